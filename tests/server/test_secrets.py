"""Secrets on the wire: what a seat is sent does not depend on what it may not know.

A twin of a table differs from it only in that: its state is imagined from the view of one seat. Both are
asked the same and play the same; every byte that this seat is sent has to be equal, so have the number and
the order of the messages, the refusals, and the moments at which something is due.
"""

import asyncio
from random import Random
from typing import Any

import pytest

from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.core.wrong import Wrong
from burgrave.server.duties import due
from burgrave.server.face import welcome
from burgrave.server.incoming import Play, Request, Start, Undo
from burgrave.server.refusing import mistakes
from burgrave.server.requests import carry_out, start
from burgrave.server.stream import Stream
from tests.laws.citadels.tables import tables as citadels_tables
from tests.laws.praga.tables import tables as praga_tables
from tests.server.still import Ear, laid
from tests.server.twin_plays import told_alike, twin_of

pytestmark = pytest.mark.slow

EVERY = 19  # moves from one pair of twins to the next
MOVES = 6  # that they play side by side
TABLES = [("citadels", options) for options in citadels_tables()] + [
    ("praga", options) for options in praga_tables()
]


def twin_table(table: Any, eyes: int, chance: Fast) -> Any:
    """The same table with another truth, of which these eyes cannot know."""
    other = laid(table.game.id, table.options)
    other.status, other.stored = table.status, table.stored
    other.recall()
    other.play = twin_of(table.play, eyes, other.seating(), chance)
    return other


def listening(table: Any, eyes: int) -> Ear:
    ear = Ear(eyes)
    stream = Stream(eyes, table.text(ear.language))
    stream.id = "stream"
    stream.listeners.add(ear)
    table.streams = {(eyes, ear.language): stream}
    table.connections = {ear}
    ear.say(welcome(table, stream))
    return ear


async def asked(table: Any, ear: Any, request: Request) -> None:
    try:
        await carry_out(table, ear, request)
    except Wrong as wrong:
        text = table.text(ear.language)
        ear.say(mistakes(wrong, text, table.game, table.names(text), ear.seat))


async def try_everything(table: Any, ear: Ear, chance: Random) -> None:
    """Whatever is not possible now is refused in the same words."""
    decision = table.play.decision
    for move in chance.sample(range(len(table.game.words().moves)), 12):
        if table.play.acting != ear.seat or move not in table.play.legal():
            await asked(table, ear, Play(type="play", id="x", decision=decision, moves=[move]))
    if table.play.match.history.refusal(0 if ear.seat is None else ear.seat) is not None or ear.seat is None:
        await asked(table, ear, Undo(type="undo", id="y", decision=decision))


async def thought(table: Any) -> float | None:
    """When the table next does something by itself, once a bot has thought."""
    due(table)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return due(table)


async def side_by_side(table: Any, eyes: int, seed: int) -> int:
    """How many moves the twins could be compared for."""
    one, two = twin_table(table, eyes, Fast(seed)), twin_table(table, eyes, Fast(seed + 1))
    one.play.match.history.state.chance = Fast(seed)
    two.play.match.history.state.chance = Fast(seed)
    ears = [listening(one, eyes), listening(two, eyes)]
    chance = Random(seed)
    for count in range(MOVES):
        if one.play.match.over:  # the end shows what was hidden
            return count
        assert ears[0].texts == ears[1].texts
        assert await thought(one) == await thought(two)
        before = chance.getstate()
        for each, ear in zip((one, two), ears, strict=True):
            chance.setstate(before)
            await try_everything(each, ear, chance)
        assert ears[0].texts == ears[1].texts
        both = [move for move in one.play.legal() if move in two.play.legal()]
        if not both:
            return count
        move = chance.choice(both)
        if not told_alike(one.play, two.play, [move], eyes):
            return count
        heard = [len(ear.texts) for ear in ears]
        for each in (one, two):
            await each.make_move(each.play.acting, [move], None)
        assert [len(ear.texts) - before for ear, before in zip(ears, heard, strict=True)] == [1, 1]
    return MOVES


async def followed(game: str, options: dict[str, Any]) -> tuple[int, int]:
    table = laid(game, options)
    host: Any = Ear(0)
    table.connections = {host}
    await start(table, host, Start(type="start", id="s"))
    chance = Random(str(options))
    compared = number = 0
    while not table.play.match.over:
        if number % EVERY == 0:
            seats = len(table.seats)
            eyes = chance.choice([*range(seats), SPECTATOR])
            compared += await side_by_side(table, eyes, number + 1)
        await table.make_move(table.play.acting, [chance.choice(table.play.legal())], None)
        number += 1
    return compared, number


@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda each: str(each))
def test_twins_are_told_the_same(game, options):
    compared, number = asyncio.run(followed(game, options))
    assert compared > number / EVERY, "hardly any twins live long enough to be compared"
