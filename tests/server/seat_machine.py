"""Everything that can happen to seats, in any order, against what ought to be true of them.

The machine plays persons who make tables, join, leave, come back with any token ever issued, and so on. It
has a model of who owns each seat that is made of the answers alone; after each step the server must agree.

`nodes` makes the servers that the machine speaks to, in a folder that they share.
"""

import asyncio
from collections.abc import Callable, Coroutine
from copy import deepcopy
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.i18n import LANGUAGES
from burgrave.server.backup import export_lines
from burgrave.server.backup_import import import_tables
from burgrave.server.retention import DAY, INACTIVE_STATUSES, delete_old_tables
from burgrave.server.seat_ownership import list_owned_seats
from burgrave.server.seats import hash_token
from burgrave.server.store import SqliteStore
from tests.server.node import Device, Message, Node
from tests.server.seat_owners import SEATS, Owners
from tests.server.server import TIMEOUT

NUMBERS = st.integers(0, 11)
CHOSEN_LANGUAGES = st.sampled_from(LANGUAGES)
GOING = ("leave", "delete")  # after which one cannot come back
MOST_TABLES = 2  # beside rematches
MOST_DEVICES = 10
REQUESTS: list[Message] = [
    {"type": "start"},
    {"type": "pause", "paused": True},
    {"type": "pause", "paused": False},
    {"type": "chat", "text": "hello"},
    {"type": "set-bot-pace", "pace": "instant"},
    {"type": "set-name", "name": "Newcomer"},
    *({"type": "set-seat", "seat": seat, "player": plays} for seat in SEATS for plays in ("person", "bot")),
    *({"type": "set-player", "seat": seat, "player": to} for seat in SEATS for to in ("person", "bot")),
    *({"type": "new-link", "seat": seat} for seat in SEATS for _ in range(2)),
]


