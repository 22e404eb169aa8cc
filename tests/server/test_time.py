"""When things happen: reaction windows, standing answers, clocks, and the pace of bots.

No test waits: a table is asked when something is due, and the clock is set forward.
"""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from burgrave.bots.levels import levels
from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.server.bot_pool import BotPool
from burgrave.server.client_messages import (
    ClockSettings,
    PauseRequest,
    PlayRequest,
    SetAutoAnswerRequest,
    SetBotPaceRequest,
    StartRequest,
    TableSettings,
)
from burgrave.server.handlers import handle_request, start_game
from burgrave.server.messages import clock_data, live_view_data, table_data, update_message, view_data
from burgrave.server.scheduler import (
    PACE_FACTORS,
    bot_delay,
    next_deadline,
    prepared_answer,
    reaction_seconds_left,
    run_due_task,
    run_tasks,
)
from burgrave.server.settings import ServerSettings
from burgrave.server.store import AppendLog, LogRecord, TableRecord
from burgrave.server.table import Table
from burgrave.server.table_manager import TableManager
from tests.errors import raises_error
from tests.server.in_memory import FakeConnection, MovingManager, make_table

WINDOW = 8


OPTIONS = {"edition": "2016", "players": 3, "preset": "devious_dignitaries"}


class StoredLog:
    """A store that holds the log of one table."""

    def __init__(self, rows: list[LogRecord]) -> None:
        self.rows = rows

    def read_log(self, table: str) -> list[LogRecord]:
        return self.rows


class LaterTableManager(TableManager):
    """A hub an hour after everything was stored; a test moves the time on."""

    time = 100.0 + 3600

    def now(self) -> float:
        return self.time

    def wall_clock(self) -> int:
        return int(self.time * 1000)


async def begin_game(
    people: int = 3, options: dict[str, Any] = OPTIONS, **settings: Any
) -> tuple[Any, list[Any]]:
    """A table at which a game has begun; everybody is there."""
    table = make_table("citadels", options)
    table.manager = MovingManager()
    table.settings = TableSettings(**settings)
    for number, seat in enumerate(table.seats):
        seat.player, seat.level = ("person", "") if number < people else ("bot", "builder")
    ears: list[Any] = [FakeConnection(number) for number in range(people)]
    table.connections = set(ears)
    table.stored_state = (table.status, table.to_stored_head())
    await start_game(table, ears[0], StartRequest(type="start", id="s"))
    return table, ears


async def play_to_timed_reaction(table: Any, choices: int = 1) -> int:
    """Play on until a person is asked whose answer's time could tell something."""
    chance = Random(3)
    while table.live.passing_move() is None or len(table.live.legal_moves()) < choices:
        await table.play_moves(table.live.current_seat, [chance.choice(table.live.legal_moves())], None)
        assert not table.live.match.is_over
    return int(table.live.current_seat)


def later(table: Any, status: str = "playing") -> tuple[LaterTableManager, Table]:
    """The same table from its store, an hour later, before its game is loaded."""
    rows = [row for row in table.manager.rows if isinstance(row, AppendLog)]
    logged = [LogRecord(row.number, row.kind, row.body, table.manager.wall_clock()) for row in rows]
    manager = LaterTableManager(ServerSettings(), cast(Any, StoredLog(logged)), BotPool(0))
    return manager, Table(
        manager, TableRecord("twin", "citadels", status, False, 0, 0, table.to_stored_head())
    )


def match_view_of(table: Any, viewer: int) -> Any:
    stream = table.stream_for(viewer, "en")
    return live_view_data(table, stream, view_data(table, viewer, stream.tr))


def seconds_left(table: Any) -> float:
    clock = clock_data(table)
    assert clock is not None
    return clock["seconds_left"]


def answer(table: Any, move: int) -> PlayRequest:
    return PlayRequest(type="play", id="a", decision=table.live.decision, moves=[move])


