"""Numbers and addresses as they are typed: a wrong one is answered with what would be right."""

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import SplitResult, urlsplit

import click

from burgrave.core.error import BurgraveError, short_repr

MAX_NUMBER: Final = 10**18 - 1  # of any whole number; Python itself refuses to read thousands of digits
MAX_DIGITS: Final = len(str(MAX_NUMBER))
MAX_GAMES: Final = 10**9
MAX_DEALS: Final = 10**6
MAX_WORKERS: Final = 1000
MAX_DAYS: Final = 36_500
MAX_PORT: Final = 65_535
MAX_SECONDS: Final = 86_400  # a day
HOST: Final = re.compile(r"[\w.-]+|\[[0-9a-fA-F:.]+\]")
EXAMPLE_ADDRESS: Final = "https://games.example/burgrave"  # as an example
WHOLE: Final = re.compile(r"\s*([-+]?)0*(\d+)\s*")


def parse_whole_number(typed: str) -> int | None:
    """Return the whole number that is typed, None if it is none or beyond LARGEST."""
    found = WHOLE.fullmatch(typed)
    return int(found[1] + found[2]) if found is not None and len(found[2]) <= MAX_DIGITS else None


def whole_number_type(
    low: int | None = None, high: int = MAX_NUMBER
) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Reads a whole number between these two."""

    def read(context: click.Context, option: click.Parameter, typed: str | None) -> int | None:
        return None if typed is None else parse_number_between(option.opts[0], typed, low, high)

    return read


def parse_number_between(option: str, typed: str, low: int | None, high: int = MAX_NUMBER) -> int:
    """Return the number that is typed; raises BurgraveError with the end that it lies beyond."""
    number = parse_whole_number(typed)
    if number is None and WHOLE.fullmatch(typed):  # too many digits
        number, low = (-MAX_NUMBER - 1, low or -MAX_NUMBER) if "-" in typed else (MAX_NUMBER + 1, low)
    if number is None or (low is not None and number < low):
        raise BurgraveError("number-whole", option=option, value=short_repr(typed), low=low)
    if number > high:
        raise BurgraveError("number-large", option=option, value=short_repr(typed), high=high)
    return number


def parse_seconds(context: click.Context, option: click.Parameter, typed: str | None) -> float | None:
    """Reads a time that is neither nothing nor longer than a day."""
    return None if typed is None else parse_time(option, typed, "number-seconds", may_be_zero=False)


def parse_delay(context: click.Context, option: click.Parameter, typed: str) -> float:
    """Reads a time of at most a day; it may be none at all."""
    return parse_time(option, typed, "number-pause", may_be_zero=True)


def parse_time(option: click.Parameter, typed: str, error_code: str, may_be_zero: bool) -> float:
    try:
        number = float(typed)
    except ValueError:
        number = -1.0
    if number > MAX_SECONDS:
        raise BurgraveError("number-large", option=option.opts[0], value=short_repr(typed), high=MAX_SECONDS)
    if not number >= 0 or (number == 0 and not may_be_zero):  # nan is not even smaller
        raise BurgraveError(error_code, option=option.opts[0], value=short_repr(typed))
    return number


def parse_web_address(context: click.Context, option: click.Parameter, typed: str) -> str:
    """Reads an address that a browser can open; it may have a path, and nothing after it."""
    if typed and not is_web_address(typed):
        raise BurgraveError(
            "address-web", option=option.opts[0], value=short_repr(typed), example=EXAMPLE_ADDRESS
        )
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
