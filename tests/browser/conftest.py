"""One Chromium and one server for all tests here; every test has a browser window of its own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from tests.server.tables import Server, quick, running
from tools.chromium import program
from tools.gallery.stage import at_home, browser

Window = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if program() is None:
        pytest.skip("there is no Chromium here")
    with browser() as started:
        yield started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(quick(tmp_path_factory.mktemp("tables"))) as served:
        yield served


@pytest.fixture
def window(chromium: Browser, server: Server) -> Iterator[Window]:
    """Opens windows, each a device of its own. What goes wrong on a page or leaves home fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def opened(
        address: str = "",
        language: str = "en",
        size: tuple[int, int] = (1440, 900),
        port: int = server.port,
        heard: list[str] | None = None,
    ) -> Page:
        """A window of this size at an address; what comes over its socket is added to `heard`."""
        base = f"http://127.0.0.1:{port}/"
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 700,
            reduced_motion="reduce",
            locale=language,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda asked: None if at_home(asked.url, base) else wrong.append(asked.url))
        if heard is not None:
            listen(page, heard)
        page.goto(f"{base}{address}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


def listen(page: Page, heard: list[str]) -> None:
    """Keep what comes over the sockets of a page."""

    def hear(message: str | bytes) -> None:
        heard.append(str(message))

    def connected(wire: WebSocket) -> None:
        wire.on("framereceived", hear)

    page.on("websocket", connected)
