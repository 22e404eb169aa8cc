"""Bots think elsewhere, see only what their seat may see, and never keep people waiting for long."""

import asyncio
import os
import selectors
import signal
import sys
from base64 import b64decode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import sleep, thread_time
from typing import Any

import orjson
import pytest

import burgrave
from burgrave.bots.levels import levels
from burgrave.bots.registry import make_bot
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.match.hint_text import HINT_BOT
from burgrave.server import logs
from burgrave.server.bot_pool import (
    COMMAND,
    EXTRA_SECONDS,
    FOR_BOTS,
    FOR_PEOPLE,
    START_SECONDS,
    BotJob,
    BotPool,
    BotWorker,
    WorkerDiedError,
    instant_policy,
    thinking_seconds,
)

pytestmark = pytest.mark.slow

AMPLE = 300.0  # seconds: far more than a busy machine needs
NEVER_DONE = f"search:ms={int(2_000 * AMPLE)}"
SOON = 5.0  # for a process that never answers


def make_view(game: str = "citadels", moves: int = 5) -> State:
    found = burgrave.game(game)
    state = found.new(found.options(players=3), seed=3)
    for _ in range(moves):
        state.apply(state.legal_moves()[0])
    view: State = state.view(state.current_seat)
    return view


def run_with_pool(talk: Callable[[BotPool], Awaitable[object]], **how: Any) -> Any:
    async def run() -> object:
        thinkers = BotPool(**{"extra_seconds": AMPLE, **how})
        try:
            return await asyncio.wait_for(talk(thinkers), AMPLE)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def write_script(tmp_path: Path, body: str) -> tuple[str, ...]:
    """A process in the place of the usual one; it counts how often it was started."""
    path = tmp_path / "process.py"
    path.write_text(
        f"""
import sys, time, os
from pathlib import Path
starts = Path({str(tmp_path)!r}) / "starts"
starts.write_text(starts.read_text() + "." if starts.exists() else ".")
first = starts.read_text() == "."
from burgrave.server import bot_worker
{body}
""",
        encoding="utf-8",
    )
    return (sys.executable, str(path))


@pytest.mark.parametrize(("game", "playouts"), [("citadels", 40), ("praga", 2)])
def test_a_bot_chooses_elsewhere_what_it_would_choose_here(game, playouts):
    view = make_view(game)
    name = f"search:playouts={playouts}"
    here = int(make_bot(view.game, name).choose(view, FastRng(7)))
    assert run_with_pool(lambda thinkers: thinkers.choose(name, view, FastRng(7))) == here


def test_a_bot_is_shown_the_view_of_its_seat_and_nothing_else(tmp_path):
    written = tmp_path / "question.json"
    body = f"""
line = sys.stdin.buffer.readline()
Path({str(written)!r}).write_bytes(line)
"""
    view = make_view()
    run_with_pool(
        lambda thinkers: thinkers.choose("search", view, FastRng(7)), command=write_script(tmp_path, body)
    )
    asked = orjson.loads(written.read_bytes())
    assert sorted(asked) == ["bot", "chance", "components", "explain", "game", "options", "view"]
    assert asked["components"] == ""
    seen = view.game.from_bytes(b64decode(asked["view"]), view.game.options_of(view))
    assert seen.viewer == view.viewer == view.current_seat
    assert seen.to_bytes() == view.to_bytes()


def test_a_crash_costs_nobody_the_move(tmp_path):
    body = """
if first:
    sys.stdin.buffer.readline()
    os._exit(3)
bot_worker.main()
"""
    view = make_view()
    right = int(make_bot(view.game, "search:playouts=40").choose(view, FastRng(7)))

    async def talk(thinkers: BotPool) -> None:
        assert await thinkers.choose("search:playouts=40", view, FastRng(7)) == right
        assert thinkers.replaced_workers == 1
        assert await thinkers.choose("search:playouts=40", view, FastRng(7)) == right

    run_with_pool(talk, processes=1, command=write_script(tmp_path, body))
    assert (tmp_path / "starts").read_text() == ".."


