"""State data and the printed board of Praga with their types. The types are only assumed, not checked."""

from collections.abc import Mapping
from typing import Any, cast

from burgrave.match.presenters.praga.data_types import (
    ActionHexData,
    BoardData,
    BundleData,
    PragaPlayerData,
    PragaStateData,
    RoadSpaceData,
)


def as_state_data(state_data: Mapping[str, Any]) -> PragaStateData:
    """Return the state data with its type for Praga."""
    return cast(PragaStateData, state_data)


class PrintedBoard:
    """What is printed on the board and the pieces of one game, found by id. It never changes."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.board = cast(BoardData, board)
        self.tiles = self.board["tiles"]
        self.technologies = self.board["technologies"]
        self.tokens = self.board["tokens"]
        self.plaza_tiles = self.board["plaza_tiles"]
        self.bridge_tiles = self.board["bridge_tiles"]
        self.seals = self.board["seals"]
        self.wealth = self.board["wealth"]
        self.edge_bonuses = self.board["edge_bonuses"]
        self.positions = self.board["crane"]["positions"]
        self.tracks = self.board["tracks"]
        self.projects = self.board["projects"]
        self.hexes = self.board["map"]["hexes"]
        self.rows = self.board["map"]["rows"]
        self.columns = self.board["map"]["columns"]
        self.plazas = [hex["plaza"] for hex in self.hexes.values() if hex["type"] == "plaza" and hex["plaza"]]
        self.turns = self.board["turns"]
        self.action_board = self.board["action_board"]

    def plots_of(self, plaza: str) -> list[str]:
        return [id for id, hex in self.hexes.items() if hex["type"] == "plot" and hex["plaza"] == plaza]

    def place_of(self, action: str | None = None, slot: int | None = None) -> int:
        """Return the place of a hex on an action board, by its action or by its slot for a wall."""
        return next(
            place
            for place, hex in enumerate(self.action_board)
            if (hex["action"], hex["slot"]) == (action, slot)
        )

    def action_hex(self, place: int) -> ActionHexData:
        return self.action_board[place]

    def road_space(self, space: str) -> RoadSpaceData:
        return next(each for each in self.board["road"] if each["space"] == space)


def production_of(player: PragaPlayerData, track: str) -> BundleData:
    """Return what a production of the mines or the quarry would bring."""
    return player["production"]["mines" if track == "mines" else "quarry"]


def held_of(player: PragaPlayerData, reason: str) -> int | None:
    """Return how much a player has of what the reason of a refusal says is missing, or None."""
    match reason:
        case "too-little-gold":
            return player["gold"]
        case "too-little-stone":
            return player["stone"]
        case "too-few-eggs":
            return player["eggs"]
        case "too-few-silver-windows":
            return player["silver_windows"]
        case "too-few-gold-windows":
            return player["gold_windows"]
    return None
