"""Values somebody gave for options: each is what it should be, or Wrong says what would be right."""

from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.agenda import NOBODY
from burgrave.core.wrong import Wrong

RANDOM: Final = "random"
YES: Final = ["yes", "true"]
NO: Final = ["no", "false"]


def only(given: dict[str, Any], known: Sequence[str]) -> None:
    """No option but known ones."""
    for name in given:
        if name not in known:
            raise Wrong("option-unknown", option=name, known=", ".join(known))


def one_of(option: str, value: Any, choices: Sequence[str]) -> str:
    """The choice meant, whatever its capitals; one named by a year may come as a number."""
    for choice in choices:
        if str(value).lower() == choice.lower():
            return choice
    raise Wrong("option-choice", option=option, value=str(value), choices=", ".join(choices))


def whole(option: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Wrong("option-range", option=option, value=str(value), low=low, high=high)
    return value


def flag(option: str, value: Any) -> bool:
    """Yes or no; words serve the command line."""
    return value if isinstance(value, bool) else one_of(option, value, YES + NO) in YES


def seat_or_random(option: str, value: Any, players: int) -> int:
    """A seat; NOBODY if chance decides."""
    return NOBODY if value == RANDOM else whole(option, value, 0, players - 1)
