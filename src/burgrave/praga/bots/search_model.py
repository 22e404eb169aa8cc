"""The model of Praga for searches: the script as policy, a count of turns, an estimate of the points."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.core.bot import Policy
from burgrave.core.search_model import SearchModel
from burgrave.core.state import State
from burgrave.praga.bots.features import turns_to_come
from burgrave.praga.bots.forecast import forecast
from burgrave.praga.bots.script import Script
from burgrave.praga.state import PragaState

POLICY: Final = Script()
ROUNDS: Final = 2  # after the present turn: one looks too near, more cost time
BEST_ALONE: Final = 400.0  # points that no solo player reaches
# The lead in points that makes a win e times as likely: at the end, and more for each turn left.
AT_THE_END: Final = 5.0
FOR_A_TURN: Final = 1.5


@final
class PragaSearchModel(SearchModel):
    def policy(self) -> Policy:
        return POLICY

    def horizon(self, view: State) -> i64:
        return ROUNDS * view.seats()

    def round_number(self, s: State) -> i64:
        """Return the number of turns begun by all seats."""
        assert isinstance(s, PragaState)
        turns: i64 = 0
        for p in s.players:
            turns += p.turns
        return turns

    def win_chances(self, s: State) -> list[float]:
        assert isinstance(s, PragaState)
        expected = vec[float]()
        seat: i64 = 0
        for _ in s.players:
            expected = append(expected, forecast(s, seat))
            seat += 1
        return shares(expected, AT_THE_END + FOR_A_TURN * float(turns_to_come(s, s.turn)))

    def end_value(self, s: State, seat: i64) -> float:
        return shares(vec[float]([float(points) for points in s.scores()]), AT_THE_END)[seat]


def shares(points: vec[float], unsure: float) -> list[float]:
    """Return chances that add up to 1; a lead of `unsure` points makes a win e times as likely."""
    if len(points) == 1:
        return [min(1.0, max(0.0, points[0] / BEST_ALONE))]
    best = points[0]
    for each in points:
        best = max(best, each)
    powers = vec[float]([exp((each - best) / unsure) for each in points])
    whole = 0.0
    for power in powers:
        whole += power
    return [power / whole for power in powers]
