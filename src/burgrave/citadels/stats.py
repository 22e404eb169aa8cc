"""Statistics of many games of Citadels."""

from typing import final

from burgrave.citadels.options import resolve
from burgrave.citadels.state import CitadelsState
from burgrave.core.options import Options
from burgrave.core.stats import GameStats


@final
class CitadelsStats(GameStats[CitadelsState]):
    """The number of rounds of a game."""

    def collect(self, s: CitadelsState) -> dict[str, float]:
        return {"rounds": float(s.round)}

    def benchmark_options(self) -> list[Options]:
        tables: list[Options] = []
        for players in (5, 2, 4, 7):
            tables.append(resolve({"edition": "classic", "players": players}))
        for players, preset in (
            (4, "devious_dignitaries"),
            (6, "tenacious_delegates"),
            (8, "cunning_agents"),
        ):
            tables.append(resolve({"edition": "2016", "players": players, "preset": preset}))
        deluxe = {"edition": "deluxe", "players": 6, "preset": "illustrious_emissaries", "action_cards": True}
        return [*tables, resolve(deluxe)]
