"""When the table is drawn and when it is described in plain lines; the drawn one through a real terminal."""

import os
import pty
import re
import select
import struct
import subprocess
import time
from codecs import getincrementaldecoder
from fcntl import ioctl
from pathlib import Path
from signal import SIGWINCH
from termios import TIOCSWINSZ

import pytest

from burgrave import game
from burgrave.core.record import read_record
from burgrave.i18n import LANGUAGES, Translator
from burgrave.terminal.modes import is_plain
from tests.cli.dialogue import COMMAND

ALTERNATE = "\x1b[?1049h"
BACK = "\x1b[?1049l"
CODE = r"\x1b\[[0-9;?]*[A-Za-z]"
CODES = re.compile(CODE)


class Terminal:
    """A program that believes to sit in a terminal."""

    def __init__(self, *arguments: str, width: int = 80, height: int = 24, **settings: str) -> None:
        self.main, side = pty.openpty()
        ioctl(side, TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **settings}
        environment.pop("COLUMNS", None)
        environment.pop("LINES", None)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=side,
            stdout=side,
            stderr=side,
            env=environment,
            start_new_session=True,
        )
        os.close(side)
        self.seen = ""
        self.read_to = 0
        self.letters = getincrementaldecoder("utf-8")()

    def read_until(self, words: str, seconds: float = 60) -> str:
        """Return what was shown up to these words. The next call reads on behind them, however output was cut
        up.
        """
        wanted = re.compile(f"(?:{CODE})*".join(map(re.escape, words)))
        begin = self.read_to
        end = time.monotonic() + seconds
        while (found := wanted.search(self.seen, begin)) is None:
            ready, _, _ = select.select([self.main], [], [], 0.1)
            if ready:
                try:
                    self.seen += self.letters.decode(os.read(self.main, 65536))
                except OSError:
                    break
            assert time.monotonic() < end, self.seen[begin:]
        assert found is not None, f"the program ended without {words!r}: {self.seen[begin:]}"
        self.read_to = found.end()
        return self.seen[begin : self.read_to]

    def type(self, text: str) -> None:
        os.write(self.main, text.encode())

    def wait_for_question(self) -> None:
        """Wait until the program sleeps, because after its question it only waits for the keyboard."""
        status = Path(f"/proc/{self.process.pid}/stat")
        if not status.exists():
            pytest.skip("this system does not show whether a process sleeps")
        while status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "S":
            time.sleep(0.001)

    def resize(self, width: int, height: int) -> None:
        """As if a person pulled at the window; the program notices it."""
        self.wait_for_question()
        ioctl(self.main, TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process.send_signal(SIGWINCH)

    def leave(self) -> int:
        code = self.process.wait(timeout=60)
        os.close(self.main)
        return code


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_terminal_the_table_is_drawn_on_the_second_screen(language, tmp_path):
    text = Translator(language, "classic")
    file = tmp_path / "game.txt"
    arguments = ["play", "citadels", "--seed", "3", "--bot-delay", "0.001", "--lang", language]
    terminal = Terminal(*arguments, "--save", str(file))
    shown = terminal.read_until(text.format("terminal-choose"))
    assert ALTERNATE in shown
    assert text.format("terminal-log") in shown
    terminal.type("1\r")
    assert text.format("terminal-hand") in terminal.read_until(text.format("terminal-choose"))
    terminal.type("q\r")
    assert BACK in terminal.read_until("burgrave play --resume")
    assert terminal.leave() == 0
    assert not read_record(file, game).finished


def test_ctrl_c_gives_the_terminal_back_and_saves(tmp_path):
    file = tmp_path / "game.txt"
    terminal = Terminal("play", "citadels", "--seed", "3", "--save", str(file))
    terminal.read_until("Your choice")
    terminal.wait_for_question()
    terminal.process.send_signal(2)
    assert BACK in terminal.read_until("burgrave play --resume")
    assert terminal.leave() == 130


def test_a_hidden_screen_shows_nothing_of_a_hand(tmp_path):
    file = tmp_path / "game.txt"
    people = ["--seat", "1", "--seat", "3", "--names", "Host,Guest"]
    terminal = Terminal(
        "play", "citadels", "--seed", "3", "--bot-delay", "0.001", "--save", str(file), *people
    )
    terminal.read_until("only Host is looking")
    terminal.type("\r")
    assert "Hand: " in terminal.read_until("Your choice")
    terminal.type("1\r")
    between = terminal.read_until("only Guest is looking")
    after = CODES.sub("", between.split("\x1b[2J")[-1])
    assert "Hand the keyboard to Guest." in after
    assert "Hand: " not in after
    assert all("Hand: " not in CODES.sub("", screen) for screen in between.split("\x1b[2J")[1:])
    terminal.type("\r")
    terminal.read_until("Your choice")
    terminal.type("q\r")
    terminal.read_until("burgrave play --resume")
    assert terminal.leave() == 0


def test_a_replay_is_stepped_through_key_by_key():
    record = Path(__file__).parents[1] / "records" / "0.1.0" / "citadels-classic-2p-1.txt"
    terminal = Terminal("replay", str(record), "--show-all")
    terminal.read_until("q quit")
    terminal.type(" ")
    terminal.read_until("q quit")
    terminal.type("q")
    shown = terminal.read_until("1. ")
    assert "all random outcomes follow from the seed" in shown
    assert terminal.leave() == 0


def test_cards_are_listed_as_a_table_in_a_terminal():
    terminal = Terminal("cards", "citadels", "--type", "noble", width=100)
    shown = CODES.sub("", terminal.read_until("Palace"))
    assert "Card Type Cost Points Copies Effect" in " ".join(shown.split())
    terminal.leave()


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 15)])
def test_a_small_terminal_gets_plain_lines(width, height, tmp_path):
    file = tmp_path / "game.txt"
    arguments = ["play", "citadels", "--seed", "3", "--save", str(file)]
    terminal = Terminal(*arguments, width=width, height=height)
    shown = terminal.read_until("Your choice")
    assert ALTERNATE not in shown
    terminal.type("q\r")
    terminal.read_until("burgrave play --resume")
    terminal.leave()


def test_a_terminal_that_grows_gets_the_drawn_table_back(tmp_path):
    file = tmp_path / "game.txt"
    terminal = Terminal("play", "citadels", "--seed", "3", "--save", str(file), width=60)
    assert ALTERNATE not in terminal.read_until("Your choice")
    terminal.resize(80, 24)
    shown = terminal.read_until("Your choice")
    assert ALTERNATE in shown
    assert "── Log" in CODES.sub("", shown) or "Hand: " in CODES.sub("", shown)
    terminal.resize(60, 24)
    shown = terminal.read_until("Your choice")
    assert BACK in shown
    assert "1. " in shown
    terminal.type("q\r")
    terminal.read_until("burgrave play --resume")
    assert terminal.leave() == 0


def test_pipes_and_dumb_terminals_get_plain_lines():
    main, side = pty.openpty()
    ioctl(side, TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with os.fdopen(side, "w") as terminal, Path(os.devnull).open("w") as nothing:
        assert is_plain(True, terminal, terminal, {"TERM": "xterm"})
        assert is_plain(False, nothing, terminal, {"TERM": "xterm"})
        assert is_plain(False, terminal, nothing, {"TERM": "xterm"})
        assert is_plain(False, terminal, terminal, {"TERM": "dumb"})
        assert is_plain(False, terminal, terminal, {})
        assert not is_plain(False, terminal, terminal, {"TERM": "xterm"})
    os.close(main)
