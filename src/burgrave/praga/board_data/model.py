"""The printed board for the options of a game, from the components file."""

from typing import Any

from burgrave.core.game_with_rules import MAX_KNOWN_RULES
from burgrave.praga.board_data.city import city_map
from burgrave.praga.board_data.pieces import (
    action_tiles,
    bridge_tiles,
    bundle,
    plaza_tiles,
    seals,
    technologies,
    tiles,
    tokens,
)
from burgrave.praga.board_data.places import bridge, projects, road
from burgrave.praga.board_data.player import action_board, tracks, wealth
from burgrave.praga.board_data.types import BoardData, CraneFrameData, PriceData, WheelBonusData
from burgrave.praga.catalogue import BONUS_IDS
from burgrave.praga.component_files.parts import list_parts, mark_of, origin_of
from burgrave.praga.crane import FIVE_POINTS
from burgrave.praga.end_turn import WINDOWS_KEPT
from burgrave.praga.rules import BLOCKED, EGG_FOR_SALE, SPECIAL_RIGHT, PragaRules

_known: dict[PragaRules, BoardData] = {}  # all states of a game share their rules


def board(rules: PragaRules) -> BoardData:
    found = _known.get(rules)
    if found is None:
        found = _known[rules] = make_board(rules)
        for oldest in list(_known)[:-MAX_KNOWN_RULES]:
            _known.pop(oldest, None)
    return found


def make_board(rules: PragaRules) -> BoardData:
    data = rules.data
    return {
        "turns": data["turns_per_player"],
        "map": city_map(rules),
        "action_board": action_board(data["action_board"]),
        "crane": crane(rules),
        "tracks": tracks(data["player_board"]),
        "resource_limit": int(rules.limit),
        "window_limit": WINDOWS_KEPT,
        "wealth": wealth(rules),
        "road": road(rules),
        "bridge": bridge(rules),
        "projects": projects(rules),
        "prices": prices(data),
        "egg_points": [int(points) for points in rules.egg_points],
        "wall_points": [int(points) for points in rules.wall_points],
        "edge_bonuses": {symbol: bundle(bonus) for symbol, bonus in data["meta"]["edge_symbols"].items()},
        "tiles": tiles(data),
        "action_tiles": action_tiles([*data["action_tiles"]["A"], *data["action_tiles"]["B"]]),
        "technologies": technologies(data["technologies"]),
        "tokens": tokens(data["production_tokens"]),
        "plaza_tiles": plaza_tiles(data["plazas"]),
        "bridge_tiles": bridge_tiles(data["bridge"]["tiles"]),
        "seals": seals(data["seals"]),
        "origins": {part.id: origin_of(mark_of(data, part)) for part in list_parts(data)},
    }


def crane(rules: PragaRules) -> CraneFrameData:
    positions = rules.data["wheel"]["positions"]
    return {
        "positions": [
            {"zone": each["zone"], "cost": each["cost_gold"], "points": each["vp"]} for each in positions
        ],
        "sectors": [wheel_bonus(rules, sector) for sector in range(len(rules.sector_kind))],
        "five_points": FIVE_POINTS,
        "drop_at": int(rules.drop_at),
        "start_platform": int(rules.start_platform),
    }


def wheel_bonus(rules: PragaRules, sector: int) -> WheelBonusData | None:
    """Return the bonus of a sector with its amount and price, or None for the blocked sector."""
    kind = rules.sector_kind[sector]
    if kind == BLOCKED:
        return None
    if kind == SPECIAL_RIGHT:
        name, amount = "special_or_vp", int(rules.sector_vp[sector])
    elif kind == EGG_FOR_SALE:
        name, amount = "buy_egg", 1
    else:
        code, number = rules.bundles[rules.sector_bonus[sector]][:2]
        name, amount = BONUS_IDS[code], int(number)
    printed = rules.data["wheel"]["sectors"][sector]["bonus"]
    return {"bonus": name, "amount": amount, "price": bundle(printed.get("buy_egg", {})), "sector": sector}


def prices(data: dict[str, Any]) -> PriceData:
    return {
        "buy_action": [{"goldwin": 2}, {"goldwin": 1, "silver": 1}],
        "refresh": [{"gold": 1}, {"stone": 1}],
        "climb": [bundle(data["projects"]["row_up_cost"])],
    }
