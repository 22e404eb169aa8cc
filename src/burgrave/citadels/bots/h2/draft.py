"""Which character h2 picks: its worth, its worth to other players, and the risk of being named."""

from math import pow

from mypy_extensions import i64

from burgrave.citadels.bots.h2.context import H2Context, could_finish, held_ranks
from burgrave.citadels.bots.h2.naming import best_naming
from burgrave.citadels.bots.h2.weights import (
    AIM,
    PICK_BUILDS,
    PICK_DENY,
    PICK_FINISH,
    PICK_INCOME,
    PICK_KILL,
    PICK_KILLED,
    PICK_KILLED_WORTH,
    PICK_ROB,
    PICK_ROBBED,
    PICK_WORTH,
    ROLE,
)
from burgrave.citadels.bots.roles import character_worth, place_in_draft
from burgrave.citadels.bots.worth import is_useful, standing_worth
from burgrave.citadels.catalogue import ASSASSIN, BLACKMAILER, MAGISTRATE, SPY, THIEF, bit, rank_of
from burgrave.citadels.hooks import income
from burgrave.citadels.state import CitadelsState


def pick_worth(context: H2Context, character: i64) -> float:
    """Return the worth of picking this character."""
    s = context.s
    w = context.weights
    rank = rank_of(character)
    worth = own_worth(context, character) + w[ROLE + character]
    if could_finish(s, context.seat, rank):
        worth += w[PICK_FINISH]
    worth += w[PICK_BUILDS] * float(more_builds(s, context.seat, rank))
    worth += w[PICK_DENY] * denial_worth(context, character)
    return worth - danger(context, character, worth)


def own_worth(context: H2Context, character: i64) -> float:
    """Return the worth of the best victims for the Assassin and the Thief, else the worth of h1."""
    w = context.weights
    holds = held_ranks(context.s, context.seat, rank_of(character))
    if character == ASSASSIN:
        return w[PICK_KILL] * best_naming(context, ASSASSIN, holds)
    if character == THIEF or character == BLACKMAILER:
        return w[PICK_ROB] * best_naming(context, character, holds)
    worth = w[PICK_WORTH] * float(character_worth(context.s, context.seat, character))
    type = context.s.rules.character(rank_of(character)).income_type()
    if type:
        worth += w[PICK_INCOME] * float(income(context.s, context.s.players[context.seat], type))
    return worth


def more_builds(s: CitadelsState, seat: i64, rank: i64) -> i64:
    """Return how many districts beyond the first could be built with the gold after gathering."""
    p = s.players[seat]
    limit = s.rules.character(rank).building_limit()
    if limit < 2:
        return 0
    gold = p.gold + 2
    builds: i64 = 0
    last: i64 = 0
    cost: i64 = 1
    while cost <= 6:
        for card in p.hand:
            kind: i64 = card
            payable = kind != last and s.rules.cost[kind] == cost and cost <= gold
            if payable and is_useful(s, p, kind):
                gold -= cost
                builds += 1
                last = kind
        cost += 1
    return max(0, min(builds, limit) - 1)


def denial_worth(context: H2Context, character: i64) -> float:
    """Return the worth of this character to the most dangerous later picker."""
    s = context.s
    here = place_in_draft(s, context.seat)
    most = 0.0
    other: i64 = 0
    while other < s.rules.players:
        if other != context.seat and place_in_draft(s, other) > here:
            most = max(most, context.threat(other) * float(character_worth(s, other, character)))
        other += 1
    return most


def danger(context: H2Context, character: i64, worth: float) -> float:
    """Return the expected loss by being named: a turn by the Assassin, the gold by the Thief."""
    s = context.s
    w = context.weights
    rank = rank_of(character)
    total = 0.0
    if rank != 1 and s.rules.cast[1] != MAGISTRATE:
        probability = in_play(context, 1, rank) * aimed_at(context, rank, False)
        total += probability * (w[PICK_KILLED] + w[PICK_KILLED_WORTH] * max(0.0, worth))
    if rank > 2 and s.rules.cast[2] != SPY:
        probability = in_play(context, 2, rank) * aimed_at(context, rank, True)
        total += probability * w[PICK_ROBBED] * float(s.players[context.seat].gold)
    return total


def in_play(context: H2Context, rank: i64, mine: i64) -> float:
    """Return how likely another player holds `rank`, if this seat picks `mine`."""
    if context.s.players[context.seat].roles & bit(rank):
        return 0.0
    holds = held_ranks(context.s, context.seat, mine)
    total = 0.0
    other: i64 = 0
    while other < context.s.rules.players:
        if other != context.seat:
            total += context.probability(other, rank, holds)
        other += 1
    return min(1.0, total)


def aimed_at(context: H2Context, rank: i64, for_gold: bool) -> float:
    """Return how likely this rank is named, if names follow the worth of characters to leaders."""
    s = context.s
    whole = 0.0
    mine = 0.0
    each: i64 = 3 if for_gold else 2
    while each <= s.rules.ranks:
        if not s.faceup & bit(each):
            wish = pow(attraction(s, each, for_gold), context.weights[AIM])
            whole += wish
            if each == rank:
                mine = wish
        each += 1
    return mine / whole if whole > 0.0 else 0.0


def attraction(s: CitadelsState, rank: i64, for_gold: bool) -> float:
    most = 0.0
    other: i64 = 0
    for p in s.players:
        weight = 1 + p.gold if for_gold else 10 + standing_worth(s, other)
        most = max(most, float(character_worth(s, other, s.rules.cast[rank]) * weight))
        other += 1
    return most
