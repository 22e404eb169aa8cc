"""Events: what happened, as a name, numbers and who may know it. Rules never write sentences."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.wrong import Wrong, said

SEATS: Final = 8  # the most seats of any game
SPECTATOR: Final = 8  # the seat number of those who only watch
EVERYONE: Final = 0x1FF  # a bit for each seat and one for the spectators


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
class Journal:
    """Listens to one state: events and chance outcomes since it was last emptied."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.outcomes: list[Outcome] = []

    def hear(self, audience: i64, name: str, a: i64, b: i64, c: i64, d: i64) -> None:
        """A fact with up to four numbers; those that are -1 are not part of it."""
        args: list[int] = []
        for x in (a, b, c, d):
            if x != -1:
                args.append(x)
        self.events.append(Event(name, args, audience))

    def clear(self) -> None:
        self.events = []
        self.outcomes = []

    def told(self, seat: int) -> list[Event]:
        """What this seat was told."""
        if not 0 <= seat <= SPECTATOR:
            raise Wrong("seat-unknown", seat=said(seat), last=SEATS - 1)
        bit = 1 << seat
        return [e for e in self.events if e.audience & bit]


def only(seat: i64) -> i64:
    """The audience of one seat."""
    one: i64 = 1
    return one << seat


def others(seat: i64) -> i64:
    """Everybody but that seat."""
    return EVERYONE ^ only(seat)
