"""What Citadels tells a search: it plays by h1, counts rounds, and guesses who wins at the end of one."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bots.beliefs import beliefs
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.worth import is_useful
from burgrave.citadels.build import size
from burgrave.citadels.catalogue import TYPE_OF, bit
from burgrave.citadels.scoring import points
from burgrave.citadels.state import KIND, Player, Table
from burgrave.core.bot import Policy
from burgrave.core.insight import Insight
from burgrave.core.mask import ones
from burgrave.core.state import State

POLICY: Final = H1()
HORIZON: Final = 2
# How much each feature adds to the strength of a seat, and how much more with each district that the largest
# city still needs. tools/win_chances.py finds them from many games.
NOW: Final = [2.105, 4.337, 0.721, -0.059, 0.433, 0.047, -0.05, -0.026]
EARLIER: Final = [-0.272, -0.617, -0.086, 0.061, -0.035, -0.021, 0.004, 0.073]


@final
class CitadelsInsight(Insight):
    def policy(self) -> Policy:
        return POLICY

    def beliefs(self, view: State) -> list[list[float]] | None:
        assert isinstance(view, Table)
        return beliefs(view, view.eyes) if 0 <= view.eyes < view.rules.players else None

    def horizon(self, view: State) -> i64:
        return HORIZON

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round

    def win_chances(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        left = float(districts_left(s))
        strengths: list[float] = []
        seat: i64 = 0
        for _ in s.players:
            strengths.append(strength(features(s, seat), left))
            seat += 1
        return shares(strengths)


def strength(found: list[float], left: float) -> float:
    total = 0.0
    at: i64 = 0
    for value in found:
        total += value * (NOW[at] + EARLIER[at] * left)
        at += 1
    return total


def shares(strengths: list[float]) -> list[float]:
    """Chances that add up to 1: who is stronger by 1 wins e times as often."""
    best = max(strengths)
    powers = [exp(each - best) for each in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]


def districts_left(s: Table) -> i64:
    """How many districts the largest city needs to be completed."""
    most: i64 = 0
    for p in s.players:
        most = max(most, size(s, p))
    return max(0, s.rules.completion - most)


def features(s: Table, seat: i64) -> list[float]:
    """What strength is made of, each from 0 to 3 or so: points, districts, gold, cards, crown, types."""
    p = s.players[seat]
    cards = 0.0
    dearest = 0.0
    for kind in p.hand:
        if is_useful(s, p, kind):
            cards += 1.0
            dearest = max(dearest, float(s.rules.value[kind]))
    return [
        float(points(s, seat)) / 10.0,
        float(size(s, p)) / 4.0,
        float(min(p.gold, 6)) / 3.0,
        float(max(0, p.gold - 6)) / 3.0,
        min(cards, 4.0) / 2.0,
        dearest / 3.0,
        1.0 if s.crown == seat else 0.0,
        float(types_built(p)) / 3.0,
    ]


def types_built(p: Player) -> i64:
    types: i64 = 0
    for card in p.city:
        types |= bit(TYPE_OF[card & KIND])
    return ones(types)