def test_a_bot_that_hangs_is_replaced_and_that_is_logged(tmp_path, monkeypatch, caplog):
    body = """
if first:
    time.sleep(600)
bot_worker.main()
"""
    view = make_view()
    right = int(make_bot(view.game, "search:playouts=40").choose(view, FastRng(7)))

    again = BotPool.retry_job

    def patiently(thinkers: BotPool, job: BotJob, gone: WorkerDiedError) -> None:
        job.seconds = AMPLE  # for the process that is started in the place of the first
        again(thinkers, job, gone)

    monkeypatch.setattr(BotPool, "retry_job", patiently)

    async def talk(thinkers: BotPool) -> None:
        assert await thinkers.choose("search:playouts=40", view, FastRng(7)) == right
        assert thinkers.replaced_workers == 1

    run_with_pool(talk, processes=1, command=write_script(tmp_path, body), extra_seconds=SOON)
    own = [each for each in caplog.records if each.name.startswith(logs.ROOT)]
    said = [(each.getMessage(), each.__dict__["bot"], each.__dict__["why"]) for each in own]
    assert said == [("bot process replaced", "search:playouts=40", "late")]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nobody can be stopped here")
def test_a_process_that_was_stopped_is_replaced():
    view = make_view()
    right = int(make_bot(view.game, "search:playouts=40").choose(view, FastRng(7)))

    async def talk(thinkers: BotPool) -> None:
        assert await thinkers.choose("search:playouts=40", view, FastRng(7)) == right
        stopped = thinkers.free_workers[0].process
        assert stopped is not None
        os.kill(stopped.pid, signal.SIGSTOP)
        assert await thinkers.choose("search:playouts=40", view, FastRng(7)) == right
        assert thinkers.replaced_workers == 1
        assert stopped.returncode == -signal.SIGKILL

    run_with_pool(talk, processes=1, extra_seconds=2.0)


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop in which waiting takes no time: the clock jumps to the next timer."""

    def __init__(self) -> None:
        self.moment = 0.0
        selector = selectors.SelectSelector()
        select = selector.select

        def select_at_once(timeout: float | None = None) -> Any:
            found = select(0)
            if not found and timeout is not None:
                self.moment += timeout
            return found

        selector.select = select_at_once  # type: ignore[method-assign]
        super().__init__(selector)

    def time(self) -> float:
        return self.moment


class BusyMachineWorker(BotWorker):
    """A worker that never gets a processor, and answers after some seconds of virtual time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(())
        self.seconds = seconds

    def cpu_wait_seconds(self) -> float:
        return asyncio.get_running_loop().time()

    async def answer(self, question: bytes) -> Any:
        await asyncio.sleep(self.seconds)
        return "answer"


def ask_in_virtual_time(worker: BotWorker, seconds: float) -> tuple[Any, float]:
    """Return the answer, or None if the worker was given up; and when that was."""

    async def ask() -> tuple[Any, float]:
        answer = None
        with suppress(WorkerDiedError):
            answer = await worker.ask(b"", seconds)
        return answer, round(asyncio.get_running_loop().time(), 3)

    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        return runner.run(ask())


@pytest.mark.parametrize("level", ["apprentice", "builder", "master", HINT_BOT])
def test_a_process_that_hangs_on_a_busy_machine_is_given_up_after_ten_seconds(level):
    seconds = EXTRA_SECONDS + thinking_seconds("citadels", level)
    answer, at = ask_in_virtual_time(BusyMachineWorker(seconds=1e6), seconds)
    assert answer is None
    assert seconds < at <= 10.0


def test_a_process_on_a_busy_machine_has_ten_seconds():
    assert ask_in_virtual_time(BusyMachineWorker(seconds=9.5), 1.0) == ("answer", 9.5)


def test_a_bot_that_may_think_longer_has_its_time():
    assert ask_in_virtual_time(BusyMachineWorker(seconds=25.0), 26.0) == ("answer", 25.0)
    answer, at = ask_in_virtual_time(BusyMachineWorker(seconds=1e6), 26.0)
    assert (answer, at) == (None, 26.0 + START_SECONDS)


def test_a_process_that_had_a_processor_has_its_own_time_only(monkeypatch):
    monkeypatch.setattr(BusyMachineWorker, "cpu_wait_seconds", lambda self: 0.0)
    assert ask_in_virtual_time(BusyMachineWorker(seconds=1e6), 4.0) == (None, 4.0 + START_SECONDS)


