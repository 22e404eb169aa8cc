"""A server never starts on the remains of a store, and the advice that it gives then is right."""

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from burgrave.cli.main import main
from burgrave.core.error import StoreError
from burgrave.i18n import LANGUAGES, Translator
from burgrave.server.store import AppendLog, CreateTable, SqliteStore, open_snapshot
from burgrave.server.store.data_dir import DATABASE
from tests.server.stored_tables import stored_table_changes

MAGIC = b"SQLite format 3\x00"


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """The folder of a server that was killed: much of what it stored is only in the write-ahead log."""
    store = SqliteStore(tmp_path / "running")
    store.write_now(CreateTable("first", "citadels", {}), AppendLog("first", 0, "chat", "x" * 10_000))
    shutil.copytree(tmp_path / "running", tmp_path / "data")
    store.close()
    assert {f"{DATABASE}-wal", f"{DATABASE}-shm"} <= {file.name for file in (tmp_path / "data").iterdir()}
    return tmp_path / "data"


def refusal(folder: Path) -> StoreError:
    """Return the error of a start and of an export. Nothing in the folder may change."""
    before = contents(folder)
    with pytest.raises(StoreError) as snapshot, open_snapshot(folder):
        pass
    with pytest.raises(StoreError) as start:
        SqliteStore(folder)
    assert contents(folder) == before
    assert start.value.code == snapshot.value.code or snapshot.value.code == "store-none"
    for language in LANGUAGES:
        assert Translator(language).error_message(start.value) != start.value.code
    return start.value


def contents(folder: Path) -> dict[str, bytes | None]:
    return {
        file.name: file.read_bytes() if file.is_file() else None
        for file in folder.iterdir()
        if file.name != "lock"
    }


def lose_database(folder: Path, lost: str) -> None:
    database = folder / DATABASE
    database.unlink()
    if lost == "empty":
        database.touch()


def move_away(folder: Path, error: StoreError) -> None:
    """Do what the sentence says."""
    assert error.code == "store-left-over"
    away = folder.parent / "away"
    away.mkdir()
    files = str(error.params["files"]).split(", ")
    assert all(file in str(error) for file in files)
    for file in [*files, str(error.params["place"])]:
        if Path(file).exists():
            shutil.move(file, away)


@pytest.mark.parametrize("lost", ["missing", "empty"])
def test_a_lost_database_is_not_replaced_beside_its_write_ahead_log(killed, lost):
    lose_database(killed, lost)
    error = refusal(killed)
    assert error.code == "store-left-over"
    assert f"{DATABASE}-wal" in str(error.params["files"])


@pytest.mark.parametrize("lost", ["missing", "empty"])
def test_the_advice_to_import_a_backup_is_right(killed, lost, tmp_path, capsys):
    source = SqliteStore(tmp_path / "source")
    source.write_now(*stored_table_changes())
    source.close()
    backup = tmp_path / "backup.jsonl"
    assert main(["export", str(backup), "--data-dir", str(tmp_path / "source")]) == 0
    lose_database(killed, lost)
    assert main(["import", str(backup), "--data-dir", str(killed)]) == 2
    move_away(killed, refusal(killed))
    assert main(["import", str(backup), "--data-dir", str(killed)]) == 0
    again = tmp_path / "again.jsonl"
    assert main(["export", str(again), "--data-dir", str(killed)]) == 0
    assert again.read_bytes() == backup.read_bytes()


@pytest.mark.parametrize("lost", ["missing", "empty"])
def test_the_advice_to_put_back_a_copy_is_right(killed, lost, tmp_path):
    source = SqliteStore(tmp_path / "source")
    source.write_now(CreateTable("copied", "citadels", {}))
    source.close()
    lose_database(killed, lost)
    move_away(killed, refusal(killed))
    shutil.copy(tmp_path / "source" / DATABASE, killed / DATABASE)
    store = SqliteStore(killed)
    assert [table.id for table in store.list_tables()] == ["copied"]
    store.close()


@pytest.mark.parametrize("suffix", ["-wal", "-shm", "-journal"])
def test_every_file_of_a_lost_database_is_named(tmp_path, suffix):
    (tmp_path / f"{DATABASE}{suffix}").write_bytes(b"left")
    assert refusal(tmp_path).params["files"] == str(tmp_path / f"{DATABASE}{suffix}")


def test_a_server_that_was_killed_starts_again(killed):
    store = SqliteStore(killed)
    assert [table.id for table in store.list_tables()] == ["first"]
    store.close()


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (b"", "store-empty"),
        (b"\x00", "store-damaged"),
        (b"S", "store-damaged"),
        (MAGIC, "store-damaged"),
        (MAGIC + bytes(84), "store-damaged"),
        (bytes(4096), "store-damaged"),
        (b"a text\n" * 1000, "store-damaged"),
    ],
)
def test_a_file_that_is_not_a_database_is_not_a_new_server(tmp_path, start, code):
    (tmp_path / DATABASE).write_bytes(start)
    assert refusal(tmp_path).code == code


def test_a_database_without_tables_is_not_a_new_server(tmp_path):
    connection = sqlite3.connect(tmp_path / DATABASE)
    connection.execute("PRAGMA user_version = 1")
    connection.execute("VACUUM")
    connection.close()
    assert (tmp_path / DATABASE).stat().st_size > 0
    assert refusal(tmp_path).code == "store-empty"


@pytest.mark.skipif(not hasattr(os, "symlink") or os.name == "nt", reason="no links here")
def test_a_link_to_a_file_that_is_not_there_stays(tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / DATABASE).symlink_to(tmp_path / "disk" / "tables.sqlite")
    error = refusal(folder)
    assert error.code == "store-link-broken"
    assert str(tmp_path / "disk" / "tables.sqlite") in str(error)
    assert (folder / DATABASE).is_symlink()


@pytest.mark.skipif(os.name == "nt", reason="no links here")
def test_the_files_beside_the_target_of_a_link_count(killed, tmp_path):
    folder = tmp_path / "linked"
    folder.mkdir()
    (folder / DATABASE).symlink_to(killed / DATABASE)
    lose_database(killed, "empty")
    assert str(killed / f"{DATABASE}-wal") in str(refusal(folder).params["files"])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_or_a_folder_in_the_place_of_the_database_is_refused(tmp_path):
    os.mkfifo(tmp_path / DATABASE)
    assert refusal(tmp_path).code == "store-damaged"
    (tmp_path / DATABASE).unlink()
    (tmp_path / DATABASE).mkdir()
    assert refusal(tmp_path).code == "store-damaged"
