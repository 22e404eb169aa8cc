"""Sampling reaches every state that a seat cannot rule out, and no other: compared with brute force."""

from itertools import permutations
from typing import Any

import pytest

import burgrave
from burgrave.core.rng import FastRng
from burgrave.praga.bridge import GOLD_TILES, SILVER_TILES
from burgrave.praga.catalogue import FIRST_GOLD
from burgrave.praga.moves import KEEP, PICK
from burgrave.praga.state import PIECE, PragaState
from burgrave.praga.steps import DRAW_BRIDGE_TILES, DRAW_TECHNOLOGIES

SAMPLES = 4000


def new_state() -> Any:
    game = burgrave.game("praga")
    return game.new(game.options(players=2, first_player=0), 5)


def draw(s: Any, step: int, argument: int) -> None:
    """Let seat 0 draw and open its choice."""
    from burgrave.core.agenda import advance

    s.then(step, argument)
    advance(s)


def sample_pieces(s: PragaState, seat: int, name: str) -> set[tuple[int, ...]]:
    seen = s.view(seat)
    found = set()
    for number in range(SAMPLES):
        sampled: Any = seen.sample_state(FastRng(number))
        stack = sampled.technologies[0] if name == "technologies" else getattr(sampled, name)
        found.add(tuple(entry & PIECE for entry in stack))
    return found


@pytest.fixture
def after_silver() -> Any:
    """Seat 0 has chosen one of three silver tiles; the other two lie under the stack."""
    s = new_state()
    draw(s, DRAW_BRIDGE_TILES, 8 * SILVER_TILES)
    s.apply(PICK + (s.drawn[0] & PIECE))
    return s


def test_the_chooser_knows_the_tiles_put_under_the_silver_stack(after_silver):
    s = after_silver
    under = tuple(entry & PIECE for entry in s.silver_stack[:2])
    rest = [entry & PIECE for entry in s.silver_stack[2:]]
    assert sample_pieces(s, 0, "silver_stack") == {under + order for order in permutations(rest)}


def test_the_others_know_only_which_silver_tile_is_gone(after_silver):
    s = after_silver
    left = [entry & PIECE for entry in s.silver_stack]
    assert sample_pieces(s, 1, "silver_stack") == set(permutations(left))


@pytest.mark.slow
def test_a_seat_that_saw_the_gold_tiles_at_the_bridge_knows_those_at_the_cathedral():
    s = new_state()
    draw(s, DRAW_BRIDGE_TILES, 8 * GOLD_TILES)
    kept = s.drawn[0] & PIECE
    s.apply(PICK + kept)
    at_bridge = tuple(entry & PIECE for entry in s.bridge_gold)
    at_cathedral = [entry & PIECE for entry in s.cathedral_gold]
    assert sample_pieces(s, 0, "bridge_gold") == {at_bridge}
    assert sample_pieces(s, 0, "cathedral_gold") == set(permutations(at_cathedral))
    hidden = [tile for tile in range(FIRST_GOLD, FIRST_GOLD + 6) if tile != kept]
    assert sample_pieces(s, 1, "cathedral_gold") == set(permutations(hidden, 3))


@pytest.mark.slow
def test_technologies_that_were_drawn_are_known_to_the_chooser_alone():
    s = new_state()
    draw(s, DRAW_TECHNOLOGIES, 0)
    assert sample_pieces(s, 0, "drawn") == {tuple(entry & PIECE for entry in s.drawn)}
    assert sample_pieces(s, 1, "drawn") == set(permutations(range(1, 7), 3))
    kept = s.drawn[1] & PIECE
    s.apply(KEEP + kept)
    under = tuple(entry & PIECE for entry in s.technologies[0][:2])
    rest = [entry & PIECE for entry in s.technologies[0][2:]]
    assert sample_pieces(s, 0, "technologies") == {under + order for order in permutations(rest)}
    assert sample_pieces(s, 1, "technologies") == set(permutations(under + tuple(rest)))


def test_tiles_under_a_stack_after_a_refresh_are_known_to_all():
    s = new_state()
    s.apply(s.game.notation.parse_move("refresh walls for stone"))
    first, second = s.display[4], s.display[5]
    notation = s.game.notation
    for tile in (first, second):
        s.apply(notation.parse_move(f"tile {notation.name('tile', tile)}"))
    for seat in (0, 1, 8):
        assert [entry & PIECE for entry in s.view(seat).stacks[2][:2]] == [second, first]
