"""Tables that begin from a scenario: a written position, and the moves that lead on from it.

    seated = open_table(store, scenario, [Seat("person"), Seat("bot"), Seat("bot")])
    seated[0]["token"]                     # one for each person, in the order of the seats

Lessons, puzzles and "what if" begin so, and so do the scenes of tests. It has no address: no client can ask
for it.

The log of such a table is that of any other. Its row `begin` has a line `scenario` in the head of the record
(docs/records.md), and each move of the scenario is a row `move`. So it is loaded, exported, imported and
shown again like the others. Nothing is kept in memory: the hub finds the table when somebody comes to it.

Of the scenario's steps only moves and `skip to` are played; those that look are for `burgrave check`. A step
`chance` is not carried out: after the position chance comes from the table's own shuffle.
"""

import secrets
from collections.abc import Sequence
from typing import Any

from burgrave.bots.levels import levels
from burgrave.core.chance import seed_bytes
from burgrave.core.dictated import Dictated
from burgrave.core.record import Recorder
from burgrave.core.scenario import Scenario
from burgrave.core.scenario.moving import Played, SkipTo
from burgrave.core.scenario.session import Session, Stop
from burgrave.core.wrong import Wrong
from burgrave.server.history import BEGIN, MOVE, begin_row, move_row, restored
from burgrave.server.incoming import Manners
from burgrave.server.making import ID_LENGTH, LETTERS, head_of
from burgrave.server.outgoing import Seated
from burgrave.server.ownership import token_change
from burgrave.server.seats import Seat, new_token
from burgrave.server.shuffle import fresh_secret, shuffle_of
from burgrave.server.store import Append, Logged, MakeTable, RowKind, Store, now
from burgrave.table.programme import usual_level
from burgrave.table.seating import Seating


def open_table(
    store: Store,
    scenario: Scenario,
    seats: Sequence[Seat],
    manners: Manners | None = None,
    seed: int | None = None,
) -> list[Seated]:
    """Store a table whose game has begun from the scenario; the seats of its people, in their order.

    With a `seed` all that chance gives later is fixed, too. It blocks, so an event loop asks in a thread.
    Raises Wrong, and stores nothing, if the scenario cannot be played so.
    """
    manners = manners or Manners()
    seats = settled(scenario, seats)
    secret = fresh_secret() if seed is None else seed_bytes(seed)
    shuffle = shuffle_of(secret, [seat.nonce or None for seat in seats])
    recorder = begun(scenario, shuffle.seed, seats)
    log = rows_of(recorder)
    frozen = restored(log, shuffle.seed).frozen  # what cannot be loaded is never stored
    if frozen is not None:
        raise frozen.cause
    id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
    head = head_of(scenario.options.as_dict(), "", manners, seats, secret)
    status = "over" if recorder.state.over else "playing"
    people = [number for number, seat in enumerate(seats) if seat.plays == "person"]
    seated: list[Seated] = [{"table": id, "seat": number, "token": new_token()} for number in people]
    store.write_now(
        MakeTable(id, scenario.game.id, head, status, manners.listed),
        *(token_change(id, each["seat"], seats[each["seat"]], each["token"]) for each in seated),
        *(Append(id, row.number, row.kind, row.body) for row in log),
    )
    return seated


def settled(scenario: Scenario, seats: Sequence[Seat]) -> list[Seat]:
    """The seats with a level for each bot and with a host; Wrong if a bot has no such level."""
    game = scenario.game.id
    known = {level.name for level in levels(game)}
    host = next((number for number, seat in enumerate(seats) if seat.plays == "person"), None)
    out: list[Seat] = []
    for number, seat in enumerate(seats):
        if seat.plays == "person":
            out.append(Seat("person", seat.name, host=number == host))
            continue
        level = seat.level or usual_level(scenario.game)
        if level not in known:
            raise Wrong("server-level-unknown", level=level, known=", ".join(sorted(known)))
        out.append(Seat("bot", level=level))
    return out


def begun(scenario: Scenario, seed: bytes, seats: Sequence[Seat]) -> Recorder:
    """The scenario on a recorder, after its moves."""
    people = {number: seat.name for number, seat in enumerate(seats) if seat.plays == "person"}
    bots = {number: seat.level for number, seat in enumerate(seats) if seat.plays == "bot"}
    names = Seating(people, bots).in_record()
    recorder = Recorder(
        scenario.game, scenario.options, seed, names, publish=False, scenario=scenario.beginning.data()
    )
    on = RecordedSession(scenario, recorder)
    try:
        for step in scenario.steps:
            for part in step.parts:
                if isinstance(part, Played | SkipTo):
                    part.run(on)
    except Stop:
        raise on.found[0].wrong from None
    return recorder


class RecordedSession(Session):
    """Plays the moves of a scenario through a recorder."""

    def __init__(self, scenario: Scenario, recorder: Recorder) -> None:
        nothing_stated = Dictated(scenario.game.words(), recorder.state.chance)
        super().__init__(scenario.game, recorder.state, recorder.journal, nothing_stated)
        self.recorder = recorder

    def carry_out(self, seat: int, move: int) -> None:
        self.recorder.play(seat, move)

    def skip(self, move: int) -> None:
        self.recorder.play(int(self.state.acting), move)


def rows_of(recorder: Recorder) -> list[Logged]:
    """The log: the beginning, then a row for each move."""
    record, at = recorder.record, now()
    bodies: list[tuple[RowKind, Any]] = [(BEGIN, begin_row(record))]
    bodies += [(MOVE, move_row(record, [entry], entry.seat, None)) for entry in record.entries[1:]]
    return [Logged(number, kind, body, at) for number, (kind, body) in enumerate(bodies)]
