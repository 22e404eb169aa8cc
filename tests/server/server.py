"""A real server on the loopback, and devices that speak to it as any client would."""

import json
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from burgrave.server import run
from burgrave.server.app import make_app
from burgrave.server.metrics import Metrics
from burgrave.server.rate_limits import Rate
from burgrave.server.server_messages import ServerMessage
from burgrave.server.settings import ServerSettings
from burgrave.server.store import SqliteStore

TIMEOUT = 120.0  # seconds: far more than a busy machine needs
NO_LIMIT = Rate(1e9, 1e9)
QUICK: dict[str, Any] = {"bot_delay": 0.0, "bot_processes": 1, "max_per_address": 0, "refusal_seconds": 0.0}
SERVER_MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
Message = dict[str, Any]


def quick_settings(data: Path, **others: Any) -> ServerSettings:
    """A server whose bots do not keep anybody waiting and which nobody can ask too much of."""
    names = (
        "request_rate",
        "file_rate",
        "table_rate",
        "socket_rate",
        "frame_rate",
        "message_rate",
        "network_message_rate",
        "chat_rate",
        "hint_rate",
    )
    free = dict.fromkeys(names, NO_LIMIT)
    return ServerSettings(data_dir=data, **{**QUICK, **free, **others})


@dataclass(slots=True)
class Server:
    """A server that runs, and how to speak to it."""

    port: int
    app: Any
    server: run.BurgraveServer

    def stop(self) -> None:
        self.server.should_exit = True

    @property
    def manager(self) -> Any:
        return self.app.state.manager

    def ask(self, path: str, data: Any = None, **headers: str) -> tuple[int, Any]:
        """The status and the answer, as JSON where it is."""
        status, text, _ = self.fetch(path, data, **headers)
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text

    def fetch(self, path: str, data: Any = None, **headers: str) -> tuple[int, str, Any]:
        body = data if isinstance(data, bytes | None) else json.dumps(data).encode()
        sent = {"content-type": "application/json"} if body is not None else {}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/{path}", body, sent)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return answer.status, answer.read().decode(), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode(), error.headers

    def fetch_bytes(self, path: str, data: Any) -> bytes:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/{path}",
            json.dumps(data).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return bytes(answer.read())

    def create_table(self, game: str = "citadels", seats: str = "ybbb", **asked: Any) -> Message:
        """A table; `seats` has a letter for each: you, person, bot."""
        plays = {"y": "you", "p": "person", "b": "bot"}
        plan = [{"player": plays[letter]} for letter in seats]
        status, seated = self.ask("api/tables", {"game": game, "seats": plan, **asked})
        assert status == 200, seated
        return dict(seated)

    def join(self, table: str, **asked: Any) -> Message:
        status, seated = self.ask(f"api/tables/{table}/join", asked)
        assert status == 200, seated
        return dict(seated)

    @contextmanager
    def open_device(self) -> Iterator["Device"]:
        with connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None, compression=None) as socket:
            yield Device(socket)

    @contextmanager
    def seated(self, seated: Mapping[str, Any], **how: Any) -> Iterator["Device"]:
        with self.open_device() as device:
            device.say_hello(seated["table"], seated.get("token"), **how)
            yield device


