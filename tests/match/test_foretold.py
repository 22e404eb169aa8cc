"""What a preview says happens in the truth, whatever is hidden: at every table, in every kind of decision."""

from collections import Counter
from itertools import cycle
from typing import Any

import pytest

import burgrave
from burgrave.bots.registry import default_bot, make_bot
from burgrave.core.events import EventLog
from burgrave.core.rng import FastRng
from burgrave.match.presenters.base import find_number, presenter_for
from burgrave.match.preview import Preview, compare_totals

SAMPLES = 5  # besides the true one, each sampled from the view


def list_tables() -> list[tuple[str, dict[str, Any]]]:
    """Return tables on which every character, district and action card of Citadels is played, and Praga."""
    presets = [preset.id for preset in burgrave.game("citadels").reference().presets()]
    chosen = [
        ("citadels", {"edition": "2016", "players": players, "preset": preset})
        for players, preset in zip(cycle([3, 5, 2, 7, 4, 8, 6]), presets, strict=False)
    ]
    chosen += [
        ("citadels", {"edition": "deluxe", "players": players, "action_cards": True, "random_cast": cast})
        for cast, players in enumerate([4, 5, 6, 2, 7, 8, 3, 4])
    ]
    return [
        *chosen,
        ("citadels", {"edition": "classic", "players": 4}),
        *(("praga", {"players": players}) for players in (2, 3, 4)),
        ("praga", {"players": 1, "solo": "parler"}),
    ]


@pytest.mark.parametrize(("id", "given"), list_tables())
def test_a_preview_is_right_whatever_is_hidden(id, given):
    game = burgrave.game(id)
    presenter = presenter_for(game, given)
    state, rng = game.new(game.options(**given), 11), FastRng(11)
    bots = [make_bot(game, name) for name in ("random", default_bot(game))]
    every, number = (4 if id == "citadels" else 15), 0
    claims: Counter[bool] = Counter()
    while not state.is_over:
        number += 1
        if number % every == 0:
            check_decision(presenter, state, claims)
        state.apply(bots[rng.randbelow(3) > 0].choose(state.view(state.current_seat), rng))
    assert claims[False] > 10  # of moves that reveal nothing
    assert id == "praga" or claims[True] > 10


def check_decision(presenter: Any, state: Any, claims: Counter[bool]) -> None:
    """Check the preview of every move, and the number in its label, in the true state and in sampled ones."""
    seat = int(state.current_seat)
    view = state.view(seat)
    preview = Preview(view, presenter.foretells)
    samples = [state, *(view.sample_state(FastRng(1000 + number)) for number in range(SAMPLES))]
    for move in view.legal_moves():
        parts = state.game.notation.move(move)
        names = presenter.amount_events(parts)
        number = find_number(state.game, preview.events_after(move), names) if names else None
        changes = preview.changes_after(move)
        claims[any(sample.undo_blocked for sample in preview.samples_after(move))] += bool(changes)
        for full_state in samples:
            after, log = full_state.clone(), EventLog()
            after.event_log = log
            before = after.totals(seat)
            after.apply(move)
            truth = compare_totals(before, after.totals(seat))
            found = {total: truth.get(total, 0) for total in changes}
            assert found == changes, (state.move_text(move), state.decision_kind())
            if names:
                seen = log.visible_to(seat)
                assert find_number(state.game, seen, names) == number, state.move_text(move)
