"""Bots think elsewhere, see only what their seat may see, and never keep people waiting for long."""

import asyncio
import os
import signal
import sys
from base64 import b64decode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep, thread_time
from typing import Any

import orjson
import pytest

import burgrave
from burgrave.bots.levels import levels
from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.server import thinkers as thinkers_module
from burgrave.server.thinkers import (
    BOTS,
    COMMAND,
    PATIENCE,
    PEOPLE,
    STARTING,
    Gone,
    Job,
    Thinker,
    Thinkers,
    quick,
    thinking_seconds,
)
from burgrave.table.advice import ADVISER

pytestmark = pytest.mark.slow

AMPLE = 300.0  # seconds: far more than a busy machine needs
NEVER_DONE = f"search:ms={int(2_000 * AMPLE)}"
SOON = 5.0  # for a process that never answers


def a_view(game: str = "citadels", moves: int = 5) -> State:
    found = burgrave.game(game)
    state = found.new(found.options(players=3), seed=3)
    for _ in range(moves):
        state.play(state.legal()[0])
    view: State = state.view(state.acting)
    return view


def with_thinkers(talk: Callable[[Thinkers], Awaitable[object]], **how: Any) -> Any:
    async def run() -> object:
        thinkers = Thinkers(**{"patience": AMPLE, **how})
        try:
            return await asyncio.wait_for(talk(thinkers), AMPLE)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def script(tmp_path: Path, body: str) -> tuple[str, ...]:
    """A process in the place of the usual one; it counts how often it was started."""
    path = tmp_path / "process.py"
    path.write_text(
        f"""
import sys, time, os
from pathlib import Path
starts = Path({str(tmp_path)!r}) / "starts"
starts.write_text(starts.read_text() + "." if starts.exists() else ".")
first = starts.read_text() == "."
from burgrave.server import thinker
{body}
""",
        encoding="utf-8",
    )
    return (sys.executable, str(path))


@pytest.mark.parametrize(("game", "playouts"), [("citadels", 40), ("praga", 2)])
def test_a_bot_chooses_elsewhere_what_it_would_choose_here(game, playouts):
    view = a_view(game)
    name = f"search:playouts={playouts}"
    here = int(bot(view.game, name).choose(view, Fast(7)))
    assert with_thinkers(lambda thinkers: thinkers.choose(name, view, Fast(7))) == here


def test_a_bot_is_shown_the_view_of_its_seat_and_nothing_else(tmp_path):
    told = tmp_path / "told"
    body = f"""
line = sys.stdin.buffer.readline()
Path({str(told)!r}).write_bytes(line)
"""
    view = a_view()
    with_thinkers(lambda thinkers: thinkers.choose("search", view, Fast(7)), command=script(tmp_path, body))
    asked = orjson.loads(told.read_bytes())
    assert sorted(asked) == ["bot", "chance", "explain", "game", "options", "view"]
    seen = view.game.from_bytes(b64decode(asked["view"]), view.game.options_of(view))
    assert seen.eyes == view.eyes == view.acting
    assert seen.to_bytes() == view.to_bytes()


def test_a_crash_costs_nobody_the_move(tmp_path):
    body = """
if first:
    sys.stdin.buffer.readline()
    os._exit(3)
thinker.main()
"""
    view = a_view()
    right = int(bot(view.game, "search:playouts=40").choose(view, Fast(7)))

    async def talk(thinkers: Thinkers) -> None:
        assert await thinkers.choose("search:playouts=40", view, Fast(7)) == right
        assert thinkers.replaced == 1
        assert await thinkers.choose("search:playouts=40", view, Fast(7)) == right

    with_thinkers(talk, workers=1, command=script(tmp_path, body))
    assert (tmp_path / "starts").read_text() == ".."


def test_a_bot_that_hangs_is_replaced_and_that_is_logged(tmp_path, monkeypatch, caplog):
    body = """
if first:
    time.sleep(600)
thinker.main()
"""
    view = a_view()
    right = int(bot(view.game, "search:playouts=40").choose(view, Fast(7)))

    again = Thinkers.ask_again

    def patiently(thinkers: Thinkers, job: Job, gone: Gone) -> None:
        job.seconds = AMPLE  # for the process that is started in the place of the first
        again(thinkers, job, gone)

    monkeypatch.setattr(Thinkers, "ask_again", patiently)

    async def talk(thinkers: Thinkers) -> None:
        assert await thinkers.choose("search:playouts=40", view, Fast(7)) == right
        assert thinkers.replaced == 1

    with_thinkers(talk, workers=1, command=script(tmp_path, body), patience=SOON)
    said = [(each.getMessage(), each.__dict__["bot"], each.__dict__["why"]) for each in caplog.records]
    assert said == [("bot process replaced", "search:playouts=40", "late")]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nobody can be stopped here")
