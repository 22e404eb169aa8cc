"""Where a scene is played: a page of one size, light and language, and what it may do."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools.chromium import program
from tools.gallery.server import post

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 740), "laptop": (1280, 720)}
THEMES: Final = {"day": "light", "night": "dark"}
LANGUAGES: Final = ("en", "cs", "bg", "pl")
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
QUIET: Final = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


@dataclass
class Stage:
    """One page, and what went wrong on it."""

    page: Page
    base: str
    language: str
    size: str
    theme: str
    mistakes: list[str] = field(default_factory=list)
    expected: str = ""
    """what the console may say in this scene"""

    def go(self, fragment: str) -> None:
        """Open a page of the client and wait until it is quiet."""
        self.page.goto(f"{self.base}#/{fragment}")
        self.page.wait_for_load_state("networkidle")

    def unexpected(self) -> list[str]:
        return [each for each in self.mistakes if not self.expected or self.expected not in each]

    def make_table(self, options: dict[str, Any], seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        """A table of Citadels; the seat is this browser's."""
        asked = {"game": "citadels", "options": options, "seats": seats, "language": self.language, **more}
        seated: dict[str, Any] = post(self.base, "tables", asked)
        self.keep(seated)
        return seated

    def keep(self, seated: dict[str, Any]) -> None:
        """From the next page on this browser has the seat, beside those it had."""
        self.page.add_init_script(
            "(seat => { const all = JSON.parse(localStorage.getItem('burgrave.seats') ?? '[]');"
            " if (!all.some(each => each.token === seat.token))"
            " localStorage.setItem('burgrave.seats', JSON.stringify([seat, ...all]));"
            f"}})({json.dumps(seated)})"
        )

    def settings(self, **chosen: Any) -> None:
        """What the person of this browser has chosen."""
        self.page.add_init_script(
            "localStorage.setItem('burgrave.settings', JSON.stringify({"
            "...JSON.parse(localStorage.getItem('burgrave.settings') ?? '{}'),"
            f" ...{json.dumps(chosen)}}}))"
        )


Scene = Callable[[Stage], None]
SCENES: dict[str, Scene] = {}
RARE: set[str] = set()
"""scenes that only luck leads to: pictures for people, nothing that a test may wait for"""


def scene(play: Scene) -> Scene:
    """Put a scene on the list, under the name of its function."""
    SCENES[name_of(play)] = play
    return play


def rare(play: Scene) -> Scene:
    """The same for a state that some games never come to."""
    RARE.add(name_of(play))
    return scene(play)


def name_of(play: Scene) -> str:
    return play.__name__.replace("_", "-")


@contextmanager
def browser() -> Iterator[Browser]:
    """The Chromium of this machine."""
    found = program()
    if found is None:
        raise SystemExit("there is no chromium here: apt-get install --no-install-recommends chromium")
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=found, args=QUIET)
        yield started
        started.close()


@contextmanager
def stage(browser: Browser, base: str, language: str, size: str, theme: str) -> Iterator[Stage]:
    width, height = SIZES[size]
    narrow = width < 700
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if narrow else 1,
        has_touch=narrow,
        color_scheme="dark" if THEMES[theme] == "dark" else "light",
        reduced_motion="reduce",
        locale=language,
    )
    page = context.new_page()
    made = Stage(page, base, language, size, theme)
    page.on("console", lambda said: made.mistakes.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: made.mistakes.append(str(error)))
    page.on("request", lambda asked: None if at_home(asked.url, base) else made.mistakes.append(asked.url))
    yield made
    context.close()


def at_home(address: str, base: str) -> bool:
    return address.startswith((base, base.replace("http", "ws", 1), "data:", "blob:"))


def looked_over(stage: Stage) -> list[str]:
    """What axe finds, and whether the page has to be scrolled sideways."""
    page = stage.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("rules => axe.run(document, { runOnly: rules })", RULES)
    said = [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target'][0]) for node in each['nodes'][:3])})"
        for each in found["violations"]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    return [*stage.unexpected(), *said, *(["the page is wider than the screen"] if wide else [])]
