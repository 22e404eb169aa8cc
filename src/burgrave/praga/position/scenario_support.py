"""Scenario support for Praga."""

from typing import TYPE_CHECKING, Any

from burgrave.core.events import EventLog
from burgrave.core.options import Options
from burgrave.core.scenario.value import ScenarioValue
from burgrave.core.scenario_support import ScenarioSupport
from burgrave.core.scripted_rng import ScriptedRng
from burgrave.praga.position.position import make_position
from burgrave.praga.skip_targets import passive_move, skip_target
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.state import state_words

if TYPE_CHECKING:
    from burgrave.praga.game import Praga


class PragaScenarioSupport(ScenarioSupport[PragaState]):
    """Scenario support with positions in the middle of any turn."""

    def __init__(self, praga: "Praga") -> None:
        super().__init__(praga.id)
        self.praga = praga

    def make_position(
        self, options: Options, node: ScenarioValue, rng: ScriptedRng, event_log: EventLog | None
    ) -> PragaState:
        return make_position(self.praga, self.praga.rules(options), node, rng, event_log)

    def state_words(self) -> list[str]:
        return state_words()

    def skip_target(self, text: str) -> dict[str, Any]:
        return skip_target(text)

    def passive_move(self, s: PragaState) -> int:
        return passive_move(s)
