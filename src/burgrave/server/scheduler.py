"""The automatic actions of a table and their times: bot moves, reaction windows, clocks and takeovers.

The times depend only on public information: who plays a seat, the kind of decision, and the settings of the
table.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from burgrave.core.error import BurgraveError
from burgrave.server.available_bots import list_bots
from burgrave.server.live_match import LiveMatch
from burgrave.server.store import RacedError
from burgrave.server.stored_rows import PlayedBy

if TYPE_CHECKING:
    from burgrave.server.table import Table

# Factors on the pause after a bot's thinking time. It is never 0: a bot that has no choice is quick, and
# nobody may see that.
PACE_FACTORS: Final = {"calm": 1.0, "brisk": 0.4, "instant": 0.15}
ABSENCE_SECONDS: Final = 10.0  # in which persons return to another server, or after a restart
THINKING_SLACK: Final = 1.3  # factor on a bot's thinking time, for the exchange with its process


def reaction_seconds_left(table: "Table") -> float | None:
    """Return how many seconds the reaction window stays open, or None if there is none."""
    end = reaction_deadline(table)
    return None if end is None else max(0.0, end - table.game_time)


def reaction_deadline(table: "Table", opened: float | None = None) -> float | None:
    """Return when the reaction window closes, or None. If it opens now, it has begun at `opened`.

    A question whose answer time could reveal something has a fixed window, if others could notice it when the
    question was opened. The window is the same for all seats that are asked the same question. It starts when
    the first person is asked.
    """
    live = table.live
    seconds = table.settings.reaction_seconds
    if live is None or live.current_seat is None or not table.is_running or not seconds:
        return None
    if table.seats[live.current_seat].is_played_by_bot or not decide_if_noticeable(table, live):
        return None
    if live.decision_kind not in live.match.presenter.timed_reactions():
        return None
    if live.window.started_at is None:
        live.window.started_at = table.game_time if opened is None else opened
    return live.window.started_at + seconds


def start_reaction_window(table: "Table", live: LiveMatch) -> None:
    """Decide whether the question has a reaction window, and start it if a person is asked."""
    decide_if_noticeable(table, live)
    reaction_deadline(table, live.opened_at)


def restore_reaction_window(table: "Table", live: LiveMatch, opened: int) -> None:
    """Continue the window of a question that was opened at this time.

    A window that has closed while no server ran starts again: nobody could answer meanwhile.
    """
    started, now = table.time_of(opened), table.game_time
    decide_if_noticeable(table, live)
    if now - started < table.settings.reaction_seconds:
        live.window.started_at = started
    if reaction_deadline(table) is None:
        live.window.started_at = None


def decide_if_noticeable(table: "Table", live: LiveMatch) -> bool:
    """Decide, once for each question, whether others could notice when it is answered.

    Spectators who come later do not change this. Otherwise the time of the person who thinks could end at
    once.
    """
    if live.window.is_noticeable is None:
        live.window.is_noticeable = len(table.person_seats) > 1 or table.spectator_count > 0
    return live.window.is_noticeable


def prepared_answer(table: "Table", live: LiveMatch, seat: int) -> list[int]:
    """Return the answer of the seat, else one that needs no person if it is legal, else no moves."""
    if seat in live.window.answers:
        return live.window.answers[seat]
    if live.legal_moves() == [live.passing_move()] and not decide_if_noticeable(table, live):
        return live.legal_moves()  # the question is only asked so that others cannot tell
    auto_answers = table.seats[seat].auto_answers.get(live.decision_kind)
    return [auto_answers] if auto_answers is not None and auto_answers in live.legal_moves() else []


def answered_by(live: LiveMatch, seat: int, answer: list[int]) -> PlayedBy:
    """Return who or what gives the prepared answer of a seat when the window closes."""
    if seat in live.window.answers:
        return "person"
    return "auto-answer" if answer else "time"


def bot_delay(table: "Table", level: str) -> float:
    """Return after how many seconds a bot's move is shown, however long the bot thought."""
    bots = list_bots(table.game.id, table.manager.settings.bots)
    ms = next((each.ms for each in bots if each.name == level), 0)
    pause = PACE_FACTORS[table.settings.bot_pace] * table.manager.settings.bot_delay
    return pause + THINKING_SLACK * ms / 1000


def next_deadline(table: "Table") -> float | None:
    """Return the time of the next automatic action here, or None if there is none. Start the bot on turn."""
    if table.status != "playing" or not table.manager.nodes.is_runner(table):
        table.cancel_bot()
        return None
    times = (absence_deadline(table), game_deadline(table))
    return min((time for time in times if time is not None), default=None)


def absence_deadline(table: "Table") -> float | None:
    """Return when persons are marked as away whose connection has ended together with its server."""
    now, missing = table.manager.now(), {}
    for number in table.person_seats:
        if table.seats[number].away_since is None and not table.is_connected(number):
            missing[number] = table.missing_since.get(number, now)
    table.missing_since = missing
    return min(missing.values()) + ABSENCE_SECONDS if missing else None


