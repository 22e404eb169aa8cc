"""A server that is killed in the middle of games loses no acknowledged move, and everybody comes back."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic

import burgrave
from burgrave.core.record import read, verify
from burgrave.server.store import snapshot
from burgrave.testing.play import LONG
from tests.server.crowd import Crowd

KILLS = 100 if LONG > 1 else 20
HERE = Path(__file__).parents[2]
SERVER = """
import sys
from pathlib import Path
from burgrave.server.run import run
from tests.server.tables import quick

run(quick(Path(sys.argv[1]), port=int(sys.argv[2]), pace=0.03), lambda port: print("ready", flush=True))
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Served:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, data: Path, port: int) -> None:
        self.command = [sys.executable, "-c", SERVER, str(data), str(port)]
        self.process = self.start()

    def start(self) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(self.command, cwd=HERE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        return process

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def killed_again_and_again(crowd: Crowd, server: Served) -> None:
    """Each time when games go on again, at any moment of a move."""
    for _ in range(KILLS):
        before, began = crowd.acknowledged, monotonic()
        while crowd.acknowledged < before + 4:
            await asyncio.sleep(0.01)
            assert monotonic() - began < 60, "games must go on"
        await asyncio.sleep(crowd.chance.random() * 0.2)
        server.kill()
        server.process = await asyncio.to_thread(server.start)
    crowd.closing, crowd.pause = True, 0.0


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path):
    data, port = tmp_path / "data", free_port()
    server, crowd = Served(data, port), Crowd(port, pause=0.02)

    async def all_of_it() -> None:
        playing = [
            crowd.play_games(game="citadels", plan="yppb"),
            crowd.play_games(game="citadels", plan="ybb", level="master"),
            crowd.play_games(game="praga", plan="yb"),
        ]
        together = asyncio.gather(killed_again_and_again(crowd, server), *playing)
        await asyncio.wait_for(together, 60 + 20 * KILLS)

    asyncio.run(all_of_it())
    records = {
        game.table: asyncio.run(crowd.ask(f"api/tables/{game.table}/record", {"tokens": game.tokens()}))
        for game in crowd.games
    }
    server.end(signal.SIGTERM)

    assert crowd.resumed >= KILLS
    with snapshot(data) as store:
        for game in crowd.games:
            stored = [
                (row.body["seat"], row.body["id"]) for row in store.log(game.table) if row.kind == "move"
            ]
            for person in game.people:
                moves = [id for id in person.acknowledged if not id.endswith("-1") or not person.host]
                assert [stored.count((person.seat, id)) for id in moves] == [1] * len(moves)
            record = read(records[game.table], burgrave.game)
            assert record.finished
            verify(record)
