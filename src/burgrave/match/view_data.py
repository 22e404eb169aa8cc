"""What one viewer sees, as plain data for a client.

Sentences consist of segments, so that a client can link what they name. Moves consist of parts, so that a
click on a card, a seat or a place finds its move. All data is made from the view of the seat.
"""

from collections.abc import Sequence
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from burgrave.core.events import Event
from burgrave.core.state import State
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.gains import GainIndex, GainItem
from burgrave.match.layout.base import Layout, Pattern, Situation
from burgrave.match.log_data import LogEntryData, log_data
from burgrave.match.match_view import Choice, ChoiceGroup, Loss, MatchView, RefusedChoice
from burgrave.match.move_data import MoveData, ObjectData, PlaceData, move_data, place_data
from burgrave.match.presenters.base import GainExplainer, Presenter
from burgrave.match.preview import Changes, Preview
from burgrave.match.sequences import MoveSequence, list_sequences

SETUP: Final = "setup"  # the part of the state data that never changes in a game


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


class PointlessData(TypedDict):
    """Whether a move is possible but can hardly be meant. Then its note says why."""

    pointless: NotRequired[bool]


class ChoiceData(GainBreakdownData, LossesData, PointlessData):
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
    steps: list[int]
    """the same moves as indexes of the prompt's `sequence_moves`"""
    changes: dict[str, int]
    reason: Sentence


class SequenceMoveData(TypedDict):
    """A move of a sequence. Its costs are in the sequences that contain it.

    A move is listed again for each place where its objects can lie, as a district in several cities.
    """

    move: MoveData
    label: Sentence


class PromptData(TypedDict):
    """The open decision of a seat, and how it is asked."""

    pattern: Pattern
    """`turn`: several moves in any order; `pick`: one of a few characters; `cards`: one of a few pieces;
    `answer`: a question with a few answers; `target`: something where it lies; `place`: a place and a
    rotation for a tile; `types`: one of a few types; `list`: any decision"""
    role: NotRequired[ObjectData]
    """the character or card as which the seat decides"""
    piece: NotRequired[ObjectData]
    """the piece that is placed or was chosen before, or that the question is about"""
    focus: NotRequired[PlaceData]
    """the place that the decision is about"""
    verbs: dict[str, str]
    """what the moves with a verb do, in a word or two, by verb; not for every verb"""
    groups: list[ChoiceGroupData]
    choices: list[ChoiceData]
    refused: list[RefusedChoiceData]
    sequences: list[MoveSequenceData]
    sequence_moves: list[SequenceMoveData]
    gain_items: NotRequired[list[GainItemData]]


class MatchViewData(TypedDict):
    """Everything that one viewer sees at one point of a match."""

    names: list[str]
    state: dict[str, Any]
    question: Sentence
    log: list[LogEntryData]
    new_entries: int
    prompt: NotRequired[PromptData]


def match_view_data(presenter: Presenter, match_view: MatchView) -> MatchViewData:
    """Return a match view as data. Sentences have links if its translator tags names."""
    data: MatchViewData = {
        "names": list(match_view.names),
        "state": match_view.state_data,
        "question": segments(match_view.question),
        "log": log_data(presenter.layout, match_view.log_entries),
        "new_entries": match_view.new_entries,
    }
    if match_view.preview is not None:
        data["prompt"] = prompt_data(presenter, match_view, match_view.preview)
    return data


def prompt_data(presenter: Presenter, match_view: MatchView, preview: Preview) -> PromptData:
    """Return the choices of the viewer's seat, with all move sequences."""
    tr, names, state_data = match_view.tr, match_view.names, match_view.state_data
    layout = presenter.layout
    situation = Situation(state_data["decision"]["kind"], state_data)
    sequences = [sequence for sequence in list_sequences(presenter, preview) if len(sequence.moves) > 1]
    groups = dict.fromkeys(choice.group for choice in match_view.prompt.choices if choice.group)
    gains = GainDataBuilder(presenter.gain_breakdowns(tr, names, state_data, preview))
    steps = SequenceSteps(presenter, match_view, preview)
    choices = [choice_data(layout, situation, preview, choice, gains) for choice in match_view.prompt.choices]
    data: PromptData = {
        "pattern": layout.pattern_of(situation.kind),
        "verbs": verbs_data(presenter, match_view, [choice["move"]["verb"] for choice in choices]),
        "groups": [choice_group_data(group) for group in groups],
        "choices": choices,
        "refused": [refused_choice_data(layout, situation, refused) for refused in match_view.prompt.refused],
        "sequences": [
            move_sequence_data(presenter, match_view, sequence, gains, steps) for sequence in sequences
        ],
        "sequence_moves": steps.data,
    }
    role = layout.acting_piece(state_data, match_view.viewer)
    if role:
        data["role"] = object_data(role)
    piece = layout.piece_in_hand(situation)
    if piece:
        data["piece"] = object_data(piece)
    focus = layout.focus_of(situation)
    if focus:
        data["focus"] = place_data(focus)
    if gains.index.items:
        data["gain_items"] = [gain_item_data(row) for row in gains.index.items]
    return data


