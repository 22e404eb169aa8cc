"""Events: a name, numbers and the audience that may know them. Rules never write sentences.

The shape of an event says what the numbers are: a list of arguments, each with a name and a vocabulary.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from burgrave.core.error import BurgraveError, short_repr

SEATS: Final = 8  # the highest number of seats in any game
SPECTATOR: Final = 8  # the seat number of spectators
FULL_STATE: Final = -1  # the viewer of a state that is not a view
EVERYONE: Final = 0x1FF  # a bit for each seat and one for the spectators
LEFT_OUT: Final = -0x4000000000000000  # an argument that was not given; no game uses this number

# Vocabularies that every game has.
SEAT: Final = "seat"
FLAG: Final = "flag"
FLAG_IDS: Final = ["no", "yes"]


@final
class EventParam:
    """One argument of an event: its name, its vocabulary, and whether it is any number of things."""

    def __init__(self, name: str, vocabulary: str, many: bool = False) -> None:
        self.name = name
        self.vocabulary = vocabulary
        self.many = many

    def __repr__(self) -> str:
        return f"EventParam({self.name!r}, {self.vocabulary!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return EventParam, (self.name, self.vocabulary, self.many)


Shape = list[EventParam]  # only the last argument may be many


def seat_param(name: str = SEAT) -> EventParam:
    """Return an argument that is a seat."""
    return EventParam(name, SEAT)


def flag_param(name: str) -> EventParam:
    """Return an argument that is a flag: yes or no."""
    return EventParam(name, FLAG)


def param_at(shape: Shape, place: int) -> EventParam | None:
    """Return the argument that the number at this place belongs to; None if the event has fewer."""
    if place < len(shape):
        return shape[place]
    return shape[-1] if shape and shape[-1].many else None


@final
class Event:
    """An event with its `args`. Bit s of `audience` is set if seat s may know it."""

    def __init__(self, name: str, args: list[int], audience: int) -> None:
        self.name = name
        self.args = args
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.name, self.args, self.audience)


@final
class Outcome:
    """A random outcome: the stream, and the order or the item."""

    def __init__(self, stream: int, items: list[int]) -> None:
        self.stream = stream
        self.items = items

    def __repr__(self) -> str:
        return f"Outcome({self.stream}, {self.items})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.stream, self.items)


@final
class EventLog:
    """The events and random outcomes of one state since the log was last cleared."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.outcomes: list[Outcome] = []

    def __repr__(self) -> str:
        return f"<EventLog: {len(self.events)} events, {len(self.outcomes)} outcomes>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_event_log, (self.events, self.outcomes)

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
        """Add an event. Its arguments are the given numbers, then those of `many`."""
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
        """Return the events that this seat may know."""
        if not 0 <= seat <= SPECTATOR:
            raise BurgraveError("seat-unknown", seat=short_repr(seat), last=SEATS - 1)
        bit = 1 << seat
        return [e for e in self.events if e.audience & bit]


def restore_event_log(events: list[Event], outcomes: list[Outcome]) -> EventLog:
    """Return a copy of a log that was pickled."""
    event_log = EventLog()
    event_log.events = events
    event_log.outcomes = outcomes
    return event_log


def only(seat: i64) -> i64:
    """Return the audience of one seat."""
    one: i64 = 1
    return one << seat


def others(seat: i64) -> i64:
    """Return the audience of all but this seat."""
    return EVERYONE ^ only(seat)
