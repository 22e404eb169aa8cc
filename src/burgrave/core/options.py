"""What can be chosen before a game: one declaration for each option, from which all else follows.

A game lists its options (`Game.option_list`), those on which others depend first. `OptionsChecker` checks
what somebody chose and collects every mistake; the command line, its help and the schema of a form are made
from the list. A game that comes in editions calls that option `edition`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from burgrave.core.agenda import NO_SEAT
from burgrave.core.error import BurgraveError, short_repr
from burgrave.core.events import SEATS

NUMBER: Final = "number"  # a whole number
SEAT: Final = "seat"  # a seat of the table, or one of the choices
WORD: Final = "word"  # one of the choices, or whatever the game accepts if there are none
WORDS: Final = "words"  # a list of them, which the game itself looks at
FLAG: Final = "flag"  # yes or no
RANDOM_SEED: Final = (
    "lot"  # a number that settles what is drawn by lot; whoever asks for it need not name one
)
FILE: Final = "file"  # component data: `Game.register_components` gives the value from what is in the file
KINDS: Final = [NUMBER, SEAT, WORD, WORDS, FLAG, RANDOM_SEED, FILE]

DOUBTFUL: Final = object()  # in the place of a value that was wrong: nobody knows what was meant
RANDOM: Final = "random"
HIGHEST_RANDOM_SEED: Final = 2**63 - 1
PLAYERS: Final = "players"
YES: Final = ["yes", "true"]
NO: Final = ["no", "false"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Resolved options of one game: every choice made, nothing left to a default."""

    def __init__(self, players: int) -> None:
        self.players = players

    def to_dict(self) -> dict[str, Any]:
        """Plain data that `Game.options` turns back into the same options."""
        raise NotImplementedError


@final
class Condition:
    """An option that makes sense only where another one has one of these values.

    `refusal` is the key of what somebody is told who chooses it elsewhere.
    """

    def __init__(self, option: str, values: Sequence[Any], error_code: str = "option-not-applicable") -> None:
        self.option = option
        self.values = list(values)
        self.error_code = error_code

    def is_met(self, chosen: Mapping[str, Any]) -> bool:
        value = chosen.get(self.option)
        return value is DOUBTFUL or value in self.values


@final
class DependsOn:
    """A number or a default that depends on the value of another option."""

    def __init__(self, option: str, values: Mapping[Any, Any]) -> None:
        self.option = option
        self.values = dict(values)

    def value_for(self, chosen: Mapping[str, Any]) -> Any:
        return self.values.get(chosen.get(self.option))


@final
class Option:
    """One thing to choose: `about` is the key of its help, no default means that it follows from the rest."""

    def __init__(
        self,
        name: str,
        kind: str,
        help_key: str,
        default: Any = None,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int | DependsOn = 0,
        when: Sequence[Condition] = (),
        group: str = "table",
        unknown_code: str = "option-choice",
    ) -> None:
        self.name = name
        self.kind = kind
        self.help_key = help_key
        self.default = default
        self.choices = list(choices)  # empty: whatever the game accepts
        self.low = low
        self.high = high
        self.when = list(when)
        self.group = group
        self.unknown_code = unknown_code  # the key of what is told of a word that is none of the choices

    def default_for(self, chosen: Mapping[str, Any]) -> Any:
        """The default beside what is chosen already."""
        return self.default.value_for(chosen) if isinstance(self.default, DependsOn) else self.default

    def high_for(self, chosen: Mapping[str, Any]) -> int:
        if not isinstance(self.high, DependsOn):
            return self.high
        found: int | None = self.high.value_for(chosen)
        return max(self.high.values.values()) if found is None else found

    def unmet_condition(self, chosen: Mapping[str, Any]) -> Condition | None:
        """The condition that what is chosen already does not meet; what is in doubt meets every one."""
        return next((when for when in self.when if not when.is_met(chosen)), None)

    def to_dict(self) -> dict[str, Any]:
        """The declaration for a form: plain data."""
        data: dict[str, Any] = {"name": self.name, "kind": self.kind, "group": self.group}
        data["default"] = dependent_data(self.default)
        if self.choices:
            data["choices"] = self.choices
        if self.kind == NUMBER:
            data |= {"low": self.low, "high": dependent_data(self.high)}
        data["when"] = [{"option": when.option, "values": when.values} for when in self.when]
        return data


