"""What can be chosen before a game: one declaration for each option, from which all else follows.

A game lists its options (`Game.option_list`), those on which others depend first. `Given` checks what
somebody chose and collects every mistake; the command line, its help and the schema of a form are made from
the list.
A game that comes in editions calls that option `edition`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from burgrave.core.agenda import NOBODY
from burgrave.core.event import SEATS
from burgrave.core.wrong import Wrong, said

NUMBER: Final = "number"  # a whole number
SEAT: Final = "seat"  # a seat of the table, or one of the choices
WORD: Final = "word"  # one of the choices, or whatever the game accepts if there are none
WORDS: Final = "words"  # a list of them, which the game itself looks at
FLAG: Final = "flag"  # yes or no
LOT: Final = "lot"  # a number that settles what is drawn by lot; whoever asks for it need not name one
FILE: Final = "file"  # component data: `Game.know_components` gives the value from what is in the file
KINDS: Final = [NUMBER, SEAT, WORD, WORDS, FLAG, LOT, FILE]

DOUBTFUL: Final = object()  # in the place of a value that was wrong: nobody knows what was meant
RANDOM: Final = "random"
HIGHEST_LOT: Final = 2**63 - 1
PLAYERS: Final = "players"
YES: Final = ["yes", "true"]
NO: Final = ["no", "false"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Resolved options of one game: every choice made, nothing left to a default."""

    def __init__(self, players: int) -> None:
        self.players = players

    def as_dict(self) -> dict[str, Any]:
        """Plain data that `Game.options` turns back into the same options."""
        raise NotImplementedError


@final
class When:
    """An option that makes sense only where another one has one of these values.

    `refusal` is the key of what somebody is told who chooses it elsewhere.
    """

    def __init__(self, option: str, values: Sequence[Any], refusal: str = "option-elsewhere") -> None:
        self.option = option
        self.values = list(values)
        self.refusal = refusal

    def holds(self, chosen: Mapping[str, Any]) -> bool:
        value = chosen.get(self.option)
        return value is DOUBTFUL or value in self.values


@final
class By:
    """A number or a default that depends on the value of another option."""

    def __init__(self, option: str, values: Mapping[Any, Any]) -> None:
        self.option = option
        self.values = dict(values)

    def of(self, chosen: Mapping[str, Any]) -> Any:
        return self.values.get(chosen.get(self.option))


@final
class Option:
    """One thing to choose: `about` is the key of its help, no default means that it follows from the rest."""

    def __init__(
        self,
        name: str,
        kind: str,
        about: str,
        default: Any = None,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int | By = 0,
        when: Sequence[When] = (),
        group: str = "table",
        unknown: str = "option-choice",
    ) -> None:
        self.name = name
        self.kind = kind
        self.about = about
        self.default = default
        self.choices = list(choices)  # empty: whatever the game accepts
        self.low = low
        self.high = high
        self.when = list(when)
        self.group = group
        self.unknown = unknown  # the key of what is told of a word that is none of the choices

    def usual(self, chosen: Mapping[str, Any]) -> Any:
        """The default beside what is chosen already."""
        return self.default.of(chosen) if isinstance(self.default, By) else self.default

    def highest(self, chosen: Mapping[str, Any]) -> int:
        if not isinstance(self.high, By):
            return self.high
        found: int | None = self.high.of(chosen)
        return max(self.high.values.values()) if found is None else found

    def misplaced(self, chosen: Mapping[str, Any]) -> When | None:
        """The condition that what is chosen already does not meet; what is in doubt meets every one."""
        return next((when for when in self.when if not when.holds(chosen)), None)

    def as_data(self) -> dict[str, Any]:
        """The declaration for a form: plain data."""
        data: dict[str, Any] = {"name": self.name, "kind": self.kind, "group": self.group}
        data["default"] = by_data(self.default)
        if self.choices:
            data["choices"] = self.choices
        if self.kind == NUMBER:
            data |= {"low": self.low, "high": by_data(self.high)}
        data["when"] = [{"option": when.option, "values": when.values} for when in self.when]
        return data


