"""Namings in vain: what nobody else can hold is known exactly, and the search does not name it."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import burgrave
from burgrave.bots.registry import make_bot
from burgrave.bots.search.bot import SearchBot
from burgrave.citadels.bots.h2.bot import H2
from burgrave.citadels.bots.useless_namings import named_character, possible_ranks, without_vain_namings
from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.state import CitadelsState
from burgrave.core.bot import RANDOM_POLICY, Policy
from burgrave.core.rng import FastRng

GAME = burgrave.game("citadels")
SAMPLES = 300
GAMES = 3
TABLES: list[dict[str, Any]] = [
    {"edition": "classic", "players": 3},
    {"edition": "classic", "players": 5},
    {"edition": "2016", "players": 2, "preset": "first_game"},
    {"edition": "2016", "players": 4, "preset": "first_game"},
    {"edition": "2016", "players": 6, "preset": "first_game"},
    {"edition": "2016", "players": 7, "preset": "vicious_nobles"},
    {"edition": "2016", "players": 2, "preset": "devious_dignitaries"},
    {"edition": "deluxe", "players": 4, "preset": "cunning_agents", "nine": True, "action_cards": True},
]
ALL = pytest.mark.parametrize(
    "options", TABLES, ids=lambda o: f"{o['edition']}-{o.get('preset')}-{o['players']}"
)


def ranks_held(v: CitadelsState, looked_for: int, samples: int = SAMPLES) -> int:
    """What others hold in sampled states, until all that was looked for has turned up.

    Without beliefs every draft is equally likely, so whatever is possible turns up in far fewer samples.
    """
    held = 0
    for seed in range(samples):
        sample = v.sample_state(FastRng(seed))
        assert isinstance(sample, CitadelsState)
        for seat, p in enumerate(sample.players):
            if seat != v.viewer:
                held |= p.roles
        if held & looked_for == looked_for:
            break
    return held


def is_futile_naming(v: CitadelsState, move: int) -> bool:
    character = named_character(move)
    rank = bit(rank_of(character)) if character else 0
    return rank != 0 and not ranks_held(v, rank) & rank


def iter_namings(options: dict[str, Any], policy: Policy, seed: int) -> Iterator[CitadelsState]:
    """The views of a game in which there is a choice and something can be named."""
    s, rng = GAME.new(GAME.options(**options), seed), FastRng(seed)
    while not s.is_over:
        legal = s.legal_moves()
        if len(legal) > 1 and any(named_character(move) for move in legal):
            v = s.view(s.current_seat)
            assert isinstance(v, CitadelsState)
            yield v
        s.apply(policy.choose(s, rng))


@ALL
def test_what_others_can_hold_is_what_they_hold_in_some_sampled_state(options):
    for v in islice(iter_namings(options, RANDOM_POLICY, 1), 12):
        possible = possible_ranks(v)
        assert ranks_held(v, possible) == possible
        assert ranks_held(v, v.rules.cast_mask, 30) & ~possible == 0


@pytest.mark.slow
@ALL
def test_search_names_nobody_whom_no_other_seat_can_hold(options):
    search, in_vain, named = make_bot(GAME, "search:playouts=8"), 0, 0
    for seed in range(GAMES):
        for number, v in enumerate(iter_namings(options, H2(), seed)):
            move = search.choose(v, FastRng(number))
            named += named_character(move) != 0
            if is_futile_naming(v, move):
                in_vain += not all(is_futile_naming(v, each) for each in v.legal_moves())
    assert named > 3 * GAMES
    assert in_vain == 0


def test_where_every_name_is_in_vain_all_of_them_are_tried():
    """The Blackmailer has two threats to place, and an opponent's only character left may have the first."""
    for seed in range(9, 100):
        for v in iter_namings(
            {"edition": "2016", "players": 2, "preset": "cunning_agents"}, RANDOM_POLICY, seed
        ):
            possible = possible_ranks(v)
            if not any(possible & bit(rank_of(named_character(move))) for move in v.legal_moves()):
                assert without_vain_namings(v) == v.legal_moves()
                assert SearchBot(playouts=8).choose(v, FastRng(1)) in v.legal_moves()
                return
    raise AssertionError


def test_the_favourite_is_left_out_if_it_names_in_vain():
    """h2 has a name for every purpose; the search takes the best of the others."""
    found = 0
    for seed in range(40):
        for v in iter_namings({"edition": "2016", "players": 4, "preset": "first_game"}, RANDOM_POLICY, seed):
            favourite = H2().choose(v, FastRng(1))
            if favourite not in without_vain_namings(v):
                assert SearchBot(playouts=1).choose(v, FastRng(1)) != favourite
                found += 1
    assert found > 0
