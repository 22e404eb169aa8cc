"""The action crane: six action tiles in the notches of a turning wheel. [6]

The frame has twelve positions. A tile's sector moves with it, so its bonus stays while its zone changes.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.catalogue import (
    ACTION_TILES,
    EGG,
    FROM_CRANE,
    GOLD,
    STONE,
    bit,
)
from burgrave.praga.effects import WHEEL_GOLD, WHEEL_STONE, WHEEL_VP
from burgrave.praga.gain import gain, gain_one, gain_vp, react
from burgrave.praga.moves import WHEEL_BONUS
from burgrave.praga.pay import amount_of, can_pay, missing, pay, pay_one
from burgrave.praga.reasons import NO_WHEEL_BONUS
from burgrave.praga.rules import EGG_FOR_SALE, PLAIN_BONUS
from burgrave.praga.state import OFF_WHEEL, PragaPlayer, PragaState

POSITIONS: Final = 12
LAST_POSITION: Final = 11
FIVE_POINTS: Final = 5


def sector_at(s: PragaState, position: i64) -> i64:
    return (position - s.block + POSITIONS) % POSITIONS


def tile_cost(s: PragaState, tile: i64) -> i64:
    """Return the gold that it costs to take a tile from its position."""
    return s.rules.zone_cost[s.positions[tile]]


def tile_vp(s: PragaState, tile: i64) -> i64:
    return FIVE_POINTS if s.five_points & bit(tile) else s.rules.zone_vp[s.positions[tile]]


def take_tile(s: PragaState, p: PragaPlayer, seat: i64, tile: i64) -> None:
    """Pay for the red zone or gain the points of the blue zone.

    The bonus of the sector is pending in this turn.
    """
    cost = tile_cost(s, tile)
    vp = tile_vp(s, tile)
    position = s.positions[tile]
    s.wheel_bonus = sector_at(s, position)
    s.taken = tile
    s.positions[tile] = OFF_WHEEL
    s.five_points &= ~bit(tile)
    s.emit(EVERYONE, "tile-taken", seat, s.rules.first_action_tile - 1 + tile, position)
    pay_one(s, seat, GOLD, cost)
    gain_crane_vp(s, p, seat, vp)


def gain_crane_vp(s: PragaState, p: PragaPlayer, seat: i64, vp: i64) -> None:
    if vp > 0:
        gain_vp(s, p, seat, vp, FROM_CRANE)
        react(s, p, seat, WHEEL_VP)


def offer_wheel_bonus(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    if s.wheel_bonus == 0:
        moves.refuse(WHEEL_BONUS, NO_WHEEL_BONUS)
    elif s.rules.sector_kind[s.wheel_bonus] != EGG_FOR_SALE:
        moves.allow(WHEEL_BONUS)
    else:
        price = s.rules.sector_price[s.wheel_bonus]
        if can_pay(p, price):
            moves.allow(WHEEL_BONUS)
        elif moves.wants_reasons:
            reason = missing(p, price)
            moves.refuse(WHEEL_BONUS, reason, amount_of(price, reason))


def use_wheel_bonus(s: PragaState, p: PragaPlayer, seat: i64) -> None:
    """Gain the resource or window, buy the egg, or gain points instead of the special right."""
    rules = s.rules
    sector = s.wheel_bonus
    s.wheel_bonus = 0
    kind = rules.sector_kind[sector]
    if kind == PLAIN_BONUS:
        bonus = rules.sector_bonus[sector]
        gain(s, seat, bonus, FROM_CRANE)
        if holds(rules.bundles[bonus], GOLD):
            react(s, p, seat, WHEEL_GOLD)
        if holds(rules.bundles[bonus], STONE):
            react(s, p, seat, WHEEL_STONE)
    elif kind == EGG_FOR_SALE:
        pay(s, seat, rules.sector_price[sector])
        gain_one(s, seat, EGG, 1, FROM_CRANE)
    else:
        gain_crane_vp(s, p, seat, rules.sector_vp[sector])


def wheel_bonus_comes(s: PragaState) -> bool:
    """Return whether an unused bonus is gained at the end of the turn: all except the purchase of an egg."""
    return s.rules.sector_kind[s.wheel_bonus] != EGG_FOR_SALE


def settle_wheel_bonus(s: PragaState, p: PragaPlayer, seat: i64) -> None:
    """Gain the unused bonus if it costs nothing, at the end of the turn."""
    if s.wheel_bonus != 0 and wheel_bonus_comes(s):
        use_wheel_bonus(s, p, seat)
    s.wheel_bonus = 0


def holds(bundle: list[i64], code: i64) -> bool:
    at: i64 = 0
    while at < len(bundle):
        if bundle[at] == code:
            return True
        at += 2
    return False


def oldest_tile(s: PragaState, number: i64 = 0) -> i64:
    """Return the tile with the highest position on the frame, or the tile after this number of others."""
    position: i64 = LAST_POSITION
    while position >= 0:
        tile = tile_at(s, position)
        if tile != 0:
            if number == 0:
                return tile
            number -= 1
        position -= 1
    return 0


def tile_at(s: PragaState, position: i64) -> i64:
    """Return the tile on a position of the frame, or 0 if there is none."""
    tile: i64 = 1
    while tile <= ACTION_TILES:
        if s.positions[tile] == position:
            return tile
        tile += 1
    return 0


def turn_wheel(s: PragaState) -> i64:
    """Turn the wheel and return the tile that left the blue zone, or 0.

    It turns one step, or two if the blocked sector would stop at the top.
    """
    lifted = step_wheel(s)
    steps: i64 = 1
    if s.block == 0:
        lifted = max(lifted, step_wheel(s))
        steps = 2
    s.emit(EVERYONE, "wheel-turned", s.block, steps, s.rules.first_action_tile - 1 + s.taken)
    return lifted


def step_wheel(s: PragaState) -> i64:
    lifted: i64 = 0
    s.block = (s.block + 1) % POSITIONS
    tile: i64 = 1
    while tile <= ACTION_TILES:
        position = s.positions[tile]
        if position == LAST_POSITION:
            lifted = tile
            s.positions[tile] = OFF_WHEEL
        elif position != OFF_WHEEL:
            s.positions[tile] = position + 1
        tile += 1
    return lifted


def put_back(s: PragaState, used: i64, lifted: i64) -> None:
    """Put the used tile at the top, and a tile that left the blue zone into the green zone with 5 points.

    If the green zone is full, that tile goes to the red zone.
    """
    s.positions[used] = 0
    if lifted == 0:
        return
    position = free_position(s, s.rules.green_zone)
    if position == OFF_WHEEL:
        position = free_position(s, s.rules.red_zone)
    s.positions[lifted] = position
    s.five_points |= bit(lifted)
    s.emit(EVERYONE, "tile-lifted", s.rules.first_action_tile - 1 + lifted, position)


def free_position(s: PragaState, zone: list[i64]) -> i64:
    for position in zone:
        if position != s.block and tile_at(s, position) == 0:
            return position
    return OFF_WHEEL
