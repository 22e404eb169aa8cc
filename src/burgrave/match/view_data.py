"""What one viewer sees, as plain data for a client.

Sentences consist of segments, so that a client can link what they name. Moves consist of parts, so that a
click on a card, a seat or a place finds its move. All data is made from the view of the seat.
"""

from collections.abc import Sequence
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from burgrave.core.events import Event
from burgrave.core.notation import Notation
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.i18n.segments import SegmentData, segments
from burgrave.match.gains import GainIndex, GainItem
from burgrave.match.match import Match
from burgrave.match.match_view import Choice, ChoiceGroup, Loss, RefusedChoice, visible_events, visible_state
from burgrave.match.presenters.base import GainExplainer
from burgrave.match.preview import Changes, Preview
from burgrave.match.prompt import make_prompt
from burgrave.match.sequences import MoveSequence, list_sequences

SETUP: Final = "setup"  # the part of the state data that never changes in a game

Sentence = list[SegmentData]


class ObjectData(TypedDict):
    """An object that a move names: a card, a seat or a place."""

    vocabulary: str
    id: str


class MoveData(TypedDict):
    """A move: its number, its notation and its parts."""

    move: int
    text: str
    verb: str
    objects: list[ObjectData]


class ChoiceGroupData(TypedDict):
    """Choices that are shown together. Minor ones can wait for a later turn without a loss."""

    id: str
    name: str
    note: str
    minor: bool


class LossData(TypedDict):
    """Something that a move would lose. It is usable if the seat can still use it now."""

    object: ObjectData
    count: int
    text: Sentence
    usable: bool


class GainItemData(TypedDict):
    """One source of gains: what it brings at once, and what it makes possible."""

    kind: str
    label: Sentence
    amounts: dict[str, int]
    unlocks: NotRequired[dict[str, int]]
    object: NotRequired[ObjectData]


class GainBreakdownData(TypedDict):
    """Where changes come from: numbers of gain items, and the edges and corners that pay.

    The gain items add up to the changes.
    """

    gains: NotRequired[list[int]]
    edges: NotRequired[list[int]]
    corners: NotRequired[list[int]]


class LossesData(TypedDict):
    """What a move would lose, if anything."""

    losses: NotRequired[list[LossData]]


class ChoiceData(GainBreakdownData, LossesData):
    """A possible move, its group, and what it would change for the deciding seat."""

    move: MoveData
    label: Sentence
    group: str
    note: Sentence
    changes: dict[str, int]


class RefusedChoiceData(TypedDict):
    """A move that is not possible, and why. Most people would not ask about an obvious one."""

    move: MoveData
    label: Sentence
    reason: Sentence
    obvious: bool


class MoveSequenceData(GainBreakdownData):
    """Several moves as one choice: what they change, or why the last move is not possible."""

    moves: list[int]
    changes: dict[str, int]
    reason: Sentence


class SequenceMoveData(TypedDict):
    """A move of a sequence. Its costs are in the sequences that contain it."""

    move: MoveData
    label: Sentence


class PromptData(TypedDict):
    """The open decision of a seat. `sequence_moves` has each move of the sequences once."""

    groups: list[ChoiceGroupData]
    choices: list[ChoiceData]
    refused: list[RefusedChoiceData]
    sequences: list[MoveSequenceData]
    sequence_moves: list[SequenceMoveData]
    gain_items: NotRequired[list[GainItemData]]


class LogEntryData(TypedDict):
    """An event as a sentence, and as data with the places that something moved between."""

    entry: int
    sentence: Sentence
    event: dict[str, Any]


class MatchViewData(TypedDict):
    """Everything that one viewer sees at one point of a match."""

    names: list[str]
    state: dict[str, Any]
    question: Sentence
    log: list[LogEntryData]
    new_entries: int
    prompt: NotRequired[PromptData]


def match_view_data(match: Match, viewer: int, tr: Translator, first_entry: int = 0) -> MatchViewData:
    """Return what this viewer sees now, with the log from an entry of the record on."""
    tagging_tr = Translator(tr.language, tr.edition, tags_names=True)
    view = visible_state(match.history.state, viewer)
    state_data = view.to_dict()
    names = match.seating.display_names(tagging_tr)
    data: MatchViewData = {
        "names": names,
        "state": state_data,
        "question": question_data(match, viewer, tagging_tr, state_data),
        "log": log_data(match, viewer, tagging_tr, first_entry),
        "new_entries": match.count_new_entries(viewer, tagging_tr),
    }
    if match.decides(viewer):
        data["prompt"] = prompt_data(match, view, tagging_tr, names, state_data)
    return data


def question_data(match: Match, viewer: int, tr: Translator, state_data: dict[str, Any]) -> Sentence:
    """Return the question of the open decision, if this viewer may know it."""
    return segments(match.question_text(tr, viewer, state_data))


def log_data(match: Match, viewer: int, tr: Translator, first_entry: int) -> list[LogEntryData]:
    """Return the events that this viewer may see, each as a sentence and as data."""
    notation = match.presenter.game.notation
    entries = match.recorder.record.entries
    sentences = match.sentences_for(viewer, tr)
    return [
        {"entry": number, "sentence": segments(sentence), "event": event_data(notation, event)}
        for number in range(first_entry, len(entries))
        for sentence, event in zip(
            sentences[number], visible_events(entries[number].events, viewer), strict=True
        )
    ]


def event_data(notation: Notation, event: Event) -> dict[str, Any]:
    return dict(notation.event_data(event))


