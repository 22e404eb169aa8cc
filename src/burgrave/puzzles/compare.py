"""Compares all choices of a decision in the same sampled states of what the deciding seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from burgrave.core.events import EventLog
from burgrave.core.move_collector import RandomMove
from burgrave.core.rng import FastRng
from burgrave.core.search_model import SearchModel
from burgrave.core.state import State
from burgrave.puzzles.puzzle import Kind
from burgrave.review.adviser import depth_for
from burgrave.review.playouts import PlayedOut, Sampler, standard_error
from burgrave.review.reasons.base import count_reasons

WAYS: Final = 16  # random ways to complete the last turn, besides that of the policy


@dataclass(slots=True)
class Tried:
    """A choice and its value in each sampled state: a win chance, or points."""

    move: int
    values: list[float] = field(default_factory=list)
    ends: list[PlayedOut] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


@dataclass(frozen=True, slots=True)
class Lead:
    """By how much the best choice is better than another one, and the standard error of that."""

    size: float
    error: float

    def is_clear(self, least: float, errors: float) -> bool:
        return self.size >= least and self.size >= errors * self.error


def compare_choices(
    view: State, kind: Kind, samples: int, seed: int, keeps_ends: bool = False
) -> list[Tried]:
    """Try every legal move in the same sampled states and return them, the best first."""
    model: SearchModel = view.game.search_model()
    sampler = Sampler(model, view, depth_for(view.game.id, "full"), seed)
    tried = [Tried(int(move)) for move in view.legal_moves()]
    for _ in range(samples):
        sampler.next_sample()
        for each in tried:
            event_log = EventLog() if keeps_ends else None
            played = sampler.play((each.move,), event_log)
            each.values.append(
                most_points(sampler, each.move, played) if kind == "finish" else played.chances[sampler.seat]
            )
            if keeps_ends:
                each.ends.append(played)
    return sorted(tried, key=lambda each: -each.mean)


def most_points(sampler: Sampler, move: int, played: PlayedOut) -> float:
    """Return the most points that the seat reaches with a choice in the present sampled state.

    The policy completes the turn, and random moves complete it in some more ways.
    """
    best = finish_points(sampler, played.state)
    for way in range(WAYS):
        state = sampler.sample.clone()
        state.rng = FastRng(sampler.seed)
        state.apply(move)
        random_move = RandomMove(FastRng(sampler.seed + way + 2))
        while not state.is_over and state.current_seat == sampler.seat:
            random_move.count = 0
            state.offer(random_move)
            state.apply(random_move.move)
        best = max(best, finish_points(sampler, state))
    return best


def finish_points(sampler: Sampler, state: State) -> float:
    """Let the policy finish the game and return the points of the seat."""
    rng = FastRng(sampler.seed + 1)
    while not state.is_over:
        state.apply(sampler.policy.choose(state, rng))
    return float(state.scores()[sampler.seat])


def lead_over(best: Tried, other: Tried) -> Lead:
    """Return the lead of a choice over another one in the same sampled states."""
    differences = [one - two for one, two in zip(best.values, other.values, strict=True)]
    size = sum(differences) / len(differences)
    return Lead(size, standard_error(differences, size))


def reasons_between(before: State, best: Tried, other: Tried) -> tuple[dict[str, Any], ...]:
    """Return the counts that tell the best choice from another one."""
    ends: Sequence[tuple[PlayedOut, PlayedOut]] = list(zip(best.ends, other.ends, strict=True))
    return tuple(count_reasons(before.game.id, before, int(before.current_seat), ends))
