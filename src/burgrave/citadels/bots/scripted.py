"""The scripted bot: sensible habits, no search. It reads only what its seat may see.

Every legal move of a decision gets a worth; the move with the highest worth is played. The same
habits choose from the whole table, from a view and from any imagination of it.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.citadels.bots.worth import card_worth, character_worth, is_spare, standing
from burgrave.citadels.catalogue import (
    CARD_COUNT,
    LABORATORY,
    SMITHY,
    TYPE_OF,
    bit,
    rank_of,
)
from burgrave.citadels.moves import (
    BUILD,
    COUNT_AS,
    DESTROY,
    DISCARD,
    DONE,
    END_TURN,
    KEEP,
    NAME,
    PASS,
    PICK,
    PUT_AWAY,
    RECOVER,
    REDRAW,
    SWAP_HAND,
    TAKE_CARDS,
    TAKE_GOLD,
    TAKE_INCOME,
    TARGET,
    USE,
)
from burgrave.citadels.state import Table
from burgrave.core.chance import Chance
from burgrave.core.offer import Moves

JITTER: Final = 30  # of 100 points a worth of one gold has


def scripted(s: Table, chance: Chance) -> i64:
    """The move of the seat that must decide."""
    o = Moves()
    s.offer(o)
    if len(o.moves) == 1:
        return o.moves[0]
    best: i64 = o.moves[0]
    best_worth: i64 = -1_000_000
    for listed in o.moves:
        move: i64 = listed
        worth = worth_of(s, move)
        if PICK < move <= NAME + 27:
            worth += chance.below(JITTER)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def worth_of(s: Table, move: i64) -> i64:
    """How good a move is, in hundredths of a gold; moves of one decision compare with each other."""
    seat = s.acting
    if BUILD < move <= BUILD + CARD_COUNT:
        return 6000 + card_worth(s, seat, move - BUILD)
    if move == END_TURN:
        return 0
    if move == TAKE_GOLD:
        return 7000 if wants_gold(s, seat) else 6900
    if move == TAKE_CARDS:
        return 6950
    if move == TAKE_INCOME:
        return income_worth(s, seat)
    if KEEP < move <= KEEP + CARD_COUNT:
        return card_worth(s, seat, move - KEEP)
    if DISCARD < move <= DISCARD + CARD_COUNT:
        spare = is_spare(s, seat, move - DISCARD)
        return (1000 if spare else 0) - card_worth(s, seat, move - DISCARD)
    if PICK < move <= PICK + 27:
        return character_worth(s, seat, move - PICK)
    if PUT_AWAY < move <= PUT_AWAY + 27:
        return character_worth(s, (seat + 1) % s.rules.players, move - PUT_AWAY)
    if NAME < move <= NAME + 27:
        return 9000 + name_worth(s, seat, move - NAME)
    if SWAP_HAND <= move < SWAP_HAND + 8:
        gained = len(s.players[move - SWAP_HAND].hand) - len(s.players[seat].hand)
        return 8000 + 100 * gained if gained >= 2 else -1
    if move == REDRAW:
        return 5000 if spares(s, seat) >= 2 else -1
    if move == DONE:
        return 500
    if TARGET <= move < TARGET + 8:
        return target_worth(s, seat, move - TARGET)
    if DESTROY < move <= DESTROY + CARD_COUNT:
        return 200 * s.rules.value[move - DESTROY] - 150 * s.rules.cost[move - DESTROY]
    if USE < move <= USE + CARD_COUNT:
        return use_worth(s, seat, move - USE)
    if move == RECOVER:
        return 100 if s.rules.cost[s.rubble] > 2 else -1
    if move > COUNT_AS or move == PASS:
        return 0
    return -1


def wants_gold(s: Table, seat: i64) -> bool:
    """Gold, unless the hand has nothing worth building or everything in it is paid for."""
    p = s.players[seat]
    useful: i64 = 0
    dearest: i64 = 0
    for kind in p.hand:
        if not is_spare(s, seat, kind):
            useful += 1
            dearest = max(dearest, s.rules.cost[kind])
    if useful == 0:
        return False
    return useful > 1 or p.gold < dearest


def income_worth(s: Table, seat: i64) -> i64:
    """Before building, unless a district that pays this income can be built with what is there."""
    p = s.players[seat]
    type = s.rules.characters[s.rank].income_type()
    limit = s.rules.characters[s.rank].building_limit()
    if s.builds < limit:
        for kind in p.hand:
            if TYPE_OF[kind] == type and s.rules.cost[kind] <= p.gold + (0 if s.gathered else 2):
                return 100
    return 6990


def spares(s: Table, seat: i64) -> i64:
    """Cards of the hand that are no use."""
    count: i64 = 0
    last: i64 = 0
    for kind in s.players[seat].hand:
        if kind == last or is_spare(s, seat, kind):
            count += 1
        last = kind
    return count


def name_worth(s: Table, seat: i64, character: i64) -> i64:
    """What the best-placed opponents gain most from, among characters that may be in play."""
    rank = rank_of(character)
    p = s.players[seat]
    if s.faceup & bit(rank) or (p.roles | p.put_away) & bit(rank):
        return -1000
    if s.facedown_seen & bit(seat) and s.facedown == rank and not s.rules.last_takes_facedown:
        return -1000
    total: i64 = 0
    other: i64 = 0
    for q in s.players:
        if other != seat:
            worth = character_worth(s, other, character) * (10 + standing(s, other))
            if s.rank == 2:
                worth = character_worth(s, other, character) * (1 + q.gold)
            total = max(total, worth // 40)
        other += 1
    return min(total, 900)


def target_worth(s: Table, seat: i64, owner: i64) -> i64:
    """Destroy where it hurts a leader, cheaply, as the last thing of the turn."""
    if owner == seat:
        return -1
    p = s.players[owner]
    gold = s.players[seat].gold
    lead = standing(s, owner) - standing(s, seat)
    budget: i64 = 0
    if len(p.city) >= s.rules.completion - 2:
        budget = 4
    elif lead > 0:
        budget = 1
    cheapest: i64 = 99
    for kind in p.city:
        cheapest = min(cheapest, s.rules.cost[kind] - 1)
    if cheapest > min(budget, gold):
        return -1
    return 1000 + 10 * standing(s, owner)


def use_worth(s: Table, seat: i64, kind: i64) -> i64:
    p = s.players[seat]
    if kind == SMITHY:
        return 2000 if len(p.hand) <= 1 and p.gold >= 4 else -1
    if kind == LABORATORY:
        return 1500 if spares(s, seat) >= 1 else -1
    return -1
