"""The game as the contract wants it."""

from random import Random
from typing import Any

from burgrave.core.agenda import advance
from burgrave.core.events import EventLog
from burgrave.core.game import Game
from burgrave.core.interpreted_state import InterpretedState
from burgrave.core.notation import Notation
from burgrave.core.options import Option, Options
from burgrave.core.reference import GameReference
from burgrave.core.rng import NO_RNG, Rng, as_rng
from tests.games.letter import notation as w
from tests.games.letter import secrets, state_data
from tests.games.letter.options import OPTIONS, LetterOptions, resolve
from tests.games.letter.rules import DEAL, STEPS
from tests.games.letter.state import Table


class LetterReference(GameReference):
    def score_items(self) -> list[str]:
        return ["tokens"]


class Letter(Game[InterpretedState]):
    """Two to four suitors."""

    def __init__(self, id: str = "letter") -> None:
        super().__init__(id, 1, 1, STEPS)
        self.notation = Notation(w.FAMILIES, w.REASON_IDS, {"card": w.CARD_IDS}, w.EVENTS, w.STREAMS)

    def option_list(self) -> list[Option]:
        return OPTIONS

    def options(self, **given: Any) -> LetterOptions:
        return resolve(given)

    def start(
        self, options: Options, rng: Rng | Random, event_log: EventLog | None = None
    ) -> InterpretedState:
        s = self.table(options, as_rng(rng))
        s.event_log = event_log
        s.push(DEAL)
        advance(s)
        return s

    def empty_state(self, options: Options) -> InterpretedState:
        return self.table(options, NO_RNG)

    def table(self, options: Options, rng: Rng) -> InterpretedState:
        assert isinstance(options, LetterOptions)
        return InterpretedState(self, [], rng, Table(options))

    def options_of(self, s: InterpretedState) -> Options:
        options: Options = s.table.options
        return options

    def options_key(self, s: InterpretedState) -> str:
        return f"{self.id} {s.table.options.to_dict()}"

    def seats(self, s: InterpretedState) -> int:
        return len(s.table.players)

    def scores(self, s: InterpretedState) -> list[int]:
        return [p.tokens for p in s.table.players]

    def ranking(self, s: InterpretedState) -> list[int]:
        return [1 + sum(other > mine for other in self.scores(s)) for mine in self.scores(s)]

    def score_breakdown(self, s: InterpretedState, seat: int) -> list[tuple[str, int]]:
        return [("tokens", s.table.players[seat].tokens)]

    def view(self, s: InterpretedState, seat: int) -> InterpretedState:
        return secrets.view(s, seat)

    def sample_state(
        self, s: InterpretedState, rng: Rng, beliefs: list[list[float]] | None
    ) -> InterpretedState:
        return secrets.sample_state(s, rng)

    def state_data(self, s: InterpretedState) -> dict[str, Any]:
        return state_data.letter_state_data(s)

    def state_data_type(self) -> Any:
        return state_data.LetterStateData

    def reference(self) -> GameReference:
        return LetterReference(self.id)