def test_an_answer_is_shown_when_the_time_of_its_question_is_over_and_not_before():
    async def played() -> None:
        table, ears = await begin_game()
        seat = await play_to_timed_reaction(table)
        opened, decision = table.manager.time, table.live.decision
        assert next_deadline(table) == opened + WINDOW
        table.manager.time += 2
        assert reaction_seconds_left(table) == WINDOW - 2
        for viewer in (*range(3), 8):
            assert match_view_of(table, viewer)["reaction_window"] == {
                "seconds_total": WINDOW,
                "seconds_left": 6.0,
            }
        await handle_request(table, ears[seat], answer(table, table.live.legal_moves()[-1]))
        assert table.live.decision == decision
        assert next_deadline(table) == opened + WINDOW
        assert [row.kind for row in table.manager.rows if hasattr(row, "kind")][-1] == "answer"
        table.manager.time = opened + WINDOW
        given = table.live.window.answers[seat]
        await run_due_task(table)
        assert table.live.decision == decision + 1
        assert table.live.record.entries[-1].move == given[0]

    asyncio.run(played())


def test_no_answer_is_no_message():
    async def played() -> None:
        table, _ = await begin_game()
        await play_to_timed_reaction(table)
        silent = table.live.passing_move()
        table.manager.time += WINDOW
        await run_due_task(table)
        assert table.live.record.entries[-1].move == silent

    asyncio.run(played())


@pytest.mark.parametrize("people", [1, 2])
def test_a_question_with_one_answer_is_skipped_only_if_nobody_could_notice(people):
    async def played() -> None:
        table, _ = await begin_game(people)
        chance = Random(3)
        while table.live.legal_moves() != [table.live.passing_move()]:
            await table.play_moves(table.live.current_seat, [chance.choice(table.live.legal_moves())], None)
        passing = table.live.legal_moves()
        assert prepared_answer(table, table.live, table.live.current_seat) == (passing if people == 1 else [])

    asyncio.run(played())


def test_an_answer_can_be_changed_until_then():
    async def played() -> None:
        table, ears = await begin_game()
        seat = await play_to_timed_reaction(table, choices=2)
        first, *_, last = table.live.legal_moves()
        await handle_request(table, ears[seat], answer(table, first))
        await handle_request(table, ears[seat], answer(table, last))
        table.manager.time += WINDOW
        await run_due_task(table)
        assert table.live.record.entries[-1].move == last

    asyncio.run(played())


def test_an_answer_sent_again_is_acknowledged_and_changes_nothing_even_when_its_time_is_over():
    async def played() -> None:
        table, ears = await begin_game()
        seat = await play_to_timed_reaction(table, choices=2)
        first, *_, last = table.live.legal_moves()
        early, late = answer(table, first), answer(table, last)
        await handle_request(table, ears[seat], early)
        await handle_request(table, ears[seat], late)
        await handle_request(table, ears[seat], early)
        assert table.live.window.answers[seat] == [last]
        table.manager.time += WINDOW
        await run_due_task(table)
        entries = table.live.entries
        table.restore_stored()  # as after a restart
        for resent in (early, late):
            await handle_request(table, ears[seat], resent)
        assert table.live.entries == entries
        with raises_error("server-stale"):
            await handle_request(table, ears[seat], early.model_copy(update={"id": "b"}))

    asyncio.run(played())


def test_a_standing_answer_takes_as_long_as_any_other():
    async def played() -> None:
        table, ears = await begin_game()
        seat = await play_to_timed_reaction(table)
        kind, move = table.live.decision_kind, table.live.legal_moves()[0]
        await handle_request(
            table, ears[seat], SetAutoAnswerRequest(type="set-auto-answer", id="s", kind=kind, move=move)
        )
        assert match_view_of(table, seat)["auto_answers"][kind]["move"] == move
        assert match_view_of(table, (seat + 1) % 3)["auto_answers"] == {}
        assert next_deadline(table) == table.live.opened_at + WINDOW
        table.manager.time += WINDOW
        await run_due_task(table)
        assert table.live.record.entries[-1].move == move
        with pytest.raises(BurgraveError):
            await handle_request(
                table,
                ears[seat],
                SetAutoAnswerRequest(type="set-auto-answer", id="s", kind="robbery", move=move),
            )

    asyncio.run(played())


