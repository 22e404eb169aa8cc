"""Bots in another process."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from burgrave import game as game_of
from burgrave.bots.command import CommandBot, make_question
from burgrave.bots.registry import make_bot
from burgrave.core.bot import as_policy
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from tests.errors import raises_error

CITADELS = game_of("citadels")
PYTHON = shlex.quote(sys.executable)


def write_program(folder: Path, *lines: str) -> str:
    """A program of these lines for every question."""
    file = folder / "program.py"
    body = "".join(f"    {line}\n" for line in lines)
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n{body}")
    return f"{PYTHON} {shlex.quote(str(file))}"


def test_a_bot_plays_the_same_game_from_another_process():
    s, t = (CITADELS.new(CITADELS.options(players=2), 4) for _ in range(2))
    served = make_bot(CITADELS, f"command:{PYTHON} -m burgrave.bots.serve h1")
    here = make_bot(CITADELS, "h1")
    play_out_seats(s, [as_policy(served), as_policy(here)], [FastRng(1), FastRng(2)])
    served.close()
    rngs = [FastRng(1), FastRng(2)]
    while not t.is_over:
        rng = FastRng(rngs[0].randbelow(1 << 30)) if t.current_seat == 0 else rngs[1]
        t.apply(here.choose(t, rng))
    assert s.to_bytes() == t.to_bytes()


def test_a_program_needs_nothing_of_this_library(tmp_path):
    program = write_program(
        tmp_path, "print(json.dumps({'move': int(list(asked['moves'])[-1])}), flush=True)"
    )
    s = CITADELS.new(CITADELS.options(players=2), 4)
    player = CommandBot(program)
    assert player.choose(s.view(s.current_seat), FastRng(1)) == s.legal_moves()[-1]
    assert player.choose(s.view(s.current_seat), FastRng(1)) == s.legal_moves()[-1]
    player.close()


def test_a_question_has_the_fields_of_the_documentation():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    view = CITADELS.new(CITADELS.options(players=2), 4).view(0)
    question = make_question(view, FastRng(1))
    shown = page.partition('    {"game": ')[2].partition("\n\n")[0]
    assert re.findall(r'"([a-z]+)": ', '"game": ' + shown) == list(question)
    assert question["state"] == view.to_dict()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("print('hello', flush=True)", "bot-command-answer"),
        ("print('[]', flush=True)", "bot-command-answer"),
        ("print(json.dumps({'move': 999999}), flush=True)", "bot-command-answer"),
        ("sys.exit()", "bot-command-answer"),
        ("time.sleep(60)", "bot-command-slow"),
    ],
)
def test_a_program_that_answers_badly_is_reported(tmp_path, line, key):
    s = CITADELS.new(CITADELS.options(players=2), 4)
    with raises_error(key):
        CommandBot(write_program(tmp_path, line), patience=0.5 if "slow" in key else 30).choose(
            s.view(0), FastRng(1)
        )


def test_a_program_that_is_not_there_is_reported():
    s = CITADELS.new(CITADELS.options(players=2), 4)
    with raises_error("bot-command"):
        CommandBot("./no-such-program").choose(s.view(0), FastRng(1))
