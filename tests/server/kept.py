"""A table as a server stores it, for those who need one without a server."""

from typing import Any

import burgrave
from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.record import Recorder
from burgrave.server.history import (
    ANSWER,
    BEGIN,
    CHAT,
    MOVE,
    UNDO,
    answer_row,
    begin_row,
    chat_row,
    move_row,
    undo_row,
)
from burgrave.server.incoming import Manners
from burgrave.server.seats import Seat, hash_of
from burgrave.server.shuffle import shuffle_of
from burgrave.server.store import Append, Change, MakeTable, RowKind, SetSeat

SECRET = bytes(range(32))


def kept_table(id: str = "k3f9", game: str = "citadels", moves: int = 12, **chosen: Any) -> list[Change]:
    """A game that runs, a chat, and a seat that a token opens: `token-of-` and the id.

    Rows are made by the functions by which a server makes them; there is one of every kind.
    """
    found = burgrave.game(game)
    options = found.options(players=3, **chosen)
    seats = [
        Seat("person", "Host", host=True, nonce="5d" * 16),
        Seat("bot", level="builder"),
        Seat("bot", level="master"),
    ]
    shuffle = shuffle_of(SECRET, [seat.nonce or None for seat in seats])
    recorder = Recorder(found, options, shuffle.seed, ["Host", "builder", "master"], publish=False)
    rows: list[tuple[RowKind, Any]] = [(BEGIN, begin_row(recorder.record))]
    player = bot(found, "random")
    if moves:
        rows += answered_and_taken_back(recorder)
    for number in range(moves):
        if recorder.state.over:
            break
        seat = int(recorder.state.acting)
        recorder.play(seat, int(player.choose(recorder.state.view(seat), Fast(number))))
        rows.append((MOVE, move_row(recorder.record, recorder.record.entries[-1:], seat, f"m{number}")))
    rows.append((CHAT, chat_row(None, "Добър ден 🙂")))
    rows.append((CHAT, chat_row(0, "hello")))
    head = {
        "options": options.as_dict(),
        "preset": "",
        "manners": Manners().model_dump(),
        "seats": [seat.stored() for seat in seats],
        "secret": SECRET.hex(),
        "next": None,
        "spectators_silent": False,
    }
    status = "over" if recorder.state.over else "playing"
    log = [Append(id, number, kind, body) for number, (kind, body) in enumerate(rows)]
    return [MakeTable(id, game, head, status), SetSeat(id, 0, hash_of(f"token-of-{id}")), *log]


def answered_and_taken_back(recorder: Recorder) -> list[tuple[RowKind, Any]]:
    """An answer that was played, and a move that was taken back; the game stands where it stood."""
    before = recorder.state.clone()
    seat = int(before.acting)
    recorder.play(seat, recorder.state.legal()[0])
    played = move_row(recorder.record, recorder.record.entries[-1:], seat, None)
    move = recorder.record.entries[-1].move
    recorder.take_back(before)
    return [
        (ANSWER, answer_row(seat, [move])),
        (ANSWER, answer_row(seat, [move], "a0")),
        (MOVE, played),
        (UNDO, undo_row(seat, 1, "u0")),
    ]
