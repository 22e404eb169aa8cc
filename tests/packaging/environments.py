"""What a test of an installation needs: copies of this tree, clean variables, commands that must succeed."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
PRIVATE = ("PYTHON", "BURGRAVE_", "VIRTUAL_ENV", "COV_", "XDG_")
PATIENCE = 1500  # seconds that a worker waits for what another one makes


def clean_environment(**more: str) -> dict[str, str]:
    """Return the variables of this process without those that lead Python or Burgrave to this tree."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)}
    return {**kept, "BURGRAVE_PURE": "1", "LC_ALL": "en", **more}


def run(*command: str | Path, cwd: Path | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end, whatever its exit code is."""
    return subprocess.run(
        [str(each) for each in command],
        cwd=cwd,
        env=clean_environment(),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def succeed(*command: str | Path, cwd: Path | None = None) -> str:
    ran = run(*command, cwd=cwd)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def copy_tree(folder: Path) -> Path:
    """Copy the files of this tree that git knows or would take; with a client that is built already."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    client = Path("src", "burgrave", "server", "client")
    if (ROOT / client).is_dir():
        shutil.copytree(ROOT / client, folder / client)
    return folder


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """Make a folder in one of the workers, and let the others wait for it."""
    done = folder.with_suffix(".done")
    try:
        folder.mkdir()
    except FileExistsError:
        end = time.monotonic() + PATIENCE
        while not done.exists() and time.monotonic() < end:
            time.sleep(0.5)
        assert done.exists(), "another worker did not make it"
        return folder
    make(folder)
    done.touch()
    return folder


def build(folder: Path) -> None:
    tree = copy_tree(folder / "tree")
    succeed(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder / "dist", cwd=tree)


def install(environment: Path, *what: str) -> None:
    pip = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    succeed(environment / "python", *pip, *what)
