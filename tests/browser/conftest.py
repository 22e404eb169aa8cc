"""A real server, a real Chromium, and people who sit before it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from burgrave.server.shuffle import Shuffle, make_shuffle
from tests.server.server import Server, quick_settings, run_server
from tools import build_client
from tools.chromium import find_chromium
from tools.gallery import app, praga, table  # noqa: F401  # their scenes are on the list
from tools.gallery.pages import Pages, browser
from tools.gallery.server import Home
from tools.gallery.stage import PATIENCE, Stage, is_own_address

expect.set_options(timeout=PATIENCE)

SECRET = bytes(range(32))

Person = Callable[..., Stage]
Window = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if find_chromium() is None:
        pytest.skip("there is no Chromium here")
    with browser() as started:
        yield started


@pytest.fixture(scope="session", autouse=True)
def fixed_deals() -> Iterator[None]:
    """Every table is dealt the same cards, whatever the browsers add to the shuffle."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("burgrave.server.create.new_secret", lambda: SECRET)
        patch.setattr("burgrave.server.table.make_shuffle", shuffle_without_nonces)
        yield


def shuffle_without_nonces(secret: bytes, nonces: Sequence[str | None]) -> Shuffle:
    return make_shuffle(secret, [None] * len(nonces))


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory, fixed_deals: None) -> Iterator[Server]:
    """A server within reach: tests can look into it, open tables in it and seat devices of their own."""
    if not build_client.is_current():
        build_client.build()
    with run_server(quick_settings(tmp_path_factory.mktemp("tables"))) as served:
        yield served


@pytest.fixture(scope="session")
def home(tables: Server) -> Home:
    return home_for(tables)


def home_for(served: Server) -> Home:
    return Home(f"http://127.0.0.1:{served.port}/", served.manager.store)


def seat_of(at: Home, case: str) -> str:
    """The address of a person's seat at a table that begins as written."""
    seated = at.open(case)[0]
    return f"#/table/{seated['table']}/{seated['token']}"


@pytest.fixture(scope="session")
def pages(chromium: Browser) -> Pages:
    return Pages(chromium)


@pytest.fixture
def person(home: Home, pages: Pages) -> Iterator[Person]:
    """A person at a browser of their own. What goes wrong on their page fails the test."""
    with ExitStack() as open_pages:
        everybody: list[Stage] = []

        def sit(
            language: str = "en",
            size: str = "desktop",
            theme: str = "light",
            at: Home = home,
            fresh: bool = False,
        ) -> Stage:
            made = open_pages.enter_context(pages.stage(at, language, size, theme, fresh))
            everybody.append(made)
            return made

        yield sit
        assert [mistake for each in everybody for mistake in each.unexpected_errors()] == []


@pytest.fixture
def window(chromium: Browser, tables: Server) -> Iterator[Window]:
    """Opens windows, each a device of its own. What goes wrong on a page or leaves home fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def opened(
        address: str = "",
        language: str = "en",
        size: tuple[int, int] = (1440, 900),
        port: int = tables.port,
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
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "request", lambda asked: None if is_own_address(asked.url, base) else errors.append(asked.url)
        )
        if heard is not None:
            listen(page, heard)
        page.goto(f"{base}{address}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


def listen(page: Page, heard: list[str]) -> None:
    """Keep what comes over the sockets of a page."""

    def hear(message: str | bytes) -> None:
        heard.append(str(message))

    def connected(wire: WebSocket) -> None:
        wire.on("framereceived", hear)

    page.on("websocket", connected)