def test_a_process_that_was_stopped_is_replaced():
    view = a_view()
    right = int(bot(view.game, "search:playouts=40").choose(view, Fast(7)))

    async def talk(thinkers: Thinkers) -> None:
        assert await thinkers.choose("search:playouts=40", view, Fast(7)) == right
        stopped = thinkers.free[0].process
        assert stopped is not None
        os.kill(stopped.pid, signal.SIGSTOP)
        assert await thinkers.choose("search:playouts=40", view, Fast(7)) == right
        assert thinkers.replaced == 1
        assert stopped.returncode == -signal.SIGKILL

    with_thinkers(talk, workers=1, patience=2.0)


def test_nobody_waits_more_than_ten_seconds_for_a_process_that_hangs():
    bots = [level.name for game in ("citadels", "praga") for level in levels(game)]
    longest = max(thinking_seconds(game, name) for game in ("citadels", "praga") for name in [*bots, ADVISER])
    assert longest >= 1.0
    assert PATIENCE + STARTING + longest < 10


def test_time_in_which_a_process_could_not_work_does_not_count(tmp_path, monkeypatch):
    body = """
time.sleep(2.5)
thinker.main()
"""
    view = a_view()
    right = int(bot(view.game, "search:playouts=40").choose(view, Fast(7)))
    monkeypatch.setattr(thinkers_module, "STARTING", 0.0)
    monkeypatch.setattr(Thinker, "kept_waiting", lambda self: monotonic())

    async def talk(thinkers: Thinkers) -> None:
        assert await thinkers.choose("search:playouts=40", view, Fast(7)) == right
        assert thinkers.replaced == 0

    with_thinkers(talk, workers=1, command=script(tmp_path, body), patience=1.0)


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and not just what nobody has asked after yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no list of processes here")
def test_what_a_process_has_started_ends_with_it(tmp_path):
    told = tmp_path / "pid"
    body = f"""
import subprocess
if first:
    child = subprocess.Popen(["sleep", "600"])
    Path({str(told)!r}).write_text(str(child.pid))
    time.sleep(600)
thinker.main()
"""
    view = a_view()

    async def talk(thinkers: Thinkers) -> None:
        await thinkers.choose("search:playouts=40", view, Fast(7))
        assert thinkers.replaced == 1

    with_thinkers(talk, workers=1, command=script(tmp_path, body), patience=3.0)
    while is_alive(int(told.read_text())):
        sleep(0.01)


@pytest.mark.parametrize("body", ["os._exit(1)", "print('nonsense')", "print('99999')"])
def test_where_a_bot_cannot_answer_the_reference_bot_does(tmp_path, body):
    view = a_view()
    right = int(bot(view.game, "h1").choose(view, Fast(7)))
    command = script(tmp_path, body)
    assert with_thinkers(lambda thinkers: thinkers.choose("search", view, Fast(7)), command=command) == right


def test_what_a_bot_prints_is_no_answer(tmp_path):
    body = """
loud = thinker.player_of
def player_of(game, name):
    print("thinking aloud", flush=True)
    os.system("echo louder")
    return loud(game, name)
thinker.player_of = player_of
thinker.main()
"""
    view = a_view()
    right = int(bot(view.game, "search:playouts=40").choose(view, Fast(7)))
    command = script(tmp_path, body)

    async def talk(thinkers: Thinkers) -> None:
        assert await thinkers.choose("search:playouts=40", view, Fast(7)) == right
        assert thinkers.replaced == 0

    with_thinkers(talk, command=command)


def test_bots_that_people_wait_for_are_asked_first():
    view = a_view()
    order: list[str] = []

    async def ask(thinkers: Thinkers, who: str, urgency: int) -> None:
        await thinkers.choose("search:ms=50", view, Fast(7), urgency)
        order.append(who)

    async def talk(thinkers: Thinkers) -> None:
        tasks = [asyncio.ensure_future(ask(thinkers, f"bots {n}", BOTS)) for n in range(4)]
        await asyncio.sleep(0)
        tasks.append(asyncio.ensure_future(ask(thinkers, "people", PEOPLE)))
        await asyncio.gather(*tasks)

    with_thinkers(talk, workers=1)
    assert order == ["bots 0", "people", "bots 1", "bots 2", "bots 3"]


