"""A real server, a real Chromium, and people who sit before it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tools import client
from tools.gallery import praga, shell, table  # noqa: F401  # their scenes are on the list
from tools.gallery.server import Server, serving
from tools.gallery.stage import Stage, browser, stage

Person = Callable[..., Stage]


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    if not client.is_current():
        client.build()
    with serving() as started:
        yield started


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as started:
        yield started


@pytest.fixture
def person(server: Server, chromium: Browser) -> Iterator[Person]:
    """Somebody before a browser of their own. What goes wrong on their page fails the test."""
    with ExitStack() as open_pages:
        everybody: list[Stage] = []

        def sit(language: str = "en", size: str = "desktop", theme: str = "day") -> Stage:
            made = open_pages.enter_context(stage(chromium, server.base, language, size, theme))
            everybody.append(made)
            return made

        yield sit
        assert [mistake for each in everybody for mistake in each.unexpected()] == []
