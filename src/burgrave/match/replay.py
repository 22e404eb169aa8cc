"""A recorded game, shown step by step to any viewer, as far as the present rules can follow it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.record import Record, RulesDifference, find_difference, iter_replay, verify
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.log_data import LogEntryData, log_data
from burgrave.match.match_view import (
    FULL_STATE,
    LogEntry,
    MatchView,
    event_sentences,
    list_log_entries,
    question_text,
    seat_of_viewer,
    visible_state,
)
from burgrave.match.move_data import MoveData, move_data
from burgrave.match.presenters.base import Presenter
from burgrave.match.preview import Preview
from burgrave.match.prompt import make_prompt
from burgrave.match.rounds import RoundData, list_rounds, round_data
from burgrave.match.sections import SectionData, list_section_data
from burgrave.match.view_data import SETUP, PromptData, prompt_data

TURN: Final = "turn"
MOVE: Final = "move"
EVENT: Final = "event"
STEP_CHOICES: Final = (TURN, MOVE, EVENT)

AnyGame = Game[Any]


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """The state after an entry of the record, with the sentences up to there.

    `sentence_count` of them were shown in total, `new_entries` of them are new in this frame.
    """

    entry: int
    sentence_count: int
    new_entries: int


class Replay:
    """Everything that is needed to show a record. The record itself does not change.

    The record of a running game is shown only as one of its seats saw it, and without what others decided.
    """

    def __init__(
        self,
        record: Record,
        presenter: Presenter,
        tr: Translator,
        names: Sequence[str],
        is_running: bool = False,
    ) -> None:
        self.record = record
        self.presenter = presenter
        self.tr = presenter.translator_for_people(tr)
        self.names = names
        self.is_running = is_running
        self.difference: RulesDifference | None = find_difference(record)
        self.states: list[State] = self.drawable_states()
        self.sentences: dict[int, list[list[str]]] = {}  # by viewer, then by entry
        self.turn_starts: list[bool] = []  # by entry; empty until a user steps by turn

    def drawable_states(self) -> list[State]:
        """Return the states up to the move that the present rules treat differently."""
        end = len(self.record.entries) if self.difference is None else self.difference.number
        states: list[State] = []
        if end:
            for point in iter_replay(self.record):
                states.append(point.state.clone())
                if len(states) == end:
                    break
        return states

    def state_after(self, entry: int) -> State | None:
        return self.states[entry] if entry < len(self.states) else None

    def sentences_for(self, viewer: int) -> list[list[str]]:
        """Return the sentences that this viewer saw during the game, entry by entry."""
        if viewer not in self.sentences:
            game = self.presenter.game
            self.sentences[viewer] = [
                event_sentences(game, self.tr, self.names, entry.events, viewer)
                for entry in self.record.entries
            ]
        return self.sentences[viewer]

    def log_for(self, viewer: int) -> list[LogEntry]:
        """Return all events that this viewer may see, in order."""
        return list_log_entries(self.record.entries, self.sentences_for(viewer), viewer)

    def list_frames(self, step_by: str, viewer: int) -> list[ReplayFrame]:
        """Return the frames of the whole game, stepping by turn, move or event."""
        sentences = self.sentences_for(viewer)
        frames: list[ReplayFrame] = []
        before = shown = 0
        for entry, added in enumerate(sentences):
            before += len(added)
            if step_by == EVENT:
                frames += [
                    ReplayFrame(entry, before - len(added) + place, 1) for place in range(1, len(added) + 1)
                ]
            elif step_by == MOVE or entry + 1 == len(sentences) or self.starts_turn(entry):
                frames.append(ReplayFrame(entry, before, before - shown))
                shown = before
        return frames

    def data_after(self, entry: int, viewer: int) -> dict[str, Any]:
        """Return the state data that this viewer saw after an entry; empty if the rules cannot follow."""
        state = self.state_after(entry)
        if state is None:
            return {}
        data = visible_state(state, viewer).to_dict()
        decision = data.get("decision")
        if self.is_running and decision is not None and decision["seat"] != viewer:
            data["decision"] = None  # who was asked may tell what a seat holds
        return data

    def deciders(self, viewer: int) -> list[int | None]:
        """Return the seat that made each entry, None for the setup."""
        seats = [None if entry.is_set_up else entry.seat for entry in self.record.entries]
        return [seat if seat == viewer else None for seat in seats] if self.is_running else seats

    @cached_property
    def rounds(self) -> list[RoundData]:
        """The rounds of the game, as far as the current rules can follow it."""
        rounds = list_rounds(state.to_dict() for state in self.states)
        return [round_data(self.tr, self.presenter.game.id, *each) for each in rounds]

    def starts_turn(self, entry: int) -> bool:
        """Return whether a new turn begins with this entry."""
        if not self.turn_starts:
            turn_keys = [self.presenter.turn_key(state.to_dict()) for state in self.states]
            self.turn_starts = [
                self.is_new_turn(entry, turn_keys) for entry in range(len(self.record.entries))
            ]
        return self.turn_starts[entry]

    def is_new_turn(self, entry: int, turn_keys: Sequence[object]) -> bool:
        if entry == 0:
            return True
        if entry >= len(turn_keys):  # the present rules cannot follow the record
            return self.record.entries[entry].seat != self.record.entries[entry - 1].seat
        return turn_keys[entry - 1] != turn_keys[entry]

    def view_at(self, frame: ReplayFrame, viewer: int) -> MatchView:
        state = self.state_after(frame.entry)
        state_data = visible_state(state, viewer).to_dict() if state is not None else {}
        match_view = MatchView(self.tr, self.names, viewer, state_data)
        match_view.log_entries = self.log_for(viewer)[: frame.sentence_count]
        match_view.new_entries = frame.new_entries
        moves = {"number": frame.entry, "moves": self.record.moves}
        match_view.question = self.tr.format("replay-place", **moves, eyes=self.viewer_name(viewer))
        return match_view

    def viewer_name(self, viewer: int) -> str:
        """Return the name of the viewer."""
        if viewer == FULL_STATE:
            return self.tr.format("viewer-all")
        seat = seat_of_viewer(viewer)
        return self.tr.format("viewer-spectator") if seat is None else self.names[seat]


class ReplayFrameData(TypedDict):
    """A frame of a replay as data: the state after it, and its events."""

    entry: int
    """the entry of the record after which this frame is"""
    seat: int | None
    """the seat that moved; none for the setup"""
    move: MoveData | None
    state: dict[str, Any]
    """the state data without `setup`; empty if the current rules cannot replay the record up to here"""
    question: Sentence
    """what is decided next and by whom; empty after the end"""
    log: list[LogEntryData]
    prompt: NotRequired[PromptData]
    """the choices, if the viewer's seat decides next and the client asked for them"""
    sections: NotRequired[list[SectionData]]
    """the state in words, if the client asked for it"""


