"""What scenarios ask of a game beyond its rules: positions written by hand, words for places in a game."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.core.error import BurgraveError
from burgrave.core.events import EventLog
from burgrave.core.options import Options
from burgrave.core.state import State

if TYPE_CHECKING:
    from burgrave.core.scenario.value import ScenarioValue
    from burgrave.core.scripted_rng import ScriptedRng

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioSupport(Generic[S]):
    """For a game whose scenarios begin at its beginning: no position of it can be written."""

    def __init__(self, game: str) -> None:
        self.game = game

    def complete_options(self, given: dict[str, Any], mentioned: list[str]) -> dict[str, Any]:
        """The options of a scenario; what it leaves open may follow from the words it mentions."""
        return given

    def make_position(
        self, options: Options, node: "ScenarioValue", rng: "ScriptedRng", event_log: EventLog | None
    ) -> S:
        """A position written by hand (docs/scenarios.md), up to its first decision."""
        raise BurgraveError("scenario-no-positions", game=self.game)

    def state_words(self) -> list[str]:
        """Words that facts are made of beyond the names in `Notation`: phases and the like."""
        return []

    def item_fields(self) -> list[str]:
        """What facts can say of a single thing in a list, its name first; empty if there is no such list."""
        return []

    def skip_target(self, text: str) -> dict[str, Any]:
        """The facts by which a place in a game, named in words, is recognised; BurgraveError if it is
        none.
        """
        raise BurgraveError("scenario-skip-target", text=text, known="end")

    def passive_move(self, s: S) -> i64:
        """The legal move that does least: so a scenario skips turns it does not care about."""
        return s.legal_moves()[0]
