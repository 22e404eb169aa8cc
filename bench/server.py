"""Measures how many tables a server can hold: clients at many tables, one move per table and second.

    make bench-server
    .venv/bin/python bench/server.py --tables 1@4,50,200,1000@0.2 --seconds 20 --game praga
    .venv/bin/python bench/server.py --postgresql --nodes 2 --tables 50

Every client checks that it gets every message in order. The time of a move is from sending it until the last
client of its table has the new view. Server and clients share this machine and its loopback.

With `--postgresql` the tables are in a PostgreSQL database. With several nodes, the seats of every table are
spread over all of them, and processor time and memory are those of all nodes together, without the database.
"""

import argparse
import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter, time
from typing import Any, Final

import orjson
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tools are beside this folder

SEATS: Final = 4
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SERVER: Final = """
import sys
from pathlib import Path
from burgrave.server.rate_limits import Rate
from burgrave.server.run import run
from burgrave.server.settings import ServerSettings

names = ("request_rate", "file_rate", "table_rate", "socket_rate",
         "frame_rate", "message_rate", "network_message_rate", "chat_rate", "hint_rate")
free = dict.fromkeys(names, Rate(1e9, 1e9))
where = {"data_dir": Path(sys.argv[1]), "port": 0, "metrics_port": int(sys.argv[2]), "store": sys.argv[3]}
run(ServerSettings(**where, max_per_address=0, **free), lambda port: print(port, flush=True))
"""


class Server:
    """The server in its own process, and the resources that it has used."""

    def __init__(self, data: str, store: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.metrics_port = int(free.getsockname()[1])
        command = [sys.executable, "-c", SERVER, data, str(self.metrics_port), store]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def cpu(self) -> float:
        """Return the processor seconds of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return the bytes that it has in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def ask(self, path: str, data: Any) -> Any:
        address = f"http://127.0.0.1:{self.port}/{path}"
        request = urllib.request.Request(address, orjson.dumps(data), {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return orjson.loads(answer.read())

    def metrics(self) -> dict[str, float]:
        """Return the metrics that the server publishes."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=60) as answer:
            rows = [line.rpartition(" ") for line in answer.read().decode().splitlines() if line[0] != "#"]
        return {name.removeprefix("burgrave_"): float(value) for name, _, value in rows}

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@dataclass(eq=False)
class Table:
    """Four clients. At most one move is under way."""

    id: str
    tokens: list[str]
    clients: "list[Client]" = field(default_factory=list)
    sent_at: float = 0.0
    waiting: int = 0  # clients that have not received the last move
    times: list[float] = field(default_factory=list)
    skipped: int = 0  # moves that were not sent because the last one was still under way
    is_over: bool = False

    def play(self) -> None:
        """Let the client that has to decide play a move."""
        if self.waiting:
            self.skipped += 1
            return
        client = next((each for each in self.clients if each.view and each.view["your_decision"]), None)
        if client is not None and not self.is_over:
            self.waiting = len(self.clients)
            self.sent_at = perf_counter()
            client.play()

    def seen(self) -> None:
        self.waiting -= 1
        if self.waiting == 0:
            self.times.append(perf_counter() - self.sent_at)


class Client(WSListener):
    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.number = 0
        self.view: dict[str, Any] | None = None
        self.asked = 0
        self.transport: WSTransport | None = None
        self.welcomed = asyncio.get_running_loop().create_future()
        self.error = ""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send({"type": "hello", "table": self.table.id, "token": self.table.tokens[self.seat]})

    def send(self, message: dict[str, Any]) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, orjson.dumps(message))

    def play(self) -> None:
        assert self.view is not None
        move = random.choice(self.view["prompt"]["choices"])["move"]["move"]
        self.asked += 1
        decision = self.view["decision"]
        self.send({"type": "play", "id": str(self.asked), "decision": decision, "moves": [move]})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = orjson.loads(frame.get_payload_as_memoryview())
        kind = message["type"]
        if kind == "welcome":
            self.number, self.view = message["number"], message["view"]
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif kind in ("error", "closing"):
            self.error = str(message)
        elif "number" in message:
            if message["number"] != self.number + 1:
                self.error = f"message {message['number']} after {self.number}"
            self.number = message["number"]
        if kind == "update":
            self.view = message["view"]
            self.table.is_over = bool(message["result"])
            self.table.seen()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.error = self.error or "the server hung up"


def make_table(server: Server, game: str) -> Table:
    """Create a table with a person on every seat."""
    seats = [{"player": "you"}, *([{"player": "person"}] * (SEATS - 1))]
    asked = {"game": game, "seats": seats, "settings": {"reaction_seconds": 0}}
    made = server.ask("api/tables", asked)
    joined = [server.ask(f"api/tables/{made['table']}/join", {}) for _ in range(SEATS - 1)]
    return Table(made["table"], [made["token"], *(each["token"] for each in joined)])


def make_client(table: Table, seat: int, *_: object) -> Client:
    return Client(table, seat)


