"""Tables stay for ever unless the host says otherwise, and games that run stay in any case."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.server.hub import Hub
from burgrave.server.retention import DAY, TrustedClock, count_used, sweep
from burgrave.server.settings import Settings
from burgrave.server.store import MakeTable, SqliteStore, now
from burgrave.server.table import LIVE
from burgrave.server.thinkers import Thinkers
from tests.server.tables import PATIENCE, quick, running

ANOTHER = {"game": "citadels", "seats": [{"plays": "you"}, {"plays": "bot"}]}


@pytest.fixture
def store(tmp_path: Path):
    store = SqliteStore(tmp_path)
    long_ago = now() - 31 * DAY * 1000
    for status in ("open", "playing", "paused", "over", "closed"):
        head: dict[str, object] = {"seats": [{}, {}, {}]}
        store.write_now(MakeTable(f"old{status}", "citadels", head, status, made=long_ago, touched=long_ago))
        store.write_now(MakeTable(f"new{status}", "citadels", {}, status))
    yield store
    store.close()


def swept(store: SqliteStore, days: int) -> list[str]:
    async def run() -> list[str]:
        return await sweep(Hub(Settings(), store, Thinkers(0)), days)

    return asyncio.run(run())


def test_what_is_over_or_never_began_goes_after_the_days_that_the_host_set(store):
    assert sorted(swept(store, 30)) == ["oldclosed", "oldopen", "oldover"]
    left = {table.id for table in store.tables()}
    assert {"oldplaying", "oldpaused"} <= left
    assert {f"new{status}" for status in ("open", "playing", "paused", "over", "closed")} <= left


def test_nothing_goes_before_its_time(store):
    assert swept(store, 32) == []


def test_every_removal_is_logged(store, caplog):
    with caplog.at_level("INFO", logger="burgrave"):
        swept(store, 30)
    lines = [record.__dict__ for record in caplog.records if record.getMessage() == "removed"]
    assert sorted(line["table"] for line in lines) == ["oldclosed", "oldopen", "oldover"]
    assert {(line["game"], line["seats"]) for line in lines} == {("citadels", 3)}


# -- clocks that jump


class SetClock(Hub):
    """A hub whose clocks are set by hand: the time of day, and that of the process."""

    ahead = 0.0  # seconds by which the time of day is wrong
    passed = 0.0  # seconds since the start

    def wall(self) -> int:
        return now() + int((self.ahead + self.passed) * 1000)

    def now(self) -> float:
        return self.passed


def looks(store: SqliteStore, *moments: tuple[float, float]) -> list[bool]:
    """Whether the clock is trusted at each of these: days passed, and days by which the clock is wrong."""

    async def run() -> list[bool]:
        hub = SetClock(Settings(), store, Thinkers(0))
        clock = TrustedClock(hub)
        trusted: list[bool] = []
        for passed, ahead in moments:
            hub.passed, hub.ahead = passed * DAY, ahead * DAY
            trusted.append(await clock.is_trusted())
        return trusted

    return asyncio.run(run())


def test_a_clock_that_goes_on_is_trusted(store):
    assert looks(store, (0, 0), (0.5, 0), (3, 0)) == [True, True, True]


@pytest.mark.parametrize("jump", [365, -365, 0.1])
def test_after_a_jump_of_the_clock_nothing_is_removed_for_a_day(store, jump):
    assert looks(store, (0, 0), (0.1, jump), (0.9, jump), (1.2, jump)) == [True, False, False, True]


def test_whoever_sets_the_clock_right_again_loses_nothing(store):
    assert looks(store, (0, 0), (0.1, 365), (0.5, 0), (1.2, 0), (1.6, 0)) == [True, False, False, False, True]


@pytest.mark.parametrize("jump", [365, -365])
def test_a_server_that_starts_long_after_anybody_was_there_waits_for_a_day(store, jump):
    assert looks(store, (0, jump), (0.5, jump), (1.1, jump)) == [False, False, True]


# -- tables that count towards the limit


def used(store: SqliteStore, ahead: float = 0) -> int:
    async def run() -> int:
        hub = SetClock(Settings(), store, Thinkers(0))
        hub.ahead = ahead
        return await count_used(hub)

    return asyncio.run(run())


def test_tables_that_everybody_left_for_a_day_do_not_count(store):
    assert store.count(LIVE) == 6
    assert used(store) == 3
    assert used(store, ahead=2 * DAY) == 0
    assert used(store, ahead=-60 * DAY) == 6


def test_there_is_room_where_everybody_has_left(tmp_path):
    with running(quick(tmp_path, tables=1)) as server:
        left = server.make(seats="yp", manners={"reaction_seconds": 0})
        with server.sitting(left) as device:
            device.start()
            let_days_pass(tmp_path)
            assert server.ask("api/tables", ANOTHER)[1]["mistakes"][0]["key"] == "server-tables-full"
        ending = time.monotonic() + PATIENCE
        while server.hub.tables[left["table"]].connections and time.monotonic() < ending:
            time.sleep(0.01)
        let_days_pass(tmp_path)
        server.make()
        with server.sitting(left) as device:
            assert device.sight is not None


def let_days_pass(folder: Path) -> None:
    """As if nobody had been there for two days."""
    with closing(sqlite3.connect(folder / "tables.sqlite", timeout=PATIENCE)) as store, store:
        store.execute("UPDATE tables SET touched = ?", [now() - 2 * DAY * 1000])


def test_without_a_word_nothing_is_ever_removed():
    assert Settings().keep is None
