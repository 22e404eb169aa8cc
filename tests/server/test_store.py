"""What is written is there after anything; what cannot be written is refused and harms nobody."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from burgrave.core.error import BurgraveError, StoreError
from burgrave.server.store import (
    AppendLog,
    Change,
    CreateTable,
    DeleteTable,
    RacedError,
    SetSeatToken,
    SqliteStore,
    UpdateTable,
)
from burgrave.server.store.postgres import PostgresStore
from burgrave.server.store.writer import CommitObserver, Outcome, WriteJob
from tests.server.postgres import fresh_database

AnyStore = SqliteStore | PostgresStore


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@contextmanager
def open_store(kind: str, folder: Path, observer: CommitObserver | None = None) -> Iterator[AnyStore]:
    """A new store of this kind."""
    if kind == "sqlite":
        store: AnyStore = SqliteStore(folder, observer)
        yield store
        store.close()
        return
    with fresh_database() as url:
        store = PostgresStore(url, observer)
        yield store
        store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def store(kind: str, folder: Path) -> Iterator[AnyStore]:
    with open_store(kind, folder) as store:
        yield store


@pytest.fixture
def sqlite_store(folder: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(folder)
    yield store
    store.close()


def table_at(store: AnyStore, id: str = "k3f9") -> str:
    store.write_now(CreateTable(id, "citadels", {"options": {"players": 4}}))
    return id


def hold_commits(store: AnyStore) -> threading.Event:
    """Nothing is committed until the event is set."""
    gate = threading.Event()
    commit = store.writer.commit_jobs

    def commit_later(group: list[WriteJob]) -> list[Outcome]:
        gate.wait()
        return commit(group)

    store.writer.commit_jobs = commit_later  # type: ignore[method-assign]  # a test waits there
    return gate


@pytest.mark.parametrize("number", [0, 2, 5])
def test_an_append_for_another_number_of_rows_is_refused(store: AnyStore, number: int):
    table = table_at(store)
    store.write_now(AppendLog(table, 0, "move", "first"))
    late = AppendLog(table, number, "move", "late")
    with pytest.raises(RacedError):
        store.write_now(late, UpdateTable(table, status="over"), SetSeatToken(table, 0, "hash"))
    with pytest.raises(RacedError):
        store.write_now(CreateTable("other", "citadels", {}), late)
    assert [entry.body for entry in store.read_log(table)] == ["first"]
    assert store.count_rows([table, "other"]) == {table: 1}
    stored = store.read_table(table)
    assert stored is not None
    assert (stored.status, store.seat_tokens(table), store.read_table("other")) == ("open", {}, None)


def test_of_many_appends_for_the_same_rows_one_wins(store: AnyStore):
    tables = [table_at(store, id) for id in ("aaaa", "bbbb", "cccc")]

    async def race() -> list[object]:
        calls = [store.write(AppendLog(table, 0, "move", number)) for number in range(20) for table in tables]
        return list(await asyncio.gather(*calls, return_exceptions=True))

    outcomes = asyncio.run(race())
    assert sum(isinstance(outcome, int) for outcome in outcomes) == len(tables)
    assert sum(isinstance(outcome, RacedError) for outcome in outcomes) == len(outcomes) - len(tables)
    assert [len(store.read_log(table)) for table in tables] == [1, 1, 1]


def test_the_time_of_a_change_is_that_of_its_rows(store: AnyStore):
    table = table_at(store)
    at = store.write_now(AppendLog(table, 0, "move", 0), AppendLog(table, 1, "chat", "hello"))
    assert [entry.at for entry in store.read_log(table)] == [at, at]


def test_a_table_is_there_after_the_server_has_gone(folder: Path):
    store = SqliteStore(folder)
    store.write_now(
        CreateTable("k3f9", "praga", {"name": "Ærø 🏰"}, listed=True), SetSeatToken("k3f9", 1, "ab")
    )
    store.write_now(
        AppendLog("k3f9", 0, "move", {"seat": 1, "move": 17}), AppendLog("k3f9", 1, "chat", "hello")
    )
    store.close()

    store = SqliteStore(folder)
    table = store.read_table("k3f9")
    assert table is not None
    assert (table.game, table.status, table.listed) == ("praga", "open", True)
    assert table.head == {"name": "Ærø 🏰"}
    assert [(entry.number, entry.kind, entry.body) for entry in store.read_log("k3f9")] == [
        (0, "move", {"seat": 1, "move": 17}),
        (1, "chat", "hello"),
    ]
    assert store.seat_tokens("k3f9") == {1: "ab"}
    store.close()


def test_what_belongs_together_is_stored_together_or_not_at_all(store: AnyStore):
    table = table_at(store)
    store.write_now(AppendLog(table, 0, "move", 1))
    with pytest.raises(BurgraveError):
        store.write_now(
            UpdateTable(table, status="over"), AppendLog(table, 1, "move", 2), AppendLog(table, 0, "move", 3)
        )
    assert [entry.body for entry in store.read_log(table)] == [1]
    stored = store.read_table(table)
    assert stored is not None
    assert stored.status == "open"


def test_a_call_that_fails_does_not_fail_those_who_wrote_at_the_same_moment(store: AnyStore):
    table = table_at(store)
    gate = hold_commits(store)

    async def write_at_once() -> list[object]:
        calls = [
            store.write(AppendLog(table, 0, "move", 0))
        ]  # this one goes alone, the others gather behind it
        calls += [store.write(AppendLog(table, number, "move", number)) for number in (1, 2, 2, 3)]
        tasks = [asyncio.ensure_future(call) for call in calls]
        await asyncio.sleep(0)  # all of them have called
        gate.set()
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    outcomes = asyncio.run(write_at_once())
    assert [isinstance(outcome, BurgraveError) for outcome in outcomes] == [False, False, False, True, False]
    assert [entry.body for entry in store.read_log(table)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "change",
    [
        UpdateTable("gone", status="over"),
        AppendLog("gone", 0, "chat", "hello"),
        SetSeatToken("gone", 0, "hash"),
    ],
)
def test_what_belongs_to_no_table_is_refused(store: AnyStore, change: Change):
    table = table_at(store)
    with pytest.raises(StoreError) as refused:
        store.write_now(AppendLog(table, 0, "move", 1), change)
    assert refused.value.code == "server-table-unknown"
    assert (store.read_log(table), store.read_log("gone"), store.seat_tokens("gone")) == ([], [], {})


def test_what_comes_after_a_deletion_is_refused_even_in_the_same_commit(store: AnyStore):
    table = table_at(store)
    gate = hold_commits(store)

    async def write_at_once() -> list[object]:
        calls = [store.write(AppendLog(table, 0, "move", 0)), store.write(DeleteTable(table))]
        calls.append(store.write(AppendLog(table, 1, "move", 1)))
        tasks = [asyncio.ensure_future(call) for call in calls]
        await asyncio.sleep(0)
        gate.set()
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    outcomes = asyncio.run(write_at_once())
    assert [isinstance(outcome, StoreError) for outcome in outcomes] == [False, False, True]
    assert store.read_log(table) == []


def test_many_calls_share_a_commit(kind: str, folder: Path):
    groups: list[int] = []
    with open_store(kind, folder, lambda calls, seconds: groups.append(len(calls))) as store:
        table = table_at(store)

        async def write_all() -> None:
            await asyncio.gather(
                *(store.write(AppendLog(table, number, "move", 0)) for number in range(1000))
            )

        asyncio.run(write_all())
    assert sum(groups) == 1001
    assert len(groups) < 20


def test_a_caller_that_stops_waiting_changes_nothing(store: AnyStore):
    table = table_at(store)

    async def give_up() -> None:
        call = asyncio.ensure_future(store.write(AppendLog(table, 0, "move", 0)))
        await asyncio.sleep(0)
        call.cancel()
        await store.write(AppendLog(table, 1, "move", 1))

    asyncio.run(give_up())
    assert [entry.number for entry in store.read_log(table)] == [0, 1]


def test_a_seat_is_opened_by_its_latest_token_alone(store: AnyStore):
    table = table_at(store)
    store.write_now(SetSeatToken(table, 0, "old"), SetSeatToken(table, 1, "other"))
    store.write_now(SetSeatToken(table, 0, "new"))
    assert store.find_seats(["old", "new", "other", "foreign"]) == {"new": (table, 0), "other": (table, 1)}
    store.write_now(SetSeatToken(table, 1, None))
    assert store.seat_tokens(table) == {0: "new"}


def test_tables_are_found_by_status_and_listing(store: AnyStore):
    for id, status, listed in [("aaaa", "open", True), ("bbbb", "playing", True), ("cccc", "open", False)]:
        store.write_now(CreateTable(id, "citadels", {}, status, listed))
    assert {table.id for table in store.list_tables()} == {"aaaa", "bbbb", "cccc"}
    assert {table.id for table in store.list_tables(["open"])} == {"aaaa", "cccc"}
    assert {table.id for table in store.list_tables(["open", "playing"], listed=True)} == {"aaaa", "bbbb"}
    assert (store.count_tables(), store.count_tables(["playing"])) == (3, 1)


def test_a_deleted_table_leaves_nothing(store: AnyStore):
    table = table_at(store)
    store.write_now(SetSeatToken(table, 0, "hash"), AppendLog(table, 0, "chat", "hello"))
    store.write_now(DeleteTable(table))
    assert store.read_table(table) is None
    assert (store.read_log(table), store.seat_tokens(table), store.find_seats(["hash"])) == ([], {}, {})


def test_no_table_names_a_deleted_one_as_its_rematch(store: AnyStore):
    name = 'called "next":"bbbb"'
    heads = {"aaaa": "bbbb", "bbbb": None, "cccc": "dddd", "dddd": "aaaa"}
    for table, rematch in heads.items():
        store.write_now(CreateTable(table, "citadels", {"seats": [{"name": name}], "next": rematch}))
    store.write_now(DeleteTable("bbbb"))
    assert {each.id: each.head for each in store.list_tables()} == {
        table: {"seats": [{"name": name}], "next": None if rematch == "bbbb" else rematch}
        for table, rematch in heads.items()
        if table != "bbbb"
    }


def test_what_was_deleted_cannot_be_read_from_the_files(sqlite_store: SqliteStore, folder: Path):
    table = table_at(sqlite_store)
    sqlite_store.write_now(
        *(AppendLog(table, number, "chat", f"a word to be forgotten {number}") for number in range(50))
    )
    assert any(b"to be forgotten" in file.read_bytes() for file in folder.iterdir())
    sqlite_store.write_now(DeleteTable(table))
    assert not any(b"to be forgotten" in file.read_bytes() for file in folder.iterdir())


def test_a_table_that_is_played_at_is_not_idle(store: AnyStore):
    table = table_at(store)
    table_at(store, "idle")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET touched = 0")
    if isinstance(store, SqliteStore):
        store.touched.clear()
    store.write_now(AppendLog(table, 0, "move", 0))
    assert store.list_idle(["open"], before=1) == ["idle"]


def test_a_second_server_on_the_folder_is_refused(sqlite_store: SqliteStore, folder: Path):
    with pytest.raises(BurgraveError) as refused:
        SqliteStore(folder)
    assert refused.value.code == "store-taken"
    assert refused.value.params == {"folder": str(folder)}


def test_the_folder_is_free_again_when_its_server_was_killed(folder: Path):
    code = f"""
