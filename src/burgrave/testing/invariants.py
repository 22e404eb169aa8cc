"""The invariants that every game must keep, checked on random play."""

import random

from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import EventLog
from burgrave.core.rng import NO_RNG, FastRng, RecordedRng
from burgrave.testing.checking import GameCase, invariant
from burgrave.testing.paired_play import legal_and_refused, play_paired, seat_experience, sort_likely_first
from burgrave.testing.random_play import (
    attach_event_log,
    iter_seeds,
    list_policies,
    list_viewers,
    open_case,
    random_states,
    states_of_games,
)


@invariant
def a_clone_is_independent(case: GameCase) -> None:
    for s in states_of_games(case, 1, every=40):
        before = s.to_bytes()
        twin = s.clone()
        assert twin.to_bytes() == before
        rng = random.Random(0)
        while not twin.is_over:
            twin.apply(rng.choice(twin.legal_moves()))
        assert s.to_bytes() == before


@invariant
def a_clone_has_the_same_future(case: GameCase) -> None:
    for s in states_of_games(case, 2, every=60):
        one, two = s.clone(), s.clone()
        rng = random.Random(0)
        while not one.is_over:
            move = rng.choice(one.legal_moves())
            one.apply(move)
            two.apply(move)
        assert one.to_bytes() == two.to_bytes()


@invariant
def there_is_a_legal_move_until_the_end_and_none_after_it(case: GameCase) -> None:
    for seed in iter_seeds(0, 3):
        for s in random_states(case, seed):
            moves = s.legal_moves()
            assert len(moves) == len(set(moves))
            assert bool(moves) != s.is_over
            assert (s.current_seat == NO_SEAT) == s.is_over


@invariant
def every_game_ends_with_scores_that_add_up(case: GameCase) -> None:
    for seed in iter_seeds(0, 6):
        *_, s = random_states(case, seed)
        assert s.is_over
        assert s.scores() == [
            sum(points for _, points in s.score_breakdown(seat)) for seat in range(s.seats())
        ]
        assert min(s.ranking()) == 1
        best = max(s.scores())
        assert all(s.scores()[seat] == best for seat in range(s.seats()) if s.ranking()[seat] == 1)


@invariant
def the_same_moves_and_outcomes_give_the_same_bytes(case: GameCase) -> None:
    game, options = open_case(case)
    event_log = EventLog()
    rng = random.Random(3)
    first = game.new(options, 3)
    logged = game.start(options, first.rng.clone(), event_log)
    moves = []
    while not logged.is_over:
        moves.append(rng.choice(logged.legal_moves()))
        logged.apply(moves[-1])
    tape = RecordedRng([outcome.items for outcome in event_log.outcomes])
    tape.strict = True
    again = game.start(options, tape)
    for move in moves:
        again.apply(move)
    assert again.to_bytes() == logged.to_bytes()
    assert tape.next == len(tape.tape)


@invariant
def a_sampled_state_gives_the_same_view(case: GameCase) -> None:
    for s in states_of_games(case, 4, every=9):
        for seat in list_viewers(s):
            seen = s.view(seat)
            sampled = seen.sample_state(FastRng(s.undoable_moves + seat))
            assert sampled.view(seat).to_bytes() == seen.to_bytes()
            assert seen.view(seat).to_bytes() == seen.to_bytes()
            if not s.is_over:  # the deciding seat of the sampled state sees its legal moves
                assert sampled.view(sampled.current_seat).legal_moves() == sampled.legal_moves()
            if seat == s.current_seat:
                assert s.legal_moves() == seen.legal_moves() == sampled.legal_moves()
                assert legal_and_refused(s) == legal_and_refused(seen) == legal_and_refused(sampled)


@invariant
def a_view_knows_neither_the_seed_nor_another_seats_moves(case: GameCase) -> None:
    for s in states_of_games(case, 5, every=25):
        for seat in list_viewers(s):
            seen = s.view(seat)
            assert seen.rng is NO_RNG
            assert seen.event_log is None
            assert seat == s.current_seat or seen.legal_moves() == []


