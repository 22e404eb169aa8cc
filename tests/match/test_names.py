"""Labels and the log call pieces by what they do and places by where they are, never by an id."""

import re
from typing import Any

import pytest

import burgrave
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.match import Match
from burgrave.match.presenters.base import presenter_for
from tests.match.test_view_data import play_match

PRAGA = burgrave.game("praga")
PRESENTER = presenter_for(PRAGA, {"players": 2})
# Printed ids, and coordinates.
ID = re.compile(r"\b([UWB][12]-\w+|T\d-\d|PT-\d|PL-\d+|IV-\d|V-\d|S[1-5]|[AB][1-6]|[ON]T\d)\b|\d,\d")


def name_of(language: str, vocabulary: str, id: str) -> str:
    return PRESENTER.translator_for_people(Translator(language)).name_of(PRAGA, vocabulary, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_has_an_id(language):
    vocabularies = (
        "action_tile",
        "bridge_tile",
        "plaza",
        "plaza_tile",
        "seal",
        "technology",
        "tile",
        "token",
        "hex",
    )
    ids = [(each, id) for each in vocabularies for id in PRAGA.notation.names[each] if id != "nothing"]
    ids += [
        ("plot", id.replace(" ", ","))
        for id, hex in PRESENTER.board["map"]["hexes"].items()
        if hex["type"] == "plot"
    ]
    names = {name: name_of(language, *name) for name in ids}
    assert [name for name, text in names.items() if ID.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plot_and_every_slot_has_a_name_of_its_own(language):
    plots = [
        id.replace(" ", ",") for id, hex in PRESENTER.board["map"]["hexes"].items() if hex["type"] == "plot"
    ]
    assert len({name_of(language, "plot", id) for id in plots}) == len(plots)
    slots = [str(slot) for slot in range(1, 13)]
    assert len({name_of(language, "hex", id) for id in slots}) == len(slots)


def test_names_say_what_is_seen():
    named = [("plaza", "NT6"), ("technology", "T3-1"), ("tile", "W1-04"), ("token", "PT-1"), ("hex", "2")]
    assert [name_of("en", *name).replace("\N{NO-BREAK SPACE}", " ") for name in named] == [
        "New Town plaza 6",
        "technology III",
        "wall (3 points)",
        "production token (2 points)",
        "wall slot 2 (quarries / gold mines)",
    ]


def all_texts(match: Match, language: str) -> list[str]:
    view: Any = match.view_for(match.current_seat, Translator(language))
    return [view.question, *view.log, *(choice.label for choice in view.prompt.choices)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [7, 60, 140])
def test_no_label_and_no_line_of_the_log_has_an_id(language, moves):
    match = play_match("praga", {"players": 2}, moves)
    assert [text for text in all_texts(match, language) if ID.search(text)] == []
