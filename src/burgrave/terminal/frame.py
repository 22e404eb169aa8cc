"""Lay out one screen: the drawing, the log and, always at the bottom, the choices.

A frame is made for one window size. Nothing here writes to the terminal.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.i18n.width import fit, wrap_text
from burgrave.match.match_view import Choice, MatchView, RefusedChoice
from burgrave.terminal.board_renderer import MIN_LOG_ROWS, BoardRenderer
from burgrave.terminal.lines import fit_line, flow_items, join_columns, styled_line

YOURS: Final = "bold #ffffff on #7a1f2b"
THEIRS: Final = "reverse"
MESSAGE: Final = "bold yellow"
NEW: Final = "bold"
OLD: Final = "dim"
WIDE: Final = 120  # from this width on, the log is beside the drawing
GAP: Final = " │ "
REFUSED: Final = "✗"
INDENT: Final = 5  # of the continuation lines of a choice
MAX_LISTED: Final = 12  # up to this number, choices with a short form get a line each


class Frame:
    """Lays out one match view. `aside` replaces the log, or the whole screen if it is long.

    A page replaces the drawing and the log. If the choices do not fit below the page, the page fills the
    screen. A page or an aside that is still too long is shown from line `skipped` on.
    """

    def __init__(
        self,
        renderer: BoardRenderer,
        match_view: MatchView,
        width: int,
        height: int,
        aside: Sequence[str] = (),
        skipped: int = 0,
        page: str = "",
    ) -> None:
        self.page_name = page
        self.skipped = skipped
        self.renderer = renderer
        self.match_view = match_view
        self.width = width
        self.height = height
        self.aside = list(aside)
        self.newest_first = False  # show the end of the aside first
        self.message: Sequence[str] = ()  # shown below everything else
        self.next_start = 0  # first line of the next part of the aside or page; 0 if this is the last

    def make_lines(self) -> list[Line]:
        """Return one line fewer than the height. The last row of the terminal is for the input."""
        message = [
            styled_line(each, MESSAGE) for text in self.message for each in wrap_text(text, self.width, "  ")
        ]
        return [*self.main_lines(self.height - 1 - len(message)), *message]

    def main_lines(self, room: int) -> list[Line]:
        """Return all lines except the message."""
        if self.page_name:
            return self.page_lines(self.page_name, room)
        if self.aside and self.width < WIDE and len(self.aside_lines(self.width)) > room // 2:
            page = self.aside_page(self.width, room)
            return [*page, *[Line()] * (room - len(page))]
        least = self.renderer.min_rows(self.match_view, self.drawing_width) + self.log_rows
        easy = self.renderer.comfortable_rows(self.match_view, self.drawing_width) + self.log_rows
        decision = self.decision_lines(max(room - least, 3), room - easy)
        rows = max(room - len(decision), 0)
        top = self.top_lines(rows)
        top += [Line()] * (rows - len(top))
        return [*top[:rows], *decision][:room]

    @property
    def drawing_width(self) -> int:
        return self.renderer.drawing_width(self.width) if self.width >= WIDE else self.width

    @property
    def log_rows(self) -> int:
        if self.width >= WIDE:
            return 0
        return MIN_LOG_ROWS if self.aside else self.renderer.min_log_rows(self.match_view)

    def page_lines(self, page: str, room: int) -> list[Line]:
        """Return a page with the choices below it if there is room, else the page alone, in parts."""
        drawn = [
            fit_line(line, self.width) for line in self.renderer.draw_page(page, self.match_view, self.width)
        ]
        decision = self.decision_lines(room - len(drawn), room - len(drawn))
        if len(drawn) + len(decision) <= room:
            return [*drawn, *[Line()] * (room - len(drawn) - len(decision)), *decision]
        drawn = drawn[self.skipped :]
        if len(drawn) <= room:
            return [*drawn, *[Line()] * (room - len(drawn))]
        self.next_start = self.skipped + room - 1
        return [*drawn[: room - 1], self.more_line(self.width)]

    # -- upper part

    def top_lines(self, rows: int) -> list[Line]:
        if self.width >= WIDE:
            left = self.drawing_width
            right = self.width - left - len(GAP)
            table = self.renderer.draw(self.match_view, left, rows)
            log = self.log_lines(right, rows)
            return join_columns(table, log + [Line()] * (rows - len(log)), left, GAP)
        easy = min(self.renderer.comfortable_rows(self.match_view, self.width), rows - self.log_rows)
        table = self.renderer.draw(self.match_view, self.width, max(easy, rows * 3 // 4))
        log = self.log_lines(self.width, rows - len(table))
        if self.next_start:
            return self.log_lines(self.width, rows)
        return [*table, *log]

    def log_lines(self, width: int, rows: int) -> list[Line]:
        """Return the aside, or the latest log entries: the newest last, the new ones bold."""
        if rows <= 0:
            return []
        if self.aside:
            return self.aside_page(width, rows)
        lines: list[Line] = []
        log = self.match_view.log
        if self.width < WIDE and self.match_view.new_entries >= rows:
            return self.new_log_lines(width, rows)
        for place in range(len(log) - 1, -1, -1):
            new = place >= len(log) - self.match_view.new_entries
            sentence = [styled_line(each, NEW if new else OLD) for each in wrap_text(log[place], width, "  ")]
            lines = sentence + lines
            if len(lines) >= rows:
                break
        if len(lines) < rows or rows > MIN_LOG_ROWS:
            return [self.rule_line(self.match_view.tr.format("terminal-log"), width), *lines[-(rows - 1) :]]
        return lines[-rows:]

    def new_log_lines(self, width: int, rows: int) -> list[Line]:
        """Return the new log entries as running text, so that more of them fit on a small screen."""
        log = self.match_view.log
        heading = (
            [self.rule_line(self.match_view.tr.format("terminal-log"), width)] if rows > MIN_LOG_ROWS else []
        )
        room = rows - len(heading)
        lines: list[str] = []
        for place in range(len(log) - 1, len(log) - self.match_view.new_entries - 1, -1):
            longer = wrap_text(" ".join(log[place:]), width)
            if lines and len(longer) > room:
                break
            lines = longer
        return [*heading, *(styled_line(each, NEW) for each in lines[-room:])]

    def aside_page(self, width: int, rows: int) -> list[Line]:
        """Return the part of the aside that fits. The last line says whether more follows."""
        if self.newest_first:
            return self.latest_aside_page(width, rows)
        lines = self.aside_lines(width)[self.skipped :]
        self.next_start = 0
        if len(lines) < rows:
            return [self.rule_line("", width), *lines]
        shown = max(rows - 2, 1)
        self.next_start = self.skipped + shown
        return [self.rule_line("", width), *lines[:shown], self.more_line(width)]

    def latest_aside_page(self, width: int, rows: int) -> list[Line]:
        """Return the end of the aside. The next page shows the lines before it."""
        lines = self.aside_lines(width)
        lines = lines[: len(lines) - self.skipped]
        self.next_start = 0
        if len(lines) < rows:
            return [self.rule_line(self.match_view.tr.format("terminal-log"), width), *lines]
        shown = max(rows - 2, 1)
        self.next_start = self.skipped + shown
        earlier = styled_line(fit(self.match_view.tr.format("terminal-press-enter-earlier"), width), "bold")
        return [self.rule_line(self.match_view.tr.format("terminal-log"), width), earlier, *lines[-shown:]]

    def more_line(self, width: int) -> Line:
        return styled_line(fit(self.match_view.tr.format("terminal-press-enter-next"), width), "bold")

    def aside_lines(self, width: int) -> list[Line]:
        return [Line(each) for line in self.aside for each in (wrap_text(line, width, "  ") or [""])]

    def rule_line(self, title: str, width: int) -> Line:
        line = styled_line(f"── {title} " if title else "", "dim")
        line.append("─" * (width - line.cell_len), "dim")
        return fit_line(line, width)

    # -- lower part

    def decision_lines(self, rows: int, comfortable_rows: int) -> list[Line]:
        """Return the question, every choice, and the reasons for refused choices.

        The choices may use `rows` lines. The reasons only use lines within `comfortable_rows`, but at least
        one line if there is room.
        """
        match_view = self.match_view
        heading = styled_line(
            f" {fit(match_view.question, self.width - 2)} ", YOURS if match_view.your_decision else THEIRS
        )
        heading.append(" " * (self.width - heading.cell_len), YOURS if match_view.your_decision else THEIRS)
        choices = self.choice_lines(rows - 1, comfortable_rows - 1)
        spare = max(min(rows, comfortable_rows) - 1 - len(choices), 1 if len(choices) + 1 < rows else 0)
        refused = [] if self.aside else self.refused_lines(match_view.prompt.refused, spare)
        return [heading, *choices, *refused]

    def choice_lines(self, rows: int, comfortable_rows: int) -> list[Line]:
        listed = frozenset[int]() if self.page_name else self.renderer.choices_in_drawing(self.match_view)
        offered = [choice for choice in self.match_view.prompt.choices if choice.number not in listed]
        above = [choice for choice in self.match_view.prompt.choices if choice.number in listed]
        if above and not above[0].heading:
            return [
                self.drawn_choices_line(above, Line(" ")),
                *self.separate_choice_lines(offered, rows - 1, comfortable_rows - 1),
            ]
        if above:
            return self.grouped_choice_lines(offered, above)
        return self.separate_choice_lines(offered, rows, comfortable_rows)

    def drawn_choices_line(self, above: Sequence[Choice], start: Line) -> Line:
        """Append the numbers of the choices that the drawing shows, and return the line."""
        start.append(range_text([choice.number for choice in above]), "bold yellow")
        return start.append(f" ↑ {self.match_view.tr.format('terminal-choices-above')}", "dim")

    def separate_choice_lines(
        self, choices: Sequence[Choice], rows: int, comfortable_rows: int
    ) -> list[Line]:
        """Return each choice on lines of its own if they fit, else the choices as running text."""
        if not any(choice.heading for choice in choices):
            many = len(choices) > MAX_LISTED and all(choice.short for choice in choices)
            whole = [line for choice in choices for line in self.choice_with_note(choice)]
            if len(whole) <= comfortable_rows and not many:
                return whole
            single = [self.choice_with_text(choice) for choice in choices]
            if len(single) <= rows and not many:
                return single
        return self.grouped_choice_lines(choices, [])

    def grouped_choice_lines(self, choices: Sequence[Choice], above: Sequence[Choice]) -> list[Line]:
        """Return the choices as running text, one group per heading. The drawing shows those in `above`."""
        lines: list[Line] = []
        headings = list(dict.fromkeys(choice.heading for choice in [*above, *choices]))
        broad = max((cell_len(heading) for heading in headings), default=0)
        for heading in headings:
            first = styled_line(f" {heading.ljust(broad)} " if broad else " ", "dim")
            drawn = [choice for choice in above if choice.heading == heading]
            items = [self.drawn_choices_line(drawn, Line())] if drawn else []
            items += [self.choice_line(choice, short=True) for choice in choices if choice.heading == heading]
            lines += flow_items(items, self.width, 2, first)
        return lines

    def choice_line(self, choice: Choice, short: bool = False) -> Line:
        line = styled_line(f"{choice.number} ", "bold yellow")
        mark = self.renderer.piece_mark(choice.piece) if choice.piece is not None else Line()
        if mark.cell_len:
            line.append_text(mark)
            line.append(" ")
        line.append(choice.short if short and choice.short else choice.label)
        return line

    def choice_with_note(self, choice: Choice) -> list[Line]:
        """Return a choice with its whole note, wrapped to several lines if the label is short."""
        start = Line(" ").append_text(self.choice_line(choice)).append(" · ")
        if not choice.note or start.cell_len > self.width // 2:
            return [self.choice_with_text(choice)]
        place = "-" * (start.cell_len - 1)  # takes the place of the label while the note is wrapped
        first, *others = wrap_text(f"{place} {choice.note}", self.width, " " * INDENT)
        start.append(first[len(place) + 1 :], "dim")
        return [start, *(styled_line(line, "dim") for line in others)]

    def choice_with_text(self, choice: Choice) -> Line:
        """Return a choice with its note, or with the text of its card, cut to one line."""
        line = Line(" ")
        line.append_text(self.choice_line(choice))
        if choice.note:
            line.append(f" · {choice.note}", "dim")
        elif choice.piece is not None:
            tr, game = self.match_view.tr, self.renderer.game
            key = f"{game.id}-text-{choice.piece[0]}-{choice.piece[1]}"
            room = self.width - line.cell_len - 3
            if tr.has(key) and room > 12:
                line.append(" · " + fit(tr.format(key), room), "dim")
        return fit_line(line, self.width)

    def refused_lines(self, refused: Sequence[RefusedChoice], rows: int) -> list[Line]:
        """Return one sentence for each reason, less obvious ones first, while whole sentences fit."""
        by_reason: dict[str, list[str]] = {}
        for choice in sorted(refused, key=lambda each: each.obvious):
            by_reason.setdefault(choice.reason, []).append(choice.label)
        lines: list[Line] = []
        for why, labels in by_reason.items():
            room = self.width - cell_len(why) - 6
            names = fit(", ".join(labels), max(room, self.width * 2 // 3))
            sentence = wrap_text(f"{REFUSED} {names}: {why}", self.width, "  ")
            if len(lines) + len(sentence) > rows:
                break
            lines += [styled_line(each, "dim") for each in sentence]
        return lines


def range_text(numbers: Sequence[int]) -> str:
    """Return sorted numbers as text, with ranges shortened: 1-3, 5."""
    rows: list[list[int]] = []
    for number in numbers:
        if rows and rows[-1][-1] == number - 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return ", ".join(str(row[0]) if len(row) == 1 else f"{row[0]}-{row[-1]}" for row in rows)
