"""Files with the printed pieces that people have contributed: each passes all checks, and can be played.

    BURGRAVE_GAMES=100 pytest tests/praga/test_contributed_files.py     games for each number of players

A file belongs into the folder `contributed`. A file that is made from the built-in one is always tested too.
"""

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.component_files import check_file
from burgrave.match.presenters.base import presenter_for
from burgrave.match.reference import piece_data
from burgrave.praga.component_files.parts import CONFIRMED, list_parts, mark_of, origin_of
from burgrave.praga.components import printed_components
from burgrave.terminal.praga.marks import edge_mark
from burgrave.testing import check_game

FOLDER = Path(__file__).parent / "contributed"
GAMES = int(os.environ.get("BURGRAVE_GAMES", "2"))
PRAGA = burgrave.game("praga")
CASES: list[dict[str, Any]] = [
    {"players": 1, "solo": "parler"},
    {"players": 2, "side": "B"},
    {"players": 3},
    {"players": 4},
]


def corrected_file(folder: Path) -> Path:
    """A file as a person with the box would enter it: corrected values, and everything confirmed."""
    data: dict[str, Any] = copy.deepcopy(printed_components().data)
    data["meta"]["edge_symbols"]["egg"] = {"egg": 1}
    for number, wall in enumerate(data["walls"]):
        wall["cost"]["stone"] = 1 + number % 5
        wall["edges"][number % 6] = "egg" if number % 7 == 0 else "tech"
    for number, building in enumerate(data["buildings"]):
        building["reward"] = {"vp": 1 + number % 6}
        building["cathedral_symbol"] = number % 3 == 0
        building["blue_corners"] = [number % 6]
    for upgrade in data["upgrades"]:
        upgrade["bonus"] = {"choose": [{"gold": 1}, {"stone": 1}]}
    for part in list_parts(data):
        here: Any = data
        for step in part.path:
            here = here[step]
        here[part.mark] = "printed"
    file = folder / "corrected.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.fixture(scope="module", params=["corrected", *(file.name for file in sorted(FOLDER.glob("*.json")))])
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    name: str = request.param
    return corrected_file(tmp_path_factory.mktemp("contributed")) if name == "corrected" else FOLDER / name


def test_it_passes_every_check_and_confirms_something(file):
    found = check_file(PRAGA, file.read_bytes(), file.name, Translator())
    assert found["mistakes"] == []
    data = json.loads(file.read_bytes())
    assert any(origin_of(mark_of(data, part)) in CONFIRMED for part in list_parts(data))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "builder"])
def test_bots_play_whole_games_with_it(file, bot, players):
    games = GAMES if bot == "builder" else max(1, GAMES // 2)
    results = burgrave.simulate(
        "praga", bots=[bot], players=players, games=games, seed=7, components=str(file)
    )
    assert results.games == games


@pytest.mark.slow
def test_it_keeps_the_invariants(file):
    check_game(PRAGA, [case | {"components": str(file)} for case in CASES])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_text_in_every_language(file, language):
    options = PRAGA.options(components=str(file))
    tr = Translator(language)
    presenter = presenter_for(PRAGA, options.to_dict())
    for piece in PRAGA.reference().pieces(options):
        data = piece_data(presenter, tr, piece)
        assert data["name"]
        assert data["text"]
        assert "praga-" not in data["text"]  # the key of a text that is missing


def test_a_symbol_that_nobody_knows_has_a_mark_in_the_terminal():
    assert [edge_mark(symbol).plain for symbol in ("egg", "vp2", "vp3", "zzz")] == ["○", "★", "★", "?"]
