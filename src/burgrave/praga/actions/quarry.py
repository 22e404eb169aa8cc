"""Manage quarries: a stone and a step of the quarry, or produce stone. [7]"""

from mypy_extensions import i64

from burgrave.praga.catalogue import FROM_ACTION, QUARRY, QUARRY_STEP, STONE
from burgrave.praga.claims import open_claim
from burgrave.praga.gain import gain_one
from burgrave.praga.produce import produce_stone
from burgrave.praga.state import PragaState


def develop_quarry(s: PragaState, seat: i64) -> None:
    open_claim(s, s.players[seat], QUARRY)
    gain_one(s, seat, STONE, 1, FROM_ACTION)
    if s.players[seat].quarry < s.rules.most_quarry:
        gain_one(s, seat, QUARRY_STEP, 1, FROM_ACTION)


def work_quarry(s: PragaState, seat: i64) -> None:
    open_claim(s, s.players[seat], QUARRY)
    produce_stone(s, seat)
