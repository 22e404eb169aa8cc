"""Makes the picture of the terminal in the README: a real game, drawn by the real program.

    python tools/picture.py          writes docs/pictures/terminal.svg
    python tools/picture.py --show   also prints what the picture shows

Bots play up to a busy moment; then `burgrave play --resume` draws the table in a terminal of its own, and
what it drew becomes the picture. Needs a system with pseudo-terminals.
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

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text as Line

import burgrave
from burgrave.bots.choose import choose
from burgrave.core.chance import Fast
from burgrave.core.record import Recorder

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
COLUMNS, ROWS = 100, 30
SEED = 7
ROUND = 6
NAMES = ["Ada", "scripted", "scripted", "scripted", "scripted"]
CLEAR = "\x1b[2J\x1b[H"  # each drawing begins so
QUIET = 2.0  # seconds without a word: the table is drawn
PATIENCE = 60.0
COMMAND = "import sys; from burgrave.cli.main import main; sys.exit(main(sys.argv[1:]))"
# Without the fonts that rich would fetch from elsewhere: a page must not call home.
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


def play_to_a_busy_moment(file: Path) -> None:
    """A game in which seat 0 is on turn, with something to choose from, in a late round."""
    game = burgrave.game("citadels")
    recorder = Recorder(game, game.options(edition="classic", players=5), SEED, NAMES, path=file)
    chance = Fast(SEED)
    while not busy(recorder):
        s = recorder.state
        recorder.play(int(s.acting), choose("scripted", s.view(s.acting), chance))


def busy(recorder: Recorder) -> bool:
    s = recorder.state
    facts = s.facts()
    mine = s.acting == 0 and facts["decision"]["kind"] == "turn"
    return bool(mine and facts["round"] >= ROUND and facts["turn"]["gathered"] and len(s.legal()) > 3)


def drawn_by_the_program(file: Path) -> str:
    """The last screen that the program draws when the game goes on."""
    child, terminal = pty.fork()
    if child == 0:
        settings = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            settings.pop(name, None)
        arguments = [sys.executable, "-c", COMMAND, "play", "--resume", str(file), "--lang", "en"]
        time.sleep(0.2)  # until the terminal has its size
        os.execve(sys.executable, arguments, settings)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
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


def to_svg(screen: str) -> str:
    """With a column and a row to spare: the edge of the picture."""
    console = Console(record=True, file=io.StringIO(), width=COLUMNS + 1, force_terminal=True)
    for line in [*screen.splitlines(), ""]:
        console.print(Line.from_ansi(line), no_wrap=True, crop=True, overflow="crop", highlight=False)
    return console.export_svg(title="", theme=MONOKAI, code_format=DRAWING, unique_id="burgrave")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--show", action="store_true", help="also print what the picture shows")
    show = parser.parse_args().show
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "evening.txt")
        play_to_a_busy_moment(file)
        screen = drawn_by_the_program(file)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(to_svg(screen), encoding="utf-8")
    if show:
        print(screen)
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
