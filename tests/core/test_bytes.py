"""States and views as bytes: what is written is what is read, and equal states are equal bytes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import burgrave
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.core.option import Options
from burgrave.core.pack import Reader, pack
from burgrave.core.state import State
from burgrave.core.wrong import Wrong

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


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"players": 4}),
    ("citadels", {"edition": "deluxe", "players": 5, "random_cast": 3, "action_cards": True}),
    ("praga", {"players": 2}),
]
each_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: "-".join([table[0], *map(str, table[1])])
)


def some_states(table: tuple[str, dict[str, Any]]) -> tuple[Options, list[State]]:
    """A few states of a random game, and what a seat sees of each."""
    game = burgrave.game(table[0])
    options = game.options(**table[1])
    s = game.new(options, 5)
    dice = Fast(5)
    out: list[State] = []
    for count in range(121):
        if count % 40 == 0:
            out += [s.clone(), s.view(1)]
        s.play(s.legal()[dice.below(len(s.legal()))])
    return options, out


def refused(s: State, data: bytes, options: Options) -> bool:
    try:
        s.game.from_bytes(data, options)
    except Wrong as wrong:
        return wrong.key == "state-damaged"
    return False


@each_table
def test_bytes_cut_off_or_drawn_out_are_refused(table):
    options, states = some_states(table)
    for s in states:
        data = s.to_bytes()
        assert all(refused(s, data[:size], options) for size in range(len(data)))
        assert refused(s, data + bytes(1), options)


@each_table
def test_a_single_flipped_bit_anywhere_is_noticed(table):
    options, states = some_states(table)
    for s in states:
        data = s.to_bytes()
        for place in range(len(data)):
            damaged = bytearray(data)
            damaged[place] ^= 1 << place % 8
            assert refused(s, bytes(damaged), options)


@given(st.binary(max_size=300))
def test_what_was_never_a_state_is_refused(data):
    game = burgrave.game("citadels")
    options = game.options(players=3)
    assert refused(game.new(options, 1), data, options)


def test_bytes_of_another_table_are_refused():
    game = burgrave.game("citadels")
    s = game.new(game.options(players=4), 1)
    assert refused(s, s.to_bytes(), game.options(players=5))
    assert refused(s, s.to_bytes(), game.options(players=4, duplicates="forbidden"))
    praga = burgrave.game("praga")
    assert refused(praga.new(praga.options(), 1), s.to_bytes(), praga.options(players=4))


@pytest.mark.parametrize("data", [b"", b"\x80", b"\xff" * 12])
def test_a_number_that_does_not_end_is_refused(data):
    with pytest.raises(Wrong):
        Reader(data).one()


def test_a_list_longer_than_its_bytes_is_refused():
    with pytest.raises(Wrong):
        Reader(pack([2**60, 1, 2])).many()


def test_numbers_left_over_are_refused():
    reader = Reader(pack([1, 2]))
    reader.one()
    with pytest.raises(Wrong):
        reader.end()
