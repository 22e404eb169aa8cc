"""Seats between several devices and tables: old links, two tabs, rematches, requests at the same moment."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import burgrave.server
from burgrave.server import connection
from burgrave.server.rate_limits import Rate
from burgrave.server.seat_ownership import set_owner, vacate
from burgrave.server.seats import Seat, hash_token, new_token
from burgrave.server.store import SetSeatToken
from tests.errors import raises_error
from tests.server.node import Device, Message, Node

Story = Callable[[Node], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    """Runs a story at a server of its own, with these settings."""

    def play(story: Story, **settings: Any) -> None:
        async def played() -> None:
            node = Node(tmp_path, **settings)
            try:
                await story(node)
            finally:
                await node.stop()

        asyncio.run(played())

    return play


def error_code(refused: Message) -> str:
    assert refused["type"] == "error", refused
    return str(refused["errors"][0]["code"])


def message_types(device: Device) -> list[str]:
    return [said["type"] for said in device.received]


async def seat_people(node: Node, persons: int = 2, **asked: Any) -> list[Message]:
    """The seats of a new table where everybody has come."""
    host = await node.create_table("y" + "p" * (persons - 1), **asked)
    return [host, *[await node.join(host["table"]) for _ in range(persons - 1)]]


async def sit(node: Node, seat: Message) -> Device:
    return await node.sit(seat["table"], seat["token"])


async def close_game(node: Node, persons: int = 2) -> tuple[list[Message], list[Device]]:
    """Seats and devices at a table whose game everybody has agreed to end."""
    seats = await seat_people(node, persons)
    devices = [await sit(node, seat) for seat in seats]
    await devices[0].ask("start")
    for device in devices:
        await device.ask("end-game", agrees_to_end=True)
    return seats, devices


async def rematch_seat(node: Node, device: Device) -> Message:
    """The seat at the rematch that a device was sent last."""
    await node.settle()
    return dict([said["seated"] for said in device.received if said["type"] == "rematch-seat"][-1])


# -- old links


@pytest.mark.parametrize("begun", [False, True])
def test_a_seat_given_up_at_a_rematch_is_not_opened_by_the_old_link(play, begun):
    async def story(node: Node) -> None:
        seats, devices = await close_game(node)
        await devices[0].ask("rematch")
        host, guest = [await rematch_seat(node, device) for device in devices]
        rematch = await sit(node, guest)
        if begun:
            assert (await (await sit(node, host)).ask("start"))["type"] == "ok"
        assert (await rematch.ask("leave"))["type"] == "ok"
        again = await sit(node, seats[1])
        await node.settle()
        assert "rematch-seat" not in message_types(again)
        assert error_code(await again.ask("rematch")) == "server-rematch-left"
        assert list(node.store.seat_tokens(host["table"])) == [0]
        refused = await sit(node, guest)
        assert error_code(refused.received[0]) == "server-link-void"
        if not begun:
            third = await sit(node, await node.join(host["table"]))
            await node.settle()
            table = node.manager.tables[host["table"]]
            assert [each for each in table.connections if each.seat == 1] == [third.connection]

    play(story)


def test_a_token_of_a_seat_that_is_not_a_persons_opens_nothing(play):
    """Stores of earlier releases may hold such tokens."""

    async def story(node: Node) -> None:
        host = await node.create_table("yb")
        token = new_token()
        await node.store.write(SetSeatToken(host["table"], 1, hash_token(token)))
        device = await node.sit(host["table"], token)
        assert error_code(device.received[0]) == "server-link-void"
        assert await node.manager.list_my_tables([token], "en") == []
        table = await node.manager.get_table(host["table"])
        assert await node.manager.seats_for_tokens(table, [token, host["token"]]) == [0]
        with pytest.raises(ValueError, match="person"):
            await set_owner(table, 1, Seat("bot"), token, "server-left")

    play(story)


def test_only_one_module_changes_what_opens_a_seat():
    package = Path(burgrave.server.__file__).parent
    users = {file.name for file in package.glob("*.py") if "SetSeatToken" in file.read_text(encoding="utf-8")}
    assert users == {"seat_ownership.py", "backup_import.py"}


def test_a_person_who_comes_later_gets_the_seat_at_the_rematch_and_the_same_one_again(play):
    async def story(node: Node) -> None:
        seats, devices = await close_game(node)
        await devices[1].hang_up()
        await devices[0].ask("rematch")
        host = await rematch_seat(node, devices[0])
        assert list(node.store.seat_tokens(host["table"])) == [0]
        late = [await rematch_seat(node, await sit(node, seats[1])) for _ in range(2)]
        assert late[0] == late[1]
        assert (await sit(node, late[0])).seat == 1

    play(story)


def test_a_reserved_seat_that_the_host_reissues_is_not_its_persons_any_more(play):
    async def story(node: Node) -> None:
        seats, devices = await close_game(node)
        await devices[1].hang_up()
        await devices[0].ask("rematch")
        host = await sit(node, await rematch_seat(node, devices[0]))
        await host.ask("new-link", seat=1)
        link = next(said for said in host.received if said["type"] == "seat-link")
        late = await sit(node, seats[1])
        await node.settle()
        assert "rematch-seat" not in message_types(late)
        assert (await node.sit(host.table, link["token"])).seat == 1

    play(story)


# -- a person who leaves the table before


def test_a_person_who_left_a_finished_table_has_no_seat_at_its_rematch(play):
    async def story(node: Node) -> None:
        _, devices = await close_game(node, persons=3)
        await devices[0].ask("leave")
        await devices[1].ask("rematch")
        rematch = await node.manager.get_table((await rematch_seat(node, devices[1]))["table"])
        assert [seat.player for seat in rematch.seats] == ["free", "person", "person"]
        assert [seat.host for seat in rematch.seats] == [False, True, False]

    play(story)


def test_a_reserved_seat_is_free_once_the_table_before_is_deleted(play):
    async def story(node: Node) -> None:
        _, devices = await close_game(node, persons=3)
        await devices[2].hang_up()
        await devices[0].ask("rematch")
        rematch = await node.manager.get_table((await rematch_seat(node, devices[1]))["table"])
        assert [seat.reserved_for for seat in rematch.seats] == ["", "", devices[0].table]
        await devices[0].ask("delete")
        assert [seat.player for seat in rematch.seats] == ["person", "person", "free"]

    play(story)


def test_when_the_host_leaves_a_finished_table_a_person_who_is_there_is_the_host(play):
    async def story(node: Node) -> None:
        _, devices = await close_game(node, persons=3)
        await devices[1].hang_up()
        await devices[0].ask("leave")
        assert (await devices[2].ask("delete"))["type"] == "ok"

    play(story)


# -- how it ends


def test_leaving_and_deleting_are_acknowledged_before_the_server_hangs_up(play):
    async def story(node: Node) -> None:
        seats = await seat_people(node)
        host, guest, tab = [await sit(node, seat) for seat in (*seats, seats[1])]
        assert (await guest.ask("leave"))["type"] == "ok"
        await node.settle()
        assert message_types(guest)[-2:] == ["ok", "closing"]
        assert message_types(tab)[-1] == "closing"
        watcher = await node.sit(host.table, None)
        assert (await host.ask("delete"))["type"] == "ok"
        await node.settle()
        assert message_types(host)[-2:] == ["ok", "closing"]
        assert message_types(watcher)[-1] == "closing"
        with raises_error("server-table-unknown"):
            await node.join(host.table)

    play(story)


def test_a_rematch_that_was_deleted_can_be_asked_for_again(play):
    async def story(node: Node) -> None:
        _, devices = await close_game(node)
        await devices[1].ask("rematch")
        first = await rematch_seat(node, devices[0])
        await (await sit(node, first)).ask("delete")
        await node.settle()
        assert devices[0].received[-1]["table"]["rematch_table"] is None
        assert (await devices[1].ask("rematch"))["type"] == "ok"
        second = await rematch_seat(node, devices[1])
        assert second["table"] != first["table"]
        assert (await sit(node, second)).seat == 1

    play(story)


def test_a_rematch_that_was_deleted_while_nobody_looked_is_forgotten(play):
    async def story(node: Node) -> None:
        seats, devices = await close_game(node)
        await devices[0].ask("rematch")
        rematch = await sit(node, await rematch_seat(node, devices[0]))
        for device in devices:
            await device.hang_up()
        node.manager.unload(node.manager.tables[seats[0]["table"]])
        await rematch.ask("delete")
        (mine,) = await node.manager.list_my_tables(
            [seats[0]["token"]], "en"
        )  # nobody has come to the table yet
        assert mine["table"]["rematch_table"] is None
        assert (await node.manager.get_table(seats[0]["table"])).rematch_table is None
        late = await sit(node, seats[0])
        assert late.received[0]["table"]["rematch_table"] is None

    play(story)


# -- at the same moment


def test_two_who_ask_for_a_rematch_at_once_get_the_same_one(play):
    async def story(node: Node) -> None:
        _, devices = await close_game(node)
        await asyncio.gather(*(device.ask("rematch") for device in devices))
        places = [await rematch_seat(node, device) for device in devices]
        assert places[0]["table"] == places[1]["table"]
        assert [place["seat"] for place in places] == [0, 1]
        assert len(node.store.list_tables()) == 2

    play(story)


def test_a_request_of_a_person_who_lost_the_seat_is_not_carried_out(play):
    async def story(node: Node) -> None:
        seats = await seat_people(node)
        guest, tab = await sit(node, seats[1]), await sit(node, seats[1])
        table = node.manager.tables[seats[0]["table"]]
        await table.lock.acquire()
        waiting = [
            asyncio.create_task(guest.ask("chat", text="hello")),
            asyncio.create_task(tab.set_language("cs")),
        ]
        while len(table.lock._waiters or ()) < len(waiting):
            await asyncio.sleep(0)
        await vacate(table, 1)
        table.lock.release()
        await node.settle()
        for task in waiting:
            task.cancel()
        assert table.chat == []
        assert not table.connections
        assert not any(stream.listeners for stream in table.streams.values())

    play(story)


def test_a_person_who_leaves_gets_no_message_while_the_answer_waits(tmp_path, monkeypatch):
    """In a reaction window the answer comes after a fixed time."""
    monkeypatch.setattr(connection, "hides_time", lambda table, request: True)

    async def play() -> None:
        node = Node(tmp_path)
        host = await node.create_table("yp")
        guest = await node.join(host["table"])
        one = await node.sit(host["table"], host["token"])
        other = await node.sit(host["table"], guest["token"])
        assert (await one.ask("start"))["type"] == "ok"
        leaving = asyncio.create_task(other.ask("leave"))
        while node.manager.tables[host["table"]].seats[1].player == "person":
            await asyncio.sleep(0)
        assert (await one.ask("chat", text="hello"))["type"] == "ok"
        assert (await leaving)["type"] == "ok"
        assert not [said for said in other.received if said["type"] == "chat"]
        await node.stop()

    asyncio.run(play())


def test_a_seat_has_one_person_even_if_the_previous_one_reconnects_at_that_moment(play):
    async def story(node: Node) -> None:
        seats = await seat_people(node)
        guest = await sit(node, seats[1])
        results = await asyncio.gather(
            guest.ask("leave"),
            *(sit(node, seats[1]) for _ in range(3)),
            node.join(seats[0]["table"]),
            *(sit(node, seats[1]) for _ in range(3)),
            return_exceptions=True,
        )
        joined = [each for each in results if isinstance(each, dict) and "token" in each]
        owner = joined[0] if joined else await node.join(seats[0]["table"])
        third = await sit(node, owner)
        await node.settle()
        table = node.manager.tables[seats[0]["table"]]
        assert table.connections == {third.connection}
        assert node.store.seat_tokens(table.id)[1] == hash_token(owner["token"])

    play(story)


# -- sent again


def test_a_request_that_was_acknowledged_is_acknowledged_again(play):
    async def story(node: Node) -> None:
        seats = await seat_people(node)
        host, guest = [await sit(node, seat) for seat in seats]
        sent: list[tuple[Device, Message]] = [
            (host, {"id": "name", "type": "set-name", "name": "Host"}),
            (host, {"id": "start", "type": "start"}),
            (guest, {"id": "chat", "type": "chat", "text": "hello"}),
            (host, {"id": "hand", "type": "set-player", "seat": 0, "player": "person"}),
            (host, {"id": "close", "type": "end-game", "agrees_to_end": True}),
            (guest, {"id": "close", "type": "end-game", "agrees_to_end": True}),
            (guest, {"id": "again", "type": "rematch"}),
        ]
        for device, message in sent:
            assert (await device.ask_as(**message))["type"] == "ok", message
        for device, message in sent:
            assert (await device.ask_as(**message))["type"] == "ok", message
        await node.stop()
        node.start()
        host2, guest2 = [await sit(node, seat) for seat in seats]
        for device, message in sent:
            again = host2 if device is host else guest2
            assert (await again.ask_as(**message))["type"] == "ok", message
        assert [line.text for line in node.manager.tables[host.table].chat] == ["hello"]
        assert error_code(await host2.ask_as("other", type="start")) == "server-started"

    play(story)


# -- spectators


def test_a_line_that_a_spectator_sends_again_is_said_once(play):
    async def story(node: Node) -> None:
        table = (await node.create_table("yb"))["table"]
        line = {"id": "1", "type": "chat", "text": "hello"}
        first = await node.sit(table, None)
        assert (await first.ask_as(**line))["type"] == "ok"
        assert (await first.ask_as(**line))["type"] == "ok"
        await first.hang_up()
        back = await node.sit(table, None)
        assert (await back.ask_as(**line))["type"] == "ok"
        assert [each.text for each in node.manager.tables[table].chat] == ["hello"]
        assert (await back.ask_as(**{**line, "id": "2"}))["type"] == "ok"
        stranger = await node.sit(table, None, host="192.0.2.7")
        assert (await stranger.ask_as(**line))["type"] == "ok"
        assert len(node.manager.tables[table].chat) == 3

    play(story)


def test_the_next_owner_of_a_seat_has_asked_and_agreed_to_nothing(play):
    async def story(node: Node) -> None:
        seats = await seat_people(node)
        host, guest = [await sit(node, seat) for seat in seats]
        await host.ask("start")
        line = {"id": "1", "type": "chat", "text": "hello"}
        assert (await guest.ask_as(**line))["type"] == "ok"
        assert (await guest.ask("end-game", agrees_to_end=True))["type"] == "ok"
        assert (await host.ask("new-link", seat=1))["type"] == "ok"
        table = node.manager.tables[host.table]
        assert (table.seats[1].acknowledged, table.seats[1].agrees_to_end) == ([], False)
        stored = node.store.read_table(host.table)
        assert stored is not None
        assert stored.head["seats"][1]["agrees"] is False
        token = next(said["token"] for said in host.received if said["type"] == "seat-link")
        other = await node.sit(host.table, token)
        assert (await other.ask_as(**line))["type"] == "ok"
        assert [each.text for each in table.chat] == ["hello", "hello"]
        assert (await host.ask("end-game", agrees_to_end=True))["type"] == "ok"
        assert table.status == "playing"

    play(story)


def test_the_next_owner_of_a_seat_gets_nothing_of_the_former_person(play):
    """Neither the name nor automatic answers, and no bot plays on that the former person asked for."""

    async def story(node: Node) -> None:
        seats = [await node.create_table("yp"), {}]
        seats[1] = await node.join(seats[0]["table"], name="Guest", nonce="ab" * 16)
        host, guest = [await sit(node, seat) for seat in seats]
        await host.ask("start")
        table = node.manager.tables[host.table]
        seat = table.seats[1]
        seat.auto_answers, seat.muted = {"turn": 5}, True
        assert (await guest.ask("set-player", seat=1, player="bot", level="apprentice"))["type"] == "ok"
        assert (await host.ask("new-link", seat=1))["type"] == "ok"
        seat = table.seats[1]
        assert (seat.auto_answers, seat.muted, seat.name) == ({}, False, "")
        assert seat.nonce == "ab" * 16  # the shuffle was made with it
        assert table.live is not None
        assert table.live.match.seating.people[1] == ""
        notice = next(said["notice"] for said in host.received[::-1] if said["type"] == "table")
        assert "Guest" in "".join(part["text"] for part in notice["text"])
        assert seat.is_played_by_bot
        token = next(said["token"] for said in host.received if said["type"] == "seat-link")
        other = await node.sit(host.table, token)
        assert not table.seats[1].is_played_by_bot
        (view,) = [said["view"] for said in other.received if said["type"] == "welcome"]
        assert view["auto_answers"] == {}

    play(story)


@pytest.mark.parametrize(("begun", "ended"), [(False, False), (True, False), (True, True)])
def test_what_a_new_link_keeps_of_a_seat(play, begun, ended):
    async def story(node: Node) -> None:
        host_seat = await node.create_table("yp", name="Host")
        guest_seat = await node.join(host_seat["table"], name="Guest", nonce="ab" * 16)
        host, guest = [await sit(node, seat) for seat in (host_seat, guest_seat)]
        if begun:
            await host.ask("start")
        if ended:
            for device in (host, guest):
                await device.ask("end-game", agrees_to_end=True)
        assert (await host.ask("new-link", seat=1))["type"] == "ok"
        seat = node.manager.tables[host.table].seats[1]
        assert seat.nonce == ("ab" * 16 if begun else "")
        assert seat.name == ("Guest" if ended else "")

    play(story)


def test_nobody_renews_their_own_link(play):
    """If the answer were lost, the old link would be void and the new one unknown: the seat would be lost."""

    async def story(node: Node) -> None:
        seat = (await seat_people(node))[0]
        host = await sit(node, seat)
        assert error_code(await host.ask("new-link", seat=0)) == "server-own-link"
        assert "seat-link" not in message_types(host)
        again = await sit(node, seat)
        assert (await again.ask("start"))["type"] == "ok"
        assert error_code(await again.ask("new-link", seat=0)) == "server-own-link"
        assert list(node.store.seat_tokens(seat["table"])) == [0, 1]

    play(story)


def hosts(node: Node, table: str) -> list[int]:
    return [number for number, seat in enumerate(node.manager.tables[table].seats) if seat.host]


@pytest.mark.parametrize("begun", [False, True])
def test_a_guest_can_start_the_rematch_while_the_host_is_away(play, begun):
    async def story(node: Node) -> None:
        seats, devices = await close_game(node)
        await devices[0].hang_up()
        assert (await devices[1].ask("rematch"))["type"] == "ok"
        rematch = await rematch_seat(node, devices[1])
        guest = await sit(node, rematch)
        assert hosts(node, rematch["table"]) == [1]
        if begun:
            assert (await guest.ask("start"))["type"] == "ok"
        returned = await sit(node, seats[0])
        old_host = await sit(node, await rematch_seat(node, returned))
        assert hosts(node, rematch["table"]) == ([1] if begun else [0])
        shown = [said["table"] for said in guest.received if "table" in said][-1]
        assert [each["host"] for each in shown["seats"]] == [not begun, begun]
        if not begun:
            assert error_code(await guest.ask("start")) == "server-not-host"
            assert (await old_host.ask("start"))["type"] == "ok"

    play(story)


def test_a_host_who_is_there_stays_the_host_of_the_rematch(play):
    async def story(node: Node) -> None:
        _, devices = await close_game(node)
        assert (await devices[1].ask("rematch"))["type"] == "ok"
        rematch = await rematch_seat(node, devices[1])
        assert hosts(node, rematch["table"]) == [0]

    play(story)


def test_a_spectator_who_comes_back_has_no_fresh_allowance_of_chat(play):
    async def story(node: Node) -> None:
        host = await node.create_table("yb")

        async def say_from(address: str) -> Message:
            watcher = await node.sit(host["table"], None, host=address)
            answer = await watcher.ask("chat", text="hello")
            await watcher.hang_up()
            return answer

        for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8", "2001:db8::1", "2001:db8::2"):
            assert (await say_from(address))["type"] == "ok"
        for address in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::3"):
            assert error_code(await say_from(address)) == "server-message-fast"
        assert (await (await sit(node, host)).ask("chat", text="hello"))["type"] == "ok"

    play(story, chat_rate=Rate(2, 1e-9))
