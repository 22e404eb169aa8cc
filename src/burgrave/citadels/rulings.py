"""The rulings (chapter 15 of docs/rules/citadels.md) and the cards that they are about."""

from typing import Final

from burgrave.core.ruling import Ruling

CLASSIC: Final = ["classic"]
ONLY_2016: Final = ["2016"]
DELUXE: Final = ["deluxe"]
LATER: Final = ["2016", "deluxe"]

PLAYED_IN_A_TURN: Final = ["director", "cash_wagon", "living_cannonball", "fortune_teller", "big_top"]
ACTION_CARDS: Final = [*PLAYED_IN_A_TURN, "acrobat", "rasputin"]
DRAWING: Final = ["spy", "magician", "patrician", "abbot", "cardinal", "architect", "navigator", "scholar"]
WITHOUT_A_DECISION: Final = ["gold_mine", "library", "observatory", "factory", "park", "poor_house"]
STANDING: Final = ["keep", "great_wall", "monument", "graveyard", "throne_room"]

RULINGS: Final = [
    Ruling("A01", editions=CLASSIC),
    Ruling("A02", editions=CLASSIC),
    Ruling("A03", editions=CLASSIC),
    Ruling("A04", editions=CLASSIC),
    Ruling("A05", ["laboratory", "smithy"], CLASSIC),
    Ruling("A06", ["merchant", "architect"], CLASSIC),
    Ruling("A07", editions=CLASSIC),
    Ruling("A08", ["warlord"], CLASSIC),
    Ruling("A09", editions=CLASSIC),
    Ruling("A10", ["assassin", "witch", "thief"]),
    Ruling("A11", ["king", "patrician"]),
    Ruling("A12", ["emperor"]),
    Ruling("A13", ["queen"]),
    Ruling("A14", ["queen"], ONLY_2016),
    Ruling("A15", ["great_wall", "warlord", "diplomat", "marshal"], LATER),
    Ruling("A16", ["keep", "warlord", "diplomat"]),
    Ruling("A17", ["bishop"]),
    Ruling("A18", ["armory", "framework", "necropolis"]),
    Ruling("A19"),
    Ruling("A20", ["bell_tower"]),
    Ruling("A21", ["magistrate"]),
    Ruling("A22", ["magistrate"]),
    Ruling("A23", ["blackmailer"]),
    Ruling("A24", ["wizard"]),
    Ruling("A25", ["monument", "framework"]),
    Ruling("A26", ["cardinal"]),
    Ruling("A27", ["abbot"]),
    Ruling("A28"),
    Ruling("A29", ["library", "observatory"]),
    Ruling("A30", ["dragon_gate", "university", "secret_vault"], DELUXE),
    Ruling("A31", ["wishing_well"]),
    Ruling("A32", ["living_cannonball", "big_top", "cash_wagon", "navigator"], DELUXE),
    Ruling("A33", ["rasputin", "witch"], DELUXE),
    Ruling("A34", ["acrobat"]),
    Ruling("A35", ["big_top"]),
    Ruling("A36", ["hospital"]),
    Ruling("A37", ["graveyard"]),
    Ruling("A38", ["tax_collector", "diplomat", "marshal"], ONLY_2016),
    Ruling("A39", ["artist"]),
    Ruling("A40", editions=ONLY_2016),
    Ruling("A41", ["theater"]),
    Ruling("A42", ["witch"]),
    Ruling("A43"),
    Ruling("A44", editions=LATER),
    Ruling("A45"),
    Ruling("A46", ["museum"]),
    Ruling("A47", ["basilica"]),
    Ruling("A48", ["thieves_den", "factory"]),
    Ruling("A49", ["living_cannonball", "rasputin", "fortune_teller", "big_top"]),
    Ruling("A50", ["wizard", "alchemist", "trader"], DELUXE),
    Ruling("A51", editions=DELUXE),
    Ruling("A52", [*WITHOUT_A_DECISION, "throne_room"]),
    Ruling("A53", ["poor_house", "park", "alchemist"]),
    Ruling("A54", ["diplomat"]),
    Ruling("A55"),
    Ruling("A56", ["spy", "museum", "laboratory", "thieves_den", *ACTION_CARDS], DELUXE),
    Ruling("A57", STANDING),
    Ruling("A58", ["witch", *PLAYED_IN_A_TURN], DELUXE),
    Ruling("A59", [*DRAWING, "smithy", "park", "cash_wagon"]),
    Ruling("A60", ["blackmailer"]),
    Ruling("A61", ["haunted_quarter"]),
    Ruling("A62", ["living_cannonball"]),
    Ruling("A63", ["throne_room", "emperor"], DELUXE),
    Ruling("A64", ["acrobat", "hospital"]),
    Ruling("A65", ["artist"]),
    Ruling("A66", ["assassin"]),
    Ruling("A67", editions=CLASSIC),
]


def rulings_of(edition: str, card: str = "") -> list[str]:
    """Return the numbers of the rulings about a card, or about the whole game if `card` is empty."""
    return [
        ruling.number
        for ruling in RULINGS
        if ruling.holds_in(edition) and (card in ruling.pieces if card else not ruling.pieces)
    ]
