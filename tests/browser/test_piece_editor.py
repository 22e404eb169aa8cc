"""A person who sits with the box beside them enters what is printed on its pieces."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from burgrave.match.component_files import write_file as write_component_file
from burgrave.praga.components import printed_components
from tests.browser.conftest import home_for
from tests.server.server import quick_settings, run_server
from tools.gallery.stage import accessibility_problems, find_problems, is_wide

PRINTED = printed_components().data
TWENTY = [f"W1-{number:02}" for number in range(1, 15)] + ["B1-01", "B1-02", "U1-01", "U1-02", "T1-3", "PT-1"]
CHECKED = ".editor-check .valid"
SIZES = ["desktop", "phone"]


def open_piece(page: Page, id: str) -> None:
    page.evaluate("id => { location.hash = `#/pieces/praga/${encodeURIComponent(id)}` }", id)
    page.locator(".editor-piece h2", has_text=id).wait_for()


def spot(page: Page, id: str) -> Any:
    return page.locator(f'.editor-piece [data-spot="{id}"]')


def stored(page: Page) -> Any:
    """The file as this browser keeps it."""
    return json.loads(page.evaluate("localStorage.getItem('burgrave.pieces-praga')"))["file"]


def find(file: Any, section: str, id: str) -> Any:
    return next(each for each in file[section] if each["id"] == id)


def in_order(values: Any, like: Any) -> Any:
    """The same values, with the fields in the order of another file."""
    return {key: in_order(values[key], like[key]) for key in like} if isinstance(like, dict) else values


def write_file(path: Path, **walls: dict[str, Any]) -> Path:
    data = json.loads(json.dumps(PRINTED))
    for id, values in walls.items():
        find(data, "walls", id.replace("_", "-")).update({"prov": "printed", **values})
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize("size", SIZES)
def test_twenty_pieces_are_entered_and_nothing_is_lost(person, size):
    me = person(size=size)
    me.go("pieces/praga/W1-01", ".editor-piece")
    page = me.page
    for number, id in enumerate(TWENTY):
        open_piece(page, id)
        if id.startswith("W"):
            spot(page, "cost").click()
            page.get_by_role("button", name="more: stone").click()
            spot(page, "edge-4").click()
            page.locator('[data-spot-fields="edge-4"]').get_by_title("1 egg").click()
            spot(page, "corner-2").click()
        if id.startswith("B"):
            spot(page, "symbol").click()
            spot(page, "cube").click()
        page.locator("[data-confirm]").click()
        expect(page.locator(".editor-progress b")).to_have_text(f"{number + 1} of 199 confirmed")
    file = stored(page)
    wall = find(file, "walls", "W1-04")
    assert (wall["cost"]["stone"], wall["edges"][4], wall["prov"]) == (3, "egg", "printed")
    assert (2 in wall["red_corners"]) != (2 in find(PRINTED, "walls", "W1-04")["red_corners"])
    house = find(file, "buildings", "B1-01")
    assert house["cathedral_symbol"] != find(PRINTED, "buildings", "B1-01")["cathedral_symbol"]
    assert file["meta"]["edge_symbols"]["egg"] == {"egg": 1}
    page.reload()
    expect(page.locator(".editor-progress b")).to_have_text("20 of 199 confirmed")
    expect(page.locator(CHECKED)).to_have_class(re.compile("ok"))
    assert stored(page) == file


def test_every_change_is_undone_and_done_again(person):
    me = person()
    me.go("pieces/praga/W1-04", ".editor-piece")
    page = me.page
    spot(page, "symbol").click()
    spot(page, "special").click()
    page.locator("[data-confirm]").click()
    changed = stored(page)
    for _ in range(3):
        page.keyboard.press("Control+z")
    assert stored(page) == PRINTED
    page.reload()
    page.locator(".editor-piece").wait_for()
    for _ in range(3):
        page.keyboard.press("Control+Shift+z")
    assert stored(page) == changed


def test_a_piece_is_entered_with_the_keyboard_alone(person):
    me = person()
    me.go("pieces/praga/W1-04", ".editor-piece")
    page = me.page
    drawing = page.locator(".editor-piece svg[role=group]")
    assert drawing.locator("[tabindex='0']").count() == 1  # one stop of Tab
    spot(page, "cost").focus()
    page.keyboard.press("ArrowDown")
    expect(spot(page, "reward")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(spot(page, "symbol")).to_be_focused()
    page.keyboard.press("Enter")
    expect(spot(page, "symbol")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".editor-progress b")).to_have_text("1 of 199 confirmed")
    page.keyboard.press("Enter")  # the same button leads to the next one
    expect(page.locator("#editor-piece-name")).to_have_text("Wall W1-05")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-part="W1-05"]')).to_be_focused()


def test_a_tile_of_the_box_is_found_by_what_is_printed_on_it(person):
    me = person()
    me.go("pieces/praga", ".editor-grid")
    search = me.page.get_by_role("searchbox")
    for sought, found in (("wall, 2 stone, 3 points", "W1-04"), ("technology university 4", "T3-3")):
        search.fill(sought)
        expect(me.page.locator(f'[data-part="{found}"]')).to_be_visible()
        expect(me.page.locator('[data-part="B1-01"]')).to_have_count(0)
    search.fill("xyzzy")
    expect(me.page.locator(".editor-grid .none")).to_be_visible()


@pytest.mark.parametrize(
    ("id", "code"),
    [("W1-04", "components-count"), ("B1-03", "components-count"), ("U2-05", "components-count")],
)
def test_a_wrong_count_is_shown_where_it_is(person, id, code):
    me = person()
    me.go(f"pieces/praga/{id}", ".editor-piece")
    spot(me.page, "special").click()
    mistakes = me.page.locator(f'[data-mistake="{code}"]')
    expect(mistakes).to_have_count(2)
    expect(mistakes.first).to_contain_text("the rulebook says")
    section = {"W": "walls", "B": "buildings", "U": "upgrades"}[id[0]]
    expect(me.page.locator(f'[data-section="{section}"] .i').first).to_be_visible()


def test_a_phone_shows_wrong_counts_beside_the_piece_and_the_whole_progress(person):
    me = person(size="phone")
    me.go("pieces/praga", ".editor-grid")
    expect(me.page.locator(".editor-progress b")).to_be_in_viewport(ratio=1)
    open_piece(me.page, "W1-04")
    spot(me.page, "special").click()
    mistakes = me.page.locator(".editor-piece .bad:visible")
    expect(mistakes).to_have_count(2)
    expect(mistakes.first).to_contain_text("the rulebook says")


def test_two_pieces_with_each_other_s_rarity_are_exchanged_in_one_click(person):
    me = person()
    me.go("pieces/praga/W1-04", ".editor-piece")
    spot(me.page, "special").click()
    open_piece(me.page, "W1-S1")
    spot(me.page, "special").click()
    offer = me.page.locator('[data-mistake="components-exchange"] button')
    offer.click()
    expect(me.page.locator("[data-mistake]")).to_have_count(0)
    walls = stored(me.page)["walls"]
    assert find({"walls": walls}, "walls", "W1-04")["reward"] == find(PRINTED, "walls", "W1-S1")["reward"]


def test_files_that_disagree_are_merged_piece_by_piece(person, tmp_path):
    me = person()
    me.go("pieces/praga", ".editor-grid")
    page = me.page
    mine = write_file(
        tmp_path / "mine.json", W1_01={"reward": {"vp": 7}}, W1_02={}, W1_03={"reward": {"vp": 5}}
    )
    theirs = write_file(
        tmp_path / "theirs.json",
        W1_01={"reward": {"vp": 8}},
        W1_02={},
        W1_03={"reward": {"gold": 5}},
        W1_07={},
    )
    page.locator("[data-open]").set_input_files(mine)
    expect(page.locator(".editor-progress b")).to_have_text("3 of 199 confirmed")
    page.locator("[data-compare]").set_input_files(theirs)
    conflicts = page.locator('[data-outcome="conflict"]')
    expect(conflicts).to_have_count(2)
    expect(page.locator("[data-merge]")).to_be_disabled()
    assert accessibility_problems(page) == []
    page.locator('[data-pair="W1-01"]').get_by_role("radio", name="theirs").check()
    page.locator('[data-pair="W1-03"]').get_by_role("radio", name="both").check()
    expect(conflicts).to_have_count(0)
    page.locator("[data-merge]").click()
    expect(page.locator(".editor-progress b")).to_have_text("5 of 199 confirmed")
    file = stored(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    written = write_component_file(in_order(file, json.loads(mine.read_bytes())))
    assert download.value.path().read_bytes() == written  # the command line writes the same bytes
    assert find(file, "walls", "W1-01")["reward"] == {"vp": 8}
    assert find(file, "walls", "W1-02")["prov"] == "printed twice"
    rewards = [each["reward"] for each in file["walls"] if each["prov"] == "printed"]
    assert {"vp": 5} in rewards
    assert {"gold": 5} in rewards


@pytest.mark.parametrize(
    "text",
    [
        "[" * 90_000,
        '{"meta": {"version": 1}}',
        '{"walls": 1, "walls": 2}',
        '{"<img src=x onerror=alert(1)>": 1}',
    ],
)
def test_a_file_that_cannot_be_used_changes_nothing(person, tmp_path, text):
    me = person()
    me.go("pieces/praga/W1-04", ".editor-piece")
    spot(me.page, "symbol").click()
    before = stored(me.page)
    file = tmp_path / "bad.json"
    file.write_text(text)
    me.page.locator("[data-open]").set_input_files(file)
    expect(me.page.locator(".editor-refused li").first).to_be_visible()
    expect(me.page.locator(".editor-refused img")).to_have_count(0)
    assert stored(me.page) == before


def test_markup_and_symbols_that_nobody_has_drawn_do_no_harm(person, tmp_path):
    me = person()
    me.go("pieces/praga", ".editor-grid")
    data = json.loads(json.dumps(PRINTED))
    data["meta"]["edge_symbols"] |= {"constructor": {"vp": 1}, "zzz": {"gold": 2}}
    data["walls"][3] |= {
        "prov": "printed <img src=x onerror=alert(1)>",
        "edges": ["constructor", "zzz", *[None] * 4],
    }
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(data))
    me.page.locator("[data-open]").set_input_files(file)
    open_piece(me.page, "W1-04")
    me.page.locator(".editor-source summary").click()
    expect(me.page.locator(".editor-source")).to_contain_text("<img src=x")
    expect(me.page.locator("main img")).to_have_count(0)


def test_a_friend_sees_whose_pieces_are_played_with_and_what_differs(tables, window):
    mine = window("#/pieces/praga/W1-04")
    spot(mine, "symbol").click()
    mine.locator("[data-confirm]").click()
    expect(mine.locator(CHECKED)).to_have_class(re.compile("ok"))
    mine.get_by_text("Use at my tables").click()
    mine.evaluate("location.hash = '#/new/praga'")
    mine.locator(".tn input").fill("Anna")
    mine.locator("button.create").click()
    mine.locator(".lb-pieces").wait_for()
    address = "#" + mine.url.split("#")[1]
    friend = window(address, language="cs")
    pieces = friend.locator(".lb-pieces")
    expect(pieces).to_contain_text("Díly: Anna")
    expect(pieces).to_contain_text("potvrzeno 1 z 199")
    pieces.locator("summary").click()
    expect(pieces.locator(".editor-pair")).to_have_count(1)
    assert accessibility_problems(friend) == []
    friend.locator("button.create").click()
    mine.locator("button.create").click()
    for page in (mine, friend):
        page.locator("#decision").wait_for()
    data = json.loads(
        mine.evaluate(f"fetch('api/tables/{address.split('/')[2]}/board').then(it => it.text())")
    )
    assert data["origins"]["W1-04"] == "printed"


def test_a_server_that_forbids_it_says_so(pages, tmp_path):
    with (
        run_server(quick_settings(tmp_path, own_components=False)) as served,
        pages.stage(home_for(served), "en", "desktop", "light") as me,
    ):
        me.go("pieces/praga/W1-04", ".editor-piece")
        spot(me.page, "symbol").click()
        switch = me.page.get_by_role("switch", name="Use at my tables")
        expect(switch).to_be_disabled()
        expect(me.page.get_by_text("This server does not allow it.")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_section_can_be_read_by_everyone(person, size, theme):
    me = person(size=size, theme=theme)
    me.go("pieces/praga", ".editor-grid")
    ids = [
        "W1-04", "B1-03", "U1-01", "T2-3", "PT-1", "PL-01", "V-2", "S1", "space I", "KR-II", "place 1",
        "wheel.positions", "wheel.sectors", "wheel.start", "action_tiles", "board", "projects.hunger_wall",
        "projects.level_cost", "egg_scoring", "player_board.mines", "player_board.wealth", "action_board",
    ]  # fmt: skip
    problems: list[str] = []
    for id in ids:
        me.page.evaluate("id => { location.hash = `#/pieces/praga/${encodeURIComponent(id)}` }", id)
        me.page.locator(f'.editor-card[data-part="{id}"][aria-current]').wait_for(state="attached")
        me.page.locator(".editor-piece footer").wait_for()
        problems += [f"{id}: {each}" for each in accessibility_problems(me.page)]
        if is_wide(me.page):
            problems.append(f"{id}: the page is wider than the screen")
    assert problems == []
    assert find_problems(me) == []
