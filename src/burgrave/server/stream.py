"""Streams: numbered messages to one pair of eyes in one language, however many devices listen.

A message is made and written once for all listeners. A device that comes back says the last one it has, and
gets the rest.
"""

import json
import secrets
from collections import deque
from typing import Any, Final, Protocol

import orjson

from burgrave.text import Text

KEPT: Final = 64  # messages that a device that comes back can still get
PLAIN: Final = orjson.OPT_NON_STR_KEYS


def written(message: Any) -> str:
    """A message as it is sent. What no other writer takes, half a letter or a huge number, is still told."""
    try:
        return orjson.dumps(message, option=PLAIN).decode()
    except TypeError:
        return json.dumps(message)


class Listener(Protocol):
    """A connection, as far as a stream knows it."""

    def send(self, text: str) -> None: ...


class Stream:
    """What is said to these eyes. `number` is that of the last message; a welcome begins a device's part."""

    def __init__(self, eyes: int, text: Text) -> None:
        self.id = secrets.token_hex(6)
        self.eyes = eyes
        self.text = text
        self.number = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self.listeners: set[Listener] = set()
        self.left: float | None = None  # when the last listener went away

    def say(self, message: Any) -> None:
        self.number += 1
        text = written({**message, "number": self.number})
        self.sent.append((self.number, text))
        for listener in tuple(self.listeners):
            listener.send(text)

    def since(self, number: int) -> list[str] | None:
        """What was said after this message; None if that is not known any more."""
        if not 0 < number <= self.number:
            return None
        later = [text for each, text in self.sent if each > number]
        return later if len(later) == self.number - number else None
