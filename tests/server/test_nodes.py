"""Two servers (nodes) over one database: who is connected, who acts, and what each tells the other."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import psycopg
import pytest

from burgrave.server import following, scheduler
from burgrave.server.connection import HIDDEN_SECONDS
from burgrave.server.scheduler import reaction_deadline
from burgrave.server.store.postgres import PostgresStore
from burgrave.server.table import Table
from tests.server.node import Device, Node
from tests.server.postgres import fresh_database
from tests.server.server import TIMEOUT


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database() as url:
        yield url


async def wait_for(condition: Callable[[], Any]) -> None:
    """Until this is so."""
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.01)


class Pair:
    """Two linked nodes, a table of two people, and one person at each node."""

    def __init__(self, here: Node, there: Node, id: str, one: Device, other: Device) -> None:
        self.here, self.there, self.id, self.one, self.other = here, there, id, one, other

    @property
    def tables(self) -> tuple[Table, Table]:
        return self.here.manager.tables[self.id], self.there.manager.tables[self.id]

    async def same_rows(self) -> None:
        await wait_for(lambda: self.tables[0].row_count == self.tables[1].row_count)


@asynccontextmanager
async def pair(url: str, tmp_path: Path, **settings: Any) -> AsyncIterator[Pair]:
    here = await Node(tmp_path, url, node="a", **settings).link()
    there = await Node(tmp_path, url, node="b", **settings).link()
    host = await here.create_table("yp", settings={"reaction_seconds": 5})
    guest = await there.join(host["table"], name="Guest")
    one, other = await here.sit(host["table"], host["token"]), await there.sit(host["table"], guest["token"])
    yield Pair(here, there, host["table"], one, other)
    await here.stop()
    await there.stop()


def run_pair(url: str, tmp_path: Path, play: Callable[[Pair], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with pair(url, tmp_path, **settings) as two:
            await play(two)

    asyncio.run(run())


def connected(device: Device) -> list[bool]:
    table = next(said["table"] for said in reversed(device.received) if "table" in said)
    return [seat["connected"] for seat in table["seats"]]


def has_empty_welcome(device: Device) -> bool:
    last = device.received[-1]
    return last["type"] == "welcome" and not last["chat"]


def gets_more(device: Device, count: int) -> bool:
    return len(device.received) > count


def test_people_at_two_nodes_play_one_game_and_see_each_other(url: str, tmp_path: Path):
    async def play(two: Pair) -> None:
        await wait_for(lambda: connected(two.one) == connected(two.other) == [True, True])
        assert (await two.one.ask("start"))["type"] == "ok"
        for _ in range(20):
            await two.same_rows()
            live = two.tables[0].require_live()
            device = (two.one, two.other)[live.current_seat or 0]
            sent = {"decision": live.decision, "moves": [live.legal_moves()[0]]}
            assert (await device.ask("play", **sent))["type"] == "ok"
        await two.same_rows()
        mine, theirs = (table.require_live().match.history.state.to_dict() for table in two.tables)
        assert mine == theirs
        for device in (two.one, two.other):
            views = [said["view"]["decision"] for said in device.received if said["type"] == "update"]
            assert views == sorted(views)
            assert len(views) >= 20

    run_pair(url, tmp_path, play)


def test_one_of_the_nodes_runs_a_table_and_the_other_one_when_it_has_gone(url: str, tmp_path: Path):
    async def play(two: Pair) -> None:
        nodes = two.here.manager.nodes, two.there.manager.nodes

        def runners() -> list[bool]:
            return [node.is_runner(table) for node, table in zip(nodes, two.tables, strict=True)]

        await wait_for(lambda: sorted(runners()) == [False, True])
        runner = runners().index(True)
        leaving, staying = ((two.one, 1), (two.other, 0))[runner]
        await leaving.hang_up()
        await wait_for(lambda: runners()[staying])
        assert runners().count(True) == 1

    run_pair(url, tmp_path, play)


def test_a_person_who_leaves_one_node_is_away_at_the_other(url: str, tmp_path: Path):
    async def play(two: Pair) -> None:
        assert (await two.one.ask("start"))["type"] == "ok"
        await two.other.hang_up()
        await wait_for(lambda: two.tables[0].seats[1].away_since is not None)
        await wait_for(lambda: connected(two.one) == [True, False])

    run_pair(url, tmp_path, play)


def test_a_node_finds_rows_without_a_notice(url: str, tmp_path: Path):
    async def play(two: Pair) -> None:
        with psycopg.connect(url, autocommit=True) as admin:
            # Nobody knows that anyone is connected anywhere.
            admin.execute("TRUNCATE presence")
            assert (await two.one.ask("chat", text="hello"))["type"] == "ok"
        await wait_for(lambda: [line.text for line in two.tables[1].chat] == ["hello"])

    run_pair(url, tmp_path, play)


def test_a_node_that_was_believed_dead_comes_back(url: str, tmp_path: Path):
    async def play(two: Pair) -> None:
        assert (await two.one.ask("start"))["type"] == "ok"
        await wait_for(lambda: connected(two.one) == [True, True])
        with psycopg.connect(url, autocommit=True) as admin:
            admin.execute("UPDATE nodes SET until = clock_timestamp() - interval '1 hour' WHERE id = 'b'")
            admin.execute("DELETE FROM presence WHERE node = 'b'")
            await wait_for(lambda: admin.execute("SELECT 1 FROM presence WHERE node = 'b'").fetchone())
        await wait_for(lambda: connected(two.one) == [True, True])

    run_pair(url, tmp_path, play)


def test_links_that_are_cut_are_made_again_and_nothing_is_missed(url: str, tmp_path: Path):
    async def play(two: Pair) -> None:
        for number in range(4):
            with psycopg.connect(url, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            assert (await two.one.ask("chat", text=f"line {number}"))["type"] == "ok"
        await wait_for(lambda: len(two.tables[1].chat) == 4)

    run_pair(url, tmp_path, play)


def test_a_database_that_is_older_than_the_memory_is_loaded_again(url: str, tmp_path: Path):
    async def play(two: Pair) -> None:
        assert (await two.one.ask("chat", text="lost"))["type"] == "ok"
        await two.same_rows()
        count = two.tables[0].row_count
        with psycopg.connect(url, autocommit=True) as admin:  # a backup is put back
            admin.execute("DELETE FROM log WHERE number = %s", [count - 1])
            admin.execute("UPDATE row_counts SET rows = %s", [count - 1])
        await wait_for(lambda: all(table.row_count == count - 1 for table in two.tables))
        for device in (two.one, two.other):
            await wait_for(partial(has_empty_welcome, device))
        assert (await two.other.ask("chat", text="again"))["type"] == "ok"

    run_pair(url, tmp_path, play)


def test_a_node_with_other_rules_writes_nothing_and_sends_its_people_on(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def play(two: Pair) -> None:
        assert (await two.one.ask("start"))["type"] == "ok"
        await two.same_rows()
        live = two.tables[0].require_live()
        if live.current_seat == 1:  # then the other node is that of the first person
            two.here, two.there, two.one, two.other = two.there, two.here, two.other, two.one
        monkeypatch.setattr(following, "entry_lines", lambda *entry: ["another line"])
        count = two.tables[0].row_count
        sent = {"decision": live.decision, "moves": [live.legal_moves()[0]]}
        assert (await two.one.ask("play", **sent))["type"] == "ok"
        await wait_for(lambda: two.other.got_closing)
        assert next(said for said in two.other.received if said["type"] == "closing")["retry_after"]
        rows = two.here.store.read_log(two.id)
        assert [row.kind for row in rows[count:]][:1] == ["move"]
        assert {row.kind for row in rows[count + 1 :]} <= {"table"}, "only that its person is away"

    run_pair(url, tmp_path, play)


def test_a_node_that_stops_takes_nobody_else_and_the_others_go_on(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(scheduler, "ABSENCE_SECONDS", 1e9)

    async def play(two: Pair) -> None:
        await wait_for(lambda: connected(two.one) == connected(two.other) == [True, True])
        assert (await two.one.ask("start"))["type"] == "ok"
        await two.same_rows()
        await wait_for(lambda: two.there.manager.nodes.live)
        await two.there.stop()
        closing = next(said for said in two.other.received if said["type"] == "closing")
        assert closing["retry_after"] == 1
        await wait_for(lambda: connected(two.one) == [True, False])
        await wait_for(lambda: two.here.manager.nodes.is_runner(two.here.manager.tables[two.id]))
        assert two.here.manager.tables[two.id].stored_state[1]["seats"][1]["away"] is None, "they come back"
        two.there.start()
        await two.there.link()
        await two.there.sit(two.id, two.other.token)
        await wait_for(lambda: connected(two.one) == [True, True])

    run_pair(url, tmp_path, play)


def test_everyone_hears_that_the_database_does_not_answer_and_that_it_is_back(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def notices(device: Device) -> list[str]:
        notices = [said["notice"] for said in device.received if said["type"] == "table" and said["notice"]]
        return [notice["kind"] for notice in notices if notice["kind"].startswith("store-")]

    async def play(two: Pair) -> None:
        assert isinstance(two.here.store, PostgresStore)
        link = two.here.store.link
        assert link is not None
        connect = link.address.connect

        def refuse(*how: Any) -> Any:
            raise psycopg.OperationalError("no answer")

        monkeypatch.setattr(link.address, "connect", refuse)
        with psycopg.connect(url, autocommit=True) as admin:
            admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await wait_for(lambda: notices(two.one) == ["store-away"])
        monkeypatch.setattr(link.address, "connect", connect)
        await wait_for(lambda: notices(two.one) == ["store-away", "store-back"])
        assert (await two.one.ask("chat", text="hello"))["type"] == "ok"

    run_pair(url, tmp_path, play)


def test_a_secret_answer_at_one_node_is_sent_to_nobody_and_counts_at_the_other(url: str, tmp_path: Path):
    async def play() -> None:
        here = await Node(tmp_path, url, node="a").link()
        there = await Node(tmp_path, url, node="b").link()
        asked = {"options": {"edition": "2016", "preset": "devious_dignitaries"}}
        host = await here.create_table("ypp", settings={"reaction_seconds": 3}, **asked)
        id, rng = str(host["table"]), Random(3)
        tokens = [host["token"], *[(await there.join(id))["token"] for _ in range(2)]]
        devices = [await here.sit(id, tokens[0]), *[await there.sit(id, token) for token in tokens[1:]]]
        assert (await devices[0].ask("start"))["type"] == "ok"
        tables = here.manager.tables[id], there.manager.tables[id]
        while True:
            await wait_for(lambda: tables[0].row_count == tables[1].row_count)
            live = tables[0].require_live()
            if live.passing_move() is not None:
                break
            assert live.current_seat is not None
            sent = {"decision": live.decision, "moves": [rng.choice(live.legal_moves())]}
            assert (await devices[live.current_seat].ask("play", **sent))["type"] == "ok"
        seat, decision = live.current_seat, live.decision
        assert seat is not None
        deadlines = [reaction_deadline(table) for table in tables]
        assert None not in deadlines
        before = [len(device.received) for device in devices]
        began = perf_counter()
        sent = {"decision": decision, "moves": [live.passing_move()]}
        assert (await devices[seat].ask("play", **sent))["type"] == "ok"
        assert perf_counter() - began >= HIDDEN_SECONDS
        await wait_for(lambda: all(table.require_live().decision > decision for table in tables))
        rows = here.store.read_log(id)
        kinds = [row.kind for row in rows]
        answered = len(kinds) - 1 - kinds[::-1].index("answer")
        (closed,) = [row for row in rows[answered:] if row.kind == "move"][:1]
        assert closed.at - rows[answered].at > 1000, "the window stays open"
        for number, device in enumerate(devices):
            if number != seat:
                await wait_for(partial(gets_more, device, before[number]))
                first = device.received[before[number]]
                assert first["type"] == "update", "nothing comes before the window has closed"
                assert first["view"]["decision"] > decision
        await here.stop()
        await there.stop()

    asyncio.run(play())
