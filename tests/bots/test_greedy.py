"""The bot greedy beats those who play at random."""

from typing import Any

import pytest

from burgrave.citadels.bots.greedy import CitadelsGreedy
from burgrave.core.bot import RANDOM_POLICY
from tests.bots.duels import win_share

TABLES: list[dict[str, Any]] = [
    {"edition": "classic", "players": 4},
    {"edition": "2016", "players": 4, "preset": "first_game"},
    {"edition": "deluxe", "players": 5, "preset": "illustrious_emissaries", "action_cards": True},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["edition"])
def test_it_beats_random_players(options):
    assert win_share(options, CitadelsGreedy(), RANDOM_POLICY, 8) > 0.75  # it has about nine of ten
