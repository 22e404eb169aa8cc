"""Contests: which games are played, what is kept, and when they end."""

import json
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from burgrave import game as game_of
from burgrave.core.playout import play_out
from burgrave.core.wrong import Wrong
from burgrave.lab import crew as crews
from burgrave.lab.arena import deal as deals
from burgrave.lab.arena.contest import Contest
from burgrave.lab.arena.deal import Deal, by_entry, play_deals
from burgrave.lab.arena.doubt import decided_after
from burgrave.lab.arena.report import Findings, report
from burgrave.lab.arena.runfile import RunFile
from burgrave.lab.crew import Crew
from burgrave.lab.plan import Plan, plan_for

CITADELS = game_of("citadels")


def plan(bots: list[str], deals: int, players: int = 3, seed: int = 1) -> Plan:
    return plan_for(CITADELS, CITADELS.options(players=players), bots, deals, seed)


def played(contest: Contest) -> Contest:
    for _ in contest.play():
        pass
    return contest


def results(contest: Contest) -> list[tuple[int, list[list[int]]]]:
    return [(deal.number, deal.points) for deal in contest.counted()]


def test_every_bot_has_every_seat_of_a_deal_once(monkeypatch):
    seen = []

    def look(s, players, chances):
        seen.append((s.to_bytes(), [player.player for player in players]))
        return play_out(s, players, chances)

    monkeypatch.setattr(deals, "play_out", look)
    play_deals(plan(["h1", "random", "apprentice"], 1), 60.0, [0], 1.0)
    assert len({cards for cards, _ in seen}) == 1
    for seat in range(3):
        assert len({seated[seat] for _, seated in seen}) == 3


def test_results_are_kept_in_the_order_of_the_line_up():
    # In the second game the bots have moved on: the first entry sits where the last one sat.
    assert by_entry([10, 20, 30], 0) == [10, 20, 30]
    assert by_entry([10, 20, 30], 1) == [30, 10, 20]
    assert plan(["h1", "random", "search"], 1).bots_of(1) == ["random", "search", "h1"]


def test_workers_and_parts_do_not_change_the_results():
    asked = plan(["h1", "random"], 6)
    assert results(played(Contest(asked, Crew(1)))) == results(played(Contest(asked, Crew(2))))


def test_equal_bots_win_by_chance():
    found = Findings(played(Contest(plan(["random"], 30, players=4), Crew(1))))
    for wins in found.entry_wins():
        assert wins.low <= 0.25 <= wins.high
        assert wins.low < wins.high


def test_the_report_has_everything():
    found = Findings(played(Contest(plan(["h1", "random"], 8), Crew(1))))
    data = json.loads(json.dumps(report(found, found.rows())))
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
    found = Findings(played(Contest(plan(bots, 1, players=2), Crew(1))))
    assert found.anchor == anchor
    assert next(row.rating.mean for row in found.rows() if row.bot == anchor) == 1000


# -- files


def run_file(path: Path, asked: Plan) -> RunFile:
    return RunFile(path, asked, 10.0)


def test_an_interrupted_run_goes_on_where_it_was(tmp_path, monkeypatch):
    monkeypatch.setattr(crews, "PART_SECONDS", 0.0)  # one deal is a part
    asked, file = plan(["h1", "random"], 5), tmp_path / "run.jsonl"
    first = Contest(asked, Crew(1), file=run_file(file, asked))
    with closing(first.play()) as parts:
        next(parts)
        next(parts)
    assert not first.complete
    file.write_text(file.read_text() + '{"number": 2, "pla')  # cut off while writing
    second = Contest(asked, Crew(1), file=run_file(file, asked))
    assert sorted(second.deals) == [0, 1]
    assert results(played(second)) == results(played(Contest(asked, Crew(1))))
    assert len(file.read_text().splitlines()) == 6
    third = Contest(asked, Crew(1), file=run_file(file, asked))
    assert (list(third.play()), third.complete) == ([], True)


def test_a_run_can_be_made_longer_but_not_another_one(tmp_path):
    file = tmp_path / "run.jsonl"
    asked = plan(["h1", "random"], 1)
    played(Contest(asked, Crew(1), file=run_file(file, asked)))
    longer = plan(["h1", "random"], 2)
    assert len(played(Contest(longer, Crew(1), file=run_file(file, longer))).deals) == 2
    with pytest.raises(Wrong) as refused:
        run_file(file, plan(["h1", "random"], 2, seed=2)).open()
    assert (refused.value.key, refused.value.given["what"]) == ("arena-file-other", "seed")


def test_a_file_that_is_no_run_is_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader\n")
    with pytest.raises(Wrong, match="arena-file-none"):
        run_file(file, plan(["h1"], 1)).open()
    assert file.read_text() == "Dear reader\n"


def test_a_deal_is_read_as_it_was_written():
    _, (deal,) = play_deals(plan(["h1", "random"], 1), 60.0, [0], 1.0)
    assert Deal.from_data(json.loads(json.dumps(deal.as_data()))) == deal


# -- the sequential test


def test_a_clear_lead_is_decided_early_and_only_the_deals_so_far_count(monkeypatch):
    asked = plan(["h1", "random", "random"], 200)
    contest = played(Contest(asked, Crew(1), stop=True))
    assert contest.complete
    assert 3 < len(contest.counted()) < 50
    assert [deal.number for deal in contest.counted()] == list(range(len(contest.counted())))


def test_chance_is_seldom_taken_for_strength():
    wrong = 0
    for seed in range(200):
        chance = Random(seed)
        wrong += decided_after([chance.choice([0, 0, 0, 1]) for _ in range(300)], 0.25) is not None
    assert wrong <= 0.05 * 200


def test_strength_is_found():
    chance = Random(1)
    assert decided_after([chance.choice([0, 1]) for _ in range(300)], 0.25) is not None
    assert decided_after([0.0] * 100, 0.25) is not None
