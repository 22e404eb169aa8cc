"""Bots that a host offers beside the levels: from another package, from a module, or ours with options."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.bots import registry
from burgrave.core.error import BurgraveError
from burgrave.server.available_bots import check_bots, list_bots
from burgrave.server.backup import export_lines
from burgrave.server.backup_import import import_tables
from burgrave.server.store import SqliteStore
from tests.errors import raises_error
from tests.server.server import quick_settings, run_server

pytestmark = pytest.mark.slow

MODULE = """
from pathlib import Path

from burgrave.core.bot import Bot
from burgrave.core.bot_type import BotOption


class Miser(Bot):
    games = ["citadels"]
    options = [BotOption("greed", 1, 0, 9)]

    def __init__(self, greed=1):
        self.greed = greed

    def choose(self, state, chance):
        Path(__file__).with_name("asked").write_text(str(self.greed))
        return state.legal_moves()[-1]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package as pip installs it, with a bot."""
    folder = tmp_path / "site"
    about = folder / "miserly-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "miserly.py").write_text(MODULE, encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: miserly\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[burgrave.bots]\nmiser = miserly:Miser\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    forget()
    yield folder
    forget()
    sys.modules.pop("miserly", None)


def forget() -> None:
    registry.plugin_bot_types.cache_clear()
    list_bots.cache_clear()


@pytest.mark.parametrize(
    ("name", "greed"), [("miser", "1"), ("miser:greed=7", "7"), ("miserly.Miser:greed=3", "3")]
)
def test_a_bot_of_another_package_can_be_chosen_and_plays(tmp_path, package, name, greed):
    with run_server(quick_settings(tmp_path / "data", bots=(name,))) as server:
        citadels, praga = server.ask("api/games?language=cs")[1]
        *levels, own = citadels["levels"]
        assert [level["id"] for level in levels] == ["apprentice", "builder", "master", "burgrave"]
        assert (own["id"], own["name"], own["description"]) == (
            name,
            name,
            "Nabízí ho provozovatel tohoto serveru.",
        )
        assert len(praga["levels"]) == 4
        seats = [{"player": "you"}, {"player": "bot", "level": name}]
        status, made = server.ask("api/tables", {"game": "citadels", "seats": seats})
        assert status == 200, made
        with server.seated(made) as device:
            device.start()
            while not (package / "asked").exists():
                device.play()
        assert (package / "asked").read_text() == greed


def test_nothing_that_was_not_offered_is_taken_from_a_browser(server, package):
    for level in ("miser", "miserly.Miser", "h2", "search:ms=9", "command:true"):
        seats = [{"player": "you"}, {"player": "bot", "level": level}]
        status, refused = server.ask("api/tables", {"game": "citadels", "seats": seats})
        assert (status, refused["errors"][0]["code"]) == (422, "server-level-unknown")


def test_a_seat_whose_bot_is_not_offered_any_more_is_played_by_the_usual_level(tmp_path, package):
    with run_server(quick_settings(tmp_path / "data", bots=("miser",))) as server:
        seats = [{"player": "you"}, {"player": "bot", "level": "miser"}]
        _, made = server.ask("api/tables", {"game": "citadels", "seats": seats})
    with run_server(quick_settings(tmp_path / "data")) as server, server.seated(made) as device:
        device.start()
        for _ in range(6):
            assert device.play()["type"] == "ok"
    assert not (package / "asked").exists()


def test_a_backup_with_a_bot_of_the_hosts_own_is_read_where_that_bot_is_named(tmp_path, package):
    with run_server(quick_settings(tmp_path / "data", bots=("miser",))) as server:
        seats = [{"player": "you"}, {"player": "bot", "level": "miser"}]
        _, made = server.ask("api/tables", {"game": "citadels", "seats": seats})
    store, other = SqliteStore(tmp_path / "data"), SqliteStore(tmp_path / "other")
    lines = list(export_lines(store))
    with raises_error("backup-table"):
        import_tables(other, lambda: lines)
    assert import_tables(other, lambda: lines, bots=("miser",)).new == [made["table"]]
    assert list(export_lines(other)) == lines
    store.close()
    other.close()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "bot-unknown"),
        ("miser:greed=99", "bot-option-whole"),
        ("miser:colour=1", "bot-option-unknown"),
        ("miser:greed", "bot-option-form"),
        ("miserly.Nobody", "bot-class"),
        ("nomodule.Miser", "bot-class"),
        ("x" * 65, "bot-long"),
    ],
)
def test_an_unusable_bot_is_an_error_when_the_server_starts(package, name, key):
    with pytest.raises(BurgraveError) as error:
        check_bots((name,))
    assert error.value.code == key


def test_ours_with_options_can_be_offered():
    check_bots(("search:ms=2000", "h1", "script", "builder"))
    assert [level.name for level in list_bots("citadels", ("search:ms=2000", "builder", "script"))][4:] == [
        "search:ms=2000"
    ]
    assert list_bots("citadels", ("search:ms=2000",))[-1].ms == 2000
