"""Scholar (rank 7): draw seven cards, keep one, shuffle the rest into the deck; builds up to two. [6.7.3]"""

from typing import Final, final

from librt.vecs import extend, remove, vec
from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, draw_to_choose, enters_hand, shuffle_numbered
from burgrave.citadels.characters.character import Character
from burgrave.citadels.events import DRAWN
from burgrave.citadels.gather import emit_drawn, emit_kept, offer_drawn
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import KEEP, STUDY
from burgrave.citadels.reasons import ABILITY_USED, NO_CARD_TO_DRAW
from burgrave.citadels.state import KIND, CitadelsState
from burgrave.citadels.steps import SCHOLAR_KEEP, SCHOLAR_STREAM
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import sort

CARDS: Final = 7


@final
class Scholar(Character):
    def building_limit(self) -> i64:
        return 2

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if s.acted & POWER_USED:
            moves.refuse(STUDY, ABILITY_USED)
        elif can_draw(s):
            moves.allow(STUDY)
        else:
            moves.refuse(STUDY, NO_CARD_TO_DRAW)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        draw_to_choose(s, CARDS)
        s.block_undo()
        emit_drawn(s, seat, DRAWN)
        s.push(SCHOLAR_KEEP)


@final
class ScholarKeepStep(Step[CitadelsState]):
    """The choice of the drawn card to keep."""

    kind = "scholar"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        offer_drawn(s, moves)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        kind = move - KEEP
        rest = remove(vec[i64]([card & KIND for card in s.drawn]), kind)
        s.drawn = vec[i64]()
        enters_hand(s, s.turn, kind)
        emit_kept(s, s.turn, kind, DRAWN)
        # All marks are removed: after the shuffle no seat knows a card of the deck.
        s.deck = extend(vec[i64]([card & KIND for card in s.deck]), rest)
        sort(s.deck)
        shuffle_numbered(s, SCHOLAR_STREAM, s.deck)
        s.emit(EVERYONE, "deck-shuffled", len(rest))
