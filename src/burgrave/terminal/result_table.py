"""The result of a game as a table: a row for each item, a column for each player, the winner first."""

from collections.abc import Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.match.result import seats_by_place

ITEM_NAME_WIDTH: Final = 24  # preferred width of the item names
NARROWEST: Final = 5  # minimum width of a player's column


def result_table(
    game: Game[Any], tr: Translator, names: Sequence[str], state: State, you: int | None, width: int
) -> Table:
    """Return the points by item. Long names are folded, so that eight players fit."""
    scores, places = state.scores(), state.ranking()
    seats = seats_by_place(places)
    found = [dict(state.score_breakdown(seat)) for seat in range(len(names))]
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    table.add_column("", overflow="fold")
    room = max((width - ITEM_NAME_WIDTH) // len(seats) - 1, NARROWEST)
    for seat in seats:
        name = f"{names[seat]} ({tr.format('seat-you')})" if seat == you else names[seat]
        style = "bold" if places[seat] == 1 else ""
        table.add_column(name, justify="right", overflow="fold", max_width=room, style=style)
    table.add_row(tr.format("terminal-place"), *(str(places[seat]) for seat in seats), end_section=True)
    for item in game.reference().score_items():
        if any(item in points for points in found):
            table.add_row(tr.score_item_name(game, item), *(str(found[seat].get(item, "")) for seat in seats))
    table.add_section()
    table.add_row(tr.format("terminal-total"), *(str(scores[seat]) for seat in seats), style="bold")
    return table
