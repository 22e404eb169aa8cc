"""What a face is sent: whole as JSON, pointing at what it speaks of, and made from the view alone."""

import json
from typing import Any

import pytest

import burgrave
from burgrave.bots.registry import make_bot
from burgrave.core.events import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.match import Match
from burgrave.match.presenters.base import presenter_for
from burgrave.match.seating import make_seating
from burgrave.match.view_data import MatchViewData, match_view_data

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"edition": "2016", "players": 4, "preset": "vicious_nobles"}),
    ("praga", {"players": 2}),
]
every_table = pytest.mark.parametrize(("id", "given"), TABLES)


def play_match(id: str, given: dict[str, Any], moves: int) -> Match:
    """A match some moves after its beginning."""
    game = burgrave.game(id)
    options = game.options(**given)
    seating = make_seating(game, options.players, list(range(options.players)), [], [])
    match = Match(
        Recorder(game, options, 5, seating.record_names()), seating, presenter_for(game, options.to_dict())
    )
    rng, player = FastRng(5), make_bot(game, "scripted")
    for _ in range(moves):
        state = match.history.state
        match.play(int(state.current_seat), player.choose(state.view(int(state.current_seat)), rng))
    return match


def plain_text(sentence: list[Any]) -> str:
    return "".join(part["text"] for part in sentence)


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_the_plain_view_says(id, given, language):
    match = play_match(id, given, 60)
    for viewer in [match.current_seat, SPECTATOR]:
        plain, data = (
            match.view_for(viewer, Translator(language)),
            view_data_for(match, viewer, language),
        )
        assert [plain_text(entry["sentence"]) for entry in data["log"]] == plain.log
        assert plain_text(data["question"]) == plain.question
        if plain.your_decision:
            assert [plain_text(choice["label"]) for choice in data["prompt"]["choices"]] == [
                choice.label for choice in plain.prompt.choices
            ]


@every_table
def test_it_is_json_and_only_the_one_who_decides_is_offered_anything(id, given):
    match = play_match(id, given, 60)
    for viewer in [*range(given["players"]), SPECTATOR]:
        data = view_data_for(match, viewer)
        assert json.loads(json.dumps(data)) == data
        assert ("prompt" in data) == (viewer == match.current_seat)


@every_table
def test_a_click_finds_its_move(id, given):
    match = play_match(id, given, 60)
    data = view_data_for(match, match.current_seat)
    legal = match.history.state.legal_moves()
    assert sorted(choice["move"]["move"] for choice in data["prompt"]["choices"]) == sorted(legal)
    named = [choice["move"] for choice in data["prompt"]["choices"] if choice["move"]["objects"]]
    for move in named:
        assert move["text"].startswith(move["verb"].split()[0])
        assert all(thing["id"] for thing in move["objects"])


@every_table
def test_two_states_that_a_seat_cannot_tell_apart_send_the_same(id, given):
    match = play_match(id, given, 60)
    truth = match.history.state
    for viewer in range(given["players"]):
        before = view_data_for(match, viewer)
        match.recorder.state = truth.view(viewer).sample_state(FastRng(9))
        match.sentences.clear()
        assert view_data_for(match, viewer) == before
        match.recorder.state = truth


def view_data_for(match: Match, viewer: int, language: str = "en") -> MatchViewData:
    tr = Translator(language, tags_names=True)
    return match_view_data(match.presenter, match.view_for(viewer, tr))


@every_table
def test_the_moves_of_a_way_have_names(id, given):
    match = play_match(id, given, 60)
    offer = view_data_for(match, match.current_seat)["prompt"]
    named = {step["move"]["move"]: plain_text(step["label"]) for step in offer["sequence_moves"]}
    assert set(named) == {move for way in offer["sequences"] for move in way["moves"]}
    assert all(named.values())


@every_table
def test_a_sequence_refers_to_its_moves_with_their_places(id, given):
    for moves in (8, 30, 60, 90):
        match = play_match(id, given, moves)
        prompt = view_data_for(match, match.current_seat)["prompt"]
        for sequence in prompt["sequences"]:
            steps = [prompt["sequence_moves"][step]["move"] for step in sequence["steps"]]
            assert [step["move"] for step in steps] == sequence["moves"]
