"""Writes what a release stores: files that every later Burgrave must be able to read.

    python tools/make_stored.py           write tests/stored/<version>/
    python tools/make_stored.py --again   replace the files of a version that is not yet released

Run it once for a release and never again for that release: these files must not change.
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

from burgrave import __version__  # noqa: E402  # the tests are beside the package
from burgrave.cli.main import main as command  # noqa: E402
from burgrave.server.store.data_dir import DATABASE  # noqa: E402
from tests.server.server import Device, Server, quick_settings, run_server, synchronize  # noqa: E402

MOVES = 8  # of a game that stays open
MOST = 400  # moves until a seat is asked for a reaction


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
    """Write a store with tables in every state, as SQL, and a backup of it."""
    with run_server(quick_settings(data)) as server:
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
    assert command(["export", str(backup), "--data-dir", str(data)]) == 0
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as store:
        (folder / "tables.sql").write_text("\n".join(store.iterdump()) + "\n", encoding="utf-8")


def write_games(folder: Path) -> None:
    """Write a saved game of the terminal, an arena run, and the JSON output of commands."""
    saved, run = folder / "saved.txt", folder / "arena-run.jsonl"
    for file in (saved, run):
        file.unlink(missing_ok=True)
    bots = ["--players", "2", "--bots", "builder,random", "--seed", "1", "--workers", "1", "--json"]
    for game in ("citadels", "praga"):
        simulated = command_output(["simulate", game, "--games", "2", *bots])
        (folder / f"simulate-{game}.json").write_text(simulated, encoding="utf-8")
    measured = command_output(["arena", "citadels", "--deals", "2", "--run-file", str(run), *bots])
    (folder / "arena.json").write_text(measured, encoding="utf-8")
    typed = sys.stdin
    sys.stdin = io.StringIO("1\n" * 5)  # then the input ends, and the game stays open
    try:
        command_output(["play", "citadels", "--players", "2", "--seed", "7", "--save", str(saved), "--plain"])
    finally:
        sys.stdin = typed


def command_output(arguments: list[str]) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        command([*arguments, "--lang", "en"])
    return out.getvalue()


# -- the tables


def seat_people(server: Server, stack: ExitStack, host: dict[str, Any], guests: int = 0) -> list[Device]:
    """Return the devices of the host and of this many guests, all seated."""
    people = [host]
    people += [server.join(host["table"], name=f"Guest {n + 1}", nonce="2b" * 16) for n in range(guests)]
    return [stack.enter_context(server.seated(person)) for person in people]


def check_ok(answer: dict[str, Any]) -> None:
    assert answer["type"] == "ok", answer


def play_some(devices: list[Device], moves: int, rng: Random) -> bool:
    """Play random moves; return whether it stopped because a seat is asked for a reaction."""
    while moves:
        synchronize(devices)
        active = next((device for device in devices if device.view["your_decision"]), None)
        if active is None:
            devices[0].receive()
            continue
        if "reaction_window" in active.view:
            if len(active.view["prompt"]["choices"]) > 1:
                return True
            active.receive()  # the seat can only pass, and does when the time is over
            continue
        choice = rng.choice(active.view["prompt"]["choices"])
        check_ok(active.play(choice["move"]["move"]))
        moves -= 1
    synchronize(devices)
    return False


def classic_with_an_undo(server: Server) -> None:
    host = server.create_table(
        "citadels", "yp", name="Host", nonce="5d" * 16, settings={"reaction_seconds": 0}
    )
    with ExitStack() as stack:
        devices = seat_people(server, stack, host, guests=1)
        devices[0].start()
        play_some(devices, MOVES, Random(1))
        check_ok(devices[0].ask("chat", text="Dobrý den"))
        check_ok(devices[1].ask("chat", text="Здравей 🙂"))
        with server.open_device() as watching:
            watching.say_hello(host["table"])
            check_ok(watching.ask("chat", text="Hello from outside"))
        rng = Random(2)
        while True:
            play_some(devices, 1, rng)
            able = next((device for device in devices if device.view["can_undo"]), None)
            if able is not None:
                check_ok(able.ask("undo", decision=able.view["decision"]))
                break
        synchronize(devices)
        play_some(devices, 2, rng)


def reaction_that_was_answered(server: Server) -> None:
    options = {"edition": "2016", "preset": "devious_dignitaries"}
    host = server.create_table("citadels", "ypp", options=options, settings={"reaction_seconds": 3})
    with ExitStack() as stack:
        devices = seat_people(server, stack, host, guests=2)
        devices[0].start()
        rng = Random(5)
        for _ in range(2):  # the time of the first question ends, that of the second does not
            assert play_some(devices, MOST, rng)
            asked = next(device for device in devices if device.view["your_decision"])
            decision = asked.view["decision"]
            check_ok(asked.play(asked.view["prompt"]["choices"][-1]["move"]["move"]))
            if _ == 0:
                while devices[0].view["decision"] == decision:
                    devices[0].receive()


def deluxe_that_is_paused(server: Server) -> None:
    options = {"edition": "deluxe", "action_cards": True, "random_cast": 39}
    settings = {"clock": {"seconds": 86400}, "takeover_seconds": 86400, "hints": True}
    host = server.create_table("citadels", "ybbb", options=options, name="Host", settings=settings)
    with ExitStack() as stack:
        devices = seat_people(server, stack, host)
        devices[0].start()
        play_some(devices, MOVES, Random(3))
        kind = devices[0].view["state"]["decision"]["kind"]
        move = (
            devices[0].view["prompt"]["choices"][0]["move"]["move"] if devices[0].view["your_decision"] else 0
        )
        devices[0].ask("set-auto-answer", kind=kind, move=move)
        check_ok(devices[0].ask("mute", seat=None, muted=True))
        check_ok(devices[0].ask("pause", paused=True))


def praga_that_runs(server: Server) -> None:
    host = server.create_table("praga", "yp", name="Host", options={"side": "B"}, settings={"listed": True})
    with ExitStack() as stack:
        devices = seat_people(server, stack, host, guests=1)
        devices[0].start()
        play_some(devices, MOVES, Random(4))


def finished_with_a_rematch(server: Server) -> None:
    host = server.create_table("citadels", "yb", name="Host", nonce="7e" * 16)
    with ExitStack() as stack:
        (device,) = seat_people(server, stack, host)
        device.start()
        play_some([device], 2, Random(6))
        check_ok(device.ask("set-player", seat=0, player="bot"))
        while not device.result:
            device.receive()
        device.send({"type": "rematch", "id": "r"})
        device.wait_for_type("rematch-seat")


def open_table(server: Server) -> None:
    host = server.create_table("citadels", "ypb", name="Host", settings={"listed": True, "spectators": False})
    with ExitStack() as stack:
        devices = seat_people(server, stack, host, guests=1)
        check_ok(devices[1].ask("chat", text="Shall we?"))


def closed_game(server: Server) -> None:
    host = server.create_table("praga", "y", name="Host")
    with ExitStack() as stack:
        (device,) = seat_people(server, stack, host)
        device.start()
        play_some([device], 2, Random(7))
        check_ok(device.ask("end-game", agrees_to_end=True))


def game_that_everybody_left(server: Server) -> None:
    settings = {"reaction_seconds": 0, "spectators": False}
    host = server.create_table("citadels", "yp", settings=settings, options={"edition": "2016"})
    with ExitStack() as stack:
        devices = seat_people(server, stack, host, guests=1)
        devices[0].start()
        play_some(devices, 2, Random(8))
        check_ok(devices[0].ask("pause", paused=True))
        for device in devices:
            device.send({"type": "leave", "id": "l"})
            device.wait_for_type("closing")


if __name__ == "__main__":
    main()
