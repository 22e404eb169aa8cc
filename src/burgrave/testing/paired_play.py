"""A state and a sampled state, played side by side."""

import json

from burgrave.core.move_collector import Refusal
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.testing.random_play import attach_event_log, event_values


def legal_and_refused(s: State) -> tuple[list[int], dict[int, Refusal]]:
    o = s.legality()
    return o.moves, o.refused


def play_paired(s: State, seat: int, rng: FastRng, moves: int = 12) -> int:
    """Play the same moves on a state and on a sampled state, and return how many were compared.

    Assert that the seat gets the same from both.
    """
    t = s.view(seat).sample_state(rng.clone())
    assert json.dumps(s.view(seat).to_dict()) == json.dumps(t.view(seat).to_dict())
    s.rng = rng.clone()
    log_s, log_t = attach_event_log(s), attach_event_log(t)
    for count in range(moves):
        assert (s.current_seat, s.is_over, s.undoable_moves) == (t.current_seat, t.is_over, t.undoable_moves)
        assert s.view(seat).to_bytes() == t.view(seat).to_bytes()
        if s.is_over:
            return count
        if s.current_seat == seat:
            assert legal_and_refused(s) == legal_and_refused(t)
        both = [move for move in s.legal_moves() if move in t.legal_moves()]
        if not both:
            return count
        move = both[rng.randbelow(len(both))]
        s.apply(move)
        t.apply(move)
        if event_values(log_s.visible_to(seat)) != event_values(log_t.visible_to(seat)):
            assert s.undo_blocked, "a move that shows nothing told the twins apart"
            return count
    return moves


def seat_experience(s: State, move: int, seat: int) -> tuple[list[tuple[str, list[int]]], bytes]:
    """Return the events of a move that a seat may know, and the view of the seat after it."""
    after = s.clone()
    log = attach_event_log(after)
    after.apply(move)
    return event_values(log.visible_to(seat)), after.view(seat).to_bytes()


def sort_likely_first(s: State, move: int) -> list[int]:
    """Return the legal moves, this one first if it is legal."""
    return sorted(s.legal_moves(), key=lambda other: other != move)
