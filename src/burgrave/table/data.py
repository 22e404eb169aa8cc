"""What one pair of eyes sees, as plain data for a face that draws it elsewhere.

Sentences are segments, so a face can point at what they speak of; moves come in parts, so that a click on a
card, a seat or a place finds its move. Nothing here is made from more than the view of the seat.
"""

from collections.abc import Sequence
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from burgrave.core.event import Event
from burgrave.core.state import State
from burgrave.core.words import Words
from burgrave.table.choices import offered
from burgrave.table.ledger import Ledger, Row
from burgrave.table.lens import Accounting
from burgrave.table.match import Match
from burgrave.table.preview import Changes, Foresight
from burgrave.table.sight import Choice, Forfeit, Group, Refusal, seen_by, told_to
from burgrave.table.ways import Way, ways
from burgrave.text import Text
from burgrave.text.segments import Segment, segments

SETUP: Final = "setup"  # the fact that never changes in a game

Sentence = list[Segment]


class Named(TypedDict):
    """What a move names: a card, a seat, a place."""

    vocabulary: str
    id: str


class MoveData(TypedDict):
    """A move: its number, its notation, and its parts."""

    move: int
    text: str
    verb: str
    objects: list[Named]


class GroupData(TypedDict):
    """Choices that are shown together; of minor ones nothing is lost if they wait for another turn."""

    id: str
    name: str
    note: str
    minor: bool


class ForfeitData(TypedDict):
    """Something that a move would lose; a usable one could still be used as things stand."""

    about: Named
    count: int
    words: Sentence
    usable: bool


class RowData(TypedDict):
    """A row of what a way brings: at once, and what becomes possible by it."""

    kind: str
    label: Sentence
    brings: dict[str, int]
    then: NotRequired[dict[str, int]]
    about: NotRequired[Named]


class Accounted(TypedDict):
    """Where a way's changes come from: rows of the offer's ledger, which add up to them; sides that pay."""

    rows: NotRequired[list[int]]
    edges: NotRequired[list[int]]
    corners: NotRequired[list[int]]


class Forfeiting(TypedDict):
    """What a move would lose, if anything."""

    forfeits: NotRequired[list[ForfeitData]]


class ChoiceData(Accounted, Forfeiting):
    """A move that is possible, the group it stands in, and what it would change for the one who decides."""

    move: MoveData
    label: Sentence
    group: str
    note: Sentence
    changes: dict[str, int]


class RefusalData(TypedDict):
    """A move that is not possible, and why; an obvious one most people would not ask about."""

    move: MoveData
    label: Sentence
    why: Sentence
    obvious: bool


class WayData(Accounted):
    """A row of moves that is one choice to the eye: what it changes, or why its last move is not possible."""

    moves: list[int]
    changes: dict[str, int]
    why: Sentence


class StepData(TypedDict):
    """A move on the way, by its name alone: what it costs is told by the ways that go through it."""

    move: MoveData
    label: Sentence


class OfferData(TypedDict):
    """The open decision as its seat meets it. `steps` are all moves that the ways are made of, each once."""

    groups: list[GroupData]
    choices: list[ChoiceData]
    refusals: list[RefusalData]
    ways: list[WayData]
    steps: list[StepData]
    ledger: NotRequired[list[RowData]]


class ToldData(TypedDict):
    """Something that happened: as a sentence, and as data with the places it moved between."""

    entry: int
    sentence: Sentence
    event: dict[str, Any]


class SightData(TypedDict):
    """All that is shown at one moment to one pair of eyes."""

    names: list[str]
    facts: dict[str, Any]
    question: Sentence
    told: list[ToldData]
    fresh: int
    offer: NotRequired[OfferData]


def sight_data(match: Match, eyes: int, text: Text, since: int = 0) -> SightData:
    """What these eyes see now, and what they were told from an entry of the record on."""
    marking = Text(text.language, text.edition, marks=True)
    view = seen_by(match.history.state, eyes)
    facts = view.facts()
    names = match.seating.names(marking)
    data: SightData = {
        "names": names,
        "facts": facts,
        "question": question_data(match, eyes, marking, facts),
        "told": told_data(match, eyes, marking, since),
        "fresh": match.fresh(eyes, marking),
    }
    if match.decides(eyes):
        data["offer"] = offer_data(match, view, marking, names, facts)
    return data


def question_data(match: Match, eyes: int, text: Text, facts: dict[str, Any]) -> Sentence:
    """What has to be decided, for those who may know."""
    return segments(match.question(text, eyes, facts))


def told_data(match: Match, eyes: int, text: Text, since: int) -> list[ToldData]:
    """What these eyes were told, the sentence beside the data."""
    words = match.lens.game.words()
    entries = match.recorder.record.entries
    spoken = match.told_to(eyes, text)
    return [
        {"entry": number, "sentence": segments(sentence), "event": event_data(words, event)}
        for number in range(since, len(entries))
        for sentence, event in zip(spoken[number], told_to(entries[number].events, eyes), strict=True)
    ]


