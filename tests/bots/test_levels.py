"""Levels: four strengths that people choose by name."""

import pytest

from burgrave import game as game_of
from burgrave import games
from burgrave.bots.levels import LEVELS, levels
from burgrave.bots.registry import bot, canonical, is_bot, names, reference
from burgrave.bots.spec import read
from burgrave.core.bot import Noisy, Policy
from burgrave.core.chance import Fast
from burgrave.core.playout import play_out
from burgrave.core.wrong import Wrong
from burgrave.text import LANGUAGES, Text

NAMES = ["apprentice", "builder", "master", "burgrave"]
EVERY_GAME = pytest.mark.parametrize("id", games())


@EVERY_GAME
def test_every_game_has_the_four_levels_and_each_is_a_bot(id):
    game = game_of(id)
    assert [level.name for level in levels(id)] == NAMES
    for level in levels(id):
        assert is_bot(game, level.name)
        assert canonical(game, level.name) == level.name
        assert type(bot(game, level.name)) is type(bot(game, level.bot))
        assert level.name not in names(game)


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
            assert int(read(level.bot).given["min_playouts"]) >= 100


@EVERY_GAME
def test_the_bot_that_measures_others_is_one_of_the_game(id):
    assert reference(game_of(id)) in names(game_of(id))


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_of_their_own_in_every_language(language):
    told = {Text(language).say(f"level-{name}") for name in NAMES}
    assert len(told) == 4


def test_a_level_has_no_options():
    with pytest.raises(Wrong, match="bot-option-none"):
        bot(game_of("citadels"), "master:ms=10")


def test_the_apprentice_slips_and_is_weaker_for_it():
    game = game_of("citadels")
    apprentice, builder = bot(game, "apprentice"), bot(game, "builder")
    assert isinstance(apprentice, Noisy)
    assert isinstance(builder, Policy)
    points = [0, 0]
    for seed in range(30):
        s = game.new(game.options(players=2), seed)
        play_out(s, [apprentice, builder], [Fast(seed), Fast(seed + 1)])
        points = [sum(pair) for pair in zip(points, s.scores(), strict=True)]
    assert points[0] < points[1]


def test_a_game_without_levels_has_none():
    assert levels("chess") == []
    assert set(LEVELS) == set(games())
