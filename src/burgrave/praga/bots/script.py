"""The bot script: fixed rules of thumb, no search. It reads only what its seat may see.

Every legal move of a decision gets a worth in hundredths of a victory point. The best move is played; a
random number decides between equal ones. The bot decides in the same way from the full state, from a view
and from a sampled state, because it never reads the face-down stacks.
"""

from typing import final

from mypy_extensions import i64

from burgrave.core.bot import Policy
from burgrave.core.move_collector import LegalMoves, make_no_decision_error
from burgrave.core.public_types import AnyFastRng, Int64
from burgrave.core.rng import FastRng, as_fast_rng
from burgrave.core.state import State
from burgrave.praga.bots.choices import choice_worth
from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.turn import is_gift, turn_worth
from burgrave.praga.bots.weights import DEFAULT, Weights
from burgrave.praga.state import PragaState
from burgrave.praga.steps import TURN


@final
class Script(Policy):
    """Plays the move with the highest worth under its weights."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        assert isinstance(view, PragaState)
        return decide(view, as_fast_rng(rng), self.weights)


def decide(s: PragaState, rng: FastRng, weights: Weights) -> i64:
    """Return the move of the seat that must decide."""
    o = LegalMoves()
    s.offer(o)
    if not o.moves:
        raise make_no_decision_error()
    if len(o.moves) == 1:
        return o.moves[0]
    evaluator = Evaluator(s, s.current_seat, weights)
    in_turn = s.current_step() == TURN
    moves = gifts(evaluator, o.moves) if in_turn else o.moves
    best: i64 = moves[0]
    best_worth: i64 = -1_000_000_000
    equals: i64 = 1
    for listed in moves:
        move: i64 = listed
        worth = turn_worth(evaluator, move) if in_turn else choice_worth(evaluator, move)
        if worth > best_worth:
            best = move
            best_worth = worth
            equals = 1
        elif worth == best_worth:
            equals += 1
            if rng.randbelow(equals) == 0:
                best = move
    return best


def gifts(evaluator: Evaluator, moves: list[int]) -> list[int]:
    """Return only the gifts if there are any.

    No other move is worth more, and the other moves take longer to weigh.
    """
    found = [move for move in moves if is_gift(evaluator, move)]
    return found or moves
