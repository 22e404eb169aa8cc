"""Puzzles: the same position for everybody, an answer that holds, and nothing told before it is found."""

import json

import pytest

from burgrave.core.error import BurgraveError
from burgrave.game_registry import game
from burgrave.i18n import LANGUAGES
from burgrave.i18n.segments import Sentence
from burgrave.puzzles import KINDS, Puzzle, PuzzlePosition, find_puzzle, judge_try, next_puzzle, puzzles_of
from burgrave.puzzles.collection import games_with_puzzles, read_puzzles, select_puzzles, write_puzzles
from burgrave.puzzles.making import PuzzleRun, is_confirmed
from burgrave.puzzles.puzzle_data import puzzle_data, puzzle_verdict_data
from burgrave.simulation.worker_pool import WorkerPool

ALL = [puzzle for game_id in games_with_puzzles() for puzzle in puzzles_of(game_id)]
SOME = ALL[::40]


def one_of_each_kind() -> list[Puzzle]:
    return list({(puzzle.game, puzzle.kind): puzzle for puzzle in ALL}.values())


def text(sentence: Sentence) -> str:
    return "".join(segment["text"] for segment in sentence)


def test_every_id_leads_to_one_puzzle():
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    assert find_puzzle(ALL[-1].id) is ALL[-1]


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_the_moves_lead_to_a_decision_with_these_choices(puzzle):
    state = PuzzlePosition(puzzle).state
    assert state.current_seat == puzzle.seat
    if puzzle.kind == "who":
        characters = state.to_dict()["seats"][puzzle.target]["characters"]
        assert characters == [puzzle.best.move]
        assert state.view(puzzle.seat).to_dict()["seats"][puzzle.target]["characters"] == ["unknown"]
    else:
        legal = {state.move_text(move) for move in state.legal_moves()}
        assert {choice.move for choice in puzzle.choices} == legal


def test_the_best_choice_is_ahead_and_missed_by_some_bot():
    for puzzle in ALL:
        assert puzzle.best.share > max(choice.share for choice in puzzle.choices[1:])
        assert 0 < puzzle.difficulty <= 1
        assert puzzle.kind == "who" or puzzle.best.why


@pytest.mark.parametrize("puzzle", one_of_each_kind(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.kind}")
def test_other_random_numbers_confirm_the_answer(puzzle):
    assert is_confirmed(puzzle, 300)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", one_of_each_kind(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.kind}")
def test_a_puzzle_tells_nothing_of_its_answer(puzzle, language):
    data = puzzle_data(puzzle.id, language)
    assert text(data["question"])
    assert {each["choice"] for each in data["choices"]} == {each.move for each in puzzle.choices}
    assert not {"share", "count", "why", "best"} & set().union(*data["choices"])
    if puzzle.kind == "who":
        assert data["view"]["state"]["seats"][puzzle.target]["characters"] == ["unknown"]


@pytest.mark.parametrize("puzzle", one_of_each_kind(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.kind}")
def test_only_the_right_choice_shows_the_others(puzzle):
    bad = puzzle_verdict_data(puzzle.id, puzzle.choices[-1].move, "en")
    assert (bad["right"], bad["shares"], bad["why"]) == (False, [], [])
    assert str(puzzle.choices[-1].count) in text(bad["sentence"])
    assert text(bad["hint"])
    right = puzzle_verdict_data(puzzle.id, puzzle.best.move, "en")
    assert right["right"]
    assert [each["choice"] for each in right["shares"]] == [each.move for each in puzzle.choices]
    assert len(right["why"]) == len(puzzle.best.why)


def test_what_is_unknown_is_refused():
    with pytest.raises(BurgraveError, match="is not a known puzzle"):
        find_puzzle("0123456789")
    with pytest.raises(BurgraveError, match="has no choice"):
        judge_try(ALL[0], "build atlantis")


def test_a_puzzle_that_was_seen_does_not_come_again():
    seen: set[str] = set()
    kinds = [puzzle for puzzle in puzzles_of("citadels") if puzzle.kind == "finish"]
    for number in range(len(kinds)):
        found = next_puzzle("citadels", "finish", seen, 7 * number)
        assert found is not None
        seen.add(found.id)
    assert next_puzzle("citadels", "finish", seen, 0) is None
    assert seen == {puzzle.id for puzzle in kinds}


def test_a_run_continues_and_writes_what_it_selected(tmp_path):
    path = tmp_path / "run.jsonl"
    run = PuzzleRun(path, "citadels")
    run.open()
    assert list(run.make(range(1, 2), WorkerPool(1))) == [0, 1]
    with path.open("a") as file:
        file.write('{"seed": 2, "made": [{"ga')  # the end of a killed process
    again = PuzzleRun(path, "citadels")
    again.open()
    assert list(again.make(range(1, 2), WorkerPool(1))) == [1]
    assert again.puzzles() == run.puzzles()
    chosen = select_puzzles(run.puzzles(), 2)
    write_puzzles(tmp_path / "puzzles.jsonl", chosen)
    assert read_puzzles((tmp_path / "puzzles.jsonl").read_text()) == chosen
    with pytest.raises(BurgraveError, match="not a run file"):
        PuzzleRun(path, "praga").open()


def test_a_selection_has_every_kind_and_different_difficulties():
    chosen = select_puzzles(ALL, 12)
    assert {puzzle.kind for puzzle in chosen} == set(KINDS)
    assert len({puzzle.difficulty for puzzle in chosen}) > 3


def test_options_of_puzzles_are_complete():
    for puzzle in SOME:
        assert game(puzzle.game).options(**puzzle.options).players == puzzle.options["players"]
        assert json.loads(json.dumps(puzzle.to_dict()))["seed"] == puzzle.seed
