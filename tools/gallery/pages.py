"""Browser pages for scenes and tests: one browser, whose pages are used again.

A new page needs a new process and has to load everything. So a used page is cleaned and given to the next
user with the same language, size and theme. For this user it is like a new page.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools.chromium import find_chromium
from tools.gallery.server import Home
from tools.gallery.stage import AWAY, AXE, PATIENCE, SIZES, THEMES, Stage, is_narrow, is_own_address

QUIET: Final = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]

Viewer = tuple[str, str, str]


@contextmanager
def browser() -> Iterator[Browser]:
    """Start the Chromium of this machine and yield it."""
    found = find_chromium()
    if found is None:
        raise SystemExit("there is no chromium here: apt-get install --no-install-recommends chromium")
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=found, args=QUIET)
        yield started
        started.close()


class Pages:
    """The pages that are not in use, by language, size and theme."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: defaultdict[Viewer, list[Page]] = defaultdict(list)

    @contextmanager
    def stage(self, home: Home, language: str, size: str, theme: str, fresh: bool = False) -> Iterator[Stage]:
        """Yield a page without stored data; with `fresh` also without a cache of loaded files."""
        viewer = (language, size, theme)
        page = self.idle[viewer].pop() if self.idle[viewer] and not fresh else self.new_page(*viewer)
        made = Stage(page, home, *viewer)
        heard = make_listeners(made)
        for event, listener in heard:
            page.on(event, listener)
        try:
            yield made
        except BaseException:
            page.context.close()
            raise
        if fresh:
            page.context.close()
            return
        clean(page, home, size)
        for event, listener in heard:
            page.remove_listener(event, listener)
        self.idle[viewer].append(page)

    def new_page(self, language: str, size: str, theme: str) -> Page:
        width, height = SIZES[size]
        narrow = is_narrow(size)
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if narrow else 1,
            has_touch=narrow,
            color_scheme="dark" if THEMES[theme] == "dark" else "light",
            reduced_motion="reduce",
            locale=language,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=AXE)
        return context.new_page()


def make_listeners(made: Stage) -> list[tuple[Any, Callable[..., None]]]:
    """Return the listeners of a page: for its errors, and for the requests it waits for."""

    def say(said: Any) -> None:
        if said.type == "error":
            made.mistakes.append(said.text)

    def fail(error: Any) -> None:
        made.mistakes.append(str(error))

    def ask(asked: Any) -> None:
        made.loading.add(asked)
        if not is_own_address(asked.url, made.base):
            made.mistakes.append(asked.url)

    def answer(asked: Any) -> None:
        made.loading.discard(asked)

    return [
        ("console", say),
        ("pageerror", fail),
        ("request", ask),
        ("requestfinished", answer),
        ("requestfailed", answer),
    ]


def clean(page: Page, home: Home, size: str) -> None:
    """Remove everything that the last user left on the page."""
    page.context.set_offline(False)
    page.context.clear_cookies()
    page.context.clear_permissions()
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{home.base}{AWAY}")
    page.evaluate("localStorage.clear(), sessionStorage.clear()")
