"""Scenes of the pages outside of a game."""

from tools.gallery.stage import Stage, scene

YOU, PERSON, BOT = {"player": "you"}, {"player": "person"}, {"player": "bot"}
FIRST_GAME = {"edition": "2016", "preset": "first_game"}


@scene
def home(at: Stage) -> None:
    at.go("")


@scene
def home_with_tables(at: Stage) -> None:
    at.make_table(FIRST_GAME, [YOU, PERSON, BOT, BOT, BOT])
    at.make_table({"edition": "deluxe", "preset": "cunning_agents"}, [YOU, PERSON, BOT])
    at.make_table({"edition": "classic"}, [YOU, BOT, BOT])
    at.go("")
    at.page.locator(".tables li").nth(2).wait_for()


@scene
def new(at: Stage) -> None:
    at.go("new", ".sum-cast li")


@scene
def new_praga(at: Stage) -> None:
    at.go("new/praga", ".sum-options div")


@scene
def lobby_praga(at: Stage) -> None:
    table = at.make_table({"road_tiles": ["KR-I"]}, [YOU, PERSON, BOT], game="praga")
    at.go(f"table/{table['table']}", ".lb-options div")


@scene
def new_own_cast(at: Stage) -> None:
    at.go("new")
    at.expected = "422"  # the server refuses thirteen districts
    at.page.locator(".preset.own input").first.check(force=True)
    at.page.locator(".own-tile input").first.check(force=True)
    at.page.locator(".mistakes").wait_for()
    at.page.locator(".owncast").scroll_into_view_if_needed()


@scene
def new_seats(at: Stage) -> None:
    at.go("new")
    for _ in range(4):
        at.page.locator(".btn.ghost").click()
    at.page.locator(".seats").scroll_into_view_if_needed()


@scene
def lobby(at: Stage) -> None:
    table = at.make_table(FIRST_GAME, [YOU, PERSON, PERSON, BOT, BOT])
    at.go(f"table/{table['table']}", ".lb-table li")


@scene
def lobby_of_eight(at: Stage) -> None:
    table = at.make_table({"edition": "2016", "preset": "vicious_nobles"}, [YOU, *[PERSON] * 3, *[BOT] * 4])
    at.go(f"table/{table['table']}", ".lb-table li")


@scene
def join(at: Stage) -> None:
    table = at.make_table(FIRST_GAME, [YOU, PERSON, PERSON, BOT], kept=False)
    at.go(f"table/{table['table']}", ".take")


@scene
def cards(at: Stage) -> None:
    at.go("cards", ".grid li")


@scene
def card(at: Stage) -> None:
    at.go("cards/citadels/character/magician", ".detail.chosen")


@scene
def tiles(at: Stage) -> None:
    at.go("cards/praga", ".grid .piece-card svg")


@scene
def tile(at: Stage) -> None:
    at.go("cards/praga/technology/T1-1", ".detail.chosen .piece-card svg")


@scene
def rules(at: Stage) -> None:
    at.go("cards")
    at.page.locator(".fl").last.click()
    at.page.locator(".rulestext").wait_for()


@scene
def settings(at: Stage) -> None:
    at.go("settings")


@scene
def credits(at: Stage) -> None:
    at.go("credits")


@scene
def privacy(at: Stage) -> None:
    at.go("privacy")


@scene
def offline(at: Stage) -> None:
    table = at.make_table(FIRST_GAME, [YOU, PERSON, BOT, BOT])
    at.go(f"table/{table['table']}", ".lb-table li")
    at.expected = "ERR_INTERNET_DISCONNECTED"
    at.page.context.set_offline(True)
    at.page.evaluate("dispatchEvent(new Event('offline'))")
    at.page.locator(".wire").wait_for()


@scene
def shut(at: Stage) -> None:
    at.go("table/nosuchtable", ".leaf .panel")