def test_nobody_waits_more_than_ten_seconds_for_a_process_that_hangs():
    bots = [level.name for game in ("citadels", "praga") for level in levels(game)]
    longest = max(
        thinking_seconds(game, name) for game in ("citadels", "praga") for name in [*bots, HINT_BOT]
    )
    assert longest >= 1.0
    assert EXTRA_SECONDS + START_SECONDS + longest < 10


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and not just what nobody has asked after yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no list of processes here")
def test_what_a_process_has_started_ends_with_it(tmp_path):
    written = tmp_path / "pid"
    body = f"""
import subprocess
if first:
    child = subprocess.Popen(["sleep", "600"])
    Path({str(written)!r}).write_text(str(child.pid))
    time.sleep(600)
bot_worker.main()
"""
    view = make_view()

    async def talk(thinkers: BotPool) -> None:
        await thinkers.choose("search:playouts=40", view, FastRng(7))
        assert thinkers.replaced_workers == 1

    run_with_pool(talk, processes=1, command=write_script(tmp_path, body), extra_seconds=3.0)
    while is_alive(int(written.read_text())):
        sleep(0.01)


@pytest.mark.parametrize("body", ["os._exit(1)", "print('nonsense')", "print('99999')"])
def test_where_a_bot_cannot_answer_the_reference_bot_does(tmp_path, body):
    view = make_view()
    right = int(make_bot(view.game, "h1").choose(view, FastRng(7)))
    command = write_script(tmp_path, body)
    assert (
        run_with_pool(lambda thinkers: thinkers.choose("search", view, FastRng(7)), command=command) == right
    )


def test_what_a_bot_prints_is_no_answer(tmp_path):
    body = """
loud = bot_worker.bot_for
def bot_for(game, name):
    print("thinking aloud", flush=True)
    os.system("echo louder")
    return loud(game, name)
bot_worker.bot_for = bot_for
bot_worker.main()
"""
    view = make_view()
    right = int(make_bot(view.game, "search:playouts=40").choose(view, FastRng(7)))
    command = write_script(tmp_path, body)

    async def talk(thinkers: BotPool) -> None:
        assert await thinkers.choose("search:playouts=40", view, FastRng(7)) == right
        assert thinkers.replaced_workers == 0

    run_with_pool(talk, command=command)


def test_a_bot_that_raises_an_error_leaves_one_line_in_the_log(tmp_path, caplog, capfd):
    body = """
def bot_for(game, name):
    raise ZeroDivisionError("secret")
bot_worker.bot_for = bot_for
bot_worker.main()
"""
    view = make_view()
    right = int(make_bot(view.game, "h1").choose(view, FastRng(7)))

    async def talk(thinkers: BotPool) -> None:
        assert await thinkers.choose("search", view, FastRng(7)) == right
        assert await thinkers.explain("search", view, FastRng(7)) is None
        assert thinkers.replaced_workers == 0

    run_with_pool(talk, processes=1, command=write_script(tmp_path, body))
    own = [each for each in caplog.records if each.name.startswith(logs.ROOT)]
    logged = [(each.getMessage(), each.__dict__["bot"], each.__dict__["error"]) for each in own]
    assert logged == [("bot failed", "search", "ZeroDivisionError")] * 2
    assert (tmp_path / "starts").read_text() == "."
    assert capfd.readouterr().err == ""


def test_bots_that_people_wait_for_are_asked_first():
    view = make_view()
    order: list[str] = []

    async def ask(thinkers: BotPool, who: str, urgency: int) -> None:
        await thinkers.choose("search:ms=50", view, FastRng(7), urgency)
        order.append(who)

    async def talk(thinkers: BotPool) -> None:
        tasks = [asyncio.ensure_future(ask(thinkers, f"bots {n}", FOR_BOTS)) for n in range(4)]
        await asyncio.sleep(0)
        tasks.append(asyncio.ensure_future(ask(thinkers, "people", FOR_PEOPLE)))
        await asyncio.gather(*tasks)

    run_with_pool(talk, processes=1)
    assert order == ["bots 0", "people", "bots 1", "bots 2", "bots 3"]


