"""Playouts of a choice in sampled states of a view. Every choice is tried in the same states.

A choice is one or more moves of the seat. The policy completes it where a move is not possible in a sample.
"""

from dataclasses import dataclass, field
from math import sqrt

from burgrave.core.events import Event, EventLog
from burgrave.core.rng import FastRng
from burgrave.core.search_model import SearchModel
from burgrave.core.state import State
from burgrave.review.adviser import Depth
from burgrave.review.curve import SEEDS, continue_game, last_round, state_chances

Choice = tuple[int, ...]


@dataclass(slots=True)
class Trial:
    """A choice and its win chance in each sampled state in which it was tried."""

    choice: Choice
    chances: list[float] = field(default_factory=list)
    worth: float = 0.0  # the sum of the values by which the search model ranks moves

    @property
    def share(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0


@dataclass(slots=True)
class PlayedOut:
    """The end of a playout, and what happened in it if events were kept."""

    state: State
    chances: list[float]
    events: list[Event]


class Sampler:
    """Samples states of a view and plays choices in them. All randomness comes from the seed."""

    def __init__(self, model: SearchModel, view: State, depth: Depth, seed: int) -> None:
        self.model = model
        self.view = view
        self.seat = int(view.current_seat)
        self.depth = depth
        self.horizon = int(model.horizon(view))
        self.beliefs = model.beliefs(view)
        self.policy = model.policy()
        self.rng = FastRng(seed)
        self.sample: State = view
        self.seed = 0

    def next_sample(self) -> None:
        """Sample another state. All choices are played in it with the same random numbers."""
        self.sample = self.view.sample_state(FastRng(self.rng.randbelow(SEEDS)), self.beliefs)
        self.seed = self.rng.randbelow(SEEDS)

    def play(self, choice: Choice, event_log: EventLog | None = None) -> PlayedOut:
        """Play a choice in a copy of the sampled state, and continue to the horizon."""
        state = self.sample.clone()
        state.rng = FastRng(self.seed)
        state.event_log = event_log
        last = last_round(self.model, state, self.horizon, self.depth)
        state.apply(choice[0])
        for move in choice[1:]:
            if state.is_over or state.current_seat != self.seat or move not in state.legal_moves():
                break
            state.apply(move)
        continue_game(self.model, state, FastRng(self.seed + 1), last)
        return PlayedOut(
            state, state_chances(self.model, state), [] if event_log is None else event_log.events
        )

    def try_once(self, trial: Trial) -> None:
        """Try a choice in the present sampled state."""
        played = self.play(trial.choice)
        win = played.chances[self.seat]
        trial.chances.append(win)
        trial.worth += self.model.end_value(played.state, self.seat) if played.state.is_over else win


def mean_difference(first: Trial, second: Trial) -> tuple[float, float]:
    """Return how much better the first choice is in the same sampled states, and the standard error."""
    pairs = list(zip(first.chances, second.chances, strict=False))  # the second may have been dropped earlier
    if not pairs:
        return 0.0, 0.0
    differences = [one - other for one, other in pairs]
    mean = sum(differences) / len(differences)
    return mean, standard_error(differences, mean)


def standard_error(values: list[float], mean: float) -> float:
    """Return the standard error of a mean."""
    if len(values) < 2:
        return 0.0
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return sqrt(spread / len(values))