def test_all_who_are_asked_the_same_are_asked_at_once():
    async def played() -> None:
        options = {"edition": "deluxe", "players": 4, "random_cast": 39, "action_cards": True}
        table, ears = await begin_game(people=4, options=options)
        chance = Random(1)
        while len(table.live.states_of_asked_seats()) < 3:
            await table.play_moves(table.live.current_seat, [chance.choice(table.live.legal_moves())], None)
            assert not table.live.match.is_over
        opened, kind = table.manager.time, table.live.decision_kind
        asked = list(table.live.states_of_asked_seats())
        assert asked[0] == table.live.current_seat
        for seat in range(4):
            seen = match_view_of(table, seat)
            assert seen["your_decision"] == (seat in asked)
            assert ("prompt" in seen) == (seat in asked)
        for seat in asked:
            silent = table.live.passing_move_in(table.live.states_of_asked_seats()[seat])
            await handle_request(table, ears[seat], answer(table, silent))
        table.manager.time = opened + WINDOW
        for seat in asked:
            assert (table.live.decision_kind, table.live.current_seat) == (kind, seat)
            assert next_deadline(table) <= table.manager.time
            await run_due_task(table)
        assert table.live.decision_kind != kind or table.live.current_seat not in asked

    asyncio.run(played())


def test_no_answer_is_lost_if_the_server_ends_between_two_that_are_played():
    async def played() -> None:
        options = {"edition": "deluxe", "players": 4, "random_cast": 39, "action_cards": True}
        table, ears = await begin_game(people=4, options=options)
        chance = Random(1)
        while len(table.live.states_of_asked_seats()) < 3:
            await table.play_moves(table.live.current_seat, [chance.choice(table.live.legal_moves())], None)
        asked = dict(table.live.states_of_asked_seats())
        given = {seat: state.legal_moves()[-1] for seat, state in asked.items()}
        first, *others = asked
        given[first] = table.live.passing_move()
        for seat, move in given.items():
            await handle_request(table, ears[seat], answer(table, move))
        table.manager.time += WINDOW
        await run_due_task(table)
        manager, again = later(table)
        await manager.load_game(again)
        live = again.require_live()
        assert live.window.answers == {seat: [given[seat]] for seat in others}
        manager.time += WINDOW
        await run_due_task(table)
        manager, again = later(table)
        await manager.load_game(again)
        assert again.require_live().record.entries[-1].move == given[others[0]]

    asyncio.run(played())


def test_where_nobody_could_notice_nobody_waits():
    async def played() -> None:
        table, ears = await begin_game(people=1)
        while await play_to_timed_reaction(table) != 0:
            await table.play_moves(table.live.current_seat, [table.live.legal_moves()[0]], None)
        assert reaction_seconds_left(table) is None
        decision = table.live.decision
        await handle_request(table, ears[0], answer(table, table.live.legal_moves()[0]))
        assert table.live.decision == decision + 1
        watcher = FakeConnection(8)
        table.connections.add(watcher)
        while await play_to_timed_reaction(table) != 0:
            await table.play_moves(table.live.current_seat, [table.live.legal_moves()[0]], None)
        assert reaction_seconds_left(table) == WINDOW

    asyncio.run(played())


def test_who_comes_to_watch_takes_no_time_from_a_question_that_is_open_already():
    async def played() -> None:
        table, _ = await begin_game(people=1)
        while await play_to_timed_reaction(table, choices=2) != 0:
            await table.play_moves(table.live.current_seat, [table.live.legal_moves()[0]], None)
        table.manager.time += 30
        watcher = FakeConnection(SPECTATOR)
        table.connections.add(watcher)
        assert reaction_seconds_left(table) is None
        assert "reaction_window" not in match_view_of(table, 0)
        assert next_deadline(table) is None

    asyncio.run(played())


