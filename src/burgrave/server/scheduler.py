"""What a table does by itself, and when: bots move, questions end, clocks run out, bots stand in.

When it does depends on public things alone: who plays a seat, the kind of decision, the table's manners.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from burgrave.core.error import BurgraveError
from burgrave.server.available_bots import list_bots
from burgrave.server.live_match import LiveMatch

if TYPE_CHECKING:
    from burgrave.server.table import Table

THINKING_SLACK: Final = 1.3  # a bot's time to think, and a little more for the way there and back


def reaction_seconds_left(table: "Table") -> float | None:
    """How long the open question still stands, if it is one with a time of its own."""
    end = reaction_deadline(table)
    return None if end is None else max(0.0, end - table.game_time)


def reaction_deadline(table: "Table") -> float | None:
    """Return when the reaction window closes, or None.

    A question whose answer's time could tell something has a fixed window, if somebody could notice when it
    was opened. It is the same for all who are asked the same, from when the first person is.
    """
    live = table.live
    seconds = table.settings.reaction_seconds
    if live is None or live.current_seat is None or not table.is_running or not seconds:
        return None
    if table.seats[live.current_seat].is_played_by_bot or not decide_if_noticeable(table, live):
        return None
    if live.decision_kind not in live.match.presenter.timed_reactions():
        return None
    if live.reaction_started_at is None:
        live.reaction_started_at = table.game_time
    return live.reaction_started_at + seconds


def start_reaction_window(table: "Table", live: LiveMatch) -> None:
    """Settle whether the question has a window, and begin that of a person, as soon as it is asked."""
    decide_if_noticeable(table, live)
    reaction_deadline(table)


def decide_if_noticeable(table: "Table", live: LiveMatch) -> bool:
    """Settle, once for each question, whether somebody could notice when it is answered.

    Who comes to watch later does not change it: the time of the person who thinks would be over at once.
    """
    if live.is_noticeable is None:
        live.is_noticeable = len(table.person_seats) > 1 or table.spectator_count > 0
    return live.is_noticeable


def prepared_answer(table: "Table", live: LiveMatch, seat: int) -> list[int]:
    """What the seat has answered in advance, if that is possible now; in the end, what says nothing."""
    if seat in live.answers:
        return live.answers[seat]
    auto_answers = table.seats[seat].auto_answers.get(live.decision_kind)
    return [auto_answers] if auto_answers is not None and auto_answers in live.legal_moves() else []


def bot_delay(table: "Table", level: str) -> float:
    """After how many seconds the move of a bot is shown, however long it thought."""
    bots = list_bots(table.game.id, table.manager.settings.bots)
    ms = next((each.ms for each in bots if each.name == level), 0)
    return table.manager.settings.bot_delay + THINKING_SLACK * ms / 1000


def next_deadline(table: "Table") -> float | None:
    """When there is something to do next; None if that depends on others."""
    live = table.live
    if live is None or table.status != "playing" or table.frozen is not None or live.current_seat is None:
        return None
    seat = table.seats[live.current_seat]
    if seat.is_played_by_bot:
        start_bot(table, live, live.current_seat)
        assert table.bot_task is not None
        return live.opened_at + bot_delay(table, seat.level) if table.bot_task.done() else None
    times = [
        reaction_deadline(table),
        clock_deadline(table, live),
        takeover_deadline(table, live.current_seat),
    ]
    if prepared_answer(table, live, live.current_seat) and times[0] is None:
        times.append(live.opened_at + bot_delay(table, ""))
    return min((time for time in times if time is not None), default=None)


def clock_deadline(table: "Table", live: LiveMatch) -> float | None:
    """When a bot makes one move for whoever thinks too long, if the table says that bots stand in."""
    if table.clock is None or table.settings.takeover_seconds is None:
        return None
    return live.opened_at + table.clock.seconds


def takeover_deadline(table: "Table", number: int) -> float | None:
    """When a bot takes the seat of somebody who is away."""
    seat, after = table.seats[number], table.settings.takeover_seconds
    if after is None or seat.away_since is None or table.is_connected(number):
        return None
    seat.away_since = min(
        seat.away_since, table.manager.wall_clock()
    )  # the clock may have been set back since
    return table.manager.now() + after - (table.manager.wall_clock() - seat.away_since) / 1000


def start_bot(table: "Table", live: LiveMatch, seat: int) -> None:
    """Let the bot on this seat think, unless it does already."""
    if table.bot_task is not None and table.bot_decision == live.decision:
        return
    table.cancel_bot()
    table.bot_decision = live.decision
    table.bot_task = asyncio.create_task(
        table.manager.choose_bot_move(table, live, seat, table.seats[seat].level)
    )
    table.bot_task.add_done_callback(lambda _: table.changed.set())


async def run_tasks(table: "Table") -> None:
    """Do what is due, over and over, as long as the table is in use."""
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
    """What is due now."""
    live = table.live
    assert live is not None
    assert live.current_seat is not None
    number = live.current_seat
    seat = table.seats[number]
    if seat.is_played_by_bot:
        assert table.bot_task is not None
        thought, table.bot_task = table.bot_task, None
        await table.play_moves(number, [thought.result()], None)
        return
    end, now = reaction_deadline(table), table.manager.now()
    answer = prepared_answer(table, live, number)
    if end is not None and end <= now:
        silent = live.passing_move()
        await table.play_moves(number, answer or ([] if silent is None else [silent]), None)
    elif answer and end is None:
        await table.play_moves(number, answer, None)
    elif (clock_deadline(table, live) or now + 1) <= now:
        level = table.check_level(table.settings.takeover_level)
        await table.play_moves(
            number, [await table.manager.choose_bot_move(table, live, number, level)], None
        )
    else:
        await take_over(table, number)


async def take_over(table: "Table", number: int) -> None:
    """A bot plays for somebody who has been away for long."""
    seat = table.seats[number]
    seat.level, seat.is_taken_over = table.check_level(table.settings.takeover_level), True
    try:
        await table.save()
    except BurgraveError:
        return
    table.send_table("server-notice-takeover", seat=number)
