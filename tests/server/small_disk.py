"""What happens on a disk of two megabytes, run by test_disk in a mount namespace of its own.

unshare --map-root-user --mount python -m tests.server.small_disk SCENARIO FOLDER
"""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from burgrave.cli.main import main
from burgrave.core.error import BurgraveError
from burgrave.server.store import AppendLog, CreateTable, SqliteStore
from tests.errors import raises_error
from tests.server.server import Device, error_codes, quick_settings, run_server, synchronize

BALLAST = "ballast"


def mount(folder: Path, options: str) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], check=True)


def is_intact(store: SqliteStore) -> bool:
    with store.readers.begin() as connection:
        return connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"


def refusal_code(store: SqliteStore, number: int) -> str:
    """Why the next entry cannot be stored; empty if it can."""
    try:
        store.write_now(AppendLog("k3f9", number, "move", "x" * 500))
    except BurgraveError as error:
        return error.code
    return ""


def full_store(folder: Path) -> None:
    """What was acknowledged stays, what was not is not there, and with room it goes on."""
    (folder / BALLAST).write_bytes(bytes(600_000))
    store = SqliteStore(folder / "data")
    store.write_now(CreateTable("k3f9", "citadels", {}))
    number = 0
    while not (why := refusal_code(store, number)):
        number += 1
    assert why == "store-full", why
    assert [refusal_code(store, number) for _ in range(5)] == ["store-full"] * 5
    assert len(store.read_log("k3f9")) == number
    assert is_intact(store)
    (folder / BALLAST).unlink()
    assert refusal_code(store, number) == ""
    assert len(store.read_log("k3f9")) == number + 1
    store.close()
    store = SqliteStore(folder / "data")
    assert len(store.read_log("k3f9")) == number + 1
    assert is_intact(store)
    store.close()


def read_only_store(folder: Path) -> None:
    """A disk that turns read-only while the server runs: refused, still readable, and later it goes on."""
    store = SqliteStore(folder / "data")
    store.write_now(CreateTable("k3f9", "citadels", {}))
    assert refusal_code(store, 0) == ""
    store.close()
    mount(folder, "remount,ro")
    with raises_error("store-read-only"):
        SqliteStore(folder / "data")
    assert main(["serve", "--data-dir", str(folder / "data"), "--port", "0", "--lang", "en"]) == 2
    mount(folder, "remount,rw")
    store = SqliteStore(folder / "data")
    assert len(store.read_log("k3f9")) == 1
    assert is_intact(store)
    store.close()


def full_server(folder: Path) -> None:
    """People learn why, the game stays where it was for everybody, and goes on when there is room."""
    ballast = folder / BALLAST
    with run_server(quick_settings(folder / "data")) as server:
        host = server.create_table(seats="yp")
        guest = server.join(host["table"])
        with server.seated(host) as one, server.seated(guest) as other:
            one.start()
            devices = [one, other]
            fill(ballast)
            made = 0
            while (answer := move(devices))["type"] == "ok":
                made += 1
                fill(ballast)
            assert error_codes(answer) == ["store-full"], answer
            stored = len(server.manager.store.read_log(host["table"]))
            for _ in range(3):
                assert error_codes(move(devices)) == ["store-full"]
            assert len(server.manager.store.read_log(host["table"])) == stored
            assert server.ask("healthz")[0] == 200
            ballast.unlink()
            for _ in range(10):
                assert move(devices)["type"] == "ok"
            assert len(server.manager.store.read_log(host["table"])) == stored + 10


def fill(ballast: Path) -> None:
    """Nothing is left but what was claimed already."""
    with ballast.open("ab", buffering=0) as out, suppress(OSError):
        while True:
            out.write(bytes(4096))


def move(devices: list[Device]) -> dict[str, object]:
    """A person who is to decide makes a move; the answer."""
    synchronize(devices)
    deciding = next(device for device in devices if device.view is not None and device.view["your_decision"])
    return deciding.play()


if __name__ == "__main__":
    scenario, place = sys.argv[1], Path(sys.argv[2])
    mount(place, "size=2m")
    {"full_store": full_store, "read_only_store": read_only_store, "full_server": full_server}[scenario](
        place
    )
    print("as it should be")
