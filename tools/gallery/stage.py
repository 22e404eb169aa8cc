"""The stage of a scene: a page of one size, theme and language, and what it can do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Page, Request

from tools.gallery.server import Home

SIZES: Final = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "tablet-wide": (1024, 768),
    "phone": (390, 844),
    "small": (360, 740),
    "sideways": (844, 390),
}
THEMES: Final = {"light": "light", "dark": "dark"}
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AWAY: Final = "healthz"  # a page of the server that does not belong to the client
REMEMBER: Final = """given => {{
  const kept = JSON.parse(localStorage.getItem('{key}'));
  localStorage.setItem('{key}', JSON.stringify({value}));
}}"""
# Only violations: the other results are long and not used.
ASK_AXE: Final = """rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
  .then(found => found.violations)"""
SETTLED: Final = """() => document.readyState === 'complete' && document.fonts.status === 'loaded'
  && [...document.images].every(each => each.complete || each.loading === 'lazy')"""
PHONE: Final = 700  # pixels of width below which pages are laid out for a phone
LOW: Final = 520  # pixels of height below which tables are laid out for a phone
POLL: Final = 20  # milliseconds
PATIENCE: Final = 60_000  # milliseconds: far more than a busy machine needs


@dataclass
class Stage:
    """One page, and its errors."""

    page: Page
    home: Home
    language: str
    size: str
    theme: str
    mistakes: list[str] = field(default_factory=list)
    loading: set[Request] = field(default_factory=set)
    """what was asked of the server and is not answered yet"""
    expected: str = ""
    """what the console may say in this scene"""

    @property
    def base(self) -> str:
        return self.home.base

    @property
    def narrow(self) -> bool:
        """Whether the page is laid out for a phone."""
        return is_narrow(self.size)

    def go(self, fragment: str, wanted: str = "main :is(h1, h2)") -> None:
        """Open a page of the client and wait until the wanted element is there."""
        self.page.goto(f"{self.base}#/{fragment}")
        self.page.locator(wanted).first.wait_for(timeout=PATIENCE)
        self.settle()

    def settle(self) -> None:
        """Wait until everything that the page requested is there: data, fonts, pictures."""
        until = monotonic() + PATIENCE / 1000
        while self.loading and monotonic() < until:
            self.page.wait_for_timeout(POLL)
        assert not self.loading, [asked.url for asked in self.loading]
        self.page.wait_for_function(SETTLED, timeout=PATIENCE)

    def open(self, case: str, people: Sequence[int] = (0,), wanted: str = "#decision", **chosen: Any) -> None:
        """Take seat 0 of a table that begins as a case of `scenes`."""
        seated = self.home.open(case, people)[0]
        self.keep(seated)
        self.settings(confirm=False, **chosen)
        self.go(f"table/{seated['table']}", wanted)

    def unexpected_errors(self) -> list[str]:
        return [each for each in self.mistakes if not self.expected or self.expected not in each]

    def make_table(
        self, options: dict[str, Any], seats: list[dict[str, str]], kept: bool = True, **more: Any
    ) -> dict[str, Any]:
        """Create a table of Citadels; with `kept`, its first seat belongs to this browser."""
        asked = {"game": "citadels", "options": options, "seats": seats, "language": self.language, **more}
        seated: dict[str, Any] = self.home.post("tables", asked)
        if kept:
            self.keep(seated)
        return seated

    def keep(self, seated: Mapping[str, Any]) -> None:
        """Add this seat to the seats of the browser, from the next page on."""
        self.remember("seats", "[given, ...(kept ?? [])]", seated)

    def settings(self, **chosen: Any) -> None:
        """Change the settings of this browser, from the next page on."""
        self.remember("settings", "({ ...kept, ...given })", chosen)

    def remember(self, key: str, value: str, given: Any) -> None:
        """Change what the browser stores, on a page outside of the client, which reads it when it loads."""
        away = f"{self.base}{AWAY}"
        if self.page.url != away:
            self.page.goto(away)
        self.page.evaluate(REMEMBER.format(key=f"burgrave.{key}", value=value), given)


def is_narrow(size: str) -> bool:
    """Return whether a page of this size is laid out for a phone, which may be held sideways."""
    width, height = SIZES[size]
    return width < PHONE or height < LOW


Scene = Callable[[Stage], None]
SCENES: dict[str, Scene] = {}


def scene(play: Scene) -> Scene:
    """Add a scene to the list, under the name of its function."""
    SCENES[name_of(play)] = play
    return play


def name_of(play: Scene) -> str:
    return play.__name__.replace("_", "-")


def is_own_address(address: str, base: str) -> bool:
    return address.startswith((base, base.replace("http", "ws", 1), "data:", "blob:"))


def find_problems(stage: Stage) -> list[str]:
    """Return what axe finds, the errors of the console, and whether the page is too wide."""
    stage.settle()
    wide = ["the page is wider than the screen"] if is_wide(stage.page) else []
    return [*stage.unexpected_errors(), *accessibility_problems(stage.page), *wide]


def accessibility_problems(page: Page) -> list[str]:
    """Return the problems that axe finds on the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(ASK_AXE, RULES)
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target'][0]) for node in each['nodes'][:3])})"
        for each in found
    ]


def is_wide(page: Page) -> bool:
    """Return whether the page has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))
