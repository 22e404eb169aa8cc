"""Build a wall: take a tile, pay for it, lay it on a free slot around the action board. [10]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import copy_with
from burgrave.praga.actions.action import NO_PLACE, TileAction
from burgrave.praga.catalogue import FROM_ROAD, FROM_WALL, GOLD, HUNGER_SIDEWAYS, STONE, WALL
from burgrave.praga.claims import open_claim
from burgrave.praga.connections import connect
from burgrave.praga.display import fill, place_in_row, slot_of
from burgrave.praga.effects import WALL_WITH_SYMBOL
from burgrave.praga.gain import gain, gain_one, react
from burgrave.praga.moves import SLOT, TILE
from burgrave.praga.pay import pay_one
from burgrave.praga.reasons import SLOT_TAKEN, TOO_LITTLE_GOLD, TOO_LITTLE_STONE
from burgrave.praga.special import spend_right
from burgrave.praga.state import ACTION_HEXES, ROTATED, PragaPlayer, PragaState
from burgrave.praga.steps import CHOOSE_ROTATION, CHOOSE_SLOT

WALL_SLOTS: Final = 12


def wall_stone(s: PragaState, tile: i64, discount: i64) -> i64:
    """Return the stone that a wall costs after the discount."""
    stone: i64 = s.rules.cost_stone[tile]
    return max(0, stone - discount)


def is_free(p: PragaPlayer, slot: i64) -> bool:
    return p.hexes[ACTION_HEXES + slot] == 0


@final
class WallAction(TileAction):
    def __init__(self) -> None:
        super().__init__(WALL, CHOOSE_SLOT)

    def least_surcharge(self, s: PragaState, p: PragaPlayer) -> i64:
        return NO_PLACE if p.walls == WALL_SLOTS else 0

    def can_afford(self, s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, discount: i64) -> bool:
        return p.gold >= s.rules.cost_gold[tile] and p.stone >= wall_stone(s, tile, discount)

    def refuse_tile(
        self, s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, moves: MoveCollector
    ) -> None:
        if p.gold < s.rules.cost_gold[tile]:
            moves.refuse(TILE + tile, TOO_LITTLE_GOLD, s.rules.cost_gold[tile])
        else:
            moves.refuse(TILE + tile, TOO_LITTLE_STONE, wall_stone(s, tile, s.discount))

    def lay(self, s: PragaState, seat: i64, tile: i64, place: i64, rotation: i64) -> None:
        p = s.players[seat]
        rules = s.rules
        open_claim(s, p, WALL)
        spend_right(s, tile)
        pay_one(s, seat, GOLD, rules.cost_gold[tile])
        pay_one(s, seat, STONE, wall_stone(s, tile, s.discount))
        display_slot = slot_of(s, tile)
        at = ACTION_HEXES + place
        p.hexes = copy_with(p.hexes, at, tile | rotation << ROTATED)
        p.walls += 1
        s.emit(EVERYONE, "wall-built", seat, tile, place + 1, rotation, place_in_row(display_slot))
        fill(s, display_slot)  # a tile taken is replaced at once
        gain(s, seat, rules.reward[tile], FROM_WALL)
        connect(s, p, seat, at)
        if rules.symbol[tile]:
            gain_one(s, seat, HUNGER_SIDEWAYS, 1, FROM_WALL)
            react(s, p, seat, WALL_WITH_SYMBOL)
        gain(s, seat, rules.while_here_wall[p.figure], FROM_ROAD)


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
