"""`make play` on a machine that has only Python, pip, venv, make and git.

    python tools/play.py [what follows `burgrave play`; citadels if nothing does]

Makes the environment, installs what the game needs, says what it is doing, and starts the game at once on
the interpreted engine. Meanwhile the engine is compiled in the background; the next game uses it. The
running game does not notice: it is told to read the sources, whatever appears beside them.

Written for old Pythons too: they have to get far enough to be told that they are too old.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
GAME = ENVIRONMENT / "bin" / "burgrave"
READY = ENVIRONMENT / ".ready"  # made by `make setup`, which installs more
USUAL = "citadels"
PLAYABLE = ENVIRONMENT / ".playable"
COMPILING = ENVIRONMENT / ".compiling"  # the process that compiles
PIP_LOG = ENVIRONMENT / "pip.log"
ENGINE_LOG = ENVIRONMENT / "engine.log"
LOCALES = ROOT / "src" / "burgrave" / "text" / "locales"
LANGUAGES = ("en", "cs", "bg", "pl")
NEEDED = (3, 11)
QUIET_PIP = ("-m", "pip", "--disable-pip-version-check", "install", "--no-input")
BACKGROUND = "--compile"
UNUSABLE = 2


def language() -> str:
    """The environment's, as the game itself will choose it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = re.split(r"[._@-]", os.environ[name])[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def say(key: str, **args: object) -> str:
    """A phrase of `make.ftl`; the library that reads such files is not there yet."""
    source = (LOCALES / language() / "make.ftl").read_text(encoding="utf-8")
    found = re.search(f"^{key} = (.*)$", source, re.MULTILINE)
    phrase = found.group(1) if found else key
    return re.sub(r"\{ \$(\w+) \}", lambda match: str(args[match.group(1)]), phrase)


def tell(key: str, **args: object) -> None:
    print(say(key, **args), flush=True)


def make_environment() -> None:
    tell("make-environment")
    made = subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], capture_output=True, check=False)
    if made.returncode:
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        raise SystemExit(say("make-no-venv"))


def install() -> None:
    """The game and its libraries, without compiling."""
    print(say("make-packages"), end=" ", flush=True)
    began = time.monotonic()
    command = [str(PYTHON), *QUIET_PIP, "--editable", "."]
    with PIP_LOG.open("wb") as log:
        work = subprocess.Popen(
            command,
            cwd=ROOT,
            env=interpreted(),
            stdout=log,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
        while work.poll() is None:
            try:
                work.wait(timeout=2)
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)
    print("", say("make-seconds", seconds=round(time.monotonic() - began)), flush=True)
    if work.returncode:
        raise SystemExit(say("make-packages-failed", log=shown(PIP_LOG)))
    PLAYABLE.touch()


def is_playable() -> bool:
    """Whether everything was installed since the list of libraries last changed."""
    listed = (ROOT / "pyproject.toml").stat().st_mtime
    return GAME.exists() and any(
        mark.exists() and mark.stat().st_mtime >= listed for mark in (READY, PLAYABLE)
    )


def engine_is_ready() -> bool:
    command = [str(PYTHON), str(ROOT / "tools" / "engine.py"), "--check"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def compile_meanwhile() -> None:
    """Start compiling in a process of its own, unless one is at it already."""
    if not any(name and shutil.which(name) for name in (os.environ.get("CC"), "cc", "gcc", "clang")):
        tell("make-no-compiler")
        return
    if not is_compiling():
        with ENGINE_LOG.open("wb") as log:
            work = subprocess.Popen(
                [str(PYTHON), str(Path(__file__).resolve()), BACKGROUND],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C in the game is not meant for it
            )
        COMPILING.write_text(str(work.pid))
    tell("make-compiling", log=shown(ENGINE_LOG))


def is_compiling() -> bool:
    try:
        os.kill(int(COMPILING.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def compile_engine() -> int:
    """In the background: get what compiling needs, then compile, without being in anybody's way."""
    import tomllib

    os.nice(15)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = settings["build-system"]["requires"]
    try:
        subprocess.run([str(PYTHON), *QUIET_PIP, *needed], cwd=ROOT, check=True)
        command = [str(PYTHON), str(ROOT / "tools" / "engine.py")]
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    finally:
        COMPILING.unlink(missing_ok=True)


def interpreted() -> dict[str, str]:
    return {**os.environ, "BURGRAVE_PURE": "1"}


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def main(arguments: list[str]) -> int:
    if sys.version_info < NEEDED:
        found = ".".join(map(str, sys.version_info[:3]))
        tell("make-python", needed=".".join(map(str, NEEDED)), python=sys.executable, found=found)
        return UNUSABLE
    if arguments == [BACKGROUND]:
        return compile_engine()
    game = (arguments or [USUAL])[0]
    tell("make-play", game=game)
    if not PYTHON.exists():
        make_environment()
    if not is_playable():
        install()
    environment = dict(os.environ)
    if not engine_is_ready():
        compile_meanwhile()
        environment = interpreted()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        tell("make-no-terminal", command=f"{shown(GAME)} play {game} --plain")
        return 0
    return start(arguments or [USUAL], environment)


def start(arguments: list[str], environment: dict[str, str]) -> NoReturn:
    """The game takes this process over, and with it the keyboard."""
    os.execve(GAME, [str(GAME), "play", *arguments], environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
