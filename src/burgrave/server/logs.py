"""Logs of a server: one line of JSON for each message, without tokens, names, chat or client addresses.

logger = logs.get_logger("table")
logger.info("made", extra={"table": "k3f9", "game": "citadels"})
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import IO, Any, Final

ROOT: Final = "burgrave"
TOKEN_PATTERN: Final = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])")
IPV4_PATTERN: Final = re.compile(r"(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?![\d.])")
IPV6_PATTERN: Final = re.compile(
    r"(?<![\w:])\[?(?:[0-9a-fA-F]{0,4}:){2,7}[0-9a-fA-F]{0,4}\]?(?::\d+)?(?![\w:])"
)
REDACTED: Final = "…"

# Fields of every record of the standard library. All other fields come from `extra`.
STANDARD_FIELDS: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


def get_logger(name: str) -> logging.Logger:
    return logging.getLogger(f"{ROOT}.{name}")


def redact(text: str) -> str:
    """Return the text without anything that looks like a token or a network address."""
    return IPV6_PATTERN.sub(REDACTED, IPV4_PATTERN.sub(REDACTED, TOKEN_PATTERN.sub(REDACTED, text)))


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON, with the name of the node if there may be several."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self.node = {"node": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **self.node,
            "logger": record.name.removeprefix(f"{ROOT}."),
            "message": redact(record.getMessage()),
        }
        for name, value in record.__dict__.items():
            if name not in STANDARD_FIELDS:
                fields[name] = redact(value) if isinstance(value, str) else value
        if record.exc_info:
            fields["error"] = redact(self.formatException(record.exc_info))
        return escape_unprintable(json.dumps(fields, ensure_ascii=False, default=str))


def escape_unprintable(text: str) -> str:
    """Return JSON in which all characters are escaped that could control a terminal."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def configure_logging(
    stream: IO[str] | None = None, level: int = logging.INFO, node: str = ""
) -> logging.Handler:
    """Write the logs of the server and of uvicorn to the stream, and return the handler.

    The access log of uvicorn is disabled, because it contains addresses.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter(node))
    for name in (ROOT, "uvicorn", "uvicorn.error"):
        each = logging.getLogger(name)
        each.handlers = [handler] if name != "uvicorn.error" else []
        each.propagate = name == "uvicorn.error"
        each.setLevel(level)
    access = logging.getLogger("uvicorn.access")
    access.handlers = []
    access.propagate = False
    return handler
