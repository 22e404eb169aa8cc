"""The end of a game: readable, honest about who won and why."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from burgrave import game
from burgrave.bots.registry import default_bot, make_bot
from burgrave.core.rng import FastRng
from burgrave.core.scenario.scenario import Scenario, read_scenarios
from burgrave.core.state import State
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.presenters.base import Presenter, presenter_for
from burgrave.match.result import outcome_sentences, result_sentences
from burgrave.terminal.result_table import result_table

WIDTH = 80


def play_game(id: str, seed: int = 1, **given: Any) -> tuple[Presenter, State]:
    """A game between bots, to its end."""
    found = game(id)
    state, rng = found.new(found.options(**given), seed), FastRng(seed)
    one = make_bot(found, default_bot(found))
    while not state.is_over:
        state.apply(one.choose(state.view(state.current_seat), rng))
    return presenter_for(found, given), state


def find_ended_game(file: str, name: str) -> tuple[Presenter, State]:
    """The end of a game that a ruling describes."""
    scenarios = read_scenarios(Path(__file__).parents[1] / "rules" / "citadels" / file, game)
    found = next(each for each in scenarios if each.name.startswith(name))
    assert isinstance(found, Scenario)
    state = found.set_up().state
    assert state.is_over
    return presenter_for(found.game, found.options.to_dict()), state


def draw_result(presenter: Presenter, state: State, language: str, names: list[str]) -> list[str]:
    text = Translator(language, str(state.to_dict()["setup"].get("edition", "none")))
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, no_color=True)
    console.print(result_table(presenter.game, text, names, state, 0, WIDTH))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "players"), [("praga", 4), ("citadels", 8)])
def test_final_scores_are_read_at_80_columns_item_by_item(id, players, language):
    given: dict[str, Any] = {"edition": "2016"} if id == "citadels" else {}
    presenter, state = play_game(id, players=players, **given)
    text = Translator(language, str(given.get("edition", "none")))
    lines = draw_result(presenter, state, language, text.seat_names(players))
    assert all(len(line) <= WIDTH for line in lines)
    rows = [line.split() for line in lines]
    total = [str(number) for number in sorted(state.scores(), reverse=True)]
    assert sorted(rows[-1][-players:], key=int) == sorted(total, key=int)
    assert not any("…" in line for line in lines)
    for item in {item for seat in range(players) for item, _ in state.score_breakdown(seat)}:
        first_word = text.score_item_name(presenter.game, item).split()[0]
        assert any(row and row[0] == first_word for row in rows)
    assert replace_no_break_spaces(f"({text.format('seat-you')})") in " ".join(lines)


def test_long_names_are_folded_not_cut():
    presenter, state = play_game("citadels", players=8, edition="2016")
    names = [f"Grandmother{seat}" for seat in range(8)]
    lines = draw_result(presenter, state, "en", names)
    assert all(len(line) <= WIDTH for line in lines)
    assert "…" not in "\n".join(lines)


def test_a_tie_is_shown_with_what_decided_it():
    presenter, state = find_ended_game("scoring-2016.yaml", "Among equals the highest rank")
    sentences = outcome_sentences(presenter, Translator("en", "2016"), list("ABCDE"), state, None)
    assert sentences[1] == "The winner is B."
    assert sentences[2].startswith(
        "Equal points; the highest rank revealed in the last round decides: B (8), A (4)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("points", "key"), [(140, "below"), (141, "good")])
def test_alone_the_result_is_measured_by_the_rulebook(points, key, language):
    presenter, state = play_game("praga", players=1)
    text = Translator(language)
    solo = presenter.solo_rating(text, state.to_dict(), [points])
    assert solo == text.format(f"praga-rating-{key}", number=points, good=140, solo="simple")
    sentences = result_sentences(presenter, text, ["A"], state, 0)
    assert text.format("game-you-win") not in sentences
    assert sentences[2].startswith(f"1. A ({text.format('seat-you')}): ")
