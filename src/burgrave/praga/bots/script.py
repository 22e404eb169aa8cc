"""The bot script: sensible habits, no search. It reads only what its seat may see.

Every legal move of a decision gets a worth in hundredths of a victory point; the best is played, and
chance decides between equals. The same habits choose from the whole table, from a view and from any
imagination of it: the contents of face-down stacks are never read.
"""

from typing import final

from mypy_extensions import i64

from burgrave.core.bot import Policy
from burgrave.core.chance import Fast
from burgrave.core.offer import Moves
from burgrave.core.state import State
from burgrave.praga.bots.choices import choice_worth
from burgrave.praga.bots.taste import USUAL, Taste
from burgrave.praga.bots.turn import is_gift, turn_worth
from burgrave.praga.bots.worth import Worth
from burgrave.praga.state import Table
from burgrave.praga.steps import TURN


@final
class Script(Policy):
    """Plays by a taste."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.taste = taste

    def choose(self, view: State, chance: Fast) -> i64:
        assert isinstance(view, Table)
        return decide(view, chance, self.taste)


def decide(s: Table, chance: Fast, taste: Taste) -> i64:
    """The move of the seat that must decide."""
    o = Moves()
    s.offer(o)
    if len(o.moves) == 1:
        return o.moves[0]
    w = Worth(s, s.acting, taste)
    in_turn = s.step() == TURN
    moves = gifts(w, o.moves) if in_turn else o.moves
    best: i64 = moves[0]
    best_worth: i64 = -1_000_000_000
    equals: i64 = 1
    for listed in moves:
        move: i64 = listed
        worth = turn_worth(w, move) if in_turn else choice_worth(w, move)
        if worth > best_worth:
            best = move
            best_worth = worth
            equals = 1
        elif worth == best_worth:
            equals += 1
            if chance.below(equals) == 0:
                best = move
    return best


def gifts(w: Worth, moves: list[int]) -> list[int]:
    """Only the gifts if there are any: nothing is worth more, and the rest takes longer to weigh."""
    found = [move for move in moves if is_gift(w, move)]
    return found or moves
