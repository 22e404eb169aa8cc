"""How h1 weighs the moves of the 2016 and De Luxe editions."""

from mypy_extensions import i64

from burgrave.citadels.bots.actions import play_worth, wagon_worth
from burgrave.citadels.bots.answers import bribe_worth, collect_wagon_worth, early_worth, reveal_worth
from burgrave.citadels.bots.cities import (
    beautify_worth,
    give_worth,
    keeps_the_coin,
    put_worth,
    sacrifice_worth,
    take_worth,
)
from burgrave.citadels.bots.districts import museum_card_worth
from burgrave.citadels.bots.gathering import income_worth, wants_cards
from burgrave.citadels.bots.roles import least_role, name_worth
from burgrave.citadels.bots.seats import crown_worth, demand_gold_worth, spy_worth
from burgrave.citadels.bots.worth import card_worth, is_spare
from burgrave.citadels.moves import (
    BEAUTIFY,
    BEAUTIFY_MOVES,
    BRIBE,
    COLLECT_TAX,
    COLLECT_WAGON,
    COME_FORWARD,
    CONFISCATE,
    CROWN,
    CROWN_MOVES,
    DECLARE_EARLY,
    DECLARE_NORMAL,
    DEMAND_CARD,
    DEMAND_GOLD,
    DIVINE,
    FAMILY_OF,
    FLOWER,
    FLOWER_MOVES,
    GIVE,
    GIVE_MOVES,
    HAND_OVER,
    HAND_OVER_MOVES,
    INCOME_CARDS,
    INCOME_CARDS_MOVES,
    LOOK,
    NAVIGATE_CARDS,
    NAVIGATE_GOLD,
    PLAIN_COPY,
    PLAY,
    PLAY_MOVES,
    PUT,
    PUT_MOVES,
    REFUSE,
    REVEAL,
    SACRIFICE,
    SACRIFICE_MOVES,
    SIGN,
    SIGN_MOVES,
    SPY,
    SPY_MOVES,
    STUDY,
    TAKE,
    TAKE_BONUS,
    TAKE_MOVES,
    THREATEN,
    THREATEN_MOVES,
    USE_WAGON_MOVES,
    WARRANT,
    WARRANT_MOVES,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import DIPLOMAT_OTHER, DIPLOMAT_OWN, MARSHAL_SEIZE, MUSEUM_CARD


def ability_worth(s: CitadelsState, seat: i64, move: i64) -> i64:
    """Return the worth of a move of the 2016 and De Luxe editions."""
    family: i64 = FAMILY_OF[move]
    if family == GIVE_MOVES:
        return giving_worth(s, seat, move - GIVE)
    if family == TAKE_MOVES:
        return taking_worth(s, seat, move - TAKE)
    if family == SACRIFICE_MOVES:
        return sacrifice_worth(s, seat, move - SACRIFICE)
    if family == BEAUTIFY_MOVES:
        return beautify_worth(s, seat, move - BEAUTIFY)
    if family == PUT_MOVES:
        return putting_worth(s, seat, move - PUT)
    if family == PLAY_MOVES:
        return play_worth(s, seat, move - PLAY)
    if family == SIGN_MOVES:
        return 9000 + name_worth(s, seat, move - SIGN)
    if family == WARRANT_MOVES:
        return 9000 + name_worth(s, seat, move - WARRANT)
    if family == FLOWER_MOVES:
        return 9000 + name_worth(s, seat, move - FLOWER)
    if family == THREATEN_MOVES:
        return 9000 + name_worth(s, seat, move - THREATEN)
    if family == HAND_OVER_MOVES:
        return 1000 if move - HAND_OVER == least_role(s, seat) else 0
    if family == CROWN_MOVES:
        return crown_worth(s, seat, move - CROWN)
    if family == SPY_MOVES:
        return spy_worth(s, seat, move - SPY)
    if family == INCOME_CARDS_MOVES:
        return mix_worth(s, seat, move - INCOME_CARDS)
    if family == USE_WAGON_MOVES:
        return wagon_worth(s, seat)
    return single_worth(s, seat, move)


def single_worth(s: CitadelsState, seat: i64, move: i64) -> i64:
    """Return the worth of a move without a parameter. Gains come before gathering and building."""
    if move == TAKE_BONUS or move == STUDY or move == DIVINE or move == COLLECT_TAX:
        return 8000
    if move == NAVIGATE_GOLD:
        return 8000
    if move == NAVIGATE_CARDS:
        return 8100 if wants_cards(s, seat, 2) else -1
    if move == BRIBE:
        return bribe_worth(s, seat)
    if move == REFUSE or move == DECLARE_NORMAL:
        return 0
    if move == REVEAL:
        return reveal_worth(s)
    if move == DEMAND_GOLD:
        return demand_gold_worth(s, seat)
    if move == DEMAND_CARD:
        return 150
    if move == COLLECT_WAGON:
        return collect_wagon_worth(s)
    if move == DECLARE_EARLY:
        return early_worth(s, seat)
    if move == PLAIN_COPY:
        return 1 if keeps_the_coin(s) else -1
    if move == CONFISCATE or move == COME_FORWARD or move == LOOK:
        return 1
    return 0  # the beautified copy; the type of the Haunted Quarter, where the best comes first


def giving_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of giving away a card or a district."""
    if s.current_step() == DIPLOMAT_OWN:
        return give_worth(s, s.current_argument(), kind)
    spare: i64 = 1000 if is_spare(s, s.players[seat], kind) else 0
    return spare - card_worth(s, seat, kind)


def taking_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of taking a district of a city, or a card of a hand or of the deck."""
    if s.current_step() == DIPLOMAT_OTHER or s.current_step() == MARSHAL_SEIZE:
        return take_worth(s, s.current_argument(), kind)
    return 2000 + card_worth(s, seat, kind)


def putting_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    if s.current_step() == MUSEUM_CARD:
        return museum_card_worth(s, seat, kind, card_worth(s, seat, kind))
    return put_worth(s, seat, kind)


def mix_worth(s: CitadelsState, seat: i64, cards: i64) -> i64:
    """Return the worth of the Abbot's income with this number of cards.

    It takes one or two cards if the hand has few cards worth building.
    """
    wanted: i64 = 0
    if wants_cards(s, seat, 1):
        wanted = 2
    elif wants_cards(s, seat, 2):
        wanted = 1
    return income_worth(s, seat) + (5 if cards == wanted else -cards)
