"""Every kind of decision of Praga, also rare ones, drawn and described in every language."""

from pathlib import Path

import pytest

from burgrave import game
from burgrave.core.scenario.scenario import Scenario, play_steps, read_scenarios
from burgrave.core.state import State
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.match_view import MatchView
from burgrave.match.presenters.base import presenter_for
from burgrave.match.preview import Preview
from burgrave.match.prompt import make_prompt
from burgrave.terminal.board_renderer import renderer_for
from burgrave.terminal.frame import Frame
from tests.terminal.test_praga_frames import KEY, SIZES

POSITIONS = {
    "cathedral-tile": (
        "cathedral gold: [V-1, V-4]\n  0: {cathedral: {row: 5, column: 1}, silver windows: 2}",
        "climb cathedral",
    ),
    "arrow-up": ("0: {cathedral: {row: 1, column: 0}, silver windows: 2}", "climb cathedral"),
    "project-row": ("0: {technology: 5, technologies: [T3-2]}", "use T3-2"),
    "plaza-tile": ("0: {technology: 6, technologies: [T4-6]}", "use T4-6"),
    "sideways-project": (
        "plazas: {OT1: PL-02}\n  0: {technology: 6, technologies: [T4-6]}",
        "use T4-6, plaza OT1",
    ),
    "track-step": ("0: {technology: 6, technologies: [T4-4]}", "use T4-4"),
    "production-track": ("0: {technology: 6, technologies: [T4-4]}", "use T4-4, track mines"),
    "technology-action": ("0: {technology: 6, technologies: [T4-3]}", "use T4-3"),
    "bridge-pick": ("0: {figure: III, eggs: 1}\n  turn: {taken: A3}", "action road"),
    "bridge-place": (
        "silver stack: {top: [IV-1, IV-2, IV-3]}\n  0: {figure: III, eggs: 1}\n  turn: {taken: A3}",
        "action road, pick IV-1",
    ),
    "choose-bundle": ("0: {figure: I, eggs: 1}\n  turn: {taken: A3}", "action road, road egg effect II"),
    "discard-windows": (
        "0: {silver windows: 2, gold windows: 1}\n  turn: {taken: A1, main done: yes}",
        "end turn",
    ),
}


def state_of(kind: str, folder: Path) -> State:
    position, moves = POSITIONS[kind]
    file = folder / "position.yaml"
    lines = ["scenario: A position", "game: praga", "options: {players: 2}", "position:"]
    file.write_text("\n".join([*lines, f"  {position}", "play:", f"  - 0: [{moves}]"]))
    (scenario,) = read_scenarios(file, game)
    assert isinstance(scenario, Scenario), str(scenario)
    session = scenario.set_up()
    play_steps(scenario.steps, session)
    assert not session.mismatches, [str(found) for found in session.mismatches]
    decision = session.state.decision()
    assert decision is not None
    assert decision.kind == kind
    return session.state


def view_of(state: State, language: str) -> MatchView:
    praga, text = game("praga"), Translator(language)
    view, names = state.view(state.current_seat), text.seat_names(2)
    match_view = MatchView(text, names, int(state.current_seat), view.to_dict(), preview=Preview(view))
    match_view.prompt = make_prompt(presenter_for(praga), text, Preview(view), names)
    return match_view


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", POSITIONS)
def test_it_is_drawn_with_every_choice_and_described_without_keys(kind, language, tmp_path):
    match_view = view_of(state_of(kind, tmp_path), language)
    board = renderer_for(presenter_for(game("praga")))
    for width, height in SIZES:
        lines = [line.plain for line in Frame(board, match_view, width, height).make_lines()]
        shown = "\n".join(lines)
        assert len(lines) == height - 1
        assert not KEY.search(shown), KEY.search(shown)
        for choice in match_view.prompt.choices:
            assert f"{choice.number} " in shown
    for choice in match_view.prompt.choices:
        assert not KEY.search(f"{choice.label} {choice.short} {choice.note}")
    for sentence in [*board.state_sentences(match_view), *board.own_sentences(match_view)]:
        assert not KEY.search(sentence), sentence


def notes_by_label(kind: str, folder: Path) -> dict[str, str]:
    match_view = view_of(state_of(kind, folder), "en")
    return {
        replace_no_break_spaces(choice.label): replace_no_break_spaces(choice.note)
        for choice in match_view.prompt.choices
    }


def test_rewards_to_choose_among_are_described_in_words(tmp_path):
    assert list(notes_by_label("choose-bundle", tmp_path)) == ["1 gold window", "1 technology step"]


def test_places_of_the_bridge_say_what_they_and_the_tile_bring(tmp_path):
    notes = notes_by_label("bridge-place", tmp_path)
    tile = "1 move sideways on the Hunger Wall, 1 silver window, 2 points"
    assert notes["Bridge place 3"] == f"1 egg, 1 blue token, {tile}"


def test_bridge_tiles_say_what_they_do(tmp_path):
    notes = notes_by_label("cathedral-tile", tmp_path)
    assert "as many points as your gold mines" in notes["Choose bridge tile V-4"]


def test_plazas_say_both_rewards(tmp_path):
    notes = notes_by_label("plaza-tile", tmp_path)
    assert all(note.startswith("Above: ") and "Below: " in note for note in notes.values())


def test_an_arrow_says_what_lies_at_its_end(tmp_path):
    notes = notes_by_label("arrow-up", tmp_path)
    assert notes["Follow the arrow up"].startswith("−1 gold, 1 stone")
