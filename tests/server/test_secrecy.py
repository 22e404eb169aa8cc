"""Secrets on the wire: what a seat is sent does not depend on what it may not know.

A twin of a table differs from it only in that: its state is imagined from the view of one seat. Both are
asked the same and play the same; every byte that this seat is sent has to be equal, so have the number and
the order of the messages, the refusals, and the moments at which something is due.
"""

import asyncio
from random import Random
from typing import Any

import pytest

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.core.rng import FastRng
from burgrave.server.client_messages import ClientRequest, PlayRequest, StartRequest, UndoRequest
from burgrave.server.errors import list_errors
from burgrave.server.handlers import handle_request, start_game
from burgrave.server.messages import welcome_message
from burgrave.server.scheduler import next_deadline
from burgrave.server.stream import Stream
from tests.invariants.citadels.cases import list_cases as citadels_tables
from tests.invariants.praga.cases import list_cases as praga_tables
from tests.server.in_memory import FakeConnection, make_table
from tests.server.twin_matches import make_twin, receive_same_messages

pytestmark = pytest.mark.slow

EVERY = 19  # moves from one pair of twins to the next
MOVES = 6  # that they play side by side
TABLES = [("citadels", options) for options in citadels_tables()] + [
    ("praga", options) for options in praga_tables()
]


def make_paired_table(table: Any, viewer: int, rng: FastRng) -> Any:
    """The same table with another truth, of which these eyes cannot know."""
    other = make_table(table.game.id, table.options)
    other.status, other.stored_state = table.status, table.stored_state
    other.restore_stored()
    other.live = make_twin(table.live, viewer, other.seating(), rng)
    return other


def listen_at(table: Any, viewer: int) -> FakeConnection:
    ear = FakeConnection(viewer)
    stream = Stream(viewer, table.translator(ear.language))
    stream.id = "stream"
    stream.listeners.add(ear)
    table.streams = {(viewer, ear.language): stream}
    # A spectator watches, too. Otherwise a question with one answer is not put to the only person.
    table.connections = {ear, FakeConnection(SPECTATOR)}
    ear.send_message(welcome_message(table, stream))
    return ear


async def ask_table(table: Any, ear: Any, request: ClientRequest) -> None:
    try:
        await handle_request(table, ear, request)
    except BurgraveError as error:
        text = table.translator(ear.language)
        ear.send_message(list_errors(error, text, table.game, table.seat_names(text), ear.seat))


async def try_everything(table: Any, ear: FakeConnection, chance: Random) -> None:
    """Whatever is not possible now is refused in the same words."""
    decision = table.live.decision
    for move in chance.sample(range(len(table.game.notation.move_texts)), 12):
        if table.live.current_seat != ear.seat or move not in table.live.legal_moves():
            await ask_table(table, ear, PlayRequest(type="play", id="x", decision=decision, moves=[move]))
    if ear.seat is None or table.live.match.history.undo_error(ear.seat) is not None:
        await ask_table(table, ear, UndoRequest(type="undo", id="y", decision=decision))


async def wait_for_bots(table: Any) -> float | None:
    """When the table next does something by itself, once a bot has thought."""
    next_deadline(table)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return next_deadline(table)


async def compare_pair(table: Any, viewer: int, seed: int) -> int:
    """How many moves the twins could be compared for."""
    one, two = (
        make_paired_table(table, viewer, FastRng(seed)),
        make_paired_table(table, viewer, FastRng(seed + 1)),
    )
    one.live.match.history.state.rng = FastRng(seed)
    two.live.match.history.state.rng = FastRng(seed)
    ears = [listen_at(one, viewer), listen_at(two, viewer)]
    chance = Random(seed)
    for count in range(MOVES):
        if one.live.match.is_over:  # the end shows what was hidden
            return count
        assert ears[0].texts == ears[1].texts
        assert await wait_for_bots(one) == await wait_for_bots(two)
        before = chance.getstate()
        for each, ear in zip((one, two), ears, strict=True):
            chance.setstate(before)
            await try_everything(each, ear, chance)
        assert ears[0].texts == ears[1].texts
        both = [move for move in one.live.legal_moves() if move in two.live.legal_moves()]
        if not both:
            return count
        move = chance.choice(both)
        if not receive_same_messages(one.live, two.live, [move], viewer):
            return count
        heard = [len(ear.texts) for ear in ears]
        for each in (one, two):
            await each.play_moves(each.live.current_seat, [move], None)
        assert [len(ear.texts) - before for ear, before in zip(ears, heard, strict=True)] == [1, 1]
    return MOVES


async def follow_game(game: str, options: dict[str, Any]) -> tuple[int, int]:
    table = make_table(game, options)
    host: Any = FakeConnection(0)
    table.connections = {host}
    await start_game(table, host, StartRequest(type="start", id="s"))
    chance = Random(str(options))
    compared = number = 0
    while not table.live.match.is_over:
        if number % EVERY == 0:
            seats = len(table.seats)
            viewer = chance.choice([*range(seats), SPECTATOR])
            compared += await compare_pair(table, viewer, number + 1)
        await table.play_moves(table.live.current_seat, [chance.choice(table.live.legal_moves())], None)
        number += 1
    return compared, number


@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda each: str(each))
def test_equal_views_get_equal_messages(game, options):
    compared, number = asyncio.run(follow_game(game, options))
    assert compared > number / EVERY, "hardly any twins live long enough to be compared"
