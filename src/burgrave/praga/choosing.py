"""The choices of an action that lays a tile: the tile, the place, the rotation."""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.building import (
    build_building,
    can_afford_building,
    gold_needed,
    least_surcharge,
)
from burgrave.praga.actions.upgrade import lay_upgrade
from burgrave.praga.actions.wall import WALL_SLOTS, build_wall, can_afford_wall, is_free, wall_stone
from burgrave.praga.catalogue import BUILDINGS, TILE_COUNT, UPGRADES, WALLS, row_of
from burgrave.praga.display import SLOTS, SPECIAL_SLOT
from burgrave.praga.hexes import NO_HEX, SIDES
from burgrave.praga.moves import PLOT, ROTATION, SLOT, TILE
from burgrave.praga.reasons import (
    NOT_A_PLOT,
    NOT_IN_ROW,
    PLOT_TAKEN,
    SLOT_TAKEN,
    SPECIAL_TILE,
    TOO_LITTLE_GOLD,
    TOO_LITTLE_STONE,
)
from burgrave.praga.rules import MAP_HEXES
from burgrave.praga.special import may_take_special
from burgrave.praga.state import PragaState
from burgrave.praga.steps import CHOOSE_PLOT, CHOOSE_ROTATION, CHOOSE_SLOT


@final
class ChooseTileStep(Step[PragaState]):
    """Choose a tile of the action's row; the special tile needs the special right."""

    kind = "choose-tile"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            tile = s.display[argument * SLOTS + slot]
            if tile != 0:
                if slot == SPECIAL_SLOT and not may_take_special(s, s.how):
                    moves.refuse(TILE + tile, SPECIAL_TILE)
                else:
                    offer_tile(s, argument, tile, moves)
            slot += 1
        if moves.wants_reasons:
            number: i64 = 1
            while number <= TILE_COUNT:
                moves.refuse(TILE + number, NOT_IN_ROW)
                number += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        s.tile = move - TILE
        if argument == WALLS:
            s.then(CHOOSE_SLOT)
        elif argument == BUILDINGS:
            s.then(CHOOSE_PLOT)
        else:
            s.then(CHOOSE_ROTATION)


def offer_tile(s: PragaState, row: i64, tile: i64, moves: MoveCollector) -> None:
    p = s.players[s.turn]
    if row == UPGRADES:
        moves.allow(TILE + tile)
    elif row == WALLS:
        if can_afford_wall(s, p, tile, s.discount):
            moves.allow(TILE + tile)
        elif p.gold < s.rules.cost_gold[tile]:
            moves.refuse(TILE + tile, TOO_LITTLE_GOLD, s.rules.cost_gold[tile])
        else:
            moves.refuse(TILE + tile, TOO_LITTLE_STONE, wall_stone(s, tile, s.discount))
    else:
        surcharge = least_surcharge(s)
        if can_afford_building(s, p, tile, surcharge, s.discount):
            moves.allow(TILE + tile)
        elif p.stone < s.rules.cost_stone[tile]:
            moves.refuse(TILE + tile, TOO_LITTLE_STONE, s.rules.cost_stone[tile])
        else:
            moves.refuse(TILE + tile, TOO_LITTLE_GOLD, gold_needed(s, tile, surcharge, s.discount))


@final
class ChooseSlotStep(Step[PragaState]):
    """Choose a free slot around the action board."""

    kind = "choose-slot"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        p = s.players[s.turn]
        slot: i64 = 0
        while slot < WALL_SLOTS:
            if is_free(p, slot):
                moves.allow(SLOT + slot)
            else:
                moves.refuse(SLOT + slot, SLOT_TAKEN)
            slot += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        s.place = move - SLOT
        s.then(CHOOSE_ROTATION)


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


@final
class ChooseRotationStep(Step[PragaState]):
    """Choose any rotation; then the tile is laid."""

    kind = "choose-rotation"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        offer_rotations(moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        rotation = move - ROTATION
        tile, place = s.tile, s.place
        row = row_of(tile)
        if row == UPGRADES:
            lay_upgrade(s, s.turn, tile, rotation)
        elif row == WALLS:
            build_wall(s, s.turn, tile, place, rotation)
        else:
            build_building(s, s.turn, tile, place, rotation)
        forget_choice(s)


def offer_rotations(moves: MoveCollector) -> None:
    rotation: i64 = 0
    while rotation < SIDES:
        moves.allow(ROTATION + rotation)
        rotation += 1


def forget_choice(s: PragaState) -> None:
    s.how = 0
    s.discount = 0
    s.tile = 0
    s.place = 0
