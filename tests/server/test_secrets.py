"""Secrets on the wire: what a seat is sent does not depend on what it may not know.

A twin of a table differs from it only in that: its state is imagined from the view of one seat. Both are
asked the same and play the same; every byte that this seat is sent has to be equal, so have the number and
the order of the messages, the refusals, and the moments at which something is due.
"""

import asyncio
import copy
from random import Random

import pytest

from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR, Journal
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.server.duties import due
from burgrave.server.face import welcome
from burgrave.server.incoming import Manners, Play, Undo
from burgrave.server.metrics import Metrics
from burgrave.server.refusing import mistakes
from burgrave.server.requests import carry_out, start
from burgrave.server.seats import Seat
from burgrave.server.settings import Settings
from burgrave.server.store import Stored
from burgrave.server.stream import Stream, written
from burgrave.server.table import Table
from tests.laws.citadels.tables import tables as citadels_tables
from tests.laws.praga.tables import tables as praga_tables

EVERY = 19  # moves from one pair of twins to the next
MOVES = 6  # that they play side by side
TABLES = [("citadels", options) for options in citadels_tables()] + [
    ("praga", options) for options in praga_tables()
]


class StillHub:
    """A hub in which no time passes and nothing is stored."""

    settings = Settings(pace=1.0)
    metrics = Metrics()

    def __init__(self):
        self.store = self

    async def write(self, *changes):
        pass

    def now(self):
        return 100.0

    def wall(self):
        return 1_000_000

    async def choose(self, table, play, seat, level):
        return play.legal()[0]


class Ear:
    """Somebody who listens at a seat."""

    def __init__(self, seat):
        self.seat = None if seat == SPECTATOR else seat
        self.token = None
        self.language = "cs"
        self.texts = []
        self.stream = None
        self.key = "ear"

    def send(self, text):
        self.texts.append(text)

    def say(self, message):
        self.send(written(message))

    def bye(self, key):
        self.say(key)


def laid(game, options):
    """A table whose seats are people's and bots' by turns, where a game has just begun."""
    resolved = game_of(game).options(**options)
    seats = [
        Seat("person", host=n == 0) if n % 2 == 0 else Seat("bot", level="builder")
        for n in range(resolved.players)
    ]
    head = {
        "options": resolved.as_dict(),
        "preset": "",
        "manners": Manners().model_dump(),
        "seats": [seat.stored() for seat in seats],
        "secret": "07" * 32,
        "next": None,
        "spectators_silent": False,
    }
    return Table(StillHub(), Stored("twin", game, "open", False, 0, 0, head))


def twin_of(table, eyes, chance):
    """The same table with another truth, of which these eyes cannot know."""
    other = laid(table.game.id, table.options)
    other.status, other.stored = table.status, table.stored
    other.recall()
    play = table.play
    state = play.match.history.state.view(eyes).imagine(chance)
    recorder = copy.copy(play.match.recorder)
    recorder.record = copy.copy(recorder.record)
    recorder.record.entries = list(recorder.record.entries)
    recorder.journal = state.journal = Journal()
    recorder.state = state
    history = copy.copy(play.match.history)
    history.recorder = recorder
    history.before = [each.clone() for each in history.before]
    match = copy.copy(play.match)
    match.history = history
    match.told = {}
    match.seating = other.seating()
    other.play = copy.copy(play)
    other.play.match = match
    other.play.looks = {}
    return other


def listening(table, eyes):
    ear = Ear(eyes)
    stream = Stream(eyes, table.text(ear.language))
    stream.id = "stream"
    stream.listeners.add(ear)
    table.streams = {(eyes, ear.language): stream}
    table.connections = {ear}
    ear.say(welcome(table, stream))
    return ear


def told_alike(one, two, move, eyes):
    """Whether these eyes learn the same from the move; what they learn may tell the worlds apart."""
    told = []
    for table in (one, two):
        state = table.play.match.history.state.clone()
        state.journal = journal = Journal()
        state.play(move)
        told.append([(event.name, event.args) for event in journal.events if event.audience >> eyes & 1])
    return told[0] == told[1]


async def asked(table, ear, request):
    try:
        await carry_out(table, ear, request)
    except Wrong as wrong:
        text = table.text(ear.language)
        ear.say(mistakes(wrong, text, table.game, table.names(text), ear.seat))


async def try_everything(table, ear, chance):
    """Whatever is not possible now is refused in the same words."""
    decision = table.play.decision
    for move in chance.sample(range(len(table.game.words().moves)), 12):
        if table.play.acting != ear.seat or move not in table.play.legal():
            await asked(table, ear, Play(type="play", id="x", decision=decision, moves=[move]))
    if table.play.match.history.refusal(0 if ear.seat is None else ear.seat) is not None or ear.seat is None:
        await asked(table, ear, Undo(type="undo", id="y", decision=decision))


async def thought(table):
    """When the table next does something by itself, once a bot has thought."""
    due(table)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return due(table)


async def side_by_side(table, eyes, seed):
    """How many moves the twins could be compared for."""
    one, two = twin_of(table, eyes, Fast(seed)), twin_of(table, eyes, Fast(seed + 1))
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
        if not told_alike(one, two, move, eyes):
            return count
        heard = [len(ear.texts) for ear in ears]
        for each in (one, two):
            await each.make_move(each.play.acting, [move], None)
        assert [len(ear.texts) - before for ear, before in zip(ears, heard, strict=True)] == [1, 1]
    return MOVES


async def followed(game, options):
    table = laid(game, options)
    host = Ear(0)
    table.connections = {host}
    await start(table, host, None)
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
