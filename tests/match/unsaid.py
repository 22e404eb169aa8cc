"""What may change without a change of the table in words, with the reason, by game and field.

`*` stands for the id of a place or a piece.
"""

from typing import Final

WHAT_IS_OPEN: Final = "what is open says it, with what the end of the turn does with it"
QUESTION: Final = "the question beside the sections says it"

UNSAID: Final[dict[str, dict[str, str]]] = {
    "citadels": {
        "decision": QUESTION,
        "over": "the phase says it",
        "called": "it is the last of the calls",
        "seats.beautified": "the districts of the city say it",
        "seats.museum": "the city says how many cards are under the Museum, and the owner reads which",
        "seats.cash_wagons.number": "only moves use it; the gold tells wagons apart",
    },
    "letter": {"decision": QUESTION},
    "praga": {
        "decision": QUESTION,
        "over": "the phase says it",
        "turn_number": "the turns of the seats add up to it",
        "crane.tiles.*.sector": "the bonus of its sector is said",
        "crane.tiles.*.bonus.sector": "the bonus of its sector is said",
        "crane.tiles.*.cost": "the zone says it; only red positions cost gold",
        "crane.tiles.*.points": "the zone says it; only blue positions give points",
        "crane.five_points": "the tiles with a token say it",
        "plaza_tiles": "the plazas say it",
        "plots.*.rotation": "the corners are said as they lie",
        "seats.upgrades.*.rotation": "the sides are said as they lie",
        "seats.walls.*.rotation": "the sides are said as they lie",
        "seats.upgrades_laid": "the action board says which upgrades lie on and under each other",
        "turn.wheel_bonus": WHAT_IS_OPEN,
        "turn.extra_actions": WHAT_IS_OPEN,
        "turn.sideways": WHAT_IS_OPEN,
        "turn.optional_sideways": WHAT_IS_OPEN,
        "turn.road_effects": WHAT_IS_OPEN,
        "turn.road_egg_effects": WHAT_IS_OPEN,
        "turn.rotations": "the choices say what each rotation connects",
    },
}
