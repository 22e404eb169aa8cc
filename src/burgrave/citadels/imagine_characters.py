"""Imagining who holds which character: every draft that fits what the seat saw is equally likely.

The draft is a row of places: the facedown character, then for each pick the character kept and
perhaps one put away, then what is left. A seat knows which characters it was passed: all places
before its pick hold others, all places after it hold those. Reveals and unanswered calls say more.
Each place gets the mask of ranks that may stand there, and the ways to fill all places are counted.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.draft import puts_away
from burgrave.citadels.state import Table
from burgrave.citadels.steps import PUT_AWAY_CHARACTER
from burgrave.core.chance import Chance

NOBODY_PLACE: Final = -1  # a place that belongs to no seat
PRECISION: Final = 1 << 30


class Draft:
    """The row of places of one view."""

    def __init__(self) -> None:
        self.seat: list[int] = []  # whose kept character this is, or NOBODY_PLACE
        self.away: list[int] = []  # whose put-away character this is, or NOBODY_PLACE
        self.pick: list[int] = []  # the pick it belongs to; -1 for the facedown one
        self.may: list[int] = []  # the ranks that may stand there

    def add(self, seat: i64, away: i64, pick: i64, may: i64) -> None:
        self.seat.append(seat)
        self.away.append(away)
        self.pick.append(pick)
        self.may.append(may)


def imagine_characters(v: Table, s: Table, chance: Chance, beliefs: list[list[float]] | None) -> None:
    if v.round == 0:
        return
    last_pick_done = v.rules.last_takes_facedown and v.players[last_picker(v)].picks > 0
    keeps = row(v, False)
    ranks: list[int] = []
    if last_pick_done:
        takes = row(v, True)
        ways_keeps = ways(v, keeps, beliefs)
        ways_takes = ways(v, takes, beliefs)
        if part(chance, ways_keeps[0] + ways_takes[0]) < ways_takes[0]:
            keeps = takes
            ways_keeps = ways_takes
        ranks = sample(v, keeps, ways_keeps, chance, beliefs)
    else:
        ranks = sample(v, keeps, ways(v, keeps, beliefs), chance, beliefs)
    fill_in(v, s, keeps, ranks)


def last_picker(v: Table) -> i64:
    return (v.first_picker + v.rules.players - 1) % v.rules.players


def row(v: Table, last_took_facedown: bool) -> Draft:
    """The places in the order of the draft, each with the ranks that may stand there."""
    rules = v.rules
    all_ranks = rules.cast_mask & ~v.faceup
    shown: i64 = 0
    for p in v.players:
        shown |= p.shown
    unanswered = (bit(v.called + 1) - 1) & rules.cast_mask & ~shown & ~bit(v.killed)
    hidden = all_ranks & ~shown
    d = Draft()
    facedown = hidden
    if v.facedown:
        facedown = bit(v.facedown)
    taker: i64 = NOBODY_PLACE
    if last_took_facedown:
        taker = last_picker(v)
        facedown = (bit(v.facedown) if v.facedown else all_ranks) & held_by(v, taker, hidden, unanswered)
    d.add(taker, NOBODY_PLACE, -1, facedown)
    n = rules.players
    pick: i64 = 0
    while pick < n * rules.roles_each:
        seat = (v.first_picker + pick) % n
        if v.players[seat].picks > pick // n and not (last_took_facedown and pick == n - 1):
            d.add(seat, NOBODY_PLACE, pick, held_by(v, seat, hidden, unanswered))
            if puts_away(v, pick) and not still_to_put_away(v, pick):
                d.add(NOBODY_PLACE, seat, pick, hidden)
        pick += 1
    while len(d.seat) < count(all_ranks):
        d.add(NOBODY_PLACE, NOBODY_PLACE, n * rules.roles_each, hidden)
    if v.eyes < n:
        narrow_by_own_eyes(v, d)
    return d


def held_by(v: Table, seat: i64, hidden: i64, unanswered: i64) -> i64:
    """What a seat may hold: what it has shown; else anything hidden that has not been called in vain."""
    p = v.players[seat]
    if seat == v.eyes:
        return p.roles
    missing = p.picks - count(p.shown)
    return p.shown | (hidden & ~unanswered if missing > 0 else 0)


def narrow_by_own_eyes(v: Table, d: Draft) -> None:
    me = v.players[v.eyes]
    n = v.rules.players
    first = (v.eyes - v.first_picker) % n
    for i in range(len(d.seat)):
        narrow(v, d, i, first, me.received, me.roles & ~me.received_again)
        narrow(v, d, i, first + n, me.received_again, me.roles & me.received_again)
        if d.away[i] == v.eyes:
            d.may[i] = me.put_away
        elif d.seat[i] != v.eyes:
            d.may[i] &= ~(me.roles | me.put_away)


def narrow(v: Table, d: Draft, i: i64, mine: i64, received: i64, kept: i64) -> None:
    """What was passed to me at my pick stood nowhere before it and everywhere after it."""
    if received == 0:
        return
    pick: i64 = d.pick[i]
    if pick < mine:
        if not (pick == -1 and v.facedown):
            d.may[i] &= ~received
    elif pick > mine:
        d.may[i] &= received
    elif d.seat[i] == v.eyes:
        d.may[i] &= kept


def still_to_put_away(v: Table, pick: i64) -> bool:
    return v.step() == PUT_AWAY_CHARACTER and v.argument() == pick


def count(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def weight(v: Table, d: Draft, i: i64, rank: i64, beliefs: list[list[float]] | None) -> float:
    if beliefs is None or d.seat[i] == NOBODY_PLACE:
        return 1.0
    return beliefs[d.seat[i]][v.rules.cast[rank]]


def ways(v: Table, d: Draft, beliefs: list[list[float]] | None) -> list[float]:
    """For each set of ranks already placed (in the row's order), the weighted ways to place the rest."""
    all_ranks = v.rules.cast_mask & ~v.faceup
    size = bit(v.rules.ranks + 1)
    out: list[float] = [0.0] * size
    out[all_ranks] = 1.0
    used = all_ranks - 1
    while used >= 0:
        if used & ~all_ranks == 0:
            place = count(used)
            free = d.may[place] & ~used
            total = 0.0
            rank: i64 = 1
            while free >> rank:
                if free & bit(rank):
                    more = out[used | bit(rank)]
                    if more > 0.0:
                        total += more * weight(v, d, place, rank, beliefs)
                rank += 1
            out[used] = total
        used -= 1
    return out


def sample(
    v: Table, d: Draft, ways: list[float], chance: Chance, beliefs: list[list[float]] | None
) -> list[int]:
    """The rank of each place, drawn with the probability its ways give it."""
    ranks: list[int] = []
    used: i64 = 0
    for place in range(len(d.seat)):
        left = part(chance, ways[used])
        chosen: i64 = 0
        rank: i64 = 1
        while rank <= v.rules.ranks:
            if d.may[place] & ~used & bit(rank):
                share = ways[used | bit(rank)] * weight(v, d, place, rank, beliefs)
                if share > 0.0:
                    chosen = rank
                    left -= share
                    if left < 0.0:
                        break
            rank += 1
        used |= bit(chosen)
        ranks.append(chosen)
    return ranks


def part(chance: Chance, whole: float) -> float:
    """A random part of it."""
    number: int = chance.below(PRECISION)
    return whole * number / PRECISION


def fill_in(v: Table, s: Table, d: Draft, ranks: list[int]) -> None:
    """Write the imagined draft into the table: who holds, who put away, who was passed what."""
    s.facedown = ranks[0]
    packed = v.rules.cast_mask & ~v.faceup & ~bit(ranks[0])
    for i in range(len(ranks)):
        seat: i64 = d.seat[i]
        away: i64 = d.away[i]
        if seat >= 0:
            if seat != v.eyes:
                s.players[seat].roles |= bit(ranks[i])
                if d.pick[i] >= 0:
                    receive(s, seat, d.pick[i], packed)
            packed &= ~bit(ranks[i])
        elif away >= 0:
            if away != v.eyes:
                s.players[away].put_away |= bit(ranks[i])
            packed &= ~bit(ranks[i])
    last = last_picker(v)
    if v.rules.last_takes_facedown and last != v.eyes and v.facedown_seen & bit(last):
        s.players[last].received = (packed | s.players[last].roles | bit(ranks[0])) & v.rules.cast_mask
    picking = v.acting
    if picking >= 0 and picking != v.eyes and s.called == 0 and s.players[picking].picks < v.rules.roles_each:
        receive(s, picking, s.players[picking].picks * v.rules.players, packed)


def receive(s: Table, seat: i64, pick: i64, ranks: i64) -> None:
    if pick < s.rules.players:
        s.players[seat].received = ranks
    else:
        s.players[seat].received_again = ranks
