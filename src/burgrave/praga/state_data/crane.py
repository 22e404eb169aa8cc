"""State data of the action crane: the position of each tile, its cost and its bonus."""

from typing import cast

from burgrave.praga.board_data.model import wheel_bonus
from burgrave.praga.board_data.types import Zone
from burgrave.praga.catalogue import ACTION_TILES, bit
from burgrave.praga.crane import sector_at, tile_cost, tile_vp
from burgrave.praga.state import OFF_WHEEL, PragaState
from burgrave.praga.state_data.ids import action_tile, actions_of
from burgrave.praga.state_data.types import CraneData, WheelTileData

TILES = range(1, ACTION_TILES + 1)


def crane(s: PragaState) -> CraneData:
    return {
        "blocked": int(s.block),
        "tiles": {action_tile(s.rules, number): on_wheel(s, number) for number in TILES},
        "five_points": [action_tile(s.rules, number) for number in TILES if s.five_points & bit(number)],
    }


def on_wheel(s: PragaState, number: int) -> WheelTileData:
    at = int(s.positions[number])
    taken: WheelTileData = {
        "position": None,
        "sector": None,
        "zone": None,
        "five_points": False,
        "cost": 0,
        "points": 0,
        "actions": actions_of(s.rules, number),
        "bonus": None,
    }
    if at == OFF_WHEEL:
        return taken
    sector = int(sector_at(s, at))
    return {
        **taken,
        "position": at,
        "sector": sector,
        "zone": cast(Zone, s.rules.zones[at]),
        "five_points": bool(s.five_points & bit(number)),
        "cost": int(tile_cost(s, number)),
        "points": int(tile_vp(s, number)),
        "bonus": wheel_bonus(s.rules, sector),
    }
