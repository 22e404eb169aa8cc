"""Who holds which character: guesses from the draft, the calls and public knowledge.

Every player is assumed to pick the most valuable character with some noise: `doubt`, in hundredths of a gold.
The draft is followed pick by pick. Only later pickers can hold a character that a seat passed on. Only
earlier pickers can hold a character that it never saw.
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

ROW: Final = 10  # each seat has a row for the ranks 0 to 9
DEFAULT_DOUBT: Final = 40.0
SURPRISE: Final = 0.02  # smallest weight: everything possible keeps a positive weight
TRIES: Final = 3  # number of times a pick is distributed if wanted characters may be gone


def beliefs(s: CitadelsState, seat: i64) -> list[list[float]]:
    """Return for each seat and character how likely it is held, as input of `State.sample_state`."""
    guessed = chances(s, seat, s.players[seat].roles, DEFAULT_DOUBT)
    out: list[list[float]] = []
    for other in range(s.rules.players):
        row: list[float] = [0.0] * (CHARACTER_COUNT + 1)
        for rank in range(1, s.rules.ranks + 1):
            row[s.rules.cast[rank]] = SURPRISE + guessed[other * ROW + rank]
        out.append(row)
    return out


def chances(s: CitadelsState, seat: i64, mine: i64, doubt: float) -> vec[float]:
    """Return by seat and rank how likely another seat holds it hidden, if this seat holds `mine`."""
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
    """Return the ranks that another seat may hold and has not shown, by this seat's knowledge."""
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
    """Assign the picks of other seats from `first` to `end` as probabilities, all from one pool."""
    left = all_of(hidden & pool)
    number = first
    while number < end:
        other = seat_of_pick(s, number)
        shown = s.players[other].shown
        if other != seat and not shown & pool and ones(shown) < s.rules.roles_each:
            pick(s, other, hidden & pool, left, doubt, out)
        number += 1


def all_of(pool: i64) -> vec[float]:
    """Return the probability 1 for each rank of the pool."""
    left = vec[float]([0.0] * ROW)
    rank: i64 = 1
    while rank < ROW:
        if pool & bit(rank):
            left[rank] = 1.0
        rank += 1
    return left


def pick(s: CitadelsState, other: i64, pool: i64, left: vec[float], doubt: float, out: vec[float]) -> None:
    """Assign one pick as probabilities of the remaining ranks. If a rank is gone, the next wish counts."""
    wishes = wishes_of(s, other, pool, doubt)
    rest = 1.0
    tries: i64 = 0
    while tries < TRIES and rest > 0.01:
        rest -= take(other, wishes, left, rest, out)
        tries += 1


def take(other: i64, wishes: vec[float], left: vec[float], rest: float, out: vec[float]) -> float:
    """Assign `rest` of a pick by wishes, at most the amount in `left`, and return the assigned amount."""
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
    """Return by rank how much this player wants a character, by public knowledge."""
    wishes = vec[float]([0.0] * ROW)
    rank: i64 = 1
    while rank <= s.rules.ranks:
        if pool & bit(rank):
            worth: i64 = character_worth(s, other, s.rules.cast[rank])
            wishes[rank] = exp(min(float(worth) / doubt, 600.0))
        rank += 1
    return wishes
