"""`burgrave schema`: what a client can rely on, made from the types."""

import json
import sys

import pytest

import burgrave
from burgrave.cli.main import main
from burgrave.i18n import LANGUAGES


@pytest.mark.slow
@pytest.mark.parametrize("game", burgrave.games())
def test_the_schema_describes_state_data_and_the_ids_in_it(game, capsys):
    assert main(["schema", game]) == 0
    schema = json.loads(capsys.readouterr().out)
    data = schema["$defs"][f"{game.capitalize()}StateData"]["properties"]
    assert data["viewer"]["description"]
    assert data["seats"] == {
        "description": "the data of each seat",
        "items": {"$ref": f"#/$defs/{game.capitalize()}PlayerData"},
        "title": "Seats",
        "type": "array",
    }


def test_the_schema_names_the_vocabulary_of_an_id(capsys):
    main(["schema", "citadels"])
    district = json.loads(capsys.readouterr().out)["$defs"]["DistrictData"]
    assert district["properties"]["card"]["vocabulary"] == "card"
    assert district["required"] == ["card"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pydantic_there_is_a_sentence_and_no_traceback(language, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "pydantic", None)
    assert main(["schema", "praga", "--lang", language]) == 2
    assert 'pip install "burgrave[server]"' in capsys.readouterr().err
