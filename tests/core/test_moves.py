"""The tables of moves: nothing that was ever written into a record changes its meaning."""

from importlib import import_module
from pathlib import Path

import pytest

from burgrave import game, games
from burgrave.core.error import BurgraveError
from burgrave.core.move import Family, MoveParam, list_moves, make_family_table

every_game = pytest.mark.parametrize("id", games())
SUFFIX = "_MOVES"


@every_game
def test_a_move_keeps_its_number_and_its_text(id):
    """New moves are added to the end of the table and to the end of this file."""
    kept = (Path(__file__).parent / f"moves-{id}.txt").read_text()
    assert "".join(f"{number} {text}\n" for number, text in enumerate(game(id).notation.move_texts)) == kept


@every_game
def test_a_move_is_found_by_number_and_by_text(id):
    notation = game(id).notation
    for number, text in enumerate(notation.move_texts):
        move = notation.move(number)
        assert (move.number, move.text) == (number, text)
        assert notation.parse_move(text) == number


@every_game
def test_what_a_move_names_is_known_by_its_vocabulary(id):
    notation = game(id).notation
    for number in range(len(notation.move_texts)):
        for vocabulary, named in notation.move(number).objects:
            assert notation.name(vocabulary, notation.number(vocabulary, named)) == named


@every_game
def test_no_two_families_have_a_verb_in_common(id):
    verbs = [family.verb for family in game(id).notation.families]
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
    notation = game(id).notation
    move = notation.move(notation.parse_move(text))
    assert (move.verb, move.objects) == (verb, objects)


def test_a_verb_can_name_two_things():
    ring, seat = MoveParam("ring", ["A", "B"]), MoveParam("seat", ["0", "1", "2"])
    families = [Family(0, "pass"), Family(1, "give RING to SEAT", ring, seat)]
    moves = list_moves(families)
    assert [move.text for move in moves[:4]] == ["pass", "give A to 0", "give A to 1", "give A to 2"]
    assert moves[6].verb == "give to"
    assert moves[6].objects == [("ring", "B"), ("seat", "2")]
    assert (moves[6].id_of("seat"), moves[6].id_of("card")) == ("2", "")
    assert make_family_table(families) == bytes([0, 1, 1, 1, 1, 1, 1])


def test_a_family_begins_where_the_one_before_it_ends():
    with pytest.raises(AssertionError):
        list_moves([Family(0, "pass"), Family(2, "end")])


def test_a_misspelt_move_is_answered_with_the_closest_one():
    with pytest.raises(BurgraveError) as error:
        game("citadels").notation.parse_move("build tavren")
    assert error.value.params["near"] == "build tavern"
