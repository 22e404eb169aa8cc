"""A player in a browser who clicks on the offered choices."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from tools.gallery.stage import PATIENCE

TURNS: Final = 600  # more decisions than one seat has in any game
DECIDES: Final = "#decision:not(.is-wait)"
# What can be pressed now: the choices, then the buttons that end or confirm something.
CHOICES: Final = f"{DECIDES} [data-key]:not([aria-disabled=true])"
ENDINGS: Final = f"{DECIDES} :is([data-end], [data-done]):not([aria-disabled=true])"
SHOWN: Final = """() => {
  const decision = document.querySelector('#decision');
  const pressed = decision?.querySelectorAll('[data-key], [data-end], [data-done]') ?? [];
  const words = [...pressed].map(each => each.textContent);
  return JSON.stringify([decision?.className, decision?.dataset.number, words]);
}"""


@dataclass
class Player:
    """One seat in one browser."""

    page: Page
    style: int = 0
    """the number of the choice to press; the last one if there are fewer"""

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def has_something_to_do(self) -> bool:
        return self.page.locator(f"{CHOICES}, {ENDINGS}").count() > 0

    def wait_for_something_to_do(self) -> None:
        self.page.locator(f"{CHOICES}, {ENDINGS}, .end").first.wait_for(timeout=PATIENCE)

    def decide(self) -> None:
        """Press a choice, or end what has to be ended; wait until the page has changed."""
        before = self.page.evaluate(SHOWN)
        choices = self.page.locator(CHOICES)
        offered = choices.count()
        button = choices.nth(min(self.style, offered - 1)) if offered else self.page.locator(ENDINGS).first
        if not button.count():
            return  # a row of moves was shown move by move, and the decision in the middle of it is over
        button.click(force=True)  # a covered window is rarely drawn, so the button never counts as stable
        self.wait_for_a_change(before)

    def wait_for_a_change(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before, timeout=PATIENCE)

    def play_to_the_end(self) -> int:
        """Play to the end; return how many times something was pressed."""
        for pressed in range(TURNS):
            self.wait_for_something_to_do()
            if self.over:
                return pressed
            self.decide()
        raise AssertionError("the game does not end")
