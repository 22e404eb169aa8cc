"""What a seat may see, and a whole table made from that alone.

What an inconclusive guess or a duel says about a card that nobody saw is forgotten on purpose.
"""

from burgrave.core.agenda import NOBODY
from burgrave.core.chance import Chance
from burgrave.core.state import NO_CHANCE, UNKNOWN
from tests.games.letter.state import Table
from tests.games.letter.words import COPIES, RANKS


def view(s: Table, seat: int) -> Table:
    v = s.clone()
    v.eyes = seat
    v.chance = NO_CHANCE
    v.deck = [UNKNOWN] * len(s.deck)
    v.aside = [UNKNOWN] * len(s.aside)
    v.knowledge.keep_only(seat)
    for other, p in enumerate(v.players):
        if other != seat:
            p.hand = [UNKNOWN] * len(p.hand)
    return v


def imagine(v: Table, chance: Chance) -> Table:
    """Known cards lie where they were seen, the others anywhere."""
    s = v.clone()
    s.eyes = NOBODY
    s.chance = chance
    hidden = [seat for seat in range(len(s.players)) if seat != v.eyes]
    for seat in hidden:
        known = s.knowledge.known(v.eyes, seat)
        s.players[seat].hand = known + [UNKNOWN] * (len(s.players[seat].hand) - len(known))
    unseen = cards_unseen(s)
    chance.shuffle(unseen)
    for seat in hidden:
        s.players[seat].hand = sorted(card or unseen.pop() for card in s.players[seat].hand)
    s.aside = [unseen.pop() for _ in s.aside]
    s.deck = unseen
    return s


def cards_unseen(s: Table) -> list[int]:
    seen = s.open + [card for p in s.players for card in p.hand + p.discards]
    return [card for card in RANKS for _ in range(COPIES[card] - seen.count(card))]
