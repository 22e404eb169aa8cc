"""The invariants that every game must keep, for authors of games.

    def test_my_game():
        check_game(MyGame(), [{"players": 2}, {"players": 4}])

An invariant is a function of a case: a game and its options. `INVARIANTS` lists them, so that you can write
one test for each. They need pydantic, because state data is checked against its types.
"""

from burgrave.testing import invariants, state_data
from burgrave.testing.checking import INVARIANTS, GameCase, case_name, check_game

__all__ = ["INVARIANTS", "GameCase", "case_name", "check_game", "invariants", "state_data"]
