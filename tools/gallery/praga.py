"""Scenes of Praga. Each begins as a case of `scenes/praga.yaml`."""

from tools.gallery.stage import PATIENCE, Stage, scene

CHOSEN = '#decision [data-move="{move}"]'
YOURS = "#decision:has(.t-head.is-you)"


def sit_down(at: Stage, case: str = "praga-start") -> None:
    """Open the table of a case at a decision of this browser."""
    at.open(case, wanted=YOURS)


def wait_for_decision(at: Stage) -> None:
    at.page.locator(".t-head.is-you").wait_for(timeout=PATIENCE)


def play(at: Stage, move: str) -> None:
    """Choose a move on the turn page and wait for the next decision."""
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.locator(CHOSEN.format(move=move)).first.click()
    wait_for_next_decision(at, number)


def wait_for_next_decision(at: Stage, number: str | None) -> None:
    at.page.locator(f'#decision:not([data-number="{number}"])').wait_for(timeout=PATIENCE)


def commit(at: Stage) -> None:
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.locator("#decision [data-commit]").click()
    wait_for_next_decision(at, number)


def take(at: Stage, action: str) -> None:
    """Take the cheapest tile with this action."""
    tiles = at.page.locator(f"#decision .stile:not([disabled])[data-actions~={action}]")
    tiles.last.click()
    commit(at)


def open_case(at: Stage, case: str, kind: str) -> None:
    """Open the page of a case while the reader has to make this decision."""
    at.open(case, wanted=f'#decision[data-kind="{kind}"]:has(.is-you)')


@scene
def praga_take(at: Stage) -> None:
    sit_down(at)
    at.page.locator("#decision .stile:not([disabled])").last.click()
    at.page.locator("#decision [data-commit]").wait_for()


@scene
def praga_action(at: Stage) -> None:
    sit_down(at, "praga-action")


@scene
def praga_wall(at: Stage) -> None:
    sit_down(at, "praga-wall")
    at.page.locator("#decision .places button").nth(2).click()


@scene
def praga_building(at: Stage) -> None:
    sit_down(at, "praga-building")
    at.page.locator("#decision .places button").nth(9).click()


@scene
def praga_rest(at: Stage) -> None:
    sit_down(at, "praga-rest")


@scene
def praga_four(at: Stage) -> None:
    sit_down(at, "praga-four")


@scene
def praga_solo(at: Stage) -> None:
    sit_down(at, "praga-solo")


@scene
def praga_list(at: Stage) -> None:
    at.open("praga-start", list=True)


@scene
def praga_forecast(at: Stage) -> None:
    sit_down(at)
    if at.narrow:
        at.page.locator(".grab").click()
    at.page.locator(".t-tabs button").nth(2).click()


@scene
def praga_bridge_pick(at: Stage) -> None:
    open_case(at, "praga-bridge-pick", "bridge-pick")


@scene
def praga_bridge_place(at: Stage) -> None:
    open_case(at, "praga-bridge-place", "bridge-place")


@scene
def praga_technology(at: Stage) -> None:
    open_case(at, "praga-technology", "technology")


@scene
def praga_token(at: Stage) -> None:
    open_case(at, "praga-token", "production-token")


@scene
def praga_arrow(at: Stage) -> None:
    open_case(at, "praga-arrow", "arrow-up")


@scene
def praga_bundle(at: Stage) -> None:
    open_case(at, "praga-bundle", "choose-bundle")


@scene
def praga_windows(at: Stage) -> None:
    open_case(at, "praga-windows", "discard-windows")


@scene
def praga_refresh(at: Stage) -> None:
    open_case(at, "praga-refresh", "refresh-first")


@scene
def praga_upgrade(at: Stage) -> None:
    open_case(at, "praga-upgrade", "choose-rotation")


@scene
def praga_seal(at: Stage) -> None:
    at.open("praga-seal", wanted='#decision [data-move^="seal "]')


@scene
def praga_claims(at: Stage) -> None:
    at.open("praga-claims", wanted="#decision:has(.t-steps li:nth-child(2).done) .group .pick ~ .pick")


@scene
def praga_project_row(at: Stage) -> None:
    open_case(at, "praga-project-row", "project-row")


@scene
def praga_track_step(at: Stage) -> None:
    open_case(at, "praga-track-step", "track-step")


@scene
def praga_track_production(at: Stage) -> None:
    open_case(at, "praga-track-production", "production-track")


@scene
def praga_technology_action(at: Stage) -> None:
    open_case(at, "praga-technology-action", "technology-action")


@scene
def praga_cathedral_tile(at: Stage) -> None:
    open_case(at, "praga-cathedral-tile", "cathedral-tile")


@scene
def praga_plaza_reward(at: Stage) -> None:
    open_case(at, "praga-plaza-reward", "plaza-reward")


@scene
def praga_sideways_project(at: Stage) -> None:
    open_case(at, "praga-sideways-project", "sideways-project")


@scene
def praga_buildings(at: Stage) -> None:
    open_case(at, "praga-buildings", "choose-tile")


@scene
def praga_late(at: Stage) -> None:
    sit_down(at, "praga-late")


@scene
def praga_parler_plot(at: Stage) -> None:
    open_case(at, "praga-parler-plot", "bot-plot")


@scene
def praga_parler_rotation(at: Stage) -> None:
    open_case(at, "praga-parler-rotation", "bot-rotation")


@scene
def praga_parler_turn(at: Stage) -> None:
    sit_down(at, "praga-parler-turn")


@scene
def praga_idle(at: Stage) -> None:
    at.open("praga-idle", people=[0, 1], wanted="#decision:has(.is-wait)")


@scene
def praga_end(at: Stage) -> None:
    at.open("praga-end", wanted=".endp")


@scene
def praga_solo_end(at: Stage) -> None:
    at.open("praga-solo-end", wanted=".endp")


@scene
def praga_rival(at: Stage) -> None:
    at.open("praga-rival", wanted='.rival [data-place^="amount&bonus=egg"]:not(.zero)')
    if at.narrow:
        at.page.locator(".ph-tabs button").last.click()
    at.page.locator(".rival .seat-b").first.click()


@scene
def praga_symbols(at: Stage) -> None:
    sit_down(at)
    at.page.locator("[data-symbols]").click()


@scene
def praga_look(at: Stage) -> None:
    """Show a piece with its text beside the place that was touched."""
    sit_down(at)
    if at.narrow:
        at.page.locator(".ph-tabs button").nth(1).click()
    at.page.locator(".o-walls .otile").first.click()


@scene
def praga_hint(at: Stage) -> None:
    sit_down(at)
    at.page.locator("#decision .hint button").click()
    at.page.locator("#decision .hint-says").wait_for(timeout=PATIENCE)
