"""Installs PostgreSQL for the tests, from the packages of the distribution, and starts servers for them.

    python tools/postgresql.py

A server uses a folder of its own and listens on a socket in it. PostgreSQL refuses to run as root, so root
starts it as the user `postgres`, whom the package creates.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

PLACES = "/usr/lib/postgresql/*/bin"
USER = "postgres"
# Nothing of a test has to survive the machine; what has to survive the process is written all the same.
OPTIONS = "-c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=200"


def find_programs() -> Path | None:
    """Return the folder with the programs of the server, or None."""
    newest = sorted(Path("/").glob(PLACES[1:]), key=lambda path: float(path.parent.name))
    if newest:
        return newest[-1]
    found = shutil.which("pg_ctl")
    return None if found is None else Path(found).parent


def install() -> bool:
    """Install the server; return whether that was possible."""
    if shutil.which("apt-get") is None:
        return False
    become_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    # In run level 1 the package does not start a server of its own.
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "--yes", "-qq", "--no-install-recommends", "postgresql"],
    ):
        if subprocess.run([*become_root, *command], env=quietly, check=False).returncode:
            return False
    return True


class Postgres:
    """A server in a temporary folder, which can be stopped, killed and started again."""

    def __init__(self, options: str = OPTIONS) -> None:
        self.options = options
        programs = find_programs()
        assert programs is not None, "PostgreSQL is not installed"
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="burgrave-pg-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        data = str(self.data)
        self.run(
            "initdb", "-D", data, "-A", "trust", "-U", "burgrave", "--no-sync", "-E", "UTF8", "--locale=C"
        )
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def url(self, database: str) -> str:
        return f"postgresql://burgrave@/{database}?host={self.folder}"

    def run(self, program: str, *arguments: str) -> None:
        as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*as_user, str(self.programs / program), *arguments],
            cwd="/",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout.decode()}")

    def start(self) -> None:
        log, options = str(self.folder / "log"), f"{self.options} -k {self.folder}"
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-t", "120", "-o", options, "start")

    def stop(self, crash: bool = False) -> None:
        """Stop the server, or let it crash: then it recovers at the next start."""
        mode = "immediate" if crash else "fast"
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", "120", "-m", mode, "stop")

    def make_database(self, name: str) -> str:
        """Create a database and return its address."""
        self.run("createdb", "-h", str(self.folder), "-U", "burgrave", name)
        return self.url(name)

    def drop_database(self, name: str) -> None:
        self.run("dropdb", "-h", str(self.folder), "-U", "burgrave", "--force", name)

    def remove(self) -> None:
        try:
            first = (self.data / "postmaster.pid").read_text().split()[0]
            os.kill(int(first), signal.SIGCONT)
            self.stop(crash=True)
        except OSError:
            pass  # it does not run
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> int:
    if find_programs() is None:
        print("postgresql: installing it for the tests of the store", flush=True)
        if not install():
            print("postgresql: it cannot be installed from here")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
