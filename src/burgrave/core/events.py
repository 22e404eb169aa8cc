"""Events: what happened, as a name, numbers and who may know it. Rules never write sentences.

What the numbers are is said once for each event by its shape: a list of arguments, each with a name and a
vocabulary.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.error import BurgraveError, short_repr

SEATS: Final = 8  # the most seats of any game
SPECTATOR: Final = 8  # the seat number of those who only watch
FULL_STATE: Final = -1  # the viewer of a state that is not a view
EVERYONE: Final = 0x1FF  # a bit for each seat and one for the spectators
LEFT_OUT: Final = -0x4000000000000000  # no number of any game: an argument that was not given

# Vocabularies that every game has.
SEAT: Final = "seat"
FLAG: Final = "flag"
FLAG_IDS: Final = ["no", "yes"]


@final
class EventParam:
    """One argument of an event: its name, its vocabulary, and whether it is any number of such things."""

    def __init__(self, name: str, vocabulary: str, many: bool = False) -> None:
        self.name = name
        self.vocabulary = vocabulary
        self.many = many


Shape = list[EventParam]  # only the last argument may be many


def seat_param(name: str = SEAT) -> EventParam:
    """An argument that is a seat."""
    return EventParam(name, SEAT)


def flag_param(name: str) -> EventParam:
    """An argument that is yes or no."""
    return EventParam(name, FLAG)


def param_at(shape: Shape, place: int) -> EventParam | None:
    """The argument that the number at this place belongs to; None if the event has not so many."""
    if place < len(shape):
        return shape[place]
    return shape[-1] if shape and shape[-1].many else None


@final
class Event:
    """`name` with `args`; bit s of `audience` is set if seat s may know it."""

    def __init__(self, name: str, args: list[int], audience: int) -> None:
        self.name = name
        self.args = args
        self.audience = audience


@final
class Outcome:
    """What chance gave: the stream and the order or the item."""

    def __init__(self, stream: int, items: list[int]) -> None:
        self.stream = stream
        self.items = items


@final
class EventLog:
    """Listens to one state: events and chance outcomes since it was last emptied."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.outcomes: list[Outcome] = []

    def add(
        self,
        audience: i64,
        name: str,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        e: i64,
        f: i64,
        g: i64,
        many: list[int] | None,
    ) -> None:
        """A fact: the numbers that were given, then any number more."""
        args: list[int] = []
        for number in (a, b, c, d, e, f, g):
            if number != LEFT_OUT:
                args.append(number)
        if many is not None:
            args += many
        self.events.append(Event(name, args, audience))

    def clear(self) -> None:
        self.events = []
        self.outcomes = []

    def visible_to(self, seat: int) -> list[Event]:
        """What this seat was told."""
        if not 0 <= seat <= SPECTATOR:
            raise BurgraveError("seat-unknown", seat=short_repr(seat), last=SEATS - 1)
        bit = 1 << seat
        return [e for e in self.events if e.audience & bit]


def only(seat: i64) -> i64:
    """The audience of one seat."""
    one: i64 = 1
    return one << seat


def others(seat: i64) -> i64:
    """Everybody but that seat."""
    return EVERYONE ^ only(seat)
