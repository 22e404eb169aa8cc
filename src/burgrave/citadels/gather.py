"""Gathering resources: two gold, or two cards of which one is kept."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, discards_go, draw_to_choose, enters_hand, return_drawn, take_out
from burgrave.citadels.catalogue import CARD_COUNT, bit
from burgrave.citadels.events import DRAWN, HAND
from burgrave.citadels.hooks import cards_drawn, cards_kept, gold_gathered
from burgrave.citadels.moves import KEEP, TAKE_CARDS, TAKE_GOLD
from burgrave.citadels.reasons import ALREADY_GATHERED, NO_CARD_TO_DRAW, NOT_DRAWN
from burgrave.citadels.state import KIND, CitadelsState
from burgrave.citadels.steps import KEEP_CARD, THREAT_ANSWER
from burgrave.citadels.turn_modes import BEWITCHED, IN_HOSPITAL
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, only, others
from burgrave.core.move_collector import MoveCollector


def offer_gathering(s: CitadelsState, moves: MoveCollector) -> None:
    if s.gathered:
        if moves.wants_reasons:
            moves.refuse(TAKE_GOLD, ALREADY_GATHERED)
            moves.refuse(TAKE_CARDS, ALREADY_GATHERED)
        return
    moves.allow(TAKE_GOLD)
    if can_draw(s):
        moves.allow(TAKE_CARDS)
    else:
        moves.refuse(TAKE_CARDS, NO_CARD_TO_DRAW)


def gather_gold(s: CitadelsState) -> None:
    gold = gold_gathered(s, s.turn)
    s.players[s.turn].gold += gold
    s.emit(EVERYONE, "gold-gathered", s.turn, gold)
    finish_gathering(s)


def gather_cards(s: CitadelsState) -> None:
    """Draw cards. A choice follows if not all of them may be kept."""
    seat = s.turn
    draw_to_choose(s, cards_drawn(s, seat))
    s.block_undo()
    kept = cards_kept(s, seat, len(s.drawn))
    emit_drawn(s, seat, DRAWN if kept < len(s.drawn) else HAND)
    if kept < len(s.drawn):
        s.push(KEEP_CARD, kept)
        return
    for card in s.drawn:
        enters_hand(s, seat, card)
    s.drawn = vec[i64]()
    finish_gathering(s)


def emit_drawn(s: CitadelsState, seat: i64, to: i64) -> None:
    """Emit the drawn cards to the seat, and their number to the others."""
    if s.event_log is not None:
        s.emit(only(seat), "cards-drawn", seat, to, many=[card & KIND for card in s.drawn])
        s.emit(others(seat), "cards-drawn-hidden", seat, to, len(s.drawn))


def emit_kept(s: CitadelsState, seat: i64, kind: i64, source: i64) -> None:
    """Emit the kept card to the seat, and only that there is one to the others."""
    s.emit(only(seat), "card-kept", seat, kind, source)
    s.emit(others(seat), "card-kept-hidden", seat, source)


def emit_returned(s: CitadelsState, seat: i64) -> None:
    """Emit the drawn cards that are not kept to the seat, and their number to the others."""
    if s.event_log is not None:
        s.emit(only(seat), "cards-returned", seat, discards_go(s), many=[card & KIND for card in s.drawn])
        s.emit(others(seat), "cards-returned-hidden", seat, discards_go(s), len(s.drawn))


def finish_gathering(s: CitadelsState) -> None:
    """Finish gathering. End a turn that allows nothing else, or ask for the answer to a threat."""
    s.gathered = True
    if s.mode == BEWITCHED or s.mode == IN_HOSPITAL:
        s.emit(EVERYONE, "turn-ended", s.turn)
        s.pop()
    elif s.threat_open:
        s.push(THREAT_ANSWER)


def offer_drawn(s: CitadelsState, moves: MoveCollector) -> None:
    """Offer each kind of the drawn cards once."""
    before: i64 = 0
    for card in s.drawn:
        kind: i64 = card & KIND
        if not before & bit(kind):
            before |= bit(kind)
            moves.allow(KEEP + kind)
    if moves.wants_reasons:
        for kind in range(1, CARD_COUNT + 1):
            if not before & bit(kind):
                moves.refuse(KEEP + kind, NOT_DRAWN)


@final
class KeepCardStep(Step[CitadelsState]):
    """The player keeps one of the drawn cards. The argument is how many may still be kept."""

    kind = "keep"

    def seat(self, s: CitadelsState, left: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, left: i64, moves: MoveCollector) -> None:
        offer_drawn(s, moves)

    def choose(self, s: CitadelsState, left: i64, move: i64) -> None:
        kind = move - KEEP
        seat = s.turn
        s.pop()
        s.drawn = take_out(s.drawn, kind)
        # The marks are removed: seats that knew a drawn card do not know whether it is the kept one.
        enters_hand(s, seat, kind)
        emit_kept(s, seat, kind, DRAWN)
        if left > 1:
            s.push(KEEP_CARD, left - 1)
            return
        emit_returned(s, seat)
        return_drawn(s, seat)
        finish_gathering(s)
