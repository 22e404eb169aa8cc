"""What scenarios ask of a game beyond its rules: positions written by hand, words for places in a game."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.core.event import Journal
from burgrave.core.option import Options
from burgrave.core.state import State
from burgrave.core.wrong import Wrong

if TYPE_CHECKING:
    from burgrave.core.dictated import Dictated
    from burgrave.core.scenario.written import Written

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenarios(Generic[S]):
    """For a game whose scenarios begin at its beginning: no position of it can be written."""

    def __init__(self, game: str) -> None:
        self.game = game

    def completed(self, given: dict[str, Any], mentioned: list[str]) -> dict[str, Any]:
        """The options of a scenario; what it leaves open may follow from the words it mentions."""
        return given

    def position(
        self, options: Options, written: "Written", chance: "Dictated", journal: Journal | None
    ) -> S:
        """A position written by hand (docs/scenarios.md), up to its first decision."""
        raise Wrong("scenario-no-positions", game=self.game)

    def fact_words(self) -> list[str]:
        """Words that facts are made of beyond the names in `Words`: phases and the like."""
        return []

    def thing_fields(self) -> list[str]:
        """What facts can say of a single thing in a list, its name first; empty if there is no such list."""
        return []

    def landmark(self, text: str) -> dict[str, Any]:
        """The facts by which a place in a game, named in words, is recognised; Wrong if it is none."""
        raise Wrong("scenario-landmark", text=text, known="end")

    def dull_move(self, s: S) -> i64:
        """The legal move that does least: so a scenario skips turns it does not care about."""
        return s.legal()[0]
