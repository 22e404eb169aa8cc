"""When things happen: reaction windows, standing answers, clocks, and the pace of bots.

No test waits: a table is asked when something is due, and the clock is set forward.
"""

import asyncio
from random import Random
from typing import Any, cast

import pytest

from burgrave.core.event import SPECTATOR
from burgrave.core.wrong import Wrong
from burgrave.server.duties import do, due, pace, window_left
from burgrave.server.face import clock_data
from burgrave.server.face import sight as sight_of
from burgrave.server.hub import Hub
from burgrave.server.incoming import Clock, Manners, Pause, Play, Standing, Start
from burgrave.server.requests import carry_out, start
from burgrave.server.settings import Settings
from burgrave.server.store import Append, Logged, Stored
from burgrave.server.table import Table
from burgrave.server.thinkers import Thinkers
from tests.server.still import Ear, Moving, laid

WINDOW = 8


OPTIONS = {"edition": "2016", "players": 3, "preset": "devious_dignitaries"}


class StoredLog:
    """A store that holds the log of one table."""

    def __init__(self, rows: list[Logged]) -> None:
        self.rows = rows

    def log(self, table: str) -> list[Logged]:
        return self.rows


class Later(Hub):
    """A hub an hour after everything was stored; time goes on when it is told to."""

    time = 100.0 + 3600

    def now(self) -> float:
        return self.time

    def wall(self) -> int:
        return int(self.time * 1000)


async def begun(people: int = 3, options: dict[str, Any] = OPTIONS, **manners: Any) -> tuple[Any, list[Any]]:
    """A table at which a game has begun; everybody is there."""
    table = laid("citadels", options)
    table.hub = Moving()
    table.manners = Manners(**manners)
    for number, seat in enumerate(table.seats):
        seat.plays, seat.level = ("person", "") if number < people else ("bot", "builder")
    ears: list[Any] = [Ear(number) for number in range(people)]
    table.connections = set(ears)
    table.stored = (table.status, table.head())
    await start(table, ears[0], Start(type="start", id="s"))
    return table, ears


async def until_silence(table: Any, choices: int = 1) -> int:
    """Play on until somebody is asked whose answer's time could tell something."""
    chance = Random(3)
    while table.play.silence() is None or len(table.play.legal()) < choices:
        await table.make_move(table.play.acting, [chance.choice(table.play.legal())], None)
        assert not table.play.match.over
    return int(table.play.acting)


def sight(table: Any, eyes: int) -> Any:
    return sight_of(table, eyes, table.text("en"))


def left(table: Any) -> float:
    clock = clock_data(table)
    assert clock is not None
    return clock["left"]


def answer(table: Any, move: int) -> Play:
    return Play(type="play", id="a", decision=table.play.decision, moves=[move])


def test_an_answer_is_shown_when_the_time_of_its_question_is_over_and_not_before():
    async def played() -> None:
        table, ears = await begun()
        seat = await until_silence(table)
        opened, decision = table.hub.time, table.play.decision
        assert due(table) == opened + WINDOW
        table.hub.time += 2
        assert window_left(table) == WINDOW - 2
        for eyes in (*range(3), 8):
            assert sight(table, eyes)["react"] == {"seconds": WINDOW, "left": 6.0}
        await carry_out(table, ears[seat], answer(table, table.play.legal()[-1]))
        assert table.play.decision == decision
        assert due(table) == opened + WINDOW
        assert [row.kind for row in table.hub.rows if hasattr(row, "kind")][-1] == "answer"
        table.hub.time = opened + WINDOW
        given = table.play.answers[seat]
        await do(table)
        assert table.play.decision == decision + 1
        assert table.play.record.entries[-1].move == given[0]

    asyncio.run(played())


def test_whoever_does_not_answer_says_nothing():
    async def played() -> None:
        table, _ = await begun()
        await until_silence(table)
        silent = table.play.silence()
        table.hub.time += WINDOW
        await do(table)
        assert table.play.record.entries[-1].move == silent

    asyncio.run(played())


def test_an_answer_can_be_changed_until_then():
    async def played() -> None:
        table, ears = await begun()
        seat = await until_silence(table, choices=2)
        first, *_, last = table.play.legal()
        await carry_out(table, ears[seat], answer(table, first))
        await carry_out(table, ears[seat], answer(table, last))
        table.hub.time += WINDOW
        await do(table)
        assert table.play.record.entries[-1].move == last

    asyncio.run(played())


