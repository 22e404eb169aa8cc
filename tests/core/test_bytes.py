"""States and views as bytes: what is written is what is read, and equal states are equal bytes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.core.options import Options
from burgrave.core.pack import Reader, pack
from burgrave.core.rng import FastRng
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


def random_game_states(players: int, seed: int) -> tuple[Options, list[State]]:
    """The states of a random game before each decision, and the last one."""
    game = burgrave.game("citadels")
    options = game.options(players=players)
    s = game.new(options, seed)
    rng = FastRng(seed)
    out = [s.clone()]
    while not s.is_over:
        moves = s.legal_moves()
        s.apply(moves[rng.randbelow(len(moves))])
        out.append(s.clone())
    return options, out


@pytest.mark.parametrize("players", range(2, 8))
def test_a_state_read_from_its_bytes_is_the_same_and_plays_on_the_same(players):
    options, before = random_game_states(players, seed=players)
    for s in before:
        again = s.game.from_bytes(s.to_bytes(), options)
        assert again.to_bytes() == s.to_bytes()
        assert (again.is_over, again.legal_moves(), again.scores()) == (
            s.is_over,
            s.legal_moves(),
            s.scores(),
        )


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_a_view_read_from_its_bytes_is_the_same_view(players):
    options, before = random_game_states(players, seed=players + 10)
    for s in before[::7]:
        for seat in [*range(players), SPECTATOR]:
            view = s.view(seat)
            again = s.game.from_bytes(view.to_bytes(), options)
            assert (again.to_bytes(), again.viewer) == (view.to_bytes(), seat)
            assert again.legal_moves() == view.legal_moves()
            assert again.sample_state(FastRng(3)).to_bytes() == view.sample_state(FastRng(3)).to_bytes()


def test_a_state_read_from_bytes_can_be_viewed():
    options, before = random_game_states(4, seed=20)
    s = before[len(before) // 2]
    again = s.game.from_bytes(s.to_bytes(), options)
    for seat in [*range(4), SPECTATOR]:
        assert again.view(seat).to_bytes() == s.view(seat).to_bytes()


def test_the_bytes_do_not_hold_the_chance():
    """So that bytes can be compared between a game and its replay, and hold nothing still to come."""
    game = burgrave.game("citadels")
    one = game.new(game.options(players=4), seed=1)
    two = one.clone()
    two.rng = FastRng(99)
    assert one.to_bytes() == two.to_bytes()


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"players": 4}),
    ("citadels", {"edition": "deluxe", "players": 5, "random_cast": 3, "action_cards": True}),
    ("praga", {"players": 2}),
]
each_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: "-".join([table[0], *map(str, table[1])])
)


def sample_game_states(table: tuple[str, dict[str, Any]]) -> tuple[Options, list[State]]:
    """A few states of a random game, and what a seat sees of each."""
    game = burgrave.game(table[0])
    options = game.options(**table[1])
    s = game.new(options, 5)
    rng = FastRng(5)
    out: list[State] = []
    for count in range(121):
        if count % 40 == 0:
            out += [s.clone(), s.view(1)]
        s.apply(s.legal_moves()[rng.randbelow(len(s.legal_moves()))])
    return options, out


def is_refused(s: State, data: bytes, options: Options) -> bool:
    try:
        s.game.from_bytes(data, options)
    except BurgraveError as error:
        return error.code == "state-damaged"
    return False


@each_table
def test_bytes_cut_off_or_drawn_out_are_refused(table):
    options, states = sample_game_states(table)
    for s in states:
        data = s.to_bytes()
        assert all(is_refused(s, data[:size], options) for size in range(len(data)))
        assert is_refused(s, data + bytes(1), options)


@each_table
def test_a_single_flipped_bit_anywhere_is_noticed(table):
    options, states = sample_game_states(table)
    for s in states:
        data = s.to_bytes()
        for place in range(len(data)):
            damaged = bytearray(data)
            damaged[place] ^= 1 << place % 8
            assert is_refused(s, bytes(damaged), options)


@given(st.binary(max_size=300))
def test_what_was_never_a_state_is_refused(data):
    game = burgrave.game("citadels")
    options = game.options(players=3)
    assert is_refused(game.new(options, 1), data, options)


def test_bytes_of_another_table_are_refused():
    game = burgrave.game("citadels")
    s = game.new(game.options(players=4), 1)
    assert is_refused(s, s.to_bytes(), game.options(players=5))
    assert is_refused(s, s.to_bytes(), game.options(players=4, duplicates="forbidden"))
    praga = burgrave.game("praga")
    assert is_refused(praga.new(praga.options(), 1), s.to_bytes(), praga.options(players=4))


@pytest.mark.parametrize("data", [b"", b"\x80", b"\xff" * 12])
def test_a_number_that_does_not_end_is_refused(data):
    with pytest.raises(BurgraveError):
        Reader(data).one()


def test_a_list_longer_than_its_bytes_is_refused():
    with pytest.raises(BurgraveError):
        Reader(pack([2**60, 1, 2])).many()


def test_numbers_left_over_are_refused():
    reader = Reader(pack([1, 2]))
    reader.one()
    with pytest.raises(BurgraveError):
        reader.end()
