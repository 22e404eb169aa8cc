"""What can be chosen before a game: declared once, checked all at once."""

import json

import pytest

import burgrave
from burgrave.core.option import FLAG, NUMBER, WORD, By, Given, Option, When
from burgrave.core.wrong import Wrong

EVERY_GAME = pytest.mark.parametrize("id", burgrave.games())


def mistakes(id: str, **given: object) -> list[str]:
    """The keys of everything that is wrong with these options."""
    try:
        burgrave.game(id).options(**given)
    except Wrong as wrong:
        return [each.key for each in [wrong, *wrong.others]]
    return []


def test_all_mistakes_are_told_at_once():
    given = {"edition": "2016", "players": 4, "preset": "none such", "first_crown": 9, "nine": "maybe"}
    assert mistakes("citadels", **given) == [
        "option-preset-unknown",
        "option-choice",
        "option-range",
    ]
    assert mistakes("praga", players=7, side="C", bridge="abc", road_tiles=["KR-IIa", "KR-IIb"]) == [
        "option-range",
        "option-choice",
        "option-road-sides",
        "option-bridge",
    ]


def test_a_mistake_does_not_make_others_of_what_depends_on_it():
    assert mistakes("citadels", edition="2017", players=8, nine=True, action_cards=True) == ["option-choice"]
    assert mistakes("citadels", edition="2016", players=40, first_crown=7) == ["option-range"]


def test_every_mistake_of_a_cast_is_told():
    given = {
        "edition": "2016",
        "players": 4,
        "characters": ["witch", "assassin", "queen"],
        "districts": ["kep"],
    }
    assert mistakes("citadels", **given) == [
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
    assert options.as_dict()["characters"][rank - 1] == character


@EVERY_GAME
def test_resolved_options_resolve_to_themselves(id):
    game = burgrave.game(id)
    for options in game.measures().usual_tables():
        assert game.options(**options.as_dict()).as_dict() == options.as_dict()


@EVERY_GAME
def test_every_default_is_accepted(id):
    game = burgrave.game(id)
    chosen = Given(game.option_list(), {})
    defaults = {name: value for name, value in chosen.chosen.items() if value is not None}
    assert game.options(**defaults).as_dict() == game.options().as_dict()


@EVERY_GAME
def test_the_declarations_are_plain_data(id):
    declared = [option.as_data() for option in burgrave.game(id).option_list()]
    assert json.loads(json.dumps(declared)) == json.loads(json.dumps(declared, default=str))
    players = next(each for each in declared if each["name"] == "players")
    assert players["kind"] == NUMBER
    assert players["default"] == 4


def test_a_range_and_a_default_may_depend_on_another_option():
    usual, most = By("size", {"small": 2, "large": 5}), By("size", {"small": 3, "large": 9})
    options = [
        Option("size", WORD, "", "small", ["small", "large"]),
        Option("players", NUMBER, "", usual, low=1, high=most),
        Option("tower", FLAG, "", False, when=[When("size", ["large"])]),
    ]
    assert Given(options, {"size": "large"})["players"] == 5
    assert not Given(options, {"size": "large", "players": 9, "tower": True}).mistakes
    refused = Given(options, {"players": 9, "tower": True}).mistakes
    assert [wrong.key for wrong in refused] == ["option-range", "option-elsewhere"]
