"""The bot h2: guesses who holds what, keeps the leader down, weighs what it may lose. No search.

It has the habits of h1 where it knows nothing better.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.bots.h1 import JITTER, is_guess, worth_of
from burgrave.citadels.bots.h2_cards import (
    building_bonus,
    gathers_gold,
    keeping_worth,
    leaves_unbuilt,
    swapping_worth,
)
from burgrave.citadels.bots.h2_cities import fall_target, fall_worth
from burgrave.citadels.bots.h2_draft import pick_worth
from burgrave.citadels.bots.h2_mind import Mind
from burgrave.citadels.bots.h2_naming import naming_worth
from burgrave.citadels.bots.h2_weights import WEIGHTS
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
from burgrave.citadels.state import Table
from burgrave.citadels.steps import FRAMEWORK_BUILD, KEEP_CARD, TURN, WARLORD_DESTROY
from burgrave.core.bot import Policy
from burgrave.core.chance import Fast
from burgrave.core.offer import Packed
from burgrave.core.state import State


@final
class H2(Policy):
    def __init__(self, weights: list[float] | None = None) -> None:
        self.weights: list[float] = WEIGHTS if weights is None else weights

    def choose(self, view: State, chance: Fast) -> i64:
        assert isinstance(view, Table)
        return best_move(view, self.weights, chance)


def best_move(s: Table, weights: list[float], chance: Fast) -> i64:
    """The move of the seat that must decide."""
    o = Packed()
    s.offer(o)
    if len(o.moves) == 1:
        return o.moves[0]
    m = Mind(s, s.acting, weights)
    best: i64 = o.moves[0]
    best_worth: i64 = -1_000_000
    for listed in o.moves:
        move: i64 = listed
        worth = move_worth(m, move)
        if is_guess(FAMILY_OF[move]):
            worth += chance.below(JITTER)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def move_worth(m: Mind, move: i64) -> i64:
    """How good a move is; what h2 has no opinion of is worth what it is to h1."""
    s = m.s
    family: i64 = FAMILY_OF[move]
    if family == PICK_MOVES:
        return int(pick_worth(m, move - PICK))
    if family == NAME_MOVES:
        return named(m, move - NAME)
    if family == SIGN_MOVES:
        return named(m, move - SIGN)
    if family == FLOWER_MOVES:
        return named(m, move - FLOWER)
    if family == KEEP_MOVES and s.step() == KEEP_CARD:
        return int(keeping_worth(m, move - KEEP))
    if family == SWAP_HAND_MOVES:
        return swapping_worth(m, move - SWAP_HAND)
    if family == TARGET_MOVES and s.step() == TURN and s.rules.cast[s.rank] == WARLORD:
        return fall_target(m, move - TARGET)
    if family == DESTROY_MOVES and s.step() == WARLORD_DESTROY:
        return fall_worth(m, s.argument(), move - DESTROY)
    if family == BUILD_MOVES and s.step() != FRAMEWORK_BUILD:
        return built(m, move)
    if move == TAKE_GOLD:
        return 7000 if gathers_gold(m) else 6900
    return worth_of(s, move)


def named(m: Mind, character: i64) -> i64:
    s = m.s
    worth = naming_worth(m, character, s.rules.cast[s.rank], s.players[m.seat].roles)
    return 9000 + int(worth)


def built(m: Mind, move: i64) -> i64:
    if leaves_unbuilt(m, move - BUILD):
        return -1
    return worth_of(m.s, move) + int(building_bonus(m, move - BUILD))
