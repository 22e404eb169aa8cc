"""The tables of moves: nothing that was ever written into a record changes its meaning."""

from importlib import import_module
from pathlib import Path

import pytest

from burgrave import game, games
from burgrave.core.move import Family, Named, every_move, family_of
from burgrave.core.wrong import Wrong

every_game = pytest.mark.parametrize("id", games())
SUFFIX = "_MOVES"


@every_game
def test_a_move_keeps_its_number_and_its_text(id):
    """New moves are added to the end of the table and to the end of this file."""
    kept = (Path(__file__).parent / f"moves-{id}.txt").read_text()
    assert "".join(f"{number} {text}\n" for number, text in enumerate(game(id).words().moves)) == kept


@every_game
def test_a_move_is_found_by_number_and_by_text(id):
    words = game(id).words()
    for number, text in enumerate(words.moves):
        move = words.parts(number)
        assert (move.number, move.text) == (number, text)
        assert words.move(text) == number


@every_game
def test_what_a_move_names_is_known_by_its_vocabulary(id):
    words = game(id).words()
    for number in range(len(words.moves)):
        for vocabulary, named in words.parts(number).objects:
            assert words.name(vocabulary, words.number(vocabulary, named)) == named


@every_game
def test_no_two_families_have_a_verb_in_common(id):
    verbs = [family.verb for family in game(id).words().families]
    assert len(verbs) == len(set(verbs))


@every_game
def test_the_rules_know_every_family_by_its_place_in_the_list(id):
    """`BUILD_MOVES` is the family of the moves that are made with `BUILD`."""
    moves = vars(import_module(f"burgrave.{id}.moves"))
    known = [name for name in moves if name.endswith(SUFFIX)]
    assert known
    for name in known:
        second = moves[name.removesuffix(SUFFIX)] + 1  # in the family, whether things are counted from 0 or 1
        assert moves["FAMILY_OF"][second] == moves[name], name


@pytest.mark.parametrize(
    ("id", "text", "verb", "objects"),
    [
        ("citadels", "end turn", "end turn", []),
        ("citadels", "put away tax_collector", "put away", [("character", "tax_collector")]),
        ("citadels", "target 3", "target", [("seat", "3")]),
        ("citadels", "use wagon 1", "use wagon", [("wagon", "1")]),
        ("citadels", "take income 2 cards", "take income cards", [("cards", "2")]),
        ("praga", "refresh walls for stone", "refresh for stone", [("row", "walls")]),
        ("praga", "action produce gold", "action", [("performance", "produce_gold")]),
        ("praga", "bonus U1-01", "bonus", [("tile", "U1-01")]),
        ("praga", "plot 5 3", "plot", [("plot", "5,3")]),
        ("praga", "rotation 3", "rotation", [("rotation", "3")]),
    ],
)
def test_a_move_is_a_verb_and_what_it_names(id, text, verb, objects):
    words = game(id).words()
    move = words.parts(words.move(text))
    assert (move.verb, move.objects) == (verb, objects)


def test_a_verb_can_name_two_things():
    ring, seat = Named("ring", ["A", "B"]), Named("seat", ["0", "1", "2"])
    families = [Family(0, "pass"), Family(1, "give RING to SEAT", ring, seat)]
    moves = every_move(families)
    assert [move.text for move in moves[:4]] == ["pass", "give A to 0", "give A to 1", "give A to 2"]
    assert moves[6].verb == "give to"
    assert moves[6].objects == [("ring", "B"), ("seat", "2")]
    assert (moves[6].named("seat"), moves[6].named("card")) == ("2", "")
    assert family_of(families) == bytes([0, 1, 1, 1, 1, 1, 1])


def test_a_family_begins_where_the_one_before_it_ends():
    with pytest.raises(AssertionError):
        every_move([Family(0, "pass"), Family(2, "end")])


def test_a_slip_of_the_pen_is_told_the_nearest_move():
    with pytest.raises(Wrong) as wrong:
        game("citadels").words().move("build tavren")
    assert wrong.value.given["near"] == "build tavern"
