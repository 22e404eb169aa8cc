"""The automatic opponent of a solo game."""

from typing import Final

from burgrave.core.state_data import UNKNOWN
from burgrave.i18n.message_bundle import keys_with_prefix
from burgrave.match.presenters.praga.data_types import OpponentData
from burgrave.match.presenters.praga_state.writer import PragaWriter

CARD_TEXT: Final = "praga-text-term-parler_card_"  # and the number of the card


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
        if pawn is None:
            return []
        return [self.fact(self.term("pawn"), self.plaza_name(pawn)), self.format("praga-text-term-pawn")]

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
        """Return what is left of the five cards, and what each of them does."""
        left = opponent["cards"]
        known = [str(card) for card in left if card != UNKNOWN]
        known_text = self.text("you-know", pieces=", ".join(known)) if known else ""
        how_many = (
            self.fact(self.text("cards-left"), str(len(left)), known_text)
            if left
            else self.text("cards-shuffled")
        )
        return [
            how_many,
            *self.facts({"last-card": opponent["card"]}),
            *(self.card_sentence(key, opponent) for key in sorted(keys_with_prefix(CARD_TEXT))),
        ]

    def card_sentence(self, key: str, opponent: OpponentData) -> str:
        """Return what a card does, and whether it can come before the next shuffle."""
        card = key.removeprefix(CARD_TEXT)
        played = self.text("card-played") if int(card) in opponent["cards_seen"] else ""
        return self.fact(self.term(f"parler_card_{card}"), self.format(key), played)
