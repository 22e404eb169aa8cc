"""`make play` before anything is installed: what it says, and that it leaves the running game alone."""

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from tools import play

ROOT = Path(__file__).parents[2]
TERMINAL = ["citadels", "--terminal"]


@pytest.fixture
def fresh(tmp_path, monkeypatch):
    """A checkout whose environment is a folder with a Python that does nothing."""
    environment = tmp_path / ".venv"
    (environment / "bin").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools"]\n')
    before = play.ENVIRONMENT
    logs = ("PIP_LOG", "ENGINE_LOG", "CLIENT_LOG")
    for name in ("ENVIRONMENT", "PYTHON", "GAME", "READY", "PLAYABLE", "COMPILING", *logs):
        monkeypatch.setattr(play, name, environment / getattr(play, name).relative_to(before))
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path


def write_fake_program(path: Path, script: str) -> None:
    path.write_text(f"#!{sys.executable}\n{script}")
    path.chmod(0o755)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_read_without_the_library(language, monkeypatch):
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    source = (ROOT / "tools" / "play.py").read_text()
    keys = set(re.findall(r'"(make-[a-z-]+)"', source))
    assert len(keys) == 13
    for key in keys:
        args = dict.fromkeys(("needed", "python", "found", "log", "seconds", "command", "game", "steps"), "X")
        assert play.find_text(key, **args) == replace_no_break_spaces(
            Translator(language).format(key, **args)
        )


def test_an_unknown_language_is_reported_in_english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE")
    assert play.find_language() == "en"


def test_without_a_terminal_everything_is_set_up_and_nothing_started(fresh, monkeypatch, capsys):
    write_fake_program(play.PYTHON, "raise SystemExit(1 if '--check' in __import__('sys').argv else 0)")
    write_fake_program(play.GAME, "raise SystemExit(3)")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert play.main(TERMINAL) == 0
    said = capsys.readouterr().out
    assert "[2/3] Installing packages" in said
    assert "[3/3] No C compiler was found" in said
    assert "This is not a terminal, so no game was started" in said
    assert play.PLAYABLE.exists()
    play.main(TERMINAL)
    assert "[2/3]" not in capsys.readouterr().out


def test_the_engine_is_compiled_apart_from_the_game(fresh, monkeypatch, capsys):
    write_fake_program(play.PYTHON, "raise SystemExit(1)")
    write_fake_program(play.GAME, "")
    play.PLAYABLE.touch()
    os.utime(fresh / "pyproject.toml", (1, 1))
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/cc")
    started: list[list[str]] = []

    class Work:
        pid = os.getpid()

        def __init__(self, command: list[str], **settings: object) -> None:
            assert settings["start_new_session"] is True
            assert settings["stdin"] == subprocess.DEVNULL
            started.append(command)

    monkeypatch.setattr(subprocess, "Popen", Work)
    monkeypatch.setattr(play, "is_engine_ready", lambda: False)
    assert play.main(TERMINAL) == 0
    assert [command[-1] for command in started] == ["--compile"]
    assert "in the background for your next game" in capsys.readouterr().out
    play.main(TERMINAL)  # it is still at it
    assert len(started) == 1


def test_a_game_that_does_not_use_the_compiled_engine_reads_the_sources(fresh, monkeypatch):
    write_fake_program(play.PYTHON, "")
    write_fake_program(play.GAME, "")
    play.PLAYABLE.touch()
    os.utime(fresh / "pyproject.toml", (1, 1))
    started: dict[str, str] = {}

    def start(arguments: list[str], environment: dict[str, str]) -> int:
        assert arguments == ["play", "praga", "--players", "3"]
        started.update(environment)
        return 0

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(play, "compile_meanwhile", lambda steps: None)
    monkeypatch.setattr(play, "start", start)
    monkeypatch.delenv("BURGRAVE_PURE", raising=False)
    for ready, pure in ((False, "1"), (True, None)):
        started.clear()
        monkeypatch.setattr(play, "is_engine_ready", lambda ready=ready: ready)
        assert play.main(["praga", "--terminal", "--players", "3"]) == 0
        assert started.get("BURGRAVE_PURE") == pure


