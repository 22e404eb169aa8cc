"""The bot h2: stronger than h1, and what it makes of its guesses."""

from typing import Any

import pytest

import burgrave
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.h2.bot import H2
from burgrave.citadels.bots.h2.weights import TABLE, WEIGHTS
from burgrave.citadels.state import CitadelsState
from burgrave.core.rng import FastRng
from tests.bots.duels import win_share
from tests.invariants.citadels.cases import random_case

FIRST: dict[str, Any] = {"edition": "2016", "players": 4, "preset": "first_game"}


def test_among_three_h1_it_wins_more_than_its_share():
    assert win_share(FIRST, H2(), H1(), 30) > 0.32


def test_every_weight_has_its_line():
    assert [WEIGHTS[number] for number in TABLE] == list(TABLE.values())
    assert len(set(TABLE)) == len(TABLE)


@pytest.mark.parametrize("edition", ["classic", "2016", "deluxe"])
def test_at_any_table_it_plays_to_the_end(edition):
    game, bot = burgrave.game("citadels"), H2()
    for number in range(8):
        s, rng = game.new(game.options(**random_case(edition, number)), number), FastRng(number)
        while not s.is_over:
            move = bot.choose(s, rng)
            assert move in s.legal_moves()
            s.apply(move)
            assert isinstance(s, CitadelsState)
            assert s.round <= 100
