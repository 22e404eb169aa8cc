"""What a seat may see, and a whole table made from that alone.

What an inconclusive guess or a duel says about a card that nobody saw is forgotten on purpose.
"""

from burgrave.core.events import FULL_STATE
from burgrave.core.interpreted_state import InterpretedState
from burgrave.core.rng import NO_RNG, Rng
from burgrave.core.state import UNKNOWN
from tests.games.letter.notation import COPIES, RANKS


def view(s: InterpretedState, seat: int) -> InterpretedState:
    v = s.clone()
    v.viewer = seat
    v.rng = NO_RNG
    v.table.deck = [UNKNOWN] * len(s.table.deck)
    v.table.aside = [UNKNOWN] * len(s.table.aside)
    v.table.knowledge.keep_only(seat)
    for other, p in enumerate(v.table.players):
        if other != seat:
            p.hand = [UNKNOWN] * len(p.hand)
    return v


def sample_state(v: InterpretedState, rng: Rng) -> InterpretedState:
    """Known cards lie where they were seen, the others anywhere."""
    s = v.clone()
    s.viewer = FULL_STATE
    s.rng = rng
    hidden = [seat for seat in range(len(s.table.players)) if seat != v.viewer]
    for seat in hidden:
        known = s.table.knowledge.known_kinds(v.viewer, seat)
        s.table.players[seat].hand = known + [UNKNOWN] * (len(s.table.players[seat].hand) - len(known))
    unseen = cards_unseen(s)
    rng.shuffle(unseen)
    for seat in hidden:
        s.table.players[seat].hand = sorted(card or unseen.pop() for card in s.table.players[seat].hand)
    s.table.aside = [unseen.pop() for _ in s.table.aside]
    s.table.deck = unseen
    return s


def cards_unseen(s: InterpretedState) -> list[int]:
    seen = s.table.open + [card for p in s.table.players for card in p.hand + p.discards]
    return [card for card in RANKS for _ in range(COPIES[card] - seen.count(card))]
