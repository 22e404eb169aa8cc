"""A server that is killed in the middle of games loses no acknowledged move, and everybody comes back.

`BURGRAVE_LONG=2 pytest -s tests/server/test_faults.py` kills it a hundred times and prints what happened.
"""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import burgrave
from burgrave.core.record import read_record, verify
from burgrave.server.store import StoreReader, open_snapshot
from burgrave.testing.random_play import LONG
from tests.server.crowd import Crowd

pytestmark = pytest.mark.slow

STANDSTILL = 600.0  # seconds without any move: far more than a busy machine needs
KILLS = 100 if LONG > 1 else 20
HERE = Path(__file__).parents[2]
SERVER = """
import json, sys
from pathlib import Path
from burgrave.server.run import run
from tests.server.server import quick_settings

settings = quick_settings(Path(sys.argv[1]), port=int(sys.argv[2]), bot_delay=0.03, **json.loads(sys.argv[3]))
run(settings, lambda port: print("ready", flush=True))
"""


def find_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class RestartingServerProcess:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, data: Path, port: int, before: str = "", **settings: Any) -> None:
        """`before` is run in the process first."""
        self.port = port
        self.command = [sys.executable, "-c", before + SERVER, str(data), str(port), json.dumps(settings)]
        self.process = self.start()

    def start(self) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(self.command, cwd=HERE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        said = process.stdout.readline()
        if said != b"ready\n":
            process.kill()
            process.wait()
            process.stdout.close()
            raise AssertionError(f"the server did not start: {said!r}")
        return process

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait(STANDSTILL)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def kill_repeatedly(crowd: Crowd, server: RestartingServerProcess) -> None:
    """Each time when games go on again, at any moment of a move."""
    for number in range(KILLS):
        before = crowd.acknowledged
        while crowd.acknowledged < before + 4:
            await asyncio.sleep(0.01)
        await asyncio.sleep(crowd.rng.random() * 0.2)
        server.kill()
        server.process = await asyncio.to_thread(server.start)
        print(f"{number + 1} kills, {crowd.acknowledged} acknowledged, {crowd.resent} sent again", flush=True)
    crowd.closing, crowd.pause = True, 0.0


async def go_on(crowd: Crowd, all_of_it: "asyncio.Future[Any]") -> None:
    """Until everything is done. It may take long on a busy machine, but something has to happen."""
    before, since = -1, monotonic()
    while not all_of_it.done():
        if crowd.acknowledged != before:
            before, since = crowd.acknowledged, monotonic()
        assert monotonic() - since < STANDSTILL, "games must go on"
        await asyncio.wait([all_of_it], timeout=1)
    all_of_it.result()


def count_moves(crowd: Crowd, store: StoreReader, records: dict[str, str]) -> tuple[int, int]:
    """How many moves were acknowledged, and how many of these are lost. None is stored twice."""
    lost = moves_made = 0
    for game in crowd.games:
        stored = [
            (row.body["seat"], row.body["id"]) for row in store.read_log(game.table) if row.kind == "move"
        ]
        for person in game.people:
            moves = [id for id in person.acknowledged if not id.endswith("-1") or not person.host]
            counts = [stored.count((person.seat, id)) for id in moves]
            assert max(counts, default=0) <= 1, "a move that was sent again was made twice"
            lost += counts.count(0)
            moves_made += len(moves)
        record = read_record(records[game.table], burgrave.game)
        assert record.finished
        verify(record)
    return moves_made, lost


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path):
    data, port = tmp_path / "data", find_free_port()
    server, crowd = RestartingServerProcess(data, port), Crowd(port, pause=0.02)

    async def all_of_it() -> None:
        playing = [
            crowd.play_games(game="citadels", plan="yppb"),
            crowd.play_games(game="citadels", plan="ybb", level="master"),
            crowd.play_games(game="praga", plan="yb"),
        ]
        await go_on(crowd, asyncio.gather(kill_repeatedly(crowd, server), *playing))

    try:
        asyncio.run(all_of_it())
    except BaseException:
        server.kill()
        raise
    records = {
        game.table: asyncio.run(crowd.ask(f"api/tables/{game.table}/record", {"tokens": game.tokens()}))
        for game in crowd.games
    }
    server.end(signal.SIGTERM)

    assert crowd.resumed >= KILLS
    with open_snapshot(data) as store:
        moves_made, lost = count_moves(crowd, store, records)
    print(f"\n{KILLS} kills, {moves_made} acknowledged moves, {crowd.resent} sent again, {lost} lost")
    assert lost == 0
