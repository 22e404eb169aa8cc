"""Whole games inside the engine: control returns to the caller only when they are over."""

from typing import Any

from mypy_extensions import i64

from burgrave.core.bot import RANDOM_POLICY, Bot, Policy, as_policy
from burgrave.core.error import BotError, BurgraveError
from burgrave.core.events import FULL_STATE
from burgrave.core.game import Game
from burgrave.core.move_collector import RandomMove
from burgrave.core.options import Options
from burgrave.core.public_types import AnyBot, AnyFastRng, AnySeed
from burgrave.core.rng import FastRng, as_fast_rng
from burgrave.core.state import State, refuse_view


def play_at_random(s: State, rng: FastRng) -> int:
    """Play random moves to the end of the game. Return the number of decisions."""
    random_move = RandomMove(rng)
    decisions: i64 = 0
    while not s._is_over:
        random_move.count = 0
        s.offer(random_move)
        s.apply(random_move.move)
        decisions += 1
    return decisions


def play_out_seats(s: State, policies: list[Policy], rngs: list[FastRng]) -> int:
    """Play to the end of the game, each seat with its own policy and rng. Return the number of decisions."""
    decisions: i64 = 0
    while not s._is_over:
        seat = s._current_seat
        s.apply(policies[seat].choose(s, rngs[seat]))
        decisions += 1
    return decisions


def play_out(state: State, bot: AnyBot, rng: AnyFastRng) -> int:
    """Play to the end of the game, all seats by one bot, without checks. Return the number of decisions."""
    if not isinstance(bot, Bot):
        raise BotError("bot-not-object", type=type(bot).__name__)
    if state.viewer != FULL_STATE:
        refuse_view()
    fast = as_fast_rng(rng)
    if bot is RANDOM_POLICY:
        return play_at_random(state, fast)
    return play_out_seats(state, [as_policy(bot)] * state.seats(), [fast] * state.seats())


def mean_scores(state: State, count: int, seed: AnySeed, bot: AnyBot = RANDOM_POLICY) -> list[float]:
    """Return the mean final score of each seat over games that continue from this state.

    Each playout of a view starts from a new sampled state, each playout of a full state from a clone.
    """
    if count < 1:
        raise BurgraveError("number-whole", option="count", value=count, low=1)
    rng = FastRng(seed)
    totals: list[float] = [0.0] * state.seats()
    for _ in range(count):
        t = state.clone() if state.viewer < 0 else state.sample_state(FastRng(rng.randbelow(1 << 30)))
        if state.viewer < 0:
            t.rng = FastRng(rng.randbelow(1 << 30))
        play_out(t, bot, rng)
        for seat, points in enumerate(t.scores()):
            totals[seat] += points
    return [total / count for total in totals]


def random_games(game: Game[Any], options: Options, count: int, seed: int) -> int:
    """Play a new deal at random `count` times, for benchmarks. Return the number of decisions."""
    rng = FastRng(seed)
    dealt = game.new(options, seed)
    dealt.rng = rng
    decisions = 0
    for _ in range(count):
        decisions += play_at_random(dealt.clone(), rng)
    return decisions
