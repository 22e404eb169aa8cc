"""The bot h2: stronger than h1, and what it makes of its guesses."""

from typing import Any

import pytest

import burgrave
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.h2 import H2
from burgrave.citadels.bots.h2_weights import TABLE, WEIGHTS
from burgrave.citadels.state import Table
from burgrave.core.chance import Fast
from tests.bots.duels import share_of_wins
from tests.laws.citadels.tables import random_table

FIRST: dict[str, Any] = {"edition": "2016", "players": 4, "preset": "first_game"}


def test_among_three_h1_it_wins_more_than_its_share():
    assert share_of_wins(FIRST, H2(), H1(), 30) > 0.32


def test_every_weight_has_its_line():
    assert [WEIGHTS[number] for number in TABLE] == list(TABLE.values())
    assert len(set(TABLE)) == len(TABLE)


@pytest.mark.parametrize("edition", ["classic", "2016", "deluxe"])
def test_at_any_table_it_plays_to_the_end(edition):
    game, bot = burgrave.game("citadels"), H2()
    for number in range(8):
        s, chance = game.new(game.options(**random_table(edition, number)), number), Fast(number)
        while not s.over:
            move = bot.choose(s, chance)
            assert move in s.legal()
            s.play(move)
            assert isinstance(s, Table)
            assert s.round <= 100
