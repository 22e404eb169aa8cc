"""Streams: numbered messages to one pair of eyes in one language, however many devices listen.

A message is made and written once for all listeners. A device that comes back says the last one it has, and
gets the rest.
"""

import json
import secrets
from collections import deque
from typing import Any, Final, Protocol

import orjson

from burgrave.i18n import Translator

MAX_SENT: Final = 64  # messages that a device that comes back can still get
ENCODE_OPTIONS: Final = orjson.OPT_NON_STR_KEYS


def encode_message(message: Any) -> str:
    """A message as it is sent. What no other writer takes, half a letter or a huge number, is still told."""
    try:
        return orjson.dumps(message, option=ENCODE_OPTIONS).decode()
    except TypeError:
        return json.dumps(message)


class Listener(Protocol):
    """A connection, as far as a stream knows it."""

    def send_text(self, text: str) -> None: ...


class Stream:
    """What is said to these eyes. `number` is that of the last message; a welcome begins a device's part."""

    def __init__(self, viewer: int, tr: Translator) -> None:
        self.id = secrets.token_hex(6)
        self.viewer = viewer
        self.tr = tr
        self.number = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=MAX_SENT)
        self.listeners: set[Listener] = set()
        self.idle_since: float | None = None  # when the last listener went away

    def send(self, message: Any) -> None:
        self.number += 1
        text = encode_message({**message, "number": self.number})
        self.sent.append((self.number, text))
        for listener in tuple(self.listeners):
            listener.send_text(text)

    def messages_after(self, number: int) -> list[str] | None:
        """What was said after this message; None if that is not known any more."""
        if not 0 < number <= self.number:
            return None
        later = [text for each, text in self.sent if each > number]
        return later if len(later) == self.number - number else None
