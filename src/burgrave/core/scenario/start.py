"""The start of a game that is not a new deal: a position written by hand, and random outcomes for the rest.

    start = scenario.start
    state = start.start(game, options, EventLog())
    start.to_data()                       # plain data for a record; `ScenarioStart.from_data` reads it

What a position leaves open depends only on its seed. So the same start always makes the same state, whatever
rng the game continues with.
"""

from dataclasses import dataclass
from typing import Any, Final

from burgrave.core.error import ScenarioError
from burgrave.core.events import EventLog
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.rng import FastRng
from burgrave.core.scenario.actions import ChanceInstruction, value_from_data
from burgrave.core.scenario.reading import WHOLE
from burgrave.core.scenario.value import ScenarioValue, scalar
from burgrave.core.scripted_rng import ScriptedRng
from burgrave.core.state import State

FIELDS: Final = ["seed", "position", "chance"]
HIGHEST_SEED: Final = 2**31
DEFAULT_SEED: Final = 1


@dataclass(slots=True)
class ScenarioStart:
    """The seed, the position and the stated outcomes of a scenario. Without a position it is a new deal."""

    seed: int = DEFAULT_SEED
    position: ScenarioValue | None = None
    chance: ScenarioValue | None = None

    @classmethod
    def from_data(cls, data: Any) -> "ScenarioStart":
        """Return the start that `to_data` wrote. Raise BurgraveError if the data is not valid."""
        return cls.read(value_from_data(check_data(data), scalar(None, "", 1)).fields(FIELDS))

    @classmethod
    def read(cls, fields: dict[str, ScenarioValue]) -> "ScenarioStart":
        seed = fields["seed"].whole(0, HIGHEST_SEED) if "seed" in fields else DEFAULT_SEED
        return cls(seed, fields.get("position"), fields.get("chance"))

    def to_data(self) -> dict[str, Any]:
        """Return plain data that can be written as JSON."""
        found: dict[str, Any] = {"seed": self.seed}
        for name, node in (("position", self.position), ("chance", self.chance)):
            if node is not None:
                found[name] = remove_lines(node)
        return found

    def start(self, game: Game[Any], options: Options, event_log: EventLog) -> State:
        """Return the state at its first decision. Its rng is a `ScriptedRng`."""
        rng = ScriptedRng(game.notation, FastRng(self.seed))
        for outcome in [] if self.chance is None else ChanceInstruction(game, self.chance).outcomes:
            rng.add(outcome)
        state: State
        if self.position is None:
            state = game.start(options, rng, event_log)
        else:
            state = game.scenario_support().make_position(options, self.position, rng, event_log)
        return state


def remove_lines(node: ScenarioValue) -> Any:
    """Return the value without lines. Keys do not change."""
    if node.is_mapping:
        return {str(key): remove_lines(value) for key, value in node.pairs}
    if isinstance(node.value, list):
        return [remove_lines(item) for item in node.value]
    return node.value


def check_data(data: Any) -> Any:
    """Return the data as a scenario could hold it. Raise BurgraveError for a value of another type.

    The data may come from anybody.
    """
    if isinstance(data, dict):
        # Keys in JSON are texts, but a scenario has numbers for seats and slots.
        return {int(key) if WHOLE.fullmatch(key) else key: check_data(value) for key, value in data.items()}
    if isinstance(data, list):
        return [check_data(item) for item in data]
    if data is None or isinstance(data, bool | int | str):
        return data
    raise ScenarioError("scenario-type", file="", line=1, wanted="number", found=str(data))
