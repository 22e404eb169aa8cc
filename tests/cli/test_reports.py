"""Every report that a command prints, read as people read it and compared with the same report as JSON."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from burgrave import game, games
from burgrave.benchmark.engine_speed import BenchmarkRow
from burgrave.bots.levels import levels
from burgrave.bots.registry import bot_types, builtin_bot_types
from burgrave.cli import bench, output
from burgrave.cli.main import main
from burgrave.cli.output import Progress
from burgrave.i18n import LANGUAGES, Translator

PERCENT = r"(-?[\d.]+) %"
SIMULATED = "simulate citadels --players 3 --games 12 --bots h1,random --workers 1"
PLAYED = "arena citadels --players 2 --bots builder,apprentice --deals 3 --workers 1"


def printed(capsys: pytest.CaptureFixture[str], typed: str) -> str:
    """What a command prints, with plain spaces."""
    assert main(typed.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return re.sub(r"[^\S\n]", " ", str(out))


def table(shown: str, heading: str) -> list[list[str]]:
    """The rows of the table whose first heading is this one; cells stand two spaces apart."""
    lines = shown.splitlines()
    first = next(place for place, line in enumerate(lines) if re.match(rf"{heading}(  |$)", line))
    rows = []
    for line in lines[first + 2 :]:
        if not line:
            break
        rows.append(re.split(r" {2,}", line.strip()))
    return rows


def percent(cell: str) -> float:
    found = re.fullmatch(PERCENT, cell)
    assert found, cell
    return float(found[1])


def test_simulate_prints_what_it_counted(capsys):
    shown = printed(capsys, SIMULATED)
    counted = json.loads(printed(capsys, f"{SIMULATED} --json"))
    assert shown.startswith("Citadels – Edition: Classic; ")
    seats = table(shown, "seat")
    assert [row[0] for row in seats] == ["1", "2", "3"]
    for row, seat in zip(seats, counted["seats"], strict=True):
        assert percent(row[1]) == round(100 * seat["win_share"], 1)
        assert row[2] == f"{100 * seat['low']:.1f} … {100 * seat['high']:.1f} %"
        assert percent(row[3]) == round(100 * seat["chance"], 1)
        assert row[4] == f"{seat['points']['mean']:.1f} ± {seat['points']['sd']:.1f}"
    bots = table(shown, "bot × seats")  # noqa: RUF001
    assert [row[0] for row in bots] == ["h1 × 2", "random"]  # noqa: RUF001
    assert [percent(row[1]) for row in bots] == [round(100 * bot["win_share"], 1) for bot in counted["bots"]]
    assert sum(percent(row[1]) for row in seats) == pytest.approx(100, abs=0.2)
    histogram = [re.findall(PERCENT, " ".join(row)) for row in table(shown, "points")]
    for bot in range(2):
        assert sum(float(shares[bot]) for shares in histogram) == pytest.approx(100, abs=0.5)
    decisions = counted["decisions"]
    assert f"Decisions per game: {decisions['mean']:.1f} ± {decisions['sd']:.1f}" in shown
    assert re.search(r"Games: 12, in [\d.]+ s with one worker: [\d.]+\s?k? games/s", shown)


def test_turn_order_is_counted_from_one(capsys):
    typed = "simulate praga --players 3 --games 3 --bots random --workers 1"
    rows = table(printed(capsys, typed), "turn order")
    places = json.loads(printed(capsys, f"{typed} --json"))["turn_order"]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert [percent(row[1]) for row in rows] == [round(100 * place["win_share"], 1) for place in places]


def test_a_game_for_one_is_reported_without_win_shares(capsys):
    shown = printed(capsys, "simulate praga --players 1 --games 2 --workers 1")
    assert "wins" not in shown
    (row,) = table(shown, "seat")
    assert re.fullmatch(r"-?[\d.]+ ± [\d.]+", row[1])


def test_arena_prints_what_it_measured(capsys):
    shown = printed(capsys, PLAYED)
    found = json.loads(printed(capsys, f"{PLAYED} --json"))
    rows = table(shown, "bot × seats")  # noqa: RUF001
    assert [row[0] for row in rows] == ["builder", "apprentice"]
    for row, bot in zip(rows, found["bots"], strict=True):
        assert percent(row[1]) == round(100 * bot["win_share"], 1)
        assert row[2] == f"{100 * bot['low']:.1f} … {100 * bot['high']:.1f} %"
        assert int(row[3].replace(",", "")) == round(bot["rating"])
        assert float(row[-2]) == round(bot["points"]["mean"], 1)
        assert row[-1].endswith(" ms")
    ahead = table(shown, "finishes ahead of")
    assert [row[0] for row in ahead] == ["builder", "apprentice"]
    assert percent(ahead[0][2]) + percent(ahead[1][1]) == pytest.approx(100, abs=0.2)
    ((pair, difference, _),) = table(shown, "pair")
    assert pair == "builder − apprentice"
    assert percent(difference) == pytest.approx(percent(rows[0][1]) - percent(rows[1][1]), abs=0.2)
    assert "Win shares are for one seat; pure chance gives 50.0 %." in shown
    assert re.search(r"Deals: 3, games: 6, in [\d.]+ s with one worker\.", shown)


def test_bench_prints_what_it_measured(monkeypatch, capsys):
    def measure(game: Any, options: Any, seconds: float) -> Iterator[BenchmarkRow]:
        edition = str(options.to_dict().get("edition", ""))
        yield BenchmarkRow(
            game.id, edition, options.players, True, 1e7, 250_000.0, 900_000.0, 4000.0, 4.5, 12.0
        )

    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "measure", measure)
    shown = printed(capsys, "bench --seconds 0.001")
    assert re.match(r"(Compiled|Interpreted) engine, random play, best of 5\n", shown)
    measured = [json.loads(line) for line in printed(capsys, "bench --seconds 0.001 --json").splitlines()]
    named = {"/".join(filter(None, (row["game"], row["edition"], str(row["players"])))) for row in measured}
    rows = [re.split(r" {2,}", line.strip()) for line in shown.splitlines() if "/" in line]
    assert {row[0] for row in rows} == named
    for row in rows:
        assert len(row) == 7
        assert all(re.fullmatch(r"[\d.,]+(?: [kM])?", cell) for cell in row[1:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_level_and_bot_is_described(id, language, capsys):
    text, chosen = Translator(language), game(id)
    shown = printed(capsys, f"bots {id} --lang {language}")
    joined = " ".join(shown.split())
    assert "ms=0" not in shown
    for level in levels(id):
        assert f"{text.format(f'level-{level.name}')} {level.name} {level.bot} " in re.sub(" +", " ", shown)
    for kind in builtin_bot_types(chosen):
        words = text.format(f"bots-about-{kind.name}").split()
        assert f"{kind.name} {words[0]} {words[1]}" in joined
    for option in {option.name for kind in bot_types(chosen) for option in kind.options}:
        assert f"{option} {text.format(f'bots-option-{option}').split()[0]}" in joined


@pytest.mark.parametrize("id", games())
def test_rules_and_cards_are_printed_whole(id, capsys):
    rules = printed(capsys, f"rules {id}")
    assert rules.startswith(f"{Translator('en').game_title(id)}\nGoal: ")
    assert all(line.endswith((".", ":")) for line in rules.splitlines()[1:])
    cards = printed(capsys, f"cards {id}")
    assert not re.search(r"\{|\}|None|[a-z]+-text-", rules + cards)


def test_presets_name_their_pieces(capsys):
    shown = printed(capsys, "presets").strip().split("\n\n")
    assert len(shown) == 7
    for preset in shown:
        heading, sentence, characters, districts = preset.splitlines()
        assert re.fullmatch(r".+ \([a-z_]+\)", heading)
        assert sentence.endswith(".")
        assert len(characters.removeprefix("Characters: ").split(", ")) >= 8
        assert len(districts.removeprefix("Unique districts: ").split(", ")) == 14


def test_a_long_command_tells_its_progress_in_a_pipe_too(monkeypatch, capsys):
    monkeypatch.setattr(output, "PIPE_SECONDS", 0.0)
    with Progress(2000, "Playing") as progress:
        progress.update(1500)
        progress.advance("Still playing")
        progress.update(2000)  # nothing is left to wait for
    out, err = capsys.readouterr()
    assert (out, err) == ("", "Playing: 1,500 of 2,000\nStill playing: 1,501 of 2,000\n")
