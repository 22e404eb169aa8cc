"""What the names of pieces and places of Praga say to people instead of ids."""

from collections.abc import Callable
from typing import Final, final

from burgrave.match.presenters.praga.piece_describer import PieceDescriber

SLOT: Final = "slot"
HEX: Final = "hex"


@final
class NameDescriber:
    """Describes ids in one language: a tile by its reward, a wall slot by the actions beside it."""

    def __init__(self, describer: PieceDescriber) -> None:
        self.describer = describer
        self.printed = describer.printed
        self.describers: dict[str, Callable[[str], str]] = {
            "action_tile": self.describe_action_tile,
            "bridge_tile": self.describe_bridge_tile,
            "plaza_tile": self.describe_plaza_tile,
            "plot": self.describe_plot,
            "seal": self.describe_seal,
            "technology": self.describe_technology,
            "tile": self.describe_tile,
            "token": self.describe_token,
            HEX: self.describe_slot,
            SLOT: self.describe_slot,
        }

    def describe(self, vocabulary: str, id: str) -> str:
        """Return what stands for an id in the name of its vocabulary; empty if the id is shown."""
        if vocabulary not in self.describers:
            return ""
        key = (self.describer.tr.language, "id", vocabulary, id)
        if key not in self.describer.cache:
            self.describer.cache[key] = self.describers[vocabulary](id)
        return self.describer.cache[key]

    def describe_tile(self, id: str) -> str:
        entry = self.printed.tiles[id]
        reward = self.describer.bundle_text(entry["reward"])
        if entry["action"] is None:
            return f"({reward})"
        return f"({self.describer.name_of('action', entry['action'])}: {reward})"

    def describe_action_tile(self, id: str) -> str:
        entry = self.printed.board["action_tiles"][id]
        return f"({self.describer.actions_text([entry['outer'], entry['inner']])})"

    def describe_technology(self, id: str) -> str:
        return "I" * level if (level := self.printed.technologies[id]["level"]) < 4 else "IV"

    def describe_token(self, id: str) -> str:
        return f"({self.describer.token_text(id)})"

    def describe_seal(self, id: str) -> str:
        return f"({self.describer.score_text(self.printed.seals[id]['score'])})"

    def describe_plaza_tile(self, id: str) -> str:
        entry = self.printed.plaza_tiles[id]
        rewards = (self.describer.bundle_text(entry[side]) for side in ("upper", "lower"))
        return f"({' / '.join(rewards)})"

    def describe_bridge_tile(self, id: str) -> str:
        return self.printed.bridge_tiles[id]["numeral"]

    def describe_plot(self, id: str) -> str:
        """Return the plaza of a plot and on which side of it the plot is."""
        at = id.replace(",", " ")
        hexes = self.printed.hexes
        plaza = hexes[at]["plaza"]
        centres = (hex for hex in hexes.values() if hex["type"] == "plaza" and hex["plaza"] == plaza)
        centre = next(centres, None)
        if centre is None or at not in centre["neighbours"]:
            return ""  # nobody builds there: a client has named any move of the game
        side = centre["neighbours"].index(at)
        where = self.describer.format(f"praga-edge_place-{side}")
        return self.describer.format(
            "praga-at-plaza", number=(plaza or "")[2:], town=(plaza or "")[:2], place=where
        )

    def describe_slot(self, id: str) -> str:
        """Return the number of a slot for a wall, and the actions beside which it lies."""
        hexes = self.printed.board["action_board"]
        slot = next((hex for hex in hexes if str(hex["slot"]) == id), None)
        if slot is None:
            return ""
        beside = [hexes[at]["action"] for at in slot["neighbours"] if at is not None]
        return f"{id} ({self.describer.actions_text([action for action in beside if action])})"
