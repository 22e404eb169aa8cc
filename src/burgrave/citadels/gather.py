"""Gathering resources: two gold, or two cards of which one is kept."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, discard, draw, enters_hand
from burgrave.citadels.catalogue import CARD_COUNT
from burgrave.citadels.moments import cards_drawn, cards_kept
from burgrave.citadels.moves import KEEP, TAKE_CARDS, TAKE_GOLD
from burgrave.citadels.reasons import ALREADY_GATHERED, NO_CARD_TO_DRAW, NOT_DRAWN
from burgrave.citadels.state import KIND, Table
from burgrave.citadels.steps import KEEP_CARD
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE, only, others
from burgrave.core.offer import Offer

GOLD: Final = 2


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
    s.players[s.turn].gold += GOLD
    s.tell(EVERYONE, "gold-gathered", s.turn, GOLD)
    gathered(s)


def gather_cards(s: Table) -> None:
    """Draw; if not all may be kept, a choice follows."""
    seat = s.turn
    count = cards_drawn(s, seat)
    while count > 0:
        card = draw(s)
        if card == 0:
            break
        s.drawn.append(card)
        count -= 1
    kinds = [card & KIND for card in s.drawn]
    s.shows()
    s.tell_cards(only(seat), "cards-drawn", seat, kinds)
    s.tell(others(seat), "cards-drawn-hidden", seat, len(kinds))
    kept = cards_kept(s, seat, len(kinds))
    if kept < len(kinds):
        s.push(KEEP_CARD, kept)
        return
    for card in s.drawn:
        enters_hand(s, seat, card)
    s.drawn = []
    gathered(s)


def gathered(s: Table) -> None:
    s.gathered = True
    s.rules.characters[s.rank].gathers(s, s.turn)


@final
class KeepCard(Step[Table]):
    """Keep one of the drawn cards; the argument counts how many may still be kept."""

    kind = "keep"

    def seat(self, s: Table, left: i64) -> i64:
        return s.turn

    def offer(self, s: Table, left: i64, o: Offer) -> None:
        before: list[int] = []
        for card in s.drawn:
            kind = card & KIND
            if kind not in before:
                o.allow(KEEP + kind)
                before.append(kind)
        if o.curious:
            for kind in range(1, CARD_COUNT + 1):
                if kind not in before:
                    o.refuse(KEEP + kind, NOT_DRAWN)

    def choose(self, s: Table, left: i64, move: i64) -> None:
        kind = move - KEEP
        seat = s.turn
        s.pop()
        i: i64 = 0
        while s.drawn[i] & KIND != kind:
            i += 1
        del s.drawn[i]
        # Others cannot know whether a card they knew was the one kept: its marks end here.
        enters_hand(s, seat, kind)
        s.tell(only(seat), "card-kept", seat, kind)
        s.tell(others(seat), "card-kept-hidden", seat)
        if left > 1:
            s.push(KEEP_CARD, left - 1)
            return
        returned = [card & KIND for card in s.drawn]
        s.drawn = []
        for kind in returned:
            discard(s, kind, only(seat))
        s.tell_cards(only(seat), "cards-returned", seat, returned)
        s.tell(others(seat), "cards-returned-hidden", seat, len(returned))
        gathered(s)
