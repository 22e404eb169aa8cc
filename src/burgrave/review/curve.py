"""The win chances of all seats after each entry of a record.

Each seat's view is sampled in turn and the playouts are averaged: the curve knows what the seats together
knew, and no hidden cards beyond that.
"""

from burgrave.core.rng import FastRng
from burgrave.core.search_model import SearchModel, win_share
from burgrave.core.state import State
from burgrave.review.adviser import Depth
from burgrave.review.reviewed_game import ReviewedGame, seed_for

SEEDS = 1 << 30


def chances_after(game: ReviewedGame, entry: int) -> list[float]:
    """Return the win chance of each seat after this entry."""
    state = game.states[entry]
    if state.is_over:
        return end_chances(game.search_model, state)
    totals = [0.0] * game.seats
    each = -(-game.depth.curve_playouts // game.seats)
    for seat in range(game.seats):
        for chances in sampled_chances(game.search_model, state.view(seat), game.depth, each):
            totals = [total + chance for total, chance in zip(totals, chances, strict=True)]
    return [total / (each * game.seats) for total in totals]


def sampled_chances(model: SearchModel, view: State, depth: Depth, count: int) -> list[list[float]]:
    """Return the win chances of all seats in this many states sampled from a view."""
    rng, beliefs = FastRng(seed_for(view, "curve")), model.beliefs(view)
    horizon = model.horizon(view)
    found = []
    for _ in range(count):
        state = view.sample_state(FastRng(rng.randbelow(SEEDS)), beliefs)
        state.rng = FastRng(rng.randbelow(SEEDS))
        continue_game(model, state, FastRng(rng.randbelow(SEEDS)), last_round(model, state, horizon, depth))
        found.append(state_chances(model, state))
    return found


def last_round(model: SearchModel, state: State, horizon: int, depth: Depth) -> int | None:
    """Return the last round that a playout from this state plays; None if it plays to the end."""
    return None if horizon < 0 else int(model.round_number(state)) + horizon + depth.extra_rounds


def continue_game(model: SearchModel, state: State, rng: FastRng, last: int | None) -> None:
    """Let the policy play to the end of a round, or to the end of the game."""
    policy = model.policy()
    while not state.is_over:
        if last is not None and model.round_number(state) > last:
            return
        state.apply(policy.choose(state, rng))


def state_chances(model: SearchModel, state: State) -> list[float]:
    return end_chances(model, state) if state.is_over else model.win_chances(state)


def end_chances(model: SearchModel, state: State) -> list[float]:
    """Return the result of an ended game: shares of the win, or for a solo player the value of its points."""
    if state.seats() == 1:
        return [model.end_value(state, 0)]
    return [win_share(state, seat) for seat in range(state.seats())]
