"""Producing gold or stone, with all production bonuses of the track. [7]"""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT, Step, number_in, seat_in
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.catalogue import FROM_PRODUCTION, GOLD, MINES, STONE, TOKENS, bit
from burgrave.praga.gain import gain, gain_one
from burgrave.praga.moves import TOKEN
from burgrave.praga.reasons import TOKEN_GONE
from burgrave.praga.state import PragaPlayer, PragaState


def produce_gold(s: PragaState, seat: i64) -> None:
    p = s.players[seat]
    gain_one(s, seat, GOLD, p.mines, FROM_PRODUCTION)
    for bonus in gold_produced(s, p):
        gain(s, seat, bonus, FROM_PRODUCTION)


def produce_stone(s: PragaState, seat: i64) -> None:
    p = s.players[seat]
    gain_one(s, seat, STONE, p.quarry, FROM_PRODUCTION)
    for bonus in stone_produced(s, p):
        gain(s, seat, bonus, FROM_PRODUCTION)


def gold_produced(s: PragaState, p: PragaPlayer) -> list[i64]:
    """Return the bundles gained with the gold: bonuses of the track, and the token on it."""
    return [*s.rules.gold_production[p.mines], s.rules.token_bonus[p.mine_token]]


def stone_produced(s: PragaState, p: PragaPlayer) -> list[i64]:
    """Return the bundles gained with the stone."""
    return [*s.rules.stone_production[p.quarry], s.rules.token_bonus[p.quarry_token]]


@final
class ProductionTokenStep(Step[PragaState]):
    """Take a production token from the river for the track that has reached its token space."""

    kind = "production-token"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return seat_in(argument) if s.river != 0 else NO_SEAT

    def run(self, s: PragaState, argument: i64) -> None:
        pass  # the river is empty

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        token: i64 = 1
        while token <= TOKENS:
            if s.river & bit(token):
                moves.allow(TOKEN + token)
            else:
                moves.refuse(TOKEN + token, TOKEN_GONE)
            token += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        seat, track = seat_in(argument), number_in(argument)
        token = move - TOKEN
        s.river ^= bit(token)
        if track == MINES:
            s.players[seat].mine_token = token
        else:
            s.players[seat].quarry_token = token
        s.emit(EVERYONE, "token-taken", seat, token, track)
