"""What a seat may see: the same table with UNKNOWN in the hidden places and the seat's own memory."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import KIND, MARKS, Table
from burgrave.core.event import only
from burgrave.core.game import NO_CHANCE, UNKNOWN


def view(s: Table, seat: i64) -> Table:
    v = s.clone()
    v.eyes = seat
    v.chance = NO_CHANCE
    other: i64 = 0
    for p in v.players:
        if other != seat:
            p.hand = [UNKNOWN] * len(p.hand)
            p.roles &= p.shown
            p.received = 0
            p.received_again = 0
            p.put_away = 0
        other += 1
    v.deck = known_to(seat, s.deck)
    v.pile = known_to(seat, s.pile)
    if s.turn != seat:
        v.drawn = known_to(seat, s.drawn)
    else:
        v.drawn = [card & KIND for card in s.drawn]
    if not s.facedown_seen & bit(seat):
        v.facedown = 0
    v.knowledge.keep_only(seat)
    return v


def known_to(seat: i64, cards: list[int]) -> list[int]:
    """Cards whose places are their own: shown where the seat's mark is, else UNKNOWN."""
    mark = only(seat) << MARKS
    return [(card & KIND) | mark if card & mark else UNKNOWN for card in cards]