def game_deadline(table: "Table") -> float | None:
    """Return the time of the next automatic action of the game, or None if there is none."""
    live = table.live
    if live is None or table.frozen is not None or live.current_seat is None:
        return None
    seat = table.seats[live.current_seat]
    if seat.is_played_by_bot:
        start_bot(table, live, live.current_seat, seat.level)
        assert table.bot_task is not None
        return live.opened_at + bot_delay(table, seat.level) if table.bot_task.done() else None
    times = [
        reaction_deadline(table),
        clock_move_time(table, live, live.current_seat),
        takeover_deadline(table, live.current_seat),
    ]
    if prepared_answer(table, live, live.current_seat) and times[0] is None:
        times.append(live.opened_at + bot_delay(table, ""))
    return min((time for time in times if time is not None), default=None)


def clock_deadline(table: "Table", live: LiveMatch) -> float | None:
    """Return when a bot moves for a person who thinks too long, or None if bots do not take over."""
    if table.clock is None or table.settings.takeover_seconds is None:
        return None
    return live.opened_at + table.clock.seconds


def clock_move_time(table: "Table", live: LiveMatch, seat: int) -> float | None:
    """Return when a bot may move because the clock has run out, or None.

    The bot starts when the clock has run out. Nobody waits for it: the person can still move meanwhile.
    """
    end = clock_deadline(table, live)
    if end is None or end > table.manager.now():
        return end
    start_bot(table, live, seat, table.check_level(table.settings.takeover_level))
    return end if is_bot_ready(table, live) else None


def is_bot_ready(table: "Table", live: LiveMatch) -> bool:
    """Return whether a bot has chosen a move for the present decision."""
    return table.bot_task is not None and table.bot_decision == live.decision and table.bot_task.done()


def takeover_deadline(table: "Table", number: int) -> float | None:
    """Return when a bot takes over the seat of a person who is away, or None."""
    seat, after = table.seats[number], table.settings.takeover_seconds
    if after is None or seat.away_since is None or table.is_connected(number):
        return None
    # The clock may have been set back since.
    seat.away_since = min(seat.away_since, table.manager.wall_clock())
    return table.manager.now() + after - (table.manager.wall_clock() - seat.away_since) / 1000


def start_bot(table: "Table", live: LiveMatch, seat: int, level: str) -> None:
    """Start the bot on this seat, unless it already works on this decision."""
    if table.bot_task is not None and table.bot_decision == live.decision:
        return
    table.cancel_bot()
    table.bot_decision = live.decision
    table.bot_task = asyncio.create_task(table.manager.choose_bot_move(table, live, seat, level))
    table.bot_task.add_done_callback(lambda _: table.changed.set())


async def run_tasks(table: "Table") -> None:
    """Run the automatic actions of a table when they are due, until cancelled."""
    while True:
        table.changed.clear()
        at = next_deadline(table)
        if at is None:
            await table.changed.wait()
            continue
        wait = at - table.manager.now()
        if wait > 0:
            try:
                await asyncio.wait_for(table.changed.wait(), wait)
            except TimeoutError:
                pass
            else:
                continue
        async with table.lock:
            at = next_deadline(table)
            if at is not None and at <= table.manager.now():
                await run_due_task(table)


async def run_due_task(table: "Table") -> None:
    """Run the automatic action that is due."""
    live = table.live
    if (absence_deadline(table) or table.manager.now() + 1) <= table.manager.now():
        await mark_missing(table)
        return
    assert live is not None
    assert live.current_seat is not None
    number = live.current_seat
    seat = table.seats[number]
    if seat.is_played_by_bot:
        await play_bot_move(table, number)
        return
    end, now = reaction_deadline(table), table.manager.now()
    answer = prepared_answer(table, live, number)
    if end is not None and end <= now:
        silent = live.passing_move()
        moves = answer or ([] if silent is None else [silent])
        await table.play_moves(number, moves, None, by=answered_by(live, number, answer))
    elif answer and end is None:
        await table.play_moves(number, answer, None, by="auto-answer")
    elif (clock_deadline(table, live) or now + 1) <= now and is_bot_ready(table, live):
        await play_bot_move(table, number)
    else:
        await take_over(table, number)


async def mark_missing(table: "Table") -> None:
    """Store since when persons are not connected."""
    for number, since in table.missing_since.items():
        passed = round((table.manager.now() - since) * 1000)
        table.seats[number].away_since = table.manager.wall_clock() - passed
    await table.save(tell=True)


async def play_bot_move(table: "Table", seat: int) -> None:
    """Play the move that a bot has chosen."""
    assert table.bot_task is not None
    task, table.bot_task = table.bot_task, None
    by: PlayedBy | None = "bot" if table.seats[seat].player == "person" else None
    await table.play_moves(seat, [task.result()], None, by=by)


async def take_over(table: "Table", number: int) -> None:
    """Let a bot play for a person who has been away too long."""
    seat = table.seats[number]
    seat.level, seat.is_taken_over = table.check_level(table.settings.takeover_level), True
    try:
        await table.save_and_notify("takeover", number)
    except RacedError:
        raise
    except BurgraveError:
        return
