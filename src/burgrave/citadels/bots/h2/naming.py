"""Whom h2 names: the character behind which most is lost, by its guesses who holds it."""

from mypy_extensions import i64

from burgrave.citadels.bots.h2.context import H2Context, could_finish
from burgrave.citadels.bots.h2.weights import (
    KILL_FINISH,
    KILL_MAGICIAN,
    KILL_RANK_8,
    KILL_TURN,
    KILL_WORTH,
    ROB_GAIN,
    ROB_THREAT,
)
from burgrave.citadels.bots.roles import character_worth
from burgrave.citadels.bots.worth import best_standing_worth, standing_worth
from burgrave.citadels.catalogue import MAGICIAN, WITCH, rank_of


def naming_worth(context: H2Context, named: i64, namer: i64, held: i64) -> float:
    """What it is worth that this character is named by that one, if this seat holds those ranks."""
    total = 0.0
    other: i64 = 0
    while other < context.s.rules.players:
        if other != context.seat:
            rng = context.probability(other, rank_of(named), held)
            if rng > 0.0:
                total += rng * loss(context, other, named, namer)
        other += 1
    return total


def loss(context: H2Context, other: i64, named: i64, namer: i64) -> float:
    """What a player who holds the named character loses, as far as that is good for this seat."""
    w = context.weights
    if rank_of(namer) == 2:
        gold = float(context.s.players[other].gold)
        return gold * (w[ROB_GAIN] + w[ROB_THREAT] * context.threat(other))
    lost = w[KILL_TURN] + w[KILL_WORTH] * float(character_worth(context.s, other, named))
    if could_finish(context.s, other, rank_of(named)):
        lost += w[KILL_FINISH]
    worth = lost * context.threat(other) + self_defence(context, other, named)
    if namer == WITCH:
        worth += float(character_worth(context.s, context.seat, named))
    return worth


def self_defence(context: H2Context, other: i64, named: i64) -> float:
    """What this character would do to me."""
    s = context.s
    if named == MAGICIAN:
        more: i64 = len(s.players[context.seat].hand) - len(s.players[other].hand)
        return context.weights[KILL_MAGICIAN] * float(max(0, more))
    if rank_of(named) == 8 and standing_worth(s, context.seat) > best_standing_worth(s, context.seat):
        return context.weights[KILL_RANK_8]
    return 0.0


def best_naming(context: H2Context, namer: i64, held: i64) -> float:
    """What the best name is worth to somebody who may name."""
    best = 0.0
    rank = rank_of(namer) + 1
    while rank <= context.s.rules.ranks:
        best = max(best, naming_worth(context, context.s.rules.cast[rank], namer, held))
        rank += 1
    return best
