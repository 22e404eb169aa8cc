"""Every game keeps the invariants, with every edition and number of players."""

from typing import Any

import pytest

from burgrave.core.interpreted_state import InterpretedState
from burgrave.testing import INVARIANTS, case_name, check_game
from tests.games.letter.game import Letter
from tests.invariants.cases import list_cases

SHORT = [{"players": 2, "tokens": 1}]


@pytest.mark.slow
@pytest.mark.parametrize("invariant", INVARIANTS, ids=lambda invariant: invariant.__name__)
@pytest.mark.parametrize("case", list_cases(), ids=case_name)
def test_a_game_keeps_the_invariant(case, invariant):
    invariant(case)


class LeakingLetter(Letter):
    """Everybody sees the card that was put away."""

    def view(self, s: InterpretedState, seat: int) -> InterpretedState:
        seen = super().view(s, seat)
        seen.table.aside = s.table.aside[:]
        return seen


class BadScoresLetter(Letter):
    """Its state data has points that no seat scored."""

    def state_data(self, s: Any) -> dict[str, Any]:
        data = super().state_data(s)
        for seat in data["seats"]:
            seat["scored"]["beauty"] = 1
        return data


@pytest.mark.parametrize(
    ("game", "invariant"),
    [
        (LeakingLetter(), "a sampled state gives the same view"),
        (BadScoresLetter(), "points in state data equal the scores"),
    ],
)
def test_a_game_that_breaks_an_invariant_learns_which(game, invariant):
    with pytest.raises(AssertionError) as broken:
        check_game(game, SHORT)
    assert invariant in broken.value.__notes__[0]
