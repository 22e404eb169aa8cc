"""What h2 computes for one decision: how dangerous the other players are, and who holds what."""

from math import pow
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.citadels.bots.h2.beliefs import ROW, chances
from burgrave.citadels.bots.h2.weights import DOUBT, FEW, THREAT, THREAT_END, THREAT_LEAD, THREAT_LEAST
from burgrave.citadels.bots.worth import nearly_complete, standing_worth
from burgrave.citadels.build import size
from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import CitadelsState


@final
class H2Context:
    """The context of one decision. Its values are computed only when they are needed."""

    def __init__(self, s: CitadelsState, seat: i64, weights: list[float]) -> None:
        self.s = s
        self.seat: i64 = seat
        self.weights = weights
        self.threats = vec[float]()
        self.held: i64 = -1  # the ranks for which `guesses` were computed
        self.guesses = vec[float]()

    def threat(self, other: i64) -> float:
        """Return how dangerous another player is for this one."""
        if len(self.threats) == 0:
            self.threats = threats(self)
        return self.threats[other]

    def probability(self, other: i64, rank: i64, held: i64) -> float:
        """Return how likely another seat holds this rank, if this seat holds the ranks `held`."""
        if self.held != held:
            self.held = held
            self.guesses = chances(self.s, self.seat, held, self.weights[DOUBT])
        return self.guesses[other * ROW + rank]


def threats(context: H2Context) -> vec[float]:
    s = context.s
    w = context.weights
    mine = standing_worth(s, context.seat)
    few = pow(3.0 / float(s.rules.players - 1), w[FEW])
    out = vec[float]()
    other: i64 = 0
    for p in s.players:
        danger = w[THREAT] + w[THREAT_LEAD] * float(standing_worth(s, other) - mine)
        if nearly_complete(s, p, 2):
            danger += w[THREAT_END]
        out = append(out, few * max(danger, w[THREAT_LEAST]) if other != context.seat else 0.0)
        other += 1
    return out


def could_finish(s: CitadelsState, seat: i64, rank: i64) -> bool:
    """Return whether this character may complete the city in its turn, by public knowledge."""
    p = s.players[seat]
    character = s.rules.character(rank)
    missing = s.rules.completion - size(s, p)
    if s.ending or missing <= 0 or missing > character.building_limit() or len(p.hand) < missing:
        return False
    return p.gold + 2 >= 2 * missing


def held_ranks(s: CitadelsState, seat: i64, rank: i64) -> i64:
    """Return the ranks that this seat holds, together with one that it may pick."""
    return s.players[seat].roles | bit(rank)
