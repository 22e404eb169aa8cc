"""A value in a scenario file with its line: many spellings are accepted, but only known words."""

import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from burgrave.core import error
from burgrave.core.error import BurgraveError, ScenarioError, short_repr
from burgrave.core.events import SPECTATOR

Pairs: TypeAlias = "list[tuple[ScenarioValue, ScenarioValue]]"
NOTHING: Final = ("none", "nobody", "nothing", "null")
MOST_LISTED: Final = 80  # a longer list of known words would hide the message
SEAT: Final = re.compile(r"(?:seat |p)?(\d{1,9})")


def normalize(text: str) -> str:
    """Return one spelling for a word: `Trading Post`, `trading-post` and `trading_post` are the same."""
    for mark, instead in (("_", " "), ("-", " "), ("'", ""), ("\u2019", "")):
        text = text.replace(mark, instead)
    return " ".join(text.lower().split())


def closest_word(word: str, known: Iterable[str]) -> str:
    """Return the known word that a misspelled word most likely meant; an empty text if none is close."""
    spelled = {normalize(k): k for k in known}
    near = error.closest_match(normalize(word), list(spelled), 0.6)
    return spelled[near] if near else ""


class ScenarioValue:
    """A value in a scenario file.

    `value` is None, a bool, an int, a str or a list of ScenarioValue. A mapping has (key, value) `pairs`
    instead.
    """

    def __init__(
        self, value: "bool | int | str | list[ScenarioValue] | None", pairs: Pairs, file: str, line: int
    ) -> None:
        self.value = value
        self.pairs = pairs
        self.is_mapping = False
        self.file = file
        self.line = line

    # -- its type

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, list)

    @property
    def is_number(self) -> bool:
        return isinstance(self.value, int) and not isinstance(self.value, bool)

    @property
    def is_nothing(self) -> bool:
        """Whether nothing is written, or a word for nothing."""
        if isinstance(self.value, str):
            return normalize(self.value) in NOTHING
        return self.value is None and not self.is_mapping

    def describe_type(self) -> str:
        """Describe the type or the value for a message."""
        if self.is_mapping:
            return "mapping"
        if isinstance(self.value, list):
            return "list"
        return "nothing" if self.value is None else short_repr(self)

    def __str__(self) -> str:
        if self.is_mapping:
            return "{" + ", ".join(f"{key}: {value}" for key, value in self.pairs) + "}"
        if isinstance(self.value, list):
            return "[" + ", ".join(map(str, self.value)) + "]"
        if isinstance(self.value, bool):
            return "yes" if self.value else "no"
        return "none" if self.value is None else str(self.value)

    def to_data(self) -> object:
        """Return the plain value without lines. Words of a key are joined by underscores."""
        if self.is_mapping:
            return {normalize(str(key)).replace(" ", "_"): value.to_data() for key, value in self.pairs}
        if isinstance(self.value, list):
            return [item.to_data() for item in self.value]
        return self.value

    # -- its value; each method raises BurgraveError with the line and what would be valid

    def make_error(self, code: str, **args: object) -> BurgraveError:
        return ScenarioError(code, file=self.file, line=self.line, **args)

    def make_type_error(self, wanted: str) -> BurgraveError:
        return self.make_error("scenario-type", wanted=wanted, found=self.describe_type())

    def text(self) -> str:
        if isinstance(self.value, str) or self.is_number:
            return str(self.value)
        raise self.make_type_error("text")

    def whole(self, low: int, high: int) -> int:
        if not self.is_number:
            raise self.make_type_error("number")
        number = int(str(self.value))
        if not low <= number <= high:
            raise self.make_error("scenario-range", number=number, low=low, high=high)
        return number

    def flag(self) -> bool:
        if isinstance(self.value, bool):
            return self.value
        raise self.make_type_error("flag")

    def items(self) -> "list[ScenarioValue]":
        """Return the items of a list. A single value is a list of one, nothing is an empty list."""
        if isinstance(self.value, list):
            return self.value
        return [] if self.is_nothing else [self]

    def entries(self) -> Pairs:
        """Return keys and values of a mapping, in the order written."""
        if not self.is_mapping:
            raise self.make_type_error("mapping")
        return self.pairs

    def fields(self, known: Sequence[str]) -> "dict[str, ScenarioValue]":
        """Return the fields of a mapping by their known names. Raise BurgraveError for an unknown one."""
        out: dict[str, ScenarioValue] = {}
        for key, value in self.entries():
            name = key.one_of("field", known)
            if name in out:
                raise key.make_error("scenario-twice", field=name)
            out[name] = value
        return out

    def one_of(self, what: str, known: Sequence[str]) -> str:
        """Return the known word that is written here. `what` names the kind of word in the error."""
        word = normalize(self.text())
        for k in known:
            if normalize(k) == word:
                return k
        near = closest_word(word, known) or "none"
        listed = ", ".join(known) if len(known) <= MOST_LISTED else "none"
        raise self.make_error(
            "scenario-unknown-word", what=what, word=short_repr(self.text()), near=near, known=listed
        )

    def seat_or_none(self) -> int | None:
        """Return the seat if a seat number is written here: 1, seat 1 or P1. Otherwise return None."""
        if self.is_number:
            return int(str(self.value))
        found = SEAT.fullmatch(normalize(self.value)) if isinstance(self.value, str) else None
        return int(found[1]) if found else None

    def seat(self, seats: int, spectators: bool = False) -> int:
        if (
            spectators
            and isinstance(self.value, str)
            and normalize(self.value) in ("spectator", "spectators")
        ):
            return SPECTATOR
        number = self.seat_or_none()
        if number is None:
            raise self.make_type_error("seat")
        if not 0 <= number < seats:
            raise self.make_error("scenario-seat", seat=number, last=seats - 1)
        return number

    def seats(self, seats: int) -> list[int]:
        return [item.seat(seats) for item in self.items()]


def scalar(value: bool | int | str | None, file: str, line: int) -> ScenarioValue:
    return ScenarioValue(value, [], file, line)


def sequence(items: list[ScenarioValue], file: str, line: int) -> ScenarioValue:
    return ScenarioValue(items, [], file, line)


def mapping(pairs: Pairs, file: str, line: int) -> ScenarioValue:
    """Return a mapping. Raise BurgraveError if a key is there twice, in any spelling."""
    seen: set[str] = set()
    for key, _ in pairs:
        word = normalize(key.text())
        if word in seen:
            raise key.make_error("scenario-twice", field=key.text())
        seen.add(word)
    out = ScenarioValue(None, pairs, file, line)
    out.is_mapping = True
    return out


def merge(base: ScenarioValue | None, change: ScenarioValue | None) -> ScenarioValue | None:
    """Return the base with the fields of the change, mapping by mapping."""
    if base is None or change is None:
        return change if base is None else base
    if not (base.is_mapping and change.is_mapping):
        return change
    news = {normalize(key.text()): (key, value) for key, value in change.pairs}
    pairs: Pairs = []
    for key, value in base.pairs:
        other = news.pop(normalize(key.text()), None)
        pairs.append((key, value) if other is None else (other[0], require(merge(value, other[1]))))
    return mapping([*pairs, *news.values()], change.file, change.line)


def require(node: ScenarioValue | None) -> ScenarioValue:
    assert node is not None
    return node
