"""Bots in another process."""

import shlex
import sys
from pathlib import Path

import pytest

from burgrave import game as game_of
from burgrave.bots.command import Command
from burgrave.bots.registry import bot
from burgrave.core.bot import policy_of
from burgrave.core.chance import Fast
from burgrave.core.playout import play_out
from burgrave.core.wrong import Wrong

CITADELS = game_of("citadels")
PYTHON = shlex.quote(sys.executable)


def answering(folder: Path, *lines: str) -> str:
    """A program of these lines for every question."""
    file = folder / "program.py"
    body = "".join(f"    {line}\n" for line in lines)
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n{body}")
    return f"{PYTHON} {shlex.quote(str(file))}"


def test_a_bot_plays_the_same_game_from_another_process():
    s, t = (CITADELS.new(CITADELS.options(players=2), 4) for _ in range(2))
    served = bot(CITADELS, f"command:{PYTHON} -m burgrave.bots.serve h1")
    here = bot(CITADELS, "h1")
    play_out(s, [policy_of(served), policy_of(here)], [Fast(1), Fast(2)])
    served.close()
    chances = [Fast(1), Fast(2)]
    while not t.over:
        chance = Fast(chances[0].below(1 << 30)) if t.acting == 0 else chances[1]
        t.play(here.choose(t, chance))
    assert s.to_bytes() == t.to_bytes()


def test_a_program_needs_nothing_of_this_library(tmp_path):
    program = answering(tmp_path, "print(json.dumps({'move': int(list(asked['moves'])[-1])}), flush=True)")
    s = CITADELS.new(CITADELS.options(players=2), 4)
    player = Command(program)
    assert player.choose(s.view(s.acting), Fast(1)) == s.legal()[-1]
    assert player.choose(s.view(s.acting), Fast(1)) == s.legal()[-1]
    player.close()


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
def test_a_program_that_answers_badly_is_told_of(tmp_path, line, key):
    s = CITADELS.new(CITADELS.options(players=2), 4)
    with pytest.raises(Wrong, match=key):
        Command(answering(tmp_path, line), patience=0.5 if "slow" in key else 30).choose(s.view(0), Fast(1))


def test_a_program_that_is_not_there_is_told_of():
    s = CITADELS.new(CITADELS.options(players=2), 4)
    with pytest.raises(Wrong, match="bot-command"):
        Command("./no-such-program").choose(s.view(0), Fast(1))
