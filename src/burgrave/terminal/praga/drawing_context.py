"""The input of every part of the drawing: state data of one viewer, texts, and choices by move."""

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.core.game import Game
from burgrave.i18n.width import fit
from burgrave.match.match_view import MatchView
from burgrave.match.presenters.praga.data_types import PragaPlayerData
from burgrave.match.presenters.praga.piece_describer import Cache, PieceDescriber
from burgrave.match.presenters.praga.printed import PrintedBoard, as_state_data
from burgrave.terminal.lines import fit_line, styled_line
from burgrave.terminal.praga.marks import BOT, COLOURS, NUMBER, styled_marks


class DrawingContext:
    """One state of a game, as one viewer sees it."""

    def __init__(self, game: Game[Any], printed: PrintedBoard, match_view: MatchView, cache: Cache) -> None:
        self.game = game
        self.printed = printed
        self.match_view = match_view
        self.state_data = as_state_data(match_view.state_data)
        self.describer = PieceDescriber(game, match_view.tr, printed, cache)
        moves = game.notation.move_texts
        self.numbers = {moves[choice.move]: choice.number for choice in match_view.prompt.choices}

    def format(self, key: str, **args: object) -> str:
        return self.describer.format(key, **args)

    # -- seats

    @property
    def seats(self) -> list[PragaPlayerData]:
        return self.state_data["seats"]

    @property
    def deciding_seat(self) -> int | None:
        decision = self.state_data["decision"]
        return decision["seat"] if decision else None

    @property
    def decision_kind(self) -> str:
        """The kind of the open decision; empty if there is none."""
        decision = self.state_data["decision"]
        return decision["kind"] if decision else ""

    @property
    def shown_seat(self) -> int:
        """The seat whose boards are shown: the viewer's own, else that of the current turn."""
        turn = self.state_data["turn"]
        return self.match_view.you if self.match_view.you is not None else turn["seat"] if turn else 0

    @property
    def building_seat(self) -> int:
        """The seat on whose action board a tile is laid: that of the current turn."""
        turn = self.state_data["turn"]
        return turn["seat"] if turn else self.shown_seat

    @property
    def chosen_tile(self) -> str:
        """The tile that is about to be laid; empty if there is none."""
        turn = self.state_data["turn"]
        return turn["tile"] or "" if turn else ""

    def seat_mark(self, seat: int) -> str:
        """Return a seat in one character: the first letter of its name if unique, else its number."""
        names = self.match_view.names
        letter = names[seat][:1].upper()
        unique = sum(name[:1].upper() == letter for name in names) == 1
        own_name = names[seat] != self.match_view.tr.seat_name(seat)
        return letter if unique and own_name and cell_len(letter) == 1 else str(seat + 1)

    def cube_mark(self, owner: int | str) -> tuple[str, str]:
        """Return the character and the style of a cube."""
        if not isinstance(owner, int):
            return BOT, "bold reverse"
        return self.seat_mark(owner), COLOURS[self.seats[owner]["colour"]]

    # -- choices

    def choice_number(self, move: str) -> str:
        """Return the number of the choice for this move; empty if there is none."""
        return str(self.numbers.get(move, ""))

    def choice_gain(self, move: str) -> Mapping[str, int]:
        """Return the immediate gain of the choice for this move."""
        wanted = self.game.notation.numbers[move]
        choices = self.match_view.prompt.choices
        return next((choice.gain for choice in choices if choice.move == wanted), {})

    def number_cell(self, move: str, width: int) -> Line:
        """Return the number of the choice for this move, aligned to the right."""
        return styled_line(self.choice_number(move).rjust(width), NUMBER)

    # -- amounts

    def amounts_line(self, bundle: Mapping[str, Any], room: int) -> Line:
        """Return the amounts, in words if they fit, else in marks."""
        text = self.describer.bundle_text(bundle)
        if cell_len(text) <= room:
            return Line(text)
        short = styled_marks(bundle)
        return short if 0 < short.cell_len <= room else Line(fit(text, room))


def heading_line(title: str, width: int, more: str = "") -> Line:
    """Return the first line of a part."""
    line = styled_line(title, "bold")
    if more:
        line.append(f"  {more}", "dim")
    return fit_line(line, width)


def align_columns(cells: list[Line], widths: list[int], gap: int = 1) -> Line:
    """Return cells in columns of these widths. Each cell is cut to its width."""
    line = Line()
    for place, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if place:
            line.append(" " * gap)
        start = line.cell_len
        line.append_text(fit_line(cell, width))
        if place + 1 < len(cells):
            line.append(" " * (start + width - line.cell_len))
    return line
