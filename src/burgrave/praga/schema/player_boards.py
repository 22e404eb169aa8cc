"""Checks of the boards of a player: tracks, wealth bonuses, and the hexes of the action board."""

import re
from typing import Any, Final

from burgrave.praga.catalogue import ACTION_IDS
from burgrave.praga.schema.checks import check_range, check_rising
from burgrave.praga.schema.entry import Key, entry, format_value, make_error, value_at

TOKEN: Final = "production_token"
# The form of each wealth condition. A number that occurs twice must be the same.
WEALTH: Final = {
    "gold6": (r"gold>=(\d+)", "gold>=6"),
    "stone6": (r"stone>=(\d+)", "stone>=6"),
    "nine": (r"gold>=(\d+) or stone>=\1", "gold>=9 or stone>=9"),
}


def check_player_boards(data: Any) -> None:
    for track in ("mines", "quarry"):
        check_track(data, ("player_board", track))
    board = data["player_board"]
    for track in ("technology", "university"):
        check_range(data, ("player_board", "start", track), 0, board[track]["max"])
    for resource in ("gold", "stone"):
        check_range(data, ("player_board", "start", resource), 0, board["resource_limit"])
    check_levels(data)
    check_university(data)
    check_wealth(data)
    check_action_board(data)


def check_track(data: Any, path: tuple[str, ...]) -> None:
    """Check that a production track has steps, and that start, token, seal and bonuses are on it."""
    track = value_at(data, path)
    low, high = track["min"], track["max"]
    check_range(data, (*path, "max"), low + 1, 99)
    check_range(data, ("player_board", "start", path[-1]), low, high)
    for field in ("token_at", "seal_at"):
        check_range(data, (*path, field), low + 1, high)
    for number in range(len(track["bonuses"])):
        check_range(data, (*path, "bonuses", number, "at"), low + 1, high)
    check_rising(data, (*path, "bonuses"), [bonus["at"] for bonus in track["bonuses"]], steeply=True)
    tokens = [bonus["at"] for bonus in track["bonuses"] if bonus["bonus"] == TOKEN]
    if tokens != [track["token_at"]]:
        raise make_error("components-token", data, (*path, "bonuses"), right=track["token_at"])


def check_levels(data: Any) -> None:
    path = ("player_board", "technology", "level_at")
    steps = value_at(data, path)
    for level in steps:
        check_range(data, (*path, level), 1, data["player_board"]["technology"]["max"])
    check_rising(data, path, [steps[level] for level in sorted(steps)], steeply=True)


def check_university(data: Any) -> None:
    path = ("player_board", "university", "multiplier")
    multiplier = value_at(data, path)
    spaces = data["player_board"]["university"]["max"] + 1
    if len(multiplier) != spaces:
        raise make_error("components-length", data, path, found=len(multiplier), right=str(spaces))
    check_rising(data, path, multiplier)


def check_wealth(data: Any) -> None:
    limit = data["player_board"]["resource_limit"]
    for number, bonus in enumerate(data["player_board"]["wealth"]):
        path = ("player_board", "wealth", number, "when")
        form, example = WEALTH[bonus["id"]]
        condition = re.fullmatch(form, bonus["when"])
        if condition is None:
            raise make_error(
                "components-form", data, path, found=format_value(bonus["when"]), examples=example
            )
        if int(condition[1]) > limit:
            raise make_error("components-range", data, path, found=condition[1], low=1, high=limit)


def check_action_board(data: Any) -> None:
    """Check that the six action hexes are around the centre, and the twelve slots around them."""
    board = data["action_board"]
    hexes: dict[tuple[int, int], str] = {}
    for action in ACTION_IDS:
        q, r = board["action_hexes"][action]
        check_ring(data, ("action_board", "action_hexes", action), (q, r), 1, hexes)
    for number, slot in enumerate(board["wall_slots"]):
        check_ring(data, ("action_board", "wall_slots", number), (slot["q"], slot["r"]), 2, hexes)


def check_ring(
    data: Any, path: tuple[Key, ...], at: tuple[int, int], ring: int, hexes: dict[tuple[int, int], str]
) -> None:
    q, r = at
    distance = max(abs(q), abs(r), abs(q + r))
    if distance != ring:
        raise make_error("components-ring", data, path, found=distance, right=ring)
    if at in hexes:
        raise make_error("components-hex-twice", data, path, other=hexes[at])
    hexes[at] = entry(data, path)
