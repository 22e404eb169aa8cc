"""Numbers of the table as ids, for facts and for positions written by hand."""

from typing import Any, Final

from burgrave.core.agenda import NOBODY
from burgrave.core.facts import Bag
from burgrave.praga.catalogue import ACTION_IDS, ACTION_TILE_IDS, BONUS_IDS
from burgrave.praga.price import Price
from burgrave.praga.rules import COLUMNS, Rules
from burgrave.praga.state import PIECE, ROTATED, ROTATION_BITS

UNKNOWN: Final = "unknown"  # a piece that nobody has shown
BOT: Final = "bot"  # the automatic opponent of one player
LEVEL_IDS: Final = ["I", "II", "III", "IV"]
SLOT_IDS: Final = [str(slot) for slot in range(1, 13)]
SEAT_FACTS: Final = ["first_player", "seat", "figure"]  # facts that say which seat
PLACE_IDS: Final = [str(place) for place in range(1, 6)]


def action_tile(rules: Rules, number: int) -> str:
    """The id of an action tile of the side in play, counted from 1."""
    return ACTION_TILE_IDS[int(rules.first_action_tile) + number - 1]


def actions_of(rules: Rules, number: int) -> Bag:
    return Bag([ACTION_IDS[rules.outer[number]], ACTION_IDS[rules.inner[number]]])


def piece(ids: list[str], entry: int) -> str:
    """A piece of a face-down stack, or among those somebody chooses from."""
    return ids[entry & PIECE] if entry & PIECE else UNKNOWN


def piece_or_none(ids: list[str], number: int) -> str | None:
    return ids[number] if number else None


def marked(ids: list[str], mask: int) -> Bag:
    """The ids whose bits are set; bit n is the id of number n."""
    return Bag(id for number, id in enumerate(ids) if mask >> number & 1)


def rotation(entry: int) -> int:
    return int(entry >> ROTATED & ROTATION_BITS)


def plot_id(rules: Rules, plot: int) -> str:
    """Row and column, as moves write them."""
    return f"{rules.plot_hexes[plot] // COLUMNS} {rules.plot_hexes[plot] % COLUMNS}"


def plot_ids(rules: Rules) -> list[str]:
    return [plot_id(rules, plot) for plot in range(len(rules.plot_hexes))]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def price(of: Price) -> dict[str, int]:
    amounts = {
        "gold": of.gold,
        "stone": of.stone,
        "silver": of.silver,
        "goldwin": of.gold_windows,
        "egg": of.eggs,
    }
    return {name: int(amount) for name, amount in amounts.items() if amount}


def bundle(rules: Rules, number: int) -> dict[str, Any]:
    """What a bundle of bonuses holds; a choice is the list of what can be chosen."""
    flat = rules.bundles[number]
    out: dict[str, Any] = {}
    for code, amount in zip(flat[::2], flat[1::2], strict=True):
        name = BONUS_IDS[code]
        out[name] = [bundle(rules, one) for one in rules.choices[amount]] if name == "choose" else int(amount)
    return out
