"""Facts about one seat: its boards and what lies on them."""

from typing import Any, Final

from burgrave.core.facts import Fields, Places, Thing
from burgrave.praga.catalogue import (
    ACTION_IDS,
    BRIDGE_TILE_IDS,
    COLOUR_IDS,
    SEAL_IDS,
    SOURCE_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    TOKEN_IDS,
    WEALTH_IDS,
)
from burgrave.praga.facts_ids import SLOT_IDS, marked, piece_or_none, rotation
from burgrave.praga.state import ACTION_HEXES, PIECE, Player, Table

SHORT: Final = {  # other names of fields, in facts and in positions
    "vp": "points",
    "silver": "silver_windows",
    "silver_window": "silver_windows",
    "gold_window": "gold_windows",
    "red": "red_tokens",
    "blue": "blue_tokens",
    "egg": "eggs",
    "cubes": "free_cubes",
}


def player(s: Table, seat: int, p: Player) -> Fields:
    fields = {
        "colour": COLOUR_IDS[seat],
        "turns": int(p.turns),
        "points": int(p.vp),
        "earned": {source: int(points) for source, points in zip(SOURCE_IDS, p.earned, strict=True)},
        "gold": int(p.gold),
        "stone": int(p.stone),
        "eggs": int(p.eggs),
        "silver_windows": int(p.silver),
        "gold_windows": int(p.gold_windows),
        "red_tokens": int(p.red),
        "blue_tokens": int(p.blue),
        "mines": int(p.mines),
        "quarry": int(p.quarry),
        "technology": int(p.technology),
        "university": int(p.university),
        "mine_token": piece_or_none(TOKEN_IDS, p.mine_token),
        "quarry_token": piece_or_none(TOKEN_IDS, p.quarry_token),
        "wealth": marked(WEALTH_IDS, p.wealth),
        "free_cubes": int(p.cubes),
        "seal_rights": int(p.seal_rights),
        "seals": marked(SEAL_IDS, p.seals),
        "technologies": marked(TECHNOLOGY_IDS, p.technologies),
        "working": marked(TECHNOLOGY_IDS, p.working),
        "used_this_cycle": marked(TECHNOLOGY_IDS, p.once),
        "hunger_wall": {"row": int(p.hunger_row), "column": int(p.hunger_column)},
        "cathedral": {"row": int(p.cathedral_row), "column": int(p.cathedral_column)},
        "figure": SPACE_IDS[p.figure],
        "bridge_place": int(p.figure_place) or None,
        "gold_tiles": marked(BRIDGE_TILE_IDS, p.gold_tiles),
        "upgrades": upgrades(s, p),
        "upgrades_laid": [TILE_IDS[tile] for tile in p.upgrades],
        "walls": walls(p),
    }
    return Fields(fields, SHORT)


def upgrades(s: Table, p: Player) -> Places:
    """The upgrade on top of each action's hex, and those under it, the lowest first."""
    out: dict[str, Any] = {}
    for at, action in enumerate(ACTION_IDS):
        entry = p.hexes[at]
        if entry:
            under = [TILE_IDS[tile] for tile in p.upgrades if s.rules.upgrade_action[tile] == at]
            out[action] = Thing(tile=TILE_IDS[entry & PIECE], rotation=rotation(entry), covered=under[:-1])
    return Places(ACTION_IDS, out)


def walls(p: Player) -> Places:
    """The walls by slot."""
    laid = {
        slot: Thing(tile=TILE_IDS[entry & PIECE], rotation=rotation(entry))
        for slot, entry in zip(SLOT_IDS, p.hexes[ACTION_HEXES:], strict=True)
        if entry
    }
    return Places(SLOT_IDS, laid)
