"""What scenarios need from a game beyond its rules: positions written by hand, names of points in a game."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.core.error import ScenarioError
from burgrave.core.events import EventLog
from burgrave.core.options import Options
from burgrave.core.state import State

if TYPE_CHECKING:
    from burgrave.core.scenario.value import ScenarioValue
    from burgrave.core.scripted_rng import ScriptedRng

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioSupport(Generic[S]):
    """The defaults, for a game without written positions: its scenarios start with a new deal."""

    def __init__(self, game: str) -> None:
        self.game = game

    def complete_options(self, given: dict[str, Any], mentioned: list[str]) -> dict[str, Any]:
        """Return the options of a scenario. Missing ones may follow from the words that it mentions."""
        return given

    def make_position(
        self, options: Options, node: "ScenarioValue", rng: "ScriptedRng", event_log: EventLog | None
    ) -> S:
        """Return a position written by hand (docs/scenarios.md), at its first decision."""
        raise ScenarioError("scenario-no-positions", game=self.game)

    def state_words(self) -> list[str]:
        """Return the words of state data that are not names in `Notation`, for example phases."""
        return []

    def item_fields(self) -> list[str]:
        """Return the fields of a single thing in a list of state data, its name first.

        Return an empty list if the game has no list of things with details.
        """
        return []

    def skip_target(self, text: str) -> dict[str, Any]:
        """Return the state data by which a named point in a game is recognised.

        Raise BurgraveError if the text does not name one.
        """
        raise ScenarioError("scenario-skip-target", text=text, known="end")

    def passive_move(self, s: S) -> i64:
        """Return the legal move that does least. A scenario skips turns with it."""
        return s.legal_moves()[0]
