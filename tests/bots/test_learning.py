"""Which technologies Praga's script keeps."""

import pytest

import burgrave
from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.learning import permanent_worth
from burgrave.praga.bots.weights import DEFAULT
from burgrave.praga.catalogue import BUILDING, MINES, QUARRY
from burgrave.praga.effects import (
    BUILDING_WITH_SYMBOL,
    BUILDING_WITHOUT_SYMBOL,
    EGG_GAIN,
    MINE_STEPS,
    QUARRY_STEPS,
    WHEEL_GOLD,
)
from burgrave.praga.state import PragaState

GAME = burgrave.game("praga")
UPGRADE = 1  # a tile


@pytest.mark.parametrize(
    ("action", "paid", "other"),
    [
        (BUILDING, BUILDING_WITH_SYMBOL, EGG_GAIN),
        (BUILDING, BUILDING_WITHOUT_SYMBOL, EGG_GAIN),
        (MINES, MINE_STEPS, WHEEL_GOLD),
        (QUARRY, QUARRY_STEPS, WHEEL_GOLD),
    ],
)
def test_a_technology_that_pays_for_an_action_is_kept_by_whom_an_upgrade_pays_for_it_too(action, paid, other):
    s = GAME.new(GAME.options(players=2), 1)
    assert isinstance(s, PragaState)
    for upgrade in (0, UPGRADE):
        s.players[0].hexes[action] = upgrade
        evaluator = Evaluator(s, 0, DEFAULT)
        assert (permanent_worth(evaluator, paid) > permanent_worth(evaluator, other)) == (upgrade > 0)
