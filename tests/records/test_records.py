"""Records replay for ever, are refused when they were tampered with, and outlive changes of the rules."""

from pathlib import Path

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR, Event
from burgrave.core.record import (
    Record,
    Recorder,
    add_checksums,
    events_for,
    find_difference,
    iter_replay,
    read_record,
    render,
    replay,
    verify,
)
from burgrave.core.rng import FastRng
from tests.errors import raises_error
from tools.make_records import choose, play_out, seat_names

HERE = Path(__file__).parent
DIFFERING = sorted(HERE.glob("differs/*.txt"))  # games of rules that were mended later
STORED = [path for path in sorted(HERE.glob("*/*.txt")) if path not in DIFFERING]
# The first move of each that today's rules see otherwise, and why.
NINTH = ("record-move-refused", "city-is-full")  # built in a full city by another person than the Architect
BLANK = ("record-move-seat", "")  # asked about a warrant that everybody knew to be blank
PLAIN = ("record-differs-events", "")  # asked about a threat that everybody knew to be plain, one move later
FIRST_DIFFERENCE = {
    "citadels-classic-2p-2": (127, *NINTH),
    "citadels-classic-3p-1": (163, *NINTH),
    "citadels-2016-3p-1": (65, *BLANK),
    "citadels-2016-5p-1": (256, *BLANK),
    "citadels-deluxe-7p-1": (206, *BLANK),
    "citadels-deluxe-7p-1-rules-2": (500, *PLAIN),
}


def read_stored(path: Path) -> Record:
    return read_record(path, burgrave.game)


def play_game(players: int, seed: int | bytes = 1, publish: bool = True, most_moves: int = 0) -> Recorder:
    game = burgrave.game("citadels")
    recorder = Recorder(game, game.options(players=players), seed, seat_names(players), publish=publish)
    return play_out(recorder, FastRng(players), most_moves)


def event_values(events: list[Event]) -> list[tuple[str, list[int], int]]:
    return [(event.name, event.args, event.audience) for event in events]


# -- the stored records of every release


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_record_replays_for_ever(path):
    record = read_stored(path)
    state = replay(record)
    assert state.is_over == record.finished
    if record.finished:
        assert (state.scores(), state.ranking()) == (record.scores, record.places)


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_outcomes_of_a_stored_record_follow_from_its_seed(path):
    verify(read_stored(path))


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_record_is_written_today_as_it_was_then(path):
    assert render(read_stored(path)) == path.read_text(encoding="utf-8")


def test_the_present_rules_say_what_the_records_of_this_release_say():
    ours = sorted((HERE / burgrave.__version__).glob("*.txt"))
    assert ours
    assert [find_difference(read_stored(path)) for path in ours] == [None] * len(ours)


@pytest.mark.parametrize("path", DIFFERING, ids=lambda path: path.stem)
def test_a_record_of_older_rules_says_where_todays_differ_and_stays_viewable(path):
    record = read_stored(path)
    found = find_difference(record)
    assert found is not None
    cause = found.cause
    assert (found.number, cause.code, cause.params.get("reason", "")) == FIRST_DIFFERENCE[path.stem]
    assert record.rules < record.game.rules_version
    assert render(record) == path.read_text(encoding="utf-8")
    for seat in (0, SPECTATOR):
        assert len(events_for(record, seat)) == record.moves + 1
    with raises_error("^record-move-(refused|seat)"):
        replay(record)


# -- writing and replaying


@pytest.mark.parametrize("players", range(2, 8))
def test_replaying_gives_the_same_bytes_and_events_as_playing_at_every_move(players):
    game = burgrave.game("citadels")
    recorder = Recorder(game, game.options(players=players), 10 + players, seat_names(players))
    rng = FastRng(players)
    states = [recorder.state.to_bytes()]
    events = [event_values(recorder.record.entries[0].events)]
    while not recorder.state.is_over:
        events.append(event_values(recorder.play(int(recorder.state.current_seat), choose(recorder, rng))))
        states.append(recorder.state.to_bytes())
    record = read_record(recorder.text(), burgrave.game)
    assert [point.state.to_bytes() for point in iter_replay(record)] == states
    assert [event_values(point.events) for point in iter_replay(record)] == events
    assert [event_values(entry.events) for entry in record.entries] == events


