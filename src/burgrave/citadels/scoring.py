"""Final scoring with its items, and the ranking."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.catalogue import CARD_IDS, LAST_DISTRICT, TYPE_OF, bit
from burgrave.citadels.editions.edition import TIE_BY_REVEALED_RANK, TIE_BY_VALUES
from burgrave.citadels.state import KIND, CitadelsState
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE

ALL_TYPES: Final = 3
FIRST_COMPLETED: Final = 4
COMPLETED: Final = 2
ITEMS: Final = [  # all items of a score breakdown
    "districts",
    "all-types",
    "first-completed",
    "completed",
    "basilica",
    "capitol",
    "dragon_gate",
    "imperial_treasury",
    "ivory_tower",
    "map_room",
    "museum",
    "statue",
    "wishing_well",
    "secret_vault",
    "action_cards",
]
FIVE_TYPES: Final = 0b111110  # one bit for each type from 1 to 5


@final
class ScoringStep(Step[CitadelsState]):
    """The game has ended. Districts with a choice ask their owners, lowest seat first."""

    def run(self, s: CitadelsState, argument: i64) -> None:
        s.emit(EVERYONE, "game-ended")
        seat: i64 = len(s.players) - 1
        while seat >= 0:
            p = s.players[seat]
            if p.built & s.rules.on_scoring:
                for card in p.city:
                    if s.rules.on_scoring & bit(card & KIND):
                        s.rules.districts[card & KIND].ask_at_scoring(s, seat)
            seat -= 1


def district_values(s: CitadelsState, seat: i64) -> i64:
    """Return the sum of the values of the districts, including the coins on them."""
    total: i64 = 0
    for card in s.players[seat].city:
        total += s.rules.value[card & KIND] + (card >> 6)
    return total


def types_present(s: CitadelsState, seat: i64, chosen: i64) -> i64:
    """Return the types in the city, one bit each.

    `chosen` is the type to try for a district that may choose its type.
    """
    types: i64 = 0
    for card in s.players[seat].city:
        types |= bit(scored_type(s, seat, card & KIND, chosen))
    return types


def scored_type(s: CitadelsState, seat: i64, kind: i64, chosen: i64) -> i64:
    """Return the type that a district counts as at scoring."""
    if s.rules.on_scored_type & bit(kind):
        return s.rules.districts[kind].type_at_scoring(s, seat, chosen)
    return TYPE_OF[kind]


def items(s: CitadelsState, seat: i64, chosen: i64 = 0) -> list[tuple[str, int]]:
    """Return the points for each item."""
    out: list[tuple[str, int]] = [("districts", district_values(s, seat))]
    if types_present(s, seat, chosen) == FIVE_TYPES:
        out.append(("all-types", ALL_TYPES))
    if s.first == seat:
        out.append(("first-completed", FIRST_COMPLETED))
    elif s.players[seat].completed:
        out.append(("completed", COMPLETED))
    if s.rules.expanded:
        add_bonuses(s, seat, chosen, out)
    return out


def add_bonuses(s: CitadelsState, seat: i64, chosen: i64, out: list[tuple[str, int]]) -> None:
    """Add the points of single districts and cards."""
    p = s.players[seat]
    if p.built & s.rules.on_points:
        for card in p.city:
            kind: i64 = card & KIND
            if s.rules.on_points & bit(kind):
                bonus = s.rules.districts[kind].points(s, seat, chosen)
                if bonus:
                    out.append((CARD_IDS[kind], bonus))
    actions: i64 = 0
    for kind in p.hand:
        if kind > LAST_DISTRICT:
            actions += 1
        elif s.rules.on_hand_points & bit(kind):
            out.append((CARD_IDS[kind], s.rules.districts[kind].points_from_hand()))
    if actions:
        out.append(("action_cards", actions))


def points(s: CitadelsState, seat: i64, chosen: i64 = 0) -> i64:
    total = district_values(s, seat)
    if types_present(s, seat, chosen) == FIVE_TYPES:
        total += ALL_TYPES
    if s.first == seat:
        total += FIRST_COMPLETED
    elif s.players[seat].completed:
        total += COMPLETED
    if s.rules.expanded:
        bonuses: list[tuple[str, int]] = []
        add_bonuses(s, seat, chosen, bonuses)
        for _, number in bonuses:
            total += number
    return total


def ranking(s: CitadelsState) -> list[int]:
    """Return the places by points. The edition says how ties are broken."""
    order: list[tuple[int, int]] = []
    seat: i64 = 0
    for _ in s.players:
        order.append((points(s, seat), tie_break(s, seat)))
        seat += 1
    return [1 + sum(1 for other in order if other > mine) for mine in order]


def tie_break(s: CitadelsState, seat: i64) -> i64:
    """Return the number that breaks ties: district values, or the highest rank of the last round."""
    if s.rules.tie_break == TIE_BY_VALUES:
        return district_values(s, seat)
    p = s.players[seat]
    ranks = p.shown if s.rules.tie_break == TIE_BY_REVEALED_RANK else p.roles
    highest: i64 = 0
    while ranks >> (highest + 1):
        highest += 1
    return highest
