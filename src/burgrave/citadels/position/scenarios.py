"""Scenarios of Citadels."""

from typing import TYPE_CHECKING, Any

from burgrave.citadels.facts.marks import FACES
from burgrave.citadels.facts.phase import PHASES
from burgrave.citadels.facts.types import District
from burgrave.citadels.landmark import dull_move, landmark
from burgrave.citadels.modes import MODE_IDS
from burgrave.citadels.options import EDITIONS
from burgrave.citadels.position.completing import completed
from burgrave.citadels.position.table import position
from burgrave.citadels.state import Table
from burgrave.core.dictated import Dictated
from burgrave.core.event import Journal
from burgrave.core.option import Options
from burgrave.core.scenario.written import Written
from burgrave.core.scenarios import Scenarios

if TYPE_CHECKING:
    from burgrave.citadels.game import Citadels


class CitadelsScenarios(Scenarios[Table]):
    """Positions in the middle of any round; characters and districts that are mentioned are on the table."""

    def __init__(self, citadels: "Citadels") -> None:
        super().__init__(citadels.id)
        self.citadels = citadels

    def completed(self, given: dict[str, Any], mentioned: list[str]) -> dict[str, Any]:
        return completed(given, mentioned)

    def position(
        self, options: Options, written: Written, chance: Dictated, journal: Journal | None
    ) -> Table:
        return position(self.citadels, self.citadels.rules(options), written, chance, journal)

    def fact_words(self) -> list[str]:
        return [*PHASES, *EDITIONS, *FACES, *MODE_IDS]

    def thing_fields(self) -> list[str]:
        return list(District.__annotations__)

    def landmark(self, text: str) -> dict[str, Any]:
        return landmark(text)

    def dull_move(self, s: Table) -> int:
        return dull_move(s)
