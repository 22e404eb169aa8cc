"""What every part of the picture draws from: the facts one pair of eyes sees, words, and choices by move."""

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.core.game import Game
from burgrave.praga.facts.types import Player
from burgrave.table.lenses.praga.printed import Printed, seen
from burgrave.table.lenses.praga.words import Cache, Words
from burgrave.table.sight import Sight
from burgrave.terminal.lines import fit_line, written
from burgrave.terminal.praga.marks import BOT, COLOURS, NUMBER, marks
from burgrave.text.width import fit


class Scene:
    """One moment of a game through one pair of eyes."""

    def __init__(self, game: Game[Any], printed: Printed, sight: Sight, cache: Cache) -> None:
        self.game = game
        self.printed = printed
        self.sight = sight
        self.facts = seen(sight.facts)
        self.words = Words(game, sight.text, printed, cache)
        moves = game.words().moves
        self.numbers = {moves[choice.move]: choice.number for choice in sight.offered.choices}

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, **args)

    # -- who

    @property
    def seats(self) -> list[Player]:
        return self.facts["seats"]

    @property
    def deciding(self) -> int | None:
        decision = self.facts["decision"]
        return decision["seat"] if decision else None

    @property
    def kind(self) -> str:
        """The kind of the open decision; empty if there is none."""
        decision = self.facts["decision"]
        return decision["kind"] if decision else ""

    @property
    def shown_seat(self) -> int:
        """Whose boards are shown: those of the one who looks, or of the one on turn."""
        turn = self.facts["turn"]
        return self.sight.you if self.sight.you is not None else turn["seat"] if turn else 0

    @property
    def builder(self) -> int:
        """Whose action board a tile is laid on: the one on turn."""
        turn = self.facts["turn"]
        return turn["seat"] if turn else self.shown_seat

    @property
    def chosen_tile(self) -> str:
        """The tile that is about to be laid; empty if none is."""
        turn = self.facts["turn"]
        return turn["tile"] or "" if turn else ""

    def seat_mark(self, seat: int) -> str:
        """A seat in one letter: the first of its name if no other begins so, else its number."""
        names = self.sight.names
        letter = names[seat][:1].upper()
        unique = sum(name[:1].upper() == letter for name in names) == 1
        own_name = names[seat] != self.sight.text.seat(seat)
        return letter if unique and own_name and cell_len(letter) == 1 else str(seat + 1)

    def cube(self, owner: int | str) -> tuple[str, str]:
        """The letter and the style of a cube."""
        if not isinstance(owner, int):
            return BOT, "bold reverse"
        return self.seat_mark(owner), COLOURS[self.seats[owner]["colour"]]

    # -- choices

    def offered(self, verb: str) -> list[str]:
        """What the choices with this verb name."""
        moves = [self.game.words().parts(choice.move) for choice in self.sight.offered.choices]
        return [id for move in moves if move.verb == verb for _, id in move.objects]

    def number(self, move: str) -> str:
        """The number of the choice that is this move; empty if there is none."""
        return str(self.numbers.get(move, ""))

    def brings(self, move: str) -> Mapping[str, int]:
        """What the choice that is this move brings by itself."""
        wanted = self.game.words().numbers[move]
        choices = self.sight.offered.choices
        return next((choice.brings for choice in choices if choice.move == wanted), {})

    def numbered(self, move: str, width: int) -> Line:
        """That number at the right of a column."""
        return written(self.number(move).rjust(width), NUMBER)

    # -- amounts

    def amounts(self, bundle: Mapping[str, Any], room: int) -> Line:
        """In words if they fit, else in marks."""
        told = self.words.bundle(bundle)
        if cell_len(told) <= room:
            return Line(told)
        short = marks(bundle)
        return short if 0 < short.cell_len <= room else Line(fit(told, room))


def heading(title: str, width: int, more: str = "") -> Line:
    """The first line of a part."""
    line = written(title, "bold")
    if more:
        line.append(f"  {more}", "dim")
    return fit_line(line, width)


def columned(cells: list[Line], widths: list[int], gap: int = 1) -> Line:
    """Cells at fixed places; each but the last is cut to its width."""
    line = Line()
    for place, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if place:
            line.append(" " * gap)
        start = line.cell_len
        line.append_text(fit_line(cell, width))
        if place + 1 < len(cells):
            line.append(" " * (start + width - line.cell_len))
    return line
