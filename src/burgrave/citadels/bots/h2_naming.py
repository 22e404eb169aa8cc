"""Whom h2 names: the character behind which most is lost, by its guesses who holds it."""

from mypy_extensions import i64

from burgrave.citadels.bots.h2_mind import Mind, could_finish
from burgrave.citadels.bots.h2_weights import (
    KILL_FINISH,
    KILL_MAGICIAN,
    KILL_RANK_8,
    KILL_TURN,
    KILL_WORTH,
    ROB_GAIN,
    ROB_THREAT,
)
from burgrave.citadels.bots.roles import character_worth
from burgrave.citadels.bots.worth import best_standing, standing
from burgrave.citadels.catalogue import MAGICIAN, WITCH, rank_of


def naming_worth(m: Mind, named: i64, namer: i64, held: i64) -> float:
    """What it is worth that this character is named by that one, if this seat holds those ranks."""
    total = 0.0
    other: i64 = 0
    while other < m.s.rules.players:
        if other != m.seat:
            chance = m.chance(other, rank_of(named), held)
            if chance > 0.0:
                total += chance * loss(m, other, named, namer)
        other += 1
    return total


def loss(m: Mind, other: i64, named: i64, namer: i64) -> float:
    """What a player who holds the named character loses, as far as that is good for this seat."""
    w = m.weights
    if rank_of(namer) == 2:
        gold = float(m.s.players[other].gold)
        return gold * (w[ROB_GAIN] + w[ROB_THREAT] * m.threat(other))
    lost = w[KILL_TURN] + w[KILL_WORTH] * float(character_worth(m.s, other, named))
    if could_finish(m.s, other, rank_of(named)):
        lost += w[KILL_FINISH]
    worth = lost * m.threat(other) + self_defence(m, other, named)
    if namer == WITCH:
        worth += float(character_worth(m.s, m.seat, named))
    return worth


def self_defence(m: Mind, other: i64, named: i64) -> float:
    """What this character would do to me."""
    s = m.s
    if named == MAGICIAN:
        more: i64 = len(s.players[m.seat].hand) - len(s.players[other].hand)
        return m.weights[KILL_MAGICIAN] * float(max(0, more))
    if rank_of(named) == 8 and standing(s, m.seat) > best_standing(s, m.seat):
        return m.weights[KILL_RANK_8]
    return 0.0


def best_naming(m: Mind, namer: i64, held: i64) -> float:
    """What the best name is worth to somebody who may name."""
    best = 0.0
    rank = rank_of(namer) + 1
    while rank <= m.s.rules.ranks:
        best = max(best, naming_worth(m, m.s.rules.cast[rank], namer, held))
        rank += 1
    return best
