"""Lessons in the browser: chapters are done by clicks, and refusals are answered."""

from playwright.sync_api import Page, expect

from tools.gallery.stage import accessibility_problems

GO = ".coach .go:not([disabled])"


def begin(window, lesson: str, chapter: str, **how) -> Page:
    page: Page = window(f"#/lesson/{lesson}/{chapter}", **how)
    page.locator(".coach").wait_for()
    return page


def go_on(page: Page) -> None:
    before = page.locator(".coach .count").inner_text()
    page.locator(GO).click()
    expect(page.locator(f".coach .count:text-is('{before}')")).to_have_count(0)


def test_a_chapter_is_done_by_clicks(window):
    page = begin(window, "citadels-first", "gold")
    go_on(page)
    go_on(page)
    assert accessibility_problems(page) == []
    page.locator(".hand [data-place*='card=castle']").first.click(force=True)
    expect(page.locator(".coach .no")).to_contain_text("Gather first: take gold or cards.")
    expect(page.locator(".coach .no")).to_contain_text("First gather, then build.")
    page.keyboard.press("Escape")
    page.locator("#decision button", has_text="Draw 2 cards").click()
    expect(page.locator(".coach .also")).to_contain_text("Two cards are a good answer too")
    page.locator("#decision button", has_text="Take 2 gold").click()
    expect(page.locator(".coach .yes")).to_contain_text("Four gold.")
    go_on(page)
    page.locator(".coach", has_text="Build whatever you like.").wait_for()
    page.locator(".coach button", has_text="Show me").click()
    expect(page.locator(".coach .yes")).to_contain_text("A fine beginning.")
    go_on(page)
    go_on(page)  # may be skipped
    page.locator(".coach button", has_text="Show me").click()
    go_on(page)
    page.locator(".coach button", has_text="Show me").click()
    page.locator(GO).click()
    expect(page.locator("section.end")).to_contain_text("You built your first district.")
    page.locator("section.end a", has_text="All chapters").click()
    expect(page.locator("li.known")).to_have_count(1)


def test_a_chapter_of_praga_goes_forward_and_back(window):
    page = begin(window, "praga-first", "crane")
    for _ in range(3):
        go_on(page)
    page.locator(".coach button", has_text="Show me").click()
    expect(page.locator(".coach .yes")).to_contain_text("beside the wheel")
    go_on(page)
    expect(page.locator("#decision")).to_contain_text("Which action?")
    page.locator(".coach button:not(.go)").last.click()
    page.locator(".coach", has_text="Take a tile from the green zone.").wait_for()
    expect(page.locator("#decision")).not_to_contain_text("Which action?")


def test_the_paths_fit_a_phone_in_every_language(window):
    for language in ("en", "cs", "bg", "pl"):
        page = window("#/learn", language=language, size=(390, 844))
        page.locator("ol li").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert accessibility_problems(page) == []
