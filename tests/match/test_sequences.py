"""All ways of a row of moves at once, with what each changes: foretold and then true."""

from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.bots.registry import default_bot, make_bot
from burgrave.core.rng import FastRng
from burgrave.core.scenario.scenario import Scenario, read_scenarios
from burgrave.core.state import State
from burgrave.match.presenters.base import Presenter, presenter_for
from burgrave.match.preview import Preview, compare_totals
from burgrave.match.sequences import list_sequences

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"edition": "classic", "players": 4}),
    ("citadels", {"edition": "2016", "players": 5, "preset": "illustrious_emissaries"}),
    ("citadels", {"edition": "deluxe", "players": 4, "preset": "vicious_nobles", "action_cards": True}),
    ("praga", {"players": 2}),
]
every_table = pytest.mark.parametrize(("id", "given"), TABLES)


def list_decisions(id: str, given: dict[str, Any], every: int) -> list[State]:
    """One game between bots, stopped now and then."""
    game = burgrave.game(id)
    s, rng = game.new(game.options(**given), 5), FastRng(5)
    found = []
    number = 0
    while not s.is_over:
        number += 1
        if number % every == 0:
            found.append(s.clone())
        name = "random" if number % 7 == 0 else default_bot(s.game)
        s.apply(make_bot(s.game, name).choose(s.view(s.current_seat), rng))
    return found


@every_table
def test_what_a_way_foretells_comes_true(id, given):
    presenter = presenter_for(burgrave.game(id), given)
    rows = 0
    for s in list_decisions(id, given, 4 if id == "citadels" else 17):
        seat = int(s.current_seat)
        for sequence in [
            sequence for sequence in list_sequences(presenter, Preview(s.view(seat))) if not sequence.reason
        ]:
            after = s.clone()
            for move in sequence.moves:
                assert move in after.legal_moves()
                after.apply(move)
            rows += len(sequence.moves) > 1
            if after.current_seat == seat and not after.undo_blocked:
                assert compare_totals(s.totals(seat), after.totals(seat)) == sequence.changes
    assert rows > 10


@every_table
def test_every_legal_move_begins_a_way_and_nothing_else_does(id, given):
    presenter = presenter_for(burgrave.game(id), given)
    for s in list_decisions(id, given, 4 if id == "citadels" else 17):
        found = list_sequences(presenter, Preview(s.view(s.current_seat)))
        assert {sequence.moves[0] for sequence in found} == set(s.legal_moves())


def test_a_way_that_is_refused_says_why(tmp_path):
    presenter, s = warlord_state(tmp_path)
    refused = [sequence for sequence in list_sequences(presenter, Preview(s.view(0))) if sequence.reason]
    reasons = {
        (moves_text(presenter, sequence.moves), sequence.reason, sequence.number) for sequence in refused
    }
    assert ("target 1, destroy fortress", "too-expensive", 4) in reasons


def test_the_price_of_every_district_is_there_before_the_city_is_chosen(tmp_path):
    presenter, s = warlord_state(tmp_path)
    prices = {
        moves_text(presenter, sequence.moves): sequence.changes.get("gold", 0)
        for sequence in list_sequences(presenter, Preview(s.view(0)))
    }
    assert prices["target 1, destroy tavern"] == 0
    assert prices["target 1, destroy church"] == -1


def test_a_preview_tells_what_a_single_move_changes(tmp_path):
    presenter, s = warlord_state(tmp_path)
    move = presenter.game.notation.parse_move("build manor")
    assert Preview(s.view(0)).changes_after(move) == {"gold": -3, "cards": -1, "points": 3}


WARLORD = """\
scenario: A Warlord before his turn
game: citadels
options: {edition: classic, players: 4}
position:
  0: {character: warlord, gold: 3, hand: [manor]}
  1: {city: [tavern, church, fortress]}
  turn: {seat: 0, gathered: yes}
"""


def warlord_state(folder: Path) -> tuple[Presenter, State]:
    """The Warlord with three gold, and a neighbour with something to destroy."""
    file = folder / "warlord.yaml"
    file.write_text(WARLORD)
    (scenario,) = read_scenarios(file, burgrave.game)
    assert isinstance(scenario, Scenario), str(scenario)
    return presenter_for(burgrave.game("citadels")), scenario.set_up().state


def moves_text(presenter: Presenter, moves: tuple[int, ...]) -> str:
    return ", ".join(presenter.game.notation.move_texts[move] for move in moves)
