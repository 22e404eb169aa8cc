"""Progress of long work: a function that gets the work done and the whole, or a line on stderr."""

import sys
from collections.abc import Callable

Progress = Callable[[int, int], None] | bool


def report_progress(progress: Progress, done: int, total: int) -> None:
    """Report how much is done: call the function, or rewrite a line on stderr if `progress` is True."""
    if callable(progress):
        progress(done, total)
    elif progress:
        end = "\n" if done >= total else ""
        print(f"\r{done} / {total}", end=end, file=sys.stderr, flush=True)
