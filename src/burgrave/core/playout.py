"""Whole games inside the engine: nothing crosses into the caller until they are over."""

from typing import Any

from mypy_extensions import i64

from burgrave.core.bot import RANDOM_POLICY, Policy
from burgrave.core.game import Game
from burgrave.core.move_collector import RandomMove
from burgrave.core.options import Options
from burgrave.core.rng import FastRng
from burgrave.core.state import State


def play_at_random(s: State, rng: FastRng) -> int:
    """Play random moves to the end of the game; how many decisions it took."""
    random_move = RandomMove(rng)
    decisions: i64 = 0
    while not s.is_over:
        random_move.count = 0
        s.offer(random_move)
        s.apply(random_move.move)
        decisions += 1
    return decisions


def play_out_seats(s: State, policies: list[Policy], rngs: list[FastRng]) -> int:
    """Play to the end of the game, each seat by its policy and chance; how many decisions it took."""
    decisions: i64 = 0
    while not s.is_over:
        seat = s.current_seat
        s.apply(policies[seat].choose(s, rngs[seat]))
        decisions += 1
    return decisions


def play_out(s: State, policy: Policy, rng: FastRng) -> int:
    """The same with one policy and one chance for all seats."""
    if policy is RANDOM_POLICY:
        return play_at_random(s, rng)
    return play_out_seats(s, [policy] * s.seats(), [rng] * s.seats())


def mean_scores(s: State, count: int, seed: int, policy: Policy = RANDOM_POLICY) -> list[float]:
    """The mean final score of each seat over games that go on from this state.

    A view is imagined anew for every playout; the whole truth is cloned.
    """
    rng = FastRng(seed)
    totals: list[float] = [0.0] * s.seats()
    for _ in range(count):
        t = s.clone() if s.viewer < 0 else s.sample_state(FastRng(rng.randbelow(1 << 30)))
        if s.viewer < 0:
            t.rng = FastRng(rng.randbelow(1 << 30))
        play_out(t, policy, rng)
        for seat, points in enumerate(t.scores()):
            totals[seat] += points
    return [total / count for total in totals]


def random_games(game: Game[Any], options: Options, count: int, seed: int) -> int:
    """Play a new deal at random so many times; how many decisions that took. Made for measuring."""
    rng = FastRng(seed)
    dealt = game.new(options, seed)
    dealt.rng = rng
    decisions = 0
    for _ in range(count):
        decisions += play_at_random(dealt.clone(), rng)
    return decisions
