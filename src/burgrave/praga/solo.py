"""The solo game: an opponent takes an action tile after each turn of the player. [20]"""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.praga.catalogue import bit
from burgrave.praga.crane import oldest_tile
from burgrave.praga.end_turn import BY_OPPONENT
from burgrave.praga.parler import draw_card
from burgrave.praga.rules import PARLER
from burgrave.praga.state import OFF_WHEEL, PragaState
from burgrave.praga.steps import RECYCLE, TURN_WHEEL


@final
class OpponentStep(Step[PragaState]):
    """Play the opponent's turn: Parler first resolves a card."""

    def run(self, s: PragaState, argument: i64) -> None:
        if s.rules.solo == PARLER:
            draw_card(s)
        s.then(RECYCLE)


@final
class RecycleStep(Step[PragaState]):
    """Take the oldest tile, or the one that the card names, for the opponent, which gains nothing."""

    def run(self, s: PragaState, argument: i64) -> None:
        later: i64 = 0
        if s.card == 4:
            later = 1
        elif s.card == 5:
            later = 2
        tile = oldest_tile(s, later)
        s.card = 0
        position = s.positions[tile]
        s.taken = tile
        s.positions[tile] = OFF_WHEEL
        s.five_points &= ~bit(tile)
        s.emit(EVERYONE, "opponent-took", s.rules.first_action_tile - 1 + tile, position)
        s.then(TURN_WHEEL, BY_OPPONENT)
