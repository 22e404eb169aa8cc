"""Two people review their game together, and one plays on from it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.ended_games import token_of
from tests.server.server import Server, quick_settings, run_server
from tests.server.test_review_room import two_people
from tests.server.test_reviews import review, wait_for
from tools.gallery.stage import accessibility_problems


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a reviewed game of two people."""
    folder = tmp_path_factory.mktemp("ended")
    two_people(folder)
    with run_server(quick_settings(folder, reviews="quick")) as server:
        wait_for(lambda: review(server), lambda data: data["state"] == "ready")
        yield server


def open_review(window: Any, server: Server, token: str, **how: Any) -> Page:
    page: Page = window(f"#/table/k3f9/{token}", port=server.port, **how)
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review together").click()
    page.locator(".together li").first.wait_for()
    return page


def test_one_leads_and_the_other_follows(window, ended):
    leader = open_review(window, ended, token_of("k3f9"))
    friend = open_review(window, ended, token_of("friend"))
    expect(leader.locator(".together li")).to_have_count(2)
    leader.evaluate("location.hash = '#/review/k3f9/0/20'")
    friend.wait_for_url("**#/review/k3f9/0/20**")
    expect(friend.locator(".room-float")).to_contain_text("Host leads.")
    leader.locator(".review-stage [data-card]:visible").first.hover()
    expect(friend.locator(".pointer")).to_contain_text("Host")
    friend.get_by_role("button", name="Chat").click()
    friend.get_by_label("Write a message").fill("What was this?")
    friend.keyboard.press("Enter")
    leader.get_by_role("button", name="Chat").click()
    expect(leader.locator(".room-lines")).to_contain_text("What was this?")
    expect(leader.locator(".room-lines")).to_contain_text("Move 20")
    friend.get_by_role("button", name="Look around myself").click()
    leader.keyboard.press("Escape")
    leader.evaluate("location.hash = '#/review/k3f9/0/30'")
    expect(friend.locator(".ghost-line")).to_be_attached()
    assert "/20" in friend.url
    friend.get_by_role("button", name="Back to Host").click()
    friend.wait_for_url("**#/review/k3f9/0/30**")
    friend.get_by_role("button", name="Ask to lead").click()
    leader.get_by_role("button", name="Let Friend lead").click()
    expect(friend.locator(".room-float")).to_contain_text("You lead.")


def test_a_spectator_sees_what_the_leader_sees(window, ended):
    leader = open_review(window, ended, token_of("k3f9"), size=(390, 844))
    leader.evaluate("location.hash = '#/review/k3f9/0/20'")
    page = window("#/review/k3f9/0/20", port=ended.port)
    page.get_by_role("button", name="Review together").click()
    expect(page.locator(".review-stage .table")).to_be_visible()
    expect(page.get_by_role("button", name="Ask to lead")).to_have_count(0)
    assert leader.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_person_plays_on_and_keeps_the_game(window, ended):
    page = window(f"#/table/k3f9/{token_of('k3f9')}", port=ended.port)
    page.get_by_role("link", name="Review").click()
    page.evaluate("location.hash = '#/review/k3f9/0/10'")
    page.get_by_role("button", name="Play on from here").click()
    ribbon = page.locator(".ribbon")
    expect(ribbon).to_contain_text("The game itself stays as it was.")
    table = page.evaluate("location.hash.split('/')[2]")
    ribbon.get_by_role("button", name="Keep this game").click()
    expect(ribbon.get_by_role("button", name="Kept")).to_be_visible()
    assert ended.manager.tables[table].keep
    ribbon.get_by_role("button", name="Kept").click()
    expect(ribbon.get_by_role("button", name="Keep this game")).to_be_visible()
    assert not ended.manager.tables[table].keep
    assert accessibility_problems(page) == []
    ribbon.get_by_role("link", name="Back to the review").click()
    page.locator(".branches summary").click()
    expect(page.locator(".branches")).to_contain_text("from move")
