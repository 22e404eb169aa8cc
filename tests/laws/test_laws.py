"""Every game obeys the laws, with every edition and number of players."""

from typing import Any

import pytest

from burgrave.core.interpreted import InterpretedState
from burgrave.testing import LAWS, assert_game_obeys_the_laws, name_of
from tests.games.letter.game import Letter
from tests.laws.tables import tables

SHORT = [{"players": 2, "tokens": 1}]


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_the_table_obeys(table, law):
    law(table)


class Leaking(Letter):
    """Everybody sees the card that was put away."""

    def view(self, s: InterpretedState, seat: int) -> InterpretedState:
        seen = super().view(s, seat)
        seen.table.aside = s.table.aside[:]
        return seen


class Forgetful(Letter):
    """Its facts tell of points that nobody has."""

    def facts(self, s: Any) -> dict[str, Any]:
        told = super().facts(s)
        for seat in told["seats"]:
            seat["scored"]["beauty"] = 1
        return told


@pytest.mark.parametrize(
    ("game", "law"),
    [(Leaking(), "what is seen of an imagination"), (Forgetful(), "points in facts are those of the engine")],
)
def test_a_game_that_breaks_a_law_is_told_which(game, law):
    with pytest.raises(AssertionError) as broken:
        assert_game_obeys_the_laws(game, SHORT)
    assert law in broken.value.__notes__[0]
