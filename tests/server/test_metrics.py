"""Numbers for a host: on a port that nobody else can reach, and without what a person does in secret."""

import re
import socket
import time
import urllib.error
import urllib.request
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from burgrave.server import create
from tests.server.server import Device, Server, error_codes, quick_settings, run_server, synchronize

pytestmark = pytest.mark.slow

# What the clock or the memory decides, and not what anybody did.
TIMES = re.compile(r"_created|_seconds_(sum|bucket)|gc_pause")
OPTIONS = {"edition": "2016", "preset": "devious_dignitaries"}
LONG = {"reaction_seconds": 60}


def place(server: Server) -> tuple[str, int]:
    """Where the numbers are."""
    assert server.server.metrics_socket is not None
    host, port = server.server.metrics_socket.getsockname()
    return str(host), int(port)


def read_metrics(server: Server, path: str = "metrics", host: str = "127.0.0.1") -> tuple[int, str]:
    """What stands on the port for numbers."""
    address = f"http://127.0.0.1:{place(server)[1]}/{path}"
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Host": host})) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def count_metrics(server: Server) -> list[str]:
    """All numbers except how long things took."""
    return [line for line in read_metrics(server)[1].splitlines() if not TIMES.search(line)]


def test_they_are_on_a_port_of_their_own(tmp_path):
    with run_server(quick_settings(tmp_path, metrics_port=0)) as server:
        server.create_table()
        status, text = read_metrics(server)
        assert status == 200
        assert "burgrave_tables 1.0" in text
        assert place(server)[0] == "127.0.0.1"
        assert "burgrave_" not in server.fetch("metrics")[1]
        assert "burgrave_" not in server.fetch("api/metrics")[1]


def test_a_name_from_elsewhere_does_not_lead_to_them(tmp_path):
    with run_server(quick_settings(tmp_path, metrics_port=0)) as server:
        assert read_metrics(server, host="evil.example") == (421, "")
        assert read_metrics(server, host="") == (421, "")
        assert read_metrics(server, path="") == (404, "")
        with socket.create_connection(place(server)) as line:
            line.sendall(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert read_metrics(server, host="localhost:9")[0] == 200
        address = place(server)
        for said in (
            b"nonsense\r\n\r\n",
            b"x" * 20_000,
            b"POST /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
        ):
            with socket.create_connection(address) as line, suppress(ConnectionError):
                line.sendall(said)
                assert b"burgrave" not in line.recv(1000)
        assert read_metrics(server)[0] == 200


def test_without_a_port_they_are_nowhere(server):
    assert server.server.metrics_socket is None
    assert "burgrave_" not in server.fetch("metrics")[1]


class OpenQuestion:
    """Three people in the middle of a game, where a person is asked in secret."""

    def __init__(self, server: Server, devices: list[Device]) -> None:
        self.server, self.devices = server, devices
        self.late = 0.0  # seconds by which the clock was set forward

    def play_to_question(self) -> Device:
        chance = Random(3)
        while True:
            synchronize(self.devices)
            asked = [device for device in self.devices if device.view["your_decision"]]
            offers = asked[0].view["prompt"]["choices"]
            if asked[0].view.get("reaction_window"):
                if len(offers) > 1:
                    return asked[0]
                self.close_question()
                continue
            assert asked[0].play(chance.choice(offers)["move"]["move"])["type"] == "ok"

    def close_question(self) -> None:
        """Set the clock forward until the answer is shown."""
        before = self.devices[0].view["decision"]
        manager = self.server.manager
        self.late += 120.0
        manager.now = lambda: time.monotonic() + self.late
        for table in manager.tables.values():
            table.manager.table_tasks[table.id].get_loop().call_soon_threadsafe(table.changed.set)
        for device in self.devices:
            while device.view["decision"] == before:
                device.receive()


def do_nothing(device: Device, kind: str) -> None:
    pass


def answer(device: Device, kind: str) -> None:
    choices = device.view["prompt"]["choices"]
    assert device.play(choices[-1]["move"]["move"])["type"] == "ok"


def answer_twice(device: Device, kind: str) -> None:
    answer(device, kind)
    choices = device.view["prompt"]["choices"]
    assert device.play(choices[0]["move"]["move"])["type"] == "ok"


def try_in_vain(device: Device, kind: str) -> None:
    assert error_codes(device.play(2**31 - 1)) == ["move-unknown-number"]
    assert error_codes(device.ask("play", decision=0, moves=[1])) == ["server-stale"]


def set_auto_answer(device: Device, kind: str) -> None:
    choices = device.view["prompt"]["choices"]
    assert device.ask("set-auto-answer", kind=kind, move=choices[0]["move"]["move"])["type"] == "ok"


def metrics_during_question(folder: Any, act: Any) -> tuple[list[str], list[str], list[str]]:
    """The numbers before a person is asked, when they have done this, and when it is shown."""
    with run_server(quick_settings(folder, metrics_port=0)) as server:
        made = server.create_table(seats="ypp", options=OPTIONS, settings=LONG)
        guests = [server.join(made["table"]) for _ in range(2)]
        with (
            server.seated(made) as one,
            server.seated(guests[0]) as two,
            server.seated(guests[1]) as three,
        ):
            one.start()
            for each in (two, three):
                each.wait_for_type("welcome")
            party = OpenQuestion(server, [one, two, three])
            asked = party.play_to_question()
            before = count_metrics(server)
            act(asked, server.manager.tables[made["table"]].live.decision_kind)
            after = count_metrics(server)
            party.close_question()
            return before, after, count_metrics(server)


def test_a_secret_answer_moves_no_number(tmp_path, monkeypatch):
    monkeypatch.setattr(create, "new_secret", lambda: b"\x07" * 32)
    quiet = metrics_during_question(tmp_path / "nothing", do_nothing)
    assert quiet[0] == quiet[1]
    assert quiet[1] != quiet[2], "the move that is shown is counted"
    for act in (answer, answer_twice, try_in_vain, set_auto_answer):
        assert metrics_during_question(tmp_path / act.__name__, act) == quiet, act.__name__


@pytest.mark.parametrize("port", [70_000])
def test_a_port_that_cannot_be_used_is_an_error(port):
    from burgrave.core.error import BurgraveError
    from burgrave.server.run import listen

    with pytest.raises(BurgraveError) as error:
        listen("127.0.0.1", port, "--metrics-port")
    assert error.value.code == "server-port"
    assert error.value.params["option"] == "--metrics-port"
