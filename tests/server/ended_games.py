"""Games that were played to their end, as a server stores them: nobody has to wait for a game."""

from typing import Any

import burgrave
from burgrave.bots.registry import make_bot
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.server.client_messages import TableSettings
from burgrave.server.match_log import BEGIN, MOVE, begin_row, move_row
from burgrave.server.seats import Seat, hash_token
from burgrave.server.shuffle import make_shuffle
from burgrave.server.store import AppendLog, Change, CreateTable, RowKind, SetSeatToken
from burgrave.server.stored_rows import make_head

SECRET = bytes(range(32))


def token_of(id: str) -> str:
    """The token that opens seat 0 of the table with this id."""
    return f"token-of-{id}".ljust(22, "x")


def ended_game_changes(
    id: str = "k3f9",
    game: str = "citadels",
    bot: str = "random",
    moves: int | None = None,
    secret: bytes = SECRET,
    settings: TableSettings | None = None,
    **chosen: Any,
) -> list[Change]:
    """A table whose game is over, or has had this many moves. A token opens seat 0, the host's."""
    found = burgrave.game(game)
    options = found.options(**({"players": 2} | chosen))
    seats = [Seat("person", "Host", host=True)] + [Seat("bot", level="builder")] * (options.players - 1)
    shuffle = make_shuffle(secret, [None] * options.players)
    names = ["Host", *["builder"] * (options.players - 1)]
    recorder = Recorder(found, options, shuffle.seed, names, publish=False)
    rows: list[tuple[RowKind, Any]] = [(BEGIN, begin_row(recorder.record))]
    player, number = make_bot(found, bot), 0
    while not recorder.state.is_over and (moves is None or number < moves):
        seat, number = int(recorder.state.current_seat), number + 1
        recorder.play(seat, int(player.choose(recorder.state.view(seat), FastRng(number))))
        rows.append((MOVE, move_row(recorder.record, recorder.record.entries[-1:], seat, f"m{number}")))
    status = "over" if recorder.state.is_over else "playing"
    head = make_head(options.to_dict(), "", settings or TableSettings(), seats, secret)
    log = [AppendLog(id, number, kind, body) for number, (kind, body) in enumerate(rows)]
    return [CreateTable(id, game, head, status), SetSeatToken(id, 0, hash_token(token_of(id))), *log]
