"""Sampling who holds which character: all drafts that fit the view are equally likely.

The draft is a list of places: the facedown character, then for each pick the kept character and perhaps one
that was put away, then the remaining ones. A seat knows which characters it received. The places before its
pick hold other characters. The places after its pick hold these characters. Reveals and unanswered calls
exclude more. Each place gets a mask of its possible ranks, and the ways to fill all places are counted.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.draft import puts_away, takes_facedown
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import PICK_CHARACTER, PUT_AWAY_CHARACTER
from burgrave.core.mask import ones
from burgrave.core.rng import Rng

NOBODY_PLACE: Final = -1  # a place without a seat
PRECISION: Final = 1 << 30


class Draft:
    """The places of the draft in one case of a view."""

    def __init__(self) -> None:
        self.picker = vec[i64]()  # the seat that kept this character, or NOBODY_PLACE
        self.holder = vec[i64]()  # the seat that holds it now, or NOBODY_PLACE
        self.away = vec[i64]()  # the seat that put it away, or NOBODY_PLACE
        self.when: vec[i64] = vec[i64]()  # twice the number of its pick; -1 for the facedown character
        self.may = vec[i64]()  # the possible ranks of the place
        self.ways = vec[float]()  # for each set of placed ranks, the weighted number of ways to fill the rest

    def add(self, picker: i64, holder: i64, away: i64, when: i64, may: i64) -> None:
        self.picker = append(self.picker, picker)
        self.holder = append(self.holder, holder)
        self.away = append(self.away, away)
        self.when = append(self.when, when)
        self.may = append(self.may, may)


class Case:
    """One of the hidden events: did the last picker take the facedown character, what did a Theater swap."""

    def __init__(self, last_took: bool, given: int, got: int) -> None:
        self.last_took = last_took
        self.given = given  # which character the swapper gave: the first or the second pick
        self.got = got  # which character the other seat gave


def sample_characters(
    v: CitadelsState, s: CitadelsState, rng: Rng, beliefs: list[list[float]] | None
) -> None:
    if v.round == 0:
        return
    rows = [row(v, case) for case in cases(v)]
    beliefs = scale_beliefs(beliefs)
    count_ways(v, rows, beliefs)
    if beliefs is not None and together(rows) == 0.0:
        # The beliefs contradict the view. Therefore all drafts are equally likely.
        beliefs = None
        count_ways(v, rows, beliefs)
    left = part(rng, together(rows))
    chosen = rows[0]
    for d in rows:
        if d.ways[0] > 0.0:
            chosen = d
            left -= d.ways[0]
            if left < 0.0:
                break
    fill_in(v, s, chosen, draw_ranks(v, chosen, rng, beliefs))


def count_ways(v: CitadelsState, rows: list[Draft], beliefs: list[list[float]] | None) -> None:
    for d in rows:
        d.ways = ways(v, d, beliefs)


def scale_beliefs(beliefs: list[list[float]] | None) -> list[list[float]] | None:
    """Scale the largest weight of each seat to 1, so that products stay small.

    If all weights of a seat are 0, all of them become 1.
    """
    if beliefs is None:
        return None
    out: list[list[float]] = []
    for weights in beliefs:
        most = float(max(weights))
        out.append([weight / most if most > 0.0 else 1.0 for weight in weights])
    return out


def together(rows: list[Draft]) -> float:
    """Return the weight of all drafts in all rows."""
    total = 0.0
    for d in rows:
        total += d.ways[0]
    return total


def cases(v: CitadelsState) -> list[Case]:
    took = [False]
    if v.rules.last_takes_facedown and v.players[last_picker(v)].picks > 0:
        took = [False, True]
    laps = [-1]
    if v.swapper >= 0:
        laps = list(range(v.rules.roles_each))
    return [Case(last, given, got) for last in took for given in laps for got in laps]


def last_picker(v: CitadelsState) -> i64:
    return (v.first_picker + v.rules.players - 1) % v.rules.players


def holder_of(v: CitadelsState, case: Case, picker: i64, lap: i64) -> i64:
    """Return the seat that now holds the character that `picker` kept at its first or second pick."""
    if picker == v.swapper and lap == case.given:
        return v.swapped
    if picker == v.swapped and lap == case.got:
        return v.swapper
    return picker


def row(v: CitadelsState, case: Case) -> Draft:
    """Return the places in the order of the draft, each with its possible ranks."""
    rules = v.rules
    all_ranks = rules.cast_mask & ~v.faceup
    shown: i64 = 0
    for p in v.players:
        shown |= p.shown
    unanswered = (bit(v.called + 1) - 1) & rules.cast_mask & ~shown & ~bit(v.killed)
    hidden = all_ranks & ~shown
    d = Draft()
    n = rules.players
    facedown = bit(v.facedown) if v.facedown else hidden
    if case.last_took:
        taker = last_picker(v)
        now = holder_of(v, case, taker, 0)
        facedown = (bit(v.facedown) if v.facedown else all_ranks) & held_by(v, now, hidden, unanswered)
        d.add(taker, now, NOBODY_PLACE, -1, facedown)
    else:
        d.add(NOBODY_PLACE, NOBODY_PLACE, NOBODY_PLACE, -1, facedown)
    pick: i64 = 0
    while pick < n * rules.roles_each:
        seat = (v.first_picker + pick) % n
        if pick == n and rules.random_discard and picked_so_far(v) >= n:
            d.add(NOBODY_PLACE, NOBODY_PLACE, NOBODY_PLACE, 2 * pick - 1, hidden)
        if v.players[seat].picks > pick // n and not (case.last_took and pick == n - 1):
            now = holder_of(v, case, seat, pick // n)
            d.add(seat, now, NOBODY_PLACE, 2 * pick, held_by(v, now, hidden, unanswered))
            if puts_away(v, pick) and not still_to_put_away(v, pick):
                d.add(NOBODY_PLACE, NOBODY_PLACE, seat, 2 * pick, hidden)
        pick += 1
    while len(d.may) < ones(all_ranks):
        d.add(NOBODY_PLACE, NOBODY_PLACE, NOBODY_PLACE, 2 * n * rules.roles_each, hidden)
    if v.viewer < n:
        narrow_by_own_view(v, d)
    return d


def picked_so_far(v: CitadelsState) -> i64:
    total: i64 = 0
    for p in v.players:
        total += p.picks
    return total


def held_by(v: CitadelsState, seat: i64, hidden: i64, unanswered: i64) -> i64:
    """Return the ranks that a seat may hold: shown ones, and hidden ones not called without an answer."""
    p = v.players[seat]
    if seat == v.viewer:
        return p.roles
    if p.picks == ones(p.shown):
        return p.shown
    watching = v.rules.watching
    if watching and not v.rules.character(watching).may_hide_at(v, seat):
        hidden &= ~bit(watching)
    return p.shown | (hidden & ~unanswered)


def narrow_by_own_view(v: CitadelsState, d: Draft) -> None:
    me = v.players[v.viewer]
    n = v.rules.players
    first = (v.viewer - v.first_picker) % n
    for i in range(len(d.may)):
        narrow(v, d, i, 2 * first, me.received, me.kept & ~me.received_again)
        narrow(v, d, i, 2 * (first + n), me.received_again, me.kept & me.received_again)
        if d.away[i] == v.viewer:
            d.may[i] = me.put_away
            continue
        if d.picker[i] != v.viewer:
            d.may[i] &= ~me.kept
        if d.holder[i] != v.viewer:
            d.may[i] &= ~me.roles
        d.may[i] &= ~me.put_away


def narrow(v: CitadelsState, d: Draft, i: i64, mine: i64, received: i64, kept: i64) -> None:
    """Remove impossible ranks of a place by what the viewer received at its pick.

    These ranks cannot be in earlier places. Later places have only these ranks.
    """
    if received == 0:
        return
    when: i64 = d.when[i]
    if when < mine:
        if not (when == -1 and v.facedown):
            d.may[i] &= ~received
    elif when > mine:
        d.may[i] &= received
    elif d.picker[i] == v.viewer:
        d.may[i] &= kept


def still_to_put_away(v: CitadelsState, pick: i64) -> bool:
    return v.current_step() == PUT_AWAY_CHARACTER and v.current_argument() == pick


def weight(v: CitadelsState, d: Draft, i: i64, rank: i64, beliefs: list[list[float]] | None) -> float:
    if beliefs is None or d.holder[i] == NOBODY_PLACE:
        return 1.0
    return beliefs[d.holder[i]][v.rules.cast[rank]]


def ways(v: CitadelsState, d: Draft, beliefs: list[list[float]] | None) -> vec[float]:
    """Return for each set of placed ranks (in order of the places) the weighted ways to place the rest."""
    all_ranks = v.rules.cast_mask & ~v.faceup
    size = bit(v.rules.ranks + 1)
    out = vec[float]([0.0] * size)
    out[all_ranks] = 1.0
    used = all_ranks
    while used > 0:
        used = (used - 1) & all_ranks
        place = ones(used)
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
    return out


def draw_ranks(v: CitadelsState, d: Draft, rng: Rng, beliefs: list[list[float]] | None) -> vec[i64]:
    """Draw the rank of each place, with probabilities from the counted ways."""
    ways = d.ways
    ranks = vec[i64]()
    used: i64 = 0
    for place in range(len(d.may)):
        left = part(rng, ways[used])
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
        ranks = append(ranks, chosen)
    return ranks


def part(rng: Rng, whole: float) -> float:
    """Return a random part of a number."""
    return whole * float(rng.randbelow(PRECISION)) / PRECISION


def fill_in(v: CitadelsState, s: CitadelsState, d: Draft, ranks: vec[i64]) -> None:
    """Write the sampled draft into the state: which ranks were kept, held, put away and received."""
    s.facedown = ranks[0]
    packed = v.rules.cast_mask & ~v.faceup & ~bit(ranks[0])
    for i in range(len(ranks)):
        rank = bit(ranks[i])
        picker: i64 = d.picker[i]
        if picker >= 0:
            if picker != v.viewer:
                s.players[picker].kept |= rank
                if d.when[i] >= 0:
                    receive(s, picker, d.when[i] // 2, packed)
            if d.holder[i] != v.viewer:
                s.players[d.holder[i]].roles |= rank
            packed &= ~rank
        elif d.away[i] >= 0:
            if d.away[i] != v.viewer:
                s.players[d.away[i]].put_away |= rank
            packed &= ~rank
        elif d.when[i] == 2 * v.rules.players - 1:
            s.random_discard = ranks[i]
            packed &= ~rank
    last = last_picker(v)
    if took_up_facedown(v, last) and last != v.viewer:
        s.players[last].received = packed | s.players[last].kept | bit(ranks[0])
    if v.current_step() == PICK_CHARACTER and v.current_seat != v.viewer:
        if takes_facedown(v, v.current_argument()):
            packed |= bit(ranks[0])
        receive(s, v.current_seat, v.current_argument(), packed)


def took_up_facedown(v: CitadelsState, last: i64) -> bool:
    """Return whether the last picker could choose the facedown character and has picked."""
    return v.rules.last_takes_facedown and v.players[last].picks > 0 and v.facedown_seen & bit(last) != 0


def receive(s: CitadelsState, seat: i64, pick: i64, ranks: i64) -> None:
    if pick < s.rules.players:
        s.players[seat].received = ranks
    else:
        s.players[seat].received_again = ranks