def test_a_recorder_plays_like_the_game_itself():
    recorder = play_game(5, seed=4)
    s = recorder.game.new(recorder.game.options(players=5), 4)
    for entry in recorder.record.entries[1:]:
        s.apply(entry.move)
    assert s.to_bytes() == recorder.state.to_bytes()


def test_a_recorder_refuses_an_illegal_move_and_changes_nothing():
    recorder = play_game(4, most_moves=3)
    text, bytes_before = recorder.text(), recorder.state.to_bytes()
    for seat, move in [(int(recorder.state.current_seat), "end turn"), (9, "take gold"), (0, "take silver")]:
        with pytest.raises(BurgraveError):
            recorder.play(seat, move)
    assert (recorder.text(), recorder.state.to_bytes()) == (text, bytes_before)


def test_each_seat_sees_in_the_record_its_own_events_and_nothing_else():
    recorder = play_game(4)
    record = read_record(recorder.text(), burgrave.game)
    for seat in [*range(4), SPECTATOR]:
        visible = [[e for e in m.events if e.audience >> seat & 1] for m in iter_replay(record)]
        assert [event_values(step) for step in events_for(record, seat)] == [
            event_values(step) for step in visible
        ]
    assert not any(e.name == "character-picked" for step in events_for(record, SPECTATOR) for e in step)


@pytest.mark.parametrize("names", [["", "Hostitel č. 1", 'a "b"\n\\', "\u2028 \ud800 \x00"], ["Host"] * 4])
def test_names_are_kept_as_given(names):
    game = burgrave.game("citadels")
    text = Recorder(game, game.options(players=4), 1, names).text()
    assert read_record(text, burgrave.game).seats == names
    assert text.encode().decode() == text


def test_a_recorder_wants_a_name_for_each_seat():
    game = burgrave.game("citadels")
    with raises_error("record-seats"):
        Recorder(game, game.options(players=4), 1, ["Host", "Guest"])


@pytest.mark.parametrize("seed", [0, -3, 10**30, bytes(range(32))])
def test_a_seed_is_a_number_or_32_bytes(seed):
    assert read_record(play_game(2, seed, most_moves=1).text(), burgrave.game).seed == seed


def test_lines_may_end_as_other_systems_end_them():
    text = play_game(2, most_moves=5).text()
    assert render(read_record("\ufeff" + text.replace("\n", "\r\n"), burgrave.game)) == text
    assert render(read_record(text.rstrip("\n"), burgrave.game)) == text


# -- verifying


def test_a_wrong_seed_is_found_at_the_first_outcome_it_does_not_give():
    record = read_record(play_game(4).text(), burgrave.game)
    with pytest.raises(BurgraveError) as error:
        verify(record, seed=2)
    first = record.line_of_outcome(0, 0)
    assert error.value.code == "record-chance-differs"
    assert error.value.params["line"] in (first, first + 1)


def test_an_outcome_that_the_seed_does_not_give_is_named_with_its_line():
    text = play_game(4).text()
    line, lines = edit_line(text, "chance draft.2 ", lambda line: swap_outcome(text, line))
    record = read_record(add_checksums(lines), burgrave.game)
    with pytest.raises(BurgraveError) as error:
        verify(record)
    assert (error.value.code, error.value.params["line"]) == ("record-chance-differs", line)


def swap_outcome(text: str, line: str) -> str:
    """Another character than the one that was drawn, and that is not drawn later in this round."""
    drawn = [
        other.split()[-1] for other in lines_without_checksums(text) if other.startswith("chance draft.2 ")
    ]
    others = ("thief", "bishop", "warlord", "merchant", "architect", "magician")
    return f"chance draft.2 {next(name for name in others if name not in drawn)}"


def test_a_record_that_hides_its_seed_is_verified_with_the_seed_given_later():
    recorder = play_game(3, seed=bytes(range(32)), publish=False)
    record = read_record(recorder.text(), burgrave.game)
    assert record.seed is None
    with raises_error("record-no-seed"):
        verify(record)
    verify(record, seed=bytes(range(32)))
    recorder.publish()
    verify(read_record(recorder.text(), burgrave.game))


