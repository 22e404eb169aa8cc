"""Errors that are shown to users."""

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 40  # characters of a value in a message


class BurgraveError(Exception):
    """Something a person gave that cannot be used: a key for the sentence, and its arguments."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, object] = dict(params)
        self.others: list[BurgraveError] = []  # what else was wrong, if all of it was looked at together

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{k}={v}" for k, v in self.params.items())])


def short_repr(value: object) -> str:
    """A value as a mistake repeats it: however long it is, the sentence stays one."""
    try:
        text = str(value)
    except ValueError:  # Python does not write numbers of thousands of digits
        return "…"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def closest_match(word: str, known: Sequence[str], similarity: float = 0.5) -> str | None:
    """The word that a slip of the pen most likely meant; None if none is so much alike."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, known, 1, similarity)), None)
