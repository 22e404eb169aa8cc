"""A state and an imagination of it, played side by side."""

import json

from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.testing.play import listen, plain


def offering(s: State) -> tuple[list[int], dict[int, tuple[int, int]]]:
    o = s.reasons()
    return o.moves, o.refused


def follow_twins(s: State, seat: int, chance: Fast, moves: int = 12) -> int:
    """Play the same moves on a state and on an imagination of it; what the seat gets must be equal."""
    t = s.view(seat).imagine(chance.clone())
    assert json.dumps(s.view(seat).facts()) == json.dumps(t.view(seat).facts())
    s.chance = chance.clone()
    told_s, told_t = listen(s), listen(t)
    for count in range(moves):
        assert (s.acting, s.over, s.undoable) == (t.acting, t.over, t.undoable)
        assert s.view(seat).to_bytes() == t.view(seat).to_bytes()
        if s.over:
            return count
        if s.acting == seat:
            assert offering(s) == offering(t)
        both = [move for move in s.legal() if move in t.legal()]
        if not both:
            return count
        move = both[chance.below(len(both))]
        s.play(move)
        t.play(move)
        if plain(told_s.told(seat)) != plain(told_t.told(seat)):
            assert s.shown, "a move that shows nothing told the twins apart"
            return count
    return moves


def experience(s: State, move: int, seat: int) -> tuple[list[tuple[str, list[int]]], bytes]:
    """What a move tells a seat and what the seat sees then, with what can still be taken back."""
    after = s.clone()
    told = listen(after)
    after.play(move)
    return plain(told.told(seat)), after.view(seat).to_bytes()


def likely_first(s: State, move: int) -> list[int]:
    """The legal moves, this one first if it is among them."""
    return sorted(s.legal(), key=lambda other: other != move)
