"""The statistics of Praga over many games."""

from typing import final

from burgrave.core.options import Options
from burgrave.core.stats import GameStats
from burgrave.praga.options import resolve
from burgrave.praga.state import PragaState


@final
class PragaStats(GameStats[PragaState]):
    """The number of turns, and the turn order."""

    def collect(self, s: PragaState) -> dict[str, float]:
        return {"turns": float(sum(p.turns for p in s.players))}

    def turn_order(self, s: PragaState) -> list[int]:
        seats = len(s.players)
        return [(int(s.first) + place) % seats for place in range(seats)] if seats > 1 else []

    def benchmark_options(self) -> list[Options]:
        return [resolve({"players": players}) for players in (2, 4, 3, 1)]
