"""The status of errors, and pages of release 0.1."""

import json
import re
from pathlib import Path

import burgrave
from burgrave.server.errors import INVALID, STATUS

TEXTS = Path(burgrave.__file__).parent / "i18n/locales" / "en"


def codes(prefix: str) -> set[str]:
    """Return the keys of all sentences that start with this."""
    texts = [file.read_text(encoding="utf-8") for file in TEXTS.glob("*.ftl")]
    return {key for text in texts for key in re.findall(rf"^({prefix}[\w-]*) =", text, re.MULTILINE)}


def test_every_error_of_the_store_says_that_the_server_cannot_store():
    assert {code for code, status in STATUS.items() if status == 503} == codes("store-") | {"server-stops"}


def test_every_error_with_a_status_has_a_sentence():
    assert set(STATUS) <= codes("")


def test_an_error_has_its_status_whatever_its_code_begins_with(server):
    assert server.ask("api/tables/unknowntable")[0] == STATUS["server-table-unknown"] == 404
    assert server.ask("api/games/chess/reference")[0] == STATUS["game-unknown"] == 404
    assert server.ask("api/tables", {"game": "citadels", "seats": [{"player": "bot"}] * 4})[0] == INVALID
    assert "server-one-host" not in STATUS


def test_a_page_of_release_0_1_is_asked_to_reload_in_its_language(server):
    with server.open_device() as device:
        device.send({"type": "sit", "table": "abcd", "token": None, "language": "cs"})
        message = json.loads(device.socket.recv(60))
    why = "Tato stránka je ze starší verze Burgrave. Načti ji prosím znovu."
    assert {**message, "why": message["why"].replace("\xa0", " ")} == {
        "type": "bye",
        "why": why,
        "back": None,
    }
