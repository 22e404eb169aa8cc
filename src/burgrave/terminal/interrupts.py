"""Handle Ctrl-C, a closed terminal and a termination signal in the same way."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class StopRequestedError(Exception):
    """The program was asked to stop."""


@contextmanager
def raise_on_stop_signal() -> Iterator[None]:
    """Raise StopRequestedError on a stop signal or at the end of input. Restore the handlers afterwards."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise StopRequestedError

    if threading.current_thread() is not threading.main_thread():  # only the main thread can handle signals
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
