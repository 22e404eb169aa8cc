"""The bot greedy: it takes what is worth most now and never looks further.

It earns what it can, builds the most expensive district that it can pay for, and picks the character with the
most income. It names characters at random, and it never pays to harm others.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bots.worth import is_useful, useful
from burgrave.citadels.catalogue import LAST_DISTRICT, rank_of
from burgrave.citadels.hooks import income
from burgrave.citadels.moves import (
    BUILD,
    BUILD_MOVES,
    COLLECT_TAX,
    COLLECT_WAGON,
    COME_FORWARD,
    CONFISCATE,
    DEMAND_GOLD,
    DISCARD,
    DISCARD_MOVES,
    DIVINE,
    DONE,
    END_TURN,
    FAMILY_OF,
    FLOWER_MOVES,
    GIVE,
    GIVE_MOVES,
    INCOME_CARDS_MOVES,
    KEEP,
    KEEP_MOVES,
    LOOK,
    NAME_MOVES,
    NAVIGATE_GOLD,
    PASS,
    PICK,
    PICK_MOVES,
    RECOVER,
    REVEAL,
    SIGN_MOVES,
    STUDY,
    SWAP_HAND,
    SWAP_HAND_MOVES,
    TAKE,
    TAKE_BONUS,
    TAKE_CARDS,
    TAKE_GOLD,
    TAKE_INCOME,
    TAKE_MOVES,
)
from burgrave.citadels.state import CitadelsState
from burgrave.core.bot import Policy
from burgrave.core.move_collector import LegalMoves, make_no_decision_error
from burgrave.core.public_types import AnyFastRng, Int64
from burgrave.core.rng import as_fast_rng
from burgrave.core.state import State

WHIM: Final = 40  # random part: moves of about the same worth are chosen equally often
NOT_WANTED: Final = -100


@final
class CitadelsGreedy(Policy):
    """Chooses what looks best now and does not plan."""

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        assert isinstance(view, CitadelsState)
        fast = as_fast_rng(rng)
        moves = LegalMoves()
        view.offer(moves)
        if not moves.moves:
            raise make_no_decision_error()
        best: i64 = -1
        best_worth: i64 = -1_000_000
        for listed in moves.moves:
            move: i64 = listed
            worth = worth_now(view, view.current_seat, move) + fast.randbelow(WHIM)
            if worth > best_worth:
                best = move
                best_worth = worth
        return best


def worth_now(s: CitadelsState, seat: i64, move: i64) -> i64:
    """Return what a move brings at once.

    The order is: gains, gathering, building, the end of the turn.
    """
    family: i64 = FAMILY_OF[move]
    if family == BUILD_MOVES:
        return built_now(s, seat, move - BUILD)
    if family == PICK_MOVES:
        return picked_now(s, seat, move - PICK)
    if family == KEEP_MOVES:
        return card_now(s, seat, move - KEEP)
    if family == TAKE_MOVES:
        return card_now(s, seat, move - TAKE)
    if family == DISCARD_MOVES:
        return -card_now(s, seat, move - DISCARD)
    if family == GIVE_MOVES:
        return -card_now(s, seat, move - GIVE)
    if family == SWAP_HAND_MOVES:
        more = len(s.players[move - SWAP_HAND].hand) - len(s.players[seat].hand)
        return 8000 + 100 * more if more > 0 else NOT_WANTED
    return gained_now(s, seat, family, move)


def gained_now(s: CitadelsState, seat: i64, family: i64, move: i64) -> i64:
    """Return the worth of the other moves: naming first, then gains, then gathering."""
    if family == NAME_MOVES or family == SIGN_MOVES or family == FLOWER_MOVES:
        return 9000
    if is_gift(move) or family == INCOME_CARDS_MOVES:
        return 8000
    if move == TAKE_GOLD:
        return 7100 if useful(s, s.players[seat]) > 0 else 6900
    if move == TAKE_CARDS:
        return 7000
    if move == DONE:
        return 500
    return 0 if move == END_TURN or move == PASS else NOT_WANTED


def is_gift(move: i64) -> bool:
    if move == TAKE_INCOME or move == TAKE_BONUS or move == COLLECT_TAX or move == COLLECT_WAGON:
        return True
    if move == STUDY or move == DIVINE or move == NAVIGATE_GOLD or move == DEMAND_GOLD:
        return True
    if move == COME_FORWARD or move == LOOK or move == RECOVER:
        return True
    return move == CONFISCATE or move == REVEAL


def card_now(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of a card by its points, or 0 if it is not useful."""
    if kind <= LAST_DISTRICT and not is_useful(s, s.players[seat], kind):
        return 0
    return 100 + 100 * s.rules.value[kind]


def built_now(s: CitadelsState, seat: i64, kind: i64) -> i64:
    return 5000 + 100 * s.rules.value[kind] if is_useful(s, s.players[seat], kind) else NOT_WANTED


def picked_now(s: CitadelsState, seat: i64, character: i64) -> i64:
    """Return the worth of a character: its income and its building limit."""
    found = s.rules.character(rank_of(character))
    type = found.income_type()
    paid = income(s, s.players[seat], type) if type else 0
    return 100 * paid + 50 * found.building_limit()
