"""Streams: numbered messages to one viewer in one language, for any number of devices.

A message is made and encoded once for all listeners. A device that reconnects names the last message that it
has, and gets the rest.
"""

import json
import secrets
from collections import deque
from typing import Any, Final, Protocol

import orjson

from burgrave.i18n import Translator

MAX_SENT: Final = 64  # messages that a reconnecting device can still get
ENCODE_OPTIONS: Final = orjson.OPT_NON_STR_KEYS


def encode_message(message: Any) -> str:
    """Return a message as JSON. Lone surrogates and huge numbers, which orjson refuses, are encoded too."""
    try:
        return orjson.dumps(message, option=ENCODE_OPTIONS).decode()
    except TypeError:
        return json.dumps(message)


class Listener(Protocol):
    """The part of a connection that a stream uses."""

    def send_text(self, text: str) -> None: ...


class Stream:
    """The messages to one viewer. `number` is that of the last one; a device starts with a welcome."""

    def __init__(self, viewer: int, tr: Translator, has_sections: bool = False) -> None:
        self.id = secrets.token_hex(6)
        self.viewer = viewer
        self.tr = tr
        self.has_sections = has_sections  # views contain the state in words
        self.number = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=MAX_SENT)
        self.listeners: set[Listener] = set()
        self.idle_since: float | None = None  # when the last listener left

    def send(self, message: Any) -> None:
        self.number += 1
        text = encode_message({**message, "number": self.number})
        self.sent.append((self.number, text))
        for listener in tuple(self.listeners):
            listener.send_text(text)

    def messages_after(self, number: int) -> list[str] | None:
        """Return the messages after this number, or None if they are no longer known."""
        if not 0 <= number <= self.number:
            return None
        later = [text for each, text in self.sent if each > number]
        return later if len(later) == self.number - number else None
