"""Build a wall: take a tile, pay for it, lay it on a free slot around the action board. [10]"""

from typing import Final

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.numbers import copy_with
from burgrave.praga.catalogue import FROM_ROAD, FROM_WALL, GOLD, HUNGER_SIDEWAYS, STONE, WALL, WALLS
from burgrave.praga.claims import open_claim
from burgrave.praga.connections import connect
from burgrave.praga.display import SLOTS, SPECIAL_SLOT, fill, place_in_row, slot_of
from burgrave.praga.effects import WALL_WITH_SYMBOL
from burgrave.praga.gain import gain, gain_one, react
from burgrave.praga.pay import pay_one
from burgrave.praga.special import may_take_special, spend_right
from burgrave.praga.state import ACTION_HEXES, ROTATED, PragaPlayer, PragaState

WALL_SLOTS: Final = 12


def wall_stone(s: PragaState, tile: i64, discount: i64) -> i64:
    """Return the stone that a wall costs after the discount."""
    stone: i64 = s.rules.cost_stone[tile]
    return max(0, stone - discount)


def can_afford_wall(s: PragaState, p: PragaPlayer, tile: i64, discount: i64) -> bool:
    return p.gold >= s.rules.cost_gold[tile] and p.stone >= wall_stone(s, tile, discount)


def can_build_wall(s: PragaState, p: PragaPlayer, how: i64, discount: i64) -> bool:
    if p.walls == WALL_SLOTS:
        return False
    slots: i64 = SLOTS if may_take_special(s, how) else SPECIAL_SLOT
    slot: i64 = 0
    while slot < slots:
        tile = s.display[WALLS * SLOTS + slot]
        if tile != 0 and can_afford_wall(s, p, tile, discount):
            return True
        slot += 1
    return False


def is_free(p: PragaPlayer, slot: i64) -> bool:
    return p.hexes[ACTION_HEXES + slot] == 0


def build_wall(s: PragaState, seat: i64, tile: i64, slot: i64, rotation: i64) -> None:
    p = s.players[seat]
    rules = s.rules
    open_claim(s, p, WALL)
    spend_right(s, tile)
    pay_one(s, seat, GOLD, rules.cost_gold[tile])
    pay_one(s, seat, STONE, wall_stone(s, tile, s.discount))
    display_slot = slot_of(s, tile)
    at = ACTION_HEXES + slot
    p.hexes = copy_with(p.hexes, at, tile | rotation << ROTATED)
    p.walls += 1
    s.emit(EVERYONE, "wall-built", seat, tile, slot + 1, rotation, place_in_row(display_slot))
    fill(s, display_slot)  # a tile taken is replaced at once
    gain(s, seat, rules.reward[tile], FROM_WALL)
    connect(s, p, seat, at)
    if rules.symbol[tile]:
        gain_one(s, seat, HUNGER_SIDEWAYS, 1, FROM_WALL)
        react(s, p, seat, WALL_WITH_SYMBOL)
    gain(s, seat, rules.while_here_wall[p.figure], FROM_ROAD)
