"""Pages that tools make: they are up to date, and the tools refuse what would make them wrong."""

import shutil
from pathlib import Path

import pytest
import yaml

from burgrave.bots.registry import make_bot
from burgrave.bots.spec import split_bots
from burgrave.game_registry import game as game_of
from tests.errors import raises_error
from tools import api_tables, strengths

RUN = Path(__file__).parents[1] / "stored" / "0.1.0" / "arena-run.jsonl"
BLOCKS = yaml.safe_load(strengths.DATA.read_text(encoding="utf-8"))
TABLES = [block for block in BLOCKS if "table" in block]


def test_the_page_of_strengths_is_made_from_its_data():
    assert strengths.PAGE.read_text(encoding="utf-8") == strengths.make_page(BLOCKS)


def test_the_page_of_game_and_state_is_made_from_docstrings():
    assert api_tables.PAGE.read_text(encoding="utf-8") == api_tables.make_page()


@pytest.mark.parametrize("block", TABLES, ids=lambda block: str(block["table"]))
def test_every_measured_row_can_be_played_again(block):
    game = game_of(block["game"])
    for row in block["rows"]:
        options = game.options(
            **strengths.parse_typed_options(block["game"], row.get("options", block["options"]))
        )
        bots = split_bots(row.get("bots", row.get("bot")))
        assert 1 <= len(bots) <= options.players
        for name in bots:
            make_bot(game, name).close()
        if "share" in row:
            mean, low, high = row["share"]
            assert 0 <= low <= mean <= high <= 100


def test_the_row_of_a_run_is_what_the_arena_found(tmp_path):
    run = Path(shutil.copy(RUN, tmp_path))
    row = strengths.read_row(run, "--edition classic --players 2")
    assert (row["bots"], row["deals"], row["seed"]) == ("builder,random", 2, 1)
    assert row["share"] == [100.0, row["share"][1], 100.0]
    assert row["points"][0] > row["points"][1]


def test_a_run_with_other_options_is_refused(tmp_path):
    run = Path(shutil.copy(RUN, tmp_path))
    with raises_error("arena-file-other"):
        strengths.read_row(run, "--edition classic --players 3")


def test_a_row_is_added_at_the_end_of_its_table():
    source = "- table: one\n  columns: [bots]\n  rows:\n    - {bots: a}\n\n- text: |\n    after\n"
    added = strengths.insert_row(source, "one", {"bots": "b,c", "share": [1.0, 0.5, 2.0]})
    assert yaml.safe_load(added) == [
        {
            "table": "one",
            "columns": ["bots"],
            "rows": [{"bots": "a"}, {"bots": "b,c", "share": [1.0, 0.5, 2.0]}],
        },
        {"text": "after\n"},
    ]
    with pytest.raises(SystemExit, match=r"There is no table “two”\. Choose one of: one\."):
        strengths.insert_row(source, "two", {})


@pytest.mark.parametrize(
    ("name", "problem"),
    [("board", "Game has no member board."), ("seats", "Game.seats has no docstring or comment.")],
)
def test_a_table_cannot_name_what_does_not_exist_or_is_not_described(name, problem):
    with pytest.raises(api_tables.MissingError, match=problem):
        api_tables.make_table("burgrave.core.game.Game", [name])
