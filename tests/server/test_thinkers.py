"""Bots think elsewhere, see only what their seat may see, and never keep people waiting for long."""

import asyncio
import sys
from base64 import b64decode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import orjson
import pytest

import burgrave
from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.server.thinkers import BOTS, COMMAND, PEOPLE, Thinkers, quick

LATE = 20.0


def a_view(game: str = "citadels", moves: int = 5) -> State:
    found = burgrave.game(game)
    state = found.new(found.options(players=3), seed=3)
    for _ in range(moves):
        state.play(state.legal()[0])
    view: State = state.view(state.acting)
    return view


def with_thinkers(talk: Callable[[Thinkers], Awaitable[object]], **how: Any) -> Any:
    async def run() -> object:
        thinkers = Thinkers(**how)
        try:
            return await asyncio.wait_for(talk(thinkers), 60)
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
from burgrave.server import thinker
starts = Path({str(tmp_path)!r}) / "starts"
starts.write_text(starts.read_text() + "." if starts.exists() else ".")
first = starts.read_text() == "."
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


def test_a_bot_that_hangs_is_replaced(tmp_path):
    body = """
if first:
    time.sleep(600)
thinker.main()
"""
    view = a_view()
    right = int(bot(view.game, "search:playouts=40").choose(view, Fast(7)))

    async def talk(thinkers: Thinkers) -> None:
        choosing = asyncio.ensure_future(thinkers.choose("search:playouts=40", view, Fast(7)))
        await asyncio.sleep(1.5)
        thinkers.patience = LATE
        assert await choosing == right
        assert thinkers.replaced == 1

    with_thinkers(talk, workers=1, command=script(tmp_path, body), patience=5.0)


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


def test_a_process_is_kept_for_people():
    view = a_view()

    async def talk(thinkers: Thinkers) -> None:
        await asyncio.gather(
            *(thinkers.choose("search:ms=1", view, Fast(7)) for _ in range(2))
        )  # both are up
        slow = [
            asyncio.ensure_future(thinkers.choose("search:ms=3000", view, Fast(7), BOTS)) for _ in range(3)
        ]
        await asyncio.sleep(0.2)
        began = perf_counter()
        await thinkers.choose("search:ms=50", view, Fast(7), PEOPLE)
        assert perf_counter() - began < 2.0
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()

    with_thinkers(talk, workers=2)


def test_thinking_does_not_delay_the_event_loop():
    view = a_view()

    async def talk(thinkers: Thinkers) -> float:
        await thinkers.choose("search:ms=1", view, Fast(7))
        choosing = asyncio.ensure_future(thinkers.choose("search:ms=1000", view, Fast(7)))
        late = 0.0
        while not choosing.done():
            began = perf_counter()
            await asyncio.sleep(0.005)
            late = max(late, perf_counter() - began - 0.005)
        return late

    late = with_thinkers(talk, workers=1)
    assert isinstance(late, float)
    assert late < 0.25


def test_whoever_gave_up_is_not_thought_for():
    view = a_view()

    async def talk(thinkers: Thinkers) -> None:
        first = asyncio.ensure_future(thinkers.choose("search:ms=300", view, Fast(7)))
        given_up = asyncio.ensure_future(thinkers.choose("search:ms=20000", view, Fast(7)))
        last = asyncio.ensure_future(thinkers.choose("search:ms=1", view, Fast(7)))
        await asyncio.sleep(0)
        given_up.cancel()
        await first
        await asyncio.wait_for(last, 10)
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
