"""Facts: a state or a view as plain data made of ids, for files, terminals and browsers.

Plain means None, bool, int, str, list and dict, so JSON keeps everything. The facts of a game are one tree of
TypedDicts whose head is the same for every game: core fills it, the game the rest. What stands below a field
says what it is; pages and schemas repeat it. What stands in `Annotated` says how scenarios compare a fact and
where the names of its ids are found; data does not change by it.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from typing_extensions import TypedDict

from burgrave.core.events import FULL_STATE, SPECTATOR

if TYPE_CHECKING:
    from burgrave.core.state import State

UNKNOWN: Final = "unknown"  # stands for whatever the viewer does not know


# -- what annotations say; what a client can use of it stands in the schema beside the type


class Unordered:
    """Of a list: its order means nothing, as in a hand or a city."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> Any:
        return handler(core) | {"unordered": True}


class SeatList(Unordered):
    """Of a list: seat numbers, in no order. A number alone is such a seat, not how many there are."""


class NameField:
    """Of a field: it names the thing that the fields tell of, and counts where only a name is wanted."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> Any:
        return handler(core) | {"names": True}


class Sparse:
    """Of a mapping: what lies on some of many places, by place. Nothing lies on those not listed."""


class SparsePlaces(Sparse):
    """Marks on places that are all known: always the same, or found in the facts."""

    def __init__(self, places: Sequence[str] | Callable[[Any], list[str]], what: str = "place") -> None:
        self.places = places
        self.what = what  # in the words of a scenario's mistakes

    def place_ids(self, state_data: Any) -> list[str]:
        return self.places(state_data) if callable(self.places) else list(self.places)


class Inline:
    """Of a field: its entries may be spoken of where the field itself stands, as seats may."""


class Alias:
    """Of a field: other names that a scenario may call it by."""

    def __init__(self, *names: str) -> None:
        self.names = names


class IdOf:
    """Of a text: an id of this vocabulary of `Game.notation`, or `unknown`. Of a number: a seat."""

    def __init__(self, vocabulary: str) -> None:
        self.vocabulary = vocabulary

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> Any:
        return handler(core) | {"vocabulary": self.vocabulary}


class Doc:
    """Of a field that other groups inherit: what it is, which they would not inherit from a text below it."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> Any:
        return handler(core) | {"description": self.text}


# -- the head

SEAT: Final = "seat"  # the vocabulary of seats, which stand for themselves
Seat = Annotated[int, IdOf(SEAT)]
Viewer = Seat | Literal["spectator"] | None


class CommonDecisionData(TypedDict):
    """The open decision of any game."""

    seat: Annotated[Seat, Doc("who decides")]
    kind: Annotated[str, Doc("what kind of decision it is")]


class CommonStateData(TypedDict):
    """What every game says alike; each has `phase`, `decision`, `seats` and `setup` in its own way."""

    viewer: Annotated[Viewer, Doc("none for the whole truth; in a view the seat, or `spectator`")]
    over: Annotated[bool, Doc("whether the game is over")]


class StateData(CommonStateData):
    """The facts of any game, as far as they are alike."""

    phase: str
    """which part of the game this is"""
    decision: CommonDecisionData | None
    """who decides what; none when the game is over, or in a view that may not know of it"""
    seats: list[dict[str, Any]]
    """what lies before each seat"""
    setup: dict[str, Any]
    """what never changes in a game"""


def state_to_dict(s: "State") -> dict[str, Any]:
    """The head, and the rest as the game tells it."""
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
    """The open decision, if the viewer may know of it."""
    open_now = s.decision()
    if open_now is None or (s.viewer != FULL_STATE and not open_now.audience >> s.viewer & 1):
        return None
    return {"seat": int(open_now.seat), "kind": open_now.kind, **s.game.decision_data(s)}
