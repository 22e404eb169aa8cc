"""Lighthouse (3): when built, look through the deck, take one card if you want, and shuffle it. [7.33]"""

from typing import final

from librt.vecs import remove, vec
from mypy_extensions import i64

from burgrave.citadels.cards import enters_hand, offer_kinds, shuffle_numbered
from burgrave.citadels.districts.district import District
from burgrave.citadels.events import DECK
from burgrave.citadels.gather import emit_kept
from burgrave.citadels.moves import LOOK, PASS, TAKE
from burgrave.citadels.reasons import NOT_OFFERED
from burgrave.citadels.state import KIND, MARKS, CitadelsState
from burgrave.citadels.steps import LIGHTHOUSE_CARD, LIGHTHOUSE_LOOK, LIGHTHOUSE_STREAM
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, only, others
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import sort


@final
class Lighthouse(District):
    def enters(self, s: CitadelsState, seat: i64) -> None:
        if len(s.deck) > 0:
            s.push(LIGHTHOUSE_LOOK, seat)


@final
class LighthouseLookStep(Step[CitadelsState]):
    """The choice to look through the deck or not."""

    kind = "lighthouse"

    def seat(self, s: CitadelsState, builder: i64) -> i64:
        return builder

    def offer(self, s: CitadelsState, builder: i64, moves: MoveCollector) -> None:
        moves.allow(LOOK)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, builder: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        mark = only(builder) << MARKS
        s.deck = vec[i64]([card | mark for card in s.deck])
        s.block_undo()
        if s.event_log is not None:
            s.emit(only(builder), "deck-seen", builder, many=sorted([card & KIND for card in s.deck]))
            s.emit(others(builder), "deck-seen-hidden", builder)
        s.push(LIGHTHOUSE_CARD, builder)


@final
class LighthouseCardStep(Step[CitadelsState]):
    """One card or none is taken. Then the deck is shuffled and no seat knows its cards."""

    kind = "lighthouse-card"

    def seat(self, s: CitadelsState, builder: i64) -> i64:
        return builder

    def offer(self, s: CitadelsState, builder: i64, moves: MoveCollector) -> None:
        offer_kinds(s.deck, TAKE, NOT_OFFERED, moves)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, builder: i64, move: i64) -> None:
        s.pop()
        s.deck = vec[i64]([card & KIND for card in s.deck])
        sort(s.deck)
        if move != PASS:
            kind = move - TAKE
            s.deck = remove(s.deck, kind)
            enters_hand(s, builder, kind)
            emit_kept(s, builder, kind, DECK)
        shuffle_numbered(s, LIGHTHOUSE_STREAM, s.deck)
        s.block_undo()
        s.emit(EVERYONE, "deck-shuffled", 0)
