"""Errors that are shown to users.

Every error is a `BurgraveError`. `str(error)` is an English sentence. It is made of `error.code` and
`error.params`, which never change with the language.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final
from unicodedata import category

LONGEST: Final = 40  # characters of a value in a message
CONTROL_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, format (bidi too), surrogate, line ends
JOINERS: Final = "\u200c\u200d"  # between letters of some scripts and in an emoji
FORMATTERS: Final[list["Callable[[BurgraveError], str]"]] = []  # the last one writes `str(error)`


class BurgraveError(Exception):
    """Base class of all errors that are shown to users."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, object] = dict(params)
        self.others: list[BurgraveError] = []  # further errors that were found together with this one

    def __str__(self) -> str:
        return FORMATTERS[-1](self) if FORMATTERS else self.describe()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.describe()!r})"

    def describe(self) -> str:
        """Return code and parameters in one line, for logs and where no sentence can be made."""
        params = [f"{name}={value}" for name, value in self.params.items()]
        return escape_controls(" ".join([self.code, *params]))

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_error, (type(self), self.code, self.params, self.others)


class IllegalMoveError(BurgraveError):
    """A move that cannot be played now. `legal_moves` holds the texts of the moves that can."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, **params)
        self.legal_moves: list[str] = []
        self.game_id = ""  # the game of the move, if it is known

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_illegal_move, (self.code, self.params, self.others, self.legal_moves, self.game_id)


class OptionsError(BurgraveError):
    """Options that a game cannot be played with."""


class RecordError(BurgraveError):
    """A record that cannot be read, replayed or continued."""


class ScenarioError(BurgraveError):
    """A scenario file that cannot be read or set up."""


class BotError(BurgraveError):
    """A bot that is unknown, or that cannot be used with these options."""


class StoreError(BurgraveError):
    """Saved tables or a backup that cannot be used."""


class RequestError(BurgraveError):
    """A request that the server refuses."""


def rebuild_error(
    error_type: type[BurgraveError], code: str, params: dict[str, object], others: list[BurgraveError]
) -> BurgraveError:
    """Return a copy of an error that was pickled."""
    error = error_type(code, **params)
    error.others = others
    return error


def rebuild_illegal_move(
    code: str, params: dict[str, object], others: list[BurgraveError], legal_moves: list[str], game_id: str
) -> IllegalMoveError:
    """Return a copy of an error about a move that was pickled."""
    error = IllegalMoveError(code, **params)
    error.others = others
    error.legal_moves = legal_moves
    error.game_id = game_id
    return error


def set_error_formatter(formatter: Callable[[BurgraveError], str]) -> None:
    """Set the function that writes the sentence of an error."""
    FORMATTERS.append(formatter)


def short_repr(value: object) -> str:
    """Return a value as an error message repeats it, shortened if it is long."""
    try:
        text = str(value)
    except ValueError:  # Python refuses to write numbers of thousands of digits
        return "…"
    return escape_controls(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")


def escape_controls(text: str, exempt: str = "") -> str:
    """Return text for a terminal or a log: characters that would control it are written as escapes."""
    if text.isprintable():
        return text
    return "".join(
        letter.encode("unicode_escape").decode() if is_control(letter) and letter not in exempt else letter
        for letter in text
    )


def is_control(letter: str) -> bool:
    return category(letter) in CONTROL_CATEGORIES and letter not in JOINERS


def closest_match(word: str, known: Sequence[str], similarity: float = 0.5) -> str | None:
    """Return the known word that a misspelt word most likely means, or None if none is similar enough."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, known, 1, similarity)), None)
