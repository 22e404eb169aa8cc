"""Scholar (rank 7): draw seven cards, keep one, shuffle the rest into the deck; builds up to two. [6.7.3]"""

from typing import Final, final

from librt.vecs import extend, remove, vec
from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, draw_to_choose, enters_hand, shuffle_numbered
from burgrave.citadels.characters.character import Character
from burgrave.citadels.events import DRAWN
from burgrave.citadels.gather import offer_drawn, tell_drawn, tell_kept
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import KEEP, STUDY
from burgrave.citadels.reasons import ABILITY_USED, NO_CARD_TO_DRAW
from burgrave.citadels.state import KIND, Table
from burgrave.citadels.steps import SCHOLAR_KEEP, SCHOLAR_STREAM
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE
from burgrave.core.numbers import sort
from burgrave.core.offer import Offer

CARDS: Final = 7


@final
class Scholar(Character):
    def building_limit(self) -> i64:
        return 2

    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        if s.acted & POWER_USED:
            o.refuse(STUDY, ABILITY_USED)
        elif can_draw(s):
            o.allow(STUDY)
        else:
            o.refuse(STUDY, NO_CARD_TO_DRAW)

    def choose(self, s: Table, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        draw_to_choose(s, CARDS)
        s.shows()
        tell_drawn(s, seat, DRAWN)
        s.push(SCHOLAR_KEEP)


@final
class ScholarKeep(Step[Table]):
    """Which of the drawn cards to keep."""

    kind = "scholar"

    def seat(self, s: Table, argument: i64) -> i64:
        return s.turn

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        offer_drawn(s, o)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        kind = move - KEEP
        rest = remove(vec[i64]([card & KIND for card in s.drawn]), kind)
        s.drawn = vec[i64]()
        enters_hand(s, s.turn, kind)
        tell_kept(s, s.turn, kind, DRAWN)
        # Shuffled in, nobody knows any more where a card of the deck lies.
        s.deck = extend(vec[i64]([card & KIND for card in s.deck]), rest)
        sort(s.deck)
        shuffle_numbered(s, SCHOLAR_STREAM, s.deck)
        s.tell(EVERYONE, "deck-shuffled", len(rest))
