"""Cash Wagons: an opponent pays one gold onto a wagon, draws three cards and keeps at most one.

Directly afterwards, and at no other time, the wagon's owner may take its gold; then the card is discarded.
A wagon is three numbers of `CitadelsState.wagons`: its owner, the gold on it, and how it was used. Both parts
of a Witch's turn are one turn: what she used in the first part stays noted until the second.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.cards import (
    can_draw,
    discard,
    discards_go,
    draw_to_choose,
    enters_hand,
    offer_kinds,
    return_drawn,
    take_out,
)
from burgrave.citadels.catalogue import CASH_WAGON
from burgrave.citadels.events import DRAWN
from burgrave.citadels.gather import emit_drawn, emit_kept, emit_returned
from burgrave.citadels.moves import COLLECT_WAGON, KEEP, PASS, USE_WAGON
from burgrave.citadels.reasons import (
    NO_CARD_TO_DRAW,
    NOT_DRAWN,
    NOT_IN_PLAY,
    OWN_WAGON,
    TOO_EXPENSIVE,
    USED_ALREADY,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import WAGON_COLLECT, WAGON_KEEP
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import remove_range

PRICE: Final = 1
CARDS: Final = 3
MOST_WAGONS: Final = 3
NUMBERS: Final = 3  # numbers of one wagon in the list
GOLD: Final = 1  # position of the gold in these numbers
USED: Final = 2
IN_THIS_TURN: Final = 1  # values of the use, one bit each
BY_THE_WITCH: Final = 2


def offer_wagons(s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
    wagon: i64 = 0
    while wagon * NUMBERS < len(s.wagons):
        if s.wagons[wagon * NUMBERS] == seat:
            moves.refuse(USE_WAGON + wagon, OWN_WAGON)
        elif s.wagons[wagon * NUMBERS + USED] & IN_THIS_TURN:
            moves.refuse(USE_WAGON + wagon, USED_ALREADY)
        elif s.players[seat].gold < PRICE:
            moves.refuse(USE_WAGON + wagon, TOO_EXPENSIVE, PRICE)
        elif not can_draw(s):
            moves.refuse(USE_WAGON + wagon, NO_CARD_TO_DRAW)
        else:
            moves.allow(USE_WAGON + wagon)
        wagon += 1
    while moves.wants_reasons and wagon < MOST_WAGONS:
        moves.refuse(USE_WAGON + wagon, NOT_IN_PLAY)
        wagon += 1


def use_wagon(s: CitadelsState, wagon: i64) -> None:
    seat = s.turn
    place = wagon * NUMBERS
    s.players[seat].gold -= PRICE
    s.wagons[place + GOLD] += PRICE
    s.wagons[place + USED] |= IN_THIS_TURN
    s.emit(EVERYONE, "wagon-used", seat, s.wagons[place], wagon, PRICE)
    draw_to_choose(s, CARDS)
    s.block_undo()
    emit_drawn(s, seat, DRAWN)
    s.then(WAGON_KEEP)
    s.then(WAGON_COLLECT, wagon)


def note_uses(s: CitadelsState) -> None:
    """Note the uses of the Witch's first part when it ends."""
    place: i64 = USED
    while place < len(s.wagons):
        s.wagons[place] = BY_THE_WITCH if s.wagons[place] & IN_THIS_TURN else 0
        place += NUMBERS


def forget_uses(s: CitadelsState, witch_resumes: bool) -> None:
    """Reset the uses when a turn begins. If the Witch resumes, the uses of her first part count again."""
    place: i64 = USED
    while place < len(s.wagons):
        noted: i64 = s.wagons[place] & BY_THE_WITCH
        if noted and witch_resumes:
            noted = IN_THIS_TURN
        s.wagons[place] = noted
        place += NUMBERS


def discard_wagons(s: CitadelsState) -> None:
    """Discard the wagons at the end of the game. Their gold goes to the bank."""
    place: i64 = 0
    while place < len(s.wagons):
        gold: i64 = s.wagons[place + GOLD]
        s.emit(EVERYONE, "wagon-discarded", s.wagons[place], gold, place // NUMBERS, discards_go(s))
        discard(s, CASH_WAGON, EVERYONE)
        place += NUMBERS
    s.wagons = vec[i64]()


@final
class WagonKeepStep(Step[CitadelsState]):
    """The player keeps one of the drawn cards or none."""

    kind = "wagon"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        offer_kinds(s.drawn, KEEP, NOT_DRAWN, moves)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        seat = s.turn
        s.pop()
        if move != PASS:
            kind = move - KEEP
            s.drawn = take_out(s.drawn, kind)
            # The marks are removed: seats that knew a drawn card do not know whether it is the kept one.
            enters_hand(s, seat, kind)
            emit_kept(s, seat, kind, DRAWN)
        if len(s.drawn) > 0:
            emit_returned(s, seat)
            return_drawn(s, seat)


@final
class WagonCollectStep(Step[CitadelsState]):
    """The wagon's owner takes its gold and discards it, or leaves it. The argument is its index."""

    kind = "wagon-collect"

    def seat(self, s: CitadelsState, wagon: i64) -> i64:
        return s.wagons[wagon * NUMBERS]

    def offer(self, s: CitadelsState, wagon: i64, moves: MoveCollector) -> None:
        moves.allow(COLLECT_WAGON)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, wagon: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        place = wagon * NUMBERS
        owner: i64 = s.wagons[place]
        gold: i64 = s.wagons[place + GOLD]
        s.wagons = remove_range(s.wagons, place, place + NUMBERS)
        s.players[owner].gold += gold
        s.emit(EVERYONE, "wagon-collected", owner, gold, wagon, discards_go(s))
        discard(s, CASH_WAGON, EVERYONE)
