"""Beliefs about hidden roles: a row of weights for each seat, checked before a state is sampled."""

from typing import Any, Final

from burgrave.core.error import BurgraveError, short_repr

HEAVIEST: Final = 1e300


def check_beliefs(beliefs: list[Any], seats: int, width: int) -> None:
    """Raise BurgraveError unless the beliefs have one valid row for each seat.

    A valid row has `width` numbers (0: any count), none of them negative.
    """
    if len(beliefs) != seats:
        raise BurgraveError("beliefs-seats", found=len(beliefs), seats=seats)
    for row in beliefs:
        if not isinstance(row, list) or (width and len(row) != width):
            raise BurgraveError("beliefs-row", found=short_repr(row), width=width)
        for weight in row:
            if isinstance(weight, float):
                number: float = weight
                if 0.0 <= number <= HEAVIEST:
                    continue
            if not is_weight(weight):
                raise BurgraveError("beliefs-weight", found=short_repr(weight))


def is_weight(value: object) -> bool:
    """Check whether the value is a number that is neither negative nor too large."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= HEAVIEST
