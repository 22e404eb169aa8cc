"""Edges and corners: the connections of a tile when it is laid. [11]"""

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.mask import ones
from burgrave.praga.catalogue import BLUE, FROM_CONNECTION, RED, bit
from burgrave.praga.gain import gain, gain_one
from burgrave.praga.hexes import NO_HEX, SIDES, across, across_before, turned_back
from burgrave.praga.state import PIECE, ROTATED, ROTATION_BITS, PragaPlayer, PragaState


def edge_symbol(s: PragaState, entry: i64, edge: i64) -> i64:
    """Return the symbol on an edge of a laid tile, or 0 if there is none."""
    rotation = entry >> ROTATED & ROTATION_BITS
    return s.rules.edges[(entry & PIECE) * SIDES + turned_back(edge, rotation)]


def has_corner(s: PragaState, entry: i64, corner: i64) -> bool:
    """Return whether a laid tile has a symbol on this corner."""
    rotation = entry >> ROTATED & ROTATION_BITS
    return s.rules.corners[entry & PIECE] & bit(turned_back(corner, rotation)) != 0


def connect(s: PragaState, p: PragaPlayer, seat: i64, at: i64) -> None:
    """Gain the bonuses of a tile just laid on a hex of the action board; none of its symbols has paid yet."""
    rules = s.rules
    entry = p.hexes[at]
    red: i64 = 0
    edge: i64 = 0
    while edge < SIDES:
        other: i64 = rules.beyond[at * SIDES + edge]
        if other != NO_HEX:
            renew_symbol(s, p, at, edge)
            if p.hexes[other] != 0:
                connect_edge(s, p, seat, at, edge, other)
                red += ones(shared_corners(s, entry, edge, p.hexes[other]))
        edge += 1
    if red > 0:
        gain_one(s, seat, RED, red, FROM_CONNECTION)


def connect_edge(s: PragaState, p: PragaPlayer, seat: i64, at: i64, edge: i64, other: i64) -> None:
    """Gain the bonuses of both symbols at an edge.

    Both tiles must have a symbol there, and the neighbour's symbol must not have paid yet.
    """
    here = edge_symbol(s, p.hexes[at], edge)
    there = edge_symbol(s, p.hexes[other], (edge + 3) % SIDES)
    if here != 0 and there != 0 and not is_used_beyond(s, p, at, edge):
        use_up(s, p, at, edge)
        s.emit(EVERYONE, "edge-met", seat, at, edge, other)
        gain(s, seat, s.rules.edge_bonus[here], FROM_CONNECTION)
        gain(s, seat, s.rules.edge_bonus[there], FROM_CONNECTION)


def shared_corners(s: PragaState, entry: i64, edge: i64, beyond: i64) -> i64:
    """Return the red corners that a tile shares with the tile beyond an edge, one bit each.

    Each of them pays once.
    """
    corner = (edge + 1) % SIDES
    shared: i64 = 0
    if has_corner(s, entry, edge) and has_corner(s, beyond, across(edge)):
        shared |= bit(edge)
    if has_corner(s, entry, corner) and has_corner(s, beyond, across_before(corner)):
        shared |= bit(corner)
    return shared


def red_corners(s: PragaState, p: PragaPlayer, at: i64) -> i64:
    """Return the corners at which a tile of the action board shares a red symbol, one bit each."""
    shared: i64 = 0
    edge: i64 = 0
    while edge < SIDES:
        other: i64 = s.rules.beyond[at * SIDES + edge]
        if other != NO_HEX and p.hexes[other] != 0:
            shared |= shared_corners(s, p.hexes[at], edge, p.hexes[other])
        edge += 1
    return shared


def is_used_beyond(s: PragaState, p: PragaPlayer, at: i64, edge: i64) -> bool:
    """Return whether the neighbour's symbol at an edge has paid."""
    index = at * SIDES + edge
    used = p.far_symbols_used if s.rules.is_first[index] else p.symbols_used
    return used & bit(s.rules.edge_number[index]) != 0


def use_up(s: PragaState, p: PragaPlayer, at: i64, edge: i64) -> None:
    """Mark both symbols at an edge as paid."""
    number = bit(s.rules.edge_number[at * SIDES + edge])
    p.symbols_used |= number
    p.far_symbols_used |= number


def renew_symbol(s: PragaState, p: PragaPlayer, at: i64, edge: i64) -> None:
    """Mark the symbol of a hex at an edge as not paid yet."""
    index = at * SIDES + edge
    number = bit(s.rules.edge_number[index])
    if s.rules.is_first[index]:
        p.symbols_used &= ~number
    else:
        p.far_symbols_used &= ~number


def blue_tokens(s: PragaState, plot: i64, entry: i64) -> i64:
    """Return how many blue corners a building shares with other buildings and with printed corners."""
    count: i64 = 0
    corner: i64 = 0
    while corner < SIDES:
        if has_corner(s, entry, corner):
            count += blue_at(s, plot, corner)
        corner += 1
    return count


def blue_at(s: PragaState, plot: i64, corner: i64) -> i64:
    """Return how many blue corners of others meet at a corner of a plot."""
    rules = s.rules
    index = plot * SIDES + corner
    count: i64 = rules.printed_corner[index]
    before: i64 = rules.plot_before[index]
    if before != NO_HEX and s.plots[before] and has_corner(s, s.plots[before], across_before(corner)):
        count += 1
    after: i64 = rules.plot_after[index]
    if after != NO_HEX and s.plots[after] and has_corner(s, s.plots[after], across(corner)):
        count += 1
    return count


def connect_building(s: PragaState, seat: i64, plot: i64) -> None:
    blue = blue_tokens(s, plot, s.plots[plot])
    if blue > 0:
        gain_one(s, seat, BLUE, blue, FROM_CONNECTION)
