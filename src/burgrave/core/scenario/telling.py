"""What a seat was told: events as text, and the step that looks at them."""

from typing import Any

from burgrave.core.event import Argument, Event, argument_at
from burgrave.core.game import Game
from burgrave.core.scenario.moving import Step
from burgrave.core.scenario.session import Session
from burgrave.core.scenario.written import Written, plain, scalar
from burgrave.core.words import Words


class Told(Step):
    """What a seat was told by the last moves: all of it (`events`), or some (`contains`, `lacks`)."""

    def __init__(self, game: Game[Any], written: Written, seats: int) -> None:
        fields = written.fields(["seat", "events", "contains", "lacks"])
        if "seat" not in fields:
            raise written.wrong("scenario-missing", field="seat")
        self.seat = fields.pop("seat").seat(seats, spectators=True)
        self.wanted = [
            (verb, value, [event_written(game.words(), item) for item in value.items()])
            for verb, value in fields.items()
        ]

    def run(self, on: Session) -> None:
        told = [event_told(on.words, event) for event in on.journal.told(self.seat)]
        listed = "; ".join(told) or "none"
        for verb, written, events in self.wanted:
            if verb == "events":
                if len(events) != len(told) or not all(map(is_event, events, told)):
                    on.differs(written, f"told seat {self.seat}", "; ".join(events) or "none", listed)
                continue
            for event in events:
                there = any(is_event(event, text) for text in told)
                if there != (verb == "contains"):
                    on.differs(written, f"told seat {self.seat} {verb}", event, listed)


def is_event(wanted: str, told: str) -> bool:
    """An event written without arguments is any event of that name."""
    return told == wanted or told.split()[0] == wanted


def event_told(words: Words, event: Event) -> str:
    """The event as it is written in a scenario."""
    told = words.told(event)
    many = told.pop().ids if told and told[-1].argument.many else []
    return event_text(event.name, [id for one in told for id in one.ids], many)


def event_text(name: str, fixed: list[str], many: list[str]) -> str:
    """Name and arguments. The order of any number of cards means nothing, so they stand sorted."""
    return " ".join([name, *fixed, *sorted(many)])


def event_written(words: Words, written: Written) -> str:
    """`district-built 1 tavern 1`, `{district-built: [1, tavern, 1]}`, or the name alone."""
    if written.is_mapping:
        if len(written.entries()) != 1:
            raise written.misread("event")
        key, value = written.entries()[0]
        name = key.one_of("event", list(words.events))
        args = value.items()
    else:
        name, args = split_event(words, written)
    if not args:
        return name
    shape = words.events[name]
    fixed = sum(1 for argument in shape if not argument.many)
    if len(args) < fixed or (len(args) > fixed and fixed == len(shape)):
        listed = ", ".join(argument.name for argument in shape) or "none"
        raise written.wrong("scenario-event-arguments", event=name, arguments=listed)
    read = [argument(words, argument_at(shape, place), arg) for place, arg in enumerate(args)]
    return event_text(name, read[:fixed], read[fixed:])


def split_event(words: Words, written: Written) -> tuple[str, list[Written]]:
    """An event in one line; the words of an id may be apart (`trading post`)."""
    parts = written.text().split()
    name, parts = longest(parts, list(words.events))
    if not name:
        name = scalar(written.text().split()[0], written.file, written.line).one_of(
            "event", list(words.events)
        )
        parts = written.text().split()[1:]
    args: list[Written] = []
    while parts:
        wanted = argument_at(words.events[name], len(args))
        known = words.ids(wanted.vocabulary) if wanted else None
        word, rest = longest(parts, known or [])
        args.append(scalar(word or parts[0], written.file, written.line))
        parts = rest if word else parts[1:]
    return name, args


def longest(parts: list[str], known: list[str]) -> tuple[str, list[str]]:
    """The known word that the parts begin with, and the rest; no word if they begin with none."""
    spelled = {plain(word): word for word in known}
    for size in range(len(parts), 0, -1):
        word = spelled.get(plain(" ".join(parts[:size])))
        if word is not None:
            return word, parts[size:]
    return "", parts


def argument(words: Words, wanted: Argument | None, written: Written) -> str:
    known = words.ids(wanted.vocabulary) if wanted else None
    if wanted and known is not None:
        return written.one_of(wanted.vocabulary, known)
    number = written.seat_or_none()
    if number is None:
        raise written.misread("number")
    return str(number)
