"""State data: a state or a view as plain data made of ids, for files, terminals and browsers.

Plain means None, bool, int, str, list and dict, so JSON keeps everything. The state data of a game is one
tree of TypedDicts. Its head is the same for every game: core fills the head, the game fills the rest. The
string below a field describes the field; pages and schemas repeat it. `Annotated` says how scenarios compare
a field and where the names of its ids are found. It does not change the data.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from typing_extensions import TypedDict

from burgrave.core.events import FULL_STATE, SPECTATOR

if TYPE_CHECKING:
    from burgrave.core.state import State

UNKNOWN: Final = "unknown"  # stands for everything that the viewer does not know


# -- annotations; those that are useful to clients are also in the schema


class Unordered:
    """Annotation of a list: its order has no meaning, as in a hand or a city."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> Any:
        return handler(core) | {"unordered": True}


class SeatList(Unordered):
    """Annotation of a list: seat numbers in any order. A single number is a seat, not a length."""


class NameField:
    """Annotation of a field: it names the thing that the other fields describe. Short forms show only it."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> Any:
        return handler(core) | {"names": True}


class Sparse:
    """Annotation of a mapping: what is on some of many places, by place. Places not listed are empty."""


class SparsePlaces(Sparse):
    """A sparse mapping whose places are all known: they are constant, or found in the state data."""

    def __init__(self, places: Sequence[str] | Callable[[Any], list[str]], what: str = "place") -> None:
        self.places = places
        self.what = what  # what scenario errors call a place

    def place_ids(self, state_data: Any) -> list[str]:
        return self.places(state_data) if callable(self.places) else list(self.places)


class Inline:
    """Annotation of a field: a scenario may write its entries in place of the field, as it may for seats."""


class Alias:
    """Annotation of a field: other names that a scenario may use for it."""

    def __init__(self, *names: str) -> None:
        self.names = names


class IdOf:
    """Annotation of a text: an id of this vocabulary of `Game.notation` or `unknown`. Of a number: a seat."""

    def __init__(self, vocabulary: str) -> None:
        self.vocabulary = vocabulary

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> Any:
        return handler(core) | {"vocabulary": self.vocabulary}


class Doc:
    """Description of a field that other types inherit. They would not inherit a string below the field."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> Any:
        return handler(core) | {"description": self.text}


# -- the head

SEAT: Final = "seat"  # the vocabulary of seats, which are plain numbers
Seat = Annotated[int, IdOf(SEAT)]
Viewer = Seat | Literal["spectator"] | None


class CommonDecisionData(TypedDict):
    """The open decision of any game."""

    seat: Annotated[Seat, Doc("the seat that decides")]
    kind: Annotated[str, Doc("the kind of the decision")]


class CommonStateData(TypedDict):
    """The fields that all games share. Each game adds its `phase`, `decision`, `seats` and `setup`."""

    viewer: Annotated[Viewer, Doc("none for the full state; in a view the seat, or `spectator`")]
    over: Annotated[bool, Doc("whether the game is over")]


class StateData(CommonStateData):
    """The state data of any game, as far as it is common to all."""

    phase: str
    """the part of the game"""
    decision: CommonDecisionData | None
    """the open decision; none when the game is over, or if the viewer may not know it"""
    seats: list[dict[str, Any]]
    """the data of each seat"""
    setup: dict[str, Any]
    """the data that never changes in a game"""


def state_to_dict(s: "State") -> dict[str, Any]:
    """Return the state data: the common head, and the rest from the game."""
    return {
        "viewer": viewer_data(s),
        "over": bool(s.is_over),
        "decision": decision_data(s),
        **s.game.state_data(s),
    }


def viewer_data(s: "State") -> Viewer:
    if s.viewer == FULL_STATE:
        return None
    return "spectator" if s.viewer == SPECTATOR else int(s.viewer)


def decision_data(s: "State") -> dict[str, Any] | None:
    """Return the open decision, or None if the viewer may not know it."""
    if s.is_over or (s.viewer != FULL_STATE and not s.decision_audience() >> s.viewer & 1):
        return None
    return {"seat": int(s.current_seat), "kind": s.decision_kind(), **s.game.decision_data(s)}
