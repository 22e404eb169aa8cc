"""Scenarios of Praga."""

from typing import TYPE_CHECKING, Any

from burgrave.core.dictated import Dictated
from burgrave.core.event import Journal
from burgrave.core.option import Options
from burgrave.core.scenario.written import Written
from burgrave.core.scenarios import Scenarios
from burgrave.praga.facts.table import fact_words
from burgrave.praga.landmark import dull_move, landmark
from burgrave.praga.position.table import position
from burgrave.praga.state import Table

if TYPE_CHECKING:
    from burgrave.praga.game import Praga


class PragaScenarios(Scenarios[Table]):
    """Positions in the middle of any turn."""

    def __init__(self, praga: "Praga") -> None:
        super().__init__(praga.id)
        self.praga = praga

    def position(
        self, options: Options, written: Written, chance: Dictated, journal: Journal | None
    ) -> Table:
        return position(self.praga, self.praga.rules(options), written, chance, journal)

    def fact_words(self) -> list[str]:
        return fact_words()

    def landmark(self, text: str) -> dict[str, Any]:
        return landmark(text)

    def dull_move(self, s: Table) -> int:
        return dull_move(s)
