"""Edges and corners: what a tile connects with when it is laid."""

from mypy_extensions import i64

from burgrave.core.event import EVERYONE
from burgrave.praga.catalogue import BLUE, FROM_CONNECTION, RED, bit
from burgrave.praga.gain import gain, gain_one
from burgrave.praga.hexes import NO_HEX, SIDES, across, across_before, turned_back
from burgrave.praga.state import PIECE, ROTATED, ROTATION_BITS, Player, Table


def edge_symbol(s: Table, entry: i64, edge: i64) -> i64:
    """The symbol on an edge of a laid tile; 0 if there is none."""
    rotation = entry >> ROTATED & ROTATION_BITS
    return s.rules.edges[(entry & PIECE) * SIDES + turned_back(edge, rotation)]


def has_corner(s: Table, entry: i64, corner: i64) -> bool:
    """Whether a laid tile shows its symbol on this corner."""
    rotation = entry >> ROTATED & ROTATION_BITS
    return s.rules.corners[entry & PIECE] & bit(turned_back(corner, rotation)) != 0


def connect(s: Table, p: Player, seat: i64, at: i64) -> None:
    """The bonuses of a tile just laid on a hex of the action board."""
    rules = s.rules
    entry = p.hexes[at]
    red: i64 = 0
    edge: i64 = 0
    while edge < SIDES:
        other: i64 = rules.beyond[at * SIDES + edge]
        if other != NO_HEX and p.hexes[other] != 0:
            connect_edge(s, p, seat, at, edge, other)
            corner = (edge + 1) % SIDES
            if has_corner(s, entry, edge) and has_corner(s, p.hexes[other], across(edge)):
                red += pay_corner(s, p, at, edge, edge)
            if has_corner(s, entry, corner) and has_corner(s, p.hexes[other], across_before(corner)):
                red += pay_corner(s, p, at, edge, corner)
        edge += 1
    if red > 0:
        gain_one(s, seat, RED, red, FROM_CONNECTION)


def connect_edge(s: Table, p: Player, seat: i64, at: i64, edge: i64, other: i64) -> None:
    """Both symbols, if both sides have one; each shared edge pays once in a game."""
    here = edge_symbol(s, p.hexes[at], edge)
    there = edge_symbol(s, p.hexes[other], (edge + 3) % SIDES)
    paid = bit(s.rules.edge_number[at * SIDES + edge])
    if here != 0 and there != 0 and not p.edges_paid & paid:
        p.edges_paid |= paid
        s.tell(EVERYONE, "edge-met", seat, at, edge, other)
        gain(s, seat, s.rules.edge_bonus[here], FROM_CONNECTION)
        gain(s, seat, s.rules.edge_bonus[there], FROM_CONNECTION)


def pay_corner(s: Table, p: Player, at: i64, edge: i64, corner: i64) -> i64:
    """1 if the two hexes at an edge have not paid for this corner of it before."""
    index = at * SIDES + edge
    paid = bit(s.rules.edge_number[index])
    # The corner that one hex meets first on its way round is the second one for the other hex.
    first = (corner == edge) == (s.rules.is_first[index] != 0)
    if first:
        if p.corners_paid & paid:
            return 0
        p.corners_paid |= paid
    else:
        if p.far_corners_paid & paid:
            return 0
        p.far_corners_paid |= paid
    return 1


def blue_tokens(s: Table, plot: i64, entry: i64) -> i64:
    """How many blue corners a building shares, with buildings and with what is printed."""
    rules = s.rules
    count: i64 = 0
    corner: i64 = 0
    while corner < SIDES:
        if has_corner(s, entry, corner):
            index = plot * SIDES + corner
            count += rules.printed_corner[index]
            before: i64 = rules.plot_before[index]
            if before != NO_HEX and s.plots[before] and has_corner(s, s.plots[before], across_before(corner)):
                count += 1
            after: i64 = rules.plot_after[index]
            if after != NO_HEX and s.plots[after] and has_corner(s, s.plots[after], across(corner)):
                count += 1
        corner += 1
    return count


def connect_building(s: Table, seat: i64, plot: i64) -> None:
    blue = blue_tokens(s, plot, s.plots[plot])
    if blue > 0:
        gain_one(s, seat, BLUE, blue, FROM_CONNECTION)
