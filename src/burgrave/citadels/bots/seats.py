"""Which seat h1 chooses: for its hand, gold, character, or for the crown."""

from mypy_extensions import i64

from burgrave.citadels.bots.cities import armory_worth, destroy_target, exchange_target, seize_target
from burgrave.citadels.bots.roles import exchange_worth
from burgrave.citadels.bots.worth import standing_worth, useful
from burgrave.citadels.catalogue import ABBOT, DIPLOMAT, MARSHAL, SPY, TYPE_OF, WIZARD
from burgrave.citadels.state import KIND, CitadelsState
from burgrave.citadels.steps import ARMORY_TARGET, CARDINAL_LENDER, FORTUNE_TARGET, THEATER, TURN


def seat_worth(s: CitadelsState, seat: i64, other: i64) -> i64:
    """Return the worth of choosing this seat in the current decision."""
    step = s.current_step()
    if step == TURN:
        return ability_target(s, seat, other)
    if step == THEATER:
        return exchange_worth(s, seat, other)
    if step == CARDINAL_LENDER:
        return 100 + 10 * standing_worth(s, other) + s.players[other].gold
    if step == ARMORY_TARGET:
        return armory_worth(s, seat, other)
    if step == FORTUNE_TARGET:
        return hand_worth(s, other)
    return 0


def ability_target(s: CitadelsState, seat: i64, other: i64) -> i64:
    """Return the worth of this seat as the target of the current character's ability."""
    character: i64 = s.rules.cast[s.rank]
    if character == SPY:
        return 8000 + 2 * hand_worth(s, other) + 20 * s.players[other].gold
    if character == WIZARD:
        # The card can be built at once, so this comes after gathering gold and before building.
        return 6700 + hand_worth(s, other) // 4
    if character == ABBOT:
        return 8200 + standing_worth(s, other)
    if character == DIPLOMAT:
        return exchange_target(s, seat, other)
    if character == MARSHAL:
        return seize_target(s, seat, other)
    return destroy_target(s, seat, other)


def hand_worth(s: CitadelsState, other: i64) -> i64:
    """Return the worth of a hand as a target: large hands and hands of leaders are better."""
    return 30 * len(s.players[other].hand) + standing_worth(s, other)


def spy_worth(s: CitadelsState, seat: i64, type: i64) -> i64:
    """Return the worth of naming this type: how many cards of it are known or likely in the hand."""
    worth: i64 = 100
    for kind in s.rules.deck:
        if TYPE_OF[kind] == type:
            worth += 1
    for kind in s.knowledge.known_row(seat, s.current_argument()):
        if TYPE_OF[kind] == type:
            worth += 15
    for p in s.players:
        for card in p.city:
            if TYPE_OF[card & KIND] == type:
                worth -= 1
    return worth


def crown_worth(s: CitadelsState, seat: i64, other: i64) -> i64:
    """Return the worth of giving the crown to this player, as the Emperor.

    Good are players behind, players with something to take, and the player who picks just before this seat.
    """
    p = s.players[other]
    worth: i64 = 8500 - 5 * standing_worth(s, other)
    if p.gold > 0:
        worth += 60
    if len(p.hand) > 0:
        worth += 20
    if (other + 1) % s.rules.players == seat:
        worth += 80
    return worth


def demand_gold_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of demanding gold: better than a card if the hand has cards worth building."""
    return 200 if useful(s, s.players[seat]) > 0 else 100
