"""Errors that are shown to users."""

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 40  # characters of a value in a message


class Wrong(Exception):
    """Something a person gave that cannot be used: a key for the sentence, and its arguments."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.given: dict[str, object] = dict(args)
        self.others: list[Wrong] = []  # what else was wrong, if all of it was looked at together

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{k}={v}" for k, v in self.given.items())])


def said(value: object) -> str:
    """A value as a mistake repeats it: however long it is, the sentence stays one."""
    try:
        told = str(value)
    except ValueError:  # Python does not write numbers of thousands of digits
        return "…"
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1]}…"


def nearest(typed: str, known: Sequence[str], alike: float = 0.5) -> str | None:
    """The word that a slip of the pen most likely meant; None if none is so much alike."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(typed, known, 1, alike)), None)
