"""The bot h2: it guesses who holds what, attacks the leader and weighs its own risks. No search.

It uses the rules of h1 for all other moves.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.bots.h1 import JITTER, is_guess, worth_of
from burgrave.citadels.bots.h2.cards import (
    building_bonus,
    gathers_gold,
    keeping_worth,
    leaves_unbuilt,
    swapping_worth,
)
from burgrave.citadels.bots.h2.cities import fall_target, fall_worth
from burgrave.citadels.bots.h2.context import H2Context
from burgrave.citadels.bots.h2.draft import pick_worth
from burgrave.citadels.bots.h2.naming import naming_worth
from burgrave.citadels.bots.h2.weights import WEIGHTS
from burgrave.citadels.catalogue import WARLORD
from burgrave.citadels.moves import (
    BUILD,
    BUILD_MOVES,
    DESTROY,
    DESTROY_MOVES,
    FAMILY_OF,
    FLOWER,
    FLOWER_MOVES,
    KEEP,
    KEEP_MOVES,
    NAME,
    NAME_MOVES,
    PICK,
    PICK_MOVES,
    SIGN,
    SIGN_MOVES,
    SWAP_HAND,
    SWAP_HAND_MOVES,
    TAKE_GOLD,
    TARGET,
    TARGET_MOVES,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import FRAMEWORK_BUILD, KEEP_CARD, TURN, WARLORD_DESTROY
from burgrave.core.bot import Policy
from burgrave.core.move_collector import PackedMoves, make_no_decision_error
from burgrave.core.public_types import AnyFastRng, Int64
from burgrave.core.rng import FastRng, as_fast_rng
from burgrave.core.state import State


@final
class H2(Policy):
    """Guesses what the others hold and slows the leader down. It does not search."""

    def __init__(self, weights: list[float] | None = None) -> None:
        self.weights: list[float] = WEIGHTS if weights is None else weights

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        assert isinstance(view, CitadelsState)
        return best_move(view, self.weights, as_fast_rng(rng))


def best_move(s: CitadelsState, weights: list[float], rng: FastRng) -> i64:
    """Return the move of the current seat."""
    moves = PackedMoves()
    s.offer(moves)
    if len(moves.moves) == 0:
        raise make_no_decision_error()
    if len(moves.moves) == 1:
        return moves.moves[0]
    context = H2Context(s, s.current_seat, weights)
    best: i64 = moves.moves[0]
    best_worth: i64 = -1_000_000
    for listed in moves.moves:
        move: i64 = listed
        worth = move_worth(context, move)
        if is_guess(FAMILY_OF[move]):
            worth += rng.randbelow(JITTER)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def move_worth(context: H2Context, move: i64) -> i64:
    """Return how good a move is. Moves without a rule of h2 have the worth that h1 gives them."""
    s = context.s
    family: i64 = FAMILY_OF[move]
    if family == PICK_MOVES:
        return int(pick_worth(context, move - PICK))
    if family == NAME_MOVES:
        return naming_move_worth(context, move - NAME)
    if family == SIGN_MOVES:
        return naming_move_worth(context, move - SIGN)
    if family == FLOWER_MOVES:
        return naming_move_worth(context, move - FLOWER)
    if family == KEEP_MOVES and s.current_step() == KEEP_CARD:
        return int(keeping_worth(context, move - KEEP))
    if family == SWAP_HAND_MOVES:
        return swapping_worth(context, move - SWAP_HAND)
    if family == TARGET_MOVES and s.current_step() == TURN and s.rules.cast[s.rank] == WARLORD:
        return fall_target(context, move - TARGET)
    if family == DESTROY_MOVES and s.current_step() == WARLORD_DESTROY:
        return fall_worth(context, s.current_argument(), move - DESTROY)
    if family == BUILD_MOVES and s.current_step() != FRAMEWORK_BUILD:
        return building_move_worth(context, move)
    if move == TAKE_GOLD:
        return 7000 if gathers_gold(context) else 6900
    return worth_of(s, move)


def naming_move_worth(context: H2Context, character: i64) -> i64:
    s = context.s
    worth = naming_worth(context, character, s.rules.cast[s.rank], s.players[context.seat].roles)
    return 9000 + int(worth)


def building_move_worth(context: H2Context, move: i64) -> i64:
    if leaves_unbuilt(context, move - BUILD):
        return -1
    return worth_of(context.s, move) + int(building_bonus(context, move - BUILD))
