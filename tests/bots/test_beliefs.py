"""What a seat believes of the others' characters: never what it knows to be wrong, and more than nothing."""

from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.citadels.bots.beliefs import ROW, beliefs, chances, hidden_ranks
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.roles import place_in_draft
from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import Table
from burgrave.citadels.steps import PICK_CHARACTER, TURN
from burgrave.core.chance import Fast
from burgrave.core.mask import ones

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


def turns(options: dict[str, Any], seed: int) -> Iterator[Table]:
    """The first decision of every turn, in a game of h1."""
    s = GAME.new(GAME.options(**options), seed)
    assert isinstance(s, Table)
    bot, chance, last = H1(), Fast(seed), (0, 0)
    while not s.over:
        if s.step() == TURN and (s.round, s.called) != last:
            last = (s.round, s.called)
            yield s
        s.play(bot.choose(s, chance))


@ALL
def test_nobody_is_believed_to_hold_more_than_he_does(options):
    for s in turns(options, 1):
        found = chances(s, s.acting, s.players[s.acting].roles, DOUBT)
        for seat, p in enumerate(s.players):
            row = found[seat * ROW : seat * ROW + ROW]
            hidden = 0 if seat == s.acting else s.rules.roles_each - ones(p.shown)
            assert min(row) >= 0
            assert sum(row) <= int(hidden) + 1e-9


@ALL
def test_a_character_is_believed_to_be_held_once_and_not_where_it_is_known_not_to_be(options):
    for s in turns(options, 2):
        me = s.acting
        found = chances(s, me, s.players[me].roles, DOUBT)
        hidden = hidden_ranks(s, me, s.players[me].roles)
        for rank in range(1, s.rules.ranks + 1):
            held = sum(found[seat * ROW + rank] for seat in range(s.rules.players))
            assert held <= (1 + 1e-9 if hidden & bit(rank) else 0)


def test_what_was_passed_on_only_later_pickers_have():
    for s in turns({"edition": "2016", "players": 5}, 3):
        me = s.acting
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
        for s in turns(options, seed):
            me = s.acting
            found = chances(s, me, s.players[me].roles, DOUBT)
            hidden = hidden_ranks(s, me, s.players[me].roles)
            for seat, p in enumerate(s.players):
                for rank in range(1, s.rules.ranks + 1):
                    if seat != me and p.roles & hidden & bit(rank):
                        believed += found[seat * ROW + rank]
                        even += int(s.rules.roles_each) / int(ones(hidden))
    assert believed > 1.02 * even  # with two players a character put away looks like one kept


@ALL
def test_imagined_worlds_follow_beliefs(options):
    """Whoever is believed to hold a character often does so in the worlds made with these beliefs."""
    for number, s in enumerate(turns(options, 4)):
        v = s.view(s.acting)
        assert isinstance(v, Table)
        t = v.imagine(Fast(number), beliefs(v, s.acting))
        assert t.view(s.acting).to_bytes() == v.to_bytes()


def test_in_the_draft_a_seat_guesses_what_the_others_will_take():
    s = GAME.new(GAME.options(edition="2016", players=4), 5)
    assert isinstance(s, Table)
    assert s.step() == PICK_CHARACTER
    me = s.acting
    for rank in range(1, s.rules.ranks + 1):
        if s.players[me].received & bit(rank):
            found = chances(s, me, bit(rank), DOUBT)
            assert sum(found) == pytest.approx(3, abs=0.05)
            assert all(found[seat * ROW + rank] == 0 for seat in range(4))