def test_an_answer_sent_again_is_acknowledged_and_changes_nothing_even_when_its_time_is_over():
    async def played() -> None:
        table, ears = await begun()
        seat = await until_silence(table, choices=2)
        first, *_, last = table.play.legal()
        early, late = answer(table, first), answer(table, last)
        await carry_out(table, ears[seat], early)
        await carry_out(table, ears[seat], late)
        await carry_out(table, ears[seat], early)
        assert table.play.answers[seat] == [last]
        table.hub.time += WINDOW
        await do(table)
        entries = table.play.entries
        table.recall()  # as after a restart
        for resent in (early, late):
            await carry_out(table, ears[seat], resent)
        assert table.play.entries == entries
        with pytest.raises(Wrong, match="server-stale"):
            await carry_out(table, ears[seat], early.model_copy(update={"id": "b"}))

    asyncio.run(played())


def test_a_standing_answer_takes_as_long_as_any_other():
    async def played() -> None:
        table, ears = await begun()
        seat = await until_silence(table)
        kind, move = table.play.kind, table.play.legal()[0]
        await carry_out(table, ears[seat], Standing(type="standing", id="s", kind=kind, move=move))
        assert sight(table, seat)["standing"][kind]["move"] == move
        assert sight(table, (seat + 1) % 3)["standing"] == {}
        assert due(table) == table.play.opened + WINDOW
        table.hub.time += WINDOW
        await do(table)
        assert table.play.record.entries[-1].move == move
        with pytest.raises(Wrong):
            await carry_out(table, ears[seat], Standing(type="standing", id="s", kind="robbery", move=move))

    asyncio.run(played())


def test_all_who_are_asked_the_same_are_asked_at_once():
    async def played() -> None:
        options = {"edition": "deluxe", "players": 4, "random_cast": 39, "action_cards": True}
        table, ears = await begun(people=4, options=options)
        chance = Random(1)
        while len(table.play.asked()) < 3:
            await table.make_move(table.play.acting, [chance.choice(table.play.legal())], None)
            assert not table.play.match.over
        opened, kind = table.hub.time, table.play.kind
        asked = list(table.play.asked())
        assert asked[0] == table.play.acting
        for seat in range(4):
            seen = sight(table, seat)
            assert seen["yours"] == (seat in asked)
            assert ("offer" in seen) == (seat in asked)
        for seat in asked:
            silent = table.play.silent_in(table.play.asked()[seat])
            await carry_out(table, ears[seat], answer(table, silent))
        table.hub.time = opened + WINDOW
        for seat in asked:
            assert (table.play.kind, table.play.acting) == (kind, seat)
            assert due(table) <= table.hub.time
            await do(table)
        assert table.play.kind != kind or table.play.acting not in asked

    asyncio.run(played())


def test_where_nobody_could_notice_nobody_waits():
    async def played() -> None:
        table, ears = await begun(people=1)
        while await until_silence(table) != 0:
            await table.make_move(table.play.acting, [table.play.legal()[0]], None)
        assert window_left(table) is None
        decision = table.play.decision
        await carry_out(table, ears[0], answer(table, table.play.legal()[0]))
        assert table.play.decision == decision + 1
        watcher = Ear(8)
        table.connections.add(watcher)
        while await until_silence(table) != 0:
            await table.make_move(table.play.acting, [table.play.legal()[0]], None)
        assert window_left(table) == WINDOW

    asyncio.run(played())


def test_who_comes_to_watch_takes_no_time_from_a_question_that_is_open_already():
    async def played() -> None:
        table, _ = await begun(people=1)
        while await until_silence(table) != 0:
            await table.make_move(table.play.acting, [table.play.legal()[0]], None)
        table.hub.time += 30
        watcher = Ear(SPECTATOR)
        table.connections.add(watcher)
        assert window_left(table) is None
        assert "react" not in sight(table, 0)
        assert due(table) is None

    asyncio.run(played())


def test_who_stops_watching_does_not_end_the_time_of_an_open_question():
    async def played() -> None:
        table, _ = await begun(people=1)
        watcher = Ear(SPECTATOR)
        table.connections.add(watcher)
        while await until_silence(table) != 0:
            await table.make_move(table.play.acting, [table.play.legal()[0]], None)
        table.connections.discard(watcher)
        table.hub.time += 3
        assert window_left(table) == WINDOW - 3

    asyncio.run(played())


