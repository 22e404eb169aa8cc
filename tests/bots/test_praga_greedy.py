"""Praga's bot greedy: better than chance, and no match for a person who plans."""

import burgrave
from burgrave.core.bot import RANDOM_POLICY, Policy
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.praga.bots.greedy import PragaGreedy
from burgrave.praga.bots.script import Script

GAME = burgrave.game("praga")


def sum_points(one: Policy, other: Policy) -> tuple[int, int]:
    """The sums of two games, one in each seat."""
    sums = [0, 0]
    for seat in range(2):
        s = GAME.new(GAME.options(players=2), seat)
        players = [one, other] if seat == 0 else [other, one]
        play_out_seats(s, players, [FastRng(seat), FastRng(seat + 2)])
        sums[0] += s.scores()[seat]
        sums[1] += s.scores()[1 - seat]
    return sums[0], sums[1]


def test_it_beats_a_random_player():
    greedy, random = sum_points(PragaGreedy(), RANDOM_POLICY)
    assert greedy > random + 40


def test_the_script_that_looks_further_beats_it():
    greedy, script = sum_points(PragaGreedy(), Script())
    assert script > greedy + 40