class ReplayData(TypedDict):
    """Some frames of a replay."""

    setup: dict[str, Any]
    """the part of the state data that never changes"""
    steps: int
    """the number of all frames"""
    first: int
    """the number of the first frame here, counted from 0"""
    frames: list[ReplayFrameData]
    deciders: list[int | None]
    """the seat that made each entry of the record; none for the setup, and in a running game for others"""
    turns: list[int]
    """the entries with which a turn begins"""
    rounds: list[RoundData]
    differs: list[Sentence]
    """why the game cannot be shown to its end; empty if it can"""


def replay_data(
    replay: Replay,
    step_by: str,
    viewer: int,
    first: int,
    count: int,
    has_sections: bool = False,
    has_prompts: bool = False,
) -> ReplayData:
    """Return at most `count` frames from `first` on. The translator of the replay has to tag names.

    With `has_sections`, each frame has its state in words; with `has_prompts`, the choices of the viewer.
    """
    frames = replay.list_frames(step_by, viewer)
    log = log_data(replay.presenter.layout, replay.log_for(viewer))
    entries = range(len(replay.record.entries))
    return {
        "setup": replay.data_after(0, viewer).get(SETUP, {}),
        "steps": len(frames),
        "first": first,
        "frames": [
            replay_frame_data(replay, frame, viewer, log, has_sections, has_prompts)
            for frame in frames[first : first + count]
        ],
        "deciders": replay.deciders(viewer),
        "turns": [entry for entry in entries if replay.starts_turn(entry)],
        "rounds": replay.rounds,
        "differs": [segments(line) for line in difference_lines(replay)],
    }


