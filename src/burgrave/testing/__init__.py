"""The laws of the contract as a kit, for games that others write.

    def test_my_game():
        assert_game_obeys_the_laws(MyGame(), [{"players": 2}, {"players": 4}])

A law is a function of a table: a game and the options that were given. `INVARIANTS` lists them, for whoever
wants a test for each. They ask for pydantic, because facts are checked against their types.
"""

from burgrave.testing import invariants, state_data
from burgrave.testing.checking import INVARIANTS, GameCase, case_name, check_game

__all__ = ["INVARIANTS", "GameCase", "case_name", "check_game", "invariants", "state_data"]
