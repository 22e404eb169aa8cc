"""A few invariants on many cases: games of every edition with casts, districts and action cards by chance.

`BURGRAVE_LONG=70` plays more than ten thousand games of each edition.
"""

import random
from collections import Counter

import pytest

import burgrave
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.catalogue import CHARACTER_COUNT, LAST_BASE, LAST_DISTRICT
from burgrave.citadels.options import CitadelsOptions
from burgrave.citadels.state import CitadelsState
from burgrave.core.rng import FastRng
from burgrave.testing import GameCase
from burgrave.testing.paired_play import legal_and_refused, play_paired
from burgrave.testing.random_play import (
    LONG,
    MAX_DECISIONS,
    attach_event_log,
    list_policies,
    list_viewers,
    open_case,
)
from tests.invariants.citadels.cases import list_cases, random_case
from tests.invariants.citadels.check_state import (
    check_cards,
    check_characters,
    check_crown,
    check_marks,
    check_notes,
    check_seats,
)
from tests.invariants.citadels.gold import check_gold, count_coins, gold_by_place

GAME = burgrave.game("citadels")
PARTS = 5  # of the games of an edition, so that they can run side by side
GAMES = 30 * LONG  # in a part
SKILLS = [0.0, 0.0, 0.5, 1.0]  # chance finds odd positions, the bot likely ones
LOOKS = 0.02  # how often the views are looked at
TWO_CASTS = 0.01  # how often a sampled state is played beside the full one


def test_the_cases_of_all_invariants_have_every_character_and_every_district():
    characters, districts = set(), set()
    for given in list_cases():
        options = open_case((GAME, given))[1]
        assert isinstance(options, CitadelsOptions)
        characters |= set(options.cast)
        districts |= set(options.districts)
    assert characters == set(range(1, CHARACTER_COUNT + 1))
    assert districts >= set(range(LAST_BASE + 1, LAST_DISTRICT + 1))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("edition", ["classic", "2016", "deluxe"])
def test_every_case_keeps_the_invariants(edition, part):
    for number in range(part * GAMES, (part + 1) * GAMES):
        play_and_check((GAME, random_case(edition, number)), number, SKILLS[number % len(SKILLS)])


def play_and_check(case: GameCase, seed: int, skill: float) -> None:
    """One game in which so much of the moves is the bot's choice, and the rest chance."""
    game, options = open_case(case)
    s = game.new(options, seed)
    assert isinstance(s, CitadelsState)
    event_log = attach_event_log(s)
    choice = random.Random(seed)
    bot = H1()
    rng = FastRng(seed + 1)
    deck = Counter(s.rules.deck)
    for _ in range(MAX_DECISIONS):
        gold, coins, crown = gold_by_place(s), count_coins(s), s.crown
        moves = s.legal_moves()
        assert moves
        assert len(moves) == len(set(moves))
        if choice.random() < LOOKS:
            check_looks(s, rng)
        if choice.random() < TWO_CASTS:
            play_paired(s.clone(), choice.choice(list_viewers(s)), rng)
        s.apply(bot.choose(s, rng) if choice.random() < skill else choice.choice(moves))
        check_cards(s, deck)
        check_gold(s, gold, coins, event_log.events)
        check_crown(s, crown, event_log.events)
        check_characters(s)
        check_marks(s)
        event_log.clear()
        if s.is_over:
            break
    assert s.is_over, "the game does not end"
    assert not s.legal_moves()
    assert s.scores() == [sum(points for _, points in s.score_breakdown(seat)) for seat in range(s.seats())]


def check_looks(s: CitadelsState, rng: FastRng) -> None:
    """What every seat sees, and the states sampled from it, fit the full state."""
    check_seats(s)
    check_notes(s)
    for seat in list_viewers(s):
        seen = s.view(seat)
        sampled = seen.sample_state(rng)
        assert sampled.view(seat).to_bytes() == seen.to_bytes()
        if seat != s.current_seat:
            continue
        assert legal_and_refused(s) == legal_and_refused(seen) == legal_and_refused(sampled)
        for policy in list_policies(s.game):
            chosen = policy.choose(s, FastRng(1))
            assert policy.choose(seen, FastRng(1)) == policy.choose(sampled, FastRng(1)) == chosen
