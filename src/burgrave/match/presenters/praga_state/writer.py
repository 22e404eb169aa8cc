"""Pieces and places of Praga in sentences. A piece is named by what is printed on it, not by its id."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.state_data import UNKNOWN
from burgrave.i18n import Translator
from burgrave.i18n.segments import OPEN, SHUT
from burgrave.match.presenters.praga.data_types import LaidUpgradeData, LaidWallData
from burgrave.match.presenters.praga.piece_describer import Cache, PieceDescriber
from burgrave.match.presenters.praga.printed import PrintedBoard, as_state_data
from burgrave.match.presenters.state_describer import StateDescriber

# What a tile is called, by its row of the display.
TILE_TERMS: Final = {"upgrades": "upgrade", "walls": "wall", "buildings": "building"}


class PragaWriter(StateDescriber):
    """Writes about pieces and places."""

    def __init__(
        self,
        game: Game[Any],
        printed: PrintedBoard,
        cache: Cache,
        tr: Translator,
        names: Sequence[str],
        state_data: Mapping[str, Any],
    ) -> None:
        super().__init__(game, tr, names, state_data)
        self.printed = printed
        self.pieces = PieceDescriber(game, tr, printed, cache)
        self.praga = as_state_data(state_data)

    def text(self, key: str, **args: object) -> str:
        """Return a text about the state of Praga."""
        return self.format(f"praga-state-{key}", **args)

    def term(self, id: str) -> str:
        return self.format(f"praga-term-{id}")

    def fact(self, label: str, *parts: str) -> str:
        """Return a label and what applies to it, as a sentence."""
        return self.label_value(capitalize(label), "; ".join(part.rstrip(".") for part in parts if part))

    def facts(self, values: Mapping[str, object]) -> list[str]:
        """Return a sentence for each label with a value that is not empty. The keys are those of labels."""
        return [self.fact(self.text(key), str(value)) for key, value in values.items() if value]

    # -- pieces

    def tile_name(self, id: str) -> str:
        """Return what a tile is: an upgrade, a wall or a building."""
        return self.add_tags("tile", id, self.term(TILE_TERMS[self.printed.tiles[id]["row"]]))

    def tile_text(self, id: str) -> str:
        """Return a tile in a few words: what it costs and brings, and its symbol."""
        entry = self.printed.tiles[id]
        marks = [self.format("praga-fact-special")] if entry["special"] else []
        if entry["symbol"] is not None:
            marks.append(self.format("praga-fact-symbol", symbol=entry["symbol"]))
        offer = self.add_tags("tile", id, self.pieces.tile_offer_text(id))
        return f"{offer} ({', '.join(marks)})" if marks else offer

    def named_tile_text(self, id: str) -> str:
        return f"{self.tile_name(id)}: {self.tile_text(id)}"

    def laid_tile_texts(self, laid: LaidUpgradeData | LaidWallData) -> list[str]:
        """Return a tile on an action board with its sides as they lie."""
        texts = [self.laid_offer_text(laid["tile"]), *self.pieces.side_texts(laid["tile"], laid)]
        if laid["used_up"]:
            edges = ", ".join(self.side_text(edge) for edge in sorted(laid["used_up"]))
            texts.append(self.text("used-up", edges=edges))
        return texts

    def laid_offer_text(self, id: str) -> str:
        """Return a tile in a few words. The hex under an upgrade already names its action."""
        entry = self.printed.tiles[id]
        if entry["action"] is None:
            return self.tile_text(id)
        return self.add_tags("tile", id, self.pieces.bundle_text(entry["reward"]))

    def side_text(self, edge: int) -> str:
        return self.format(f"praga-edge_place-{edge}")

    def piece_name(self, vocabulary: str, id: str) -> str:
        """Return what kind of piece it is."""
        return self.add_tags(vocabulary, id, self.text(f"piece-{vocabulary}"))

    def piece_fact(self, vocabulary: str, id: str, *more: str) -> str:
        """Return a sentence about a piece: its kind, what it does, and more about it."""
        return self.fact(self.piece_name(vocabulary, id), self.pieces.piece_text(vocabulary, id), *more)

    def pieces_text(self, vocabulary: str, ids: Iterable[str]) -> str:
        """Return what known pieces do. Unknown ones are left out."""
        texts = [self.pieces.piece_text(vocabulary, id).rstrip(".") for id in ids if id != UNKNOWN]
        return " / ".join(sorted(texts))

    def action_tile_name(self, id: str) -> str:
        return self.add_tags("action_tile", id, self.pieces.action_tile_text(id))

    # -- places

    def plaza_name(self, id: str) -> str:
        """Return a plaza as people find it on the board: its town and its number."""
        return self.add_tags("plaza", id, self.tr.name_of(self.game, "plaza", id))

    def plot_name(self, id: str) -> str:
        """Return a plot by its plaza, and the side of the plaza on which it lies."""
        plaza = self.printed.hexes[id]["plaza"] or ""
        center = next(
            hex for hex in self.printed.hexes.values() if hex["plaza"] == plaza and hex["type"] == "plaza"
        )
        side = self.side_text(center["neighbours"].index(id))
        return self.text("plot", plaza=self.plaza_name(plaza), side=side)

    def owner_name(self, owner: int | str) -> str:
        """Return the owner of a cube, a seal or a figure: a seat, or Parler."""
        known = isinstance(owner, int) or owner.isdecimal()
        return self.seat_name(int(owner)) if known else self.term("parler")


def capitalize(text: str) -> str:
    """Return a text with a capital letter at its start, behind a tag if there is one."""
    start = text.find(SHUT) + 1 if text.startswith(OPEN) else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
