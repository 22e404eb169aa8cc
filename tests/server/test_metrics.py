"""Numbers for a host: on a port that nobody else can reach, and without what somebody does in secret."""

import re
import socket
import time
import urllib.error
import urllib.request
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from burgrave.server import making
from tests.server.tables import Device, Server, keys, quick, running, together

pytestmark = pytest.mark.slow

# What the clock or the memory decides, and not what anybody did.
TIMES = re.compile(r"_created|_seconds_(sum|bucket)|gc_pause")
OPTIONS = {"edition": "2016", "preset": "devious_dignitaries"}
LONG = {"reaction_seconds": 60}


def place(server: Server) -> tuple[str, int]:
    """Where the numbers are."""
    assert server.server.watched is not None
    host, port = server.server.watched.getsockname()
    return str(host), int(port)


def numbers(server: Server, path: str = "metrics", host: str = "127.0.0.1") -> tuple[int, str]:
    """What stands on the port for numbers."""
    address = f"http://127.0.0.1:{place(server)[1]}/{path}"
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Host": host})) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def counted(server: Server) -> list[str]:
    """All numbers except how long things took."""
    return [line for line in numbers(server)[1].splitlines() if not TIMES.search(line)]


def test_they_are_on_a_port_of_their_own(tmp_path):
    with running(quick(tmp_path, metrics_port=0)) as server:
        server.make()
        status, text = numbers(server)
        assert status == 200
        assert "burgrave_tables 1.0" in text
        assert place(server)[0] == "127.0.0.1"
        assert "burgrave_" not in server.fetch("metrics")[1]
        assert "burgrave_" not in server.fetch("api/metrics")[1]


def test_a_name_from_elsewhere_does_not_lead_to_them(tmp_path):
    with running(quick(tmp_path, metrics_port=0)) as server:
        assert numbers(server, host="evil.example") == (421, "")
        assert numbers(server, host="") == (421, "")
        assert numbers(server, path="") == (404, "")
        assert numbers(server, host="localhost:9")[0] == 200
        address = place(server)
        for said in (
            b"nonsense\r\n\r\n",
            b"x" * 20_000,
            b"POST /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
        ):
            with socket.create_connection(address) as line, suppress(ConnectionError):
                line.sendall(said)
                assert b"burgrave" not in line.recv(1000)
        assert numbers(server)[0] == 200


def test_without_a_port_they_are_nowhere(server):
    assert server.server.watched is None
    assert "burgrave_" not in server.fetch("metrics")[1]


class Evening:
    """Three people in the middle of a game, where somebody is asked in secret."""

    def __init__(self, server: Server, devices: list[Device]) -> None:
        self.server, self.devices = server, devices
        self.late = 0.0  # seconds by which the clock was set forward

    def play_to_question(self) -> Device:
        chance = Random(3)
        while True:
            together(self.devices)
            asked = [device for device in self.devices if device.sight["yours"]]
            offers = asked[0].sight["offer"]["choices"]
            if asked[0].sight.get("react"):
                if len(offers) > 1:
                    return asked[0]
                self.close_question()
                continue
            assert asked[0].play(chance.choice(offers)["move"]["move"])["type"] == "done"

    def close_question(self) -> None:
        """Set the clock forward until the answer is shown."""
        before = self.devices[0].sight["decision"]
        hub = self.server.hub
        self.late += 120.0
        hub.now = lambda: time.monotonic() + self.late
        for table in hub.tables.values():
            table.hub.attending[table.id].get_loop().call_soon_threadsafe(table.stirred.set)
        for device in self.devices:
            while device.sight["decision"] == before:
                device.hear()


def nothing(device: Device, kind: str) -> None:
    pass


def answer(device: Device, kind: str) -> None:
    choices = device.sight["offer"]["choices"]
    assert device.play(choices[-1]["move"]["move"])["type"] == "done"


def answer_twice(device: Device, kind: str) -> None:
    answer(device, kind)
    choices = device.sight["offer"]["choices"]
    assert device.play(choices[0]["move"]["move"])["type"] == "done"


def try_in_vain(device: Device, kind: str) -> None:
    assert keys(device.play(2**31 - 1)) == ["move-unknown-number"]
    assert keys(device.ask("play", decision=0, moves=[1])) == ["server-stale"]


def stand(device: Device, kind: str) -> None:
    choices = device.sight["offer"]["choices"]
    assert device.ask("standing", kind=kind, move=choices[0]["move"]["move"])["type"] == "done"


def evening(folder: Any, act: Any) -> tuple[list[str], list[str], list[str]]:
    """The numbers before somebody is asked, when they have done this, and when it is shown."""
    with running(quick(folder, metrics_port=0)) as server:
        made = server.make(seats="ypp", options=OPTIONS, manners=LONG)
        guests = [server.join(made["table"]) for _ in range(2)]
        with (
            server.sitting(made) as one,
            server.sitting(guests[0]) as two,
            server.sitting(guests[1]) as three,
        ):
            one.start()
            for each in (two, three):
                each.until_type("welcome")
            party = Evening(server, [one, two, three])
            asked = party.play_to_question()
            before = counted(server)
            act(asked, server.hub.tables[made["table"]].play.kind)
            after = counted(server)
            party.close_question()
            return before, after, counted(server)


def test_a_secret_answer_moves_no_number(tmp_path, monkeypatch):
    monkeypatch.setattr(making, "fresh_secret", lambda: b"\x07" * 32)
    quiet = evening(tmp_path / "nothing", nothing)
    assert quiet[0] == quiet[1]
    assert quiet[1] != quiet[2], "the move that is shown is counted"
    for act in (answer, answer_twice, try_in_vain, stand):
        assert evening(tmp_path / act.__name__, act) == quiet, act.__name__


@pytest.mark.parametrize("port", [70_000])
def test_a_port_that_cannot_be_is_told(port):
    from burgrave.core.wrong import Wrong
    from burgrave.server.run import listen

    with pytest.raises(Wrong) as wrong:
        listen("127.0.0.1", port, "--metrics-port")
    assert wrong.value.key == "server-port"
    assert wrong.value.given["option"] == "--metrics-port"
