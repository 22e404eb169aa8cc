"""What strangers write is shown as text: names, chat and the host's components run nothing in a page."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from burgrave.praga import components as pieces
from burgrave.server import components
from burgrave.server.sanitize import clean_line, clean_name
from tests.server.server import Device, Server, quick_settings, run_server

NAMES = [
    "<img src=x onerror=ran=1>",
    '"><script>ran=1</script>',
    "{{ran=1}}${ran=1}{ $seat }",
    "javascript:ran=1//\u202eevil\u200b\u2066",
    "W" * 64,
]
LINES = [
    *NAMES,
    '<svg onload="ran=1"><style>*{display:none}</style>',
    "</li></ul></div><iframe srcdoc='<script>top.ran=1</script>'></iframe>",
    "<a href='javascript:ran=1'>https://example.org</a> javascript:ran=1",
    "' onfocus='ran=1' autofocus x='",
    "{ -brand } { NUMBER($x) } %s {0} <%= ran %> #{ran}",
    "\u2067\u05d0\u202e\u200b" + "\u0301" * 50 + "x" * 400,
]
FREE = ("text", "note", "layout", "drawing")  # fields of components in which anything may stand
LOOK_OUT = """
window.violations = [];
addEventListener('securitypolicyviolation', event => window.violations.push(event.violatedDirective));
"""
FOREIGN = (
    "script:not([src]), iframe, object, embed, img[src='x'], svg[onload], [autofocus], "
    "a[href^='javascript:' i]"
)
HANDLERS = (
    "[...document.querySelectorAll('*')].filter(e => e.getAttributeNames().some(n => /^on/.test(n))).length"
)
BE_CARELESS = """text => {
  document.body.append(document.createElement('iframe'));
  try { document.body.insertAdjacentHTML('beforeend', text); } catch (refused) { void refused; }
}"""


@pytest.fixture
def hostile(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server whose host has pieces with hostile words in them, and their digest."""
    known = set(pieces.loaded_digests())
    data = json.loads(pieces.printed_components().raw)
    spoil(data)
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    components.load_components(tmp_path / "data", [file])
    (digest,) = set(pieces.loaded_digests()) - known
    with run_server(quick_settings(tmp_path / "data")) as server:
        yield server, digest
    pieces._remembered.pop(digest)


def spoil(data: Any) -> None:
    """Write a hostile text wherever components may have any."""
    if isinstance(data, list):
        for each in data:
            spoil(each)
    elif isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, str) and (name in FREE or name.endswith("prov")):
                data[name] = f"printed {LINES[1]}{LINES[0]}"
            else:
                spoil(value)


def sit_down(
    server: Server, stack: ExitStack, game: str, options: dict[str, Any]
) -> tuple[list[Device], dict[str, Any]]:
    """Strangers with hostile names who have said hostile things; what the first one was given."""
    seats = "yppp" if game == "citadels" else "yp"
    host = server.create_table(game, seats, name=NAMES[0], options=options, settings={"listed": True})
    guests = [server.join(host["table"], name=name) for name in NAMES[1 : len(seats)]]
    devices = [stack.enter_context(server.seated(seat)) for seat in (host, *guests)]
    for number, line in enumerate(LINES):
        assert devices[number % len(devices)].ask("chat", text=line)["type"] == "ok"
    assert devices[-1].ask("set-name", name=NAMES[-1])["type"] == "ok"
    return devices, host


def look(page: Page, address: str) -> list[str]:
    """Open a page that reports what it should not do."""
    errors: list[str] = []

    def dismiss(dialog: Any) -> None:
        errors.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", dismiss)
    page.add_init_script(LOOK_OUT)
    page.goto(page.url.split("#")[0] + address)
    page.reload()
    return errors


def find_traces(page: Page) -> list[Any]:
    """What a text that was taken for more than a text leaves behind."""
    return [
        page.evaluate("typeof window.ran"),
        page.evaluate("window.violations"),
        page.locator(FOREIGN).count(),
        page.evaluate(HANDLERS),
    ]


def check_nothing_ran(page: Page) -> None:
    assert find_traces(page) == ["undefined", [], 0, 0]
    assert page.locator("main, .table, #decision").first.is_visible()


def shown_text(page: Page, selector: str) -> str:
    return " ".join(" ".join(page.locator(selector).all_text_contents()).split())


@pytest.mark.parametrize("game", ["citadels", "praga"])
def test_hostile_texts_are_shown_and_run_nothing(hostile, window, game):
    options = {"components": hostile[1]} if game == "praga" else {"edition": "classic"}
    server = hostile[0]
    with ExitStack() as stack:
        devices, seated = sit_down(server, stack, game, options)
        names = [*(clean_name(name) for name in NAMES[: len(devices) - 1]), clean_name(NAMES[-1])]
        page = window(port=server.port)
        errors = look(page, f"#/table/{seated['table']}")
        page.locator(".lb-table li").first.wait_for()
        assert [name for name in names if name not in shown_text(page, ".lb-table")] == []
        check_nothing_ran(page)
        devices[0].start()
        page.locator("#decision").wait_for()
        for _ in range(3):
            player = next(each for each in devices if is_deciding(each, devices))
            assert player.play()["type"] == "ok"
        assert [name for name in names if name not in shown_text(page, "body")] == []
        page.locator("#tab-chat").or_(page.get_by_role("tab", name="Chat")).first.click()
        page.locator(".chat-lines li").nth(len(LINES) - 1).wait_for()
        lines = shown_text(page, ".chat-lines")
        assert [line for line in LINES if clean_line(line) not in lines] == []
        check_nothing_ran(page)
        page.goto(page.url.split("#")[0] + "#/")
        page.locator(f"a[href*='{seated['table']}']").first.wait_for()
        check_nothing_ran(page)
    assert errors == []


def is_deciding(device: Device, devices: list[Device]) -> bool:
    """Whether this device decides, once all have seen the same."""
    for each in devices:
        each.ask("undo", decision=0)
    return bool(device.view["your_decision"])


def test_what_is_taken_for_more_than_a_text_is_noticed(tables, window):
    page = window()
    look(page, "#/")
    page.locator("main").wait_for()
    page.evaluate(BE_CARELESS, NAMES[0])
    page.wait_for_function("window.violations.length")
    assert find_traces(page) == ["undefined", ["require-trusted-types-for"], 1, 0]
