"""The common base of games whose states share one object with the rules of their options."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import Step
from burgrave.core.error import OptionsError
from burgrave.core.events import EventLog
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.public_types import AnyRng
from burgrave.core.rng import Rng, as_rng
from burgrave.core.state import State

S = TypeVar("S", bound=State)
OptionsT = TypeVar("OptionsT", bound=Options)
R = TypeVar("R")

MAX_KNOWN_RULES: Final = 64  # a server sees many combinations of options


@mypyc_attr(allow_interpreted_subclasses=True)
class GameWithRules(Game[S], Generic[S, OptionsT, R]):
    """A game that makes the rules of its options once. States with the same options share them."""

    def __init__(
        self,
        id: str,
        rules_version: int,
        notation_version: int,
        steps: list[Step[Any]],
        options_type: type[OptionsT],
    ) -> None:
        super().__init__(id, rules_version, notation_version, steps)
        self.options_type = options_type
        self.known_rules: dict[str, R] = {}  # the latest ones; states keep theirs

    def make_rules(self, key: str, options: OptionsT) -> R:
        """Return the rules of these options. The key is the game and the options in one line."""
        raise NotImplementedError

    def set_up(self, rules: R, rng: Rng, event_log: EventLog | None) -> S:
        """Return a new game with these rules at its first decision."""
        raise NotImplementedError

    def without_contents(self, rules: R) -> S:
        """Return a state with these rules, to be loaded from bytes."""
        raise NotImplementedError

    def points(self, s: S, seat: i64) -> int:
        """Return the points of a seat."""
        raise NotImplementedError

    def own_options(self, options: Options) -> OptionsT:
        """Return the options, or raise OptionsError if they belong to another game."""
        if not isinstance(options, self.options_type):
            raise OptionsError("options-of-other-game", game=self.id)
        return options

    def rules(self, options: Options) -> R:
        """Return the rules of these options: known ones, or new ones. Only the latest are known."""
        own = self.own_options(options)
        key = f"{self.id} {own.to_dict()}"
        rules = self.known_rules.get(key)
        if rules is None:
            rules = self.make_rules(key, own)
            self.known_rules[key] = rules
            for oldest in list(self.known_rules)[:-MAX_KNOWN_RULES]:
                self.known_rules.pop(oldest, None)
        return rules

    def start(self, options: Options, rng: AnyRng, event_log: EventLog | None = None) -> S:
        return self.set_up(self.rules(options), as_rng(rng), event_log)

    def empty_state(self, options: Options) -> S:
        return self.without_contents(self.rules(options))

    def scores(self, s: S) -> list[int]:
        return [self.points(s, seat) for seat in range(self.seats(s))]
