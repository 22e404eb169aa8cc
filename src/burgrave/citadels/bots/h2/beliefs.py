"""Who holds which character: what a seat can guess from the draft, the calls and what everybody sees.

Everybody is taken to pick what is worth most to him, more or less: `doubt` says how much less, in hundredths
of a gold. The draft is followed pick by pick. What a seat passed on, only later pickers can have; what it
never saw, only earlier ones, or nobody.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.bots.roles import character_worth, place_in_draft
from burgrave.citadels.catalogue import CHARACTER_COUNT, bit
from burgrave.citadels.draft import all_picks, seat_of_pick
from burgrave.citadels.state import CitadelsState
from burgrave.core.mask import ones

ROW: Final = 10  # each seat has a row of the ranks 0 to 9
DEFAULT_DOUBT: Final = 40.0
SURPRISE: Final = 0.02  # nothing that is possible is taken for impossible
TRIES: Final = 3  # what somebody wanted may be gone; so often he is asked what else


def beliefs(s: CitadelsState, seat: i64) -> list[list[float]]:
    """For each seat and character how likely it is held, as `State.sample_state` takes it."""
    guessed = chances(s, seat, s.players[seat].roles, DEFAULT_DOUBT)
    out: list[list[float]] = []
    for other in range(s.rules.players):
        row: list[float] = [0.0] * (CHARACTER_COUNT + 1)
        for rank in range(1, s.rules.ranks + 1):
            row[s.rules.cast[rank]] = SURPRISE + guessed[other * ROW + rank]
        out.append(row)
    return out


def chances(s: CitadelsState, seat: i64, mine: i64, doubt: float) -> vec[float]:
    """By seat and rank: how likely another seat holds what it has not shown, if this one holds `mine`."""
    out = vec[float]([0.0] * (ROW * s.rules.players))
    hidden = hidden_ranks(s, seat, mine)
    p = s.players[seat]
    here = place_in_draft(s, seat)
    again = here + s.rules.players
    follow(s, seat, 0, here, hidden, ~p.received, doubt, out)
    if p.received_again:
        follow(s, seat, here + 1, again, hidden, p.received & ~p.received_again, doubt, out)
        follow(s, seat, again + 1, all_picks(s), hidden, p.received_again, doubt, out)
    else:
        follow(s, seat, here + 1, all_picks(s), hidden, p.received, doubt, out)
    return out


def hidden_ranks(s: CitadelsState, seat: i64, mine: i64) -> i64:
    """The ranks that another may hold and not have shown, by what this seat knows."""
    p = s.players[seat]
    gone = s.faceup | p.put_away | mine
    if s.facedown_seen & bit(seat) and not s.rules.last_takes_facedown:
        gone |= bit(s.facedown)
    for q in s.players:
        gone |= q.shown
    called_in_vain = (bit(s.called + 1) - 1) & ~bit(s.killed)
    return s.rules.cast_mask & ~gone & ~called_in_vain


def follow(
    s: CitadelsState, seat: i64, first: i64, end: i64, hidden: i64, pool: i64, doubt: float, out: vec[float]
) -> None:
    """The picks of the others from one to another, all from one pool; each leaves the rest to the next."""
    left = all_of(hidden & pool)
    number = first
    while number < end:
        other = seat_of_pick(s, number)
        shown = s.players[other].shown
        if other != seat and not shown & pool and ones(shown) < s.rules.roles_each:
            pick(s, other, hidden & pool, left, doubt, out)
        number += 1


def all_of(pool: i64) -> vec[float]:
    """The ranks of a pool are all there."""
    left = vec[float]([0.0] * ROW)
    rank: i64 = 1
    while rank < ROW:
        if pool & bit(rank):
            left[rank] = 1.0
        rank += 1
    return left


def pick(s: CitadelsState, other: i64, pool: i64, left: vec[float], doubt: float, out: vec[float]) -> None:
    """One pick, as chances of all that is left; what was gone already leaves him with his next wish."""
    wishes = wishes_of(s, other, pool, doubt)
    rest = 1.0
    tries: i64 = 0
    while tries < TRIES and rest > 0.01:
        rest -= take(other, wishes, left, rest, out)
        tries += 1


def take(other: i64, wishes: vec[float], left: vec[float], rest: float, out: vec[float]) -> float:
    """Give out so much of a pick by wishes, nowhere more than is left; how much was given."""
    whole = 0.0
    rank: i64 = 1
    while rank < ROW:
        whole += wishes[rank] * left[rank]
        rank += 1
    if whole <= 0.0:
        return rest
    given = 0.0
    rank = 1
    while rank < ROW:
        share = rest * wishes[rank] * left[rank] / whole
        if share > left[rank]:
            share = left[rank]
        out[other * ROW + rank] += share
        left[rank] -= share
        given += share
        rank += 1
    return given


def wishes_of(s: CitadelsState, other: i64, pool: i64, doubt: float) -> vec[float]:
    """By rank how much this player wants a character, by what everybody sees of him."""
    wishes = vec[float]([0.0] * ROW)
    rank: i64 = 1
    while rank <= s.rules.ranks:
        if pool & bit(rank):
            worth: i64 = character_worth(s, other, s.rules.cast[rank])
            wishes[rank] = exp(min(float(worth) / doubt, 600.0))
        rank += 1
    return wishes