def event_data(words: Words, event: Event) -> dict[str, Any]:
    return dict(words.event_data(event))


def offer_data(
    match: Match, view: State, text: Text, names: Sequence[str], facts: dict[str, Any] | None = None
) -> OfferData:
    """The choices of the view's own seat, with all ways that they begin; `facts` are those of the view."""
    lens, words = match.lens, match.lens.game.words()
    foresight = Foresight(view)
    if facts is not None:
        foresight.facts = facts
    offer = offered(lens, text, view, names, foresight)
    have = lens.purse(foresight.facts, int(view.eyes))
    role = lens.role(foresight.facts)
    rows = [way for way in ways(lens, view, foresight) if len(way.moves) > 1]
    passed = dict.fromkeys(move for way in rows for move in way.moves)
    groups = dict.fromkeys(choice.group for choice in offer.choices if choice.group)
    book = Book(lens.accounts(text, names, foresight.facts, foresight))
    data: OfferData = {
        "groups": [group_data(group) for group in groups],
        "choices": [choice_data(words, foresight, choice, book) for choice in offer.choices],
        "refusals": [refusal_data(words, refusal) for refusal in offer.refusals],
        "ways": [way_data(match, view, text, names, have, way, book) for way in rows],
        "steps": [step_data(match, view, text, names, role, move) for move in passed],
    }
    if book.ledger.rows:
        data["ledger"] = [row_data(row) for row in book.ledger.rows]
    return data


class Book:
    """Enters the accounts of ways into one ledger."""

    def __init__(self, accounts: Accounting | None) -> None:
        self.accounts = accounts
        self.ledger = Ledger()

    def entered(self, told: Sequence[Event], later: State, changes: Changes) -> Accounted:
        account = self.accounts.of(told, later, changes) if self.accounts else None
        if account is None:
            return {}
        data: Accounted = {"rows": self.ledger.entered(account.rows)}
        if account.edges:
            data["edges"] = account.edges
        if account.corners:
            data["corners"] = account.corners
        return data


def row_data(row: Row) -> RowData:
    data: RowData = {"kind": row.kind, "label": segments(row.label), "brings": dict(row.brings)}
    if row.then:
        data["then"] = dict(row.then)
    if row.about:
        data["about"] = {"vocabulary": row.about[0], "id": row.about[1]}
    return data


def group_data(group: Group) -> GroupData:
    return {"id": group.id, "name": group.name, "note": group.note, "minor": group.minor}


def choice_data(words: Words, foresight: Foresight, choice: Choice, book: Book) -> ChoiceData:
    move, changes = choice.move, foresight.changes(choice.move)
    return {
        "move": move_data(words, move),
        "label": segments(choice.label),
        "group": choice.group.id if choice.group else "",
        "note": segments(choice.note),
        "changes": changes,
        **forfeiting(choice),
        **book.entered(foresight.told(move), foresight.after(move)[0], changes),
    }


def forfeiting(choice: Choice) -> Forfeiting:
    return {"forfeits": [forfeit_data(forfeit) for forfeit in choice.forfeits]} if choice.forfeits else {}


def forfeit_data(forfeit: Forfeit) -> ForfeitData:
    vocabulary, id = forfeit.about
    return {
        "about": {"vocabulary": vocabulary, "id": id},
        "count": forfeit.count,
        "words": segments(forfeit.words),
        "usable": forfeit.usable,
    }


def refusal_data(words: Words, refusal: Refusal) -> RefusalData:
    return {
        "move": move_data(words, refusal.move),
        "label": segments(refusal.label),
        "why": segments(refusal.why),
        "obvious": refusal.obvious,
    }


def step_data(
    match: Match, view: State, text: Text, names: Sequence[str], role: str | None, move: int
) -> StepData:
    """`role` is what the seat acts as."""
    game = match.lens.game
    label = text.move(game, move, names, int(view.eyes), None, role)
    return {"move": move_data(game.words(), move), "label": segments(label)}


def way_data(
    match: Match, view: State, text: Text, names: Sequence[str], have: int | None, way: Way, book: Book
) -> WayData:
    """`have` is how much the seat can spend."""
    why = ""
    if way.reason:
        last = way.moves[-1]
        why = text.reason(match.lens.game, way.reason, way.number, last, names, int(view.eyes), have)
    account = book.entered(way.told, way.later, way.changes) if way.later else Accounted()
    return {"moves": list(way.moves), "changes": way.changes, "why": segments(why), **account}


def move_data(words: Words, move: int) -> MoveData:
    parts = words.parts(move)
    objects: list[Named] = [{"vocabulary": vocabulary, "id": id} for vocabulary, id in parts.objects]
    return {"move": move, "text": parts.text, "verb": parts.verb, "objects": objects}
