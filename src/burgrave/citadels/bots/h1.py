"""The bot h1: simple rules of thumb, no search. It reads only what its seat may see.

Other bots are compared with h1, so its play never changes (a test compares it). Better rules belong to
another bot.

Every legal move of a decision gets a worth, and the move with the highest worth is played. The same rules
work for a full state, a view and a sampled state.

In a turn the worth is also the order: naming and moves that bring gold or cards (8000 and more), gathering
(7000), income, building (5000 and more), uses of the remaining gold (1000), the end of the turn (0). Moves
with a worth below 0 are not played.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bots.abilities import ability_worth
from burgrave.citadels.bots.cities import destroy_target, destroy_worth
from burgrave.citadels.bots.districts import free_worth, use_worth
from burgrave.citadels.bots.gathering import income_worth, wants_gold
from burgrave.citadels.bots.roles import character_worth, name_worth
from burgrave.citadels.bots.seats import seat_worth
from burgrave.citadels.bots.worth import card_worth, is_spare, spares
from burgrave.citadels.build import price_of
from burgrave.citadels.moves import (
    BUILD,
    BUILD_MOVES,
    DESTROY,
    DESTROY_MOVES,
    DISCARD,
    DISCARD_MOVES,
    DONE,
    END_TURN,
    FAMILY_OF,
    FLOWER_MOVES,
    KEEP,
    KEEP_MOVES,
    NAME,
    NAME_MOVES,
    PASS,
    PICK,
    PICK_MOVES,
    PUT_AWAY,
    PUT_AWAY_MOVES,
    RECOVER,
    REDRAW,
    SIGN_MOVES,
    SWAP_HAND,
    SWAP_HAND_MOVES,
    TAKE_CARDS,
    TAKE_GOLD,
    TAKE_INCOME,
    TARGET,
    TARGET_MOVES,
    THREATEN_MOVES,
    USE,
    USE_MOVES,
    WARRANT_MOVES,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import FRAMEWORK_BUILD, WAGON_KEEP
from burgrave.core.bot import Policy
from burgrave.core.move_collector import PackedMoves, make_no_decision_error
from burgrave.core.public_types import AnyFastRng, Int64
from burgrave.core.rng import FastRng, as_fast_rng
from burgrave.core.state import State

JITTER: Final = 30  # the random part; one gold is worth 100


@final
class H1(Policy):
    """Follows simple rules. It never changes, so other bots are compared with it."""

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        assert isinstance(view, CitadelsState)
        return best_move(view, as_fast_rng(rng))


def best_move(s: CitadelsState, rng: FastRng) -> i64:
    """Return the move of the current seat."""
    moves = PackedMoves()
    s.offer(moves)
    if len(moves.moves) == 0:
        raise make_no_decision_error()
    if len(moves.moves) == 1:
        return moves.moves[0]
    best: i64 = moves.moves[0]
    best_worth: i64 = -1_000_000
    for listed in moves.moves:
        move: i64 = listed
        worth = worth_of(s, move)
        if is_guess(FAMILY_OF[move]):
            worth += rng.randbelow(JITTER)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def is_guess(family: i64) -> bool:
    """Return whether a move of this family gets a random part, so that others cannot predict it.

    This applies to the choice of characters.
    """
    if family == PICK_MOVES or family == PUT_AWAY_MOVES or family == NAME_MOVES:
        return True
    if family == SIGN_MOVES or family == WARRANT_MOVES:
        return True
    return family == FLOWER_MOVES or family == THREATEN_MOVES


def worth_of(s: CitadelsState, move: i64) -> i64:
    """Return how good a move is, in hundredths of a gold, compared with moves of the same decision."""
    seat = s.current_seat
    family: i64 = FAMILY_OF[move]
    if family == BUILD_MOVES:
        return build_worth(s, seat, move - BUILD)
    if family == KEEP_MOVES:
        kept = card_worth(s, seat, move - KEEP)
        return kept + 1000 if s.current_step() == WAGON_KEEP else kept
    if family == DISCARD_MOVES:
        spare: i64 = 1000 if is_spare(s, s.players[seat], move - DISCARD) else 0
        return spare - card_worth(s, seat, move - DISCARD)
    if family == DESTROY_MOVES:
        return destroy_worth(s, move - DESTROY)
    if family == USE_MOVES:
        return use_worth(s, seat, move - USE)
    if family == PICK_MOVES:
        return character_worth(s, seat, move - PICK)
    if family == PUT_AWAY_MOVES:
        return character_worth(s, (seat + 1) % s.rules.players, move - PUT_AWAY)
    if family == NAME_MOVES:
        return 9000 + name_worth(s, seat, move - NAME)
    if family == SWAP_HAND_MOVES:
        gained = len(s.players[move - SWAP_HAND].hand) - len(s.players[seat].hand)
        if gained < 2:
            return -1
        return 8000 + 100 * gained
    if family == TARGET_MOVES:
        other = move - TARGET
        return seat_worth(s, seat, other) if s.rules.expanded else destroy_target(s, seat, other)
    return plain_worth(s, seat, move)


def plain_worth(s: CitadelsState, seat: i64, move: i64) -> i64:
    """Return the worth of a move of the classic edition without a parameter, or ask `ability_worth`."""
    if move == END_TURN or move == PASS:
        return 0
    if move == TAKE_GOLD:
        return 7000 if wants_gold(s, seat) else 6900
    if move == TAKE_CARDS:
        return 6950
    if move == TAKE_INCOME:
        return income_worth(s, seat)
    if move == REDRAW:
        enough: i64 = 2 if s.rules.duplicates_allowed else 1
        return 4900 if spares(s, s.players[seat]) >= enough else -1
    if move == DONE:
        return 500
    if move == RECOVER:
        return 100 if s.rules.cost[s.rubble] > 2 else -1
    return ability_worth(s, seat, move)


def build_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of building. Districts are built as soon as they can be paid, the best first."""
    if not s.rules.expanded:
        return 5000 + card_worth(s, seat, kind)
    if s.current_step() == FRAMEWORK_BUILD:
        return free_worth(s, seat, kind)
    p = s.players[seat]
    borrowed = price_of(s, p, kind) - p.gold
    worth = 5000 + card_worth(s, seat, kind)
    return worth - 60 * borrowed if borrowed > 0 else worth
