"""One screen: the table, what happened, and below, always in the same place, what can be done.

Made anew for every size; nothing here writes to the terminal.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text as Line

from burgrave.terminal.board import Board
from burgrave.terminal.lines import beside, fit, fit_line, flow, wrapped
from burgrave.terminal.sight import Choice, Refusal, Sight

YOURS: Final = "bold #ffffff on #7a1f2b"
THEIRS: Final = "reverse"
NEW: Final = "bold"
OLD: Final = "dim"
WIDE: Final = 120  # from here on what happened stands beside the table
LEAST_LOG: Final = 2
GAP: Final = " │ "
REFUSED: Final = "✗"


class Frame:
    """Draws one sight. `aside` takes the place of the log, or of the table if it is long."""

    def __init__(self, board: Board, sight: Sight, width: int, height: int, aside: Sequence[str] = ()) -> None:
        self.board = board
        self.sight = sight
        self.width = width
        self.height = height
        self.aside = list(aside)

    def lines(self) -> list[Line]:
        """As many lines as the height, the last one left for what is typed."""
        room = self.height - 1
        least = self.board.least_rows(self.sight, self.width) + LEAST_LOG
        decision = self.decision(max(room - least, 3))
        rows = room - len(decision)
        top = self.top(rows)
        top += [Line()] * (rows - len(top))
        return [*top[:rows], *decision]

    # -- above

    def top(self, rows: int) -> list[Line]:
        if self.width >= WIDE:
            left = self.width * 3 // 5
            right = self.width - left - len(GAP)
            table = self.board.picture(self.sight, left, rows)
            told = self.told(right, rows)
            return beside(table, told + [Line()] * (rows - len(told)), left, GAP)
        table = self.board.picture(self.sight, self.width, rows - LEAST_LOG)
        told = self.told(self.width, rows - len(table))
        needed = len(self.aside_lines(self.width)) + 1
        if self.aside and needed > rows - len(table):
            return self.told(self.width, rows)
        return [*table, *told]

    def told(self, width: int, rows: int) -> list[Line]:
        """The answer to what was asked, or what happened last: the newest below, the new ones brighter."""
        if rows <= 0:
            return []
        if self.aside:
            return [self.rule("", width), *self.aside_lines(width)[: rows - 1]]
        lines: list[Line] = []
        log = self.sight.log
        for place in range(len(log) - 1, -1, -1):
            new = place >= len(log) - self.sight.fresh
            sentence = [Line(each, NEW if new else OLD) for each in wrapped(log[place], width, "  ")]
            lines = sentence + lines
            if len(lines) >= rows:
                break
        if len(lines) < rows or rows > LEAST_LOG:
            return [self.rule(self.sight.text.say("cli-log"), width), *lines[-(rows - 1) :]]
        return lines[-rows:]

    def aside_lines(self, width: int) -> list[Line]:
        return [Line(each) for line in self.aside for each in (wrapped(line, width, "  ") or [""])]

    def rule(self, title: str, width: int) -> Line:
        line = Line(f"── {title} " if title else "", "dim")
        line.append("─" * (width - line.cell_len), "dim")
        return fit_line(line, width)

    # -- below

    def decision(self, rows: int) -> list[Line]:
        """Whose turn it is, every choice, and as many reasons for what is refused as there is room for."""
        sight = self.sight
        heading = Line(f" {fit(sight.question, self.width - 2)} ", YOURS if sight.yours else THEIRS)
        heading.append(" " * (self.width - heading.cell_len), YOURS if sight.yours else THEIRS)
        choices = self.choices(rows - 1)
        refusals = self.refusals(sight.offered.refusals)[: max(rows - 1 - len(choices), 0)]
        return [heading, *choices, *refusals]

    def choices(self, rows: int) -> list[Line]:
        offered = self.sight.offered.choices
        if not any(choice.heading for choice in offered):
            listed = [line for choice in offered for line in [self.with_rule(choice)]]
            if len(listed) <= rows:
                return listed
        lines: list[Line] = []
        headings = list(dict.fromkeys(choice.heading for choice in offered))
        broad = max((len(heading) for heading in headings), default=0)
        for heading in headings:
            first = Line(f" {heading.ljust(broad)} " if broad else " ", "dim")
            items = [self.choice(choice) for choice in offered if choice.heading == heading]
            lines += flow(items, self.width, 2, first)
        return lines

    def choice(self, choice: Choice) -> Line:
        line = Line(f"{choice.number} ", "bold yellow")
        mark = self.board.chip(choice.about) if choice.about is not None else Line()
        if mark.cell_len:
            line.append_text(mark)
            line.append(" ")
        line.append(choice.label)
        return line

    def with_rule(self, choice: Choice) -> Line:
        """A choice with what its card does, as far as that fits."""
        line = Line(" ")
        line.append_text(self.choice(choice))
        if choice.about is not None:
            text, game = self.sight.text, self.board.game
            key = f"{game.id}-text-{choice.about[0]}-{choice.about[1]}"
            room = self.width - line.cell_len - 3
            if text.has(key) and room > 12:
                line.append(" · " + fit(text.say(key), room), "dim")
        return fit_line(line, self.width)

    def refusals(self, refusals: Sequence[Refusal]) -> list[Line]:
        """One line for each reason, the less obvious ones first."""
        by_reason: dict[str, list[str]] = {}
        for refusal in sorted(refusals, key=lambda each: each.obvious):
            by_reason.setdefault(refusal.why, []).append(refusal.label)
        lines = []
        for why, labels in by_reason.items():
            room = self.width - len(why) - 6
            listed = fit(", ".join(labels), max(room, self.width // 3))
            lines.append(Line(fit(f" {REFUSED} {listed}: {why}", self.width), "dim"))
        return lines
