"""King's Road, bridge and projects, with the pieces chosen for them."""

from typing import Any

from burgrave.praga.board_data.city import hex_id
from burgrave.praga.board_data.pieces import bundle
from burgrave.praga.board_data.types import BundleData, ProjectData, RoadEffectData, RoadSpaceData
from burgrave.praga.catalogue import CATHEDRAL, PROJECT_IDS
from burgrave.praga.rules import PragaRules


def road(rules: PragaRules) -> list[RoadSpaceData]:
    shields = {at["space"]: (at["row"], at["col"]) for at in rules.data["board"]["road_shields"]}
    spaces: list[RoadSpaceData] = []
    for entry in rules.data["kings_road"]["spaces"]:
        tile, effect = lying_on(rules, entry)
        space = entry["space"]
        spaces.append(
            {
                "space": space,
                "hex": hex_id(shields[space]) if space in shields else None,
                "tile": tile,
                "price": bundle(entry["enter_cost"]),
                "effect": road_effect(effect),
                "egg_effect": bundle(entry["egg_effect"]) if entry["egg_effect"] else None,
            }
        )
    return spaces


def lying_on(rules: PragaRules, entry: dict[str, Any]) -> tuple[str | None, Any]:
    """Return the tile on a space and its effect, or None and the printed effect."""
    for tile in rules.data["kings_road"]["alternative_tiles"]:
        for side, effect in tile["sides"].items():
            id = tile["id"] + (side if len(tile["sides"]) > 1 else "")
            if tile["space"] == entry["space"] and id in rules.setting.road_tiles:
                return id, effect
    return None, entry["effect"]


def road_effect(effect: Any) -> RoadEffectData:
    nothing: RoadEffectData = {"kind": "gain", "cost": {}, "gain": {}, "points": 0, "symbol": None}
    if effect in ("bridge_silver", "bridge_gold"):
        return {**nothing, "kind": effect}
    if "may_pay" in effect:
        return {
            **nothing,
            "kind": "may_pay",
            "cost": bundle(effect["may_pay"]),
            "gain": bundle(effect["gain"]),
        }
    for key, value in effect.items():
        if key in ("vp_per_era1_upgrade", "vp_per_window"):
            return {**nothing, "kind": key, "points": value}
        if key.startswith("while_here"):
            gain = {code: amount for code, amount in value.items() if code != "symbol"}
            return {**nothing, "kind": key, "gain": bundle(gain), "symbol": value.get("symbol")}
    return {**nothing, "gain": bundle(effect)}


def bridge(rules: PragaRules) -> list[BundleData]:
    places = rules.data["bridge"]["places"]
    return [bundle(place[side]) for place, side in zip(places, rules.setting.bridge, strict=True)]


def projects(rules: PragaRules) -> dict[str, ProjectData]:
    chosen = (rules.setting.hunger_wall, rules.setting.cathedral)
    return {id: project(rules, id, pieces) for id, pieces in zip(PROJECT_IDS, chosen, strict=True)}


def project(rules: PragaRules, id: str, pieces: str) -> ProjectData:
    """Return a project.

    The Hunger Wall goes left and multiplies blue tokens, the Cathedral goes right and multiplies red tokens.
    """
    data = rules.data["projects"]
    to_the_right = id == PROJECT_IDS[CATHEDRAL]
    rows = range(1, data["rows"] + 1)
    return {
        "cells": [list(row) for row in data[id][pieces]],
        "prices": [bundle(data["level_cost"].get(f"{row}->{row + 1}", {})) for row in rows],
        "row_points": data["row_vp"][id],
        "multipliers": data["column_multiplier"],
        "token": "red" if to_the_right else "blue",
        "direction": "right" if to_the_right else "left",
    }
