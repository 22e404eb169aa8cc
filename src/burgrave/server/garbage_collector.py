"""The garbage collector of a process with thousands of sockets: it runs rarely, and its pauses are measured.

A full collection visits every object and stops the process, up to a second with 4,000 sockets. Nearly all
objects here are freed without it.
"""

import gc
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

THRESHOLDS: Final = (50_000, 20, 100)

PauseObserver = Callable[[int, float], None]
"""Receives the generation that was collected and how many seconds that took."""


def configure(observer: PauseObserver | None = None) -> Callable[[], None]:
    """Set up the collector and return a function that restores it.

    Call this when everything is loaded: the objects that exist then are excluded from collections.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    timer = PauseTimer(observer) if observer is not None else None
    if timer is not None:
        gc.callbacks.append(timer)

    def restore() -> None:
        gc.set_threshold(*before)
        gc.unfreeze()
        if timer is not None:
            gc.callbacks.remove(timer)

    return restore


class PauseTimer:
    """Measures how long collections stop the process."""

    def __init__(self, observer: PauseObserver) -> None:
        self.observer = observer
        self.started_at = 0.0

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self.started_at = perf_counter()
        else:
            self.observer(int(info["generation"]), perf_counter() - self.started_at)