def test_hints_wait_for_bots_that_people_wait_for():
    view = make_view()
    order: list[str] = []

    async def move(thinkers: BotPool, who: str, urgency: int) -> None:
        await thinkers.choose("search:ms=50", view, FastRng(7), urgency)
        order.append(who)

    async def hint(thinkers: BotPool) -> None:
        await thinkers.explain("search:ms=50", view, FastRng(7))
        order.append("hint")

    async def talk(thinkers: BotPool) -> None:
        tasks = [asyncio.ensure_future(hint(thinkers)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks.append(asyncio.ensure_future(move(thinkers, "nobody waits", FOR_BOTS)))
        tasks.append(asyncio.ensure_future(move(thinkers, "people wait", FOR_PEOPLE)))
        await asyncio.gather(*tasks)

    run_with_pool(talk, processes=1)
    assert order == ["hint", "people wait", "hint", "hint", "nobody waits"]


def test_hints_that_wait_are_not_counted():
    view = make_view()

    async def talk(thinkers: BotPool) -> None:
        asked: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(thinkers.explain(NEVER_DONE, view, FastRng(7))) for _ in range(3)
        ]
        await asyncio.sleep(0)
        assert len(thinkers.jobs) == 2
        assert thinkers.queue_length == 0
        asked.append(asyncio.ensure_future(thinkers.choose(NEVER_DONE, view, FastRng(7), FOR_BOTS)))
        await asyncio.sleep(0)
        assert thinkers.queue_length == 1
        for task in asked:
            task.cancel()
        await asyncio.sleep(0)
        assert thinkers.queue_length == 0

    run_with_pool(talk, processes=1)


def test_a_process_is_kept_for_people():
    view = make_view()

    async def talk(thinkers: BotPool) -> None:
        await asyncio.gather(
            *(thinkers.choose("search:ms=1", view, FastRng(7)) for _ in range(2))
        )  # both are up
        slow = [
            asyncio.ensure_future(thinkers.choose(NEVER_DONE, view, FastRng(7), FOR_BOTS)) for _ in range(3)
        ]
        while thinkers.queue_length < 2:  # the others have no process
            await asyncio.sleep(0.01)
        await thinkers.choose("search:ms=50", view, FastRng(7), FOR_PEOPLE)
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()

    run_with_pool(talk, processes=2)


def test_thinking_does_not_delay_the_event_loop():
    view = make_view()

    async def talk(thinkers: BotPool) -> float:
        await thinkers.choose("search:ms=1", view, FastRng(7))
        choosing = asyncio.ensure_future(thinkers.choose("search:ms=1000", view, FastRng(7)))
        longest = 0.0
        while not choosing.done():
            began = thread_time()  # of the processor: the clock also runs while other programs do
            await asyncio.sleep(0.005)
            longest = max(longest, thread_time() - began)
        return longest

    longest = run_with_pool(talk, processes=1)
    assert isinstance(longest, float)
    assert longest < 0.25


def test_no_bot_works_on_a_cancelled_question():
    view = make_view()

    async def talk(thinkers: BotPool) -> None:
        first = asyncio.ensure_future(thinkers.choose("search:ms=300", view, FastRng(7)))
        given_up = asyncio.ensure_future(thinkers.choose(NEVER_DONE, view, FastRng(7)))
        last = asyncio.ensure_future(thinkers.choose("search:ms=1", view, FastRng(7)))
        await asyncio.sleep(0)
        given_up.cancel()
        await first
        await last
        with suppress(asyncio.CancelledError):
            await given_up

    run_with_pool(talk, processes=1)


def test_quick_bots_answer_at_once_and_need_no_process():
    view = make_view()

    async def talk(thinkers: BotPool) -> None:
        right = int(make_bot(view.game, "h1").choose(view, FastRng(7)))
        assert await thinkers.choose("builder", view, FastRng(7)) == right
        assert thinkers.question_count == 0

    run_with_pool(talk)
    assert instant_policy("citadels", "master") is None
    assert instant_policy("praga", "script") is not None


def test_a_hint_says_what_was_considered():
    view = make_view()
    said = run_with_pool(lambda thinkers: thinkers.explain("search:playouts=60", view, FastRng(7)))
    assert said is not None
    right = make_bot(view.game, "search:playouts=60").explain(view, FastRng(7))
    assert right is not None
    assert [(each.move, each.visits, each.win_chance, each.line) for each in said.considered] == [
        (each.move, each.visits, each.win_chance, each.line) for each in right.considered
    ]


def test_a_bot_that_cannot_explain_says_nothing():
    view = make_view()
    assert run_with_pool(lambda thinkers: thinkers.explain("h1", view, FastRng(7))) is None


def test_no_process_is_left_behind():
    view = make_view()

    async def talk(thinkers: BotPool) -> list[object]:
        await thinkers.choose("search:ms=1", view, FastRng(7))
        return [each.process for each in thinkers.free_workers if each.process is not None]

    processes = run_with_pool(talk, processes=1, command=COMMAND)
    assert isinstance(processes, list)
    assert [process.returncode is not None for process in processes] == [True]
