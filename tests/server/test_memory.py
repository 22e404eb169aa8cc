"""A server that plays game after game does not grow: what a table used is used again.

    BURGRAVE_LONG=2 .venv/bin/pytest -s tests/server/test_memory.py

plays 500 whole games of bots, removes each table, and prints what the server and its workers hold.
"""

import asyncio
import gc
import json
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from burgrave.testing.random_play import LONG
from tests.server.server_process import ServerProcess, resident_megabytes, run_process

GAMES = 500
AT_ONCE = 4
WATCHED = 5  # one of this many tables is watched by its host, who sees every move
STEP = 25  # games between two looks
MOST_GROWTH = 5.0  # megabytes in the second half
KINDS = (
    ("citadels", 4, "apprentice"),
    ("praga", 2, "apprentice"),
    ("citadels", 5, "builder"),
    ("praga", 2, "builder"),
    ("citadels", 2, "master"),
)


def make(port: int, game: str, players: int, level: str) -> Any:
    seats = [{"player": "you"}, *[{"player": "bot", "level": level}] * (players - 1)]
    body = json.dumps({"game": game, "seats": seats, "settings": {"reaction_seconds": 0}}).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


async def play_game(port: int, game: str, players: int, level: str, watched: bool) -> None:
    """A whole game of bots: the host hands the seat over, sees it end and removes the table."""
    made = await asyncio.to_thread(make, port, game, players, level)
    address = f"ws://127.0.0.1:{port}/socket"
    sit = {"type": "hello", "table": made["table"], "token": made["token"]}
    begin = {"type": "start", "id": "start"}
    over = {"type": "set-player", "id": "over", "seat": made["seat"], "player": "bot", "level": level}
    async with connect(address, compression=None, max_size=None) as socket:
        for message in (sit, begin, over):
            await socket.send(json.dumps(message))
        await wait_for_message(
            socket, lambda said: bool(said.get("result")) if watched else said.get("id") == "over"
        )
    while not watched and await asyncio.to_thread(status, port, made["table"]) != "over":
        await asyncio.sleep(0.2)
    async with connect(address, compression=None, max_size=None) as socket:
        for message in (sit, {"type": "delete", "id": "delete"}):
            await socket.send(json.dumps(message))
        await wait_for_message(socket, lambda said: said["type"] == "closing")


async def wait_for_message(socket: ClientConnection, wanted: Callable[[Any], bool]) -> None:
    """Listens until this is said."""
    async for text in socket:
        message = json.loads(text)
        assert message["type"] != "error", message
        if wanted(message):
            return


def status(port: int, table: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{table}", timeout=60) as answer:
        return str(json.loads(answer.read())["status"])


async def play_games(server: ServerProcess, games: int) -> list[float]:
    """What the server holds after each of these batches of games."""
    looks = [server.megabytes()]
    waiting = list(range(games))
    done = 0

    async def play_on() -> None:
        nonlocal done
        while waiting:
            number = waiting.pop()
            kind = KINDS[number % len(KINDS)]
            await play_game(server.port, *kind, watched=number // len(KINDS) % WATCHED == 0)
            done += 1
            if done % STEP == 0:
                looks.append(server.megabytes())
                workers = ", ".join(f"{resident_megabytes(each):.1f}" for each in server.workers())
                print(f"{done:4} games: {looks[-1]:.1f} MB; workers {workers}", flush=True)

    await asyncio.gather(*(play_on() for _ in range(AT_ONCE)))
    return looks


@pytest.mark.skipif(LONG == 1, reason="takes many minutes: BURGRAVE_LONG=2")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no list of processes here")
def test_five_hundred_games_leave_nothing_behind(tmp_path):
    with run_process(tmp_path) as server:
        looks = asyncio.run(play_games(server, GAMES))
    half = len(looks) // 2
    assert looks[-1] - looks[half] < MOST_GROWTH


def test_a_table_that_was_removed_leaves_nothing_for_the_collector(server):
    """The collector of a server seldom comes: what waits for it is what the server grows by."""

    def play_and_remove() -> None:
        made = server.create_table(seats="ybb")
        with server.seated(made) as device, server.seated({"table": made["table"]}):
            device.start()
            for _ in range(5):
                assert device.play()["type"] == "ok"
            device.send({"type": "delete", "id": "delete"})
            device.wait_for_type("closing")
        while server.manager.connections or made["table"] in server.manager.table_tasks:
            time.sleep(0.01)

    play_and_remove()
    gc.collect()
    gc.disable()
    try:
        play_and_remove()
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = {f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not {name for name in left if name.startswith("burgrave.")}
