"""Praga by clicks in a real browser: whole games, and previews that come true."""

import random

from tools.gallery.praga import commit, decides, moved_on, place, sit_down
from tools.gallery.stage import Stage

PICKS = "#decision .pick:not(.no), #decision .mini[data-move], #decision .stile:not([disabled])"
PURSE = "#decision .purse li"


def a_whole_game(at: Stage, seed: int) -> None:
    """Whatever is offered, until the game is over; little that does nothing, so that it ends."""
    dice = random.Random(seed)
    page = at.page
    while not page.locator(".endp").count():
        if not page.locator(".t-head.is-you").count():
            page.locator(".endp, .t-head.is-you").first.wait_for(timeout=120_000)
            continue
        number = page.locator("#decision").get_attribute("data-number")
        commit = page.locator("#decision [data-commit]")
        end = page.locator("#decision [data-end]:not([aria-disabled])")
        offered = [] if commit.count() else page.locator(PICKS).all()
        if commit.count():
            commit.click()
        elif end.count() and (not offered or dice.random() < 0.3):
            end.click()
        else:
            chosen = dice.choice(offered)
            stays = (chosen.get_attribute("data-move") or "").startswith(("take ", "slot ", "plot "))
            chosen.click()
            if stays:
                chosen_or_gone = f'#decision [data-commit], #decision:not([data-number="{number}"])'
                page.locator(chosen_or_gone).first.wait_for()
                continue
        page.locator(f'.endp, #decision:not([data-number="{number}"])').first.wait_for(timeout=120_000)


def held(at: Stage) -> tuple[list[int], list[int]]:
    """The purse as it is, and as it is said to become."""
    now: list[int] = []
    then: list[int] = []
    for each in at.page.locator(PURSE).all():
        count = int(each.locator("b").inner_text())
        change = each.locator("em")
        told = int(change.inner_text().replace("−", "-")) if change.count() else 0
        now.append(count)
        then.append(count + told)
    return now, then


def test_a_game_of_two_is_played_to_its_end_by_clicks(person):
    at = person()
    sit_down(at)
    a_whole_game(at, 11)
    assert at.page.locator(".pod").count() == 2


def test_a_solo_game_on_a_phone_ends_with_the_words_of_the_rulebook(person):
    at = person("cs", "phone", "night")
    sit_down(at, 1, solo="parler")
    a_whole_game(at, 5)
    assert "140" in at.page.locator(".e-say").inner_text()


def test_the_preview_of_a_wall_comes_true(person):
    at = person()
    sit_down(at)
    place(at, "wall", 4)
    _, promised = held(at)
    commit(at)
    decides(at)
    at.page.mouse.move(5, 5)
    assert held(at)[0] == promised


def test_the_keyboard_alone_takes_a_tile_and_undoes_it(person):
    at = person()
    sit_down(at)
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.keyboard.press("6")
    at.page.locator("#decision [data-commit]").wait_for()
    at.page.keyboard.press("6")
    moved_on(at, number)
    assert at.page.locator(".taken").count()
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.keyboard.press("u")
    moved_on(at, number)
    assert not at.page.locator(".taken").count()
