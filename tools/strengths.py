"""Writes docs/strengths.md, the measured strengths of bots, from docs/data/strengths.yaml.

    python tools/strengths.py                        write the page
    python tools/strengths.py --check                check whether the page is up to date
    python tools/strengths.py add RUN.jsonl TABLE    add the row of an arena run to a table; write the page
    python tools/strengths.py add RUN.jsonl TABLE --players 2    … of a run with other options

A run is a file of `burgrave arena … --run-file RUN.jsonl`. The options have to be those of the run.
"""

import json
import re
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from burgrave.arena.arena import Arena
from burgrave.arena.results import ArenaResults
from burgrave.arena.run_file import RunFile
from burgrave.cli.parse_options import parse_value
from burgrave.core.error import BurgraveError
from burgrave.core.options import FLAG, RANDOM_SEED
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.simulation.plan import make_plan

ROOT: Final = Path(__file__).parent.parent
DATA: Final = ROOT / "docs" / "data" / "strengths.yaml"
PAGE: Final = ROOT / "docs" / "strengths.md"
TITLE: Final = "# How strong the bots are\n"
MADE: Final = """\
This page shows the measured strength of the bots. One command, `python tools/strengths.py`, makes it from
the data in `docs/data/strengths.yaml`.
"""
HEADINGS: Final = {
    "bot": "bot",
    "bots": "`--bots`",
    "options": "other options",
    "deals": "deals, seed",
    "share": "win share of the first",
    "rating": "rating of the first",
    "points": "points",
    "note": "level",
}
FIRST_OF_EACH: Final = {"share": "win share", "rating": "rating"}  # if each row is about one bot
MOST_DEALS: Final = 10**6

Row = Mapping[str, Any]


def make_page(blocks: Sequence[Mapping[str, Any]]) -> str:
    parts = [TITLE, MADE]
    for block in blocks:
        parts.append(block["text"] if "text" in block else make_table(block))
    return "\n".join(parts)


def make_table(block: Mapping[str, Any]) -> str:
    """Return a Markdown table. A row without a value has an empty cell."""
    names = block["columns"]
    headings = HEADINGS | (FIRST_OF_EACH if "bot" in names else {})
    rows = [[headings[name] for name in names], ["---"] * len(names)]
    rows += [[cell_text(name, row) for name in names] for row in block["rows"]]
    lines = (f"| {' | '.join(row)} |".replace("|  |", "| |") for row in rows)
    return "".join(f"{line}\n" for line in lines).replace("| --- |", "|---|").replace(" --- |", "---|")


def cell_text(name: str, row: Row) -> str:
    if name == "share" and "entries" in row:
        shares = ", ".join(f"{share:.1f}" for share in row["entries"])
        return f"entries {shares} %, each ± {row['reach']}"
    if name == "deals":
        return f"{row['deals']}, {row['seed']}"
    found = row.get(name)
    if found is None:
        return ""
    if name == "share":
        mean, low, high = map(format_percent, found)
        return f"{mean} % ({low} … {high})"
    if name == "rating":
        return str(found[0]) if len(found) == 1 else f"{found[0]} ({found[1]} … {found[2]})"
    if name == "points":
        return str(found[0]) if len(found) == 1 else f"{found[0]}, the others {found[1]}"
    return str(found) if name == "note" else f"`{found}`"


def format_percent(share: float) -> str:
    """Return a percentage with one decimal; 0 and 100 have none."""
    return f"{share:.0f}" if share in (0, 100) else f"{share:.1f}"


# -- adding a run


def read_row(run: Path, typed: str) -> dict[str, Any]:
    """Return the row of a run file; raise BurgraveError if it was played with other options."""
    heading = json.loads(run.read_text(encoding="utf-8").splitlines()[0])
    game = game_of(heading["game"])
    options = game.options(**parse_typed_options(heading["game"], typed))
    if options.to_dict() != heading["options"]:
        raise BurgraveError("arena-file-other", file=str(run), what="options")
    plan = make_plan(game, options, heading["line_up"], MOST_DEALS, heading["seed"])
    found = ArenaResults(Arena(plan, file=RunFile(run, plan, heading["limit"])))
    rows = found.rows
    first, others = rows[0], rows[1:]
    row: dict[str, Any] = {"bots": ",".join(plan.line_up), "deals": len(found.deals), "seed": plan.seed}
    if not others:
        wins = found.entry_estimates()
        row["entries"] = [round(100 * each.mean, 1) for each in wins]
        row["reach"] = round(max(50 * (each.high - each.low) for each in wins), 1)
        return row
    row["share"] = [round(100 * share, 1) for share in (first.wins.mean, first.wins.low, first.wins.high)]
    row["rating"] = [round(first.rating.mean)]
    weighed = [(other.points.mean, other.seats) for other in others]
    mean = sum(points * seats for points, seats in weighed) / sum(seats for _, seats in weighed)
    row["points"] = [round(first.points.mean), round(mean)]
    return row


def parse_typed_options(id: str, typed: str) -> dict[str, Any]:
    """Return the text after `burgrave arena GAME` as options for `Game.options`."""
    game = game_of(id)
    known = {f"--{option.name.replace('_', '-')}": option for option in game.option_list()}
    words = shlex.split(typed)
    found: dict[str, Any] = {}
    while words:
        option = known[words.pop(0)]
        is_flag = option.kind in (FLAG, RANDOM_SEED)
        found[option.name] = is_flag or parse_value(game, option, words.pop(0))
    return found


def insert_row(source: str, name: str, row: Row) -> str:
    """Return the data file with one more row at the end of a table. The rest does not change."""
    block = re.search(rf"^- table: {re.escape(name)}\n(?:(?!^- ).*\n)*", source, re.MULTILINE)
    if block is None:
        known = ", ".join(re.findall(r"^- table: (\S+)", source, re.MULTILINE))
        raise SystemExit(f"There is no table “{name}”. Choose one of: {known}.")
    written = ", ".join(f"{key}: {json.dumps(value)}" for key, value in row.items())
    text = block[0].rstrip("\n")
    return source.replace(block[0], f"{text}\n    - {{{written}}}\n\n")


def add(run: str, name: str, typed: str) -> None:
    source = DATA.read_text(encoding="utf-8")
    blocks = {block["table"]: block for block in yaml.safe_load(source) if "table" in block}
    if name in blocks:
        row = read_row(Path(run), typed or blocks[name]["options"])
        if typed and typed != blocks[name]["options"]:
            row = {"bots": row.pop("bots"), "options": typed, **row}
        columns = {*blocks[name]["columns"], "seed", "entries", "reach"}
        source = insert_row(source, name, {key: value for key, value in row.items() if key in columns})
    else:
        source = insert_row(source, name, {})
    DATA.write_text(source, encoding="utf-8")


def main() -> int:
    words = sys.argv[1:]
    if words[:1] == ["add"]:
        try:
            add(words[1], words[2], shlex.join(words[3:]))
        except BurgraveError as error:
            print(Translator("en").error_message(error), file=sys.stderr)
            return 1
    made = make_page(yaml.safe_load(DATA.read_text(encoding="utf-8")))
    if words == ["--check"]:
        if PAGE.read_text(encoding="utf-8") != made:
            print("docs/strengths.md is out of date. Run: python tools/strengths.py")
            return 1
        return 0
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
