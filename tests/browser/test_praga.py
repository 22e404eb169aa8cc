"""Praga by clicks in a real browser: whole games, and previews that come true."""

import random
from collections.abc import Callable

import pytest

from tools.gallery.praga import commit, play, sit_down, take, wait_for_decision, wait_for_next_decision
from tools.gallery.stage import PATIENCE, Stage

Person = Callable[..., Stage]

PICKS = "#decision button.pick:not(.no), #decision .mini[data-move], #decision .stile:not([disabled])"
PURSE = "#decision .purse li, #decision .t-vp"
LEDGER = "#decision .ledger li[data-row]"


def play_to_the_end(at: Stage, seed: int) -> None:
    """Whatever is offered, until the game is over; little that does nothing, so that it ends."""
    rng = random.Random(seed)
    page = at.page
    while not page.locator(".endp").count():
        if not page.locator(".t-head.is-you").count():
            page.locator(".endp, .t-head.is-you").first.wait_for(timeout=PATIENCE)
            continue
        number = page.locator("#decision").get_attribute("data-number")
        commit = page.locator("#decision [data-commit]")
        end = page.locator("#decision [data-end]:not([aria-disabled])")
        offered = [] if commit.count() else page.locator(PICKS).all()
        if commit.count():
            commit.click()
        elif end.count() and (not offered or rng.random() < 0.3):
            end.click()
        else:
            chosen = rng.choice(offered)
            stays = (chosen.get_attribute("data-move") or "").startswith(("take ", "slot ", "plot "))
            chosen.click()
            if stays:
                chosen_or_gone = f'#decision [data-commit], #decision:not([data-number="{number}"])'
                page.locator(chosen_or_gone).first.wait_for()
                continue
        page.locator(f'.endp, #decision:not([data-number="{number}"])').first.wait_for(timeout=PATIENCE)


def shown_amounts(at: Stage) -> tuple[list[int], list[int]]:
    """The purse and the points as they are, and as they are said to become."""
    now: list[int] = []
    then: list[int] = []
    for each in at.page.locator(PURSE).all():
        count = int(each.locator(".sr").inner_text().split()[0])
        change = each.locator("em")
        difference = int(change.inner_text().replace("−", "-")) if change.count() else 0
        now.append(count)
        then.append(count + difference)
    return now, then


def test_a_game_of_two_is_played_to_its_end_by_clicks(person):
    at = person()
    sit_down(at, "praga-second-half")
    play_to_the_end(at, 11)
    assert at.page.locator(".pod").count() == 2


def test_a_solo_game_on_a_phone_ends_with_the_words_of_the_rulebook(person):
    at = person("cs", "phone", "dark")
    sit_down(at, "praga-solo-late")
    play_to_the_end(at, 5)
    assert "140" in at.page.locator(".e-say").inner_text()


def hold(person: Person, action: str) -> Stage:
    """Hold the first tile of an action above a place, at a table where everything can be paid for."""
    at = person()
    sit_down(at, "praga-rich")
    take(at, action)
    page = at.page
    play(at, f"action {action}")
    number = page.locator("#decision").get_attribute("data-number")
    page.locator("#decision .pick:not(.no)").first.click()
    wait_for_next_decision(at, number)
    page.locator("#decision .places button, #decision [data-commit]").first.wait_for()
    if page.locator("#decision .places button").count():  # an upgrade has a place of its own
        page.locator("#decision .places button").nth(4).click()
    return at


@pytest.mark.parametrize("action", ["wall", "building", "upgrade"])
def test_the_preview_of_a_tile_comes_true(person, action):
    at = hold(person, action)
    rows = {row.get_attribute("data-row") for row in at.page.locator(LEDGER).all()}
    assert rows >= ({"university", "each-time"} if action == "upgrade" else {"price", "reward"})
    _, promised = shown_amounts(at)
    commit(at)
    wait_for_decision(at)
    at.page.mouse.move(5, 5)
    assert shown_amounts(at)[0] == promised


def test_the_end_of_the_turn_names_what_it_loses(person):
    at = person()
    sit_down(at, "praga-road")
    lost = at.page.locator("#decision .forfeit .lose [role=img]")
    assert "space I for an egg" in " ".join(each.get_attribute("aria-label") or "" for each in lost.all())
    assert at.page.locator("#decision .group h3").filter(has_text="Bonuses").count()


def test_the_keyboard_alone_takes_a_tile_and_undoes_it(person):
    at = person()
    sit_down(at)
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.keyboard.press("6")
    at.page.locator("#decision [data-commit]").wait_for()
    at.page.keyboard.press("6")
    wait_for_next_decision(at, number)
    assert at.page.locator(".taken").count()
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.keyboard.press("u")
    wait_for_next_decision(at, number)
    assert not at.page.locator(".taken").count()


def test_the_table_is_described_in_words_and_the_board_stays(person):
    at = person()
    requests: list[str] = []

    def note(sent: str | bytes) -> None:
        requests.extend([str(sent)] if "set-sections" in str(sent) else [])

    at.page.on("websocket", lambda socket: socket.on("framesent", note))
    at.open("praga-start", list=True)
    at.page.locator(".listp section").first.wait_for()
    assert len(requests) == 1
