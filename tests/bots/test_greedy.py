"""The bot greedy beats those who play at random."""

from typing import Any

import pytest

from burgrave.citadels.bots.greedy import Greedy
from burgrave.core.bot import RANDOM
from tests.bots.duels import share_of_wins

TABLES: list[dict[str, Any]] = [
    {"edition": "classic", "players": 4},
    {"edition": "2016", "players": 4, "preset": "first_game"},
    {"edition": "deluxe", "players": 5, "preset": "illustrious_emissaries", "action_cards": True},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["edition"])
def test_it_beats_random_players(options):
    assert share_of_wins(options, Greedy(), RANDOM, 8) > 0.75  # it has about nine of ten
