"""Writes what a release stores: files that every later Burgrave must be able to read.

    python tools/make_stored.py           write tests/stored/<version>/
    python tools/make_stored.py --again   the same, over files of a version not yet released

Run it once for a release and never again for that one: the files are there to be kept.
"""

import argparse
import contextlib
import io
import sqlite3
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from burgrave import __version__  # noqa: E402  # the tests stand beside the package
from burgrave.cli.main import main as command  # noqa: E402
from burgrave.server.store.folder import DATABASE  # noqa: E402
from tests.server.tables import Device, Server, quick, running, together  # noqa: E402

MOVES = 8  # of a game that is left open
MOST = 400  # moves until somebody is asked for a reaction


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--again", action="store_true")
    folder = ROOT / "tests" / "stored" / __version__
    if folder.exists() and not given.parse_args().again:
        sys.exit(f"{folder} is there already")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        write_tables(Path(scratch) / "data", folder)
    write_games(folder)


def write_tables(data: Path, folder: Path) -> None:
    """A store with tables in every state, as SQL, and a backup of it."""
    with running(quick(data)) as server:
        for make in (
            classic_with_an_undo,
            reaction_that_was_answered,
            deluxe_that_is_paused,
            praga_that_runs,
            finished_with_a_rematch,
            open_table,
            closed_game,
            game_that_everybody_left,
        ):
            make(server)
    backup = folder / "tables.jsonl"
    backup.unlink(missing_ok=True)
    assert command(["export", str(backup), "--data", str(data)]) == 0
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as store:
        (folder / "tables.sql").write_text("\n".join(store.iterdump()) + "\n", encoding="utf-8")


def write_games(folder: Path) -> None:
    """A game saved at the terminal, the run of an arena, and what commands print for programs."""
    saved, run = folder / "saved.txt", folder / "arena-run.jsonl"
    for file in (saved, run):
        file.unlink(missing_ok=True)
    bots = ["--players", "2", "--bots", "builder,random", "--seed", "1", "--workers", "1", "--json"]
    for game in ("citadels", "praga"):
        simulated = printed(["simulate", game, "--games", "2", *bots])
        (folder / f"simulate-{game}.json").write_text(simulated, encoding="utf-8")
    measured = printed(["arena", "citadels", "--deals", "2", "--out", str(run), *bots])
    (folder / "arena.json").write_text(measured, encoding="utf-8")
    typed = sys.stdin
    sys.stdin = io.StringIO("1\n" * 5)  # and then nobody types any more: the game stays open
    try:
        printed(["play", "citadels", "--players", "2", "--seed", "7", "--save", str(saved), "--plain"])
    finally:
        sys.stdin = typed


def printed(arguments: list[str]) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        command([*arguments, "--lang", "en"])
    return out.getvalue()


# -- the tables


def seated(server: Server, stack: ExitStack, host: dict[str, Any], guests: int = 0) -> list[Device]:
    """The host and so many guests, who sit down."""
    people = [host]
    people += [server.join(host["table"], name=f"Guest {n + 1}", nonce="2b" * 16) for n in range(guests)]
    return [stack.enter_context(server.sitting(person)) for person in people]


def done(answer: dict[str, Any]) -> None:
    assert answer["type"] == "done", answer


def play_some(devices: list[Device], moves: int, chance: Random) -> bool:
    """Play at random; whether it ended because somebody is asked for a reaction."""
    while moves:
        together(devices)
        acting = next((device for device in devices if device.sight["yours"]), None)
        if acting is None:
            devices[0].hear()
            continue
        if "react" in acting.sight and len(acting.sight["offer"]["choices"]) > 1:
            return True
        choice = chance.choice(acting.sight["offer"]["choices"])
        done(acting.play(choice["move"]["move"]))
        moves -= 1
    together(devices)
    return False