def make_ready_checkout(fresh, monkeypatch, built: bool) -> list[str]:
    """A checkout with everything installed; what would be started is noted."""
    write_fake_program(
        play.PYTHON, f"raise SystemExit({0 if built else 1} if '--check' in __import__('sys').argv else 0)"
    )
    write_fake_program(play.GAME, "")
    play.PLAYABLE.touch()
    os.utime(fresh / "pyproject.toml", (1, 1))
    started: list[str] = []

    def start(arguments: list[str], environment: dict[str, str]) -> int:
        started.extend(arguments)
        return 0

    monkeypatch.setattr(play, "is_engine_ready", lambda: True)
    monkeypatch.setattr(play, "start", start)
    return started


def test_citadels_opens_in_the_browser_with_or_without_a_terminal(fresh, monkeypatch, capsys):
    started = make_ready_checkout(fresh, monkeypatch, built=True)
    assert play.main([]) == 0
    assert started[:3] == ["serve", "--open-browser", "--port"]
    said = capsys.readouterr().out
    assert said.startswith("Burgrave installs what it needs in this folder, then opens in your browser")
    assert "[3/4]" not in said


def test_another_game_opens_at_a_table_of_its_own(fresh, monkeypatch):
    started = make_ready_checkout(fresh, monkeypatch, built=True)
    assert play.main(["praga", "--port", "9000"]) == 0
    assert started == ["serve", "--open-browser", "--game", "praga", "--port", "9000"]


def test_the_client_is_built_once_before_it_is_served(fresh, monkeypatch, capsys):
    started = make_ready_checkout(fresh, monkeypatch, built=False)
    assert play.main(["citadels", "--port", "9000"]) == 0
    assert "[3/4] Building the browser client" in capsys.readouterr().out
    assert started == ["serve", "--open-browser", "--port", "9000"]


def test_a_client_that_cannot_be_built_leaves_the_terminal(fresh, monkeypatch):
    make_ready_checkout(fresh, monkeypatch, built=False)
    write_fake_program(play.PYTHON, "raise SystemExit(1)")
    with pytest.raises(SystemExit, match=r"client\.log\. You can play in the terminal without it"):
        play.main([])


def test_another_program_on_the_default_port_is_left_alone(monkeypatch):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(play, "USUAL_PORT", other.getsockname()[1])
        assert play.port_arguments([]) != ["--port", str(play.USUAL_PORT)]


def test_an_old_python_prints_which_one_is_needed(fresh, monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert play.main(TERMINAL) == 2
    assert "Burgrave needs Python 3.11 or newer" in capsys.readouterr().out


def test_a_failed_installation_says_where_to_look(fresh, monkeypatch):
    write_fake_program(play.PYTHON, "raise SystemExit(1)")
    with pytest.raises(SystemExit, match=r"see \.venv/pip\.log for"):
        play.main(TERMINAL)


def test_make_hands_arguments_on():
    answer = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "play", "ARGS=--players 5"],
        cwd=ROOT,
        env={
            name: value
            for name, value in os.environ.items()
            if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.stdout.rstrip().find("tools/play.py citadels --players 5") > 0


def test_it_says_what_is_going_to_happen_and_how_to_choose_the_language(fresh, monkeypatch, capsys):
    write_fake_program(play.PYTHON, "")
    write_fake_program(play.GAME, "")
    play.PLAYABLE.touch()
    os.utime(fresh / "pyproject.toml", (1, 1))
    monkeypatch.setattr(play, "is_engine_ready", lambda: True)
    for _ in range(2):
        assert play.main(["praga", "--terminal"]) == 0
        said = capsys.readouterr().out
        assert said.startswith("Burgrave installs what it needs in this folder, then starts a game of praga")
        assert "make play ARGS=--lang=cs" in said
        assert "engine" not in said


@pytest.mark.parametrize(("code", "noise"), [(2, False), (130, False), (0, False), (1, True)])
def test_make_adds_nothing_to_an_error_message(code, noise, tmp_path):
    python = tmp_path / "python"
    write_fake_program(python, f"raise SystemExit({code})")
    answer = subprocess.run(
        ["make", "play", f"PYTHON={python}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ("***" in answer.stderr) == noise
