"""Opens a page of a server that is about to start."""

import threading
import time
import webbrowser
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE: Final = 60.0  # seconds
PAUSE: Final = 0.2


def open_when_ready(address: str) -> None:
    """As soon as somebody answers there; meanwhile the caller starts the server."""
    threading.Thread(target=wait_and_open, args=(address,), daemon=True).start()


def wait_and_open(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urlopen(f"{address}/healthz", timeout=PAUSE * 5):
                webbrowser.open(f"{address}/")
                return
        except (URLError, OSError):
            time.sleep(PAUSE)
