"""The options of a game: one declaration for each option, from which everything else is made.

A game lists its options (`Game.option_list`). An option comes after those it depends on. `OptionsChecker`
checks the chosen values and collects every error. The command line, its help and the schema of a form are
made from the list. A game with editions calls that option `edition`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from burgrave.core.agenda import NO_SEAT
from burgrave.core.error import BurgraveError, OptionsError, short_repr
from burgrave.core.events import SEATS

NUMBER: Final = "number"  # a whole number
SEAT: Final = "seat"  # a seat of the table, or one of the choices
WORD: Final = "word"  # one of the choices; without choices, the game checks it
WORDS: Final = "words"  # a list of words, which the game checks
FLAG: Final = "flag"  # yes or no
RANDOM_SEED: Final = "lot"  # a number that determines a random choice; the user need not choose it
FILE: Final = "file"  # component data; `GameReference.register_components` returns the value for the content
KINDS: Final = [NUMBER, SEAT, WORD, WORDS, FLAG, RANDOM_SEED, FILE]

DOUBTFUL: Final = object()  # replaces an invalid value: what was meant is unknown
RANDOM: Final = "random"
HIGHEST_RANDOM_SEED: Final = 2**63 - 1
PLAYERS: Final = "players"
YES: Final = ["yes", "true"]
NO: Final = ["no", "false"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Resolved options of one game. Every option has a value."""

    def __init__(self, players: int) -> None:
        self._players = players

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.to_dict()}>"

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._players

    def __copy__(self) -> "Options":
        return self

    def __deepcopy__(self, memo: object) -> "Options":
        return self

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        raise BurgraveError("options-pickle")

    def to_dict(self) -> dict[str, Any]:
        """Return plain data that `Game.options` turns back into the same options."""
        raise NotImplementedError


@final
class Condition:
    """The condition of an option: another option must have one of these values.

    `error_code` is the key of the error if the option is chosen and the condition is not met.
    """

    def __init__(self, option: str, values: Sequence[Any], error_code: str = "option-not-applicable") -> None:
        self.option = option
        self.values = list(values)
        self.error_code = error_code

    def __reduce__(self) -> tuple[Any, ...]:
        return Condition, (self.option, self.values, self.error_code)

    def is_met(self, chosen: Mapping[str, Any]) -> bool:
        value = chosen.get(self.option)
        return value is DOUBTFUL or value in self.values


@final
class DependsOn:
    """A number or a default that depends on the value of another option."""

    def __init__(self, option: str, values: Mapping[Any, Any]) -> None:
        self.option = option
        self.values = dict(values)

    def __reduce__(self) -> tuple[Any, ...]:
        return DependsOn, (self.option, self.values)

    def value_for(self, chosen: Mapping[str, Any]) -> Any:
        return self.values.get(chosen.get(self.option))


@final
class Option:
    """One option. `help_key` is the key of its help. Without a default, its value follows from the others."""

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
        self.choices = list(choices)  # empty: the game checks the value
        self.low = low
        self.high = high
        self.when = list(when)
        self.group = group
        self.unknown_code = unknown_code  # the key of the error for a word that is not a choice

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.kind!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        declaration = (self.name, self.kind, self.help_key, self.default, self.choices, self.low, self.high)
        return Option, (*declaration, self.when, self.group, self.unknown_code)

    def default_for(self, chosen: Mapping[str, Any]) -> Any:
        """Return the default, given the options chosen so far."""
        return self.default.value_for(chosen) if isinstance(self.default, DependsOn) else self.default

    def high_for(self, chosen: Mapping[str, Any]) -> int:
        if not isinstance(self.high, DependsOn):
            return self.high
        found: int | None = self.high.value_for(chosen)
        return max(self.high.values.values()) if found is None else found

    def unmet_condition(self, chosen: Mapping[str, Any]) -> Condition | None:
        """Return the first condition that the chosen options do not meet. A doubtful value meets all."""
        return next((when for when in self.when if not when.is_met(chosen)), None)

    def to_dict(self) -> dict[str, Any]:
        """Return the declaration as plain data, for a form."""
        data: dict[str, Any] = {"name": self.name, "kind": self.kind, "group": self.group}
        data["default"] = dependent_data(self.default)
        if self.choices:
            data["choices"] = self.choices
        if self.kind == NUMBER:
            data |= {"low": self.low, "high": dependent_data(self.high)}
        data["when"] = [{"option": when.option, "values": when.values} for when in self.when]
        return data


def dependent_data(value: Any) -> Any:
    """Return a value, or as data the option that it depends on and how."""
    return {"by": value.option, "values": value.values} if isinstance(value, DependsOn) else value


class OptionsChecker:
    """The chosen values, checked option by option. All errors are collected for `raise_errors`."""

    def __init__(self, options: Sequence[Option], raw_values: Mapping[str, Any]) -> None:
        self.options = {option.name: option for option in options}
        self.raw_values = raw_values
        self.values: dict[str, Any] = {}
        self.certain_values: dict[str, Any] = {}  # the same, but DOUBTFUL in place of an error
        self.errors: list[BurgraveError] = []
        known = ", ".join(self.options)
        for name in raw_values:
            if name not in self.options:
                self.errors.append(OptionsError("option-unknown", option=name, known=known))
        for option in options:
            mistakes = len(self.errors)
            self.values[option.name] = self.check_value(option)
            sure = len(self.errors) == mistakes
            self.certain_values[option.name] = self.values[option.name] if sure else DOUBTFUL

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def is_given(self, name: str) -> bool:
        """Check whether a value was chosen for this option."""
        return self.raw_values.get(name) not in (None, "")

    def add_error(self, error: BurgraveError) -> None:
        self.errors.append(error)

    def raise_errors(self) -> None:
        """Raise all errors at once, if there are any."""
        if self.errors:
            first, *others = self.errors
            first.others = others
            raise first

    def check_value(self, option: Option) -> Any:
        """Return the value in its right type, or the default if the value is invalid."""
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
        return OptionsError(
            when.error_code,
            option=option.name,
            value=short_repr(value),
            by=when.option,
            needed=", ".join(map(str, when.values)),
            **{when.option: self.values[when.option]},
        )


def read_value(option: Option, value: Any, chosen: Mapping[str, Any]) -> Any:
    """Return the value as the kind of option needs it. Raise BurgraveError if it is not valid."""
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
    """Return the matching choice in any case. A choice that is a year may be given as a number."""
    for choice in choices:
        if not isinstance(value, bool) and short_repr(value).lower() == choice.lower():
            return choice
    raise OptionsError(unknown, option=option, value=short_repr(value), choices=", ".join(choices))


def read_whole_number(option: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionsError("option-range", option=option, value=short_repr(value), low=low, high=high)
    return value


def read_flag(option: str, value: Any) -> bool:
    """Return a flag as bool. The command line gives it as a word."""
    return value if isinstance(value, bool) else read_choice(option, value, YES + NO) in YES


def read_seat_or_random(option: str, value: Any, players: int) -> int | str:
    return RANDOM if value == RANDOM else read_whole_number(option, value, 0, players - 1)


def seat_number(value: int | str) -> int:
    """Return the chosen seat; NO_SEAT if it is random."""
    return NO_SEAT if isinstance(value, str) else value


def read_list(value: Any) -> list[str]:
    """Return a list of words from a list or from words with commas between."""
    if isinstance(value, str):
        value = value.split(",")
    found = value if isinstance(value, list | tuple) else [value]
    return [word for word in (short_repr(each).strip() for each in found) if word]
