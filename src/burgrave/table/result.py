"""The end of a game: who won, and how the points add up."""

from collections.abc import Sequence
from typing import Any

from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.text import Text


def result_sentences(
    game: Game[Any], text: Text, names: Sequence[str], state: State, you: int | None
) -> list[str]:
    """The ranking, best first, each with its points item by item."""
    scores, places = state.scores(), state.ranking()
    lines = [text.say("cli-game-over"), winners(text, names, places, you)]
    for seat in in_order(places):
        items = ", ".join(f"{text.points(game, item)} {points}" for item, points in state.breakdown(seat))
        total = text.say("cli-points-count", number=scores[seat])
        lines.append(f"{places[seat]}. {names[seat]}: {total} ({items})")
    return lines


def winners(text: Text, names: Sequence[str], places: Sequence[int], you: int | None) -> str:
    first = [seat for seat, place in enumerate(places) if place == 1]
    if first == [you]:
        return text.say("cli-you-win")
    return text.say("cli-winner", winners=text.together([names[seat] for seat in first]), number=len(first))


def in_order(places: Sequence[int]) -> list[int]:
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def scores_told(text: Text, names: Sequence[str], scores: Sequence[int], places: Sequence[int]) -> list[str]:
    """The ranking alone, as a record keeps it."""
    lines = [text.say("cli-game-over"), winners(text, names, places, None)]
    for seat in in_order(places):
        total = text.say("cli-points-count", number=scores[seat])
        lines.append(f"{places[seat]}. {names[seat]}: {total}")
    return lines