def object_data(name: tuple[str, str]) -> ObjectData:
    return {"vocabulary": name[0], "id": name[1]}


def verbs_data(presenter: Presenter, match_view: MatchView, verbs: Sequence[str]) -> dict[str, str]:
    """Return what the moves with these verbs do, as far as the game has texts for it."""
    tr, role = match_view.tr, presenter.acting_role(match_view.state_data)
    keys = {verb: f"{presenter.game.id}-verb-{verb.replace(' ', '-')}" for verb in verbs}
    return {verb: tr.format(key, role=role) for verb, key in keys.items() if tr.has(key)}


class SequenceSteps:
    """Collects the moves of all sequences, each one once for the same places of its objects."""

    def __init__(self, presenter: Presenter, match_view: MatchView, preview: Preview) -> None:
        self.presenter = presenter
        self.match_view = match_view
        self.preview = preview
        self.data: list[SequenceMoveData] = []
        self.indexes: dict[object, int] = {}

    def index_steps(self, sequence: MoveSequence) -> list[int]:
        """Return the index of each move of a sequence."""
        notation, state_data = self.presenter.game.notation, self.match_view.state_data
        chosen = [notation.move(move) for move in sequence.moves]
        kinds = [
            self.preview.samples_after(*sequence.moves[:place])[0].decision_kind()
            for place in range(len(chosen))
        ]
        return [
            self.index_step(move, Situation(kinds[place], state_data, chosen[:place]))
            for place, move in enumerate(sequence.moves)
        ]

    def index_step(self, number: int, situation: Situation) -> int:
        layout = self.presenter.layout
        move = layout.game.notation.move(number)
        places = [layout.place_of(*named, move, situation) for named in move.objects]
        key = (number, *(tuple(place.items()) if place else None for place in places))
        if key not in self.indexes:
            self.indexes[key] = len(self.data)
            self.data.append(sequence_move_data(self.presenter, self.match_view, number, situation))
        return self.indexes[key]


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
        data["object"] = object_data(item.object)
    return data


def choice_group_data(group: ChoiceGroup) -> ChoiceGroupData:
    return {"id": group.id, "name": group.name, "note": group.note, "minor": group.minor}


def choice_data(
    layout: Layout, situation: Situation, preview: Preview, choice: Choice, gains: GainDataBuilder
) -> ChoiceData:
    move, changes = choice.move, preview.changes_after(choice.move)
    return {
        "move": move_data(layout, move, situation),
        "label": segments(choice.label),
        "group": choice.group.id if choice.group else "",
        "note": segments(choice.note),
        "changes": changes,
        **losses_data(choice),
        **pointless_data(choice),
        **gains.breakdown_data(preview.events_after(move), preview.samples_after(move)[0], changes),
    }


def pointless_data(choice: Choice) -> PointlessData:
    return {"pointless": True} if choice.pointless else {}


def losses_data(choice: Choice) -> LossesData:
    return {"losses": [loss_data(loss) for loss in choice.losses]} if choice.losses else {}


def loss_data(loss: Loss) -> LossData:
    return {
        "object": object_data(loss.object),
        "count": loss.count,
        "text": segments(loss.text),
        "usable": loss.usable,
    }


def refused_choice_data(layout: Layout, situation: Situation, choice: RefusedChoice) -> RefusedChoiceData:
    return {
        "move": move_data(layout, choice.move, situation),
        "label": segments(choice.label),
        "reason": segments(choice.reason),
        "obvious": choice.obvious,
    }


def sequence_move_data(
    presenter: Presenter, match_view: MatchView, move: int, situation: Situation
) -> SequenceMoveData:
    """Return a move of a sequence as data."""
    role = presenter.acting_role(match_view.state_data)
    label = match_view.tr.move_label(presenter.game, move, match_view.names, match_view.viewer, None, role)
    return {"move": move_data(presenter.layout, move, situation), "label": segments(label)}


def move_sequence_data(
    presenter: Presenter,
    match_view: MatchView,
    sequence: MoveSequence,
    gains: GainDataBuilder,
    steps: SequenceSteps,
) -> MoveSequenceData:
    """Return a move sequence as data, with the reason if it is not possible."""
    why = ""
    if sequence.reason:
        why = match_view.tr.reason_text(
            presenter.game,
            sequence.reason,
            sequence.number,
            sequence.moves[-1],
            match_view.names,
            match_view.viewer,
            presenter.spendable(match_view.state_data, match_view.viewer, sequence.reason),
        )
    breakdown = (
        gains.breakdown_data(sequence.events, sequence.state_after, sequence.changes)
        if sequence.state_after
        else GainBreakdownData()
    )
    return {
        "moves": list(sequence.moves),
        "steps": steps.index_steps(sequence),
        "changes": sequence.changes,
        "reason": segments(why),
        **breakdown,
    }
