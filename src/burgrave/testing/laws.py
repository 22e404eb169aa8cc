"""The laws of the contract, on random play."""

import random

from burgrave.core.agenda import NOBODY
from burgrave.core.chance import Fast, Stated
from burgrave.core.event import Journal
from burgrave.core.state import NO_CHANCE
from burgrave.testing.law import LawTable, law
from burgrave.testing.play import (
    listen,
    open_table,
    policies,
    random_states,
    seeds,
    states_of_games,
    viewers,
)
from burgrave.testing.twins import experience, follow_twins, likely_first, offering


@law
def a_clone_lives_on_its_own(table: LawTable) -> None:
    for s in states_of_games(table, 1, every=40):
        before = s.to_bytes()
        twin = s.clone()
        assert twin.to_bytes() == before
        chance = random.Random(0)
        while not twin.over:
            twin.play(chance.choice(twin.legal()))
        assert s.to_bytes() == before


@law
def a_clone_has_the_same_future(table: LawTable) -> None:
    for s in states_of_games(table, 2, every=60):
        one, two = s.clone(), s.clone()
        chance = random.Random(0)
        while not one.over:
            move = chance.choice(one.legal())
            one.play(move)
            two.play(move)
        assert one.to_bytes() == two.to_bytes()


@law
def there_is_a_legal_move_until_the_end_and_none_after_it(table: LawTable) -> None:
    for seed in seeds(0, 3):
        for s in random_states(table, seed):
            moves = s.legal()
            assert len(moves) == len(set(moves))
            assert bool(moves) != s.over
            assert (s.acting == NOBODY) == s.over


@law
def every_game_ends_with_scores_that_add_up(table: LawTable) -> None:
    for seed in seeds(0, 6):
        *_, s = random_states(table, seed)
        assert s.over
        assert s.scores() == [sum(points for _, points in s.breakdown(seat)) for seat in range(s.seats())]
        assert min(s.ranking()) == 1
        best = max(s.scores())
        assert all(s.scores()[seat] == best for seat in range(s.seats()) if s.ranking()[seat] == 1)


@law
def the_same_moves_and_outcomes_give_the_same_bytes(table: LawTable) -> None:
    game, options = open_table(table)
    journal = Journal()
    chance = random.Random(3)
    first = game.new(options, 3)
    heard = game.begin(options, first.chance.clone(), journal)
    moves = []
    while not heard.over:
        moves.append(chance.choice(heard.legal()))
        heard.play(moves[-1])
    tape = Stated([outcome.items for outcome in journal.outcomes])
    tape.strict = True
    again = game.begin(options, tape)
    for move in moves:
        again.play(move)
    assert again.to_bytes() == heard.to_bytes()
    assert tape.next == len(tape.tape)


@law
def what_is_seen_of_an_imagination_is_what_was_seen(table: LawTable) -> None:
    for s in states_of_games(table, 4, every=9):
        for seat in viewers(s):
            seen = s.view(seat)
            imagined = seen.imagine(Fast(s.undoable + seat))
            assert imagined.view(seat).to_bytes() == seen.to_bytes()
            assert seen.view(seat).to_bytes() == seen.to_bytes()
            if not s.over:  # whoever decides in that world sees there what the choice is among
                assert imagined.view(imagined.acting).legal() == imagined.legal()
            if seat == s.acting:
                assert s.legal() == seen.legal() == imagined.legal()
                assert offering(s) == offering(seen) == offering(imagined)


@law
def a_view_knows_neither_the_seed_nor_another_seats_moves(table: LawTable) -> None:
    for s in states_of_games(table, 5, every=25):
        for seat in viewers(s):
            seen = s.view(seat)
            assert seen.chance is NO_CHANCE
            assert seen.journal is None
            assert seat == s.acting or seen.legal() == []


@law
def twins_look_alike_as_long_as_the_seat_is_told_the_same(table: LawTable) -> None:
    looked = compared = 0
    for s in states_of_games(table, 6, every=7):
        for seat in viewers(s):
            looked += int(not s.over)
            compared += follow_twins(s.clone(), seat, Fast(seat + 1))
    assert 2 * compared > looked, "hardly any twins live long enough to be compared"


@law
def what_can_be_taken_back_told_nobody_anything_new(table: LawTable) -> None:
    """In every world that a seat holds possible some move would have told and shown it exactly the same.

    So what it was told rules out no world, and betrays nothing if other moves are made instead.
    """
    for s in states_of_games(table, 7, every=2):
        chance = Fast(s.undoable + 1)
        if s.over:
            continue
        move = s.legal()[chance.below(len(s.legal()))]
        after = s.clone()
        after.play(move)
        if after.undoable == 0:
            continue
        for seat in viewers(s):
            imagined = s.view(seat).imagine(chance)
            experienced = experience(s, move, seat)
            assert any(experience(imagined, m, seat) == experienced for m in likely_first(imagined, move))


@law
def undo_stops_where_another_seat_decided(table: LawTable) -> None:
    for seed in seeds(8):
        mover, count = NOBODY, 0
        for s in random_states(table, seed):
            if s.over or s.mover == NOBODY:
                continue
            if s.mover != mover:
                mover, count = s.mover, 0
            count += 1
            assert s.undoable <= count


@law
def a_policy_chooses_the_same_from_the_state_the_view_and_every_imagination(table: LawTable) -> None:
    for s in states_of_games(table, 9, every=5):
        if s.over:
            continue
        seen = s.view(s.acting)
        for policy in policies(s.game):
            chosen = policy.choose(s, Fast(1))
            assert chosen in s.legal()
            assert policy.choose(seen, Fast(1)) == chosen
            assert policy.choose(seen.imagine(Fast(2)), Fast(1)) == chosen
            assert policy.choose(seen.imagine(Fast(3)), Fast(1)) == chosen


@law
def a_refused_move_is_never_legal_and_asking_changes_nothing(table: LawTable) -> None:
    for s in states_of_games(table, 10, every=5):
        before = s.to_bytes()
        o = s.reasons()
        assert o.moves == s.legal()
        assert not set(o.moves) & set(o.refused)
        assert s.to_bytes() == before


@law
def events_fit_their_table_and_reach_the_spectators_without_secrets(table: LawTable) -> None:
    game, options = open_table(table)
    words = game.words()
    s = game.new(options, 11)
    journal = listen(s)
    chance = random.Random(11)
    while not s.over:
        s.play(chance.choice(s.legal()))
        for event in journal.events:
            shape = words.events[event.name]
            fixed = sum(1 for argument in shape if not argument.many)
            assert len(event.args) == fixed or (len(event.args) > fixed and fixed < len(shape))
            assert list(words.event_data(event)) == ["event", *(argument.name for argument in shape)]
            for told in words.told(event):
                assert all(words.number(told.argument.vocabulary, id) >= 0 for id in told.ids)
        journal.clear()


@law
def bytes_give_the_state_back(table: LawTable) -> None:
    game, options = open_table(table)
    for s in states_of_games(table, 12, every=11):
        assert game.from_bytes(s.to_bytes(), options).to_bytes() == s.to_bytes()
        for seat in viewers(s):
            seen = s.view(seat)
            assert game.from_bytes(seen.to_bytes(), options).to_bytes() == seen.to_bytes()
