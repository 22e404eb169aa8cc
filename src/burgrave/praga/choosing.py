"""The choices that begin and end every action that lays a tile: the tile and its rotation.

The place is chosen in between. That step is in the file of the action.
"""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.catalogue import TILE_ACTIONS
from burgrave.praga.catalogue import TILE_COUNT, row_of
from burgrave.praga.display import SLOTS, SPECIAL_SLOT
from burgrave.praga.hexes import SIDES
from burgrave.praga.moves import ROTATION, TILE
from burgrave.praga.reasons import NOT_IN_ROW, SPECIAL_TILE
from burgrave.praga.special import may_take_special
from burgrave.praga.state import PragaState


@final
class ChooseTileStep(Step[PragaState]):
    """Choose a tile of the action's row; the special tile needs the special right."""

    kind = "choose-tile"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        p = s.players[s.turn]
        action = TILE_ACTIONS[argument]
        surcharge = action.least_surcharge(s, p)
        slot: i64 = 0
        while slot < SLOTS:
            tile = s.display[argument * SLOTS + slot]
            if tile != 0:
                if slot == SPECIAL_SLOT and not may_take_special(s, s.how):
                    moves.refuse(TILE + tile, SPECIAL_TILE)
                else:
                    action.offer_tile(s, p, tile, surcharge, moves)
            slot += 1
        if moves.wants_reasons:
            number: i64 = 1
            while number <= TILE_COUNT:
                moves.refuse(TILE + number, NOT_IN_ROW)
                number += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        s.tile = move - TILE
        s.then(TILE_ACTIONS[argument].choose_place)


@final
class ChooseRotationStep(Step[PragaState]):
    """Choose any rotation; then the tile is laid."""

    kind = "choose-rotation"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        rotation: i64 = 0
        while rotation < SIDES:
            moves.allow(ROTATION + rotation)
            rotation += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        TILE_ACTIONS[row_of(s.tile)].lay(s, s.turn, s.tile, s.place, move - ROTATION)
        s.how = 0
        s.discount = 0
        s.tile = 0
        s.place = 0
