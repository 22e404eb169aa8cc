"""Scenarios of Citadels."""

from typing import TYPE_CHECKING, Any

from burgrave.citadels.options import EDITIONS
from burgrave.citadels.position.complete_options import complete_options
from burgrave.citadels.position.position import make_position
from burgrave.citadels.skip_targets import passive_move, skip_target
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.marks import FACES
from burgrave.citadels.state_data.phase import PHASES
from burgrave.citadels.state_data.types import DistrictData
from burgrave.citadels.turn_modes import MODE_IDS
from burgrave.core.events import EventLog
from burgrave.core.options import Options
from burgrave.core.scenario.value import ScenarioValue
from burgrave.core.scenario_support import ScenarioSupport
from burgrave.core.scripted_rng import ScriptedRng

if TYPE_CHECKING:
    from burgrave.citadels.game import Citadels


class CitadelsScenarioSupport(ScenarioSupport[CitadelsState]):
    """Positions in any phase of a round. Mentioned characters and districts are in play."""

    def __init__(self, citadels: "Citadels") -> None:
        super().__init__(citadels.id)
        self.citadels = citadels

    def complete_options(self, given: dict[str, Any], mentioned: list[str]) -> dict[str, Any]:
        return complete_options(given, mentioned)

    def make_position(
        self, options: Options, node: ScenarioValue, rng: ScriptedRng, event_log: EventLog | None
    ) -> CitadelsState:
        return make_position(self.citadels, self.citadels.rules(options), node, rng, event_log)

    def state_words(self) -> list[str]:
        return [*PHASES, *EDITIONS, *FACES, *MODE_IDS]

    def item_fields(self) -> list[str]:
        return list(DistrictData.__annotations__)

    def skip_target(self, text: str) -> dict[str, Any]:
        return skip_target(text)

    def passive_move(self, s: CitadelsState) -> int:
        return passive_move(s)
