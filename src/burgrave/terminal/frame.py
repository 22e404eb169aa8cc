"""One screen: the table, what happened, and below, always in the same place, what can be done.

Made anew for every size; nothing here writes to the terminal.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.table.sight import Choice, Refusal, Sight
from burgrave.terminal.board import LEAST_LOG, Board
from burgrave.terminal.lines import beside, fit_line, flow, written
from burgrave.text.width import fit, wrapped

YOURS: Final = "bold #ffffff on #7a1f2b"
THEIRS: Final = "reverse"
MESSAGE: Final = "bold yellow"
NEW: Final = "bold"
OLD: Final = "dim"
WIDE: Final = 120  # from here on what happened stands beside the table
GAP: Final = " │ "
REFUSED: Final = "✗"
INDENT: Final = 5  # of what goes on below a choice
MOST_LISTED: Final = 12  # choices that get a line each although they have a short form


class Frame:
    """Draws one sight. `aside` takes the place of the log, or of everything if it is long.

    A page takes the place of the table; if both are long, of everything. An aside or a page that is still
    too long is shown from line `skipped` on.
    """

    def __init__(
        self,
        board: Board,
        sight: Sight,
        width: int,
        height: int,
        aside: Sequence[str] = (),
        skipped: int = 0,
        page: str = "",
    ) -> None:
        self.page_name = page
        self.skipped = skipped
        self.board = board
        self.sight = sight
        self.width = width
        self.height = height
        self.aside = list(aside)
        self.newest_first = False  # the last lines of the aside are shown first, then those before them
        self.message: Sequence[str] = ()  # said below everything, while all stays as it is
        self.following = 0  # where the next page of the aside begins; 0 if this is the last

    def lines(self) -> list[Line]:
        """As many lines as the height, the last one left for what is typed."""
        message = [
            written(each, MESSAGE) for told in self.message for each in wrapped(told, self.width, "  ")
        ]
        return [*self.above(self.height - 1 - len(message)), *message]

    def above(self, room: int) -> list[Line]:
        """All but the message."""
        if self.page_name:
            return self.turned_to(self.page_name, room)
        if self.aside and self.width < WIDE and len(self.aside_lines(self.width)) > room // 2:
            told = self.page(self.width, room)
            return [*told, *[Line()] * (room - len(told))]
        least = self.board.least_rows(self.sight, self.table_width) + self.log_rows
        easy = self.board.easy_rows(self.sight, self.table_width) + self.log_rows
        decision = self.decision(max(room - least, 3), room - easy)
        rows = max(room - len(decision), 0)
        top = self.top(rows)
        top += [Line()] * (rows - len(top))
        return [*top[:rows], *decision][:room]

    @property
    def table_width(self) -> int:
        return self.board.table_width(self.width) if self.width >= WIDE else self.width

    @property
    def log_rows(self) -> int:
        if self.width >= WIDE:
            return 0
        return LEAST_LOG if self.aside else self.board.log_rows(self.sight)

    def turned_to(self, page: str, room: int) -> list[Line]:
        """A page, with the decision below it if there is room, else alone and in parts."""
        drawn = [fit_line(line, self.width) for line in self.board.page(page, self.sight, self.width)]
        decision = self.decision(room - len(drawn), room - len(drawn))
        if len(drawn) + len(decision) <= room:
            return [*drawn, *[Line()] * (room - len(drawn) - len(decision)), *decision]
        drawn = drawn[self.skipped :]
        if len(drawn) <= room:
            return [*drawn, *[Line()] * (room - len(drawn))]
        self.following = self.skipped + room - 1
        return [*drawn[: room - 1], self.more(self.width)]

    # -- above

    def top(self, rows: int) -> list[Line]:
        if self.width >= WIDE:
            left = self.table_width
            right = self.width - left - len(GAP)
            table = self.board.picture(self.sight, left, rows)
            told = self.told(right, rows)
            return beside(table, told + [Line()] * (rows - len(told)), left, GAP)
        easy = min(self.board.easy_rows(self.sight, self.width), rows - self.log_rows)
        table = self.board.picture(self.sight, self.width, max(easy, rows * 3 // 4))
        told = self.told(self.width, rows - len(table))
        if self.following:
            return self.told(self.width, rows)
        return [*table, *told]

    def told(self, width: int, rows: int) -> list[Line]:
        """The answer to what was asked, or what happened last: the newest below, the new ones brighter."""
        if rows <= 0:
            return []
        if self.aside:
            return self.page(width, rows)
        lines: list[Line] = []
        log = self.sight.log
        if self.width < WIDE and self.sight.fresh >= rows:
            return self.news(width, rows)
        for place in range(len(log) - 1, -1, -1):
            new = place >= len(log) - self.sight.fresh
            sentence = [written(each, NEW if new else OLD) for each in wrapped(log[place], width, "  ")]
            lines = sentence + lines
            if len(lines) >= rows:
                break
        if len(lines) < rows or rows > LEAST_LOG:
            return [self.rule(self.sight.text.say("cli-log"), width), *lines[-(rows - 1) :]]
        return lines[-rows:]

    def news(self, width: int, rows: int) -> list[Line]:
        """All that is new, one sentence after another: more of it stays readable on a small screen."""
        log = self.sight.log
        heading = [self.rule(self.sight.text.say("cli-log"), width)] if rows > LEAST_LOG else []
        room = rows - len(heading)
        lines: list[str] = []
        for place in range(len(log) - 1, len(log) - self.sight.fresh - 1, -1):
            longer = wrapped(" ".join(log[place:]), width)
            if lines and len(longer) > room:
                break
            lines = longer
        return [*heading, *(written(each, NEW) for each in lines[-room:])]

    def page(self, width: int, rows: int) -> list[Line]:
        """As much of the aside as fits; if more follows, the last line says so."""
        if self.newest_first:
            return self.latest_page(width, rows)
        lines = self.aside_lines(width)[self.skipped :]
        self.following = 0
        if len(lines) < rows:
            return [self.rule("", width), *lines]
        shown = max(rows - 2, 1)
        self.following = self.skipped + shown
        return [self.rule("", width), *lines[:shown], self.more(width)]

    def latest_page(self, width: int, rows: int) -> list[Line]:
        """The same from its end: the next page is the one before."""
        lines = self.aside_lines(width)
        lines = lines[: len(lines) - self.skipped]
        self.following = 0
        if len(lines) < rows:
            return [self.rule(self.sight.text.say("cli-log"), width), *lines]
        shown = max(rows - 2, 1)
        self.following = self.skipped + shown
        earlier = written(fit(self.sight.text.say("terminal-press-enter-earlier"), width), "bold")
        return [self.rule(self.sight.text.say("cli-log"), width), earlier, *lines[-shown:]]

    def more(self, width: int) -> Line:
        return written(fit(self.sight.text.say("cli-press-enter-next"), width), "bold")

    def aside_lines(self, width: int) -> list[Line]:
        return [Line(each) for line in self.aside for each in (wrapped(line, width, "  ") or [""])]

    def rule(self, title: str, width: int) -> Line:
        line = written(f"── {title} " if title else "", "dim")
        line.append("─" * (width - line.cell_len), "dim")
        return fit_line(line, width)

    # -- below

    def decision(self, rows: int, easily: int) -> list[Line]:
        """Whose turn it is, every choice, and reasons for what is refused.

        The choices may take all these rows; the reasons get only what the table can spare easily, and one
        line at least.
        """
        sight = self.sight
        heading = written(f" {fit(sight.question, self.width - 2)} ", YOURS if sight.yours else THEIRS)
        heading.append(" " * (self.width - heading.cell_len), YOURS if sight.yours else THEIRS)
        choices = self.choices(rows - 1, easily - 1)
        spare = max(min(rows, easily) - 1 - len(choices), 1 if len(choices) + 1 < rows else 0)
        refusals = [] if self.aside else self.refusals(sight.offered.refusals, spare)
        return [heading, *choices, *refusals]

    def choices(self, rows: int, easily: int) -> list[Line]:
        listed = frozenset[int]() if self.page_name else self.board.listed(self.sight)
        offered = [choice for choice in self.sight.offered.choices if choice.number not in listed]
        above = [choice for choice in self.sight.offered.choices if choice.number in listed]
        if above and not above[0].heading:
            return [self.in_picture(above, Line(" ")), *self.apart(offered, rows - 1, easily - 1)]
        if above:
            return self.headed(offered, above)
        return self.apart(offered, rows, easily)

    def in_picture(self, above: Sequence[Choice], start: Line) -> Line:
        """The numbers that stand in the picture."""
        start.append(ranges([choice.number for choice in above]), "bold yellow")
        return start.append(f" ↑ {self.sight.text.say('terminal-choices-above')}", "dim")

    def apart(self, offered: Sequence[Choice], rows: int, easily: int) -> list[Line]:
        """Choices with a line each if they fit, else one after another."""
        if not any(choice.heading for choice in offered):
            many = len(offered) > MOST_LISTED and all(choice.short for choice in offered)
            whole = [line for choice in offered for line in self.with_note(choice)]
            if len(whole) <= easily and not many:
                return whole
            single = [self.with_rule(choice) for choice in offered]
            if len(single) <= rows and not many:
                return single
        return self.headed(offered, [])

    def headed(self, offered: Sequence[Choice], above: Sequence[Choice]) -> list[Line]:
        """Choices one after another below their headings; some stand in the picture."""
        lines: list[Line] = []
        headings = list(dict.fromkeys(choice.heading for choice in [*above, *offered]))
        broad = max((cell_len(heading) for heading in headings), default=0)
        for heading in headings:
            first = written(f" {heading.ljust(broad)} " if broad else " ", "dim")
            drawn = [choice for choice in above if choice.heading == heading]
            items = [self.in_picture(drawn, Line())] if drawn else []
            items += [self.choice(choice, short=True) for choice in offered if choice.heading == heading]
            lines += flow(items, self.width, 2, first)
        return lines

    def choice(self, choice: Choice, short: bool = False) -> Line:
        line = written(f"{choice.number} ", "bold yellow")
        mark = self.board.chip(choice.about) if choice.about is not None else Line()
        if mark.cell_len:
            line.append_text(mark)
            line.append(" ")
        line.append(choice.short if short and choice.short else choice.label)
        return line

    def with_note(self, choice: Choice) -> list[Line]:
        """A choice with all there is to know of it, on as many lines as that needs."""
        start = Line(" ").append_text(self.choice(choice)).append(" · ")
        if not choice.note or start.cell_len > self.width // 2:
            return [self.with_rule(choice)]
        place = "-" * (start.cell_len - 1)  # so that the note is wrapped behind what stands before it
        first, *others = wrapped(f"{place} {choice.note}", self.width, " " * INDENT)
        start.append(first[len(place) + 1 :], "dim")
        return [start, *(written(line, "dim") for line in others)]

    def with_rule(self, choice: Choice) -> Line:
        """A choice with what there is to know of it, or with what its card does, as far as that fits."""
        line = Line(" ")
        line.append_text(self.choice(choice))
        if choice.note:
            line.append(f" · {choice.note}", "dim")
        elif choice.about is not None:
            text, game = self.sight.text, self.board.game
            key = f"{game.id}-text-{choice.about[0]}-{choice.about[1]}"
            room = self.width - line.cell_len - 3
            if text.has(key) and room > 12:
                line.append(" · " + fit(text.say(key), room), "dim")
        return fit_line(line, self.width)

    def refusals(self, refusals: Sequence[Refusal], rows: int) -> list[Line]:
        """One sentence for each reason, the less obvious ones first, as long as whole sentences fit."""
        by_reason: dict[str, list[str]] = {}
        for refusal in sorted(refusals, key=lambda each: each.obvious):
            by_reason.setdefault(refusal.why, []).append(refusal.label)
        lines: list[Line] = []
        for why, labels in by_reason.items():
            room = self.width - cell_len(why) - 6
            listed = fit(", ".join(labels), max(room, self.width * 2 // 3))
            sentence = wrapped(f"{REFUSED} {listed}: {why}", self.width, "  ")
            if len(lines) + len(sentence) > rows:
                break
            lines += [written(each, "dim") for each in sentence]
        return lines


def ranges(numbers: Sequence[int]) -> str:
    """Numbers in order, rows of them in short: 1-3, 5."""
    rows: list[list[int]] = []
    for number in numbers:
        if rows and rows[-1][-1] == number - 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return ", ".join(str(row[0]) if len(row) == 1 else f"{row[0]}-{row[-1]}" for row in rows)
