"""Ids for the numbers of a state, for state data and for scenario positions."""

from typing import Final, Literal

from burgrave.core.state_data import UNKNOWN
from burgrave.praga.catalogue import ACTION_IDS, ACTION_TILE_IDS
from burgrave.praga.rules import COLUMNS, NO_SOLO, PARLER, SIMPLE, PragaRules
from burgrave.praga.state import PIECE

Solo = Literal["simple", "parler"]

BOT: Final = "bot"  # the automatic opponent of a solo game
LEVEL_IDS: Final = ["I", "II", "III", "IV"]
SLOT_IDS: Final = [str(slot) for slot in range(1, 13)]
PLACE_IDS: Final = [str(place) for place in range(1, 6)]
SOLO_IDS: Final[dict[int, Solo | None]] = {NO_SOLO: None, SIMPLE: "simple", PARLER: "parler"}


def action_tile(rules: PragaRules, number: int) -> str:
    """Return the id of an action tile of the side in play, counted from 1."""
    return ACTION_TILE_IDS[int(rules.first_action_tile) + number - 1]


def actions_of(rules: PragaRules, number: int) -> list[str]:
    return [ACTION_IDS[rules.outer[number]], ACTION_IDS[rules.inner[number]]]


def piece(ids: list[str], entry: int) -> str:
    """Return the id of a piece of a stack or of the drawn pieces, or UNKNOWN."""
    return ids[entry & PIECE] if entry & PIECE else UNKNOWN


def piece_or_none(ids: list[str], number: int) -> str | None:
    return ids[number] if number else None


def marked_ids(ids: list[str], mask: int) -> list[str]:
    """Return the ids whose bits are set; bit n is the id of number n."""
    if not mask:
        return []  # the usual case, and a state has many of these masks
    return [id for number, id in enumerate(ids) if mask >> number & 1]


def plot_id(rules: PragaRules, plot: int) -> str:
    """Return the row and column of a plot, as moves write them."""
    return f"{rules.plot_hexes[plot] // COLUMNS} {rules.plot_hexes[plot] % COLUMNS}"


def plot_ids(rules: PragaRules) -> list[str]:
    return [plot_id(rules, plot) for plot in range(len(rules.plot_hexes))]
