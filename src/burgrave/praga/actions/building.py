"""Build a building: take a tile, pay for it and for the plot, lay it, gain influence at the plaza. [13]"""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import copy_with
from burgrave.praga.actions.action import NO_PLACE, TileAction
from burgrave.praga.catalogue import BUILDING, CATHEDRAL_SIDEWAYS, FROM_BUILDING, FROM_ROAD, GOLD, STONE
from burgrave.praga.claims import open_claim
from burgrave.praga.connections import connect_building
from burgrave.praga.display import fill, place_in_row, slot_of
from burgrave.praga.effects import BUILDING_WITH_SYMBOL, BUILDING_WITHOUT_SYMBOL
from burgrave.praga.gain import gain, gain_one, gain_vp, react
from burgrave.praga.hexes import NO_HEX
from burgrave.praga.moves import PLOT, TILE
from burgrave.praga.pay import pay_one
from burgrave.praga.plazas import buildings_around, is_full
from burgrave.praga.reasons import (
    NO_FREE_PLOT,
    NO_TILE_POSSIBLE,
    NOT_A_PLOT,
    PLOT_TAKEN,
    TOO_LITTLE_GOLD,
    TOO_LITTLE_STONE,
)
from burgrave.praga.rules import MAP_HEXES
from burgrave.praga.special import spend_right
from burgrave.praga.state import CUBE, ROTATED, PragaPlayer, PragaState
from burgrave.praga.steps import CHOOSE_PLOT, CHOOSE_ROTATION, EVALUATE_PLAZA


def gold_needed(s: PragaState, tile: i64, surcharge: i64, discount: i64) -> i64:
    gold: i64 = s.rules.cost_gold[tile]
    gold += surcharge - discount
    return max(0, gold)


@final
class BuildingAction(TileAction):
    """A building costs more on some plots. Every player builds in the same city."""

    def __init__(self) -> None:
        super().__init__(BUILDING, CHOOSE_PLOT)

    def least_surcharge(self, s: PragaState, p: PragaPlayer) -> i64:
        least: i64 = NO_PLACE
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

    def refuse(self, s: PragaState, p: PragaPlayer, move: i64, moves: MoveCollector) -> None:
        if self.least_surcharge(s, p) == NO_PLACE:
            moves.refuse(move, NO_FREE_PLOT)
        else:
            moves.refuse(move, NO_TILE_POSSIBLE)

    def can_afford(self, s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, discount: i64) -> bool:
        return p.stone >= s.rules.cost_stone[tile] and p.gold >= gold_needed(s, tile, surcharge, discount)

    def refuse_tile(
        self, s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, moves: MoveCollector
    ) -> None:
        if p.stone < s.rules.cost_stone[tile]:
            moves.refuse(TILE + tile, TOO_LITTLE_STONE, s.rules.cost_stone[tile])
        else:
            moves.refuse(TILE + tile, TOO_LITTLE_GOLD, gold_needed(s, tile, surcharge, s.discount))

    def lay(self, s: PragaState, seat: i64, tile: i64, place: i64, rotation: i64) -> None:
        p = s.players[seat]
        rules = s.rules
        open_claim(s, p, BUILDING)
        spend_right(s, tile)
        pay_one(s, seat, GOLD, gold_needed(s, tile, rules.surcharge[place], s.discount))
        pay_one(s, seat, STONE, rules.cost_stone[tile])
        display_slot = slot_of(s, tile)
        s.plots = copy_with(s.plots, place, tile | rotation << ROTATED)
        s.emit(
            EVERYONE,
            "building-built",
            seat,
            tile,
            rules.plot_hexes[place],
            rotation,
            place_in_row(display_slot),
        )
        fill(s, display_slot)  # a tile taken is replaced at once
        gain(s, seat, rules.reward[tile], FROM_BUILDING)
        if rules.plot_vp[place] > 0:
            gain_vp(s, p, seat, rules.plot_vp[place], FROM_BUILDING)
        connect_building(s, seat, place)
        if rules.symbol[tile]:
            gain_one(s, seat, CATHEDRAL_SIDEWAYS, 1, FROM_BUILDING)
            react(s, p, seat, BUILDING_WITH_SYMBOL)
        else:
            react(s, p, seat, BUILDING_WITHOUT_SYMBOL)
            gain(s, seat, rules.while_here_building[p.figure], FROM_ROAD)
        influence(s, p, seat, tile, place)
        if is_full(s, rules.plaza_of[place]):
            s.then(EVALUATE_PLAZA, rules.plaza_of[place])


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


@final
class ChoosePlotStep(Step[PragaState]):
    """Choose a free plot for which the player can pay together with the building."""

    kind = "choose-plot"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        rules = s.rules
        p = s.players[s.turn]
        plot: i64 = 0
        for entry in s.plots:
            move = PLOT + rules.plot_hexes[plot]
            if entry != 0:
                moves.refuse(move, PLOT_TAKEN)
            else:
                gold = gold_needed(s, s.tile, rules.surcharge[plot], s.discount)
                if p.gold >= gold:
                    moves.allow(move)
                else:
                    moves.refuse(move, TOO_LITTLE_GOLD, gold)
            plot += 1
        if moves.wants_reasons:
            refuse_other_hexes(s, moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        s.place = s.rules.plot_of_hex[move - PLOT]
        s.then(CHOOSE_ROTATION)


def refuse_other_hexes(s: PragaState, moves: MoveCollector) -> None:
    at: i64 = 0
    while at < MAP_HEXES:
        if s.rules.plot_of_hex[at] == NO_HEX:
            moves.refuse(PLOT + at, NOT_A_PLOT)
        at += 1
