"""Games, cards and results as data: everything has words in every language."""

import json

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.explanation import Considered, Explanation
from burgrave.core.record import Recorder
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.game_setup import game_data, options_from_client
from burgrave.match.hints import list_hints
from burgrave.match.match import Match
from burgrave.match.match_view import FULL_STATE
from burgrave.match.presenters.base import presenter_for
from burgrave.match.reference import reference_data
from burgrave.match.replay import EVENT, MOVE, TURN, Replay, replay_data
from burgrave.match.result import score_rows
from burgrave.match.seating import Seating, make_seating

GAMES = [burgrave.game(id) for id in burgrave.games()]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_what_can_be_chosen_has_words(game, language):
    data = game_data(game, Translator(language))
    assert data["description"] != f"{game.id}-about"
    for option in data["options"]:
        assert not option["label"].startswith(game.id)
        assert option["help"]
        for choice in option["choices"]:
            assert choice["label"]
    assert all(level["description"] and "level-about" not in level["description"] for level in data["levels"])
    assert data["default_level"] in [level["id"] for level in data["levels"]]


def test_choices_that_exclude_each_other_are_named():
    options = {each["name"]: each for each in game_data(burgrave.game("praga"), Translator("en"))["options"]}
    assert options["road_tiles"]["exclusive"] == [["KR-IIa", "KR-IIb"]]
    assert [each["label"] for each in options["bridge"]["letters"]] == ["front", "back"]
    assert "pairs" in options["side"]["about"]
    assert all(not option["exclusive"] for name, option in options.items() if name != "road_tiles")


@every_game
@every_language
def test_everything_that_can_be_looked_up_has_words(game, language):
    data = reference_data(game, Translator(language))
    assert data["pieces"]
    assert data["terms"]
    assert data["primer"]
    for piece in [*data["pieces"], *data["terms"]]:
        assert piece["name"]
        assert not piece["name"].startswith(f"{game.id}-")
        assert not piece["text"].startswith(f"{game.id}-text-")
    for item in game.reference().score_items():
        assert data["names"]["points"][item]
    json.dumps(data)


def test_no_option_from_afar_names_a_file():
    game = burgrave.game("praga")
    with pytest.raises(BurgraveError) as error:
        options_from_client(game, {"components": "/etc/hostname", "side": "C"})
    assert [each.code for each in [error.value, *error.value.others]] == ["option-unknown", "option-choice"]
    assert options_from_client(game, {"side": "B"}).to_dict()["side"] == "B"


@every_language
def test_a_seat_without_a_name_has_a_default_name(language):
    seating = Seating({0: "", 1: "Guest"}, {2: "builder"}, uses_shield_names=True)
    names = seating.display_names(Translator(language))
    assert names[1] == "Guest"
    assert len({*names}) == 3
    assert "seat-beast" not in "".join(Translator(language).default_seat_name(seat) for seat in range(8))


def play_match(seed: int = 4) -> Match:
    """A game of bots from the beginning to the end."""
    game = burgrave.game("citadels")
    options = game.options(players=3, edition="2016")
    seating = make_seating(game, 3, [0], [], ["builder"])
    recorder = Recorder(game, options, seed, seating.record_names())
    match = Match(
        recorder, Seating({}, dict.fromkeys(range(3), "builder")), presenter_for(game, options.to_dict())
    )
    while not match.is_over:
        match.play_bot_move()
    return match


def test_points_add_up_and_the_best_comes_first():
    match = play_match()
    rows = score_rows(match.presenter, Translator("pl"), match.history.state)
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    for row in rows:
        assert row["total"] == sum(item["points"] for item in row["items"])


def test_a_replay_as_data_has_every_step_and_every_sentence_once():
    match = play_match()
    text = Translator("en", "2016", tags_names=True)
    replay = Replay(match.recorder.record, match.presenter, text, match.seating.display_names(text))
    for step_by in (TURN, MOVE, EVENT):
        for viewer in (0, FULL_STATE):
            whole = replay_data(replay, step_by, viewer, 0, 10_000)
            assert whole["steps"] == len(whole["frames"])
            log_entries = [log_entries for each in whole["frames"] for log_entries in each["log"]]
            assert len(log_entries) == sum(map(len, replay.sentences_for(viewer)))
            open_decisions = [bool(frame["question"]) for frame in whole["frames"]]
            assert open_decisions == [frame["state"]["decision"] is not None for frame in whole["frames"]]
            assert any(open_decisions)
            part = replay_data(replay, step_by, viewer, 5, 3, has_sections=True)
            assert all(frame.pop("sections")[0]["lines"] for frame in part["frames"])
            assert part["frames"] == whole["frames"][5:8]


def test_a_hint_says_what_may_follow_of_one_s_own():
    match = play_match()
    game = match.presenter.game
    move = game.notation.parse_move("take gold")
    end = game.notation.parse_move("end turn")
    said = Explanation(move, [Considered(move, 90, 0.61234, [(1, end), (0, move)])])
    (hint,) = list_hints(match, said, Translator("en", tags_names=True), 1)
    assert hint["share"] == 0.612
    assert len(hint["after"]) == 1


def test_the_own_last_move_is_found():
    match = play_match()
    entries = match.recorder.record.entries
    for seat in range(3):
        last = match.last_own_entry(seat)
        assert entries[last].seat == seat
        assert all(entry.seat != seat for entry in entries[last + 1 :])
