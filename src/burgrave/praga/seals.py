"""Seals: claimed by right, each by one player. [16]"""

from mypy_extensions import i64

from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer
from burgrave.praga.catalogue import SEALS, bit
from burgrave.praga.moves import SEAL
from burgrave.praga.pay import amount_of, can_pay, missing, pay
from burgrave.praga.reasons import NO_SEAL_RIGHT, SEAL_TAKEN
from burgrave.praga.state import Player, Table


def taken_seals(s: Table) -> i64:
    taken = s.bot_seals
    for p in s.players:
        taken |= p.seals
    return taken


def offer_seals(s: Table, p: Player, o: Offer) -> None:
    if p.seal_rights == 0 and not o.curious:
        return
    taken = taken_seals(s)
    seal: i64 = 1
    while seal <= SEALS:
        price = s.rules.seal_price[seal]
        if p.seal_rights == 0:
            o.refuse(SEAL + seal, NO_SEAL_RIGHT)
        elif taken & bit(seal):
            o.refuse(SEAL + seal, SEAL_TAKEN)
        elif can_pay(p, price):
            o.allow(SEAL + seal)
        else:
            reason = missing(p, price)
            o.refuse(SEAL + seal, reason, amount_of(price, reason))
        seal += 1


def claim_seal(s: Table, p: Player, seat: i64, seal: i64) -> None:
    """A free cube marks it; without one the marker at the end of the track does."""
    pay(s, seat, s.rules.seal_price[seal])
    p.seal_rights -= 1
    p.seals |= bit(seal)
    cube: i64 = 1 if p.cubes > 0 else 0
    p.cubes -= cube
    s.tell(EVERYONE, "seal-claimed", seat, seal, cube)