async def seat_clients(servers: list[Server], tables: list[Table]) -> None:
    """Connect all clients, seat by seat to one server after the other, and start the games."""
    for number, table in enumerate(tables):
        for seat in range(SEATS):
            address = f"ws://127.0.0.1:{servers[(number + seat) % len(servers)].port}/socket"
            _, client = await ws_connect(partial(make_client, table, seat), address)
            assert isinstance(client, Client)
            table.clients.append(client)
            await client.welcomed
        table.clients[0].send({"type": "start", "id": "start"})
    for table in tables:
        while not all(client.view for client in table.clients):
            await asyncio.sleep(0.01)


async def play_moves(tables: list[Table], seconds: float, rate: float) -> None:
    """Play this many moves per second at each table, one table after the other."""
    pause = 1 / rate / len(tables)
    began = perf_counter()
    number = 0
    while perf_counter() - began < seconds:
        tables[number % len(tables)].play()
        number += 1
        await asyncio.sleep(max(0.0, began + number * pause - perf_counter()))
    await asyncio.sleep(0)
    until = perf_counter() + 30
    while any(table.waiting for table in tables) and perf_counter() < until:
        await asyncio.sleep(0.01)


@contextmanager
def open_database(is_wanted: bool) -> Iterator[str]:
    """Yield the address of an empty PostgreSQL database whose commits wait for the disk, or an empty text."""
    if not is_wanted:
        yield ""
        return
    from tools.postgresql import Postgres

    server = Postgres("-c listen_addresses='' -c max_connections=200")
    try:
        yield server.make_database("tables")
    finally:
        server.remove()


def measure_server(
    tables_wanted: int, seconds: float, game: str, rate: float, nodes: int = 1, database: bool = False
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data, open_database(database) as store:
        servers = [Server(f"{data}/{number}", store) for number in range(nodes)]

        def cpu_of_all() -> float:
            return sum(server.cpu() for server in servers)

        def memory_of_all() -> int:
            return sum(server.memory() for server in servers)

        try:
            empty = memory_of_all()
            with ThreadPoolExecutor(4) as pool:
                tables = list(pool.map(lambda _: make_table(servers[0], game), range(tables_wanted)))

            async def all_of_it() -> tuple[float, float, int]:
                await seat_clients(servers, tables)
                await play_moves(tables, min(3.0, seconds), rate)
                for table in tables:
                    table.times.clear()
                    table.skipped = 0
                gc.collect()
                cpu, began = cpu_of_all(), time()
                await play_moves(tables, seconds, rate)
                return cpu_of_all() - cpu, time() - began, memory_of_all()

            cpu, took, memory = run(all_of_it())
            found = summarize(tables, cpu, took, memory - empty, memory, rate)
            return found | {"nodes": nodes} | server_numbers(servers[0].metrics())
        finally:
            for server in servers:
                server.end()


def summarize(
    tables: list[Table], cpu: float, took: float, grown: int, memory: int, rate: float
) -> dict[str, Any]:
    times = sorted(1000 * each for table in tables for each in table.times)
    error = {client.error for table in tables for client in table.clients if client.error}
    lost = sum(table.waiting for table in tables)
    moves = len(times)
    return {
        "tables": len(tables),
        "sockets": SEATS * len(tables),
        "moves per second": round(moves / took, 1),
        "wanted": round(rate * len(tables), 1),
        "p50 ms": percentile(times, 0.5),
        "p95 ms": percentile(times, 0.95),
        "p99 ms": percentile(times, 0.99),
        "cpu %": round(100 * cpu / took),
        "cpu ms per move": round(1000 * cpu / max(1, moves), 2),
        "memory MiB": round(memory / 2**20),
        "KiB per table": round(grown / len(tables) / 1024),
        "not delivered": lost,
        "errors": sorted(error)[:3],
    }


def server_numbers(metrics: dict[str, float]) -> dict[str, float]:
    """Return what the store and the garbage collector took since the server was started."""
    commits = metrics["commit_seconds_count"]
    pauses = [metrics.get(f'gc_pause_seconds_sum{{generation="{each}"}}', 0.0) for each in range(3)]
    return {
        "calls per commit": round(metrics["commit_calls_sum"] / commits, 1),
        "ms per commit": round(1000 * metrics["commit_seconds_sum"] / commits, 1),
        "s in the garbage collector": round(sum(pauses), 2),
    }


def percentile(times: list[float], share: float) -> float:
    return round(times[min(len(times) - 1, int(share * len(times)))], 1) if times else float("nan")


def run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--tables",
        default="1@4,50,200,1000@0.2",
        help="numbers of tables, one after the other; with @, moves per table and second if not one",
    )
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--nodes", type=int, default=1, help="servers over one PostgreSQL database")
    parser.add_argument("--postgresql", action="store_true", help="keep the tables in a PostgreSQL database")
    given = parser.parse_args()
    random.seed(1)
    alone: float | None = None
    for wanted in given.tables.split(","):
        number, _, rate = wanted.partition("@")
        is_shared = given.postgresql or given.nodes > 1
        found = measure_server(
            int(number), given.seconds, given.game, float(rate or 1), given.nodes, is_shared
        )
        if found["tables"] == 1:
            alone = found["p95 ms"]
        elif alone:
            found["p95 to one table"] = round(found["p95 ms"] / alone, 1)
        print(" · ".join(f"{name} {value}" for name, value in found.items() if value != []), flush=True)


if __name__ == "__main__":
    main()
