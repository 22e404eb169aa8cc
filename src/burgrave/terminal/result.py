"""The end of a game: who won, and how the points add up."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

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


def result_table(game: Game[Any], text: Text, names: Sequence[str], state: State) -> Table:
    """The same as a table: a row for each seat, a column for each item."""
    scores, places = state.scores(), state.ranking()
    found = [dict(state.breakdown(seat)) for seat in range(len(names))]
    items = [item for item in game.score_items() if any(item in points for points in found)]
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(text.say("cli-place"), justify="right")
    table.add_column(text.say("cli-player"))
    for item in items:
        table.add_column(text.points(game, item), justify="right")
    table.add_column(text.say("cli-total"), justify="right", style="bold")
    for seat in in_order(places):
        cells = [str(found[seat].get(item, "")) for item in items]
        style = "bold" if places[seat] == 1 else ""
        table.add_row(str(places[seat]), names[seat], *cells, str(scores[seat]), style=style)
    return table


def winners(text: Text, names: Sequence[str], places: Sequence[int], you: int | None) -> str:
    first = [seat for seat, place in enumerate(places) if place == 1]
    if first == [you]:
        return text.say("cli-you-win")
    return text.say("cli-winner", winners=", ".join(names[seat] for seat in first), number=len(first))


def in_order(places: Sequence[int]) -> list[int]:
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def scores_told(text: Text, names: Sequence[str], scores: Sequence[int], places: Sequence[int]) -> list[str]:
    """The ranking alone, as a record keeps it."""
    lines = [text.say("cli-game-over"), winners(text, names, places, None)]
    for seat in in_order(places):
        total = text.say("cli-points-count", number=scores[seat])
        lines.append(f"{places[seat]}. {names[seat]}: {total}")
    return lines