def test_hints_wait_for_bots_that_people_wait_for():
    view = a_view()
    order: list[str] = []

    async def move(thinkers: Thinkers, who: str, urgency: int) -> None:
        await thinkers.choose("search:ms=50", view, Fast(7), urgency)
        order.append(who)

    async def hint(thinkers: Thinkers) -> None:
        await thinkers.explain("search:ms=50", view, Fast(7))
        order.append("hint")

    async def talk(thinkers: Thinkers) -> None:
        tasks = [asyncio.ensure_future(hint(thinkers)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks.append(asyncio.ensure_future(move(thinkers, "nobody waits", BOTS)))
        tasks.append(asyncio.ensure_future(move(thinkers, "people wait", PEOPLE)))
        await asyncio.gather(*tasks)

    with_thinkers(talk, workers=1)
    assert order == ["hint", "people wait", "hint", "hint", "nobody waits"]


def test_a_process_is_kept_for_people():
    view = a_view()

    async def talk(thinkers: Thinkers) -> None:
        await asyncio.gather(
            *(thinkers.choose("search:ms=1", view, Fast(7)) for _ in range(2))
        )  # both are up
        slow = [asyncio.ensure_future(thinkers.choose(NEVER_DONE, view, Fast(7), BOTS)) for _ in range(3)]
        while thinkers.waiting < 2:  # the others have no process
            await asyncio.sleep(0.01)
        await thinkers.choose("search:ms=50", view, Fast(7), PEOPLE)
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()

    with_thinkers(talk, workers=2)


def test_thinking_does_not_delay_the_event_loop():
    view = a_view()

    async def talk(thinkers: Thinkers) -> float:
        await thinkers.choose("search:ms=1", view, Fast(7))
        choosing = asyncio.ensure_future(thinkers.choose("search:ms=1000", view, Fast(7)))
        longest = 0.0
        while not choosing.done():
            began = thread_time()  # of the processor: the clock also runs while other programs do
            await asyncio.sleep(0.005)
            longest = max(longest, thread_time() - began)
        return longest

    longest = with_thinkers(talk, workers=1)
    assert isinstance(longest, float)
    assert longest < 0.25


def test_whoever_gave_up_is_not_thought_for():
    view = a_view()

    async def talk(thinkers: Thinkers) -> None:
        first = asyncio.ensure_future(thinkers.choose("search:ms=300", view, Fast(7)))
        given_up = asyncio.ensure_future(thinkers.choose(NEVER_DONE, view, Fast(7)))
        last = asyncio.ensure_future(thinkers.choose("search:ms=1", view, Fast(7)))
        await asyncio.sleep(0)
        given_up.cancel()
        await first
        await last
        with suppress(asyncio.CancelledError):
            await given_up

    with_thinkers(talk, workers=1)


def test_quick_bots_answer_at_once_and_need_no_process():
    view = a_view()

    async def talk(thinkers: Thinkers) -> None:
        right = int(bot(view.game, "h1").choose(view, Fast(7)))
        assert await thinkers.choose("builder", view, Fast(7)) == right
        assert thinkers.asked == 0

    with_thinkers(talk)
    assert quick("citadels", "master") is None
    assert quick("praga", "script") is not None


def test_a_hint_says_what_was_considered():
    view = a_view()
    said = with_thinkers(lambda thinkers: thinkers.explain("search:playouts=60", view, Fast(7)))
    assert said is not None
    right = bot(view.game, "search:playouts=60").explain(view, Fast(7))
    assert right is not None
    assert [(each.move, each.visits, each.win_chance, each.line) for each in said.considered] == [
        (each.move, each.visits, each.win_chance, each.line) for each in right.considered
    ]


def test_a_bot_that_cannot_explain_says_nothing():
    view = a_view()
    assert with_thinkers(lambda thinkers: thinkers.explain("h1", view, Fast(7))) is None


def test_no_process_is_left_behind():
    view = a_view()

    async def talk(thinkers: Thinkers) -> list[object]:
        await thinkers.choose("search:ms=1", view, Fast(7))
        return [each.process for each in thinkers.free if each.process is not None]

    processes = with_thinkers(talk, workers=1, command=COMMAND)
    assert isinstance(processes, list)
    assert [process.returncode is not None for process in processes] == [True]
