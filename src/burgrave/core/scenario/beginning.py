"""How a game begins that does not begin with a new deal: a position written by hand, and what it leaves open.

    beginning = scenario.beginning
    state = beginning.begin(game, options, Journal())
    beginning.data()                      # plain data for a record; `Beginning.of` reads it back

What a position leaves open depends on its seed alone. So the same beginning makes the same state again,
whatever chance the game goes on with.
"""

from dataclasses import dataclass
from typing import Any, Final

from burgrave.core.chance import Fast
from burgrave.core.dictated import Dictated
from burgrave.core.event import Journal
from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.scenario.moving import StatedChance, fact
from burgrave.core.scenario.reading import WHOLE
from burgrave.core.scenario.written import Written, scalar
from burgrave.core.state import State
from burgrave.core.wrong import Wrong

FIELDS: Final = ["seed", "position", "chance"]
HIGHEST_SEED: Final = 2**31
DEFAULT_SEED: Final = 1


@dataclass(slots=True)
class Beginning:
    """The seed, the position and the stated chance of a scenario; without a position, a new deal."""

    seed: int = DEFAULT_SEED
    position: Written | None = None
    chance: Written | None = None

    @classmethod
    def of(cls, data: Any) -> "Beginning":
        """The beginning that `data` wrote. Raises Wrong if it is none."""
        return cls.read(fact(checked(data), scalar(None, "", 1)).fields(FIELDS))

    @classmethod
    def read(cls, fields: dict[str, Written]) -> "Beginning":
        seed = fields["seed"].whole(0, HIGHEST_SEED) if "seed" in fields else DEFAULT_SEED
        return cls(seed, fields.get("position"), fields.get("chance"))

    def data(self) -> dict[str, Any]:
        """Plain data that can be written as JSON."""
        found: dict[str, Any] = {"seed": self.seed}
        for name, written in (("position", self.position), ("chance", self.chance)):
            if written is not None:
                found[name] = plain_data(written)
        return found

    def begin(self, game: Game[Any], options: Options, journal: Journal) -> State:
        """The state at its first decision; its chance is the scenario's own, a `Dictated`."""
        chance = Dictated(game.words(), Fast(self.seed))
        for dictum in [] if self.chance is None else StatedChance(game, self.chance).dicta:
            chance.dictate(dictum)
        state: State
        if self.position is None:
            state = game.begin(options, chance, journal)
        else:
            state = game.scenarios().position(options, self.position, chance, journal)
        return state


def plain_data(written: Written) -> Any:
    """The value without lines; keys stay as they are written."""
    if written.is_mapping:
        return {str(key): plain_data(value) for key, value in written.pairs}
    if isinstance(written.value, list):
        return [plain_data(item) for item in written.value]
    return written.value


def checked(data: Any) -> Any:
    """Data that a scenario could hold: it may come from anybody. Raises Wrong with what it cannot hold."""
    if isinstance(data, dict):
        # JSON has only text for keys, and a scenario has numbers for seats and slots.
        return {int(key) if WHOLE.fullmatch(key) else key: checked(value) for key, value in data.items()}
    if isinstance(data, list):
        return [checked(item) for item in data]
    if data is None or isinstance(data, bool | int | str):
        return data
    raise Wrong("scenario-type", file="", line=1, wanted="number", found=str(data))
