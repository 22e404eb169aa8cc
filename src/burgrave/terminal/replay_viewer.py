"""Show a replay: key by key on a screen, or as plain lines from start to end."""

import sys
from collections.abc import Callable
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text as Line

from burgrave.core.events import SPECTATOR
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.i18n.width import fit, wrap_text
from burgrave.match.match_view import FULL_STATE, MatchView
from burgrave.match.replay import MOVE, STEP_CHOICES, TURN, Replay, ReplayFrame
from burgrave.terminal.board_renderer import BoardRenderer, renderer_for
from burgrave.terminal.frame import Frame
from burgrave.terminal.lines import styled_line
from burgrave.terminal.screen_ui import CLEAR

FORWARD_KEYS: Final = {"\x1b[C", "\x1b[B", "\x1b[6~", " ", "\r", "\n", "n"}
BACK_KEYS: Final = {"\x1b[D", "\x1b[A", "\x1b[5~", "\x7f", "b", "p"}
FIRST_KEYS: Final = {"\x1b[H", "\x1b[1~", "\x1bOH", "0"}
LAST_KEYS: Final = {"\x1b[F", "\x1b[4~", "\x1bOF", "9"}
STEP_KEYS: Final = {"m", "м"}  # a Latin and a Cyrillic letter
VIEWER_KEYS: Final = {"e", "е", "\t"}  # noqa: RUF001
QUIT_KEYS: Final = {"q", "я", "\x1b", "\x04"}
PAGE_KEYS: Final = "12345678"  # each key opens a page or closes it


def print_replay(replay: Replay, step_by: str, viewer: int, out: TextIO) -> None:
    """Print the whole log, with a blank line between turns or a number before each move."""
    printed = 0
    for frame in replay.list_frames(step_by, viewer):
        sentences = replay.view_at(frame, viewer).log[printed : frame.sentence_count]
        printed = frame.sentence_count
        if step_by == TURN:
            print(file=out)
        if step_by == MOVE:
            sentences = [f"{frame.entry}. {' '.join(sentences)}"]
        for sentence in sentences:
            print(replace_no_break_spaces(sentence), file=out)


class ReplayViewer:
    """Steps forward and back through a replay on the alternate screen."""

    def __init__(
        self, replay: Replay, step_by: str, viewer: int, console: Console, read_key: Callable[[], str]
    ) -> None:
        self.replay = replay
        self.renderer = renderer_for(replay.presenter)
        self.step_by = step_by
        self.viewer = viewer
        self.console = console
        self.read_key = read_key
        self.frames = replay.list_frames(step_by, viewer)
        self.position = 0
        self.page = ""  # the page that is shown; empty for the whole state

    def run(self) -> None:
        self.console.set_alt_screen(True)
        try:
            while True:
                self.draw()
                if not self.handle_key(self.read_key()):
                    return
        finally:
            self.console.set_alt_screen(False)

    def handle_key(self, key: str) -> bool:
        """Handle a key. Return False if it ends the viewer."""
        last = len(self.frames) - 1
        if key in QUIT_KEYS:
            return False
        if key in FORWARD_KEYS:
            self.position = min(self.position + 1, last)
        elif key in BACK_KEYS:
            self.position = max(self.position - 1, 0)
        elif key in FIRST_KEYS:
            self.position = 0
        elif key in LAST_KEYS:
            self.position = last
        elif key in STEP_KEYS:
            self.change_view(
                STEP_CHOICES[(STEP_CHOICES.index(self.step_by) + 1) % len(STEP_CHOICES)], self.viewer
            )
        elif key in VIEWER_KEYS:
            around = [*range(len(self.replay.names)), SPECTATOR, FULL_STATE]
            self.change_view(self.step_by, around[(around.index(self.viewer) + 1) % len(around)])
        elif key in PAGE_KEYS:
            names = self.renderer.page_names(self.replay.tr)[: len(PAGE_KEYS)]
            chosen = dict(zip(PAGE_KEYS, names, strict=False)).get(key, "")
            self.page = "" if chosen == self.page else chosen
        return True

    def change_view(self, step_by: str, viewer: int) -> None:
        """Change the step size or the viewer, and stay at the same entry of the game."""
        entry = self.frames[self.position].entry
        self.step_by, self.viewer = step_by, viewer
        self.frames = self.replay.list_frames(step_by, viewer)
        self.position = next(
            (n for n, frame in enumerate(self.frames) if frame.entry >= entry), len(self.frames) - 1
        )

    def draw(self) -> None:
        width, height = self.console.size
        lines = self.frame_lines(self.frames[self.position], width, height)
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(line, no_wrap=True, crop=True, overflow="crop", highlight=False, end="\n")
            step_name = self.replay.tr.format(f"replay-step-{self.step_by}")
            keys = self.replay.tr.format("replay-keys", pace=step_name, m="m", e="e", q="q")
            self.console.print(styled_line(fit(keys, width - 1), "dim"), end="", highlight=False)
        sys.stdout.write(CLEAR + replace_no_break_spaces(drawn.get()))
        sys.stdout.flush()

    def frame_lines(self, replay_frame: ReplayFrame, width: int, height: int) -> list[Line]:
        renderer = (
            self.renderer
            if self.replay.state_after(replay_frame.entry) is not None
            else UndrawableRenderer(self.replay)
        )
        match_view = self.replay.view_at(replay_frame, self.viewer)
        numbered = zip(PAGE_KEYS, renderer.page_names(self.replay.tr), strict=False)
        pages = " ".join(f"{key} {name}" for key, name in numbered)
        match_view.question = f"{match_view.question} · {pages}" if pages else match_view.question
        page = renderer.find_page(self.page, match_view) if self.page else ""
        frame = Frame(renderer, match_view, width, height, page=page)
        lines = frame.make_lines()
        # Enter goes to the next step here, so the line that offers the next part of the page is removed.
        return [*lines[:-1], Line()] if frame.next_start else lines


class UndrawableRenderer(BoardRenderer):
    """Shows a message instead of a state that the current rules cannot reproduce."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay.presenter)
        self.replay = replay

    def draw(self, match_view: MatchView, width: int, rows: int) -> list[Line]:
        return [Line(each) for each in wrap_text(self.replay.tr.format("replay-undrawn"), width)][:rows]
