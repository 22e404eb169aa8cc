"""A real server in a process of its own: what it holds in memory, and what it logs."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[2]
PAGE = os.sysconf("SC_PAGE_SIZE")
SERVER = """
import json, sys
from pathlib import Path
from burgrave.server.run import run
from tests.server.server import quick_settings

more = json.loads(sys.argv[2])
run(quick_settings(Path(sys.argv[1]), port=0, **more), lambda port: print(port, flush=True))
"""


@dataclass(slots=True)
class ServerProcess:
    """A server in a process of its own."""

    process: "subprocess.Popen[str]"
    port: int
    output: Path

    def megabytes(self) -> float:
        return resident_megabytes(self.process.pid)

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        text = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in text.split()]

    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.output.read_text(encoding="utf-8").splitlines()]

    def errors(self) -> list[dict[str, Any]]:
        """What it logged as wrong."""
        return [line for line in self.log() if line["level"] in ("error", "critical")]


def resident_megabytes(pid: int) -> float:
    """Megabytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * PAGE / 1e6


@contextmanager
def run_process(folder: Path, **settings: Any) -> Iterator[ServerProcess]:
    folder.mkdir(exist_ok=True)
    written = folder / "log"
    command = [sys.executable, "-c", SERVER, str(folder / "data"), json.dumps(settings)]
    with written.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    try:
        yield ServerProcess(process, int(process.stdout.readline()), written)
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
