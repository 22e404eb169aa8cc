"""States and views as bytes: what is written is what is read, and equal states are equal bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import burgrave
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.core.game import Options
from burgrave.core.pack import Reader, pack
from burgrave.core.state import State

NUMBERS = st.integers(-(2**63), 2**63 - 1)


@given(st.lists(NUMBERS))
def test_numbers_come_back_as_they_were(numbers):
    reader = Reader(pack(numbers))
    assert [reader.one() for _ in numbers] == numbers


@given(st.lists(NUMBERS), st.lists(NUMBERS))
def test_lists_come_back_one_after_another(one, two):
    reader = Reader(pack([len(one), *one, len(two), *two]))
    assert [reader.many(), reader.many()] == [one, two]


def test_small_numbers_take_one_byte():
    assert pack([0, -1, 1, 63, -64]) == bytes([0, 1, 2, 126, 127])


def states(players: int, seed: int) -> tuple[Options, list[State]]:
    """The states of a random game before each decision, and the last one."""
    game = burgrave.game("citadels")
    options = game.options(players=players)
    s = game.new(options, seed)
    dice = Fast(seed)
    out = [s.clone()]
    while not s.over:
        moves = s.legal()
        s.play(moves[dice.below(len(moves))])
        out.append(s.clone())
    return options, out


@pytest.mark.parametrize("players", range(2, 8))
def test_a_state_read_from_its_bytes_is_the_same_and_plays_on_the_same(players):
    options, before = states(players, seed=players)
    for s in before:
        again = s.game.from_bytes(s.to_bytes(), options)
        assert again.to_bytes() == s.to_bytes()
        assert (again.over, again.legal(), again.scores()) == (s.over, s.legal(), s.scores())


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_a_view_read_from_its_bytes_is_the_same_view(players):
    options, before = states(players, seed=players + 10)
    for s in before[::7]:
        for seat in [*range(players), SPECTATOR]:
            view = s.view(seat)
            again = s.game.from_bytes(view.to_bytes(), options)
            assert (again.to_bytes(), again.eyes) == (view.to_bytes(), seat)
            assert again.legal() == view.legal()
            assert again.imagine(Fast(3)).to_bytes() == view.imagine(Fast(3)).to_bytes()


def test_a_state_read_from_bytes_can_be_viewed():
    options, before = states(4, seed=20)
    s = before[len(before) // 2]
    again = s.game.from_bytes(s.to_bytes(), options)
    for seat in [*range(4), SPECTATOR]:
        assert again.view(seat).to_bytes() == s.view(seat).to_bytes()


def test_the_bytes_do_not_hold_the_chance():
    """So that bytes can be compared between a game and its replay, and hold nothing still to come."""
    game = burgrave.game("citadels")
    one = game.new(game.options(players=4), seed=1)
    two = one.clone()
    two.chance = Fast(99)
    assert one.to_bytes() == two.to_bytes()
