"""What a review says is judged by what the seat knew, can be counted again, and is the same every time."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.core.events import EventLog
from burgrave.core.record import read_record
from burgrave.core.record.text import event_text
from burgrave.core.rng import FastRng
from burgrave.review.curve import chances_after
from burgrave.review.decision_review import compare, list_choices, rank_choices, review_decision
from burgrave.review.grades import accuracy_of, grade_of
from burgrave.review.playouts import Sampler
from burgrave.review.reviewed_game import RecordedDecision, ReviewedGame, seed_for
from tests.errors import raises_error

RECORDS = Path(__file__).parent.parent / "records"
GAMES = ("citadels-2016-3p-1", "citadels-classic-2p-1", "praga-2p-1", "praga-1p-1")


@lru_cache
def reviewed(name: str) -> ReviewedGame:
    return ReviewedGame(read_record(RECORDS / "0.2.0" / f"{name}.txt", burgrave.game), "quick")


def some(game: ReviewedGame, count: int) -> list[RecordedDecision]:
    """Decisions from all parts of a game."""
    return game.decisions[:: max(1, len(game.decisions) // count)]


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_no_grade(name: str):
    """The same position as the seat sees it, with other cards where it does not see them."""
    game, differed = reviewed(name), False
    for decision in some(game, 5):
        true = game.states[decision.entry - 1]
        twin = true.view(decision.seat).sample_state(FastRng(decision.entry))
        differed = differed or twin.to_bytes() != true.to_bytes()
        before = review_decision(game, decision)
        game.states[decision.entry - 1] = twin
        try:
            assert review_decision(game, decision) == before
        finally:
            game.states[decision.entry - 1] = true
    assert differed or game.game.id == "praga"


@pytest.mark.parametrize("name", GAMES)
def test_a_review_is_the_same_every_time(name: str):
    game = reviewed(name)
    again = ReviewedGame(game.record, "quick")
    for decision in some(game, 2):
        assert review_decision(again, decision) == review_decision(game, decision)
        assert chances_after(again, decision.entry) == chances_after(game, decision.entry)


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_of_a_decision_belong_together(name: str):
    game = reviewed(name)
    for decision in some(game, 6):
        body = review_decision(game, decision)
        rows, samples = body["considered"], body["samples"]
        assert rows[0]["moves"] == body["best"]
        assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)
        assert list(decision.moves) in [row["moves"] for row in rows]
        assert body["grade"] == grade_of(body["loss"], body["error"])
        assert body["share"] == pytest.approx(samples["best"] / samples["count"], abs=1e-4)
        assert samples["best"] >= samples["chosen"]
        if body["best"] != body["chosen"]:
            assert body["loss"] == pytest.approx(
                (samples["best"] - samples["chosen"]) / samples["count"], abs=1e-3
            )
        else:
            assert (body["loss"], body["grade"]) == (0, "best")


def happened(
    key: str, reason: dict[str, Any], before: Any, state: Any, seat: int, events: list[str]
) -> float:
    """Count a reason without the code that found it: from the state data, or from the texts of the events."""
    own, own_before = state["seats"][seat], before["seats"][seat]
    match key:
        case "completes-first" | "rival-completes-first":
            who = seat if key == "completes-first" else reason["seat"]
            return float(before["first_completed"] is None and state["first_completed"] == who)
        case "builds":
            return float(any(text.startswith(f"district-built {seat} {reason['piece']} ") for text in events))
        case "builds-more":
            return sum(text.startswith(f"district-built {seat} ") for text in events)
        case "loses-district":
            lost = ("district-destroyed", "district-seized")
            return float(any(text.split()[0] in lost and text.split()[2] == str(seat) for text in events))
        case "is-killed":
            return float(any(text.startswith(f"killed-shown {seat} ") for text in events))
        case "is-robbed":
            return float(any(text.startswith("robbed ") and text.split()[2] == str(seat) for text in events))
        case "gold-left":
            return float(own["gold"])
        case "stone-left":
            return float(own["stone"])
        case "walls-at-end":
            return len(own["walls"]) - len(own_before["walls"])
        case "leads-plaza":
            return float(f"plaza-led {seat} {reason['piece']}" in events)
        case "row-reached" | "token-times" | "buildings-at-end":
            names = {
                "row-reached": "climbed",
                "token-times": "token-taken",
                "buildings-at-end": "building-built",
            }
            return sum(text.startswith(f"{names[key]} {seat} ") for text in events)
    raise AssertionError(key)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_a_count_that_can_be_made_again(name: str):
    game, keys = reviewed(name), set()
    for decision in some(game, 14):
        view = game.view_before(decision)
        body = review_decision(game, decision)
        counted = body["samples"]["why"]
        if not counted:
            continue
        ranked = rank_choices(
            Sampler(game.search_model, view, game.depth, seed_for(view, "tries")),
            list_choices(game, decision),
        )
        first = next(trial.choice for trial in ranked if trial.choice != decision.moves)
        fresh = Sampler(game.search_model, view, game.depth, seed_for(view, "fresh"))
        totals: dict[str, list[float]] = {reason["key"]: [0, 0] for reason in counted}
        count = len(compare(fresh, first, decision.moves).ends)
        fresh = Sampler(game.search_model, view, game.depth, seed_for(view, "fresh"))
        is_best = body["best"] == list(decision.moves)
        for _ in range(count):
            fresh.next_sample()
            for place, choice in enumerate((decision.moves, first) if is_best else (first, decision.moves)):
                played = fresh.play(choice, EventLog())
                texts = [event_text(game.game.notation, event).split(": ")[-1] for event in played.events]
                before, state = view.to_dict(), played.state.to_dict()
                for reason in counted:
                    key = reason["key"]
                    amount = (
                        float(
                            played.state.scores()[decision.seat]
                            if game.game.id == "praga"
                            else state["seats"][decision.seat]["points"]
                        )
                        if key == "points-by"
                        else happened(key, reason, before, state, decision.seat, texts)
                    )
                    totals[key][place] += amount
        for reason in counted:
            keys.add(reason["key"])
            found = totals[reason["key"]]
            if reason["of"]:
                assert [reason["best"], reason["chosen"]] == [round(each) for each in found], reason
                assert abs(found[0] - found[1]) >= 0.1 * reason["of"]
            else:
                means = [round(each / count, 1) for each in found]
                assert [reason["best"], reason["chosen"]] == means, reason
    assert keys


def test_where_a_piece_is_laid_completes_the_choice_before_it():
    game = reviewed("praga-2p-1")
    longer = [decision for decision in game.decisions if decision.last_entry > decision.entry]
    assert longer
    for decision in longer:
        kinds = [
            game.states[entry - 1].decision_kind() for entry in range(decision.entry, decision.last_entry + 1)
        ]
        assert all(game.is_placing(kind) for kind in kinds[1:])
        assert len(decision.moves) == len(kinds)


def test_the_curve_ends_with_the_result():
    game = reviewed("citadels-classic-2p-1")
    last = chances_after(game, len(game.states) - 1)
    winners = [seat for seat, place in enumerate(game.record.places) if place == 1]
    assert [seat for seat, chance in enumerate(last) if chance > 0] == winners
    assert sum(last) == pytest.approx(1)


def test_a_small_or_doubtful_loss_is_no_mistake():
    assert [grade_of(loss, 0.0) for loss in (0, 0.015, 0.016, 0.04, 0.041, 0.1, 0.101)] == [
        "best", "best", "good", "good", "doubtful", "doubtful", "mistake",
    ]  # fmt: skip
    assert grade_of(0.08, 0.05) == "good"
    assert grade_of(0.08, 0.04) == "doubtful"
    assert accuracy_of([]) is None
    assert accuracy_of([0, 0.25, 0.5, 0.125]) == pytest.approx((1 + 0 + 0 + 0.5) / 4)


def test_only_whole_games_of_the_present_rules_are_reviewed():
    record = read_record(RECORDS / "0.2.0" / "citadels-classic-2p-1.txt", burgrave.game)
    record.scores, record.places = [], []
    del record.entries[40:]
    with raises_error("review-not-over"):
        ReviewedGame(record)
    for path in sorted((RECORDS / "differs").rglob("*.txt"))[:2]:
        with raises_error("review-differs"):
            ReviewedGame(read_record(path, burgrave.game))
