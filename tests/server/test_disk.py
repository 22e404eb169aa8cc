"""A full disk and one that cannot be written to: a clear word, and nothing is damaged or lost."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.cli.main import main
from burgrave.core.error import BurgraveError
from burgrave.server.backup import export_lines, read_lines
from burgrave.server.backup_import import import_tables
from burgrave.server.store import SqliteStore, open_snapshot
from burgrave.server.store.data_dir import DATABASE
from tests.errors import raises_error
from tests.server.stored_tables import stored_table_changes

pytestmark = pytest.mark.slow

HERE = Path(__file__).parents[2]
APART = ["unshare", "--map-root-user", "--mount"]


def run_on_small_disk(scenario: str, folder: Path) -> str:
    """What a scenario printed on a disk of its own, which takes no right that a user has not."""
    if shutil.which("unshare") is None or subprocess.run([*APART, "true"], capture_output=True).returncode:
        pytest.skip("no disk can be mounted for a test here")
    command = [*APART, sys.executable, "-m", "tests.server.small_disk", scenario, str(folder)]
    ran = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.endswith("as it should be\n")
    return ran.stderr


def test_on_a_full_disk_what_was_acknowledged_stays_and_the_rest_is_refused(tmp_path: Path):
    run_on_small_disk("full_store", tmp_path)


def test_on_a_disk_that_cannot_be_written_to_the_server_says_so_and_does_not_start(tmp_path: Path):
    said = run_on_small_disk("read_only_store", tmp_path)
    assert "Burgrave cannot write to" in said


def test_on_a_full_disk_a_move_is_refused_and_the_game_goes_on_when_there_is_room(tmp_path: Path):
    run_on_small_disk("full_server", tmp_path)


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path):
    place = tmp_path / "tables.sqlite"
    place.write_bytes(b"my diary, which is longer than a header of a database file has to be at least" * 20)
    before = place.read_bytes()
    with pytest.raises(BurgraveError) as error:
        SqliteStore(tmp_path)
    assert error.value.code == "store-damaged"
    assert place.read_bytes() == before
    SqliteStore(tmp_path / "other").close()  # and the folder is not taken by the attempt


def test_a_store_without_a_byte_in_it_is_refused_and_left_as_it_is(tmp_path: Path, capsys):
    place = tmp_path / DATABASE
    place.touch()
    backup = tmp_path / "tables.jsonl"
    backup.write_bytes(b"".join(export_tables(tmp_path / "another")))
    for typed in (
        ["serve", "--port", "0"],
        ["export", str(tmp_path / "new.jsonl")],
        ["import", str(backup)],
    ):
        assert main([*typed, "--data-dir", str(tmp_path), "--lang", "en"]) == 2
        assert "is empty" in capsys.readouterr().err
    assert place.read_bytes() == b""
    assert not (tmp_path / "new.jsonl").exists()


def export_tables(folder: Path) -> list[bytes]:
    store = SqliteStore(folder)
    store.write_now(*stored_table_changes())
    lines = list(export_lines(store))
    store.close()
    return lines


def test_a_store_that_was_not_made_to_its_end_is_made_again(tmp_path: Path):
    """The server was killed while it made a new one."""
    (tmp_path / f"{DATABASE}.new").write_bytes(b"half of it")
    store = SqliteStore(tmp_path)
    store.write_now(*stored_table_changes())
    store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", DATABASE]


def test_a_database_of_another_program_is_left_alone(tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / DATABASE)) as other, other:
        other.execute("CREATE TABLE songs (title TEXT)")
    before = (tmp_path / DATABASE).read_bytes()
    with raises_error("store-damaged"):
        SqliteStore(tmp_path)
    with raises_error("store-damaged"), open_snapshot(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / DATABASE)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]
    assert len((tmp_path / DATABASE).read_bytes()) == len(before)


@pytest.mark.parametrize("part", range(0, 100, 7))
def test_a_store_that_is_damaged_in_the_middle_is_reported(tmp_path: Path, part: int, capsys):
    """Wherever it is damaged, a sentence says so, or what is read is what was written."""
    store = SqliteStore(tmp_path)
    for number in range(3):
        store.write_now(*stored_table_changes(f"k3f{number}", moves=4))
    lines = list(export_lines(store))
    store.close()
    place = tmp_path / DATABASE
    data = bytearray(place.read_bytes())
    first = len(data) * part // 100
    data[first : first + 600] = b"\xa5" * 600
    place.write_bytes(data)
    backup = tmp_path / "tables.jsonl"
    code = main(["export", str(backup), "--data-dir", str(tmp_path), "--lang", "en"])
    said = capsys.readouterr().err
    assert code in (0, 2), said
    assert "Traceback" not in said
    assert code == 2 or backup.read_bytes() == b"".join(lines) or not is_whole(backup)


def is_whole(backup: Path) -> bool:
    """Whether a backup can be taken without leaving anything out."""
    store = SqliteStore(backup.parent / "elsewhere")
    try:
        return not import_tables(store, lambda: read_lines(backup), skip_bad=True).skipped
    except BurgraveError:
        return False
    finally:
        store.close()
