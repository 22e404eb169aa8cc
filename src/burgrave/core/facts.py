"""Facts: a state or a view as plain data made of ids, for files, terminals and browsers.

Plain means None, bool, int, str, list and dict, so JSON keeps everything. The facts of a game are one tree of
TypedDicts whose head is the same for every game: core fills it, the game the rest. What stands below a field
says what it is; pages and schemas repeat it. What stands in `Annotated` says how scenarios compare a fact and
where the names of its ids are found; data does not change by it.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from typing_extensions import TypedDict

from burgrave.core.agenda import NOBODY
from burgrave.core.event import SPECTATOR

if TYPE_CHECKING:
    from burgrave.core.state import State

UNKNOWN: Final = "unknown"  # stands for whatever the viewer does not know


# -- what annotations say; what a client can use of it stands in the schema beside the type


class Bag:
    """Of a list: its order means nothing, as in a hand or a city."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> Any:
        return handler(core) | {"unordered": True}


class Seats(Bag):
    """Of a list: seat numbers, in no order. A number alone is such a seat, not how many there are."""


class Name:
    """Of a field: it names the thing that the fields tell of, and counts where only a name is wanted."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> Any:
        return handler(core) | {"names": True}


class Marks:
    """Of a mapping: what lies on some of many places, by place. Nothing lies on those not listed."""


class Places(Marks):
    """Marks on places that are all known: always the same, or found in the facts."""

    def __init__(self, known: Sequence[str] | Callable[[Any], list[str]], what: str = "place") -> None:
        self.ids = known
        self.what = what  # in the words of a scenario's mistakes

    def known(self, facts: Any) -> list[str]:
        return self.ids(facts) if callable(self.ids) else list(self.ids)


class Direct:
    """Of a field: its entries may be spoken of where the field itself stands, as seats may."""


class Also:
    """Of a field: other names that a scenario may call it by."""

    def __init__(self, *names: str) -> None:
        self.names = names


class Ids:
    """Of a text: an id of this vocabulary of `Game.words`, or `unknown`. Of a number: a seat."""

    def __init__(self, vocabulary: str) -> None:
        self.vocabulary = vocabulary

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> Any:
        return handler(core) | {"vocabulary": self.vocabulary}


class About:
    """Of a field that other groups inherit: what it is, which they would not inherit from a text below it."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> Any:
        return handler(core) | {"description": self.text}


# -- the head

SEAT: Final = "seat"  # the vocabulary of seats, which stand for themselves
Seat = Annotated[int, Ids(SEAT)]
Viewer = Seat | Literal["spectator"] | None


class DecisionHead(TypedDict):
    """The open decision of any game."""

    seat: Annotated[Seat, About("who decides")]
    kind: Annotated[str, About("what kind of decision it is")]


class Head(TypedDict):
    """What every game says alike; each has `phase`, `decision`, `seats` and `setup` in its own way."""

    viewer: Annotated[Viewer, About("none for the whole truth; in a view the seat, or `spectator`")]
    over: Annotated[bool, About("whether the game is over")]


class Facts(Head):
    """The facts of any game, as far as they are alike."""

    phase: str
    """which part of the game this is"""
    decision: DecisionHead | None
    """who decides what; none when the game is over, or in a view that may not know of it"""
    seats: list[dict[str, Any]]
    """what lies before each seat"""
    setup: dict[str, Any]
    """what never changes in a game"""


def facts_of(s: "State") -> dict[str, Any]:
    """The head, and the rest as the game tells it."""
    return {"viewer": viewer(s), "over": bool(s.over), "decision": decision(s), **s.game.facts(s)}


def viewer(s: "State") -> Viewer:
    if s.eyes == NOBODY:
        return None
    return "spectator" if s.eyes == SPECTATOR else int(s.eyes)


def decision(s: "State") -> dict[str, Any] | None:
    """The open decision, if the viewer may know of it."""
    open_now = s.decision()
    if open_now is None or (s.eyes != NOBODY and not open_now.audience >> s.eyes & 1):
        return None
    return {"seat": int(open_now.seat), "kind": open_now.kind, **s.game.decision_facts(s)}
