"""Parse numbers and addresses. The error for an invalid value says which values are valid."""

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import SplitResult, urlsplit

import click

from burgrave.core.error import BurgraveError, short_repr

MAX_NUMBER: Final = 10**18 - 1  # for all whole numbers; Python refuses to parse thousands of digits
MAX_DIGITS: Final = len(str(MAX_NUMBER))
MAX_GAMES: Final = 10**9
MAX_DEALS: Final = 10**6
MAX_WORKERS: Final = 1000
MAX_DAYS: Final = 36_500
MAX_PORT: Final = 65_535
MAX_SECONDS: Final = 86_400  # one day
HOST: Final = re.compile(r"[\w.-]+|\[[0-9a-fA-F:.]+\]")
EXAMPLE_HOST: Final = "burgrave.lan"
EXAMPLE_ADDRESS: Final = "https://games.example/burgrave"
WHOLE: Final = re.compile(r"\s*([-+]?)0*(\d+)\s*")


def parse_whole_number(typed: str) -> int | None:
    """Return the typed whole number, or None if it is invalid or beyond MAX_NUMBER."""
    found = WHOLE.fullmatch(typed)
    return int(found[1] + found[2]) if found is not None and len(found[2]) <= MAX_DIGITS else None


def whole_number_type(
    low: int | None = None, high: int = MAX_NUMBER
) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Return a callback that parses a whole number between these two."""

    def read(context: click.Context, option: click.Parameter, typed: str | None) -> int | None:
        return None if typed is None else parse_number_between(option.opts[0], typed, low, high)

    return read


def parse_number_between(option: str, typed: str, low: int | None, high: int = MAX_NUMBER) -> int:
    """Return the typed number. Raise BurgraveError if it is invalid or out of range."""
    number = parse_whole_number(typed)
    if number is None and WHOLE.fullmatch(typed):  # too many digits
        number, low = (-MAX_NUMBER - 1, low or -MAX_NUMBER) if "-" in typed else (MAX_NUMBER + 1, low)
    if number is None or (low is not None and number < low):
        raise BurgraveError("number-whole", option=option, value=short_repr(typed), low=low)
    if number > high:
        raise BurgraveError("number-large", option=option, value=short_repr(typed), high=high)
    return number


def parse_seconds(context: click.Context, option: click.Parameter, typed: str | None) -> float | None:
    """Parse a time that is more than zero and at most a day."""
    return None if typed is None else parse_time(option, typed, "number-seconds", may_be_zero=False)


def parse_delay(context: click.Context, option: click.Parameter, typed: str) -> float:
    """Parse a time of at most a day. It may be zero."""
    return parse_time(option, typed, "number-pause", may_be_zero=True)


def parse_time(option: click.Parameter, typed: str, error_code: str, may_be_zero: bool) -> float:
    try:
        number = float(typed)
    except ValueError:
        number = -1.0
    if number > MAX_SECONDS:
        raise BurgraveError("number-large", option=option.opts[0], value=short_repr(typed), high=MAX_SECONDS)
    if not number >= 0 or (number == 0 and not may_be_zero):  # `not … >=` also rejects nan
        raise BurgraveError(error_code, option=option.opts[0], value=short_repr(typed))
    return number


def parse_web_address(context: click.Context, option: click.Parameter, typed: str) -> str:
    """Parse an address that a browser can open. It may have a path, but no query or fragment."""
    if typed and not is_web_address(typed):
        raise BurgraveError(
            "address-web", option=option.opts[0], value=short_repr(typed), example=EXAMPLE_ADDRESS
        )
    return typed


def parse_host_names(
    context: click.Context, option: click.Parameter, typed: tuple[str, ...]
) -> frozenset[str]:
    """Parse host names as a browser sends them, without a port."""
    for name in typed:
        if not HOST.fullmatch(name):
            raise BurgraveError(
                "address-host", option=option.opts[0], value=short_repr(name), example=EXAMPLE_HOST
            )
    return frozenset(name.lower() for name in typed)


def is_web_address(typed: str) -> bool:
    try:
        parts = urlsplit(typed)
        port = parts.port
    except ValueError:  # an invalid address or port
        return False
    return (
        parts.scheme in ("http", "https")
        and port != 0
        and is_host(parts)
        and not any((parts.query, parts.fragment, "?" in typed, "#" in typed))
        and not any(letter.isspace() or not letter.isprintable() for letter in typed)
    )


def is_host(parts: SplitResult) -> bool:
    """Return whether there is a host, perhaps with a port, and no user name or password."""
    host, _, port = parts.netloc.rpartition(":") if parts.port else (parts.netloc, "", "")
    return HOST.fullmatch(host) is not None and port.isdecimal() == bool(port)