def by_data(value: Any) -> Any:
    """A value, or which option it depends on and how."""
    return {"by": value.option, "values": value.values} if isinstance(value, By) else value


class Given:
    """What somebody chose, checked option by option; every mistake is kept until `settle`."""

    def __init__(self, options: Sequence[Option], given: Mapping[str, Any]) -> None:
        self.options = {option.name: option for option in options}
        self.given = given
        self.chosen: dict[str, Any] = {}
        self.known: dict[str, Any] = {}  # the same, but DOUBTFUL where there was a mistake
        self.mistakes: list[Wrong] = []
        known = ", ".join(self.options)
        for name in given:
            if name not in self.options:
                self.mistakes.append(Wrong("option-unknown", option=name, known=known))
        for option in options:
            mistakes = len(self.mistakes)
            self.chosen[option.name] = self.checked(option)
            sure = len(self.mistakes) == mistakes
            self.known[option.name] = self.chosen[option.name] if sure else DOUBTFUL

    def __getitem__(self, name: str) -> Any:
        return self.chosen[name]

    def has(self, name: str) -> bool:
        """Whether somebody chose a value for this option."""
        return self.given.get(name) not in (None, "")

    def mistake(self, wrong: Wrong) -> None:
        self.mistakes.append(wrong)

    def settle(self) -> None:
        """Raise what was wrong, all of it at once."""
        if self.mistakes:
            first, *others = self.mistakes
            first.others = others
            raise first

    def checked(self, option: Option) -> Any:
        """The value as it should be; the usual one in the place of a mistake."""
        usual = option.usual(self.chosen)
        if not self.has(option.name):
            return usual
        value = self.given[option.name]
        misplaced = option.misplaced(self.known)
        if misplaced is not None:
            if value not in (False, [], usual):
                self.mistake(self.elsewhere(option, value, misplaced))
            return usual
        try:
            return value_of(option, value, self.known)
        except Wrong as wrong:
            self.mistake(wrong)
            return usual

    def elsewhere(self, option: Option, value: Any, when: When) -> Wrong:
        return Wrong(
            when.refusal,
            option=option.name,
            value=said(value),
            by=when.option,
            needed=", ".join(map(str, when.values)),
            **{when.option: self.chosen[when.option]},
        )


def value_of(option: Option, value: Any, chosen: Mapping[str, Any]) -> Any:
    """The value as the kind of option wants it; raises Wrong with what would be right."""
    if option.kind == NUMBER:
        return whole(option.name, value, option.low, option.highest(chosen))
    if option.kind == SEAT:
        players = chosen[PLAYERS]
        return seat_or_random(option.name, value, SEATS if players is DOUBTFUL else players)
    if option.kind == FLAG:
        return flag(option.name, value)
    if option.kind == LOT:
        return value if value is False else whole(option.name, value, 0, HIGHEST_LOT)
    if option.kind == WORDS:
        return listed(value)
    if option.kind == WORD and option.choices:
        return one_of(option.name, value, option.choices, option.unknown)
    return value


def one_of(option: str, value: Any, choices: Sequence[str], unknown: str = "option-choice") -> str:
    """The choice meant, whatever its capitals; one named by a year may come as a number."""
    for choice in choices:
        if not isinstance(value, bool) and said(value).lower() == choice.lower():
            return choice
    raise Wrong(unknown, option=option, value=said(value), choices=", ".join(choices))


def whole(option: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Wrong("option-range", option=option, value=said(value), low=low, high=high)
    return value


def flag(option: str, value: Any) -> bool:
    """Yes or no; words serve the command line."""
    return value if isinstance(value, bool) else one_of(option, value, YES + NO) in YES


def seat_or_random(option: str, value: Any, players: int) -> int | str:
    return RANDOM if value == RANDOM else whole(option, value, 0, players - 1)


def seat_number(value: int | str) -> int:
    """The seat that was chosen; NOBODY if chance decides."""
    return NOBODY if isinstance(value, str) else value


def listed(value: Any) -> list[str]:
    """A list, or words with commas between."""
    if isinstance(value, str):
        value = value.split(",")
    found = value if isinstance(value, list | tuple) else [value]
    return [word for word in (said(each).strip() for each in found) if word]
