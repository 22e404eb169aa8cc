"""Manage mines: a coin and a step of the mines, or produce gold. [7]"""

from typing import final

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.action import Action
from burgrave.praga.catalogue import FROM_ACTION, GOLD, MINE_STEP, MINES
from burgrave.praga.claims import open_claim
from burgrave.praga.gain import gain_one
from burgrave.praga.moves import DEVELOP_MINES, PRODUCE_GOLD
from burgrave.praga.produce import produce_gold
from burgrave.praga.state import PragaPlayer, PragaState


@final
class MinesAction(Action):
    def __init__(self) -> None:
        super().__init__(MINES)

    def costs_nothing(self, s: PragaState) -> bool:
        return True

    def offer(self, s: PragaState, p: PragaPlayer, family: i64, how: i64, moves: MoveCollector) -> None:
        moves.allow(family + DEVELOP_MINES)
        moves.allow(family + PRODUCE_GOLD)

    def begin(self, s: PragaState, seat: i64, performance: i64, how: i64, discount: i64) -> None:
        p = s.players[seat]
        open_claim(s, p, MINES)
        if performance == PRODUCE_GOLD:
            produce_gold(s, seat)
            return
        gain_one(s, seat, GOLD, 1, FROM_ACTION)
        if p.mines < s.rules.most_mines:
            gain_one(s, seat, MINE_STEP, 1, FROM_ACTION)
