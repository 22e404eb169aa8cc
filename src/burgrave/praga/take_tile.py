"""Taking an action tile: one with a possible action, if there is one that the player can pay."""

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.catalogue import ACTIONS
from burgrave.praga.catalogue import ACTION_TILE_IDS, ACTION_TILES, bit
from burgrave.praga.crane import take_tile, tile_cost, use_wheel_bonus
from burgrave.praga.moves import TAKE
from burgrave.praga.perform import can_perform
from burgrave.praga.reasons import NO_ACTION_POSSIBLE, NOT_ON_WHEEL, TILE_ALREADY_TAKEN, TOO_LITTLE_GOLD
from burgrave.praga.rules import PLAIN_BONUS
from burgrave.praga.special import MAIN
from burgrave.praga.state import PragaPlayer, PragaState


def offer_action_tiles(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    first = TAKE + s.rules.first_action_tile - 1
    tile: i64 = 1
    if s.taken == 0:
        useful = useful_tiles(s, p)
        while tile <= ACTION_TILES:
            cost = tile_cost(s, tile)
            if p.gold < cost:
                moves.refuse(first + tile, TOO_LITTLE_GOLD, cost)
            elif useful == 0 or useful & bit(tile):
                moves.allow(first + tile)
            else:
                moves.refuse(first + tile, NO_ACTION_POSSIBLE)
            tile += 1
    if moves.wants_reasons:
        tile = 1
        while tile < len(ACTION_TILE_IDS):
            moves.refuse(TAKE + tile, TILE_ALREADY_TAKEN if s.taken else NOT_ON_WHEEL)
            tile += 1


def useful_tiles(s: PragaState, p: PragaPlayer) -> i64:
    """Return the tiles that the player can pay for and that have a possible action, one bit each."""
    useful: i64 = 0
    tile: i64 = 1
    while tile <= ACTION_TILES:
        if p.gold >= tile_cost(s, tile) and offers_action(s, tile):
            useful |= bit(tile)
        tile += 1
    return useful


def offers_action(s: PragaState, tile: i64) -> bool:
    """Return whether one of the tile's actions would be possible after it is taken and paid."""
    outer: i64 = s.rules.outer[tile]
    inner: i64 = s.rules.inner[tile]
    if ACTIONS[outer].costs_nothing(s) or ACTIONS[inner].costs_nothing(s):
        return True
    after = s.clone()
    p = after.players[s.turn]
    take_tile(after, p, s.turn, tile)
    return can_do_main_action(after, p)


def can_do_main_action(s: PragaState, p: PragaPlayer) -> bool:
    """Return whether an action of the taken tile is possible, now or after the pending wheel bonus."""
    if can_do_one(s, p):
        return True
    if s.rules.sector_kind[s.wheel_bonus] != PLAIN_BONUS:
        return False
    after = s.clone()
    use_wheel_bonus(after, after.players[s.turn], s.turn)
    return can_do_one(after, after.players[s.turn])


def can_do_one(s: PragaState, p: PragaPlayer) -> bool:
    return can_perform(s, p, s.rules.outer[s.taken], MAIN) or can_perform(s, p, s.rules.inner[s.taken], MAIN)
