"""Numbers as they are typed: a wrong one is answered with what would be right."""

from collections.abc import Callable

import click

from burgrave.core.wrong import Wrong


def whole(low: int | None = None) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Reads a whole number, at least as large as `low` says."""

    def read(context: click.Context, option: click.Parameter, typed: str | None) -> int | None:
        if typed is None:
            return None
        try:
            number = int(typed)
        except ValueError:
            number = None
        if number is None or (low is not None and number < low):
            raise Wrong("number-whole", option=option.opts[0], value=typed, low=low)
        return number

    return read


def seconds(context: click.Context, option: click.Parameter, typed: str | None) -> float | None:
    """Reads a time that is neither nothing nor for ever."""
    if typed is None:
        return None
    number = pause(context, option, typed)
    if number == 0:
        raise Wrong("number-seconds", option=option.opts[0], value=typed)
    return number


def pause(context: click.Context, option: click.Parameter, typed: str) -> float:
    """Reads a time that ends; it may be none at all."""
    try:
        number = float(typed)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        key = "number-pause" if option.name == "pause" else "number-seconds"
        raise Wrong(key, option=option.opts[0], value=typed)
    return number
