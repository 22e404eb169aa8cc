"""A table as a server stores it, for those who need one without a server."""

from typing import Any

import burgrave
from burgrave.bots.registry import make_bot
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.server.client_messages import TableSettings
from burgrave.server.match_log import (
    ANSWER,
    BEGIN,
    CHAT,
    MOVE,
    NOTICE,
    TABLE,
    UNDO,
    answer_row,
    begin_row,
    chat_row,
    move_row,
    notice_row,
    undo_row,
)
from burgrave.server.seats import Seat, hash_token
from burgrave.server.shuffle import make_shuffle
from burgrave.server.store import AppendLog, Change, CreateTable, RowKind, SetSeatToken
from burgrave.server.stored_words import SETTINGS_WORDS, to_stored

SECRET = bytes(range(32))


def stored_table_changes(
    id: str = "k3f9", game: str = "citadels", moves: int = 12, **chosen: Any
) -> list[Change]:
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
    shuffle = make_shuffle(SECRET, [seat.nonce or None for seat in seats])
    recorder = Recorder(found, options, shuffle.seed, ["Host", "builder", "master"], publish=False)
    rows: list[tuple[RowKind, Any]] = [(BEGIN, begin_row(recorder.record))]
    player = make_bot(found, "random")
    if moves:
        rows += answer_and_undo(recorder)
    for number in range(moves):
        if recorder.state.is_over:
            break
        seat = int(recorder.state.current_seat)
        recorder.play(seat, int(player.choose(recorder.state.view(seat), FastRng(number))))
        rows.append((MOVE, move_row(recorder.record, recorder.record.entries[-1:], seat, f"m{number}")))
    if moves:
        rows.append((NOTICE, notice_row("paused", 0, "Host", len(recorder.record.entries))))
    pause, resume = {"status": "paused"}, {"status": "playing", "sent": {}}
    rows += [(TABLE, pause), (TABLE, resume)] if moves else []
    rows.append((CHAT, chat_row(None, "Добър ден 🙂")))
    rows.append((CHAT, chat_row(0, "hello")))
    head = {
        "options": options.to_dict(),
        "preset": "",
        "manners": to_stored(TableSettings().model_dump(), SETTINGS_WORDS),
        "seats": [seat.to_stored() for seat in seats],
        "secret": SECRET.hex(),
        "next": None,
        "spectators_silent": False,
    }
    status = "over" if recorder.state.is_over else "playing"
    log = [AppendLog(id, number, kind, body) for number, (kind, body) in enumerate(rows)]
    return [CreateTable(id, game, head, status), SetSeatToken(id, 0, hash_token(f"token-of-{id}")), *log]


def answer_and_undo(recorder: Recorder) -> list[tuple[RowKind, Any]]:
    """An answer that was played, and a move that was taken back; the game stands where it stood."""
    before = recorder.state.clone()
    seat = int(before.current_seat)
    recorder.play(seat, recorder.state.legal_moves()[0])
    played = move_row(recorder.record, recorder.record.entries[-1:], seat, None)
    move = recorder.record.entries[-1].move
    recorder.undo(before)
    return [
        (ANSWER, answer_row(seat, [move])),
        (ANSWER, answer_row(seat, [move], "a0")),
        (MOVE, played),
        (UNDO, undo_row(seat, 1, "u0")),
    ]