def test_who_stops_watching_does_not_end_the_time_of_an_open_question():
    async def played() -> None:
        table, _ = await begin_game(people=1)
        watcher = FakeConnection(SPECTATOR)
        table.connections.add(watcher)
        while await play_to_timed_reaction(table) != 0:
            await table.play_moves(table.live.current_seat, [table.live.legal_moves()[0]], None)
        table.connections.discard(watcher)
        table.manager.time += 3
        assert reaction_seconds_left(table) == WINDOW - 3

    asyncio.run(played())


def test_a_bot_takes_the_same_time_whatever_it_thinks_about():
    async def played() -> None:
        table, _ = await begin_game(people=1)
        chance = Random(5)
        waits = set()
        for _ in range(40):
            number = table.live.current_seat
            if number != 0:
                next_deadline(table)
                await table.bot_task
                waits.add(next_deadline(table) - table.live.opened_at)
            await table.play_moves(number, [chance.choice(table.live.legal_moves())], None)
        assert waits == {bot_delay(table, "builder")}

    asyncio.run(played())


def test_a_clock_runs_for_the_deciding_seat_and_a_bot_moves_in_the_end_if_the_table_allows_it():
    async def played() -> None:
        table, _ = await begin_game(clock=ClockSettings(seconds=30), takeover_seconds=600, reaction_seconds=0)
        assert clock_data(table) == {"seconds_total": 30, "seconds_left": 30.0, "running": True}
        table.manager.time += 12.5
        assert seconds_left(table) == 17.5
        assert next_deadline(table) == table.live.opened_at + 30
        decision, seat = table.live.decision, table.live.current_seat
        table.manager.time = table.live.opened_at + 30
        assert next_deadline(table) is None  # a bot thinks, and nobody waits for it
        await table.bot_task
        assert next_deadline(table) == table.manager.time
        await run_due_task(table)
        assert table.live.decision == decision + 1
        assert table.seats[seat].level == ""
        gentle, _ = await begin_game(clock=ClockSettings(seconds=30), reaction_seconds=0)
        gentle.manager.time += 1000
        assert next_deadline(gentle) is None
        assert seconds_left(gentle) < 0

    asyncio.run(played())


def test_a_bot_that_hangs_when_a_clock_has_run_out_does_not_stop_the_person():
    async def played() -> None:
        table, _ = await begin_game(clock=ClockSettings(seconds=30), takeover_seconds=600, reaction_seconds=0)
        asked = asyncio.Event()

        async def hang(*question: Any) -> int:
            asked.set()
            await asyncio.Event().wait()
            return 0

        table.manager.choose_bot_move = hang
        table.manager.time = table.live.opened_at + 31
        running = asyncio.create_task(run_tasks(table))
        await asyncio.wait_for(asked.wait(), 60)
        decision, seat = table.live.decision, table.live.current_seat
        assert not table.lock.locked()
        async with table.lock:
            await table.play_moves(seat, [table.live.legal_moves()[0]], "1")
        assert table.live.decision == decision + 1
        running.cancel()
        table.cancel_bot()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(played())


def test_no_clock_runs_while_a_game_is_paused():
    async def played() -> None:
        table, ears = await begin_game(clock=ClockSettings(seconds=30), takeover_seconds=600)
        table.manager.time += 10
        await handle_request(table, ears[1], PauseRequest(type="pause", id="p", paused=True))
        table.manager.time += 5000
        assert next_deadline(table) is None
        assert clock_data(table) == {"seconds_total": 30, "seconds_left": 20.0, "running": False}
        await handle_request(table, ears[2], PauseRequest(type="pause", id="q", paused=False))
        assert seconds_left(table) == 20.0

    asyncio.run(played())


def test_a_reaction_window_stands_still_while_a_game_is_paused():
    async def played() -> None:
        table, ears = await begin_game()
        seat = await play_to_timed_reaction(table)
        table.manager.time += 1
        await handle_request(table, ears[1], PauseRequest(type="pause", id="p", paused=True))
        table.manager.time += 20
        assert next_deadline(table) is None
        assert match_view_of(table, seat)["reaction_window"]["seconds_left"] == WINDOW - 1
        await handle_request(table, ears[2], PauseRequest(type="pause", id="q", paused=False))
        assert reaction_seconds_left(table) == WINDOW - 1
        assert next_deadline(table) == table.manager.time + WINDOW - 1

    asyncio.run(played())


