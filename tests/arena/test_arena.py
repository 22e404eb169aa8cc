"""Contests: which games are played, what is kept, and when they end."""

import json
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from burgrave import game as game_of
from burgrave.arena import deal as deals
from burgrave.arena.arena import Arena
from burgrave.arena.deal import Deal, play_deals, sort_by_entry
from burgrave.arena.results import ArenaResults, report_data
from burgrave.arena.run_file import RunFile
from burgrave.arena.sequential_test import deals_until_decided
from burgrave.core.error import BurgraveError
from burgrave.core.playout import play_out_seats
from burgrave.simulation import worker_pool as pool_module
from burgrave.simulation.plan import SimulationPlan, make_plan
from burgrave.simulation.worker_pool import WorkerPool
from tests.errors import raises_error

CITADELS = game_of("citadels")


def make_test_plan(bots: list[str], deals: int, players: int = 3, seed: int = 1) -> SimulationPlan:
    return make_plan(CITADELS, CITADELS.options(players=players), bots, deals, seed)


def play_arena(arena: Arena) -> Arena:
    for _ in arena.play():
        pass
    return arena


def deal_points(arena: Arena) -> list[tuple[int, list[list[int]]]]:
    return [(deal.number, deal.points) for deal in arena.counted_deals()]


def test_every_bot_has_every_seat_of_a_deal_once(monkeypatch):
    seen = []

    def look(s, players, chances):
        seen.append((s.to_bytes(), [player.player for player in players]))
        return play_out_seats(s, players, chances)

    monkeypatch.setattr(deals, "play_out_seats", look)
    play_deals(make_test_plan(["h1", "random", "apprentice"], 1), 60.0, [0], 1.0)
    assert len({cards for cards, _ in seen}) == 1
    for seat in range(3):
        assert len({seated[seat] for _, seated in seen}) == 3


def test_results_are_kept_in_the_order_of_the_line_up():
    # In the second game the bots have moved on: the first entry sits where the last one sat.
    assert sort_by_entry([10, 20, 30], 0) == [10, 20, 30]
    assert sort_by_entry([10, 20, 30], 1) == [30, 10, 20]
    assert make_test_plan(["h1", "random", "search"], 1).bots_in_game(1) == ["random", "search", "h1"]


def test_workers_and_parts_do_not_change_the_results():
    asked = make_test_plan(["h1", "random"], 6)
    assert deal_points(play_arena(Arena(asked, WorkerPool(1)))) == deal_points(
        play_arena(Arena(asked, WorkerPool(2)))
    )


def test_equal_bots_win_by_chance():
    found = ArenaResults(play_arena(Arena(make_test_plan(["random"], 30, players=4), WorkerPool(1))))
    for wins in found.entry_estimates():
        assert wins.low <= 0.25 <= wins.high
        assert wins.low < wins.high


def test_the_report_has_everything():
    found = ArenaResults(play_arena(Arena(make_test_plan(["h1", "random"], 8), WorkerPool(1))))
    data = json.loads(json.dumps(report_data(found, found.rows)))
    h1, random = data["bots"]
    assert (data["deals"], data["games"], data["anchor"], data["complete"]) == (8, 24, "h1", True)
    assert (h1["bot"], h1["games"], h1["rating"]) == ("h1", 48, 1000)
    assert 2 * h1["win_share"] + random["win_share"] == pytest.approx(1)
    assert h1["low"] <= h1["win_share"] <= h1["high"]
    assert random["rating_low"] <= random["rating"] <= random["rating_high"] < 1000
    assert h1["ms_per_decision"] > 0
    assert data["cross"]["h1"]["random"] + data["cross"]["random"]["h1"] == pytest.approx(1)
    (pair,) = data["pairs"]
    assert pair["difference"] == pytest.approx(h1["win_share"] - random["win_share"])
    assert [entry["bot"] for entry in data["entries"]] == ["h1", "random", "h1"]


@pytest.mark.parametrize(
    ("bots", "anchor"),
    [
        (["h1", "random"], "h1"),
        (["apprentice", "random"], "random"),
    ],
)
def test_the_reference_has_a_thousand_points_or_else_the_last_bot_named(bots, anchor):
    found = ArenaResults(play_arena(Arena(make_test_plan(bots, 1, players=2), WorkerPool(1))))
    assert found.anchor == anchor
    assert next(row.rating.mean for row in found.rows if row.bot == anchor) == 1000


# -- files


def run_file(path: Path, asked: SimulationPlan) -> RunFile:
    return RunFile(path, asked, 10.0)


def test_an_interrupted_run_goes_on_where_it_was(tmp_path, monkeypatch):
    monkeypatch.setattr(pool_module, "PART_SECONDS", 0.0)  # one deal is a part
    asked, file = make_test_plan(["h1", "random"], 5), tmp_path / "run.jsonl"
    first = Arena(asked, WorkerPool(1), file=run_file(file, asked))
    with closing(first.play()) as parts:
        next(parts)
        next(parts)
    assert not first.complete
    file.write_text(file.read_text() + '{"number": 2, "pla')  # cut off while writing
    second = Arena(asked, WorkerPool(1), file=run_file(file, asked))
    assert sorted(second.deals) == [0, 1]
    assert deal_points(play_arena(second)) == deal_points(play_arena(Arena(asked, WorkerPool(1))))
    assert len(file.read_text().splitlines()) == 6
    third = Arena(asked, WorkerPool(1), file=run_file(file, asked))
    assert (list(third.play()), third.complete) == ([], True)


def test_a_run_can_be_made_longer_but_not_another_one(tmp_path):
    file = tmp_path / "run.jsonl"
    asked = make_test_plan(["h1", "random"], 1)
    play_arena(Arena(asked, WorkerPool(1), file=run_file(file, asked)))
    longer = make_test_plan(["h1", "random"], 2)
    assert len(play_arena(Arena(longer, WorkerPool(1), file=run_file(file, longer))).deals) == 2
    with pytest.raises(BurgraveError) as refused:
        run_file(file, make_test_plan(["h1", "random"], 2, seed=2)).open()
    assert (refused.value.code, refused.value.params["what"]) == ("arena-file-other", "seed")


def test_a_file_that_is_no_run_is_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader\n")
    with raises_error("arena-file-none"):
        run_file(file, make_test_plan(["h1"], 1)).open()
    assert file.read_text() == "Dear reader\n"


def test_a_deal_is_read_as_it_was_written():
    _, (deal,) = play_deals(make_test_plan(["h1", "random"], 1), 60.0, [0], 1.0)
    assert Deal.from_dict(json.loads(json.dumps(deal.to_dict()))) == deal


# -- the sequential test


def test_a_clear_lead_is_decided_early_and_only_the_deals_so_far_count(monkeypatch):
    asked = make_test_plan(["h1", "random", "random"], 200)
    run = play_arena(Arena(asked, WorkerPool(1), stop_early=True))
    assert run.complete
    assert 3 < len(run.counted_deals()) < 50
    assert [deal.number for deal in run.counted_deals()] == list(range(len(run.counted_deals())))


def test_chance_is_seldom_taken_for_strength():
    errors = 0
    for seed in range(200):
        rng = Random(seed)
        errors += deals_until_decided([rng.choice([0, 0, 0, 1]) for _ in range(300)], 0.25) is not None
    assert errors <= 0.05 * 200


def test_strength_is_found():
    rng = Random(1)
    assert deals_until_decided([rng.choice([0, 1]) for _ in range(300)], 0.25) is not None
    assert deals_until_decided([0.0] * 100, 0.25) is not None
