"""Makes the pictures of the terminal in the README: real games, drawn by the real program.

    python tools/readme_picture.py          write docs/pictures/*.svg
    python tools/readme_picture.py --show   also print what the pictures show

Bots play until there is much to see. Then `burgrave play --resume` draws the game in its own terminal, and
this drawing becomes the picture. Needs a system with pseudo-terminals.
"""

import argparse
import fcntl
import io
import os
import pty
import select
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text as Line

import burgrave
from burgrave.bots.registry import default_bot, make_bot
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SEED = 7


class Picture(NamedTuple):
    """A picture to make: a game after this many rounds, on a terminal of this size."""

    name: str
    game: str
    options: dict[str, Any]
    turns: int
    columns: int
    rows: int


WANTED = [
    Picture("terminal", "citadels", {"edition": "classic", "players": 5}, 6, 100, 30),
    Picture("praga", "praga", {"players": 3}, 9, 150, 44),
]
CLEAR = "\x1b[2J\x1b[H"  # each drawing begins with this
QUIET = 2.0  # seconds without output: then the drawing is complete
PATIENCE = 60.0
COMMAND = "import sys; from burgrave.cli.main import main; sys.exit(main(sys.argv[1:]))"
# Without the fonts that rich would load from another server: a page must not load anything.
DRAWING = """\
<svg viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect fill="#1b1d23" width="100%" height="100%" rx="8"/>
<g transform="translate(4, 4)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def play_to_a_busy_moment(picture: Picture, file: Path) -> None:
    """Play a game until seat 0 has its turn with several choices, after some rounds."""
    game = burgrave.game(picture.game)
    options = game.options(**picture.options)
    names = ["Host", *[default_bot(game)] * (options.players - 1)]
    recorder = Recorder(game, options, SEED, names, path=file)
    rng, player = FastRng(SEED), make_bot(game, default_bot(game))
    while not is_worth_showing(picture, recorder):
        s = recorder.state
        recorder.play(int(s.current_seat), int(player.choose(s.view(s.current_seat), rng)))


def is_worth_showing(picture: Picture, recorder: Recorder) -> bool:
    s = recorder.state
    state_data = s.to_dict()
    mine = s.current_seat == 0 and state_data["decision"]["kind"] == "turn"
    begun = state_data["turn"].get("gathered", True) if mine else False
    return bool(begun and state_data["round"] >= picture.turns and len(s.legal_moves()) > 3)


def draw_by_program(picture: Picture, file: Path) -> str:
    """Return the last screen that the program draws when it resumes the game."""
    child, terminal = pty.fork()
    if child == 0:
        settings = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            settings.pop(name, None)
        arguments = [sys.executable, "-c", COMMAND, "play", "--resume", str(file), "--lang", "en"]
        time.sleep(0.2)  # until the terminal has its size
        os.execve(sys.executable, arguments, settings)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", picture.rows, picture.columns, 0, 0))
    written = b""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        ready, _, _ = select.select([terminal], [], [], QUIET)
        if ready:
            written += os.read(terminal, 65536)
        elif CLEAR.encode() in written:
            break
    os.write(terminal, b"q\n")
    os.waitpid(child, 0)
    os.close(terminal)
    if CLEAR.encode() not in written:
        sys.exit(f"the program drew no table:\n{written.decode(errors='replace')}")
    return written.decode().rpartition(CLEAR)[2]


def to_svg(screen: str, columns: int) -> str:
    """Return the screen as SVG, with an extra column and row as a margin."""
    console = Console(record=True, file=io.StringIO(), width=columns + 1, force_terminal=True)
    for line in [*screen.splitlines(), ""]:
        console.print(Line.from_ansi(line), no_wrap=True, crop=True, overflow="crop", highlight=False)
    return console.export_svg(title="", theme=MONOKAI, code_format=DRAWING, unique_id="burgrave")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--show", action="store_true", help="also print what the picture shows")
    show = parser.parse_args().show
    PICTURES.mkdir(parents=True, exist_ok=True)
    for picture in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "evening.txt")
            play_to_a_busy_moment(picture, file)
            screen = draw_by_program(picture, file)
        path = PICTURES / f"{picture.name}.svg"
        path.write_text(to_svg(screen, picture.columns), encoding="utf-8")
        if show:
            print(screen)
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