def replay_frame_data(
    replay: Replay,
    frame: ReplayFrame,
    viewer: int,
    log: Sequence[LogEntryData],
    has_sections: bool,
    has_prompt: bool,
) -> ReplayFrameData:
    entry, state_data = replay.record.entries[frame.entry], replay.data_after(frame.entry, viewer)
    seat = replay.deciders(viewer)[frame.entry]
    data: ReplayFrameData = {
        "entry": frame.entry,
        "seat": seat,
        "move": None if seat is None else move_data(replay.presenter.layout, entry.move),
        "state": {name: fact for name, fact in state_data.items() if name != SETUP},
        "question": segments(
            question_text(replay.presenter.game, replay.tr, replay.names, viewer, state_data)
        ),
        "log": list(log[frame.sentence_count - frame.new_entries : frame.sentence_count]),
    }
    if has_sections and state_data:
        sections = replay.presenter.sections(replay.tr, replay.names, state_data)
        data["sections"] = list_section_data(sections)
    if has_prompt and not replay.is_running:
        prompt = frame_prompt(replay, frame.entry, viewer)
        if prompt is not None:
            data["prompt"] = prompt
    return data


def frame_prompt(replay: Replay, entry: int, viewer: int) -> PromptData | None:
    """Return the choices after an entry, or None if the viewer's seat does not decide then."""
    state = replay.state_after(entry)
    if state is None or seat_of_viewer(viewer) is None:
        return None
    preview = Preview(visible_state(state, viewer), replay.presenter.foretells)
    if not preview.is_open:
        return None
    prompt = make_prompt(replay.presenter, replay.tr, preview, replay.names)
    match_view = MatchView(replay.tr, replay.names, viewer, preview.state_data, prompt=prompt)
    return prompt_data(replay.presenter, match_view, preview)


@dataclass(frozen=True, slots=True)
class VerificationReport:
    """The result of checking a record, in sentences; `is_valid` if there is no error."""

    lines: list[str]
    is_valid: bool


def verify_record(replay: Replay, seed: int | None) -> VerificationReport:
    """Check whether the present rules agree with the record, and its random numbers with the seed."""
    tr, record = replay.tr, replay.record
    if replay.difference is not None:
        return VerificationReport(difference_lines(replay), False)
    try:
        verify(record, seed)
    except BurgraveError as error:
        if error.code == "record-no-seed":
            return VerificationReport([tr.error_message(error)], True)
        return VerificationReport([tr.error_message(error, replay.presenter.game, replay.names)], False)
    lines = [tr.format("replay-verified")]
    if record.shuffle is not None:
        lines.append(tr.format("replay-shuffle", commitment=record.shuffle.commitment.hex()))
    return VerificationReport(lines, True)


def difference_lines(replay: Replay) -> list[str]:
    """Return at which move the current rules differ from the record, and why; nothing if they do not."""
    if replay.difference is None:
        return []
    tr, number = replay.tr, replay.difference.number
    return [
        tr.format("replay-differs", number=number, move=move_label(replay, number)),
        tr.error_message(replay.difference.cause, replay.presenter.game, replay.names),
    ]


def move_label(replay: Replay, number: int) -> str:
    """Return the text of a move in the record, or the text for the setup."""
    entry = replay.record.entries[number]
    if entry.is_set_up:
        return replay.tr.format("replay-setup")
    return replay.tr.move_label(replay.presenter.game, entry.move, replay.names)
