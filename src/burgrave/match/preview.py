"""Previews what a move would cost and bring. The engine plays it in sampled states.

So no rule is written twice. The states are sampled from a view, so they cannot reveal hidden information.
What is equal in all of them is certain. What differs depends on information that the seat cannot know yet.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from burgrave.core.events import Event, EventLog
from burgrave.core.rng import FastRng
from burgrave.core.state import State

SAMPLE_SEEDS: Final = (1, 2)  # one sampled state for each

Changes = dict[str, int]


class Preview:
    """Previews the moves of one decision: plays every move in copies of the same sampled states."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.seat = int(view.viewer)
        self.samples_by_move: dict[int, list[State]] = {}
        self.logs_by_move: dict[int, EventLog] = {}

    @cached_property
    def state_data(self) -> dict[str, Any]:
        """The state data of the view."""
        return self.view.to_dict()

    @cached_property
    def samples(self) -> list[State]:
        return make_samples(self.view)

    @cached_property
    def totals(self) -> list[dict[str, int]]:
        """The totals of the deciding seat in each sampled state."""
        return [sample.totals(self.seat) for sample in self.samples]

    def samples_after(self, move: int) -> list[State]:
        """Return the sampled states after this move. They are only read and never played on."""
        if move not in self.samples_by_move:
            event_log = self.logs_by_move[move] = EventLog()
            first, *others = self.samples
            self.samples_by_move[move] = [
                play_on_copy(first, [move], event_log),
                *(play_on_copy(sample, [move]) for sample in others),
            ]
        return self.samples_by_move[move]

    def changes_after(self, move: int) -> Changes:
        """Return how this move changes the totals of the deciding seat."""
        pairs = zip(self.totals, self.samples_after(move), strict=True)
        return common_changes([compare_totals(before, later.totals(self.seat)) for before, later in pairs])

    def events_after(self, *moves: int) -> list[Event]:
        """Return the events that this seat would see after these moves."""
        if len(moves) == 1:
            self.samples_after(moves[0])
            return self.logs_by_move[moves[0]].visible_to(self.seat)
        event_log = EventLog()
        play_on_copy(self.samples[0], moves, event_log)
        return event_log.visible_to(self.seat)

    def moves_after(self, move: int, kind: str) -> list[int]:
        """Return the next moves of this seat; none if its next decision is not of this kind."""
        later = self.samples_after(move)[0]
        decision = later.decision()
        if decision is None or decision.seat != self.seat or decision.kind != kind:
            return []
        return decision.moves


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
