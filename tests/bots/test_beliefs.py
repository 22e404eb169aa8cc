"""What a seat believes of the others' characters: never what it knows to be wrong, and more than nothing."""

from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.h2.beliefs import ROW, beliefs, chances, hidden_ranks
from burgrave.citadels.bots.roles import place_in_draft
from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import PICK_CHARACTER, TURN
from burgrave.core.mask import ones
from burgrave.core.rng import FastRng

GAME = burgrave.game("citadels")
DOUBT = 40.0
TABLES: list[dict[str, Any]] = [
    {"edition": "classic", "players": 5},
    {"edition": "2016", "players": 2},
    {"edition": "2016", "players": 3},
    {"edition": "2016", "players": 4},
    {"edition": "2016", "players": 7},
    {"edition": "deluxe", "players": 8},
]
ALL = pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o['edition']}-{o['players']}")


def iter_turns(options: dict[str, Any], seed: int) -> Iterator[CitadelsState]:
    """The first decision of every turn, in a game of h1."""
    s = GAME.new(GAME.options(**options), seed)
    assert isinstance(s, CitadelsState)
    bot, rng, last = H1(), FastRng(seed), (0, 0)
    while not s.is_over:
        if s.current_step() == TURN and (s.round, s.called) != last:
            last = (s.round, s.called)
            yield s
        s.apply(bot.choose(s, rng))


@ALL
def test_nobody_is_believed_to_hold_more_than_he_does(options):
    for s in iter_turns(options, 1):
        found = chances(s, s.current_seat, s.players[s.current_seat].roles, DOUBT)
        for seat, p in enumerate(s.players):
            row = found[seat * ROW : seat * ROW + ROW]
            hidden = 0 if seat == s.current_seat else s.rules.roles_each - ones(p.shown)
            assert min(row) >= 0
            assert sum(row) <= int(hidden) + 1e-9


@ALL
def test_a_character_is_believed_to_be_held_once_and_not_where_it_is_known_not_to_be(options):
    for s in iter_turns(options, 2):
        me = s.current_seat
        found = chances(s, me, s.players[me].roles, DOUBT)
        hidden = hidden_ranks(s, me, s.players[me].roles)
        for rank in range(1, s.rules.ranks + 1):
            held = sum(found[seat * ROW + rank] for seat in range(s.rules.players))
            assert held <= (1 + 1e-9 if hidden & bit(rank) else 0)


def test_what_was_passed_on_only_later_pickers_have():
    for s in iter_turns({"edition": "2016", "players": 5}, 3):
        me = s.current_seat
        found = chances(s, me, s.players[me].roles, DOUBT)
        for seat in range(5):
            for rank in range(1, s.rules.ranks + 1):
                passed_on = s.players[me].received & bit(rank) != 0
                if passed_on != (place_in_draft(s, seat) > place_in_draft(s, me)):
                    assert found[seat * ROW + rank] == 0


@ALL
def test_the_truth_is_believed_more_than_by_even_chances(options):
    believed = even = 0.0
    for seed in range(3):
        for s in iter_turns(options, seed):
            me = s.current_seat
            found = chances(s, me, s.players[me].roles, DOUBT)
            hidden = hidden_ranks(s, me, s.players[me].roles)
            for seat, p in enumerate(s.players):
                for rank in range(1, s.rules.ranks + 1):
                    if seat != me and p.roles & hidden & bit(rank):
                        believed += found[seat * ROW + rank]
                        even += int(s.rules.roles_each) / int(ones(hidden))
    assert believed > 1.02 * even  # with two players a character put away looks like one kept


@ALL
def test_sampled_states_follow_beliefs(options):
    """The seat that probably holds a character often does so in the states sampled with these beliefs."""
    for number, s in enumerate(iter_turns(options, 4)):
        v = s.view(s.current_seat)
        assert isinstance(v, CitadelsState)
        t = v.sample_state(FastRng(number), beliefs(v, s.current_seat))
        assert t.view(s.current_seat).to_bytes() == v.to_bytes()


def test_in_the_draft_a_seat_guesses_what_the_others_will_take():
    s = GAME.new(GAME.options(edition="2016", players=4), 5)
    assert isinstance(s, CitadelsState)
    assert s.current_step() == PICK_CHARACTER
    me = s.current_seat
    for rank in range(1, s.rules.ranks + 1):
        if s.players[me].received & bit(rank):
            found = chances(s, me, bit(rank), DOUBT)
            assert sum(found) == pytest.approx(3, abs=0.05)
            assert all(found[seat * ROW + rank] == 0 for seat in range(4))
