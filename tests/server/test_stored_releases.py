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

from burgrave.arena.deal import Deal
from burgrave.cli.main import main
from burgrave.core.record import find_difference, read_record
from burgrave.game_registry import game as game_of
from burgrave.server.backup import export_lines, read_lines
from burgrave.server.backup_import import ImportReport, import_tables
from burgrave.server.bot_pool import BotPool
from burgrave.server.server_messages import WelcomeMessage
from burgrave.server.settings import ServerSettings
from burgrave.server.store import CreateTable, SqliteStore, UpdateTable
from burgrave.server.stored_rows import ROW_KINDS, check_log, check_stored_table
from burgrave.server.table_manager import TableManager
from tests.errors import raises_error
from tests.server.open_tables import open_all
from tests.server.stored_tables import stored_table_changes

RELEASES = sorted((Path(__file__).parents[1] / "stored").iterdir())
DIFFERS = {"0.1.0": {"8y4sv4warv"}}  # a ninth district was built here, which the classic rules forbid now
EACH = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


NEW_KINDS = {"table"}  # that no release has written yet


def fill_store(folder: Path, release: Path) -> SqliteStore:
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
    store = fill_store(tmp_path / "data", release)
    backup = release / "tables.jsonl"
    ids = [orjson.loads(line)["id"] for line in read_lines(backup) if b'"row":"table"' in line]
    assert import_tables(other, lambda: read_lines(backup)) == ImportReport(new=ids)
    assert list(export_lines(other)) == list(export_lines(store)) == list(read_lines(backup))
    shown, again = open_all(store), open_all(other)
    store.close()
    assert {table for table, _ in shown} == set(ids)
    assert {key: state_data_of(each) for key, each in shown.items()} == {
        key: state_data_of(each) for key, each in again.items()
    }
    assert {table for (table, _), each in shown.items() if each["table"]["frozen_reason"]} == DIFFERS.get(
        release.name, set()
    )


def state_data_of(shown: WelcomeMessage) -> Any:
    return None if shown["view"] is None else shown["view"]["state"]


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
    kinds = {row["kind"] for row in rows if row["row"] == "entry"}
    assert {"begin", "move", "undo", "answer", "chat"} <= kinds <= set(ROW_KINDS)


@EACH
def test_every_game_that_was_not_over_goes_on(release: Path, tmp_path: Path):
    store = fill_store(tmp_path / "data", release)
    before = asyncio.run(play_on(store))
    assert set(before) == {"classic", "2016", "deluxe", "praga"}
    after = asyncio.run(play_on(store))
    store.close()
    assert after == {edition: moves + 1 for edition, moves in before.items()}


async def play_on(store: SqliteStore) -> dict[str, int]:
    """Play a move in one game of each edition that is not over. Return how many moves it had before."""
    manager = TableManager(ServerSettings(), store, BotPool(0))
    moves: dict[str, int] = {}
    for stored in store.list_tables():
        edition = stored.head["options"].get("edition", stored.game)
        if stored.status in ("playing", "paused") and edition not in moves:
            table = await manager.get_table(stored.id)
            live = table.require_live()
            moves[edition] = live.record.moves
            move = live.match.history.state.legal_moves()[0]
            await table.play_moves(
                live.match.current_seat, [move], f"later-{moves[edition]}", "0" * 12, "person"
            )
            manager.unload(table)
    return moves


def test_the_newest_holds_every_kind_that_is_written_today():
    rows = [orjson.loads(line) for line in read_lines(RELEASES[-1] / "tables.jsonl")]
    assert {row["kind"] for row in rows if row["row"] == "entry"} == set(ROW_KINDS) - NEW_KINDS


@EACH
def test_a_saved_game_goes_on(release: Path, tmp_path: Path, monkeypatch, capsys):
    saved = tmp_path / "saved.txt"
    shutil.copy(release / "saved.txt", saved)
    before = read_record(saved, game_of)
    assert find_difference(before) is None
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))  # one move, and then nobody types any more
    main(["play", "--resume", str(saved), "--plain"])
    assert "Traceback" not in capsys.readouterr().err
    after = read_record(saved, game_of)
    assert [entry.move for entry in after.entries][: len(before.entries)] == [
        entry.move for entry in before.entries
    ]
    assert after.moves > before.moves


@EACH
def test_the_run_of_an_arena_goes_on(release: Path, tmp_path: Path, capsys):
    run = tmp_path / "run.jsonl"
    shutil.copy(release / "arena-run.jsonl", run)
    typed = ["arena", "citadels", "--players", "2", "--bots", "builder,random", "--workers", "1", "--json"]
    assert main([*typed, "--deals", "2", "--run-file", str(run)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["deals"] == json.loads((release / "arena.json").read_text(encoding="utf-8"))["deals"]
    assert run.read_bytes() == (release / "arena-run.jsonl").read_bytes()
    for line in run.read_text(encoding="utf-8").splitlines()[1:]:
        Deal.from_dict(json.loads(line))


# -- what is damaged in the store


def test_a_damaged_table_is_reported_and_does_not_hide_the_others(other):
    other.write_now(*stored_table_changes("aaaa"))
    other.write_now(CreateTable("bbbb", "citadels", {"options": {}}, "playing", listed=True))
    damaged = other.read_table("bbbb")
    assert damaged is not None
    with raises_error("stored-table-damaged"):
        check_stored_table(damaged)
    with raises_error("stored-table-damaged"):
        open_all(other)
    other.write_now(UpdateTable("aaaa", listed=True))
    manager = TableManager(ServerSettings(), other, BotPool(0))
    assert [table.id for table in asyncio.run(manager.list_public_tables())] == ["aaaa"]
    assert asyncio.run(manager.find_for_listing("bbbb")) is None


def test_every_row_that_a_server_writes_has_a_known_form(other):
    other.write_now(*stored_table_changes("aaaa"))
    check_log("aaaa", other.read_log("aaaa"))