def test_a_bot_takes_the_same_time_whatever_it_thinks_about():
    async def played() -> None:
        table, _ = await begun(people=1)
        chance = Random(5)
        waits = set()
        for _ in range(40):
            number = table.play.acting
            if number != 0:
                due(table)
                await table.thinking
                waits.add(due(table) - table.play.opened)
            await table.make_move(number, [chance.choice(table.play.legal())], None)
        assert waits == {pace(table, "builder")}

    asyncio.run(played())


def test_a_clock_runs_for_whoever_decides_and_a_bot_moves_in_the_end_if_the_table_says_so():
    async def played() -> None:
        table, _ = await begun(clock=Clock(seconds=30), stand_in=600, reaction_seconds=0)
        assert clock_data(table) == {"seconds": 30, "left": 30.0, "running": True}
        table.hub.time += 12.5
        assert left(table) == 17.5
        assert due(table) == table.play.opened + 30
        decision, seat = table.play.decision, table.play.acting
        table.hub.time = table.play.opened + 30
        await do(table)
        assert table.play.decision == decision + 1
        assert table.seats[seat].level == ""
        gentle, _ = await begun(clock=Clock(seconds=30), reaction_seconds=0)
        gentle.hub.time += 1000
        assert due(gentle) is None
        assert left(gentle) < 0

    asyncio.run(played())


def test_no_clock_runs_while_a_game_is_paused():
    async def played() -> None:
        table, ears = await begun(clock=Clock(seconds=30), stand_in=600)
        table.hub.time += 10
        await carry_out(table, ears[1], Pause(type="pause", id="p", paused=True))
        table.hub.time += 5000
        assert due(table) is None
        assert clock_data(table) == {"seconds": 30, "left": 20.0, "running": False}
        await carry_out(table, ears[2], Pause(type="pause", id="q", paused=False))
        assert left(table) == 20.0

    asyncio.run(played())


def test_a_reaction_window_stands_still_while_a_game_is_paused():
    async def played() -> None:
        table, ears = await begun()
        seat = await until_silence(table)
        table.hub.time += 1
        await carry_out(table, ears[1], Pause(type="pause", id="p", paused=True))
        table.hub.time += 20
        assert due(table) is None
        assert sight(table, seat)["react"]["left"] == WINDOW - 1
        await carry_out(table, ears[2], Pause(type="pause", id="q", paused=False))
        assert window_left(table) == WINDOW - 1
        assert due(table) == table.hub.time + WINDOW - 1

    asyncio.run(played())


@pytest.mark.parametrize("status", ["playing", "paused"])
def test_a_reaction_window_begins_anew_when_a_game_is_loaded(status):
    async def played() -> None:
        table, _ = await begun(clock=Clock(seconds=86_400))
        await until_silence(table)
        rows = [row for row in table.hub.rows if isinstance(row, Append)]
        logged = [Logged(row.number, row.kind, row.body, table.hub.wall()) for row in rows]
        hub = Later(Settings(), cast(Any, StoredLog(logged)), Thinkers(0))
        again = Table(hub, Stored("twin", "citadels", status, False, 0, 0, table.head()))
        hub.time += 60
        await hub.load_game(again)
        assert again.playing().kind == table.play.kind
        assert window_left(again) == WINDOW
        assert left(again) == (86_400 - 3600 - 60 if status == "playing" else 86_400)

    asyncio.run(played())


def test_a_bot_stands_in_only_for_somebody_who_is_away_and_only_if_the_table_says_so():
    async def played() -> None:
        table, ears = await begun(stand_in=60, reaction_seconds=0)
        assert due(table) is None
        number = table.play.acting
        table.connections.discard(ears[number])
        table.seats[number].away = table.hub.wall()
        assert due(table) == pytest.approx(table.hub.time + 60)
        table.hub.time += 60
        await do(table)
        assert table.seats[number].level == "builder"
        assert table.seats[number].stands_in

    asyncio.run(played())


def test_a_clock_that_is_set_back_does_not_keep_the_bot_away():
    async def played() -> None:
        table, ears = await begun(stand_in=60, reaction_seconds=0)
        number = table.play.acting
        table.connections.discard(ears[number])
        table.seats[number].away = table.hub.wall() + 365 * 24 * 3600 * 1000
        assert due(table) == pytest.approx(table.hub.time + 60)
        table.hub.time += 60
        assert due(table) == pytest.approx(table.hub.time)

    asyncio.run(played())