# -- saving and going on


@pytest.mark.slow
@pytest.mark.parametrize("path", ["memory", "file"])
def test_saving_in_the_middle_and_going_on_gives_the_same_end(path, tmp_path):
    whole = play_game(4)
    for moves in range(0, whole.record.moves, 17):
        begun = play_game(4, most_moves=moves) if moves else new_game(4)
        record = read_record(begun.text(), burgrave.game)
        assert not record.finished
        file = tmp_path / "game.txt" if path == "file" else None
        resumed = Recorder.resume(record, path=file)
        assert resumed.state.to_bytes() == begun.state.to_bytes()
        for entry in whole.record.entries[moves + 1 :]:
            resumed.play(entry.seat, entry.move)
        assert resumed.state.to_bytes() == whole.state.to_bytes()
        assert resumed.text() == whole.text()
        assert file is None or file.read_text(encoding="utf-8") == whole.text()


def new_game(players: int) -> Recorder:
    game = burgrave.game("citadels")
    return Recorder(game, game.options(players=players), 1, seat_names(players))


def test_a_game_with_a_hidden_seed_goes_on_with_the_seed_or_with_new_chance():
    whole = play_game(4, publish=False)
    record = read_record(play_game(4, publish=False, most_moves=60).text(), burgrave.game)
    with raises_error("record-needs-chance"):
        Recorder.resume(read_record(render(record), burgrave.game))
    resumed = Recorder.resume(read_record(render(record), burgrave.game), seed=1)
    for entry in whole.record.entries[61:]:
        resumed.play(entry.seat, entry.move)
    assert resumed.text() == whole.text()
    other = play_out(Recorder.resume(read_record(render(record), burgrave.game), rng=FastRng(9)), FastRng(9))
    assert find_difference(read_record(other.text(), burgrave.game)) is None


def test_a_game_does_not_go_on_with_a_seed_that_is_not_its_own():
    record = read_record(play_game(4, publish=False, most_moves=60).text(), burgrave.game)
    with raises_error("record-chance-differs"):
        Recorder.resume(record, seed=2)


def test_chance_that_does_not_follow_from_the_seed_takes_the_seed_out_of_the_record():
    record = read_record(play_game(4, most_moves=60).text(), burgrave.game)
    resumed = play_out(Recorder.resume(record, rng=FastRng(5)), FastRng(5))
    assert read_record(resumed.text(), burgrave.game).seed is None


def test_a_text_that_breaks_off_in_its_result_is_mended_to_the_finished_game():
    text = play_game(2).text()
    record = read_record(text[: text.index(" score 1")], burgrave.game, repair=True)
    assert not record.finished
    assert Recorder.resume(record).text() == text


def test_a_game_of_older_rules_goes_on_by_todays_if_they_agree_so_far():
    text = play_game(3, most_moves=40).text()
    _, older = edit_line(text, "rules ", lambda line: "rules 0")
    assert Recorder.resume(read_record(add_checksums(older), burgrave.game)).text() == text
    place = next(i for i, line in enumerate(older) if line.startswith("tell gold-gathered "))
    older[place] = older[place][:-1] + "3"
    with raises_error(f"record-differs-events line={place + 2} "):
        Recorder.resume(read_record(add_checksums(older), burgrave.game))


def test_a_finished_game_does_not_go_on():
    with raises_error("record-is-finished"):
        Recorder.resume(read_record(play_game(2).text(), burgrave.game))


def test_the_file_is_whole_after_every_move(tmp_path):
    game = burgrave.game("citadels")
    path = tmp_path / "game.txt"
    recorder = Recorder(game, game.options(players=2), 3, seat_names(2), path=path)
    rng = FastRng(2)
    while not recorder.state.is_over:
        assert path.read_text(encoding="utf-8") == recorder.text()
        recorder.play(int(recorder.state.current_seat), choose(recorder, rng))
    assert path.read_text(encoding="utf-8") == recorder.text()
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_publishing_the_seed_at_the_end_rewrites_the_file(tmp_path):
    game = burgrave.game("citadels")
    path = tmp_path / "game.txt"
    recorder = Recorder(game, game.options(players=2), 3, publish=False, path=path)
    play_out(recorder, FastRng(2))
    assert " seed " not in path.read_text(encoding="utf-8")
    recorder.publish()
    assert read_stored(path).seed == 3


