"""The automatic opponent of a solo game."""

from burgrave.core.state_data import UNKNOWN
from burgrave.match.presenters.praga.data_types import OpponentData
from burgrave.match.presenters.praga_state.writer import PragaWriter


class OpponentWriter(PragaWriter):
    """Describes Parler."""

    def opponent_sentences(self) -> list[str]:
        """Return everything about Parler; nothing in other games."""
        opponent = self.praga["opponent"]
        if opponent is None or opponent["kind"] == "simple":
            return []
        return [
            self.fact(self.term("mines"), str(opponent["mines"])),
            self.fact(self.term("quarry"), str(opponent["quarry"])),
            *self.pawn_sentences(opponent),
            *self.pointer_sentences(opponent),
            *self.card_sentences(opponent),
            *(self.piece_fact("seal", id) for id in opponent["seals"]),
            *self.facts({"tokens-discarded": opponent["tokens_discarded"]}),
        ]

    def pawn_sentences(self, opponent: OpponentData) -> list[str]:
        pawn = opponent["pawn"]
        return [] if pawn is None else [self.fact(self.term("pawn"), self.plaza_name(pawn))]

    def pointer_sentences(self, opponent: OpponentData) -> list[str]:
        """Return the slot of each row that Parler takes from next, and the tile in it."""
        sentences = []
        for row, slot in opponent["pointers"].items():
            tile = self.praga["display"][row][slot - 1]
            label = self.text("pointer", row=self.pieces.name_of("row", row))
            sentences.append(
                self.fact(label, self.text("slot", number=slot), self.tile_text(tile) if tile else "")
            )
        return sentences

    def card_sentences(self, opponent: OpponentData) -> list[str]:
        known = [str(card) for card in opponent["cards"] if card != UNKNOWN]
        sentences = [
            self.fact(
                self.text("cards-left"),
                str(len(opponent["cards"])),
                self.text("you-know", pieces=", ".join(known)) if known else "",
            )
        ]
        seen = ", ".join(map(str, sorted(opponent["cards_seen"])))
        return [*sentences, *self.facts({"last-card": opponent["card"], "cards-seen": seen})]
