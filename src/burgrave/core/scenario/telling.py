"""What a seat was told: events as text, and the step that looks at them."""

from typing import Any

from burgrave.core.event import FLAG, SEAT, Argument, Event
from burgrave.core.game import Game
from burgrave.core.scenario.moving import Verb
from burgrave.core.scenario.session import Session
from burgrave.core.scenario.written import Written, plain, scalar
from burgrave.core.words import Words
from burgrave.core.wrong import Wrong


class Told(Verb):
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
        events = on.journal.told(self.seat)
        listed = "; ".join(event_told(on.words, event) for event in events) or "none"
        for verb, written, wanted in self.wanted:
            if verb == "events":
                if len(wanted) != len(events) or not all(map(Pattern.fits, wanted, events)):
                    right = "; ".join(pattern.text for pattern in wanted) or "none"
                    on.differs(written, f"told seat {self.seat}", right, listed)
                continue
            for pattern in wanted:
                there = any(map(pattern.fits, events))
                if there != (verb == "contains"):
                    on.differs(written, f"told seat {self.seat} {verb}", pattern.text, listed)


class Pattern:
    """An event as it is written: its name and as many of its arguments as somebody cares about."""

    def __init__(self, words: Words, name: str) -> None:
        self.words = words
        self.name = name
        self.fixed: dict[str, str] = {}  # by the name of the argument
        self.many: list[str] = []
        self.text = name

    def note(self, argument: Argument, id: str) -> None:
        self.text += f" {id}"
        if argument.many:
            self.many.append(id)
        else:
            self.fixed[argument.name] = id

    def fits(self, event: Event) -> bool:
        if event.name != self.name:
            return False
        told = {told.argument.name: told for told in self.words.told(event)}
        many = next((each.ids for each in told.values() if each.argument.many), [])
        fixed = all(name in told and told[name].ids == [id] for name, id in self.fixed.items())
        return fixed and (not self.many or sorted(self.many) == sorted(many))


def event_told(words: Words, event: Event) -> str:
    """The event as it is written in a scenario; the order of any number of cards means nothing."""
    told = words.told(event)
    many = told.pop().ids if told and told[-1].argument.many else []
    return " ".join([event.name, *(id for one in told for id in one.ids), *sorted(many)])


def event_written(words: Words, written: Written, seats: int) -> Pattern:
    """`district-built 1 tavern 1`, `{district-built: [1, tavern, 1]}`, or less: `district-built 1`.

    Arguments stand in their order. One left out is whatever it is; what comes later may be written all
    the same if it cannot be mistaken for it: `cards-drawn 0 tavern` names no place.
    """
    name, given = name_and_words(words, written)
    pattern = Pattern(words, name)
    shape = words.events[name]
    place = 0
    while given:
        found = next((at for at in range(place, len(shape)) if reads(words, shape[at], given)), None)
        if found is None:
            raise not_an_argument(words, written, name, place, given[0])
        if shape[found].vocabulary == SEAT:
            given[0].seat(seats)
        id, given = taken(words, shape[found], given)
        pattern.note(shape[found], id)
        place = found if shape[found].many else found + 1
    return pattern


def name_and_words(words: Words, written: Written) -> tuple[str, list[Written]]:
    """The name of the event, and the words behind it."""
    if written.is_mapping:
        if len(written.entries()) != 1:
            raise written.misread("event")
        key, value = written.entries()[0]
        return key.one_of("event", list(words.events)), value.items()
    parts = written.text().split()
    name, rest = longest(parts, list(words.events))
    if not name:
        name = scalar(parts[0], written.file, written.line).one_of("event", list(words.events))
        rest = parts[1:]
    return name, [scalar(word, written.file, written.line) for word in rest]


def reads(words: Words, argument: Argument, given: list[Written]) -> bool:
    """Whether the next words can be this argument."""
    known = words.ids(argument.vocabulary)
    if known is None or (argument.vocabulary == FLAG and given[0].seat_or_none() is not None):
        return given[0].seat_or_none() is not None
    return bool(longest(texts(given), known)[0])


def taken(words: Words, argument: Argument, given: list[Written]) -> tuple[str, list[Written]]:
    """The id that the next words name, and the words behind it; an id may have several words."""
    known = words.ids(argument.vocabulary)
    number = given[0].seat_or_none()
    if known is None or (argument.vocabulary == FLAG and number is not None):
        return str(number) if known is None else known[bool(number)], given[1:]
    id, rest = longest(texts(given), known)
    return id, given[len(given) - len(rest) :]


def texts(given: list[Written]) -> list[str]:
    return [str(word.value) for word in given]


def not_an_argument(words: Words, written: Written, name: str, place: int, word: Written) -> Exception:
    """What would have been right: one of the words that can stand there, or nothing."""
    shape = words.events[name]
    if place >= len(shape):
        listed = ", ".join(argument.name for argument in shape) or "none"
        return written.wrong("scenario-event-arguments", event=name, arguments=listed)
    known = words.ids(shape[place].vocabulary)
    if known is None:
        return word.misread("number")
    try:
        word.one_of(shape[place].vocabulary, known)
    except Wrong as wrong:
        return wrong
    return word.misread("event")


def longest(parts: list[str], known: list[str]) -> tuple[str, list[str]]:
    """The known word that the parts begin with, and the rest; no word if they begin with none."""
    spelled = {plain(word): word for word in known}
    for size in range(len(parts), 0, -1):
        word = spelled.get(plain(" ".join(parts[:size])))
        if word is not None:
            return word, parts[size:]
    return "", parts
