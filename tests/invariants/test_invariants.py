"""Every game obeys the laws, with every edition and number of players."""

from typing import Any

import pytest

from burgrave.core.interpreted_state import InterpretedState
from burgrave.testing import INVARIANTS, case_name, check_game
from tests.games.letter.game import Letter
from tests.invariants.cases import list_cases

SHORT = [{"players": 2, "tokens": 1}]


@pytest.mark.slow
@pytest.mark.parametrize("law", INVARIANTS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", list_cases(), ids=case_name)
def test_the_table_obeys(table, law):
    law(table)


class LeakingLetter(Letter):
    """Everybody sees the card that was put away."""

    def view(self, s: InterpretedState, seat: int) -> InterpretedState:
        seen = super().view(s, seat)
        seen.table.aside = s.table.aside[:]
        return seen


class WrongScoresLetter(Letter):
    """Its facts tell of points that nobody has."""

    def state_data(self, s: Any) -> dict[str, Any]:
        told = super().state_data(s)
        for seat in told["seats"]:
            seat["scored"]["beauty"] = 1
        return told


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (LeakingLetter(), "what is seen of an imagination"),
        (WrongScoresLetter(), "points in facts are those of the engine"),
    ],
)
def test_a_game_that_breaks_a_law_is_told_which(game, law):
    with pytest.raises(AssertionError) as broken:
        check_game(game, SHORT)
    assert law in broken.value.__notes__[0]
