"""Which character h2 names: the one whose likely holders lose most."""

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
    """Return the worth of `namer` naming `named`, if this seat holds the ranks `held`."""
    total = 0.0
    other: i64 = 0
    while other < context.s.rules.players:
        if other != context.seat:
            probability = context.probability(other, rank_of(named), held)
            if probability > 0.0:
                total += probability * loss(context, other, named, namer)
        other += 1
    return total


def loss(context: H2Context, other: i64, named: i64, namer: i64) -> float:
    """Return the loss of a player with the named character, as far as it is good for this seat."""
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
    """Return the worth of preventing what this character would do to this seat."""
    s = context.s
    if named == MAGICIAN:
        more: i64 = len(s.players[context.seat].hand) - len(s.players[other].hand)
        return context.weights[KILL_MAGICIAN] * float(max(0, more))
    if rank_of(named) == 8 and standing_worth(s, context.seat) > best_standing_worth(s, context.seat):
        return context.weights[KILL_RANK_8]
    return 0.0


def best_naming(context: H2Context, namer: i64, held: i64) -> float:
    """Return the worth of the best name for this character."""
    best = 0.0
    rank = rank_of(namer) + 1
    while rank <= context.s.rules.ranks:
        best = max(best, naming_worth(context, context.s.rules.cast[rank], namer, held))
        rank += 1
    return best
