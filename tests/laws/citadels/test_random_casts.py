"""A few laws on many tables: games of every edition with casts, districts and action cards by chance.

`BURGRAVE_LONG=70` plays more than ten thousand games of each edition.
"""

import random
from collections import Counter

import pytest

import burgrave
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.catalogue import CHARACTER_COUNT, LAST_BASE, LAST_DISTRICT
from burgrave.citadels.options import CitadelsOptions
from burgrave.citadels.state import Table
from burgrave.core.chance import Fast
from burgrave.testing import LawTable
from burgrave.testing.play import LONG, MOST_DECISIONS, listen, open_table, policies, viewers
from burgrave.testing.twins import follow_twins, offering
from tests.laws.citadels.gold import check_gold, coins_of, gold_of
from tests.laws.citadels.tables import random_table, tables
from tests.laws.citadels.whole import (
    check_cards,
    check_characters,
    check_crown,
    check_marks,
    check_notes,
    check_seats,
)

GAME = burgrave.game("citadels")
PARTS = 5  # of the games of an edition, so that they can run side by side
GAMES = 30 * LONG  # in a part
SKILLS = [0.0, 0.0, 0.5, 1.0]  # chance finds odd positions, the bot likely ones
LOOKS = 0.02  # how often the views are looked at
TWINS = 0.01  # how often a seat's imagination is played beside the truth


def test_the_tables_of_all_laws_have_every_character_and_every_district():
    characters, districts = set(), set()
    for given in tables():
        options = open_table((GAME, given))[1]
        assert isinstance(options, CitadelsOptions)
        characters |= set(options.cast)
        districts |= set(options.districts)
    assert characters == set(range(1, CHARACTER_COUNT + 1))
    assert districts >= set(range(LAST_BASE + 1, LAST_DISTRICT + 1))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("edition", ["classic", "2016", "deluxe"])
def test_every_table_keeps_the_laws(edition, part):
    for number in range(part * GAMES, (part + 1) * GAMES):
        keeps_the_laws((GAME, random_table(edition, number)), number, SKILLS[number % len(SKILLS)])


def keeps_the_laws(table: LawTable, seed: int, skill: float) -> None:
    """One game in which so much of the moves is the bot's choice, and the rest chance."""
    game, options = open_table(table)
    s = game.new(options, seed)
    assert isinstance(s, Table)
    journal = listen(s)
    choice = random.Random(seed)
    bot = H1()
    chance = Fast(seed + 1)
    deck = Counter(s.rules.deck)
    for _ in range(MOST_DECISIONS):
        gold, coins, crown = gold_of(s), coins_of(s), s.crown
        moves = s.legal()
        assert moves
        assert len(moves) == len(set(moves))
        if choice.random() < LOOKS:
            check_looks(s, chance)
        if choice.random() < TWINS:
            follow_twins(s.clone(), choice.choice(viewers(s)), chance)
        s.play(bot.choose(s, chance) if choice.random() < skill else choice.choice(moves))
        check_cards(s, deck)
        check_gold(s, gold, coins, journal.events)
        check_crown(s, crown, journal.events)
        check_characters(s)
        check_marks(s)
        journal.clear()
        if s.over:
            break
    assert s.over, "the game does not end"
    assert not s.legal()
    assert s.scores() == [sum(points for _, points in s.breakdown(seat)) for seat in range(s.seats())]


def check_looks(s: Table, chance: Fast) -> None:
    """What every seat sees, and what it can imagine, fit the truth."""
    check_seats(s)
    check_notes(s)
    for seat in viewers(s):
        seen = s.view(seat)
        imagined = seen.imagine(chance)
        assert imagined.view(seat).to_bytes() == seen.to_bytes()
        if seat != s.acting:
            continue
        assert offering(s) == offering(seen) == offering(imagined)
        for policy in policies(s.game):
            chosen = policy.choose(s, Fast(1))
            assert policy.choose(seen, Fast(1)) == policy.choose(imagined, Fast(1)) == chosen
