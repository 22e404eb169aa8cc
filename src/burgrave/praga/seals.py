"""Seals: a player with a seal right claims one, and each belongs to one player. [16]"""

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.catalogue import SEALS, bit
from burgrave.praga.moves import SEAL
from burgrave.praga.pay import amount_of, can_pay, missing, pay
from burgrave.praga.reasons import NO_SEAL_RIGHT, SEAL_TAKEN
from burgrave.praga.state import PragaPlayer, PragaState


def taken_seals(s: PragaState) -> i64:
    taken = s.bot_seals
    for p in s.players:
        taken |= p.seals
    return taken


def offer_seals(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    if p.seal_rights == 0 and not moves.wants_reasons:
        return
    taken = taken_seals(s)
    seal: i64 = 1
    while seal <= SEALS:
        price = s.rules.seal_price[seal]
        if p.seal_rights == 0:
            moves.refuse(SEAL + seal, NO_SEAL_RIGHT)
        elif taken & bit(seal):
            moves.refuse(SEAL + seal, SEAL_TAKEN)
        elif can_pay(p, price):
            moves.allow(SEAL + seal)
        else:
            reason = missing(p, price)
            moves.refuse(SEAL + seal, reason, amount_of(price, reason))
        seal += 1


def claim_seal(s: PragaState, p: PragaPlayer, seat: i64, seal: i64) -> None:
    """Claim a seal with a free cube, or without one if none is free; then the track marker shows it."""
    pay(s, seat, s.rules.seal_price[seal])
    p.seal_rights -= 1
    p.seals |= bit(seal)
    cube: i64 = 1 if p.cubes > 0 else 0
    p.cubes -= cube
    s.emit(EVERYONE, "seal-claimed", seat, seal, cube)
