"""Checks of the boards of a player: tracks, wealth bonuses, and the hexes of the action board."""

import re
from typing import Any, Final

from burgrave.praga.catalogue import ACTION_IDS
from burgrave.praga.schema.checks import check_range, check_rising
from burgrave.praga.schema.entry import Key, Problems, entry, format_value, problem, value_at

TOKEN: Final = "production_token"
# The form of each wealth condition. A number that occurs twice must be the same.
WEALTH: Final = {
    "gold6": (r"gold>=(\d+)", "gold>=6"),
    "stone6": (r"stone>=(\d+)", "stone>=6"),
    "nine": (r"gold>=(\d+) or stone>=\1", "gold>=9 or stone>=9"),
}


def check_player_boards(data: Any) -> Problems:
    for track in ("mines", "quarry"):
        yield from check_track(data, ("player_board", track))
    board = data["player_board"]
    for track in ("technology", "university"):
        yield from check_range(data, ("player_board", "start", track), 0, board[track]["max"])
    for resource in ("gold", "stone"):
        yield from check_range(data, ("player_board", "start", resource), 0, board["resource_limit"])
    yield from check_levels(data)
    yield from check_university(data)
    yield from check_wealth(data)
    yield from check_action_board(data)


def check_track(data: Any, path: tuple[str, ...]) -> Problems:
    """Check that a production track has steps, and that start, token, seal and bonuses are on it."""
    track = value_at(data, path)
    low, high = track["min"], track["max"]
    yield from check_range(data, (*path, "max"), low + 1, 99)
    yield from check_range(data, ("player_board", "start", path[-1]), low, high)
    for field in ("token_at", "seal_at"):
        yield from check_range(data, (*path, field), low + 1, high)
    for number in range(len(track["bonuses"])):
        yield from check_range(data, (*path, "bonuses", number, "at"), low + 1, high)
    yield from check_rising(
        data, (*path, "bonuses"), [bonus["at"] for bonus in track["bonuses"]], steeply=True
    )
    tokens = [bonus["at"] for bonus in track["bonuses"] if bonus["bonus"] == TOKEN]
    if tokens != [track["token_at"]]:
        yield problem("components-token", (*path, "bonuses"), right=track["token_at"])


def check_levels(data: Any) -> Problems:
    path = ("player_board", "technology", "level_at")
    steps = value_at(data, path)
    for level in steps:
        yield from check_range(data, (*path, level), 1, data["player_board"]["technology"]["max"])
    yield from check_rising(data, path, [steps[level] for level in sorted(steps)], steeply=True)


def check_university(data: Any) -> Problems:
    path = ("player_board", "university", "multiplier")
    multiplier = value_at(data, path)
    spaces = data["player_board"]["university"]["max"] + 1
    if len(multiplier) != spaces:
        yield problem("components-length", path, found=len(multiplier), right=str(spaces))
    yield from check_rising(data, path, multiplier)


def check_wealth(data: Any) -> Problems:
    limit = data["player_board"]["resource_limit"]
    for number, bonus in enumerate(data["player_board"]["wealth"]):
        path = ("player_board", "wealth", number, "when")
        if bonus["id"] not in WEALTH:
            continue  # `check_ids` has found it
        form, example = WEALTH[bonus["id"]]
        condition = re.fullmatch(form, bonus["when"])
        if condition is None:
            yield problem("components-form", path, found=format_value(bonus["when"]), examples=example)
        elif int(condition[1]) > limit:
            yield problem("components-range", path, found=condition[1], low=1, high=limit)


def check_action_board(data: Any) -> Problems:
    """Check that the six action hexes are around the centre, and the twelve slots around them."""
    board = data["action_board"]
    hexes: dict[tuple[int, int], str] = {}
    for action in ACTION_IDS:
        q, r = board["action_hexes"][action]
        yield from check_ring(data, ("action_board", "action_hexes", action), (q, r), 1, hexes)
    for number, slot in enumerate(board["wall_slots"]):
        yield from check_ring(data, ("action_board", "wall_slots", number), (slot["q"], slot["r"]), 2, hexes)


def check_ring(
    data: Any, path: tuple[Key, ...], at: tuple[int, int], ring: int, hexes: dict[tuple[int, int], str]
) -> Problems:
    q, r = at
    distance = max(abs(q), abs(r), abs(q + r))
    if distance != ring:
        yield problem("components-ring", path, found=distance, right=ring)
    if at in hexes:
        yield problem("components-hex-twice", path, other=hexes[at])
    hexes[at] = entry(data, path)
