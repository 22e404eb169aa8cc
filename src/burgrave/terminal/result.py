"""The end of a game as a table."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.table.result import in_order
from burgrave.text import Text


def result_table(game: Game[Any], text: Text, names: Sequence[str], state: State) -> Table:
    """The same as a table: a row for each seat, a column for each item."""
    scores, places = state.scores(), state.ranking()
    found = [dict(state.breakdown(seat)) for seat in range(len(names))]
    items = [item for item in game.library().score_items() if any(item in points for points in found)]
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
