"""Praga's bot greedy: better than chance, and no match for somebody who plans."""

import burgrave
from burgrave.core.bot import RANDOM, Policy
from burgrave.core.chance import Fast
from burgrave.core.playout import play_out
from burgrave.praga.bots.greedy import Greedy
from burgrave.praga.bots.script import Script

GAME = burgrave.game("praga")


def points_of(one: Policy, other: Policy) -> tuple[int, int]:
    """The sums of two games, one in each seat."""
    sums = [0, 0]
    for seat in range(2):
        s = GAME.new(GAME.options(players=2), seat)
        players = [one, other] if seat == 0 else [other, one]
        play_out(s, players, [Fast(seat), Fast(seat + 2)])
        sums[0] += s.scores()[seat]
        sums[1] += s.scores()[1 - seat]
    return sums[0], sums[1]


def test_it_beats_a_random_player():
    greedy, random = points_of(Greedy(), RANDOM)
    assert greedy > random + 40


def test_the_script_that_looks_further_beats_it():
    greedy, script = points_of(Greedy(), Script())
    assert script > greedy + 40
