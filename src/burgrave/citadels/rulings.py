"""Where the rulebooks leave a question open: which of our rulings belong to which card.

The numbers are those of the rules page; the sentences stand in `citadels-rulings.ftl` of each language.
A ruling without cards is about the game as a whole.
"""

from typing import Final, final


@final
class Ruling:
    """One ruling: its number, the editions it is about, and the cards."""

    def __init__(self, number: str, editions: list[str], cards: list[str] | None = None) -> None:
        self.number = number
        self.editions = editions
        self.cards: list[str] = cards if cards is not None else []


CLASSIC: Final = ["classic"]
EVERY: Final = ["classic", "2016", "deluxe"]

RULINGS: Final = [
    Ruling("A01", CLASSIC),
    Ruling("A02", CLASSIC),
    Ruling("A03", CLASSIC),
    Ruling("A04", CLASSIC),
    Ruling("A05", CLASSIC, ["laboratory", "smithy"]),
    Ruling("A06", CLASSIC, ["merchant", "architect"]),
    Ruling("A07", CLASSIC),
    Ruling("A08", CLASSIC, ["warlord"]),
    Ruling("A09", CLASSIC),
    Ruling("A10", EVERY, ["assassin", "thief"]),
    Ruling("A11", EVERY, ["king"]),
    Ruling("A16", EVERY, ["keep", "warlord"]),
    Ruling("A17", EVERY, ["bishop"]),
    Ruling("A28", EVERY),
    Ruling("A29", CLASSIC, ["library", "observatory"]),
    Ruling("A37", ["classic", "deluxe"], ["graveyard"]),
    Ruling("A43", CLASSIC),
    Ruling("A45", EVERY),
    Ruling("A52", EVERY, ["library", "observatory"]),
    Ruling("A57", EVERY, ["keep", "graveyard"]),
    Ruling("A59", EVERY, ["magician", "architect", "smithy"]),
    Ruling("A61", EVERY, ["haunted_quarter"]),
    Ruling("A66", EVERY, ["assassin"]),
]


def rulings_of(edition: str, card: str = "") -> list[str]:
    """The numbers of the rulings about a card; without one, those about the game as a whole."""
    return [
        ruling.number
        for ruling in RULINGS
        if edition in ruling.editions and (card in ruling.cards if card else not ruling.cards)
    ]
