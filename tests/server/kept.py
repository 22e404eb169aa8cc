"""A table as a server stores it, for those who need one without a server."""

from typing import Any

import burgrave
from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.record import Recorder
from burgrave.server.history import BEGIN, MOVE, begin_row, move_row
from burgrave.server.incoming import Manners
from burgrave.server.seats import Seat, hash_of
from burgrave.server.shuffle import shuffle_of
from burgrave.server.store import Append, Change, MakeTable, SetSeat

SECRET = bytes(range(32))


def kept_table(id: str = "k3f9", game: str = "citadels", moves: int = 12) -> list[Change]:
    """A game that runs, a chat, and a seat that a token opens: `token-of-` and the id."""
    found = burgrave.game(game)
    options = found.options(players=3)
    seats = [
        Seat("person", "Host", host=True, nonce="5d" * 16),
        Seat("bot", level="builder"),
        Seat("bot", level="master"),
    ]
    shuffle = shuffle_of(SECRET, [seat.nonce or None for seat in seats])
    recorder = Recorder(found, options, shuffle.seed, ["Host", "builder", "master"], publish=False)
    rows: list[tuple[str, Any]] = [(BEGIN, begin_row(recorder.record))]
    player = bot(found, "random")
    for number in range(moves):
        if recorder.state.over:
            break
        seat = int(recorder.state.acting)
        recorder.play(seat, int(player.choose(recorder.state.view(seat), Fast(number))))
        rows.append((MOVE, move_row(recorder.record, recorder.record.entries[-1:], seat, f"m{number}")))
    rows.append(("chat", {"seat": 0, "text": "hello"}))
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
