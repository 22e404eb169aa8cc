"""A full disk and one that cannot be written to: a clear word, and nothing is damaged or lost."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from burgrave.core.wrong import Wrong
from burgrave.server.store import SqliteStore

HERE = Path(__file__).parents[2]
APART = ["unshare", "--map-root-user", "--mount"]


def on_a_small_disk(scenario: str, folder: Path) -> str:
    """What a scenario printed on a disk of its own, which takes no right that a user has not."""
    if shutil.which("unshare") is None or subprocess.run([*APART, "true"], capture_output=True).returncode:
        pytest.skip("no disk can be mounted for a test here")
    command = [*APART, sys.executable, "-m", "tests.server.small_disk", scenario, str(folder)]
    ran = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.endswith("as it should be\n")
    return ran.stderr


def test_on_a_full_disk_what_was_acknowledged_stays_and_the_rest_is_refused(tmp_path: Path):
    on_a_small_disk("full_store", tmp_path)


def test_on_a_disk_that_cannot_be_written_to_the_server_says_so_and_does_not_start(tmp_path: Path):
    said = on_a_small_disk("read_only_store", tmp_path)
    assert "Nothing can be written to" in said


def test_on_a_full_disk_a_move_is_refused_and_the_game_goes_on_when_there_is_room(tmp_path: Path):
    on_a_small_disk("full_server", tmp_path)


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path):
    place = tmp_path / "tables.sqlite"
    place.write_bytes(b"my diary, which is longer than a header of a database file has to be at least" * 20)
    before = place.read_bytes()
    with pytest.raises(Wrong) as wrong:
        SqliteStore(tmp_path)
    assert wrong.value.key == "store-damaged"
    assert place.read_bytes() == before
    SqliteStore(tmp_path / "other").close()  # and the folder is not taken by the attempt