@invariant
def paired_states_look_alike_while_the_seat_sees_the_same_events(case: GameCase) -> None:
    looked = compared = 0
    for s in states_of_games(case, 6, every=7):
        for seat in list_viewers(s):
            looked += int(not s.is_over)
            compared += play_paired(s.clone(), seat, FastRng(seat + 1))
    assert 2 * compared > looked, "hardly any twins live long enough to be compared"


@invariant
def an_undoable_move_reveals_nothing(case: GameCase) -> None:
    """Check an undoable move in a sampled state of each viewer: some move there gives the same experience.

    So the events of the move do not rule out any sampled state, and they reveal nothing if the move is
    undone.
    """
    for s in states_of_games(case, 7, every=2):
        rng = FastRng(s.undoable_moves + 1)
        if s.is_over:
            continue
        move = s.legal_moves()[rng.randbelow(len(s.legal_moves()))]
        after = s.clone()
        after.apply(move)
        if after.undoable_moves == 0:
            continue
        for seat in list_viewers(s):
            sampled = s.view(seat).sample_state(rng)
            experienced = seat_experience(s, move, seat)
            assert any(
                seat_experience(sampled, m, seat) == experienced for m in sort_likely_first(sampled, move)
            )


@invariant
def undo_stops_where_another_seat_decided(case: GameCase) -> None:
    for seed in iter_seeds(8):
        mover, count = NO_SEAT, 0
        for s in random_states(case, seed):
            if s.is_over or s.mover == NO_SEAT:
                continue
            if s.mover != mover:
                mover, count = s.mover, 0
            count += 1
            assert s.undoable_moves <= count


@invariant
def a_policy_chooses_the_same_from_state_view_and_sampled_state(case: GameCase) -> None:
    for s in states_of_games(case, 9, every=5):
        if s.is_over:
            continue
        seen = s.view(s.current_seat)
        for policy in list_policies(s.game):
            chosen = policy.choose(s, FastRng(1))
            assert chosen in s.legal_moves()
            assert policy.choose(seen, FastRng(1)) == chosen
            assert policy.choose(seen.sample_state(FastRng(2)), FastRng(1)) == chosen
            assert policy.choose(seen.sample_state(FastRng(3)), FastRng(1)) == chosen


@invariant
def a_refused_move_is_never_legal_and_asking_changes_nothing(case: GameCase) -> None:
    for s in states_of_games(case, 10, every=5):
        before = s.to_bytes()
        o = s.legality()
        assert o.moves == s.legal_moves()
        assert not set(o.moves) & set(o.refused)
        assert s.to_bytes() == before


@invariant
def events_match_the_notation_and_reach_spectators_without_secrets(case: GameCase) -> None:
    game, options = open_case(case)
    notation = game.notation
    s = game.new(options, 11)
    event_log = attach_event_log(s)
    rng = random.Random(11)
    while not s.is_over:
        s.apply(rng.choice(s.legal_moves()))
        for event in event_log.events:
            shape = notation.events[event.name]
            fixed = sum(1 for argument in shape if not argument.many)
            assert len(event.args) == fixed or (len(event.args) > fixed and fixed < len(shape))
            assert list(notation.event_data(event)) == ["event", *(argument.name for argument in shape)]
            for arg in notation.event_args(event):
                assert all(notation.number(arg.param.vocabulary, id) >= 0 for id in arg.ids)
        event_log.clear()


@invariant
def bytes_give_the_state_back(case: GameCase) -> None:
    game, options = open_case(case)
    for s in states_of_games(case, 12, every=11):
        assert game.from_bytes(s.to_bytes(), options).to_bytes() == s.to_bytes()
        for seat in list_viewers(s):
            seen = s.view(seat)
            assert game.from_bytes(seen.to_bytes(), options).to_bytes() == seen.to_bytes()
