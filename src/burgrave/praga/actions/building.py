"""Build a building: take a tile, pay for it and for the plot, lay it, gain influence at the plaza. [13]"""

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.numbers import copy_with
from burgrave.praga.catalogue import (
    BUILDING,
    BUILDINGS,
    CATHEDRAL_SIDEWAYS,
    FROM_BUILDING,
    FROM_ROAD,
    GOLD,
    STONE,
)
from burgrave.praga.claims import open_claim
from burgrave.praga.connections import connect_building
from burgrave.praga.display import SLOTS, SPECIAL_SLOT, fill, place_in_row, slot_of
from burgrave.praga.effects import BUILDING_WITH_SYMBOL, BUILDING_WITHOUT_SYMBOL
from burgrave.praga.gain import gain, gain_one, gain_vp, react
from burgrave.praga.pay import pay_one
from burgrave.praga.plazas import buildings_around, is_full
from burgrave.praga.special import may_take_special, spend_right
from burgrave.praga.state import CUBE, ROTATED, PragaPlayer, PragaState
from burgrave.praga.steps import EVALUATE_PLAZA

NO_PLOT: int = 1000


def least_surcharge(s: PragaState) -> i64:
    """Return the gold that the cheapest free plot adds to the cost, or NO_PLOT if no plot is free."""
    least: i64 = NO_PLOT
    plot: i64 = 0
    for entry in s.plots:
        if entry == 0:
            surcharge: i64 = s.rules.surcharge[plot]
            if surcharge == 0:
                return 0
            if surcharge < least:
                least = surcharge
        plot += 1
    return least


def gold_needed(s: PragaState, tile: i64, surcharge: i64, discount: i64) -> i64:
    gold: i64 = s.rules.cost_gold[tile]
    gold += surcharge - discount
    return max(0, gold)


def can_afford_building(s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, discount: i64) -> bool:
    return p.stone >= s.rules.cost_stone[tile] and p.gold >= gold_needed(s, tile, surcharge, discount)


def can_build_building(s: PragaState, p: PragaPlayer, how: i64, discount: i64) -> bool:
    surcharge = least_surcharge(s)
    if surcharge == NO_PLOT:
        return False
    slots: i64 = SLOTS if may_take_special(s, how) else SPECIAL_SLOT
    slot: i64 = 0
    while slot < slots:
        tile = s.display[BUILDINGS * SLOTS + slot]
        if tile != 0 and can_afford_building(s, p, tile, surcharge, discount):
            return True
        slot += 1
    return False


def build_building(s: PragaState, seat: i64, tile: i64, plot: i64, rotation: i64) -> None:
    p = s.players[seat]
    rules = s.rules
    open_claim(s, p, BUILDING)
    spend_right(s, tile)
    pay_one(s, seat, GOLD, gold_needed(s, tile, rules.surcharge[plot], s.discount))
    pay_one(s, seat, STONE, rules.cost_stone[tile])
    display_slot = slot_of(s, tile)
    s.plots = copy_with(s.plots, plot, tile | rotation << ROTATED)
    s.emit(
        EVERYONE,
        "building-built",
        seat,
        tile,
        rules.plot_hexes[plot],
        rotation,
        place_in_row(display_slot),
    )
    fill(s, display_slot)  # a tile taken is replaced at once
    gain(s, seat, rules.reward[tile], FROM_BUILDING)
    if rules.plot_vp[plot] > 0:
        gain_vp(s, p, seat, rules.plot_vp[plot], FROM_BUILDING)
    connect_building(s, seat, plot)
    if rules.symbol[tile]:
        gain_one(s, seat, CATHEDRAL_SIDEWAYS, 1, FROM_BUILDING)
        react(s, p, seat, BUILDING_WITH_SYMBOL)
    else:
        react(s, p, seat, BUILDING_WITHOUT_SYMBOL)
        gain(s, seat, rules.while_here_building[p.figure], FROM_ROAD)
    influence(s, p, seat, tile, plot)
    if is_full(s, rules.plaza_of[plot]):
        s.then(EVALUATE_PLAZA, rules.plaza_of[plot])


def influence(s: PragaState, p: PragaPlayer, seat: i64, tile: i64, plot: i64) -> None:
    """Place a cube on the building, or gain points if the building has no space for a cube.

    The points are one for each building around the plaza.
    """
    if s.rules.cube_space[tile]:
        if p.cubes > 0:
            p.cubes -= 1
            s.plots = copy_with(s.plots, plot, s.plots[plot] | (seat + 1) << CUBE)
            s.emit(EVERYONE, "cube-placed", seat, s.rules.plot_hexes[plot])
    else:
        gain_vp(s, p, seat, buildings_around(s, s.rules.plaza_of[plot]), FROM_BUILDING)
