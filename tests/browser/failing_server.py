"""A server in a process of its own, which may fall and rise again with the same store."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from burgrave.server.run import listen

PATIENCE: Final = 60.0  # seconds
SERVE: Final = "from burgrave.cli.main import main; main()"


class RestartingServer:
    """Can be killed without a word, and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        while not self.port or not self.is_ready():  # another person may have taken the port meanwhile
            self.port = find_free_port()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        assert self.is_ready(), "the server does not start"

    def is_ready(self) -> bool:
        """Whether it runs and answers."""
        command = [
            sys.executable,
            "-c",
            SERVE,
            "serve",
            "--port",
            str(self.port),
            "--data-dir",
            str(self.data),
        ]
        self.process = subprocess.Popen(command)
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            try:
                with urlopen(f"{self.base}healthz", timeout=PATIENCE):
                    return True
            except (URLError, OSError):
                time.sleep(0.1)
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def find_free_port() -> int:
    with listen("127.0.0.1", 0) as probe:
        return int(probe.getsockname()[1])
