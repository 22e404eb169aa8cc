"""What a seat was told: events as text, and the step that looks at them."""

from typing import Any

from burgrave.core.event import Event
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
            (verb, value, [event_written(game.words(), item, seats) for item in value.items()])
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
    vocabularies = words.events[event.name]
    names = [words.name(vocabulary_at(vocabularies, place), n) for place, n in enumerate(event.args)]
    return event_text(event.name, vocabularies, names)


def event_text(name: str, vocabularies: list[str], args: list[str]) -> str:
    """Name and arguments. The order of any number of cards means nothing, so they stand sorted."""
    fixed = len(vocabularies) - 1 if vocabularies and vocabularies[-1].endswith("*") else len(args)
    return " ".join([name, *args[:fixed], *sorted(args[fixed:])])


def vocabulary_at(vocabularies: list[str], place: int) -> str:
    return vocabularies[min(place, len(vocabularies) - 1)].rstrip("*")


def event_written(words: Words, written: Written, seats: int) -> str:
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
    vocabularies = words.events[name]
    many = bool(vocabularies) and vocabularies[-1].endswith("*")
    if len(args) != len(vocabularies) and not (many and len(args) >= len(vocabularies) - 1):
        listed = ", ".join(vocabularies) or "none"
        raise written.wrong("scenario-event-arguments", event=name, arguments=listed)
    read = [argument(words, vocabulary_at(vocabularies, place), arg, seats) for place, arg in enumerate(args)]
    return event_text(name, vocabularies, read)


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
    vocabularies = words.events[name]
    while parts:
        known = words.names.get(vocabulary_at(vocabularies, len(args)), []) if vocabularies else []
        word, rest = longest(parts, known)
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


def argument(words: Words, vocabulary: str, written: Written, seats: int) -> str:
    if vocabulary in words.names:
        return written.one_of(vocabulary, words.names[vocabulary])
    if vocabulary == "seat":
        return str(written.seat(seats))
    number = written.seat_or_none()
    if number is None:
        raise written.misread("number")
    return str(number)