def dependent_data(value: Any) -> Any:
    """A value, or which option it depends on and how."""
    return {"by": value.option, "values": value.values} if isinstance(value, DependsOn) else value


class OptionsChecker:
    """What somebody chose, checked option by option; every mistake is kept until `settle`."""

    def __init__(self, options: Sequence[Option], raw_values: Mapping[str, Any]) -> None:
        self.options = {option.name: option for option in options}
        self.raw_values = raw_values
        self.values: dict[str, Any] = {}
        self.certain_values: dict[str, Any] = {}  # the same, but DOUBTFUL where there was a mistake
        self.errors: list[BurgraveError] = []
        known = ", ".join(self.options)
        for name in raw_values:
            if name not in self.options:
                self.errors.append(BurgraveError("option-unknown", option=name, known=known))
        for option in options:
            mistakes = len(self.errors)
            self.values[option.name] = self.check_value(option)
            sure = len(self.errors) == mistakes
            self.certain_values[option.name] = self.values[option.name] if sure else DOUBTFUL

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def is_given(self, name: str) -> bool:
        """Whether somebody chose a value for this option."""
        return self.raw_values.get(name) not in (None, "")

    def add_error(self, error: BurgraveError) -> None:
        self.errors.append(error)

    def raise_errors(self) -> None:
        """Raise what was wrong, all of it at once."""
        if self.errors:
            first, *others = self.errors
            first.others = others
            raise first

    def check_value(self, option: Option) -> Any:
        """The value as it should be; the usual one in the place of a mistake."""
        default = option.default_for(self.values)
        if not self.is_given(option.name):
            return default
        value = self.raw_values[option.name]
        condition = option.unmet_condition(self.certain_values)
        if condition is not None:
            if value not in (False, [], default):
                self.add_error(self.make_condition_error(option, value, condition))
            return default
        try:
            return read_value(option, value, self.certain_values)
        except BurgraveError as error:
            self.add_error(error)
            return default

    def make_condition_error(self, option: Option, value: Any, when: Condition) -> BurgraveError:
        return BurgraveError(
            when.error_code,
            option=option.name,
            value=short_repr(value),
            by=when.option,
            needed=", ".join(map(str, when.values)),
            **{when.option: self.values[when.option]},
        )


def read_value(option: Option, value: Any, chosen: Mapping[str, Any]) -> Any:
    """The value as the kind of option wants it; raises BurgraveError with what would be right."""
    if option.kind == NUMBER:
        return read_whole_number(option.name, value, option.low, option.high_for(chosen))
    if option.kind == SEAT:
        players = chosen[PLAYERS]
        return read_seat_or_random(option.name, value, SEATS if players is DOUBTFUL else players)
    if option.kind == FLAG:
        return read_flag(option.name, value)
    if option.kind == RANDOM_SEED:
        return value if value is False else read_whole_number(option.name, value, 0, HIGHEST_RANDOM_SEED)
    if option.kind == WORDS:
        return read_list(value)
    if option.kind == WORD and option.choices:
        return read_choice(option.name, value, option.choices, option.unknown_code)
    return value


def read_choice(option: str, value: Any, choices: Sequence[str], unknown: str = "option-choice") -> str:
    """The choice meant, whatever its capitals; one named by a year may come as a number."""
    for choice in choices:
        if not isinstance(value, bool) and short_repr(value).lower() == choice.lower():
            return choice
    raise BurgraveError(unknown, option=option, value=short_repr(value), choices=", ".join(choices))


def read_whole_number(option: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BurgraveError("option-range", option=option, value=short_repr(value), low=low, high=high)
    return value


def read_flag(option: str, value: Any) -> bool:
    """Yes or no; words serve the command line."""
    return value if isinstance(value, bool) else read_choice(option, value, YES + NO) in YES


def read_seat_or_random(option: str, value: Any, players: int) -> int | str:
    return RANDOM if value == RANDOM else read_whole_number(option, value, 0, players - 1)


def seat_number(value: int | str) -> int:
    """The seat that was chosen; NO_SEAT if chance decides."""
    return NO_SEAT if isinstance(value, str) else value


def read_list(value: Any) -> list[str]:
    """A list, or words with commas between."""
    if isinstance(value, str):
        value = value.split(",")
    found = value if isinstance(value, list | tuple) else [value]
    return [word for word in (short_repr(each).strip() for each in found) if word]
