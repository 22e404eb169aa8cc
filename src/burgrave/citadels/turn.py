"""A turn: gather once, build, use the character and the districts in any order, then end the turn."""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import build, offer_building
from burgrave.citadels.catalogue import CARD_COUNT, LAST_DISTRICT, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.gather import gather_cards, gather_gold, offer_gathering
from burgrave.citadels.hooks import turn_ends
from burgrave.citadels.income import ONE_COIN, offer_income, take_income
from burgrave.citadels.moves import (
    BUILD,
    BUILD_MOVES,
    END_TURN,
    FAMILY_OF,
    INCOME_CARDS,
    INCOME_CARDS_MOVES,
    PLAY,
    PLAY_MOVES,
    TAKE_CARDS,
    TAKE_GOLD,
    TAKE_INCOME,
    USE,
    USE_MOVES,
    USE_WAGON,
    USE_WAGON_MOVES,
)
from burgrave.citadels.play_action import offer_action_cards, play_action_card, under_the_deck
from burgrave.citadels.reasons import (
    GATHER_FIRST,
    MISSING,
    NOT_IN_CITY,
    NOT_IN_HAND,
    RESTRICTED_TURN,
    SETTLE_THREAT_FIRST,
)
from burgrave.citadels.state import KIND, CitadelsState
from burgrave.citadels.turn_modes import WITCH_FIRST
from burgrave.citadels.wagons import offer_wagons, use_wagon
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector, RefuseAll


@final
class CitadelsTurnStep(Step[CitadelsState]):
    """The current player makes one move after another."""

    kind = "turn"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        character = s.rules.character(s.rank)
        offer_gathering(s, moves)
        if not s.restricted:
            offer_freely(s, character, moves)
        elif s.mode == WITCH_FIRST:
            character.offer(s, s.turn, moves)
            offer_actions(s, s.turn, moves)
            if moves.wants_reasons:
                offer_what_builds(s, character, RefuseAll(moves, RESTRICTED_TURN, MISSING))
        elif moves.wants_reasons:
            reason = SETTLE_THREAT_FIRST if s.threat_open else RESTRICTED_TURN
            offer_freely(s, character, RefuseAll(moves, reason, MISSING))
        duty = character.duty(s)
        if not s.gathered:
            moves.refuse(END_TURN, GATHER_FIRST)
        elif duty:
            moves.refuse(END_TURN, duty)
        else:
            moves.allow(END_TURN)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        if s.acted & ONE_COIN:
            s.rules.character(s.rank).other_move(s, move)
        family: i64 = FAMILY_OF[move]
        if move == END_TURN:
            s.pop()
            end_turn(s)
        elif move == TAKE_GOLD:
            gather_gold(s)
        elif move == TAKE_CARDS:
            gather_cards(s)
        elif move == TAKE_INCOME:
            take_income(s, 0)
        elif family == BUILD_MOVES:
            build_with(s, move - BUILD)
        elif family == USE_MOVES:
            use_district(s, move - USE)
        elif family == PLAY_MOVES:
            play_action_card(s, s.turn, move - PLAY)
        elif family == INCOME_CARDS_MOVES:
            take_income(s, move - INCOME_CARDS)
        elif family == USE_WAGON_MOVES:
            use_wagon(s, move - USE_WAGON)
        else:
            s.rules.character(s.rank).choose(s, s.turn, move)


def offer_freely(s: CitadelsState, character: Character, moves: MoveCollector) -> None:
    p = s.players[s.turn]
    offer_building(s, p, character, moves)
    offer_income(s, p, character, moves)
    character.offer(s, s.turn, moves)
    offer_districts(s, s.turn, moves)
    offer_actions(s, s.turn, moves)


def offer_what_builds(s: CitadelsState, character: Character, moves: MoveCollector) -> None:
    """Offer what the Witch may not do in the first part of her turn: build and use districts."""
    offer_building(s, s.players[s.turn], character, moves)
    offer_districts(s, s.turn, moves)


def offer_actions(s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
    if s.rules.with_action_cards:
        offer_action_cards(s, seat, moves)
        offer_wagons(s, seat, moves)


def build_with(s: CitadelsState, kind: i64) -> None:
    """Build for gold. A player with too little gold borrows first, if the character can."""
    if not s.rules.character(s.rank).borrows(s, s.turn, kind):
        build(s, kind)


def use_district(s: CitadelsState, kind: i64) -> None:
    if s.rules.on_hand & bit(kind):
        s.rules.districts[kind].choose_from_hand(s, s.turn)
    else:
        s.rules.districts[kind].choose(s, s.turn)


def end_turn(s: CitadelsState) -> None:
    """End the turn and run the effects of its end."""
    seat = s.turn
    if s.rules.expanded:
        turn_ends(s, seat)
        s.rules.character(s.rank).ends(s, seat)
        if s.laid:
            under_the_deck(s, s.laid)
            s.laid = 0
    s.emit(EVERYONE, "turn-ended", seat)


def offer_districts(s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
    """Offer the abilities of districts in the city, and of some districts in the hand."""
    p = s.players[seat]
    mask = p.built & s.rules.on_turn
    if not moves.wants_reasons:
        mask &= ~p.used
    if mask:
        asked: i64 = 0
        for card in p.city:
            kind: i64 = card & KIND
            if mask & ~asked & bit(kind):
                asked |= bit(kind)
                s.rules.districts[kind].offer(s, seat, moves)
    if s.rules.on_hand:
        for kind in p.hand:
            if kind <= LAST_DISTRICT and s.rules.on_hand & bit(kind):
                s.rules.districts[kind].offer_from_hand(s, seat, moves)
    if moves.wants_reasons:
        for kind in range(1, CARD_COUNT + 1):
            if s.rules.on_turn & ~p.built & bit(kind):
                moves.refuse(USE + kind, NOT_IN_CITY)
            elif s.rules.on_hand & bit(kind) and kind not in p.hand:
                moves.refuse(USE + kind, NOT_IN_HAND)
