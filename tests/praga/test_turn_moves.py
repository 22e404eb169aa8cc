"""Every move that a turn offers has a handler."""

from typing import Any

import pytest

import burgrave
from burgrave.praga.moves import FAMILY_OF, KEEP, PIECE
from burgrave.praga.steps import TURN
from burgrave.praga.turn import PragaTurnStep
from burgrave.praga.turn_moves import MOVE_HANDLERS, MoveHandler


def test_every_move_that_a_turn_mentions_has_a_handler():
    """A turn allows or refuses all its moves, so one look at the first turn shows every family."""
    state: Any = burgrave.game("praga").new(players=2, seed=1)
    assert state.step_code == TURN
    legality = state.legality()
    offered = {FAMILY_OF[move] for move in [*legality.allowed, *legality.refused]}
    handled = {family for family, handler in enumerate(MOVE_HANDLERS) if type(handler) is not MoveHandler}
    assert offered == handled


def test_a_family_without_a_handler_is_an_error():
    state: Any = burgrave.game("praga").new(players=2, seed=1)
    with pytest.raises(NotImplementedError, match=f"no handler for move {KEEP + PIECE} "):
        PragaTurnStep().choose(state, 0, KEEP + PIECE)


def test_a_move_that_a_character_does_not_have_is_an_error():
    game: Any = burgrave.game("citadels")
    state = game.new(players=4, seed=1)
    king = game.characters[game.notation.names["character"].index("king")]
    with pytest.raises(NotImplementedError):
        king.choose(state, 0, 5)
