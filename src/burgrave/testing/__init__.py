"""The laws of the contract as a kit, for games that others write.

    def test_my_game():
        assert_game_obeys_the_laws(MyGame(), [{"players": 2}, {"players": 4}])

A law is a function of a table: a game and the options that were given. `LAWS` lists them, for whoever wants
a test for each. They ask for pydantic, because facts are checked against their types.
"""

from burgrave.testing import facts, laws
from burgrave.testing.law import LAWS, LawTable, assert_game_obeys_the_laws, name_of

__all__ = ["LAWS", "LawTable", "assert_game_obeys_the_laws", "facts", "laws", "name_of"]
