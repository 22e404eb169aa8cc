"""Museum (4): once per turn put a card of your hand facedown under it; one point for each at the end. [7.19]

The cards stay under it when it moves to another city. They go under the deck when it is destroyed.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.cards import discard, discards_go, leaves_hand, offer_hand, shuffle_for_bottom
from burgrave.citadels.catalogue import MUSEUM, bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import PUT, USE
from burgrave.citadels.reasons import HAND_EMPTY, USED_ALREADY
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import MUSEUM_CARD
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, only, others
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import insert_sorted

MUSEUM_PLACE: Final = 16  # the number of this place in `Knowledge`


@final
class Museum(District):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        p = s.players[seat]
        if p.used & bit(MUSEUM):
            moves.refuse(USE + MUSEUM, USED_ALREADY)
        elif len(p.hand) == 0:
            moves.refuse(USE + MUSEUM, HAND_EMPTY)
        else:
            moves.allow(USE + MUSEUM)

    def choose(self, s: CitadelsState, seat: i64) -> None:
        s.players[seat].used |= bit(MUSEUM)
        s.emit(EVERYONE, "district-used", seat, MUSEUM, 0)
        s.push(MUSEUM_CARD)

    def leaves(self, s: CitadelsState, seat: i64) -> None:
        cards = s.museum
        s.museum = vec[i64]()
        s.knowledge.forget_place(MUSEUM_PLACE)
        if len(cards) > 1:
            shuffle_for_bottom(s, cards)
        for kind in cards:
            discard(s, kind, 0)
        if len(cards) > 0:
            s.emit(EVERYONE, "museum-emptied", seat, len(cards), discards_go(s))

    def moves(self, s: CitadelsState, giver: i64, taker: i64) -> None:
        """Let the former owner remember the cards and the new owner see them."""
        s.knowledge.see_row(giver, MUSEUM_PLACE, s.museum)
        s.knowledge.see_row(taker, MUSEUM_PLACE, vec[i64]())
        s.block_undo()
        s.emit(only(taker), "museum-moved", taker, many=list(s.museum))
        if len(s.museum) > 0:
            s.emit(others(taker), "museum-moved-hidden", taker, len(s.museum))

    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        return len(s.museum)


@final
class MuseumCardStep(Step[CitadelsState]):
    """The choice of the card to put under the Museum."""

    kind = "museum"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        offer_hand(s, s.turn, PUT, moves)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        kind = move - PUT
        seat = s.turn
        s.pop()
        leaves_hand(s, seat, kind, only(seat))
        s.museum = insert_sorted(s.museum, kind)
        s.emit(only(seat), "card-put-under", seat, kind)
        s.emit(others(seat), "card-put-under-hidden", seat)
