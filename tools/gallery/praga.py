"""The table of Praga in its states. Every move is a click on what is offered."""

from typing import Any

from tools.gallery.stage import Stage, scene

YOU, BOT = {"plays": "you"}, {"plays": "bot"}
CHOSEN = '#decision [data-move="{move}"]'


def sit_down(at: Stage, players: int = 2, **options: Any) -> None:
    """A new game, as far as this browser's first decision."""
    table = at.make_table({"first_player": 0, **options}, [YOU, *[BOT] * (players - 1)], game="praga")
    at.settings(confirm=False)
    at.go(f"table/{table['table']}")
    at.page.locator(".create").click()
    decides(at)


def decides(at: Stage) -> None:
    at.page.locator(".t-head.is-you").wait_for(timeout=60_000)


def play(at: Stage, move: str) -> None:
    """Choose a move of the turn page, and wait for what it leads to."""
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.locator(CHOSEN.format(move=move)).first.click()
    moved_on(at, number)


def moved_on(at: Stage, number: str | None) -> None:
    at.page.locator(f'#decision:not([data-number="{number}"])').wait_for(timeout=60_000)


def commit(at: Stage) -> None:
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.locator("#decision [data-commit]").click()
    moved_on(at, number)


def take(at: Stage, action: str) -> None:
    """Take the cheapest tile with this action."""
    tiles = at.page.locator(f"#decision .stile:not([disabled])[data-actions~={action}]")
    tiles.last.click()
    commit(at)


def place(at: Stage, action: str, number: int) -> None:
    """Take a tile with this action, use it, and hold the first piece offered above one of the places."""
    take(at, action)
    play(at, f"action {action}")
    decision = at.page.locator("#decision").get_attribute("data-number")
    at.page.locator("#decision .pick:not(.no)").first.click()
    moved_on(at, decision)
    at.page.locator("#decision .places button").nth(number).click()


@scene
def praga_take(at: Stage) -> None:
    sit_down(at)
    at.page.locator("#decision .stile:not([disabled])").last.click()


@scene
def praga_action(at: Stage) -> None:
    sit_down(at)
    take(at, "wall")


@scene
def praga_wall(at: Stage) -> None:
    sit_down(at)
    place(at, "wall", 2)


@scene
def praga_building(at: Stage) -> None:
    sit_down(at)
    place(at, "building", 9)


@scene
def praga_rest(at: Stage) -> None:
    sit_down(at)
    take(at, "mines")
    play(at, "action develop mines")


@scene
def praga_four(at: Stage) -> None:
    sit_down(at, 4)


@scene
def praga_solo(at: Stage) -> None:
    sit_down(at, 1, solo="parler")


@scene
def praga_list(at: Stage) -> None:
    at.settings(list=True)
    sit_down(at)


@scene
def praga_forecast(at: Stage) -> None:
    sit_down(at)
    if at.size in ("phone", "small"):
        at.page.locator(".grab").click()
    at.page.locator(".t-tabs button").nth(2).click()
