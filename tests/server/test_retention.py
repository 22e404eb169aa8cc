"""Tables stay for ever unless the host says otherwise, and games that run stay in any case."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from burgrave.server.bot_pool import BotPool
from burgrave.server.retention import DAY, TrustedClock, delete_old_tables, list_active_tables
from burgrave.server.settings import ServerSettings
from burgrave.server.store import CreateTable, SqliteStore, now_ms
from burgrave.server.table import ACTIVE_STATUSES
from burgrave.server.table_manager import TableManager
from tests.server.node import Node
from tests.server.server import TIMEOUT, quick_settings, run_server

ANOTHER = {"game": "citadels", "seats": [{"player": "you"}, {"player": "bot"}]}


@pytest.fixture
def store(tmp_path: Path):
    store = SqliteStore(tmp_path)
    long_ago = now_ms() - 31 * DAY * 1000
    for status in ("open", "playing", "paused", "over", "closed"):
        head: dict[str, object] = {"seats": [{}, {}, {}]}
        store.write_now(
            CreateTable(f"old{status}", "citadels", head, status, made=long_ago, touched=long_ago)
        )
        store.write_now(CreateTable(f"new{status}", "citadels", {}, status))
    yield store
    store.close()


def sweep_tables(store: SqliteStore, days: int) -> list[str]:
    async def run() -> list[str]:
        return await delete_old_tables(TableManager(ServerSettings(), store, BotPool(0)), days)

    return asyncio.run(run())


def test_what_is_over_or_never_began_goes_after_the_days_that_the_host_set(store):
    assert sorted(sweep_tables(store, 30)) == ["oldclosed", "oldopen", "oldover"]
    left = {table.id for table in store.list_tables()}
    assert {"oldplaying", "oldpaused"} <= left
    assert {f"new{status}" for status in ("open", "playing", "paused", "over", "closed")} <= left


def test_nothing_goes_before_its_time(store):
    assert sweep_tables(store, 32) == []


def test_every_removal_is_logged(store, caplog):
    with caplog.at_level("INFO", logger="burgrave"):
        sweep_tables(store, 30)
    lines = [record.__dict__ for record in caplog.records if record.getMessage() == "removed"]
    assert sorted(line["table"] for line in lines) == ["oldclosed", "oldopen", "oldover"]
    assert {(line["game"], line["seats"]) for line in lines} == {("citadels", 3)}


# -- tables that a person uses


def at_node(folder: Path, story: Callable[[Node], Awaitable[None]]) -> None:
    async def run() -> None:
        node = Node(folder)
        try:
            await story(node)
        finally:
            await node.stop()

    asyncio.run(run())


async def put_away(node: Node, *tables: str) -> None:
    for table in tables:
        node.manager.unload(node.manager.tables[table])


def hold_reads(node: Node, held: str) -> tuple[asyncio.Event, threading.Event]:
    """Make the next read of a table wait. Return an event that is set when it waits, and one to let it go."""
    waits, go = asyncio.Event(), threading.Event()
    loop, read = asyncio.get_running_loop(), node.store.read_table

    def read_slowly(id: str) -> Any:
        found = read(id)
        if id == held and not go.is_set():
            loop.call_soon_threadsafe(waits.set)
            assert go.wait(TIMEOUT)
        return found

    node.store.read_table = read_slowly  # type: ignore[method-assign]
    return waits, go


@pytest.mark.parametrize("in_memory", [True, False])
def test_nobody_sits_down_at_a_table_while_it_is_deleted(tmp_path, in_memory):
    """A person who comes during a deletion learns that there is no table, and nothing they do is lost."""

    async def story(node: Node) -> None:
        seat = await node.create_table()
        node.manager.tables[seat["table"]].last_visit -= 1e6
        if not in_memory:
            await put_away(node, seat["table"])
        waits, go = hold_reads(node, seat["table"])
        sweep = asyncio.create_task(delete_old_tables(node.manager, -1))
        await asyncio.wait_for(waits.wait(), TIMEOUT)
        coming = asyncio.create_task(node.sit(seat["table"], seat["token"]))
        for _ in range(20):
            await asyncio.sleep(0)
        go.set()
        assert await sweep == [seat["table"]]
        device = await coming
        assert [said["type"] for said in device.received] == ["error"]
        assert device.received[0]["errors"][0]["code"] == "server-table-unknown"

    at_node(tmp_path, story)


def test_a_table_that_a_person_has_just_joined_stays(tmp_path):
    async def story(node: Node) -> None:
        seat = await node.create_table("yb")
        await put_away(node, seat["table"])
        listed, go = asyncio.Event(), threading.Event()
        loop, list_idle = asyncio.get_running_loop(), node.store.list_idle

        def list_slowly(*asked: Any) -> list[str]:
            found = list_idle(*asked)
            loop.call_soon_threadsafe(listed.set)
            assert go.wait(TIMEOUT)
            return found

        node.store.list_idle = list_slowly  # type: ignore[method-assign,assignment]
        sweep = asyncio.create_task(delete_old_tables(node.manager, -1))
        await asyncio.wait_for(listed.wait(), TIMEOUT)
        device = await node.sit(seat["table"], seat["token"])
        node.manager.tables[seat["table"]].last_visit -= 1e6  # they have sat there for a long time
        go.set()
        assert await sweep == []
        assert (await device.ask("set-name", name="Anna"))["type"] == "ok"
        stored = node.store.read_table(seat["table"])
        assert stored is not None
        assert stored.head["seats"][0]["name"] == "Anna"

    at_node(tmp_path, story)


def test_a_table_that_was_used_since_it_was_found_stays(tmp_path):
    async def story(node: Node) -> None:
        seat = await node.create_table()
        await put_away(node, seat["table"])
        before = node.manager.wall_clock() - DAY * 1000
        assert not await node.manager.delete_if_idle(seat["table"], ("open",), before)
        assert not await node.manager.delete_if_idle(seat["table"], ("over",), before + 2 * DAY * 1000)
        assert node.store.read_table(seat["table"]) is not None

    at_node(tmp_path, story)


def test_a_person_who_reconnects_finds_the_table(tmp_path):
    async def story(node: Node) -> None:
        seat = await node.create_table()
        device = await node.sit(seat["table"], seat["token"])
        await device.hang_up()
        assert await delete_old_tables(node.manager, -1) == []

    at_node(tmp_path, story)


def test_seats_that_were_reserved_at_the_rematch_of_a_deleted_table_are_free(tmp_path):
    async def story(node: Node) -> None:
        host = await node.create_table("yp")
        other = await node.join(host["table"])
        devices = [await node.sit(each["table"], each["token"]) for each in (host, other)]
        await devices[0].ask("start")
        for device in devices:
            await device.ask("end-game", agrees_to_end=True)
        await devices[1].hang_up()
        assert (await devices[0].ask("rematch"))["type"] == "ok"
        rematch = node.manager.tables[host["table"]].rematch_table
        assert rematch is not None
        assert node.manager.tables[rematch].seats[1].reserved_for == host["table"]
        await devices[0].hang_up()
        await put_away(node, host["table"])
        assert await delete_old_tables(node.manager, -1) == [host["table"]]
        assert node.manager.tables[rematch].seats[1].player == "free"
        assert (await node.join(rematch))["seat"] == 1

    at_node(tmp_path, story)


# -- clocks that jump


class SetClock(TableManager):
    """A hub whose clocks are set by hand: the time of day, and that of the process."""

    ahead = 0.0  # seconds by which the time of day is wrong
    passed = 0.0  # seconds since the start

    def wall_clock(self) -> int:
        return now_ms() + int((self.ahead + self.passed) * 1000)

    def now(self) -> float:
        return self.passed


def trusts_clock(store: SqliteStore, *moments: tuple[float, float]) -> list[bool]:
    """Whether the clock is trusted at each of these: days passed, and days by which the clock is wrong."""

    async def run() -> list[bool]:
        manager = SetClock(ServerSettings(), store, BotPool(0))
        clock = TrustedClock(manager)
        trusted: list[bool] = []
        for passed, ahead in moments:
            manager.passed, manager.ahead = passed * DAY, ahead * DAY
            trusted.append(await clock.is_trusted())
        return trusted

    return asyncio.run(run())


def test_a_clock_that_goes_on_is_trusted(store):
    assert trusts_clock(store, (0, 0), (0.5, 0), (3, 0)) == [True, True, True]


@pytest.mark.parametrize("jump", [365, -365, 0.1])
def test_after_a_jump_of_the_clock_nothing_is_removed_for_a_day(store, jump):
    assert trusts_clock(store, (0, 0), (0.1, jump), (0.9, jump), (1.2, jump)) == [True, False, False, True]


def test_correcting_the_clock_loses_nothing(store):
    assert trusts_clock(store, (0, 0), (0.1, 365), (0.5, 0), (1.2, 0), (1.6, 0)) == [
        True,
        False,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("jump", [365, -365])
def test_a_server_that_starts_long_after_anybody_was_there_waits_for_a_day(store, jump):
    assert trusts_clock(store, (0, jump), (0.5, jump), (1.1, jump)) == [False, False, True]


# -- tables that count towards the limit


def count_used_days(store: SqliteStore, ahead: float = 0) -> int:
    async def run() -> int:
        manager = SetClock(ServerSettings(), store, BotPool(0))
        manager.ahead = ahead
        return len(await list_active_tables(manager))

    return asyncio.run(run())


def test_tables_that_everybody_left_for_a_day_do_not_count(store):
    assert store.count_tables(ACTIVE_STATUSES) == 6
    assert count_used_days(store) == 3
    assert count_used_days(store, ahead=2 * DAY) == 0
    assert count_used_days(store, ahead=-60 * DAY) == 6


def test_there_is_room_where_everybody_has_left(tmp_path):
    with run_server(quick_settings(tmp_path, max_tables=1)) as server:
        left = server.create_table(seats="yp", settings={"reaction_seconds": 0})
        with server.seated(left) as device:
            device.start()
            let_days_pass(tmp_path)
            assert server.ask("api/tables", ANOTHER)[1]["errors"][0]["code"] == "server-tables-full"
        ending = time.monotonic() + TIMEOUT
        while server.manager.tables[left["table"]].connections and time.monotonic() < ending:
            time.sleep(0.01)
        let_days_pass(tmp_path)
        server.create_table()
        with server.seated(left) as device:
            assert device.view is not None


def let_days_pass(folder: Path) -> None:
    """As if nobody had been there for two days."""
    with closing(sqlite3.connect(folder / "tables.sqlite", timeout=TIMEOUT)) as store, store:
        store.execute("UPDATE tables SET touched = ?", [now_ms() - 2 * DAY * 1000])


def test_without_a_word_nothing_is_ever_removed():
    assert ServerSettings().delete_after_days is None
