"""The printed content of the pieces, by id."""

from typing import Any, cast

from burgrave.praga.board_data.types import (
    ActionTileData,
    BridgeTileData,
    BundleData,
    PlazaTileData,
    ScoreData,
    SealData,
    Symbol,
    TechnologyData,
    TileData,
    TokenData,
)
from burgrave.praga.catalogue import ROW_IDS
from burgrave.praga.hexes import SIDES

Entry = dict[str, Any]
PROVENANCE = "prov"  # the source of a number: for people who correct the file, not for players


def bundle(data: Entry) -> BundleData:
    """Return the amounts as the file writes them, without zeros."""
    return cast(BundleData, {code: amount for code, amount in data.items() if amount})


def tiles(data: Entry) -> dict[str, TileData]:
    return {entry["id"]: tile(row, entry) for row in ROW_IDS for entry in data[row]}


def tile(row: str, entry: Entry) -> TileData:
    return {
        "row": row,
        "era": entry["era"],
        "special": entry["special"],
        "action": entry.get("action"),
        "cost": bundle(entry.get("cost", {})),
        "reward": bundle(entry["reward"] if "reward" in entry else entry["bonus"]),
        "university": entry.get("university", 0),
        "symbol": symbol(entry),
        "cube_space": entry.get("cube_space", False),
        "edges": entry.get("edges", [None] * SIDES),
        "corners": entry["blue_corners"] if "blue_corners" in entry else entry["red_corners"],
        "corner_colour": "blue" if "blue_corners" in entry else "red",
    }


def symbol(entry: Entry) -> Symbol | None:
    if entry.get("hunger_symbol"):
        return "hunger"
    return "cathedral" if entry.get("cathedral_symbol") else None


def action_tiles(entries: list[Entry]) -> dict[str, ActionTileData]:
    return {entry["id"]: {"outer": entry["outer"], "inner": entry["inner"]} for entry in entries}


def technologies(entries: list[Entry]) -> dict[str, TechnologyData]:
    return {
        entry["id"]: {"level": entry["level"], "effect": entry["effect"], "params": entry["params"]}
        for entry in entries
    }


def tokens(entries: list[Entry]) -> dict[str, TokenData]:
    return {entry["id"]: {"bonus": bundle(entry["bonus"])} for entry in entries}


def plaza_tiles(entries: list[Entry]) -> dict[str, PlazaTileData]:
    return {
        entry["id"]: {
            "colour": entry["colour"],
            "upper": bundle(entry["upper"]),
            "lower": bundle(entry["lower"]),
        }
        for entry in entries
    }


def bridge_tiles(entries: list[Entry]) -> dict[str, BridgeTileData]:
    return {
        entry["id"]: {
            "numeral": entry["numeral"],
            "immediate": bundle(entry["immediate"]) if entry["immediate"] else None,
            "endgame": score(entry["endgame"]) if entry["endgame"] else None,
        }
        for entry in entries
    }


def seals(entries: list[Entry]) -> dict[str, SealData]:
    return {entry["id"]: {"cost": bundle(entry["cost"]), "score": score(entry["score"])} for entry in entries}


def score(entry: Entry) -> ScoreData:
    return cast(ScoreData, {name: value for name, value in entry.items() if name != PROVENANCE})
