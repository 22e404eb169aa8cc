"""Numbers and addresses as they are typed: a wrong one is answered with what would be right."""

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import SplitResult, urlsplit

import click

from burgrave.core.wrong import Wrong, said

LARGEST: Final = 10**18 - 1  # of any whole number; Python itself refuses to read thousands of digits
DIGITS: Final = len(str(LARGEST))
MOST_GAMES: Final = 10**9
MOST_DEALS: Final = 10**6
MOST_WORKERS: Final = 1000
MOST_DAYS: Final = 36_500
LAST_PORT: Final = 65_535
MOST_SECONDS: Final = 86_400  # a day
HOST: Final = re.compile(r"[\w.-]+|\[[0-9a-fA-F:.]+\]")
ADDRESS: Final = "https://games.example/burgrave"  # as an example
WHOLE: Final = re.compile(r"\s*([-+]?)0*(\d+)\s*")


def whole_number(typed: str) -> int | None:
    """Return the whole number that is typed, None if it is none or beyond LARGEST."""
    found = WHOLE.fullmatch(typed)
    return int(found[1] + found[2]) if found is not None and len(found[2]) <= DIGITS else None


def whole(
    low: int | None = None, high: int = LARGEST
) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Reads a whole number between these two."""

    def read(context: click.Context, option: click.Parameter, typed: str | None) -> int | None:
        return None if typed is None else number_between(option.opts[0], typed, low, high)

    return read


def number_between(option: str, typed: str, low: int | None, high: int = LARGEST) -> int:
    """Return the number that is typed; raises Wrong with the end that it lies beyond."""
    number = whole_number(typed)
    if number is None and WHOLE.fullmatch(typed):  # too many digits
        number, low = (-LARGEST - 1, low or -LARGEST) if "-" in typed else (LARGEST + 1, low)
    if number is None or (low is not None and number < low):
        raise Wrong("number-whole", option=option, value=said(typed), low=low)
    if number > high:
        raise Wrong("number-large", option=option, value=said(typed), high=high)
    return number


def seconds(context: click.Context, option: click.Parameter, typed: str | None) -> float | None:
    """Reads a time that is neither nothing nor longer than a day."""
    return None if typed is None else time_typed(option, typed, "number-seconds", nothing=False)


def pause(context: click.Context, option: click.Parameter, typed: str) -> float:
    """Reads a time of at most a day; it may be none at all."""
    return time_typed(option, typed, "number-pause", nothing=True)


def time_typed(option: click.Parameter, typed: str, refusal: str, nothing: bool) -> float:
    try:
        number = float(typed)
    except ValueError:
        number = -1.0
    if number > MOST_SECONDS:
        raise Wrong("number-large", option=option.opts[0], value=said(typed), high=MOST_SECONDS)
    if not number >= 0 or (number == 0 and not nothing):  # nan is not even smaller
        raise Wrong(refusal, option=option.opts[0], value=said(typed))
    return number


def web_address(context: click.Context, option: click.Parameter, typed: str) -> str:
    """Reads an address that a browser can open; it may have a path, and nothing after it."""
    if typed and not is_web_address(typed):
        raise Wrong("address-web", option=option.opts[0], value=said(typed), example=ADDRESS)
    return typed


def is_web_address(typed: str) -> bool:
    try:
        parts = urlsplit(typed)
        port = parts.port
    except ValueError:  # half an address, or no port
        return False
    return (
        parts.scheme in ("http", "https")
        and port != 0
        and is_host(parts)
        and not any((parts.query, parts.fragment, "?" in typed, "#" in typed))
        and not any(letter.isspace() or not letter.isprintable() for letter in typed)
    )


def is_host(parts: SplitResult) -> bool:
    """Whether there is a name or an address, perhaps with a port, and nobody's name or password."""
    host, _, port = parts.netloc.rpartition(":") if parts.port else (parts.netloc, "", "")
    return HOST.fullmatch(host) is not None and port.isdecimal() == bool(port)
