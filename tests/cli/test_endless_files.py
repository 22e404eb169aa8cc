"""No command reads a file without end."""

import resource
import subprocess
import sys

import pytest

ENDLESS = "/dev/zero"
COMMANDS = {
    "replay": ["replay", ENDLESS],
    "replay with pieces": ["replay", "game.txt", "--components", ENDLESS],
    "resume": ["play", "--resume", ENDLESS],
    "simulate with pieces": ["simulate", "praga", "--games", "1", "--components", ENDLESS],
    "arena": ["arena", "citadels", "--bots", "h1,h2", "--deals", "1", "--run-file", ENDLESS],
    "components": ["components", "status", ENDLESS],
    "import": ["import", ENDLESS, "--data-dir", "data"],
    "check": ["check", ENDLESS],
    "serve with pieces": ["serve", "--components", ENDLESS, "--data-dir", "data", "--port", "0"],
}
MOST_MEMORY = 2_000_000_000  # bytes of addresses: a command that reads on without end needs more


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


@pytest.mark.parametrize("name", COMMANDS)
def test_a_file_without_end_is_refused_with_a_sentence(tmp_path, name):
    done = subprocess.run(
        [sys.executable, "-m", "burgrave", *COMMANDS[name]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        preexec_fn=limit_memory,
        timeout=300,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert "burgrave: " in done.stderr or "not usable" in done.stdout