from pathlib import Path
from burgrave.server.store import *
store = SqliteStore(Path({str(folder)!r}))
store.write_now(CreateTable("k3f9", "citadels", {{}}))
print("ready", flush=True)
input()
"""
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stdin=subprocess.PIPE)
    assert server.stdout is not None
    assert server.stdout.readline() == b"ready\n"
    with pytest.raises(BurgraveError):
        SqliteStore(folder)
    server.kill()
    server.communicate()
    store = SqliteStore(folder)
    assert store.read_table("k3f9") is not None
    store.close()


def test_a_move_that_was_acknowledged_survives_kill_9(folder: Path):
    code = f"""
import asyncio
from pathlib import Path
from burgrave.server.store import *
store = SqliteStore(Path({str(folder)!r}))

async def play(table):
    await store.write(CreateTable(table, "citadels", {{}}))
    for number in range(100_000):
        await store.write(AppendLog(table, number, "move", number))
        print(table, number, flush=True)

async def main():
    await asyncio.gather(*(play(f"table{{n}}") for n in range(20)))

asyncio.run(main())
"""
    for _ in range(3):
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
        assert server.stdout is not None
        begun = [server.stdout.readline() for _ in range(30)]
        server.kill()
        said = b"".join(begun) + server.communicate()[0]
        acknowledged = [line.split() for line in said.decode().split("\n")[:-1]]
        store = SqliteStore(folder)
        kept = {
            (table.id, entry.number) for table in store.list_tables() for entry in store.read_log(table.id)
        }
        assert len(acknowledged) > 20
        assert {(table, int(number)) for table, number in acknowledged} <= kept
        store.write_now(*(DeleteTable(table.id) for table in store.list_tables()))
        store.close()


def test_nobody_else_reads_the_folder(sqlite_store: SqliteStore, folder: Path):
    if os.name == "nt":
        pytest.skip("permissions are kept otherwise there")
    assert folder.stat().st_mode & 0o077 == 0
    assert sqlite_store.path.stat().st_mode & 0o077 == 0


def test_readers_cannot_write(sqlite_store: SqliteStore):
    with sqlite_store.readers.begin() as connection, pytest.raises(OperationalError, match="readonly"):
        connection.exec_driver_sql("DELETE FROM tables")


def test_every_commit_is_on_disk(sqlite_store: SqliteStore):
    with sqlite_store.engine.begin() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
