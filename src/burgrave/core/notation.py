"""The notation of a game: its append-only tables of moves, reasons, events and random streams.

The engine uses numbers. Files and the people who read them use ids. Sentences are made elsewhere.
"""

from operator import index
from typing import Any, SupportsIndex, final

from burgrave.core.error import BurgraveError, IllegalMoveError, closest_match, short_repr
from burgrave.core.events import FLAG, FLAG_IDS, Event, EventParam, Shape
from burgrave.core.move import Family, Move, list_moves

Value = str | int | bool  # an argument of an event as data: an id, a number or a flag


@final
class EventArg:
    """An argument of an event and its ids: one id, or any number of them."""

    def __init__(self, param: EventParam, ids: list[str]) -> None:
        self.param = param
        self.ids = ids

    def __repr__(self) -> str:
        return f"EventArg({self.param!r}, {self.ids})"

    def __reduce__(self) -> tuple[Any, ...]:
        return EventArg, (self.param, self.ids)


@final
class Notation:
    """The tables of one game.

    `families` lists the moves by verb. `move_texts` lists the text of each move by number.
    `names[vocabulary]` lists ids by number ("card", "character" …). A vocabulary without such a list consists
    of plain numbers. `events[name]` is the shape of an event. `streams` lists (name, vocabulary of its
    outcomes).
    """

    def __init__(
        self,
        families: list[Family],
        reasons: list[str],
        names: dict[str, list[str]],
        events: dict[str, Shape],
        streams: list[tuple[str, str]],
    ) -> None:
        self.families = families
        self.all_moves = list_moves(families)
        self.move_texts: list[str] = [move.text for move in self.all_moves]
        self.reasons = reasons
        self.names = names
        self.events = events
        self.streams = streams
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(self.move_texts)}

    def __repr__(self) -> str:
        return (
            f"<Notation: {len(self.all_moves)} moves, {len(self.events)} events, {len(self.reasons)} reasons>"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Notation, (self.families, self.reasons, self.names, self.events, self.streams)

    def parse_move(self, text: str) -> int:
        """Return the number of a move written as text."""
        number = self.numbers.get(" ".join(text.split()))
        if number is None:
            raise IllegalMoveError("move-unknown-text", text=text, near=closest_match(text, self.move_texts))
        return number

    def number_of_move(self, move: object) -> int:
        """Return the number of a move that is given as a number or as text.

        Raise IllegalMoveError if there is no such move.
        """
        if isinstance(move, str):
            return self.parse_move(move)
        if isinstance(move, bool) or not isinstance(move, SupportsIndex):  # any whole number, NumPy's too
            raise IllegalMoveError("move-type", type=type(move).__name__)
        return self.move(index(move)).number

    def move(self, number: int) -> Move:
        """Return a move as a verb and the things that it names."""
        if not 0 <= number < len(self.all_moves):
            last = len(self.all_moves) - 1
            raise IllegalMoveError("move-unknown-number", move=short_repr(number), last=last)
        return self.all_moves[number]

    def ids(self, vocabulary: str) -> list[str] | None:
        """Return the ids of a vocabulary by number; None if it consists of plain numbers, as seats do."""
        return FLAG_IDS if vocabulary == FLAG else self.names.get(vocabulary)

    def name(self, vocabulary: str, number: int) -> str:
        """Return the id of a number. Plain numbers and seats are written as they are."""
        table = self.ids(vocabulary)
        return str(number) if table is None else table[number]

    def number(self, vocabulary: str, id: str) -> int:
        """Return the number of an id."""
        table = self.ids(vocabulary)
        if table is None:
            return int(id)
        if id not in table:
            raise BurgraveError("name-unknown", vocabulary=vocabulary, id=id)
        return table.index(id)

    def vocabulary_of(self, id: str) -> str:
        """Return the first vocabulary that has this id; an empty text if none has it."""
        for vocabulary, ids in self.names.items():
            if id in ids:
                return vocabulary
        return ""

    def event_args(self, event: Event) -> list[EventArg]:
        """Return the arguments of an event with ids, without those that an old stored event does not have."""
        out: list[EventArg] = []
        for place, argument in enumerate(self.events[event.name]):
            numbers = event.args[place:] if argument.many else event.args[place : place + 1]
            if numbers or argument.many:
                out.append(EventArg(argument, [self.name(argument.vocabulary, number) for number in numbers]))
        return out

    def event_data(self, event: Event) -> dict[str, Value | list[Value]]:
        """Return an event as data for clients: `event` is its name, the arguments follow by name."""
        data: dict[str, Value | list[Value]] = {"event": event.name}
        for arg in self.event_args(event):
            values = [self.value(arg.param.vocabulary, id) for id in arg.ids]
            data[arg.param.name] = values if arg.param.many else values[0]
        return data

    def value(self, vocabulary: str, id: str) -> Value:
        """Return an id as data: a number as int, a flag as bool."""
        if vocabulary == FLAG:
            return id == FLAG_IDS[1]
        return id if vocabulary in self.names else int(id)
