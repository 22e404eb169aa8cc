"""The rounds of a game, for the scale of the chart."""

from typing import Any

from burgrave.review.reviewed_game import ReviewedGame


def list_rounds(game: ReviewedGame) -> list[list[int]]:
    """Return the first entry, the number and the era of each round."""
    found: list[list[int]] = []
    for entry, state in enumerate(game.states):
        number, era = round_of(state.to_dict())
        if not found or number > found[-1][1]:
            found.append([entry, number, era])
    return found


def round_of(state_data: dict[str, Any]) -> tuple[int, int]:
    """Return the number of the round and of the era, as far as the game has them."""
    number = state_data.get("round") or state_data.get("turn_number") or 1
    era = state_data.get("era") or 0
    return int(number), int(era)
