"""Checks of the zones of the crane: red, green, blue, with room for taking and returning six action tiles."""

from typing import Any, Final

from burgrave.praga.catalogue import ACTION_TILES
from burgrave.praga.schema.checks import check_range, should_be
from burgrave.praga.schema.entry import Problems, join_values, problem

ORDER: Final = ["red", "green", "blue"]
MOST_RED: Final = ACTION_TILES - 1  # so that a tile without cost can always be taken
LEAST_BEFORE_BLUE: Final = ACTION_TILES + 1  # the blocked sector and all tiles always have room


def check_wheel(data: Any) -> Problems:
    path = ("wheel", "positions")
    zones = [position["zone"] for position in data["wheel"]["positions"]]
    if [zone for zone in ORDER if zone in zones] != ORDER or sorted(zones, key=ORDER.index) != zones:
        yield problem("components-zones", path, found=join_values(zones))
    if zones.count("red") > MOST_RED:
        yield problem("components-zones-red", path, found=zones.count("red"), most=MOST_RED)
    before_blue = len(zones) - zones.count("blue")
    if before_blue < LEAST_BEFORE_BLUE:
        yield problem("components-zones-blue", path, found=before_blue, least=LEAST_BEFORE_BLUE)
    limit = data["player_board"]["resource_limit"]
    for number, zone in enumerate(zones):
        cost, vp = (*path, number, "cost_gold"), (*path, number, "vp")
        if zone == "red":
            yield from check_range(data, cost, 1, limit)
        else:
            yield from should_be(data, cost, 0)
        if zone == "blue":
            yield from check_range(data, vp, 1, 99)
        else:
            yield from should_be(data, vp, 0)
