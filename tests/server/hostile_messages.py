"""Messages that nobody should send: every request bent in every way, and things that are none at all."""

import json
from random import Random
from typing import Any

REQUESTS: list[dict[str, Any]] = [
    {"type": "hello", "table": "nosuchtable", "token": "A" * 22, "language": "en", "resume": None},
    {"type": "set-language", "language": "cs"},
    {"type": "set-sections", "sections": True},
    {"type": "set-name", "id": "i", "name": "Guest"},
    {"type": "set-seat", "id": "i", "seat": 1, "player": "bot", "level": "builder"},
    {"type": "start", "id": "i"},
    {"type": "play", "id": "i", "decision": 3, "moves": [5]},
    {"type": "undo", "id": "i", "decision": 3, "whole": True},
    {"type": "set-auto-answer", "id": "i", "kind": "turn", "move": 5},
    {"type": "hint", "id": "i", "decision": 3},
    {"type": "chat", "id": "i", "text": "hello"},
    {"type": "mute", "id": "i", "seat": 1, "muted": True},
    {"type": "pause", "id": "i", "paused": True},
    {"type": "pause", "id": "i", "paused": False},
    {"type": "set-bot-pace", "id": "i", "pace": "brisk"},
    {"type": "end-game", "id": "i", "agrees_to_end": True},
    {"type": "set-player", "id": "i", "seat": 1, "player": "bot", "level": ""},
    {"type": "new-link", "id": "i", "seat": 0},
    {"type": "leave", "id": "i"},
    {"type": "rematch", "id": "i"},
    {"type": "delete", "id": "i"},
]
NUMBERS = [
    -1, 0, 1, 2, 15, 16, 99, 2**31 - 1, 2**31, 2**53 - 1, 2**53, 2**63 - 1, 2**63, 2**64,
    10**27, 10**300, -(10**27), 0.5, 1e308, -0.0, float("inf"), float("nan"), 3.0,
]  # fmt: skip
TEXTS = [
    "", " ", "a", "a" * 37, "x" * 500, "x" * 15_000, "\ud800", "\udfff\ud800", "\x00", "\x1b[2J", "\u202e",
    "\u200d", "e" + "\u0301" * 300, "🂡" * 100, "<script>alert(1)</script>", "{ $seat }", "%s%n",
    "../../etc/passwd",
    "None", "null", "you", "bot", "person", "builder", "en", "cs", "turn", "9" * 5000,
    "search:ms=99999", "os.system",
    "command:true",
]  # fmt: skip
RAW = [
    b"", b" ", b"{", b"}", b"[]", b"null", b"17", b'"text"', b"nonsense", b"\xff\xfe\x00", b"\x00" * 50,
    b"{}{}", b'{"type"', b'{"type":"start","id":"a"', b'{"type":"start","id":"a",}',
    b"[" * 9000, b'{"a":' * 3000,
    b'{"type":"chat","id":"a","text":"\\ud800"}', b'{"type":"set-name","id":"a","name":"\\udc00x"}',
    b'{"type":"play","id":"a","decision":1e400,"moves":[1]}', b'{"id":"a","id":"b","type":"start"}',
    b'{"type":"play","id":"a","decision":' + b"9" * 5000 + b',"moves":[1]}', b"\xef\xbb\xbf{}",
    b"NaN", b"-", b"1e999",    b'{"type":"start","id":"\\u0000"}',
    b"x" * 16_384, b"x" * 16_385, b'"' + b"\xf0\x9f\x82\xa1" * 5000 + b'"',
]  # fmt: skip
PLAY = REQUESTS[5]
ENDING = {"leave", "delete", "end-game", "pause"}  # what ends or stops a game is asked for seldom
SELDOM = 0.05
RUNNING = [request for request in REQUESTS if request["type"] not in ENDING]


class HostileClient:
    """The same messages for the same seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.count = 0

    def message(self) -> str | bytes:
        """One message; text or bytes, as it goes into a frame."""
        self.count += 1
        way = self.chance.random()
        if way < 0.08:
            return self.raw()
        if way < 0.14:
            return self.make_written(self.random_value(3))
        message = self.request()
        for _ in range(self.chance.choice((0, 1, 1, 1, 2, 3))):
            message = self.make_bent(message)
        text = self.make_written(message)
        if self.chance.random() < 0.03:
            text = text[: self.chance.randrange(len(text) + 1)]
        if self.chance.random() < 0.03:
            return text.encode("utf-8", "surrogatepass")
        return text

    def request(self) -> dict[str, Any]:
        message = dict(self.choose_request())
        if "id" in message:
            message["id"] = f"{self.count}"
        if message["type"] == "play":
            message["moves"] = [self.chance.randrange(400)]
            message["decision"] = self.chance.randrange(60)
        return message

    def choose_request(self) -> dict[str, Any]:
        return self.chance.choice(REQUESTS if self.chance.random() < SELDOM else RUNNING)

    def raw(self) -> str | bytes:
        raw = self.chance.choice(RAW)
        if self.chance.random() < 0.3:
            raw = self.chance.randbytes(self.chance.randrange(200))
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            return raw
        return text if self.chance.random() < 0.7 else raw

    def make_written(self, message: Any) -> str:
        """Half letters are written as escapes: no text frame could carry them."""
        try:
            return json.dumps(message, ensure_ascii=self.chance.random() < 0.5).encode().decode()
        except UnicodeEncodeError:
            return json.dumps(message)

    def make_bent(self, message: Any) -> Any:
        """The message with one thing changed."""
        if not isinstance(message, dict):
            return message
        way, fields = self.chance.randrange(6), list(message)
        field = self.chance.choice(fields) if fields else "type"
        if way == 0:
            return {name: value for name, value in message.items() if name != field}
        if way == 1:
            return {**message, self.chance.choice([*TEXTS[:20], "more", "type", "id"]): self.random_value(1)}
        if way == 2:
            return {**message, field: [message.get(field)]}
        if way == 3:
            return {**message, "type": self.choose_request()["type"]}
        return {**message, field: self.random_value(2)}

    def random_value(self, depth: int) -> Any:
        way = self.chance.randrange(9)
        if way < 3:
            return self.chance.choice(NUMBERS)
        if way < 6:
            return self.chance.choice(TEXTS)
        if way == 6 or depth == 0:
            return self.chance.choice((None, True, False))
        inner = [self.random_value(depth - 1) for _ in range(self.chance.randrange(4))]
        if way == 7:
            return inner
        return {self.chance.choice(TEXTS[:25]): each for each in inner}
