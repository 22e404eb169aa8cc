"""A backup holds everything and comes back whole; one from a stranger can do no harm."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from burgrave.cli.main import main
from burgrave.core.wrong import Wrong
from burgrave.server.backup import exported, imported
from burgrave.server.seats import hash_of
from burgrave.server.store import Append, MakeTable, SqliteStore
from tests.server.kept import kept_table

Rows = list[dict[str, Any]]


@pytest.fixture
def store(tmp_path: Path):
    store = SqliteStore(tmp_path / "data")
    yield store
    store.close()


@pytest.fixture
def other(tmp_path: Path):
    store = SqliteStore(tmp_path / "other")
    yield store
    store.close()


def rows_of(store: SqliteStore) -> Rows:
    return [orjson.loads(line) for line in exported(store)]


def read_back(store: SqliteStore, rows: Rows) -> tuple[list[str], list[str]]:
    lines = [orjson.dumps(row) + b"\n" for row in rows]
    return imported(store, lambda: lines)


def a_backup(store: SqliteStore) -> Rows:
    store.write_now(*kept_table())
    return rows_of(store)


def test_everything_comes_back_as_it_was(store, other):
    for table in (kept_table("aaaa"), kept_table("bbbb", "praga"), kept_table("cccc", moves=1000)):
        store.write_now(*table)
    rows = rows_of(store)
    assert read_back(other, rows) == (["aaaa", "bbbb", "cccc"], [])
    assert rows_of(other) == rows
    assert other.seats_of([hash_of("token-of-bbbb")]) == {hash_of("token-of-bbbb"): ("bbbb", 0)}


def test_what_is_there_already_stays_as_it_is(store, other):
    rows = a_backup(store)
    read_back(other, rows)
    later = len(other.log("k3f9"))
    other.write_now(Append("k3f9", later, "chat", {"seat": 0, "text": "later"}))
    assert read_back(other, rows) == ([], ["k3f9"])
    assert other.log("k3f9")[-1].body["text"] == "later"


def test_nobody_takes_a_seat_of_another_table_by_a_backup(store, other):
    rows = a_backup(store)
    read_back(other, rows)
    rows[1]["id"] = "mine"
    assert read_back(other, rows) == ([], ["mine"])


def changed(place: int, *path: Any, to: Any) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        at: Any = rows[place]
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = to

    return change


def without(place: int) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        del rows[place]

    return change


# What somebody might change in a backup, and what is said about it.
TABLE, BEGIN, MOVE, CHAT, END = 1, 2, 3, -2, -1
BAD: list[tuple[Callable[[Rows], None], str]] = [
    (without(0), "backup-not-one"),
    (changed(0, "format", to=2), "backup-newer"),
    (without(-1), "backup-truncated"),
    (lambda rows: rows.append(rows[0]), "backup-after-end"),
    (lambda rows: rows.insert(END, rows[0]), "backup-misplaced"),
    (without(MOVE), "backup-misplaced"),
    (changed(END, "entries", to=5), "backup-misplaced"),
    (changed(TABLE, "id", to="../../etc"), "backup-row"),
    (changed(TABLE, "id", to="x" * 100), "backup-row"),
    (changed(TABLE, "colour", to="red"), "backup-row"),
    (changed(TABLE, "status", to="won"), "backup-row"),
    (changed(TABLE, "made", to="yesterday"), "backup-row"),
    (changed(TABLE, "made", to=-5), "backup-row"),
    (changed(TABLE, "head", "secret", to="abc"), "backup-row"),
    (changed(TABLE, "head", "manners", "stand_in", to=1), "backup-row"),
    (changed(TABLE, "head", "seats", 0, "host", to="yes"), "backup-row"),
    (changed(TABLE, "tokens", to={"0": "secret"}), "backup-row"),
    (changed(BEGIN, "kind", to="run"), "backup-row"),
    (changed(MOVE, "body", "moves", to="all"), "backup-row"),
    (changed(CHAT, "body", "text", to=5), "backup-row"),
    (changed(TABLE, "game", to="chess"), "backup-table"),
    (changed(TABLE, "head", "options", "players", to=7), "backup-table"),
    (changed(TABLE, "head", "options", "players", to=99), "backup-table"),
    (changed(TABLE, "head", "options", "colour", to="red"), "backup-table"),
    (changed(TABLE, "head", "seats", 1, "level", to="command:rm -r /"), "backup-table"),
    (changed(TABLE, "head", "seats", 1, "level", to="os.system"), "backup-table"),
    (changed(TABLE, "head", "manners", "stand_in_level", to="command:rm -r /"), "backup-table"),
    (changed(TABLE, "head", "seats", 0, "name", to="ho\u202est"), "backup-table"),
    (changed(TABLE, "head", "seats", 0, "nonce", to="zz"), "backup-table"),
    (changed(TABLE, "tokens", to={"5": "ab" * 32}), "backup-table"),
    (changed(TABLE, "head", "secret", to="00" * 32), "backup-table"),
    (changed(BEGIN, "body", "lines", to=[]), "backup-table"),
    (changed(BEGIN, "body", "head", to=["game citadels"]), "backup-table"),
    (changed(MOVE, "body", "moves", to=[["move 0 win"]]), "backup-table"),
    (changed(MOVE, "body", "moves", to=[["move 0 take gold\nmove 1 take gold"]]), "backup-table"),
    (changed(MOVE, "kind", to="undo"), "backup-row"),
    (changed(CHAT, "body", "text", to="a\x1b[2Jb"), "backup-table"),
]


@pytest.mark.parametrize(("change", "key"), BAD, ids=[f"{n}-{key}" for n, (_, key) in enumerate(BAD)])
def test_a_backup_with_anything_wrong_changes_nothing(store, other, change, key):
    store.write_now(*kept_table("aaaa"))
    rows = rows_of(store)
    change(rows)
    with pytest.raises(Wrong) as wrong:
        read_back(other, rows)
    assert wrong.value.key == key
    assert other.tables() == []


@pytest.mark.parametrize("text", [b"", b"\n", b"[]\n", b"{", b"\xff\xfe\n", b'{"row": "backup"}\n'])
def test_what_is_no_backup_is_named(other, text):
    with pytest.raises(Wrong) as wrong:
        imported(other, lambda: text.splitlines(keepends=True))
    assert wrong.value.key in ("backup-not-one", "backup-row")


def test_an_undo_that_takes_back_more_than_there_is_is_refused(store, other):
    rows = a_backup(store)
    rows[MOVE] |= {"kind": "undo", "body": {"seat": 0, "count": 9, "id": None}}
    with pytest.raises(Wrong, match="backup-table"):
        read_back(other, rows)


# -- the commands


def test_a_backup_is_made_of_a_server_that_runs_and_read_into_another(store, tmp_path: Path, capsys):
    store.write_now(*kept_table())
    file = tmp_path / "tables.jsonl"
    assert main(["export", str(file), "--data", str(store.folder.path), "--lang", "en"]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert main(["import", str(file), "--data", str(tmp_path / "club"), "--lang", "en"]) == 0
    assert "1 table was added." in capsys.readouterr().out
    club = SqliteStore(tmp_path / "club")
    assert rows_of(club) == rows_of(store)
    club.close()


def test_an_older_backup_is_never_written_over(store, tmp_path: Path, capsys):
    file = tmp_path / "tables.jsonl"
    file.write_text("precious")
    assert main(["export", str(file), "--data", str(store.folder.path), "--lang", "en"]) == 2
    assert file.read_text() == "precious"
    assert "already" in capsys.readouterr().err


def test_nothing_is_read_into_a_server_that_runs(store, tmp_path: Path, capsys):
    store.write_now(MakeTable("k3f9", "citadels", {}))
    file = tmp_path / "tables.jsonl"
    file.write_bytes(b"".join(exported(store)))
    assert main(["import", str(file), "--data", str(store.folder.path), "--lang", "en"]) == 2
    assert "Another server uses the folder" in capsys.readouterr().err


def test_where_there_is_no_store_there_is_nothing_to_export(tmp_path: Path, capsys):
    assert main(["export", str(tmp_path / "x"), "--data", str(tmp_path / "none"), "--lang", "en"]) == 2
    assert "There are no tables" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