@pytest.mark.parametrize("status", ["playing", "paused"])
def test_a_reaction_window_begins_again_when_a_game_is_loaded(status):
    async def played() -> None:
        table, _ = await begin_game(clock=ClockSettings(seconds=86_400))
        await play_to_timed_reaction(table)
        manager, again = later(table, status)
        manager.time += 60
        await manager.load_game(again)
        assert again.require_live().decision_kind == table.live.decision_kind
        assert reaction_seconds_left(again) == WINDOW
        assert seconds_left(again) == (86_400 - 3600 - 60 if status == "playing" else 86_400)

    asyncio.run(played())


def test_a_bot_replaces_only_an_absent_player_and_only_if_the_table_allows_it():
    async def played() -> None:
        table, ears = await begin_game(takeover_seconds=60, reaction_seconds=0)
        assert next_deadline(table) is None
        number = table.live.current_seat
        table.connections.discard(ears[number])
        table.seats[number].away_since = table.manager.wall_clock()
        assert next_deadline(table) == pytest.approx(table.manager.time + 60)
        table.manager.time += 60
        await run_due_task(table)
        assert table.seats[number].level == "builder"
        assert table.seats[number].is_taken_over

    asyncio.run(played())


def test_a_clock_that_is_set_back_does_not_keep_the_bot_away():
    async def played() -> None:
        table, ears = await begin_game(takeover_seconds=60, reaction_seconds=0)
        number = table.live.current_seat
        table.connections.discard(ears[number])
        table.seats[number].away_since = table.manager.wall_clock() + 365 * 24 * 3600 * 1000
        assert next_deadline(table) == pytest.approx(table.manager.time + 60)
        table.manager.time += 60
        assert next_deadline(table) == pytest.approx(table.manager.time)

    asyncio.run(played())


def test_a_clock_that_is_set_back_gives_nobody_more_time():
    async def played() -> None:
        table, _ = await begin_game(clock=ClockSettings(seconds=86_400), reaction_seconds=0)
        manager, again = later(table)
        manager.time -= 365 * 24 * 3600
        await manager.load_game(again)
        assert seconds_left(again) == 86_400

    asyncio.run(played())


def test_the_clock_comes_with_every_move():
    async def played() -> None:
        table, _ = await begin_game(clock=ClockSettings(seconds=60))
        table.manager.time += 59
        assert seconds_left(table) == 1.0
        await table.play_moves(table.live.current_seat, [table.live.legal_moves()[0]], None)
        stream = table.stream_for(SPECTATOR, "en")
        assert update_message(table, stream, table.live.entries)["clock"]["seconds_left"] == 60.0

    asyncio.run(played())


def test_no_pace_tells_whether_a_bot_had_a_choice():
    """A bot with one legal move answers at once. At every pace its move waits as long as any other."""

    async def played() -> None:
        table, _ = await begin_game(people=1)
        table.manager.settings = replace(table.manager.settings, bot_delay=ServerSettings().bot_delay)
        for level in levels(table.game.id):
            for pace in PACE_FACTORS:
                table.settings = table.settings.model_copy(update={"bot_pace": pace})
                assert bot_delay(table, level.name) >= 0.1 + 1.2 * level.ms / 1000

    asyncio.run(played())


def test_the_pace_of_bots_is_set_at_the_table_and_stays_after_a_restart():
    async def played() -> None:
        table, ears = await begin_game(people=1)
        delays = []
        for pace in ("calm", "brisk", "instant"):
            request = SetBotPaceRequest(type="set-bot-pace", id=pace, pace=pace)
            await handle_request(table, ears[0], request)
            assert table_data(table, table.translator("en"))["bot_pace"] == pace
            delays.append(bot_delay(table, "master"))
        assert delays[0] > delays[1] > delays[2]
        _, again = later(table)
        assert again.settings.bot_pace == "instant"

    asyncio.run(played())
