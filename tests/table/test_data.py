"""What a face is sent: whole as JSON, pointing at what it speaks of, and made from the view alone."""

import json
from typing import Any

import pytest

import burgrave
from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.table.data import SightData, sight_data
from burgrave.table.lens import lens_for
from burgrave.table.match import Match
from burgrave.table.seating import seated
from burgrave.text import LANGUAGES, Text

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"edition": "2016", "players": 4, "preset": "vicious_nobles"}),
    ("praga", {"players": 2}),
]
every_table = pytest.mark.parametrize(("id", "given"), TABLES)


def played(id: str, given: dict[str, Any], moves: int) -> Match:
    """A match some moves after its beginning."""
    game = burgrave.game(id)
    options = game.options(**given)
    seating = seated(game, options.players, list(range(options.players)), [], [])
    match = Match(Recorder(game, options, 5, seating.in_record()), seating, lens_for(game, options.as_dict()))
    chance, player = Fast(5), bot(game, "scripted")
    for _ in range(moves):
        state = match.history.state
        match.play(int(state.acting), player.choose(state.view(int(state.acting)), chance))
    return match


def said(sentence: list[Any]) -> str:
    return "".join(part["text"] for part in sentence)


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_the_plain_sight_says(id, given, language):
    match = played(id, given, 60)
    for eyes in [match.acting, SPECTATOR]:
        plain, data = match.sight(eyes, Text(language)), sight_data(match, eyes, Text(language))
        assert [said(told["sentence"]) for told in data["told"]] == plain.log
        assert said(data["question"]) == plain.question
        if plain.yours:
            assert [said(choice["label"]) for choice in data["offer"]["choices"]] == [
                choice.label for choice in plain.offered.choices
            ]


@every_table
def test_it_is_json_and_only_the_one_who_decides_is_offered_anything(id, given):
    match = played(id, given, 60)
    for eyes in [*range(given["players"]), SPECTATOR]:
        data = sight_data(match, eyes, Text("en"))
        assert json.loads(json.dumps(data)) == data
        assert ("offer" in data) == (eyes == match.acting)


@every_table
def test_a_click_finds_its_move(id, given):
    match = played(id, given, 60)
    data = sight_data(match, match.acting, Text("en"))
    legal = match.history.state.legal()
    assert sorted(choice["move"]["move"] for choice in data["offer"]["choices"]) == sorted(legal)
    named = [choice["move"] for choice in data["offer"]["choices"] if choice["move"]["objects"]]
    for move in named:
        assert move["text"].startswith(move["verb"].split()[0])
        assert all(thing["id"] for thing in move["objects"])


@every_table
def test_two_states_that_a_seat_cannot_tell_apart_send_the_same(id, given):
    match = played(id, given, 60)
    truth = match.history.state
    for eyes in range(given["players"]):
        before = sent(match, eyes)
        match.recorder.state = truth.view(eyes).imagine(Fast(9))
        match.told.clear()
        assert sent(match, eyes) == before
        match.recorder.state = truth


def sent(match: Match, eyes: int) -> SightData:
    return sight_data(match, eyes, Text("en"))


@every_table
def test_the_moves_of_a_way_have_names(id, given):
    match = played(id, given, 60)
    offer = sight_data(match, match.acting, Text("en"))["offer"]
    named = {step["move"]["move"]: said(step["label"]) for step in offer["steps"]}
    assert set(named) == {move for way in offer["ways"] for move in way["moves"]}
    assert all(named.values())
