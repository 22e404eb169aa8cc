"""What every release stored opens today: `tests/stored` has files of each, written once and never edited."""

import asyncio
import json
import shutil
import sqlite3
from io import StringIO
from pathlib import Path
from typing import Any

import orjson
import pytest

from burgrave.cli.main import main
from burgrave.core.record import differs, read
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.lab.arena.deal import Deal
from burgrave.server.backup import exported, read_lines
from burgrave.server.hub import Hub
from burgrave.server.importing import Report, imported
from burgrave.server.outgoing import Welcome
from burgrave.server.settings import Settings
from burgrave.server.store import MakeTable, SetTable, SqliteStore
from burgrave.server.stored import KINDS, check_log, check_stored
from burgrave.server.thinkers import Thinkers
from tests.server.kept import kept_table
from tests.server.opened import open_all

RELEASES = sorted((Path(__file__).parents[1] / "stored").iterdir())
DIFFERS = {"8y4sv4warv"}  # somebody built a ninth district here, which the classic rules forbid now
EACH = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


def filled(folder: Path, release: Path) -> SqliteStore:
    folder.mkdir(parents=True)
    with sqlite3.connect(folder / "tables.sqlite") as old:
        old.executescript((release / "tables.sql").read_text(encoding="utf-8"))
    old.close()
    return SqliteStore(folder)


@pytest.fixture
def other(tmp_path: Path):
    store = SqliteStore(tmp_path / "other")
    yield store
    store.close()


@EACH
def test_every_table_of_the_store_opens_and_so_it_does_from_the_backup(release: Path, tmp_path: Path, other):
    store = filled(tmp_path / "data", release)
    backup = release / "tables.jsonl"
    ids = [orjson.loads(line)["id"] for line in read_lines(backup) if b'"row":"table"' in line]
    assert imported(other, lambda: read_lines(backup)) == Report(new=ids)
    assert list(exported(other)) == list(exported(store)) == list(read_lines(backup))
    shown, again = open_all(store), open_all(other)
    store.close()
    assert {table for table, _ in shown} == set(ids)
    assert {key: facts(each) for key, each in shown.items()} == {
        key: facts(each) for key, each in again.items()
    }
    assert {table for (table, _), each in shown.items() if each["table"]["frozen"]} == DIFFERS


def facts(shown: Welcome) -> Any:
    return None if shown["sight"] is None else shown["sight"]["facts"]


@EACH
def test_it_holds_every_kind_of_row_and_every_state_of_a_table(release: Path):
    rows = [orjson.loads(line) for line in read_lines(release / "tables.jsonl")]
    tables = [row for row in rows if row["row"] == "table"]
    assert {row["status"] for row in tables} == {"open", "playing", "paused", "over", "closed"}
    assert {row["head"]["options"].get("edition", row["game"]) for row in tables} == {
        "classic",
        "deluxe",
        "2016",
        "praga",
    }
    assert any(row["head"]["next"] for row in tables)
    assert {row["kind"] for row in rows if row["row"] == "entry"} <= set(KINDS)


def test_the_newest_holds_every_kind_that_is_written_today():
    rows = [orjson.loads(line) for line in read_lines(RELEASES[-1] / "tables.jsonl")]
    assert {row["kind"] for row in rows if row["row"] == "entry"} == set(KINDS)


@EACH
def test_a_saved_game_goes_on(release: Path, tmp_path: Path, monkeypatch, capsys):
    saved = tmp_path / "saved.txt"
    shutil.copy(release / "saved.txt", saved)
    before = read(saved, game_of)
    assert differs(before) is None
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))  # one move, and then nobody types any more
    main(["play", "--resume", str(saved), "--plain"])
    assert "Traceback" not in capsys.readouterr().err
    after = read(saved, game_of)
    assert [entry.move for entry in after.entries][: len(before.entries)] == [
        entry.move for entry in before.entries
    ]
    assert after.moves > before.moves


@EACH
def test_the_run_of_an_arena_goes_on(release: Path, tmp_path: Path, capsys):
    run = tmp_path / "run.jsonl"
    shutil.copy(release / "arena-run.jsonl", run)
    typed = ["arena", "citadels", "--players", "2", "--bots", "builder,random", "--workers", "1", "--json"]
    assert main([*typed, "--deals", "2", "--out", str(run)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["deals"] == json.loads((release / "arena.json").read_text(encoding="utf-8"))["deals"]
    assert run.read_bytes() == (release / "arena-run.jsonl").read_bytes()
    for line in run.read_text(encoding="utf-8").splitlines()[1:]:
        Deal.from_data(json.loads(line))


# -- what is damaged in the store


def test_a_damaged_table_is_told_of_and_does_not_hide_the_others(other):
    other.write_now(*kept_table("aaaa"))
    other.write_now(MakeTable("bbbb", "citadels", {"options": {}}, "playing", listed=True))
    damaged = other.table("bbbb")
    assert damaged is not None
    with pytest.raises(Wrong, match="stored-table-damaged"):
        check_stored(damaged)
    with pytest.raises(Wrong, match="stored-table-damaged"):
        open_all(other)
    other.write_now(SetTable("aaaa", listed=True))
    hub = Hub(Settings(), other, Thinkers(0))
    assert [table.id for table in asyncio.run(hub.listed())] == ["aaaa"]
    assert asyncio.run(hub.glimpse("bbbb")) is None


def test_every_row_that_a_server_writes_has_a_known_form(other):
    other.write_now(*kept_table("aaaa"))
    check_log("aaaa", other.log("aaaa"))
