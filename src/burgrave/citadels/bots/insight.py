"""What Citadels tells a search: it plays by h1, counts rounds, and guesses who wins at the end of one."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.build import size
from burgrave.citadels.catalogue import TYPE_OF, bit
from burgrave.citadels.scoring import points
from burgrave.citadels.state import KIND, Table
from burgrave.core.bot import Policy
from burgrave.core.insight import Insight
from burgrave.core.state import State

FEATURES: Final = 8
H1_POLICY: Final = H1()


@final
class CitadelsInsight(Insight):
    def __init__(self) -> None:
        self.weights: list[float] = [0.0] * (2 * FEATURES)

    def policy(self) -> Policy:
        return H1_POLICY

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round

    def win_chances(self, s: State) -> list[float] | None:
        assert isinstance(s, Table)
        left = float(turns_left(s))
        strengths: list[float] = []
        seat: i64 = 0
        for _ in s.players:
            strengths.append(self.strength(s, seat, left))
            seat += 1
        return shares(strengths)

    def strength(self, s: Table, seat: i64, left: float) -> float:
        total = 0.0
        weights = self.weights
        at: i64 = 0
        for value in features(s, seat):
            total += value * (weights[at] + weights[at + FEATURES] * left)
            at += 1
        return total


def shares(strengths: list[float]) -> list[float]:
    """Chances that add up to 1: one more of strength is e times as likely."""
    best = max(strengths)
    powers = [exp(strength - best) for strength in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]


def turns_left(s: Table) -> i64:
    """How many districts the largest city is short of completion."""
    most: i64 = 0
    for p in s.players:
        most = max(most, size(s, p))
    return max(0, s.rules.completion - most)


def features(s: Table, seat: i64) -> list[float]:
    """What strength is made of, each about from 0 to 3."""
    p = s.players[seat]
    gold = float(p.gold)
    hand = 0.0
    dear = 0.0
    types: i64 = 0
    for card in p.city:
        types |= bit(TYPE_OF[card & KIND])
    for kind in p.hand:
        if not p.built & bit(kind):
            hand += 1.0
            dear = max(dear, float(s.rules.value[kind]))
    present = 0.0
    while types:
        types &= types - 1
        present += 1.0
    return [
        float(points(s, seat)) / 10.0,
        float(size(s, p)) / 4.0,
        min(gold, 6.0) / 3.0,
        max(0.0, gold - 6.0) / 3.0,
        min(hand, 4.0) / 2.0,
        dear / 3.0 if hand > 0.0 else 0.0,
        1.0 if s.crown == seat else 0.0,
        present / 3.0,
    ]