class Device:
    """A person's browser: what it was sent, and what it last saw."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Message] = []
        self.texts: list[str] = []
        self.view: Any = None  # a message, once there is one
        self.table: Message = {}
        self.result: Any = None
        self.welcome: Message = {}
        self.number = 0
        self.request_count = 0

    def say_hello(self, table: str, token: str | None = None, **how: Any) -> Message:
        self.send({"type": "hello", "table": table, "token": token, **how})
        return self.receive()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, patience: float = TIMEOUT) -> Message:
        """The next message, whatever it is; its form is checked."""
        text = str(self.socket.recv(patience))
        message: Message = json.loads(text)
        SERVER_MESSAGES.validate_python(message)
        self.texts.append(text)
        self.received.append(message)
        if "number" in message and message["type"] != "rematch-seat":
            welcomed = message["type"] == "welcome"
            assert welcomed or message["number"] == self.number + 1
            self.number = message["number"]
            if welcomed:
                self.welcome = message
        if message["type"] in ("welcome", "update"):
            self.view, self.result = message["view"], message["result"]
        if "table" in message:
            self.table = message["table"]
        return message

    def wait_until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def wait_for_type(self, type: str) -> Message:
        return self.wait_until(lambda message: message["type"] == type)

    def ask(self, type: str, **asked: Any) -> Message:
        """Ask for something and wait for the answer: done or refused."""
        self.request_count += 1
        id = asked.pop("id", f"{type}-{self.request_count}")
        self.send({"type": type, "id": id, **asked})
        return self.wait_until(lambda each: each["type"] in ("ok", "error") and each["id"] == id)

    def start(self) -> Message:
        answer = self.ask("start")
        assert answer["type"] == "ok", answer
        return answer

    def my_turn(self) -> Message:
        """Wait until this seat decides, or the game is over."""
        while self.view is None or not (self.view["your_decision"] or self.result):
            self.receive()
        return dict(self.view)

    def play(self, move: int | None = None, **more: Any) -> Message:
        """Make a move, the first one that is offered if none is named."""
        view = self.my_turn()
        chosen = view["prompt"]["choices"][0]["move"]["move"] if move is None else move
        return self.ask("play", **{"decision": view["decision"], "moves": [chosen], **more})

    def play_on(self, choose: Callable[[list[Message]], Message] | None = None) -> Message:
        """Play the game to its end."""
        while True:
            view = self.my_turn()
            if self.result:
                return dict(self.result)
            choices = view["prompt"]["choices"]
            chosen = choices[0] if choose is None else choose(choices)
            answer = self.play(chosen["move"]["move"])
            if (
                len(choices) == 1
                and answer["type"] == "error"
                and answer["errors"][0]["code"] == "server-stale"
            ):
                self.wait_for_another(view["decision"])  # a question with one answer is answered by itself
                continue
            assert answer["type"] == "ok", answer

    def wait_for_another(self, decision: int) -> None:
        """Wait until a decision is no longer open."""
        while not self.result and self.view is not None and self.view["decision"] == decision:
            self.receive()


def play_all(devices: list[Device], moves: int | None = None) -> None:
    """Everybody plays when it is their turn, until the game is over or this many moves were made."""
    made = 0
    while made != moves and not any(device.result for device in devices):
        synchronize(devices)
        for device in devices:
            if device.view and device.view["your_decision"]:
                assert device.play()["type"] == "ok"
                made += 1
                break
        else:
            devices[0].receive()
    synchronize(devices)


def synchronize(devices: list[Device]) -> None:
    """Let all of them see the same moment."""
    latest = max(device.view["decision"] for device in devices if device.view)
    for device in devices:
        while device.view is None or device.view["decision"] < latest:
            device.receive()


@contextmanager
def run_server(settings: ServerSettings, port: int = 0) -> Iterator[Server]:
    """A server in a thread of its own, until the end of the block; on any free port unless one is named."""
    metrics = Metrics()
    app = make_app(settings, SqliteStore(settings.data_dir or Path(), metrics.observe_commit), metrics)
    config = run.make_config(settings, app)
    config.timeout_graceful_shutdown = 2
    started: SimpleQueue[int] = SimpleQueue()
    watched = None if settings.metrics_port is None else run.listen("127.0.0.1", settings.metrics_port)
    server = run.BurgraveServer(config, started.put, metrics, watched)
    thread = threading.Thread(target=server.run, args=[[run.listen("127.0.0.1", port)]])
    thread.start()
    try:
        yield Server(started.get(timeout=TIMEOUT), app, server)
    finally:
        server.should_exit = True
        thread.join(TIMEOUT)
        assert not thread.is_alive()


def error_codes(refused: Message) -> list[str]:
    """Why something was refused."""
    assert refused["type"] == "error", refused
    for mistake in refused["errors"]:
        assert mistake["message"]
        assert mistake["message"] != mistake["code"]
    return [mistake["code"] for mistake in refused["errors"]]
