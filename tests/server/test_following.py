"""A server takes in what another one has stored in the same database, and sends it as that one did.

Two servers share a database here and tell each other nothing: each finds out when it writes or refuses.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from burgrave.core.record.text import entry_lines
from burgrave.server.following import catch_up
from burgrave.server.table import Table
from tests.server.node import Device, Message, Node
from tests.server.postgres import fresh_database
from tests.server.server import TIMEOUT

Play = Callable[["Two"], Awaitable[None]]


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database() as url:
        yield url


class Two:
    """Two servers, a table of two people, and one person at each server."""

    here: Node
    there: Node
    one: Device
    other: Device
    host: Message
    guest: Message

    @property
    def id(self) -> str:
        return str(self.host["table"])

    def tables(self) -> tuple[Table, Table]:
        return self.here.manager.tables[self.id], self.there.manager.tables[self.id]

    async def agree(self) -> None:
        """Both servers know the same rows, and so the same table and game."""
        for table in self.tables():
            async with table.lock:
                await catch_up(table)
        mine, theirs = self.tables()
        assert mine.row_count == theirs.row_count
        assert mine.stored_state == theirs.stored_state
        assert mine.chat == theirs.chat
        assert list(mine.notices) == list(theirs.notices)
        if mine.live is not None and theirs.live is not None:
            assert mine.live.decision == theirs.live.decision
            assert record_lines(mine) == record_lines(theirs)
            assert mine.live.match.history.state.to_dict() == theirs.live.match.history.state.to_dict()
            assert mine.live.window.answers == theirs.live.window.answers


def record_lines(table: Table) -> list[str]:
    record = table.require_live().record
    return [line for entry in record.entries for line in entry_lines(record, entry)]


@asynccontextmanager
async def two_servers(url: str, tmp_path: Path, start: bool = True) -> AsyncIterator[Two]:
    two = Two()
    two.here, two.there = Node(tmp_path, url), Node(tmp_path, url)
    two.host = await two.here.create_table("yp")
    two.guest = await two.there.join(two.id, name="Guest")
    two.one = await two.here.sit(two.id, two.host["token"])
    two.other = await two.there.sit(two.id, two.guest["token"])
    if start:
        assert (await two.one.ask("start"))["type"] == "ok"
    yield two
    await two.agree()
    await two.here.stop()
    await two.there.stop()


def run_between(url: str, tmp_path: Path, play: Play, start: bool = True) -> None:
    async def run() -> None:
        async with two_servers(url, tmp_path, start) as two:
            await play(two)

    asyncio.run(run())


async def play_first(two: Two, node: Node, device: Device) -> Message:
    live = node.manager.tables[two.id].require_live()
    return await device.ask("play", decision=live.decision, moves=[live.legal_moves()[0]])


async def play_on(two: Two, moves: int) -> None:
    """Each person plays at their own server, which may not know yet what happened at the other one."""
    for _ in range(moves):
        await two.agree()
        live = two.tables()[0].require_live()
        if live.match.is_over:
            return
        node, device = (two.here, two.one) if live.current_seat == 0 else (two.there, two.other)
        assert (await play_first(two, node, device))["type"] == "ok"


def test_both_servers_have_the_same_game(url: str, tmp_path: Path):
    async def play(two: Two) -> None:
        await play_on(two, 30)
        for device in (two.one, two.other):
            updates = [said for said in device.received if said["type"] == "update"]
            decisions = [said["view"]["decision"] for said in updates]
            assert decisions == sorted(decisions)
            assert len(updates) >= 20

    run_between(url, tmp_path, play)


def test_a_server_that_is_behind_looks_at_the_log_before_it_refuses(url: str, tmp_path: Path):
    async def play(two: Two) -> None:
        # The other server has not heard that the game has begun.
        table = two.there.manager.tables[two.id]
        assert table.status == "open"
        answer = await two.other.ask("pause", paused=True)
        assert answer["type"] == "ok"
        assert (await two.one.ask("pause", paused=False))["type"] == "ok"

    run_between(url, tmp_path, play)


def test_the_pace_of_bots_is_the_same_at_both_servers(url: str, tmp_path: Path):
    async def play(two: Two) -> None:
        assert (await two.one.ask("set-bot-pace", pace="brisk"))["type"] == "ok"
        assert (await two.other.ask("chat", text="hello"))["type"] == "ok"
        assert [table.settings.bot_pace for table in two.tables()] == ["brisk", "brisk"]
        sent = [said["table"]["bot_pace"] for said in two.other.received if said["type"] == "table"]
        assert sent[-1] == "brisk"

    run_between(url, tmp_path, play)


def test_of_two_who_speak_at_the_same_time_both_are_heard(url: str, tmp_path: Path):
    async def play(two: Two) -> None:
        for number in range(5):
            answers = await asyncio.gather(
                two.one.ask("chat", text=f"one {number}"), two.other.ask("chat", text=f"other {number}")
            )
            assert [answer["type"] for answer in answers] == ["ok", "ok"]
        await two.agree()
        for device in (two.one, two.other):
            lines = [said["line"]["text"] for said in device.received if said["type"] == "chat"]
            assert len(lines) == len(set(lines)) == 10

    run_between(url, tmp_path, play)


def test_a_move_that_lost_its_race_is_taken_back(url: str, tmp_path: Path):
    async def play(two: Two) -> None:
        await play_on(two, 6)
        await two.agree()
        mine, theirs = two.tables()
        seat = mine.require_live().current_seat
        assert seat is not None
        device, table = (two.one, theirs) if seat == 0 else (two.other, mine)
        behind = mine if table is theirs else theirs
        # A line of chat comes between: the server of the person whose turn it is does not know it.
        talker = two.other if device is two.one else two.one
        assert (await talker.ask("chat", text="between"))["type"] == "ok"
        assert behind.row_count < table.row_count
        live = behind.require_live()
        before = live.entries
        moves = [live.legal_moves()[0]]
        answer = await device.ask("play", decision=live.decision, moves=moves)
        assert answer["type"] == "ok", answer
        assert live.entries == before + 1
        assert [each.text for each in behind.chat] == ["between"]

    run_between(url, tmp_path, play)


def test_the_old_link_ends_at_every_server(url: str, tmp_path: Path):
    async def play(two: Two) -> None:
        assert (await two.one.ask("new-link", seat=1))["type"] == "ok"
        await two.agree()
        await asyncio.wait_for(two.other.serving, TIMEOUT)
        assert two.other.got_closing

    run_between(url, tmp_path, play, start=False)


def test_a_table_that_was_deleted_elsewhere_is_gone(url: str, tmp_path: Path):
    async def delete() -> None:
        here, there = Node(tmp_path, url), Node(tmp_path, url)
        host = await here.create_table("yp")
        guest = await there.join(host["table"])
        one = await here.sit(host["table"], host["token"])
        other = await there.sit(host["table"], guest["token"])
        assert (await one.ask("delete"))["type"] == "ok"
        refused = asyncio.ensure_future(other.ask("chat", text="hello"))
        await asyncio.wait_for(other.serving, TIMEOUT)
        assert other.got_closing
        refused.cancel()
        assert host["table"] not in there.manager.tables
        await here.stop()
        await there.stop()

    asyncio.run(delete())
