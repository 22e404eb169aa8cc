"""Manage mines: a coin and a step of the mines, or produce gold. [7]"""

from mypy_extensions import i64

from burgrave.praga.catalogue import FROM_ACTION, GOLD, MINE_STEP, MINES
from burgrave.praga.claims import open_claim
from burgrave.praga.gain import gain_one
from burgrave.praga.produce import produce_gold
from burgrave.praga.state import PragaState


def develop_mines(s: PragaState, seat: i64) -> None:
    open_claim(s, s.players[seat], MINES)
    gain_one(s, seat, GOLD, 1, FROM_ACTION)
    if s.players[seat].mines < s.rules.most_mines:
        gain_one(s, seat, MINE_STEP, 1, FROM_ACTION)


def work_mines(s: PragaState, seat: i64) -> None:
    open_claim(s, s.players[seat], MINES)
    produce_gold(s, seat)