# -- changes of the rules


def lines_without_checksums(text: str) -> list[str]:
    return [line.partition(" ")[2] for line in text.splitlines()[1:]]


def edit_line(text: str, start: str, change) -> tuple[int, list[str]]:
    """The lines with the first one that starts like this changed, and its number in the file."""
    lines = lines_without_checksums(text)
    place = next(i for i, line in enumerate(lines) if line.startswith(start))
    lines[place] = change(lines[place])
    return place + 2, lines


def move_before(lines: list[str], line: int) -> int:
    return sum(1 for text in lines[: line - 1] if text.startswith("move "))


def test_where_todays_rules_tell_something_else_the_move_is_named_and_the_record_stays_viewable():
    """As if taking gold had once given three."""
    text = play_game(4).text()
    line, lines = edit_line(text, "tell gold-gathered ", lambda line: line[:-1] + "3")
    record = read_record(add_checksums(lines), burgrave.game)
    found = find_difference(record)
    assert found is not None
    assert (found.number, found.line) == (move_before(lines, line), line)
    assert found.cause.code == "record-differs-events"
    assert found.cause.params["stored"] == lines[line - 2].removeprefix("tell ")
    visible = [
        event for step in events_for(record, SPECTATOR) for event in step if event.name == "gold-gathered"
    ]
    assert visible[0].args[1] == 3


def test_where_todays_rules_forbid_a_move_it_is_named_with_the_reason_and_the_record_stays_viewable():
    """As if a turn could once be ended without gathering."""
    text = play_game(4).text()
    line, lines = edit_line(text, "move 0 take ", lambda line: "move 0 end turn")
    record = read_record(add_checksums(lines), burgrave.game)
    found = find_difference(record)
    assert found is not None
    assert (found.number, found.line) == (move_before(lines, line), line)
    assert found.cause.code == "record-move-refused"
    assert (found.cause.params["move"], found.cause.params["reason"]) == ("end turn", "gather-first")
    with raises_error("record-move-refused"):
        replay(record)
    before = read_record(text, burgrave.game)
    for seat in (0, SPECTATOR):
        stored_steps, true_steps = events_for(record, seat), events_for(before, seat)
        assert [event_values(step) for step in stored_steps] == [event_values(step) for step in true_steps]


def test_another_result_by_todays_rules_is_named_with_its_line():
    text = play_game(4).text()
    line, lines = edit_line(text, "score 2 ", lambda line: "score 2 99 place 1")
    found = find_difference(read_record(add_checksums(lines), burgrave.game))
    assert found is not None
    assert (found.line, found.cause.code) == (line, "record-differs-score")
    assert found.cause.params["stored"] == "score 2 99 place 1"


def test_a_game_that_ended_earlier_or_later_by_todays_rules_is_named():
    text = play_game(3).text()
    lines = [line for line in lines_without_checksums(text) if not line.startswith("score ")]
    still_open = find_difference(
        read_record(add_checksums([*lines[:-1], lines[-1].replace("end", "open")]), burgrave.game)
    )
    assert still_open is not None
    assert still_open.cause.code == "record-differs-open"
    ended = [
        *lines_without_checksums(play_game(3, most_moves=9).text())[:-1],
        *(f"score {n} 0 place 1" for n in range(3)),
        "end 9",
    ]
    gone_on = find_difference(read_record(add_checksums(ended), burgrave.game))
    assert gone_on is not None
    assert gone_on.cause.code == "record-differs-end"


def test_options_that_no_longer_exist_are_named_and_the_record_stays_viewable():
    text = play_game(3).text()
    line, lines = edit_line(text, "options ", lambda line: line.replace("classic", "imperial"))
    record = read_record(add_checksums(lines), burgrave.game)
    found = find_difference(record)
    assert found is not None
    assert (found.number, found.line, found.cause.code) == (0, line, "record-options")
    assert len(events_for(record, 0)) == record.moves + 1
