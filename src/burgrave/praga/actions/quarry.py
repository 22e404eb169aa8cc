"""Manage quarries: a stone and a step of the quarry, or produce stone. [7]"""

from typing import final

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.action import Action
from burgrave.praga.catalogue import FROM_ACTION, QUARRY, QUARRY_STEP, STONE
from burgrave.praga.claims import open_claim
from burgrave.praga.gain import gain_one
from burgrave.praga.moves import DEVELOP_QUARRY, PRODUCE_STONE
from burgrave.praga.produce import produce_stone
from burgrave.praga.state import PragaPlayer, PragaState


@final
class QuarryAction(Action):
    def __init__(self) -> None:
        super().__init__(QUARRY)

    def costs_nothing(self, s: PragaState) -> bool:
        return True

    def offer(self, s: PragaState, p: PragaPlayer, family: i64, how: i64, moves: MoveCollector) -> None:
        moves.allow(family + DEVELOP_QUARRY)
        moves.allow(family + PRODUCE_STONE)

    def begin(self, s: PragaState, seat: i64, performance: i64, how: i64, discount: i64) -> None:
        p = s.players[seat]
        open_claim(s, p, QUARRY)
        if performance == PRODUCE_STONE:
            produce_stone(s, seat)
            return
        gain_one(s, seat, STONE, 1, FROM_ACTION)
        if p.quarry < s.rules.most_quarry:
            gain_one(s, seat, QUARRY_STEP, 1, FROM_ACTION)
