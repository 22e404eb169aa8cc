"""Gathering resources: two gold, or two cards of which one is kept."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, discards_go, draw_to_choose, enters_hand, return_drawn, take_out
from burgrave.citadels.catalogue import CARD_COUNT, bit
from burgrave.citadels.events import DRAWN, HAND
from burgrave.citadels.modes import BEWITCHED, IN_HOSPITAL
from burgrave.citadels.moments import cards_drawn, cards_kept, gold_gathered
from burgrave.citadels.moves import KEEP, TAKE_CARDS, TAKE_GOLD
from burgrave.citadels.reasons import ALREADY_GATHERED, NO_CARD_TO_DRAW, NOT_DRAWN
from burgrave.citadels.state import KIND, Table
from burgrave.citadels.steps import KEEP_CARD, THREAT_ANSWER
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE, only, others
from burgrave.core.offer import Offer


def offer_gathering(s: Table, o: Offer) -> None:
    if s.gathered:
        if o.curious:
            o.refuse(TAKE_GOLD, ALREADY_GATHERED)
            o.refuse(TAKE_CARDS, ALREADY_GATHERED)
        return
    o.allow(TAKE_GOLD)
    if can_draw(s):
        o.allow(TAKE_CARDS)
    else:
        o.refuse(TAKE_CARDS, NO_CARD_TO_DRAW)


def gather_gold(s: Table) -> None:
    gold = gold_gathered(s, s.turn)
    s.players[s.turn].gold += gold
    s.tell(EVERYONE, "gold-gathered", s.turn, gold)
    gathered(s)


def gather_cards(s: Table) -> None:
    """Draw; if not all may be kept, a choice follows."""
    seat = s.turn
    draw_to_choose(s, cards_drawn(s, seat))
    s.shows()
    kept = cards_kept(s, seat, len(s.drawn))
    tell_drawn(s, seat, DRAWN if kept < len(s.drawn) else HAND)
    if kept < len(s.drawn):
        s.push(KEEP_CARD, kept)
        return
    for card in s.drawn:
        enters_hand(s, seat, card)
    s.drawn = vec[i64]()
    gathered(s)


def tell_drawn(s: Table, seat: i64, to: i64) -> None:
    """Tell the seat which cards are drawn, the others how many."""
    if s.journal is not None:
        s.tell(only(seat), "cards-drawn", seat, to, many=[card & KIND for card in s.drawn])
        s.tell(others(seat), "cards-drawn-hidden", seat, to, len(s.drawn))


def tell_kept(s: Table, seat: i64, kind: i64, source: i64) -> None:
    """Tell the seat which card it keeps, the others that it keeps one."""
    s.tell(only(seat), "card-kept", seat, kind, source)
    s.tell(others(seat), "card-kept-hidden", seat, source)


def tell_returned(s: Table, seat: i64) -> None:
    """Tell the seat which of the drawn cards it has not kept, the others how many."""
    if s.journal is not None:
        s.tell(only(seat), "cards-returned", seat, discards_go(s), many=[card & KIND for card in s.drawn])
        s.tell(others(seat), "cards-returned-hidden", seat, discards_go(s), len(s.drawn))


def gathered(s: Table) -> None:
    """Resources are gathered. A turn that allows nothing else is over; a threat must be answered."""
    s.gathered = True
    if s.mode == BEWITCHED or s.mode == IN_HOSPITAL:
        s.tell(EVERYONE, "turn-ended", s.turn)
        s.pop()
    elif s.threat_open:
        s.push(THREAT_ANSWER)


def offer_drawn(s: Table, o: Offer) -> None:
    """Offer each kind of the drawn cards once."""
    before: i64 = 0
    for card in s.drawn:
        kind: i64 = card & KIND
        if not before & bit(kind):
            before |= bit(kind)
            o.allow(KEEP + kind)
    if o.curious:
        for kind in range(1, CARD_COUNT + 1):
            if not before & bit(kind):
                o.refuse(KEEP + kind, NOT_DRAWN)


@final
class KeepCard(Step[Table]):
    """Keep one of the drawn cards; the argument counts how many may still be kept."""

    kind = "keep"

    def seat(self, s: Table, left: i64) -> i64:
        return s.turn

    def offer(self, s: Table, left: i64, o: Offer) -> None:
        offer_drawn(s, o)

    def choose(self, s: Table, left: i64, move: i64) -> None:
        kind = move - KEEP
        seat = s.turn
        s.pop()
        s.drawn = take_out(s.drawn, kind)
        # Others cannot know whether a card they knew was the one kept: its marks end here.
        enters_hand(s, seat, kind)
        tell_kept(s, seat, kind, DRAWN)
        if left > 1:
            s.push(KEEP_CARD, left - 1)
            return
        tell_returned(s, seat)
        return_drawn(s, seat)
        gathered(s)
