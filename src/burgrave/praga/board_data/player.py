"""The boards of a player: the hexes for upgrades and walls, the tracks, the wealth bonuses."""

from typing import Any

from burgrave.praga.board_data.pieces import bundle
from burgrave.praga.board_data.types import ActionHexData, ProductionTrackData, TracksData, WealthData
from burgrave.praga.catalogue import ACTION_IDS, WEALTH_IDS
from burgrave.praga.hexes import SIDES, axial_neighbour
from burgrave.praga.rules import PragaRules

Axial = tuple[int, int]


def action_board(data: dict[str, Any]) -> list[ActionHexData]:
    """Return the six hexes of actions, followed by the twelve hexes of walls."""
    places: list[Axial] = [(q, r) for q, r in (data["action_hexes"][action] for action in ACTION_IDS)]
    places += [(slot["q"], slot["r"]) for slot in data["wall_slots"]]
    return [action_hex(place, places) for place in range(len(places))]


def action_hex(place: int, places: list[Axial]) -> ActionHexData:
    q, r = places[place]
    is_action = place < len(ACTION_IDS)
    beyond = [axial_neighbour((q, r), edge) for edge in range(SIDES)]
    return {
        "action": ACTION_IDS[place] if is_action else None,
        "slot": None if is_action else place - len(ACTION_IDS) + 1,
        "x": 2 * q + r,
        "y": 3 * r,
        "neighbours": [places.index(other) if other in places else None for other in beyond],
    }


def tracks(data: dict[str, Any]) -> TracksData:
    technology, university = data["technology"], data["university"]
    return {
        "mines": production(data["mines"]),
        "quarry": production(data["quarry"]),
        "technology": {
            "most": technology["max"],
            "levels": [technology["level_at"][level] for level in sorted(technology["level_at"])],
            "overflow": technology["overflow_vp"],
        },
        "university": {
            "most": university["max"],
            "multiplier": university["multiplier"],
            "overflow": university["overflow_vp"],
        },
    }


def production(data: dict[str, Any]) -> ProductionTrackData:
    return {
        "least": data["min"],
        "most": data["max"],
        "token_at": data["token_at"],
        "seal_at": data["seal_at"],
        "bonuses": [
            {"at": entry["at"], "bonus": bundle(entry["bonus"]) if isinstance(entry["bonus"], dict) else None}
            for entry in data["bonuses"]
        ],
    }


def wealth(rules: PragaRules) -> dict[str, WealthData]:
    """Return what each wealth bonus needs: gold, stone, or either of them."""
    takes: list[tuple[int | None, int | None]] = [
        (int(rules.wealth_gold), None),
        (None, int(rules.wealth_stone)),
        (int(rules.wealth_either), int(rules.wealth_either)),
    ]
    bonuses = [bundle(entry["bonus"]) for entry in rules.data["player_board"]["wealth"]]
    return {
        id: {"gold": gold, "stone": stone, "bonus": bonus}
        for id, (gold, stone), bonus in zip(WEALTH_IDS, takes, bonuses, strict=True)
    }
