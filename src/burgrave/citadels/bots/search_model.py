"""The search model of Citadels: h2 plays to the end of the round, then the win chances are estimated."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from burgrave.citadels.bots.h2.beliefs import beliefs
from burgrave.citadels.bots.h2.bot import H2
from burgrave.citadels.bots.useless_namings import without_vain_namings
from burgrave.citadels.bots.worth import is_useful
from burgrave.citadels.build import size
from burgrave.citadels.catalogue import TYPE_OF, bit
from burgrave.citadels.scoring import points
from burgrave.citadels.state import KIND, CitadelsPlayer, CitadelsState
from burgrave.core.bot import Policy
from burgrave.core.mask import ones
from burgrave.core.search_model import SearchModel
from burgrave.core.state import State

POLICY: Final = H2()
HORIZON: Final = 0  # rounds after the current one; with one more it played worse in twice the time
# How much each feature adds to the strength of a seat, and how much more with each district that the largest
# city still needs. tools/win_chances.py finds them from many games.
NOW: Final = vec[float]([2.105, 4.337, 0.721, -0.059, 0.433, 0.047, -0.05, -0.026])
EARLIER: Final = vec[float]([-0.272, -0.617, -0.086, 0.061, -0.035, -0.021, 0.004, 0.073])


@mypyc_attr(allow_interpreted_subclasses=True)
class CitadelsSearchBase(SearchModel):
    """The common part of all search models of Citadels."""

    def beliefs(self, view: State) -> list[list[float]] | None:
        assert isinstance(view, CitadelsState)
        return beliefs(view, view.viewer) if 0 <= view.viewer < view.rules.players else None

    def round_number(self, s: State) -> i64:
        assert isinstance(s, CitadelsState)
        return s.round

    def win_chances(self, s: State) -> list[float]:
        assert isinstance(s, CitadelsState)
        left = float(districts_left(s))
        strengths = vec[float]()
        seat: i64 = 0
        for _ in s.players:
            strengths = append(strengths, strength(features(s, seat), left))
            seat += 1
        return shares(strengths)


@final
class CitadelsSearchModel(CitadelsSearchBase):
    def policy(self) -> Policy:
        return POLICY

    def horizon(self, view: State) -> i64:
        return HORIZON

    def moves_to_try(self, view: State) -> list[int]:
        assert isinstance(view, CitadelsState)
        return without_vain_namings(view)


def strength(found: vec[float], left: float) -> float:
    total = 0.0
    at: i64 = 0
    for value in found:
        total += value * (NOW[at] + EARLIER[at] * left)
        at += 1
    return total


def shares(strengths: vec[float]) -> list[float]:
    """Return chances with the sum 1: a seat that is stronger by 1 wins e times as often."""
    best = strengths[0]
    for each in strengths:
        best = max(best, each)
    powers = vec[float]([exp(each - best) for each in strengths])
    whole = 0.0
    for power in powers:
        whole += power
    return [power / whole for power in powers]


def districts_left(s: CitadelsState) -> i64:
    """Return how many districts the largest city needs to be completed."""
    most: i64 = 0
    for p in s.players:
        most = max(most, size(s, p))
    return max(0, s.rules.completion - most)


def features(s: CitadelsState, seat: i64) -> vec[float]:
    """Return the features of strength, scaled to about 0 to 3.

    They are points, districts, gold, cards, crown and types.
    """
    p = s.players[seat]
    cards = 0.0
    dearest = 0.0
    for kind in p.hand:
        if is_useful(s, p, kind):
            cards += 1.0
            dearest = max(dearest, float(s.rules.value[kind]))
    return vec[float](
        [
            float(points(s, seat)) / 10.0,
            float(size(s, p)) / 4.0,
            float(min(p.gold, 6)) / 3.0,
            float(max(0, p.gold - 6)) / 3.0,
            min(cards, 4.0) / 2.0,
            dearest / 3.0,
            1.0 if s.crown == seat else 0.0,
            float(types_built(p)) / 3.0,
        ]
    )


def types_built(p: CitadelsPlayer) -> i64:
    types: i64 = 0
    for card in p.city:
        types |= bit(TYPE_OF[card & KIND])
    return ones(types)
