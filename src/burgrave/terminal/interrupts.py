"""Being interrupted: Ctrl-C, a closed terminal and a polite kill all end the game the same way."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class StopRequestedError(Exception):
    """Somebody or something wants the program to stop."""


@contextmanager
def raise_on_stop_signal() -> Iterator[None]:
    """Inside, being asked to stop raises Interrupted; outside, everything is as it was."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise StopRequestedError

    if threading.current_thread() is not threading.main_thread():  # signals are the main thread's
        yield
        return
    signals = [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGHUP"):
        signals.append(signal.SIGHUP)
    before = {each: signal.signal(each, stop) for each in signals}
    try:
        yield
    except (KeyboardInterrupt, EOFError):
        raise StopRequestedError from None
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
