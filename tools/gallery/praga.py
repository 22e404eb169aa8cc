"""The table of Praga in its states. Every move is a click on what is offered."""

from pathlib import Path
from typing import Any, Final

from tools.gallery.stage import Stage, rare, scene

YOU, PERSON, BOT = {"plays": "you"}, {"plays": "person"}, {"plays": "bot"}
CHOSEN = '#decision [data-move="{move}"]'
PLAY_ON: Final = Path(__file__).with_name("play_on.js").read_text(encoding="utf-8")
GAMES: Final = 4  # more are not begun for one picture
OVER: Final = ".endp"
ROAD: Final = "road|egg|wheel bonus"
MINES: Final = "develop|mines|quarry|token"
TECHNOLOGY: Final = "technolog|технолог"
SILVER: Final = "silver|stříbr|сребър|srebrn"
CLIMB: Final = f"^(climb|sideways|arrow|project)|{SILVER}"


def sit_down(at: Stage, players: int = 2, **options: Any) -> None:
    """A new game, as far as this browser's first decision."""
    table = at.make_table({"first_player": 0, **options}, [YOU, *[BOT] * (players - 1)], game="praga")
    at.settings(confirm=False)
    at.go(f"table/{table['table']}")
    at.page.locator(".create").click()
    decides(at)


def begin_again(at: Stage) -> None:
    """Another table: its page is loaded with its seat."""
    at.page.goto(f"{at.base}healthz")
    sit_down(at)


def with_a_friend(at: Stage) -> None:
    """A new game with somebody who looks on and never moves."""
    table = at.make_table({"first_player": 0}, [YOU, PERSON], game="praga")
    at.settings(confirm=False)
    browser = at.page.context.browser
    assert browser is not None
    friend = browser.new_context(locale=at.language)
    beside = friend.new_page()
    beside.goto(f"{at.base}#/table/{table['table']}")
    beside.locator("button.create").click()
    beside.locator(".lb-wait").wait_for()
    at.go(f"table/{table['table']}")
    at.page.locator(".create").click()
    decides(at)
    friend.close()


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
    while not at.page.locator(CHOSEN.format(move=f"action {action}")).count():
        begin_again(at)  # nothing on offer can be paid
        take(at, action)
    play(at, f"action {action}")
    decision = at.page.locator("#decision").get_attribute("data-number")
    at.page.locator("#decision .pick:not(.no)").first.click()
    moved_on(at, decision)
    at.page.locator("#decision .places button").nth(number).click()


def until(at: Stage, wanted: str, prefer: str = "", players: int = 2, **options: Any) -> None:
    """Play games, with what is preferred where it is offered, until this is on the page."""
    for seed in range(GAMES):
        at.page.goto(f"{at.base}healthz")  # the page of the next table is loaded with its seat
        sit_down(at, players, **options)
        if at.page.evaluate(PLAY_ON, [wanted, prefer, seed]):
            return
    raise AssertionError(f"not seen in {GAMES} games: {wanted}")


def asked(kind: str) -> str:
    """The page while this decision is the reader's."""
    return f'#decision[data-kind="{kind}"]:has(.is-you)'


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


@rare
def praga_bridge_pick(at: Stage) -> None:
    until(at, asked("bridge-pick"), ROAD)


@rare
def praga_bridge_place(at: Stage) -> None:
    until(at, asked("bridge-place"), ROAD)


@rare
def praga_technology(at: Stage) -> None:
    until(at, asked("technology"), f"{TECHNOLOGY}|wall")


@rare
def praga_token(at: Stage) -> None:
    until(at, asked("production-token"), MINES)


@rare
def praga_seal(at: Stage) -> None:
    until(at, '#decision .mini[data-move^="seal "]', MINES)


@rare
def praga_arrow(at: Stage) -> None:
    until(at, asked("arrow-up"), CLIMB)


@rare
def praga_bundle(at: Stage) -> None:
    until(at, asked("choose-bundle"), ROAD)


@rare
def praga_windows(at: Stage) -> None:
    until(at, asked("discard-windows"), SILVER)


@scene
def praga_refresh(at: Stage) -> None:
    sit_down(at)
    at.page.locator("#decision .mini[aria-expanded]").click()
    play(at, "refresh walls for gold")


@scene
def praga_upgrade(at: Stage) -> None:
    sit_down(at)
    take(at, "upgrade")
    play(at, "action upgrade")
    decision = at.page.locator("#decision").get_attribute("data-number")
    at.page.locator("#decision .pick:not(.no)").first.click()
    moved_on(at, decision)


@rare
def praga_claims(at: Stage) -> None:
    until(
        at,
        "#decision:has(.t-steps li:nth-child(2).done) .group .pick ~ .pick",
        "^(tile|plot|slot)|road|upgrade",
    )


@scene
def praga_idle(at: Stage) -> None:
    with_a_friend(at)
    at.page.evaluate(PLAY_ON, ["#decision:has(.is-wait)", "^take", 1])


@scene
def praga_end(at: Stage) -> None:
    until(at, OVER)


@scene
def praga_solo_end(at: Stage) -> None:
    until(at, OVER, players=1, solo="parler")


@rare
def praga_rival(at: Stage) -> None:
    until(at, '.rival [data-place^="purse:egg"]:not(.zero)')
    if at.size in ("phone", "small"):
        at.page.locator(".ph-tabs button").last.click()
    at.page.locator(".rival .seat-b").first.click()


@scene
def praga_symbols(at: Stage) -> None:
    sit_down(at)
    at.page.locator("[data-symbols]").click()


@scene
def praga_look(at: Stage) -> None:
    """A piece with its words, beside where it was touched."""
    sit_down(at)
    if at.size in ("phone", "small"):
        at.page.locator(".ph-tabs button").nth(1).click()
    at.page.locator(".o-walls .otile").first.click()


@scene
def praga_hint(at: Stage) -> None:
    sit_down(at)
    at.page.locator("#decision .hint button").click()
    at.page.locator("#decision .hint-says").wait_for(timeout=60_000)
