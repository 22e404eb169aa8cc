"""Choices of Praga in words: what they bring, what is lost, and what a tile of the crane offers."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.match.layout.base import Situation
from burgrave.match.match_view import Prompt
from burgrave.match.preview import Preview, compare_totals, play_on_copy
from burgrave.match.prompt import make_prompt
from tests.match.praga_games import TABLES, list_decisions, presenter_for_options

WORDS = burgrave.game("praga").notation
NAMES = ["Alder", "Birch", "Cedar", "Durmast"]
TWO: dict[str, Any] = {"players": 2}


def prompt_for(s: State, given: dict[str, Any]) -> tuple[Prompt, Preview]:
    preview = Preview(s.view(s.current_seat))
    return make_prompt(presenter_for_options(given), Translator("en"), preview, NAMES), preview


def test_rewards_and_refusals_say_what_they_are():
    seen: Counter[str] = Counter()
    for seed in (3, 4, 5, 6):
        for s in list_decisions(TWO, seed, {"choose-bundle", "arrow-up", "cathedral-tile"}):
            prompt, _ = prompt_for(s, TWO)
            labels = [choice.label for choice in prompt.choices]
            assert not [label for label in labels if label == "No" or label.startswith("Reward ")]
            assert len(set(labels)) == len(labels) or s.decision_kind() == "cathedral-tile"
            seen[s.decision_kind()] += 1
    assert seen["choose-bundle"]
    assert seen["arrow-up"]


def test_a_production_says_what_is_lost_at_the_limit():
    losing = 0
    for seed in range(3, 9):
        for s in list_decisions(TWO, seed, {"turn"}):
            prompt, preview = prompt_for(s, TWO)
            for choice in prompt.choices:
                move = WORDS.move(choice.move)
                if move.verb != "action" or "produce" not in move.id_of("performance"):
                    continue
                player, data = int(s.current_seat), preview.state_data
                track = "mines" if "gold" in move.id_of("performance") else "quarry"
                brought = data["seats"][player]["production"][track]
                kept = preview.changes_after(choice.move)
                lost = [code for code in ("gold", "stone") if brought.get(code, 0) > kept.get(code, 0)]
                assert ("lost" in choice.note) == bool(lost)
                losing += len(lost)
    assert losing


@pytest.mark.parametrize("given", TABLES, ids=lambda given: "-".join(map(str, given.values())))
def test_a_tile_of_the_crane_says_what_its_actions_would_bring(given):
    said: Counter[str] = Counter()
    for s in list_decisions(given, 5, {"turn"}):
        preview, presenter = Preview(s.view(s.current_seat)), presenter_for_options(given)
        explainer = presenter.gain_breakdowns(Translator("en"), NAMES, preview.state_data, preview)
        assert explainer is not None
        for number in preview.legality.moves:
            if WORDS.move(number).verb != "take":
                continue
            after = preview.samples_after(number)[0]
            found = explainer.explain_gain(preview.events_after(number), after, preview.changes_after(number))
            assert found is not None
            for item in found.items:
                performance = item.object[1] if item.object else ""
                done = play_on_copy(after, [WORDS.numbers[f"action {performance.replace('_', ' ')}"]])
                if done.decision_kind() == "choose-tile":
                    assert f"(possible tiles: {len(done.legal_moves())} of" in item.label.replace("\xa0", " ")
                else:
                    seat = int(s.current_seat)
                    assert dict(item.unlocks) == compare_totals(after.totals(seat), done.totals(seat))
                said[performance] += 1
    assert len(said) == 8


def test_a_lacking_amount_is_said_with_what_one_has():
    reasons = set()
    for s in list_decisions(TWO, 4, {"turn", "choose-tile"}):
        prompt, _ = prompt_for(s, TWO)
        reasons |= {refused.reason for refused in prompt.refused if refused.reason.startswith("Costs ")}
    assert reasons
    assert [reason for reason in reasons if "you have" not in reason] == []


def test_the_reward_of_the_road_lies_where_the_figure_stands():
    spaces = set()
    for seed in (3, 4, 5, 6):
        for s in list_decisions(TWO, seed, {"choose-bundle"}):
            presenter = presenter_for_options(TWO)
            focus = presenter.layout.focus_of(Situation("choose-bundle", s.to_dict()))
            assert focus is not None
            assert focus["kind"] == "space"
            spaces.add(focus["space"])
    assert spaces <= {"I", "II", "III"}
    assert spaces
