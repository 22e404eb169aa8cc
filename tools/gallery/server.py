"""A server of its own for as long as the pictures are made; its bots are quick."""

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from burgrave.server.limits import Rate
from burgrave.server.run import run
from burgrave.server.settings import Settings

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0  # seconds
PLENTY: Final = Rate(100_000, 1_000.0)
PACE: Final = 0.02  # seconds between the moves of bots


class Server:
    """A server in a process of its own, which may fall and rise again with the same store."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}/"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tools.gallery.server", str(self.port), str(self.data)]
        self.process = subprocess.Popen(command, cwd=ROOT)
        wait_for(self.base, self.process)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def serving() -> Iterator[Server]:
    """A server with an empty store."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            yield server
        finally:
            server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(base: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            with urlopen(f"{base}healthz", timeout=1):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def post(base: str, path: str, body: dict[str, Any]) -> Any:
    """Ask the server something over HTTP."""
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{base}api/{path}", json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def serve(port: int, data: Path) -> None:
    settings = Settings(port=port, data=data, pace=PACE, requests=PLENTY, made=PLENTY, sockets=PLENTY)
    run(settings, lambda listening: None)


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]))
