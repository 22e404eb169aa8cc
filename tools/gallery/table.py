"""The table of Citadels in its states."""

from typing import Any

from tools.gallery.player import Player
from tools.gallery.server import post
from tools.gallery.shell import BOT, FIRST_GAME, PERSON, YOU
from tools.gallery.stage import Stage, scene

THREE_BOTS = [YOU, BOT, BOT, BOT]
EAGER_TO_ASK = {
    "edition": "2016",
    "characters": [
        "magistrate",
        "blackmailer",
        "wizard",
        "emperor",
        "abbot",
        "alchemist",
        "navigator",
        "marshal",
        "tax_collector",
    ],
}


def sit_down(at: Stage, options: dict[str, Any], seats: list[dict[str, str]], taste: int = 0) -> Player:
    """A new game, as far as the first decision of it."""
    table = at.make_table(options, seats)
    at.settings(confirm=False)
    at.go(f"table/{table['table']}")
    at.page.locator(".create").click()
    at.page.locator("#decision").wait_for()
    return Player(at.page, taste)


@scene
def draft(at: Stage) -> None:
    at.go("")
    at.page.locator(".playnow").first.click()
    at.page.locator(".decision").wait_for()


@scene
def turn(at: Stage) -> None:
    sit_down(at, FIRST_GAME, THREE_BOTS).play_until("#decision.is-wide")


@scene
def turn_in_deluxe(at: Stage) -> None:
    options = {"edition": "deluxe", "preset": "cunning_agents", "action_cards": True}
    sit_down(at, options, [YOU, BOT, BOT, BOT, BOT]).play_until("#decision.is-wide")


@scene
def turn_of_eight(at: Stage) -> None:
    sit_down(at, {"edition": "2016", "preset": "vicious_nobles"}, [YOU, *[BOT] * 7]).play_until(
        "#decision.is-wide"
    )


@scene
def turn_of_two(at: Stage) -> None:
    sit_down(at, {"edition": "classic"}, [YOU, BOT]).play_until("#decision.is-wide")


@scene
def keep(at: Stage) -> None:
    sit_down(at, FIRST_GAME, THREE_BOTS, taste=1).play_until("#decision.is-keep")


@scene
def target(at: Stage) -> None:
    sit_down(at, EAGER_TO_ASK, THREE_BOTS).play_until("#decision.is-place")


@scene
def reaction(at: Stage) -> None:
    """Nearly every game has one; if none has, a second game surely will."""
    seats = [YOU, *[BOT] * 6]
    try:
        sit_down(at, EAGER_TO_ASK, seats).play_until("#decision.is-react")
    except AssertionError:
        sit_down(at, EAGER_TO_ASK, seats, taste=1).play_until("#decision.is-react")


@scene
def waiting(at: Stage) -> None:
    """Somebody else has a seat and does not decide."""
    options = {**FIRST_GAME, "first_crown": 1}
    table = at.make_table(options, [YOU, PERSON, BOT, BOT])
    post(at.base, f"tables/{table['table']}/join", {"language": at.language})
    at.go(f"table/{table['table']}")
    at.page.locator(".create").click()
    at.page.locator("#decision.is-wait").wait_for()


@scene
def in_a_list(at: Stage) -> None:
    at.settings(list=True)
    table = at.make_table(FIRST_GAME, THREE_BOTS)
    at.go(f"table/{table['table']}")
    at.page.locator(".create").click()
    at.page.locator("main ol li").first.wait_for()


@scene
def menu(at: Stage) -> None:
    sit_down(at, FIRST_GAME, THREE_BOTS)
    open_menu(at)


@scene
def end(at: Stage) -> None:
    """A bot plays on for this seat, until the end."""
    sit_down(at, FIRST_GAME, THREE_BOTS)
    open_menu(at)
    at.page.locator(".menu button[aria-pressed]").first.click()
    at.page.locator(".menu-close").click()
    at.page.locator(".end").wait_for(timeout=120_000)


def open_menu(at: Stage) -> None:
    at.page.locator(".topbar button[aria-expanded]").last.click()
    at.page.locator(".menu").wait_for()
