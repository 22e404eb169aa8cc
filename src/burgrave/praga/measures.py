"""What is worth counting over many games of Praga."""

from typing import final

from burgrave.core.measures import Measures
from burgrave.core.option import Options
from burgrave.praga.options import resolve
from burgrave.praga.state import Table


@final
class PragaMeasures(Measures[Table]):
    """How many turns are taken, and in which order."""

    def of(self, s: Table) -> dict[str, float]:
        return {"turns": float(sum(p.turns for p in s.players))}

    def turn_order(self, s: Table) -> list[int]:
        seats = len(s.players)
        return [(int(s.first) + place) % seats for place in range(seats)] if seats > 1 else []

    def usual_tables(self) -> list[Options]:
        return [resolve({"players": players}) for players in (2, 4, 3, 1)]
