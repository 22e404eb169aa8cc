"""Events that a seat may know, as text, and the instruction that checks them."""

from typing import Any

from burgrave.core.error import BurgraveError
from burgrave.core.events import FLAG, SEAT, Event, EventParam
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.core.scenario.actions import Instruction
from burgrave.core.scenario.aliases import EVENT_FIELD_ALIASES, rename_keys
from burgrave.core.scenario.run import ScenarioRun
from burgrave.core.scenario.value import ScenarioValue, normalize, scalar


class EventsInstruction(Instruction):
    """The visible events of the last moves: all of them (`exactly`), or some (`contains`, `lacks`)."""

    def __init__(self, game: Game[Any], node: ScenarioValue, seats: int) -> None:
        fields = rename_keys(node, EVENT_FIELD_ALIASES).fields(["seat", "exactly", "contains", "lacks"])
        if "seat" not in fields:
            raise node.make_error("scenario-missing", field="seat")
        self.seat = fields.pop("seat").seat(seats, spectators=True)
        self.wanted = [
            (verb, value, [parse_event(game.notation, item, seats) for item in value.items()])
            for verb, value in fields.items()
        ]

    def run(self, run: ScenarioRun) -> None:
        events = run.event_log.visible_to(self.seat)
        listed = "; ".join(event_line(run.notation, event) for event in events) or "none"
        for verb, node, wanted in self.wanted:
            if verb == "exactly":
                if len(wanted) != len(events) or not all(map(EventPattern.fits, wanted, events)):
                    right = "; ".join(pattern.text for pattern in wanted) or "none"
                    run.report_difference(node, f"events seat {self.seat}", right, listed)
                continue
            for pattern in wanted:
                there = any(map(pattern.fits, events))
                if there != (verb == "contains"):
                    run.report_difference(node, f"events seat {self.seat} {verb}", pattern.text, listed)


class EventPattern:
    """An event as it is written: its name, and any of its arguments."""

    def __init__(self, notation: Notation, name: str) -> None:
        self.notation = notation
        self.name = name
        self.fixed: dict[str, str] = {}  # by the name of the argument
        self.many: list[str] = []
        self.text = name

    def add_argument(self, argument: EventParam, id: str) -> None:
        self.text += f" {id}"
        if argument.many:
            self.many.append(id)
        else:
            self.fixed[argument.name] = id

    def fits(self, event: Event) -> bool:
        if event.name != self.name:
            return False
        args = {args.param.name: args for args in self.notation.event_args(event)}
        many = next((each.ids for each in args.values() if each.param.many), [])
        fixed = all(name in args and args[name].ids == [id] for name, id in self.fixed.items())
        return fixed and (not self.many or sorted(self.many) == sorted(many))


def event_line(notation: Notation, event: Event) -> str:
    """Return the event as a scenario writes it. The ids of a `many` argument are sorted."""
    args = notation.event_args(event)
    many = args.pop().ids if args and args[-1].param.many else []
    return " ".join([event.name, *(id for one in args for id in one.ids), *sorted(many)])


def parse_event(notation: Notation, node: ScenarioValue, seats: int) -> EventPattern:
    """Return the pattern of a written event.

    It may be `district-built 1 tavern 1`, `{district-built: [1, tavern, 1]}`, or shorter: `district-built 1`.
    Arguments are in their order. A missing argument matches anything. The arguments after it may be written
    if they cannot be confused with it: `cards-drawn 0 tavern` does not name a place.
    """
    name, given = split_event(notation, node)
    pattern = EventPattern(notation, name)
    shape = notation.events[name]
    place = 0
    while given:
        found = next((at for at in range(place, len(shape)) if can_read(notation, shape[at], given)), None)
        if found is None:
            raise make_argument_error(notation, node, name, place, given[0])
        if shape[found].vocabulary == SEAT:
            given[0].seat(seats)
        id, given = take_id(notation, shape[found], given)
        pattern.add_argument(shape[found], id)
        place = found if shape[found].many else found + 1
    return pattern


def split_event(notation: Notation, node: ScenarioValue) -> tuple[str, list[ScenarioValue]]:
    """Return the name of the event, and the words after it."""
    if node.is_mapping:
        if len(node.entries()) != 1:
            raise node.make_type_error("event")
        key, value = node.entries()[0]
        return key.one_of("event", list(notation.events)), value.items()
    parts = node.text().split()
    name, rest = longest_match(parts, list(notation.events))
    if not name:
        name = scalar(parts[0], node.file, node.line).one_of("event", list(notation.events))
        rest = parts[1:]
    return name, [scalar(word, node.file, node.line) for word in rest]


def can_read(notation: Notation, argument: EventParam, given: list[ScenarioValue]) -> bool:
    """Check whether the next words can be this argument."""
    known = notation.ids(argument.vocabulary)
    if known is None or (argument.vocabulary == FLAG and given[0].seat_or_none() is not None):
        return given[0].seat_or_none() is not None
    return bool(longest_match(texts(given), known)[0])


def take_id(
    notation: Notation, argument: EventParam, given: list[ScenarioValue]
) -> tuple[str, list[ScenarioValue]]:
    """Return the id that the next words name, and the words after it. An id may have several words."""
    known = notation.ids(argument.vocabulary)
    number = given[0].seat_or_none()
    if known is None or (argument.vocabulary == FLAG and number is not None):
        return str(number) if known is None else known[bool(number)], given[1:]
    id, rest = longest_match(texts(given), known)
    return id, given[len(given) - len(rest) :]


def texts(given: list[ScenarioValue]) -> list[str]:
    return [str(word.value) for word in given]


def make_argument_error(
    notation: Notation, node: ScenarioValue, name: str, place: int, word: ScenarioValue
) -> Exception:
    """Return the error for a word that is not a valid argument, with the words that are valid there."""
    shape = notation.events[name]
    if place >= len(shape):
        listed = ", ".join(argument.name for argument in shape) or "none"
        return node.make_error("scenario-event-arguments", event=name, arguments=listed)
    known = notation.ids(shape[place].vocabulary)
    if known is None:
        return word.make_type_error("number")
    try:
        word.one_of(shape[place].vocabulary, known)
    except BurgraveError as error:
        return error
    return word.make_type_error("event")


def longest_match(parts: list[str], known: list[str]) -> tuple[str, list[str]]:
    """Return the known word that the parts begin with, and the rest; an empty text if there is none."""
    spelled = {normalize(word): word for word in known}
    for size in range(len(parts), 0, -1):
        word = spelled.get(normalize(" ".join(parts[:size])))
        if word is not None:
            return word, parts[size:]
    return "", parts
