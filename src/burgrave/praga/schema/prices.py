"""Checks of prices: nothing costs more gold or stone than a player can hold."""

from collections.abc import Iterator
from typing import Any

from burgrave.praga.schema.checks import check_range
from burgrave.praga.schema.entry import Key, Problems, value_at

Path = tuple[Key, ...]


def check_prices(data: Any) -> Problems:
    limit = data["player_board"]["resource_limit"]
    for path in prices(data):
        price = value_at(data, path)
        for resource in ("gold", "stone"):
            if resource in price:
                yield from check_range(data, (*path, resource), 0, limit)
    for number, place in enumerate(data["board"]["hexes"]):
        if place["type"] == "plot":
            yield from check_range(data, ("board", "hexes", number, "surcharge_gold"), 0, limit)


def prices(data: Any) -> Iterator[Path]:
    """Yield the paths of all prices in gold or stone."""
    for kind in ("walls", "buildings", "seals"):
        for number in range(len(data[kind])):
            yield kind, number, "cost"
    for level in data["projects"]["level_cost"]:
        yield "projects", "level_cost", level
    for number, sector in enumerate(data["wheel"]["sectors"]):
        if sector["bonus"] and "buy_egg" in sector["bonus"]:
            yield "wheel", "sectors", number, "bonus", "buy_egg"
    for number, space in enumerate(data["kings_road"]["spaces"]):
        if "may_pay" in space["effect"]:
            yield "kings_road", "spaces", number, "effect", "may_pay"
