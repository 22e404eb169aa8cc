"""Records of games that begin from a scenario: read, replayed and verified like all others."""

import json

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.record import Recorder, add_checksums, find_difference, read_record, render, replay, verify
from burgrave.core.record.text import body_lines, closing_lines, head_lines
from burgrave.core.rng import FastRng
from burgrave.core.undo import UndoHistory
from tests.errors import raises_error

CITADELS = burgrave.game("citadels")
LAST_ROUND = {
    "seed": 3,
    "position": {
        "phase": "end of round",
        "0": {"gold": 3, "hand": 2, "city": ["temple", "church"]},
        "1": {"gold": 1, "hand": ["keep"], "city": "market"},
    },
    "chance": [{"draft": ["bishop"]}],
}


def record_game(moves: int = 0, seed: int = 5) -> Recorder:
    """A game from that position, so far."""
    options = CITADELS.options(edition="classic", players=4)
    recorder = Recorder(CITADELS, options, seed, scenario=LAST_ROUND)
    rng = FastRng(2)
    for _ in range(moves):
        if recorder.state.is_over:
            break
        legal = recorder.state.legal_moves()
        recorder.play(int(recorder.state.current_seat), legal[int(rng.randbelow(len(legal)))])
    return recorder


def test_a_game_from_a_scenario_is_replayed_with_the_outcomes_of_its_record_and_with_its_seed():
    recorder = record_game(5_000)
    record = read_record(recorder.text(), burgrave.game)
    assert record.finished
    assert record.scenario == LAST_ROUND
    assert record.entries[0].outcomes, "the draft of the next round comes before the first decision"
    assert replay(record).to_bytes() == recorder.state.to_bytes()
    verify(record)
    assert find_difference(record) is None
    assert render(record) == recorder.text()


@pytest.mark.parametrize("moves", [0, 1, 30])
def test_it_goes_on_where_it_was(moves):
    before = record_game(moves)
    again = Recorder.resume(read_record(before.text(), burgrave.game))
    assert again.state.to_bytes() == before.state.to_bytes()
    for _ in range(40):
        move = before.state.legal_moves()[0]
        before.play(int(before.state.current_seat), move)
        again.play(int(again.state.current_seat), move)
    assert again.text() == before.text()


def test_moves_can_be_taken_back_up_to_the_position():
    options = CITADELS.options(edition="classic", players=4)
    turn = {"position": {"phase": "turn bishop", "0": {"character": "bishop", "gold": 2}}}
    recorder = Recorder(CITADELS, options, 5, scenario=turn)
    before = recorder.state.to_bytes()
    recorder.play(0, "take gold")
    history = UndoHistory(Recorder.resume(read_record(recorder.text(), burgrave.game)))
    history.undo(0)
    assert history.state.to_bytes() == before
    with raises_error("undo-nothing"):
        history.undo(0)


def test_a_forged_outcome_is_found_by_the_seed():
    record = read_record(record_game(200).text(), burgrave.game)
    with raises_error("record-chance"):
        verify(record, seed=6)


@pytest.mark.parametrize(
    ("scenario", "key"),
    [
        ("[]", "record-json"),
        ("{", "record-json"),
        ('{"seed": -1}', "record-line"),
        ('{"seed": 1.5}', "record-line"),
        ('{"position": {"9": {"gold": 1}}}', "record-line"),
        ('{"position": {"0": {"gold": 1, "Gold": 2}}}', "record-line"),
        ('{"position": {"0": {"city": ["nowhere"]}}}', "record-line"),
        ('{"moves": []}', "record-line"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused_with_its_line(scenario, key):
    record = record_game().record
    head = [f"scenario {scenario}" if line.startswith("scenario ") else line for line in head_lines(record)]
    text = add_checksums([*head, *body_lines(record), *closing_lines(record)])
    with pytest.raises(BurgraveError) as refused:
        replay(read_record(text, burgrave.game))
    assert refused.value.code == key
    assert refused.value.params["line"] == 2 + head.index(f"scenario {scenario}")


def test_the_line_of_a_scenario_has_its_place():
    lines = list(head_lines(record_game().record))
    at = next(n for n, line in enumerate(lines) if line.startswith("scenario "))
    assert json.loads(lines[at].removeprefix("scenario ")) == LAST_ROUND
    lines.insert(1, lines.pop(at))
    with pytest.raises(BurgraveError) as refused:
        read_record(add_checksums([*lines, "open 0"]), burgrave.game)
    assert refused.value.code == "record-field-misplaced"
