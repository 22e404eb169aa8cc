"""What a view costs: the choices of a decision are computed once for each viewer, for all languages."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from burgrave.bots.registry import make_bot
from burgrave.core.events import FULL_STATE, SPECTATOR
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.match import Match
from burgrave.match.presenters.base import presenter_for
from burgrave.match.preview import SAMPLE_SEEDS
from burgrave.match.seating import make_seating
from burgrave.match.view_data import match_view_data

DECISIONS = 60
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"edition": "2016", "players": 4, "preset": "vicious_nobles"}),
    ("praga", {"players": 3}),
]
every_table = pytest.mark.parametrize(("id", "given"), TABLES)


@contextmanager
def count_work() -> Iterator[Counter[str]]:
    """Count what is asked of the rules meanwhile. The engine has to be the interpreted one."""
    counts: Counter[str] = Counter()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("offer", "to_dict", "view", "sample_state", "apply"):
            patch.setattr(State, name, counted(getattr(State, name), name, counts))
        yield counts


def counted(function: Any, name: str, counts: Counter[str]) -> Any:
    def count(state: State, *args: Any) -> Any:
        where = "choices" if name == "offer" and state.viewer != FULL_STATE else name
        if where != "choices" or state.viewer == state.current_seat:
            counts[where] += 1
        return function(state, *args)

    return count


def make_match(id: str, given: dict[str, Any]) -> Match:
    game = game_of(id)
    options = game.options(**given)
    seating = make_seating(game, options.players, list(range(options.players)), [], [])
    recorder = Recorder(game, options, 5, seating.record_names())
    return Match(recorder, seating, presenter_for(game, options.to_dict()))


def iter_decisions(id: str, given: dict[str, Any]) -> Iterator[Match]:
    """Play a game by chance; yield it at every decision."""
    match, rng, bot = make_match(id, given), FastRng(5), make_bot(game_of(id), "random")
    for _ in range(DECISIONS):
        yield match
        seat = match.current_seat
        match.play(seat, bot.choose(match.history.state.view(seat), rng))


def is_interpreted() -> bool:
    return type(State.offer).__name__ == "function"


@pytest.mark.skipif(not is_interpreted(), reason="calls inside the compiled engine cannot be counted")
@every_table
def test_the_choices_of_a_decision_are_computed_once_in_all_languages(id, given):
    for match in iter_decisions(id, given):
        for viewer in (*range(given["players"]), SPECTATOR):
            with count_work() as counts:
                preview = match.preview_for(viewer)
                for language in LANGUAGES:
                    tr = Translator(language, tags_names=True)
                    match_view_data(match.presenter, match.view_for(viewer, tr, 0, preview))
            decides = viewer == match.current_seat
            assert counts["choices"] == decides
            assert counts["view"] == counts["to_dict"] == 1
            assert counts["sample_state"] == decides * len(SAMPLE_SEEDS)
            if not decides:
                assert counts["offer"] == counts["apply"] == 0


@pytest.mark.skipif(not is_interpreted(), reason="calls inside the compiled engine cannot be counted")
@every_table
def test_each_previewed_sequence_is_played_once_in_each_sample(id, given):
    compared = 0
    for match in iter_decisions(id, given):
        preview = match.preview_for(match.current_seat)
        with count_work() as counts:
            tr = Translator("en", tags_names=True)
            match_view_data(match.presenter, match.view_for(match.current_seat, tr, 0, preview))
        # The rest are answers to the questions at the end of a turn of Praga and about a plaza, and the two
        # actions of an action tile, played once.
        beyond = counts["apply"] - len(SAMPLE_SEEDS) * len(preview.played)
        assert 0 <= beyond <= 4 + 2 * len(preview.played)
        compared += len(preview.played)
    assert compared > DECISIONS
