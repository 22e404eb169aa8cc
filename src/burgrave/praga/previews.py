"""What a choice would bring, found without playing it: connections of a tile, rewards to choose among.

For people who choose: a preview says what the choice itself brings, not what follows from that.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.catalogue import BLUE, FIRST_BUILDING, FIRST_WALL, RED, UPGRADES, WALLS
from burgrave.praga.connections import blue_tokens, corners_met, edge_symbol, is_used_beyond
from burgrave.praga.display import SLOTS
from burgrave.praga.gain import SEATS, SOURCE_SHIFT
from burgrave.praga.hexes import NO_HEX, SIDES
from burgrave.praga.moves import (
    CHOICE,
    LOWER_REWARD,
    PLACE,
    PLOT,
    ROTATION,
    SLOT,
    TILE,
    UPPER_REWARD,
)
from burgrave.praga.state import ACTION_HEXES, HEXES, ROTATED, Player, Table
from burgrave.praga.steps import (
    BOT_ROTATION,
    BRIDGE_PLACE,
    CHOOSE_BUNDLE,
    CHOOSE_PLOT,
    CHOOSE_ROTATION,
    CHOOSE_SLOT,
    CHOOSE_TILE,
    PLAZA_REWARD,
)

Amounts = list[int]  # code and amount by turns, as bundles are written
ALL_ROTATIONS: Final = -1


def previews(s: Table) -> dict[int, list[Amounts]]:
    """By move, what it can bring; several entries are those of the six rotations still to be chosen."""
    if s.over:
        return {}
    step = s.step()
    if step == CHOOSE_ROTATION or step == BOT_ROTATION:
        return {int(ROTATION + turned): laid(s, s.tile, s.place, turned) for turned in range(SIDES)}
    if step == CHOOSE_TILE:
        return of_tiles(s, s.argument())
    if step == CHOOSE_SLOT:
        hexes = s.players[s.turn].hexes
        slots = [slot for slot in range(HEXES - ACTION_HEXES) if hexes[ACTION_HEXES + slot] == 0]
        return {int(SLOT + slot): laid(s, s.tile, slot, ALL_ROTATIONS) for slot in slots}
    if step == CHOOSE_PLOT:
        plots = [plot for plot, entry in enumerate(s.plots) if entry == 0]
        return {int(PLOT + s.rules.plot_hexes[plot]): laid(s, s.tile, plot, ALL_ROTATIONS) for plot in plots}
    return of_rewards(s, step, s.argument())


def of_tiles(s: Table, row: i64) -> dict[int, list[Amounts]]:
    """Upgrades have their hex; where walls and buildings will lie is still open."""
    if row != UPGRADES:
        return {}
    tiles = [tile for tile in s.display[UPGRADES * SLOTS : WALLS * SLOTS] if tile != 0]
    return {int(TILE + tile): laid(s, tile, 0, ALL_ROTATIONS) for tile in tiles}


def of_rewards(s: Table, step: i64, argument: i64) -> dict[int, list[Amounts]]:
    """Rewards that are printed: one of several bundles, one of a plaza, those of a place of the bridge."""
    rules = s.rules
    if step == CHOOSE_BUNDLE:
        choices = rules.choices[argument // SEATS % SOURCE_SHIFT]
        return {int(CHOICE + number): [rules.bundles[bundle]] for number, bundle in enumerate(choices)}
    if step == PLAZA_REWARD:
        tile = s.plaza_tiles[argument // SEATS]
        return {
            int(UPPER_REWARD): [rules.bundles[rules.upper[tile]]],
            int(LOWER_REWARD): [rules.bundles[rules.lower[tile]]],
        }
    if step == BRIDGE_PLACE:
        free = [place for place, tile in enumerate(s.bridge) if tile == 0]
        return {int(PLACE + place): [rules.bundles[rules.place_bonus[place]]] for place in free}
    return {}


def laid(s: Table, tile: i64, place: i64, turned: i64) -> list[Amounts]:
    """What a tile would connect with on its place, turned so, or in each rotation."""
    out: list[Amounts] = []
    rotation: i64 = 0
    while rotation < SIDES:
        if turned == ALL_ROTATIONS or turned == rotation:
            entry = tile | rotation << ROTATED
            if tile >= FIRST_BUILDING:
                blue = blue_tokens(s, place, entry)
                out.append([BLUE, blue] if blue else [])
            else:
                at: i64 = s.rules.upgrade_action[tile] if tile < FIRST_WALL else ACTION_HEXES + place
                out.append(connected(s, s.players[s.turn], at, entry))
        rotation += 1
    return out


def connected(s: Table, p: Player, at: i64, entry: i64) -> Amounts:
    """The symbols on edges that would pay, then the red tokens; as `connect` pays them."""
    rules = s.rules
    amounts: Amounts = []
    red: i64 = 0
    edge: i64 = 0
    while edge < SIDES:
        other: i64 = rules.beyond[at * SIDES + edge]
        if other != NO_HEX and p.hexes[other] != 0:
            here = edge_symbol(s, entry, edge)
            there = edge_symbol(s, p.hexes[other], (edge + 3) % SIDES)
            if here != 0 and there != 0 and not is_used_beyond(s, p, at, edge):
                amounts += rules.bundles[rules.edge_bonus[here]]
                amounts += rules.bundles[rules.edge_bonus[there]]
            red += corners_met(s, entry, edge, p.hexes[other])
        edge += 1
    if red > 0:
        amounts += [RED, red]
    return amounts
