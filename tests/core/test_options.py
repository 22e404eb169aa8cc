"""What can be chosen before a game: declared once, checked all at once."""

import json
from itertools import product
from typing import Any

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.game_with_rules import MAX_KNOWN_RULES
from burgrave.core.options import FLAG, NUMBER, WORD, Condition, DependsOn, Option, OptionsChecker

EVERY_GAME = pytest.mark.parametrize("id", burgrave.games())


def error_codes(id: str, **given: object) -> list[str]:
    """The keys of everything that is wrong with these options."""
    try:
        burgrave.game(id).options(**given)
    except BurgraveError as error:
        return [each.code for each in [error, *error.others]]
    return []


def test_all_mistakes_are_reported_at_once():
    given = {"edition": "2016", "players": 4, "preset": "none such", "first_crown": 9, "nine": "maybe"}
    assert error_codes("citadels", **given) == [
        "option-preset-unknown",
        "option-choice",
        "option-range",
    ]
    assert error_codes("praga", players=7, side="C", bridge="abc", road_tiles=["KR-IIa", "KR-IIb"]) == [
        "option-range",
        "option-choice",
        "option-road-sides",
        "option-bridge",
    ]


def test_a_mistake_does_not_make_others_of_what_depends_on_it():
    assert error_codes("citadels", edition="2017", players=8, nine=True, action_cards=True) == [
        "option-choice"
    ]
    assert error_codes("citadels", edition="2016", players=40, first_crown=7) == ["option-range"]


def test_every_mistake_of_a_cast_is_reported():
    given = {
        "edition": "2016",
        "players": 4,
        "characters": ["witch", "assassin", "queen"],
        "districts": ["kep"],
    }
    assert error_codes("citadels", **given) == [
        "option-cast-character",
        *["option-cast-rank"] * 8,
        "option-cast-size",
        "option-districts-unknown",
        "option-districts-count",
    ]


@pytest.mark.parametrize(
    ("given", "rank", "character"),
    [
        ({"players": 2, "preset": "cunning_agents"}, 4, "king"),
        ({"players": 2, "preset": "cunning_agents", "instead_of_emperor": "patrician"}, 4, "patrician"),
        ({"players": 3, "preset": "ambitious_aristocrats"}, 9, "artist"),
        (
            {"players": 3, "preset": "ambitious_aristocrats", "instead_of_queen": "tax_collector"},
            9,
            "tax_collector",
        ),
        ({"players": 5, "preset": "ambitious_aristocrats", "nine": True}, 9, "queen"),
        ({"players": 8}, 9, "artist"),
        ({"players": 8, "ninth": "queen"}, 9, "queen"),
        ({"players": 3, "ninth": "tax_collector"}, 9, "tax_collector"),
        ({"players": 5, "ninth": "tax_collector"}, 9, "tax_collector"),
    ],
)
def test_players_choose_the_substitutes_that_the_rulebooks_leave_to_them(given, rank, character):
    options = burgrave.game("citadels").options(edition="2016", **given)
    assert options.to_dict()["characters"][rank - 1] == character


@EVERY_GAME
def test_resolved_options_resolve_to_themselves(id):
    game = burgrave.game(id)
    for options in game.stats().benchmark_options():
        assert game.options(**options.to_dict()).to_dict() == options.to_dict()


@EVERY_GAME
def test_every_default_is_accepted(id):
    game = burgrave.game(id)
    chosen = OptionsChecker(game.option_list(), {})
    defaults = {name: value for name, value in chosen.values.items() if value is not None}
    assert game.options(**defaults).to_dict() == game.options().to_dict()


@EVERY_GAME
def test_the_declarations_are_plain_data(id):
    declared = [option.to_dict() for option in burgrave.game(id).option_list()]
    assert json.loads(json.dumps(declared)) == json.loads(json.dumps(declared, default=str))
    players = next(each for each in declared if each["name"] == "players")
    assert players["kind"] == NUMBER
    assert players["default"] == 4


def test_a_range_and_a_default_may_depend_on_another_option():
    usual, most = DependsOn("size", {"small": 2, "large": 5}), DependsOn("size", {"small": 3, "large": 9})
    options = [
        Option("size", WORD, "", "small", ["small", "large"]),
        Option("players", NUMBER, "", usual, low=1, high=most),
        Option("tower", FLAG, "", False, when=[Condition("size", ["large"])]),
    ]
    assert OptionsChecker(options, {"size": "large"})["players"] == 5
    assert not OptionsChecker(options, {"size": "large", "players": 9, "tower": True}).errors
    refused = OptionsChecker(options, {"players": 9, "tower": True}).errors
    assert [error.code for error in refused] == ["option-range", "option-not-applicable"]


MANY_OPTIONS = {
    "citadels": [
        {"edition": edition, "players": players, "first_crown": first_crown}
        for edition in ("classic", "2016", "deluxe")
        for players in range(2, 8)
        for first_crown in range(players)
    ],
    "praga": [
        {"players": players, "bridge": "".join(sides)}
        for players in (2, 3, 4)
        for sides in product("ab", repeat=5)
    ],
}


@pytest.mark.parametrize("id", MANY_OPTIONS)
def test_a_game_keeps_a_limited_number_of_rules(id):
    known: Any = burgrave.game(id)
    first = known.new(players=2, seed=1)
    options = known.options_of(first)
    made = [known.options(**given) for given in MANY_OPTIONS[id]]
    starts = [known.new(each, seed=1) for each in made]
    assert len(made) > MAX_KNOWN_RULES
    assert len(known.known_rules) == MAX_KNOWN_RULES
    assert known.options_of(first) is options
    assert [known.options_of(each).to_dict() for each in starts] == [each.to_dict() for each in made]
    copy = known.from_bytes(first.to_bytes(), options, rng=burgrave.FastRng(1))
    move = first.legal_moves()[0]
    first.play(move)
    copy.play(move)
    assert copy.to_bytes() == first.to_bytes()
