"""Games, cards and results as data: everything has words in every language."""

import json

import pytest

import burgrave
from burgrave.core.explanation import Considered, Explanation
from burgrave.core.record import Recorder
from burgrave.core.wrong import Wrong
from burgrave.table.film import EVENT, MOVE, TURN, Film, film_data
from burgrave.table.hints import hint_moves
from burgrave.table.lens import lens_for
from burgrave.table.match import Match
from burgrave.table.programme import chosen_from_afar, game_data
from burgrave.table.reference import library_data
from burgrave.table.result import score_rows
from burgrave.table.seating import Seating, seated
from burgrave.table.sight import OPEN
from burgrave.text import LANGUAGES, Text

GAMES = [burgrave.game(id) for id in burgrave.games()]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_what_can_be_chosen_has_words(game, language):
    data = game_data(game, Text(language))
    assert data["about"] != f"{game.id}-about"
    for option in data["options"]:
        assert not option["label"].startswith(game.id)
        assert option["help"]
        for choice in option["choices"]:
            assert choice["label"]
    assert all(level["about"] and "level-about" not in level["about"] for level in data["levels"])
    assert data["usual_level"] in [level["id"] for level in data["levels"]]


@every_game
@every_language
def test_everything_that_can_be_looked_up_has_words(game, language):
    data = library_data(game, Text(language))
    assert data["pieces"]
    assert data["words"]
    assert data["primer"]
    for piece in [*data["pieces"], *data["words"]]:
        assert piece["name"]
        assert not piece["name"].startswith(f"{game.id}-")
        assert not piece["text"].startswith(f"{game.id}-text-")
    for item in game.library().score_items():
        assert data["names"]["points"][item]
    json.dumps(data)


def test_no_option_from_afar_names_a_file():
    game = burgrave.game("praga")
    with pytest.raises(Wrong) as wrong:
        chosen_from_afar(game, {"components": "/etc/hostname", "side": "C"})
    assert [each.key for each in [wrong.value, *wrong.value.others]] == ["option-unknown", "option-choice"]
    assert chosen_from_afar(game, {"side": "B"}).as_dict()["side"] == "B"


@every_language
def test_a_seat_without_a_name_is_called_after_its_beast(language):
    seating = Seating({0: "", 1: "Guest"}, {2: "builder"}, shields=True)
    names = seating.names(Text(language))
    assert names[1] == "Guest"
    assert len({*names}) == 3
    assert "seat-beast" not in "".join(Text(language).beast(seat) for seat in range(8))


def played(seed: int = 4) -> Match:
    """A game of bots from the beginning to the end."""
    game = burgrave.game("citadels")
    options = game.options(players=3, edition="2016")
    seating = seated(game, 3, [0], [], ["builder"])
    recorder = Recorder(game, options, seed, seating.in_record())
    match = Match(
        recorder, Seating({}, dict.fromkeys(range(3), "builder")), lens_for(game, options.as_dict())
    )
    while not match.over:
        match.bot_plays()
    return match


def test_points_add_up_and_the_best_comes_first():
    match = played()
    rows = score_rows(match.lens, Text("pl"), match.history.state)
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    for row in rows:
        assert row["total"] == sum(item["points"] for item in row["items"])


def test_a_film_as_data_has_every_step_and_tells_everything_once():
    match = played()
    text = Text("en", "2016", marks=True)
    film = Film(match.recorder.record, match.lens, text, match.seating.names(text))
    for pace in (TURN, MOVE, EVENT):
        for eyes in (0, OPEN):
            whole = film_data(film, pace, eyes, 0, 10_000)
            assert whole["steps"] == len(whole["shots"])
            told = [told for shot in whole["shots"] for told in shot["told"]]
            assert len(told) == sum(map(len, film.told_to(eyes)))
            part = film_data(film, pace, eyes, 5, 3)
            assert part["shots"] == whole["shots"][5:8]


def test_a_hint_says_what_may_follow_of_one_s_own():
    match = played()
    game = match.lens.game
    move = game.words().move("take gold")
    end = game.words().move("end turn")
    said = Explanation(move, [Considered(move, 90, 0.61234, [(1, end), (0, move)])])
    (hint,) = hint_moves(match, said, Text("en", marks=True), 1)
    assert hint["share"] == 0.612
    assert len(hint["after"]) == 1


def test_the_own_last_move_is_found():
    match = played()
    entries = match.recorder.record.entries
    for seat in range(3):
        last = match.last_move(seat)
        assert entries[last].seat == seat
        assert all(entry.seat != seat for entry in entries[last + 1 :])
