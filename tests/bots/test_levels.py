"""Levels: four strengths that people choose by name."""

import pytest

from burgrave import game as game_of
from burgrave import games
from burgrave.bots.levels import LEVELS, levels
from burgrave.bots.registry import baseline_bot, bot_names, canonical_name, is_bot, make_bot
from burgrave.bots.spec import parse_bot
from burgrave.core.bot import NoisyPolicy, Policy
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES, Translator
from tests.errors import raises_error

NAMES = ["apprentice", "builder", "master", "burgrave"]
EVERY_GAME = pytest.mark.parametrize("id", games())


@EVERY_GAME
def test_every_game_has_the_four_levels_and_each_is_a_bot(id):
    game = game_of(id)
    assert [level.name for level in levels(id)] == NAMES
    for level in levels(id):
        assert is_bot(game, level.name)
        assert canonical_name(game, level.name) == level.name
        assert type(make_bot(game, level.name)) is type(make_bot(game, level.bot))
        assert level.name not in bot_names(game)


@EVERY_GAME
def test_the_higher_levels_think_longer(id):
    times = [level.ms for level in levels(id)]
    assert times == sorted(times)
    assert times[0] == 0
    assert times[-1] <= 1000


@EVERY_GAME
def test_a_level_that_thinks_makes_some_playouts_however_busy_the_machine_is(id):
    for level in levels(id):
        if level.ms:
            assert int(parse_bot(level.bot).options["min_playouts"]) >= 100


@EVERY_GAME
def test_the_bot_that_measures_others_is_one_of_the_game(id):
    assert baseline_bot(game_of(id)) in bot_names(game_of(id))


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_of_their_own_in_every_language(language):
    texts = {Translator(language).format(f"level-{name}") for name in NAMES}
    assert len(texts) == 4


def test_a_level_has_no_options():
    with raises_error("bot-option-none"):
        make_bot(game_of("citadels"), "master:ms=10")


def test_the_apprentice_slips_and_is_weaker_for_it():
    game = game_of("citadels")
    apprentice, builder = make_bot(game, "apprentice"), make_bot(game, "builder")
    assert isinstance(apprentice, NoisyPolicy)
    assert isinstance(builder, Policy)
    points = [0, 0]
    for seed in range(30):
        s = game.new(game.options(players=2), seed)
        play_out_seats(s, [apprentice, builder], [FastRng(seed), FastRng(seed + 1)])
        points = [sum(pair) for pair in zip(points, s.scores(), strict=True)]
    assert points[0] < points[1]


def test_a_game_without_levels_has_none():
    assert levels("chess") == []
    assert set(LEVELS) == set(games())