class SeatMachine(RuleBasedStateMachine):
    nodes: Callable[[Path], list[Node]]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(mkdtemp())
        self.owners = Owners()
        self.read: dict[Device, int] = {}  # how many messages of a device were looked at
        self.asked = 0
        self.acknowledged: list[tuple[str, Message]] = []  # by token
        self.backup: tuple[list[bytes], Owners] | None = None
        self.all = self.run(self.begin())

    async def begin(self) -> list[Node]:
        return type(self).nodes(self.folder)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        for node in self.all:
            self.run(node.stop())
        self.run(self.end_tasks())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        rmtree(self.folder)

    async def end_tasks(self) -> None:
        """Those of tables that were put away have been cancelled, and end when the loop comes round."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    # -- choosing

    def node(self, number: int) -> Node:
        nodes: list[Node] = self.all
        return nodes[number % len(nodes)]

    @property
    def devices(self) -> list[Device]:
        return [device for node in self.all for device in node.devices if not device.is_finished]

    def device(self, number: int) -> Device:
        return self.devices[number % len(self.devices)]

    def table(self, number: int) -> str:
        return self.owners.tables[number % len(self.owners.tables)]

    def has_devices(self) -> bool:
        return bool(self.devices)

    def has_tables(self) -> bool:
        return bool(self.owners.tables)

    # -- what persons do

    @initialize()
    def make_first(self) -> None:
        self.make()

    @rule()
    @precondition(lambda self: len(self.owners.tables) < MOST_TABLES)
    def make(self) -> None:
        seated = self.run(self.all[0].create_table("ypp", settings={"reaction_seconds": 0}))
        self.owners.tables.append(seated["table"])
        self.owners.issue(**seated)

    @rule(at=NUMBERS, which=NUMBERS)
    @precondition(has_tables)
    def join(self, at: int, which: int) -> None:
        table = self.table(which)
        try:
            seated = self.run(self.node(at).join(table))
        except BurgraveError as error:
            assert error.code in ("server-started", "server-table-full")  # noqa: PT017
            return
        assert seated["seat"] not in self.owners.seats(table), "a person sits there"
        self.owners.issue(**seated)

    @rule(at=NUMBERS, which=NUMBERS, resumes=st.booleans(), language=CHOSEN_LANGUAGES)
    @precondition(lambda self: self.owners.issued and len(self.devices) < MOST_DEVICES)
    def come(self, at: int, which: int, resumes: bool, language: str) -> None:
        """With any token ever issued, also those of seats that were given up and of tables that are gone."""
        self.enter(at, self.owners.issued[-1 - which % len(self.owners.issued)], resumes, language)

    @rule(at=NUMBERS, which=NUMBERS, leaves=st.booleans())
    @precondition(lambda self: self.owners.token and len(self.devices) < MOST_DEVICES)
    def come_as_owner(self, at: int, which: int, leaves: bool) -> None:
        """To a seat that one has now, rather at a new table, perhaps to give it up at once."""
        places = sorted(self.owners.token, key=lambda place: (self.owners.tables.index(place[0]), place[1]))
        place = places[-1 - which % len(places)]
        device = self.enter(at, (*place, self.owners.token[place]), False, "en")
        assert device is not None
        if leaves:
            self.leave_with(device)

    def enter(self, at: int, seated: tuple[str, int, str], resumes: bool, language: str) -> Device | None:
        table, seat, token = seated
        more: Message = {"resume": self.last_heard(table)} if resumes else {}
        device: Device = self.run(self.node(at).sit(table, token, language=language, **more))
        opens = self.owners.token.get((table, seat)) == token
        assert (device.received[0]["type"] != "error") == opens
        if opens:
            assert device.seat == seat
        return device if opens else None

    def last_heard(self, table: str) -> Message:
        """The end of a stream that a person once listened to at this table; it may be another seat's."""
        for device in self.read:
            log = [said for said in device.received if "number" in said and said["type"] != "rematch-seat"]
            if device.table == table and log:
                streams = [said["stream"] for said in log if said["type"] == "welcome"]
                return {"stream": (streams or ["unknown"])[-1], "number": log[-1]["number"]}
        return {"stream": "unknown", "number": 1}

    @rule(at=NUMBERS, which=NUMBERS)
    @precondition(lambda self: self.owners.tables and len(self.devices) < MOST_DEVICES)
    def watch(self, at: int, which: int) -> None:
        device = self.run(self.node(at).sit(self.table(which), None))
        assert device.seat is None

    @rule(who=NUMBERS, language=st.none() | CHOSEN_LANGUAGES)
    @precondition(has_devices)
    def hang_up_or_speak(self, who: int, language: str | None) -> None:
        device = self.device(who)
        if language is None:
            self.run(device.hang_up())
        else:
            assert self.run(device.set_language(language))["type"] == "welcome"

    @rule(who=NUMBERS, sections=st.booleans())
    @precondition(has_devices)
    def read_in_words(self, who: int, sections: bool) -> None:
        assert self.run(self.device(who).set_sections(sections))["type"] == "welcome"

    @rule(who=NUMBERS, request=st.sampled_from(REQUESTS))
    @precondition(has_devices)
    def ask(self, who: int, request: Message) -> None:
        self.request(self.device(who), **request)

    @rule(who=NUMBERS)
    @precondition(has_devices)
    def leave(self, who: int) -> None:
        self.leave_with(self.device(who))

    def leave_with(self, device: Device) -> None:
        if self.request(device, type="leave")["type"] == "ok":
            assert device.seat is not None
            self.owners.give_up(device.table, device.seat)
            self.check_ended(device)

    @rule(who=NUMBERS)
    @precondition(has_devices)
    def delete(self, who: int) -> None:
        device = self.device(who)
        if self.request(device, type="delete")["type"] == "ok":
            self.owners.delete(device.table)
            self.check_ended(device)

    @rule(who=NUMBERS)
    @precondition(has_devices)
    def rematch(self, who: int) -> None:
        self.ask_for_rematch(self.device(who))

    def ask_for_rematch(self, device: Device) -> None:
        answer = self.request(device, type="rematch")
        if answer["type"] == "error":
            keys = {mistake["code"] for mistake in answer["errors"]}
            assert keys <= {"server-not-over", "server-not-seated", "server-rematch-left"}
            given_up = device.table in self.owners.next and device.seat is not None
            assert (keys == {"server-rematch-left"}) == given_up
            return
        moved = [said["seated"] for said in device.received if said["type"] == "rematch-seat"]
        assert moved, "a person who asks for a rematch learns where it is"
        if device.table not in self.owners.next:
            self.owners.lay_rematch(device.table, moved[-1]["table"])

    @rule(at=NUMBERS, which=NUMBERS, again=st.sampled_from(["", "together", "alone"]))
    @precondition(has_tables)
    def finish(self, at: int, which: int, again: str) -> None:
        """All persons of a table agree to end its game; those who are not there get a new link.

        Then one of them may ask for a rematch: while the others are there, or when they have gone.
        """
        table = self.table(which)
        host = self.host_of(table)
        if (table, host) not in self.owners.token or len(self.devices) + 3 > MOST_DEVICES:
            return
        opener = self.enter(at, (table, host, self.owners.token[table, host]), False, "en")
        assert opener is not None
        self.look()
        self.request(opener, type="start")
        for seat in self.owners.seats(table):
            if (table, seat) in self.owners.reserved:
                self.request(opener, type="new-link", seat=seat)
            if seat != host:
                device = self.enter(at, (table, seat, self.owners.token[table, seat]), False, "en")
                assert device is not None
                self.look()
                self.request(device, type="end-game", agrees_to_end=True)
        self.request(opener, type="end-game", agrees_to_end=True)
        if again == "alone":
            self.empty(table, opener)
        if again:
            self.ask_for_rematch(opener)

    def empty(self, table: str, exempt: Device | None = None) -> None:
        """Everybody at a table hangs up."""
        for device in self.devices:
            if device.table == table and device is not exempt:
                self.run(device.hang_up())

    def host_of(self, table: str) -> int:
        stored = self.all[0].store.read_table(table)
        assert stored is not None
        return next((number for number, seat in enumerate(stored.head["seats"]) if seat["host"]), -1)

    @rule(which=NUMBERS)
    @precondition(lambda self: self.acknowledged)
    def send_again(self, which: int) -> None:
        """What was acknowledged to a seat is acknowledged again, on whatever device of it."""
        token, message = self.acknowledged[-1 - which % len(self.acknowledged)]
        for device in self.devices:
            if device.token == token:
                lines = sum(said["type"] == "chat" for said in device.received)
                assert self.run(device.ask_as(**message))["type"] == "ok"
                assert sum(said["type"] == "chat" for said in device.received) == lines
                return

    # -- what happens to servers

    @rule(at=NUMBERS, restarts=st.booleans())
    def forget(self, at: int, restarts: bool) -> None:
        """A server is started again, or puts away the tables that nobody looks at."""
        node = self.node(at)
        if restarts:
            self.run(node.stop())
            self.look_at(node)
            self.run(self.start(node))
        else:
            self.run(self.put_away(node))

    @rule(at=NUMBERS, which=st.none() | NUMBERS)
    @precondition(has_tables)
    def sweep(self, at: int, which: int | None) -> None:
        """Delete all old tables, or one that everybody has just left. Here a table is old at once."""
        node = self.node(at)
        if which is not None:
            self.empty(self.table(which))
            self.look()
            self.run(self.put_away(node))
        visited = {device.table for device in self.devices}
        gone = self.run(self.delete_old(node, None if which is None else self.table(which)))
        assert not visited & set(gone), "a person was there"
        for table in gone:
            self.owners.delete(table)

    async def delete_old(self, node: Node, only: str | None) -> list[str]:
        assert await delete_old_tables(node.manager, 1) == []
        if only is None:
            return await delete_old_tables(node.manager, -1)
        tomorrow = node.manager.wall_clock() + DAY * 1000
        return [only] if await node.manager.delete_if_idle(only, INACTIVE_STATUSES, tomorrow) else []

    @rule()
    def back_up(self) -> None:
        """Remember everything that is stored, and who owns what."""
        self.backup = list(export_lines(self.all[0].store)), deepcopy(self.owners)

    @rule()
    @precondition(lambda self: self.backup and len(self.all) == 1)
    def import_backup(self) -> None:
        """Import the last backup into the stopped server: tables that were deleted since come back."""
        assert self.backup is not None
        lines, then = self.backup
        node = self.all[0]
        self.run(node.stop())
        self.look_at(node)
        store = SqliteStore(self.folder)
        report = import_tables(store, lambda: iter(lines))
        store.close()
        assert set(report.already_present) == set(then.tables) & set(self.owners.tables)
        self.owners.restore(then, report.new)
        back = {token for table, _, token in self.owners.issued if table in report.new}
        self.acknowledged = [each for each in self.acknowledged if each[0] not in back]
        self.run(self.start(node))

    async def start(self, node: Node) -> None:
        node.start()

    async def put_away(self, node: Node) -> None:
        for table in [each for each in node.manager.tables.values() if not each.connections]:
            node.manager.unload(table)

    # -- asking and looking

    def request(self, device: Device, **message: Any) -> Message:
        """Ask, and have the model know of new links."""
        self.asked += 1
        id = str(self.asked)
        answer: Message = self.run(device.ask_as(id, **message))
        if message["type"] == "new-link" and message["seat"] == device.seat:
            assert answer["type"] == "error", "an answer that is lost would cost the seat"
        if message["type"] == "new-link" and answer["type"] == "ok":
            link = next(said for said in reversed(device.received) if said["type"] == "seat-link")
            assert link["id"] == id
            self.owners.issue(device.table, link["seat"], link["token"])
        elif answer["type"] == "ok" and device.token is not None and message["type"] not in GOING:
            self.acknowledged.append((device.token, {"id": id, **message}))
        return answer

    def check_ended(self, device: Device) -> None:
        """It was sent that it is done, then hung up on, and nothing more."""
        self.run(asyncio.wait_for(device.serving, TIMEOUT))
        assert [said["type"] for said in device.received[-2:]] == ["ok", "closing"]
        assert device.received[-1]["retry_after"] is None

    @invariant()
    def look(self) -> None:
        for node in self.all:
            self.run(node.settle())
            self.look_at(node)
            self.check_connections(node)
            self.run(self.check_hosts(node))
        self.check_store()

    def look_at(self, node: Node) -> None:
        """What devices were sent: seats at rematches, and never what another seat sees."""
        for device in node.devices:
            for said in device.received[self.read.get(device, 0) :]:
                if said["type"] == "rematch-seat":
                    assert device.seat is not None
                    self.owners.move(device.table, device.seat, said["seated"])
                elif said["type"] == "welcome":
                    assert said["seat"] == device.seat
                view = said.get("view")
                if view is not None:
                    viewer = view["state"]["viewer"]
                    assert viewer == ("spectator" if device.seat is None else device.seat)
            self.read[device] = len(device.received)
        node.forget_ended()

    def check_connections(self, node: Node) -> None:
        """Nobody listens on a seat without the token that opens it now."""
        for table in node.manager.tables.values():
            for connection in table.connections:
                assert not connection.is_finished
                assert connection.stream in table.streams.values()
                if connection.seat is not None:
                    assert self.owners.token.get((table.id, connection.seat)) == connection.token
            for (viewer, _, _), stream in table.streams.items():
                assert stream.viewer == viewer
                listeners: set[Any] = stream.listeners
                for listener in listeners:
                    assert listener in table.connections
                    assert viewer == (SPECTATOR if listener.seat is None else listener.seat)
        for device in node.devices:
            sits_at = device.connection.table
            assert device.is_finished or (sits_at is not None and device.connection in sits_at.connections)
            assert not device.waiting, "every request was answered"

    async def check_hosts(self, node: Node) -> None:
        for table in node.manager.tables.values():
            hosts = [number for number, seat in enumerate(table.seats) if seat.host]
            persons = await list_owned_seats(table)
            assert persons == self.owners.seats(table.id)
            assert len(hosts) == min(1, len(persons))
            assert set(hosts) <= set(persons)

    def check_store(self) -> None:
        """At most one token opens a seat, the one that the model knows, and none unless it is a person's."""
        store = self.all[0].store
        known = {hash_token(token): place for place, token in self.owners.token.items()}
        assert store.find_seats(hash_token(token) for _, _, token in self.owners.issued) == known
        assert {stored.id for stored in store.list_tables()} == set(self.owners.tables)
        for stored in store.list_tables():
            opened = store.seat_tokens(stored.id)
            assert {(stored.id, seat) for seat in opened} == {
                place for place in self.owners.token if place[0] == stored.id
            }
            assert all(stored.head["seats"][seat]["plays"] == "person" for seat in opened)
            assert stored.head["next"] == self.owners.next.get(stored.id) or stored.id not in self.loaded
            for seat, known_seat in enumerate(stored.head["seats"]):
                assert (known_seat["reserved_for"] != "") == ((stored.id, seat) in self.owners.reserved)

    @property
    def loaded(self) -> set[str]:
        return {id for node in self.all for id in node.manager.tables}
