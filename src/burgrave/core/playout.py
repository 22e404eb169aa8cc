"""Whole games inside the engine: nothing crosses into the caller until they are over."""

from typing import Any

from mypy_extensions import i64

from burgrave.core.bot import RANDOM, Policy
from burgrave.core.chance import Fast
from burgrave.core.game import Game
from burgrave.core.offer import Dice
from burgrave.core.option import Options
from burgrave.core.state import State


def play_at_random(s: State, chance: Fast) -> int:
    """Play random moves to the end of the game; how many decisions it took."""
    dice = Dice(chance)
    decisions: i64 = 0
    while not s.over:
        dice.count = 0
        s.offer(dice)
        s.play(dice.move)
        decisions += 1
    return decisions


def play_out(s: State, policies: list[Policy], chances: list[Fast]) -> int:
    """Play to the end of the game, each seat by its policy and chance; how many decisions it took."""
    decisions: i64 = 0
    while not s.over:
        seat = s.acting
        s.play(policies[seat].choose(s, chances[seat]))
        decisions += 1
    return decisions


def play_alike(s: State, policy: Policy, chance: Fast) -> int:
    """The same with one policy and one chance for all seats."""
    if policy is RANDOM:
        return play_at_random(s, chance)
    return play_out(s, [policy] * s.seats(), [chance] * s.seats())


def playouts(s: State, count: int, seed: int, policy: Policy = RANDOM) -> list[float]:
    """The mean final score of each seat over games that go on from this state.

    A view is imagined anew for every playout; the whole truth is cloned.
    """
    chance = Fast(seed)
    totals: list[float] = [0.0] * s.seats()
    for _ in range(count):
        t = s.clone() if s.eyes < 0 else s.imagine(Fast(chance.below(1 << 30)))
        if s.eyes < 0:
            t.chance = Fast(chance.below(1 << 30))
        play_alike(t, policy, chance)
        for seat, points in enumerate(t.scores()):
            totals[seat] += points
    return [total / count for total in totals]


def random_games(game: Game[Any], options: Options, count: int, seed: int) -> int:
    """Play a new deal at random so many times; how many decisions that took. Made for measuring."""
    chance = Fast(seed)
    dealt = game.new(options, seed)
    dealt.chance = chance
    decisions = 0
    for _ in range(count):
        decisions += play_at_random(dealt.clone(), chance)
    return decisions