def classic_with_an_undo(server: Server) -> None:
    host = server.make("citadels", "yp", name="Host", nonce="5d" * 16, manners={"reaction_seconds": 0})
    with ExitStack() as stack:
        devices = seated(server, stack, host, guests=1)
        devices[0].start()
        play_some(devices, MOVES, Random(1))
        done(devices[0].ask("chat", text="Dobrý den"))
        done(devices[1].ask("chat", text="Здравей 🙂"))
        with server.connected() as watching:
            watching.sit(host["table"])
            done(watching.ask("chat", text="Hello from outside"))
        chance = Random(2)
        while True:
            play_some(devices, 1, chance)
            able = next((device for device in devices if device.sight["undo"]), None)
            if able is not None:
                done(able.ask("undo", decision=able.sight["decision"]))
                break
        together(devices)
        play_some(devices, 2, chance)


def reaction_that_was_answered(server: Server) -> None:
    options = {"edition": "2016", "preset": "devious_dignitaries"}
    host = server.make("citadels", "ypp", options=options, manners={"reaction_seconds": 3})
    with ExitStack() as stack:
        devices = seated(server, stack, host, guests=2)
        devices[0].start()
        chance = Random(5)
        for _ in range(2):  # the time of the first question is over, that of the second is not
            assert play_some(devices, MOST, chance)
            asked = next(device for device in devices if device.sight["yours"])
            decision = asked.sight["decision"]
            done(asked.play(asked.sight["offer"]["choices"][-1]["move"]["move"]))
            if _ == 0:
                while devices[0].sight["decision"] == decision:
                    devices[0].hear()


def deluxe_that_is_paused(server: Server) -> None:
    options = {"edition": "deluxe", "action_cards": True, "random_cast": 39}
    manners = {"clock": {"seconds": 86400}, "stand_in": 86400, "hints": True}
    host = server.make("citadels", "ybbb", options=options, name="Host", manners=manners)
    with ExitStack() as stack:
        devices = seated(server, stack, host)
        devices[0].start()
        play_some(devices, MOVES, Random(3))
        kind = devices[0].sight["facts"]["decision"]["kind"]
        move = devices[0].sight["offer"]["choices"][0]["move"]["move"] if devices[0].sight["yours"] else 0
        devices[0].ask("standing", kind=kind, move=move)
        done(devices[0].ask("silence", seat=None, silent=True))
        done(devices[0].ask("pause", paused=True))


def praga_that_runs(server: Server) -> None:
    host = server.make("praga", "yp", name="Host", options={"side": "B"}, manners={"listed": True})
    with ExitStack() as stack:
        devices = seated(server, stack, host, guests=1)
        devices[0].start()
        play_some(devices, MOVES, Random(4))


def finished_with_a_rematch(server: Server) -> None:
    host = server.make("citadels", "yb", name="Host", nonce="7e" * 16)
    with ExitStack() as stack:
        (device,) = seated(server, stack, host)
        device.start()
        play_some([device], 2, Random(6))
        done(device.ask("hand-over", seat=0, to="bot"))
        while not device.result:
            device.hear()
        device.send({"type": "rematch", "id": "r"})
        device.until_type("moved")


def open_table(server: Server) -> None:
    host = server.make("citadels", "ypb", name="Host", manners={"listed": True, "spectators": False})
    with ExitStack() as stack:
        devices = seated(server, stack, host, guests=1)
        done(devices[1].ask("chat", text="Shall we?"))


def closed_game(server: Server) -> None:
    host = server.make("praga", "y", name="Host")
    with ExitStack() as stack:
        (device,) = seated(server, stack, host)
        device.start()
        play_some([device], 2, Random(7))
        done(device.ask("close", agree=True))


def game_that_everybody_left(server: Server) -> None:
    manners = {"reaction_seconds": 0, "spectators": False}
    host = server.make("citadels", "yp", manners=manners, options={"edition": "2016"})
    with ExitStack() as stack:
        devices = seated(server, stack, host, guests=1)
        devices[0].start()
        play_some(devices, 2, Random(8))
        done(devices[0].ask("pause", paused=True))
        for device in devices:
            device.send({"type": "leave", "id": "l"})
            device.until_type("bye")


if __name__ == "__main__":
    main()
