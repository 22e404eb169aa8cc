"""State data of one seat: its boards and the pieces on them."""

from typing import cast

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
from burgrave.praga.scoring import items
from burgrave.praga.state import ACTION_HEXES, PIECE, PragaPlayer, PragaState
from burgrave.praga.state_data.ids import SLOT_IDS, marked_ids, piece_or_none
from burgrave.praga.state_data.production import production
from burgrave.praga.state_data.sides import laid_sides, rotation
from burgrave.praga.state_data.types import Colour, LaidUpgradeData, LaidWallData, PragaPlayerData


def player(s: PragaState, seat: int, p: PragaPlayer) -> PragaPlayerData:
    scored = {name: int(points) for name, points in items(s, seat)}
    return {
        "colour": cast(Colour, COLOUR_IDS[seat]),
        "turns": int(p.turns),
        "points": int(p.vp),
        "earned": {source: int(points) for source, points in zip(SOURCE_IDS, p.earned, strict=True)},
        "score": sum(scored.values()),
        "scored": scored,
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
        "production": production(s, p),
        "mine_token": piece_or_none(TOKEN_IDS, p.mine_token),
        "quarry_token": piece_or_none(TOKEN_IDS, p.quarry_token),
        "wealth": marked_ids(WEALTH_IDS, p.wealth),
        "free_cubes": int(p.cubes),
        "seal_rights": int(p.seal_rights),
        "seals": marked_ids(SEAL_IDS, p.seals),
        "technologies": marked_ids(TECHNOLOGY_IDS, p.technologies),
        "working": marked_ids(TECHNOLOGY_IDS, p.working),
        "used_this_cycle": marked_ids(TECHNOLOGY_IDS, p.used_this_cycle),
        "hunger_wall": {"row": int(p.hunger_row), "column": int(p.hunger_column)},
        "cathedral": {"row": int(p.cathedral_row), "column": int(p.cathedral_column)},
        "figure": SPACE_IDS[p.figure],
        "bridge_place": int(p.figure_place) or None,
        "gold_tiles": marked_ids(BRIDGE_TILE_IDS, p.gold_tiles),
        "upgrades": upgrades(s, p),
        "upgrades_laid": [TILE_IDS[tile] for tile in p.upgrades],
        "walls": walls(s, p),
    }


def upgrades(s: PragaState, p: PragaPlayer) -> dict[str, LaidUpgradeData]:
    """Return the upgrade on top of each action's hex, and those under it, the lowest first."""
    return {action: upgrade(s, p, at) for at, action in enumerate(ACTION_IDS) if p.hexes[at]}


def upgrade(s: PragaState, p: PragaPlayer, action: int) -> LaidUpgradeData:
    entry = int(p.hexes[action])
    on_hex = [TILE_IDS[tile] for tile in p.upgrades if s.rules.upgrade_action[tile] == action]
    return {
        "tile": TILE_IDS[entry & PIECE],
        "rotation": rotation(entry),
        "covered": on_hex[:-1],
        **laid_sides(s, p, action),
    }


def walls(s: PragaState, p: PragaPlayer) -> dict[str, LaidWallData]:
    """Return the walls by slot."""
    slots = enumerate(SLOT_IDS, ACTION_HEXES)
    return {slot: wall(s, p, at) for at, slot in slots if p.hexes[at]}


def wall(s: PragaState, p: PragaPlayer, at: int) -> LaidWallData:
    entry = int(p.hexes[at])
    return {"tile": TILE_IDS[entry & PIECE], "rotation": rotation(entry), **laid_sides(s, p, at)}
