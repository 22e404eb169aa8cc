"""What a table does by itself, and when: bots move, questions end, clocks run out, bots stand in.

When it does depends on public things alone: who plays a seat, the kind of decision, the table's manners.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from burgrave.core.wrong import Wrong
from burgrave.server.offered import offered
from burgrave.server.play import Play

if TYPE_CHECKING:
    from burgrave.server.table import Table

SLACK: Final = 1.3  # a bot's time to think, and a little more for the way there and back


def window_left(table: "Table") -> float | None:
    """How long the open question still stands, if it is one with a time of its own."""
    end = window_end(table)
    return None if end is None else max(0.0, end - table.game_time)


def window_end(table: "Table") -> float | None:
    """Return when the reaction window closes, or None.

    A question whose answer's time could tell something has a fixed window, if somebody could notice when it
    was opened. It is the same for all who are asked the same, from when the first person is.
    """
    play = table.play
    seconds = table.manners.reaction_seconds
    if play is None or play.acting is None or not table.running or not seconds:
        return None
    if table.seats[play.acting].by_bot or not settle_noticed(table, play):
        return None
    if play.kind not in play.match.lens.silences():
        return None
    if play.asked_at is None:
        play.asked_at = table.game_time
    return play.asked_at + seconds


def open_question(table: "Table", play: Play) -> None:
    """Settle whether the question has a window, and begin that of a person, as soon as it is asked."""
    settle_noticed(table, play)
    window_end(table)


def settle_noticed(table: "Table", play: Play) -> bool:
    """Settle, once for each question, whether somebody could notice when it is answered.

    Who comes to watch later does not change it: the time of the person who thinks would be over at once.
    """
    if play.noticed is None:
        play.noticed = len(table.persons) > 1 or table.watching > 0
    return play.noticed


def answered(table: "Table", play: Play, seat: int) -> list[int]:
    """What the seat has answered in advance, if that is possible now; in the end, what says nothing."""
    if seat in play.answers:
        return play.answers[seat]
    standing = table.seats[seat].standing.get(play.kind)
    return [standing] if standing is not None and standing in play.legal() else []


def pace(table: "Table", level: str) -> float:
    """After how many seconds the move of a bot is shown, however long it thought."""
    known = offered(table.game.id, table.hub.settings.bots)
    ms = next((each.ms for each in known if each.name == level), 0)
    return table.hub.settings.pace + SLACK * ms / 1000


def due(table: "Table") -> float | None:
    """When there is something to do next; None if that depends on others."""
    play = table.play
    if play is None or table.status != "playing" or table.frozen is not None or play.acting is None:
        return None
    seat = table.seats[play.acting]
    if seat.by_bot:
        think(table, play, play.acting)
        assert table.thinking is not None
        return play.opened + pace(table, seat.level) if table.thinking.done() else None
    times = [window_end(table), clock_end(table, play), away_end(table, play.acting)]
    if answered(table, play, play.acting) and times[0] is None:
        times.append(play.opened + pace(table, ""))
    return min((time for time in times if time is not None), default=None)


def clock_end(table: "Table", play: Play) -> float | None:
    """When a bot makes one move for whoever thinks too long, if the table says that bots stand in."""
    if table.clock is None or table.manners.stand_in is None:
        return None
    return play.opened + table.clock.seconds


def away_end(table: "Table", number: int) -> float | None:
    """When a bot takes the seat of somebody who is away."""
    seat, after = table.seats[number], table.manners.stand_in
    if after is None or seat.away is None or table.here(number):
        return None
    seat.away = min(seat.away, table.hub.wall())  # the clock may have been set back since
    return table.hub.now() + after - (table.hub.wall() - seat.away) / 1000


def think(table: "Table", play: Play, seat: int) -> None:
    """Let the bot on this seat think, unless it does already."""
    if table.thinking is not None and table.thought_of == play.decision:
        return
    table.forget_thoughts()
    table.thought_of = play.decision
    table.thinking = asyncio.create_task(table.hub.choose(table, play, seat, table.seats[seat].level))
    table.thinking.add_done_callback(lambda _: table.stirred.set())


async def attend(table: "Table") -> None:
    """Do what is due, over and over, as long as the table is in use."""
    while True:
        table.stirred.clear()
        at = due(table)
        if at is None:
            await table.stirred.wait()
            continue
        wait = at - table.hub.now()
        if wait > 0:
            try:
                await asyncio.wait_for(table.stirred.wait(), wait)
            except TimeoutError:
                pass
            else:
                continue
        async with table.lock:
            at = due(table)
            if at is not None and at <= table.hub.now():
                await do(table)


async def do(table: "Table") -> None:
    """What is due now."""
    play = table.play
    assert play is not None
    assert play.acting is not None
    number = play.acting
    seat = table.seats[number]
    if seat.by_bot:
        assert table.thinking is not None
        thought, table.thinking = table.thinking, None
        await table.make_move(number, [thought.result()], None)
        return
    end, now = window_end(table), table.hub.now()
    given = answered(table, play, number)
    if end is not None and end <= now:
        silent = play.silence()
        await table.make_move(number, given or ([] if silent is None else [silent]), None)
    elif given and end is None:
        await table.make_move(number, given, None)
    elif (clock_end(table, play) or now + 1) <= now:
        level = table.level(table.manners.stand_in_level)
        await table.make_move(number, [await table.hub.choose(table, play, number, level)], None)
    else:
        await stand_in(table, number)


async def stand_in(table: "Table", number: int) -> None:
    """A bot plays for somebody who has been away for long."""
    seat = table.seats[number]
    seat.level, seat.stands_in = table.level(table.manners.stand_in_level), True
    try:
        await table.save()
    except Wrong:
        return
    table.tell("server-notice-stands-in", seat=number)
