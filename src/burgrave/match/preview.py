"""What one viewer sees, and what its moves would cost and bring. The engine plays them in sampled states.

So no rule is written twice. The states are sampled from a view, so they cannot reveal hidden information.
What differs in them depends on information that the seat cannot know yet, and is not foretold.

A move that reveals nothing has the same effect whatever is hidden. If it reveals something, few samples may
agree by chance: then the presenter of the game says which totals are certain, by the verb of the move.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from burgrave.core.events import Event, EventLog
from burgrave.core.move_collector import Legality
from burgrave.core.rng import FastRng
from burgrave.core.state import State

SAMPLE_SEEDS: Final = (1, 2)  # one sampled state for each

MAX_ANSWERS: Final = 20

Changes = dict[str, int]
Moves = tuple[int, ...]
Foretells = Callable[
    [str, str], bool
]  # whether a move with this verb that reveals something changes this total so


@dataclass(frozen=True, slots=True)
class PlayedMoves:
    """The sampled states after some moves, and the events that the deciding seat would see."""

    samples: Sequence[State]
    events: Sequence[Event]


class Preview:
    """Previews the moves of one decision: plays every move in copies of the same sampled states.

    It does not depend on a language. Everything is computed once, when it is first read.
    """

    def __init__(self, view: State, foretells: Foretells | None = None) -> None:
        self.view = view
        self.foretells = foretells
        self.seat = int(view.viewer)
        self.is_open = not view.is_over and int(view.current_seat) == self.seat  # the viewer has to decide
        self.played: dict[Moves, PlayedMoves] = {}
        self.changes: dict[Moves, Changes] = {}

    @cached_property
    def state_data(self) -> dict[str, Any]:
        """The state data of the view."""
        return self.view.to_dict()

    @cached_property
    def legality(self) -> Legality:
        """The choices of the seat, and why other moves are not possible."""
        return self.view.legality()

    @cached_property
    def samples(self) -> list[State]:
        return make_samples(self.view)

    @cached_property
    def totals(self) -> list[dict[str, int]]:
        """The totals of the deciding seat in each sampled state."""
        return [sample.totals(self.seat) for sample in self.samples]

    def play(self, moves: Moves) -> PlayedMoves:
        """Return the sampled states after these moves, which are played once."""
        if not moves:
            return PlayedMoves(self.samples, ())
        if moves not in self.played:
            before = self.play(moves[:-1])
            event_log = EventLog()
            first, *others = before.samples
            samples = [
                play_on_copy(first, moves[-1:], event_log),
                *(play_on_copy(sample, moves[-1:]) for sample in others),
            ]
            self.played[moves] = PlayedMoves(samples, [*before.events, *event_log.visible_to(self.seat)])
        return self.played[moves]

    def samples_after(self, *moves: int) -> Sequence[State]:
        """Return the sampled states after these moves. They are only read and never played on."""
        return self.play(moves).samples

    def events_after(self, *moves: int) -> Sequence[Event]:
        """Return the events that this seat would see after these moves."""
        return self.play(moves).events

    def changes_after(self, *moves: int) -> Changes:
        """Return how these moves change the totals of the deciding seat."""
        if moves not in self.changes:
            pairs = zip(self.totals, self.samples_after(*moves), strict=True)
            changes = common_changes(
                [compare_totals(before, later.totals(self.seat)) for before, later in pairs]
            )
            self.changes[moves] = self.certain_changes(moves, changes)
        return self.changes[moves]

    def certain_changes(self, moves: Moves, changes: Changes) -> Changes:
        """Return the changes that are certain although these moves may reveal something."""
        verbs = [
            self.view.game.notation.move(move).verb
            for place, move in enumerate(moves, 1)
            if any(sample.undo_blocked for sample in self.samples_after(*moves[:place]))
        ]
        if self.foretells is None or not verbs:
            return changes
        return {
            total: by for total, by in changes.items() if all(self.foretells(verb, total) for verb in verbs)
        }

    def count_answers(self, kinds: frozenset[str]) -> int:
        """Return how often the seat answers the open question in a row, if it is of these kinds."""
        kind, count, state = self.view.decision_kind(), 1, self.samples[0]
        if kind not in kinds:
            return 1
        while count < MAX_ANSWERS:
            state = play_on_copy(state, state.legal_moves()[:1])
            if state.is_over or int(state.current_seat) != self.seat or state.decision_kind() != kind:
                break
            count += 1
        return count

    def moves_after(self, move: int, kind: str) -> list[int]:
        """Return the next moves of this seat; none if its next decision is not of this kind."""
        later = self.samples_after(move)[0]
        if later.decision_kind() != kind or int(later.current_seat) != self.seat:
            return []
        return later.legal_moves()


def make_samples(view: State) -> list[State]:
    """Return full states that the viewer cannot distinguish from the true one."""
    return [view.sample_state(FastRng(seed)) for seed in SAMPLE_SEEDS]


def play_on_copy(state: State, moves: Sequence[int], event_log: EventLog | None = None) -> State:
    """Return a copy of the state after these moves."""
    later = state.clone()
    later.event_log = event_log
    for move in moves:
        later.apply(move)
    return later


def compare_totals(before: Mapping[str, int], after: Mapping[str, int]) -> Changes:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def common_changes(changes: Sequence[Changes]) -> Changes:
    """Return the changes that are equal in all sampled states."""
    first, *others = changes
    return {name: number for name, number in first.items() if all(o.get(name) == number for o in others)}