def prompt_data(
    match: Match, view: State, tr: Translator, names: Sequence[str], state_data: dict[str, Any] | None = None
) -> PromptData:
    """Return the choices of the viewer's seat, with all move sequences. `facts` is the view's state data."""
    presenter, notation = match.presenter, match.presenter.game.notation
    preview = Preview(view)
    if state_data is not None:
        preview.state_data = state_data
    prompt = make_prompt(presenter, tr, view, names, preview)
    spendable = presenter.spendable(preview.state_data, int(view.viewer))
    role = presenter.acting_role(preview.state_data)
    sequences = [sequence for sequence in list_sequences(presenter, view, preview) if len(sequence.moves) > 1]
    moves = dict.fromkeys(move for sequence in sequences for move in sequence.moves)
    groups = dict.fromkeys(choice.group for choice in prompt.choices if choice.group)
    gains = GainDataBuilder(presenter.gain_breakdowns(tr, names, preview.state_data, preview))
    data: PromptData = {
        "groups": [choice_group_data(group) for group in groups],
        "choices": [choice_data(notation, preview, choice, gains) for choice in prompt.choices],
        "refused": [refused_choice_data(notation, refused) for refused in prompt.refused],
        "sequences": [
            move_sequence_data(match, view, tr, names, spendable, sequence, gains) for sequence in sequences
        ],
        "sequence_moves": [sequence_move_data(match, view, tr, names, role, move) for move in moves],
    }
    if gains.index.items:
        data["gain_items"] = [gain_item_data(row) for row in gains.index.items]
    return data


class GainDataBuilder:
    """Adds the gain breakdowns of move sequences to one index."""

    def __init__(self, explainer: GainExplainer | None) -> None:
        self.explainer = explainer
        self.index = GainIndex()

    def breakdown_data(
        self, events: Sequence[Event], state_after: State, changes: Changes
    ) -> GainBreakdownData:
        breakdown = self.explainer.explain_gain(events, state_after, changes) if self.explainer else None
        if breakdown is None:
            return {}
        data: GainBreakdownData = {"gains": self.index.index_items(breakdown.items)}
        if breakdown.edges:
            data["edges"] = breakdown.edges
        if breakdown.corners:
            data["corners"] = breakdown.corners
        return data


def gain_item_data(item: GainItem) -> GainItemData:
    data: GainItemData = {"kind": item.kind, "label": segments(item.label), "amounts": dict(item.amounts)}
    if item.unlocks:
        data["unlocks"] = dict(item.unlocks)
    if item.object:
        data["object"] = {"vocabulary": item.object[0], "id": item.object[1]}
    return data


def choice_group_data(group: ChoiceGroup) -> ChoiceGroupData:
    return {"id": group.id, "name": group.name, "note": group.note, "minor": group.minor}


def choice_data(notation: Notation, preview: Preview, choice: Choice, gains: GainDataBuilder) -> ChoiceData:
    move, changes = choice.move, preview.changes_after(choice.move)
    return {
        "move": move_data(notation, move),
        "label": segments(choice.label),
        "group": choice.group.id if choice.group else "",
        "note": segments(choice.note),
        "changes": changes,
        **losses_data(choice),
        **gains.breakdown_data(preview.events_after(move), preview.samples_after(move)[0], changes),
    }


def losses_data(choice: Choice) -> LossesData:
    return {"losses": [loss_data(loss) for loss in choice.losses]} if choice.losses else {}


def loss_data(loss: Loss) -> LossData:
    vocabulary, id = loss.object
    return {
        "object": {"vocabulary": vocabulary, "id": id},
        "count": loss.count,
        "text": segments(loss.text),
        "usable": loss.usable,
    }


def refused_choice_data(notation: Notation, choice: RefusedChoice) -> RefusedChoiceData:
    return {
        "move": move_data(notation, choice.move),
        "label": segments(choice.label),
        "reason": segments(choice.reason),
        "obvious": choice.obvious,
    }


def sequence_move_data(
    match: Match, view: State, tr: Translator, names: Sequence[str], role: str | None, move: int
) -> SequenceMoveData:
    """Return a move of a sequence as data. `role` is the role in which the seat acts."""
    game = match.presenter.game
    label = tr.move_label(game, move, names, int(view.viewer), None, role)
    return {"move": move_data(game.notation, move), "label": segments(label)}


def move_sequence_data(
    match: Match,
    view: State,
    tr: Translator,
    names: Sequence[str],
    spendable: int | None,
    sequence: MoveSequence,
    gains: GainDataBuilder,
) -> MoveSequenceData:
    """Return a move sequence as data. `spendable` is how much the seat can spend."""
    why = ""
    if sequence.reason:
        last = sequence.moves[-1]
        why = tr.reason_text(
            match.presenter.game, sequence.reason, sequence.number, last, names, int(view.viewer), spendable
        )
    breakdown = (
        gains.breakdown_data(sequence.events, sequence.state_after, sequence.changes)
        if sequence.state_after
        else GainBreakdownData()
    )
    return {"moves": list(sequence.moves), "changes": sequence.changes, "reason": segments(why), **breakdown}


def move_data(notation: Notation, move: int) -> MoveData:
    parts = notation.move(move)
    objects: list[ObjectData] = [{"vocabulary": vocabulary, "id": id} for vocabulary, id in parts.objects]
    return {"move": move, "text": parts.text, "verb": parts.verb, "objects": objects}
