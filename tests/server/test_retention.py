"""Tables stay for ever unless the host says otherwise, and games that run stay in any case."""

import asyncio
from pathlib import Path

import pytest

from burgrave.server.hub import Hub
from burgrave.server.retention import DAY, sweep
from burgrave.server.settings import Settings
from burgrave.server.store import MakeTable, SqliteStore, now
from burgrave.server.thinkers import Thinkers


@pytest.fixture
def store(tmp_path: Path):
    store = SqliteStore(tmp_path)
    long_ago = now() - 31 * DAY * 1000
    for status in ("open", "playing", "paused", "over", "closed"):
        store.write_now(MakeTable(f"old{status}", "citadels", {}, status, made=long_ago, touched=long_ago))
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
    said = [record.__dict__["table"] for record in caplog.records if record.getMessage() == "table removed"]
    assert sorted(said) == ["oldclosed", "oldopen", "oldover"]


def test_without_a_word_nothing_is_ever_removed():
    assert Settings().keep is None
