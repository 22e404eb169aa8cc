"""A server of its own for as long as the pictures are made."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

PATIENCE = 60.0  # seconds
GAME = Path(sys.executable).parent / "burgrave"


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty store."""
    port = free_port()
    base = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as data:
        command = [str(GAME), "serve", "--port", str(port), "--data", data]
        process = subprocess.Popen(command, env={**os.environ}, stdout=subprocess.DEVNULL)
        try:
            wait_for(base, process)
            yield base
        finally:
            process.terminate()
            process.wait()


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
