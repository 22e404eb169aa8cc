"""The end of a game: readable, honest about who won and why."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from burgrave import game
from burgrave.bots.registry import bot, usual
from burgrave.core.chance import Fast
from burgrave.core.scenario.scenario import Scenario, read
from burgrave.core.state import State
from burgrave.table.lens import Lens, lens_for
from burgrave.table.result import outcome, result_sentences
from burgrave.terminal.result import result_table
from burgrave.text import LANGUAGES, Text
from burgrave.text.spaces import loose

WIDTH = 80


def played(id: str, seed: int = 1, **given: Any) -> tuple[Lens, State]:
    """A game between bots, to its end."""
    found = game(id)
    state, chance = found.new(found.options(**given), seed), Fast(seed)
    one = bot(found, usual(found))
    while not state.over:
        state.play(one.choose(state.view(state.acting), chance))
    return lens_for(found, given), state


def ended(file: str, name: str) -> tuple[Lens, State]:
    """The end of a game that a ruling describes."""
    scenarios = read(Path(__file__).parents[1] / "rules" / "citadels" / file, game)
    found = next(each for each in scenarios if each.name.startswith(name))
    assert isinstance(found, Scenario)
    state = found.set_up().state
    assert state.over
    return lens_for(found.game, found.options.as_dict()), state


def drawn(lens: Lens, state: State, language: str, names: list[str]) -> list[str]:
    text = Text(language, str(state.facts()["setup"].get("edition", "none")))
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, no_color=True)
    console.print(result_table(lens.game, text, names, state, 0, WIDTH))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "players"), [("praga", 4), ("citadels", 8)])
def test_final_scores_are_read_at_80_columns_item_by_item(id, players, language):
    given: dict[str, Any] = {"edition": "2016"} if id == "citadels" else {}
    lens, state = played(id, players=players, **given)
    text = Text(language, str(given.get("edition", "none")))
    lines = drawn(lens, state, language, text.seats(players))
    assert all(len(line) <= WIDTH for line in lines)
    rows = [line.split() for line in lines]
    total = [str(number) for number in sorted(state.scores(), reverse=True)]
    assert sorted(rows[-1][-players:], key=int) == sorted(total, key=int)
    assert not any("…" in line for line in lines)
    for item in {item for seat in range(players) for item, _ in state.breakdown(seat)}:
        first_word = text.points(lens.game, item).split()[0]
        assert any(row and row[0] == first_word for row in rows)
    assert loose(f"({text.say('cli-you')})") in " ".join(lines)


def test_long_names_are_folded_not_cut():
    lens, state = played("citadels", players=8, edition="2016")
    names = [f"Grandmother{seat}" for seat in range(8)]
    lines = drawn(lens, state, "en", names)
    assert all(len(line) <= WIDTH for line in lines)
    assert "…" not in "\n".join(lines)


def test_a_tie_is_told_with_what_decided_it():
    lens, state = ended("scoring-2016.yaml", "Among equals the highest rank")
    told = outcome(lens, Text("en", "2016"), list("ABCDE"), state, None)
    assert told[1] == "The winner is B."
    assert told[2].startswith(
        "Equal points; the highest rank revealed in the last round decides: B (8), A (4)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("points", "key"), [(140, "below"), (141, "good")])
def test_alone_the_result_is_measured_by_the_rulebook(points, key, language):
    lens, state = played("praga", players=1)
    text = Text(language)
    solo = lens.verdict(text, state.facts(), [points])
    assert solo == text.say(f"praga-verdict-{key}", number=points, good=140, solo="simple")
    told = result_sentences(lens, text, ["A"], state, 0)
    assert text.say("cli-you-win") not in told
    assert told[2].startswith(f"1. A ({text.say('cli-you')}): ")
