"""Tables that start from a scenario: a given position, and the moves that follow it.

    seated = create_scenario_table(store, scenario, [Seat("person"), Seat("bot"), Seat("bot")])
    seated[0]["token"]                     # one for each person, in the order of the seats

Lessons, puzzles, "what if" games and tests use them. There is no route for them: no client can create one.

The log has the same form as that of any other table. Its row `begin` has a line `scenario` in the head of the
record (docs/records.md), and each move of the scenario is a row `move`. So the table is loaded, exported,
imported and replayed like the others. Nothing is kept in memory: the manager loads the table when a client
connects.

Of the scenario's steps only moves and `skip to` are played; checks are for `burgrave check`. A step `chance`
is not carried out: after the position, random results come from the table's own shuffle.
"""

import secrets
from collections.abc import Sequence
from typing import Any

from burgrave.bots.levels import levels
from burgrave.core.error import BurgraveError
from burgrave.core.record import Recorder
from burgrave.core.rng import seed_bytes
from burgrave.core.scenario import Scenario
from burgrave.core.scenario.actions import PlayInstruction, SkipInstruction
from burgrave.core.scenario.run import ScenarioRun, ScenarioStoppedError
from burgrave.core.scripted_rng import ScriptedRng
from burgrave.match.game_setup import default_level
from burgrave.match.seating import Seating
from burgrave.server.client_messages import TableSettings
from burgrave.server.create import ID_LENGTH, ID_LETTERS
from burgrave.server.match_log import BEGIN, MOVE, begin_row, move_row, restore_match
from burgrave.server.seat_ownership import make_token_change
from burgrave.server.seats import Seat, new_token
from burgrave.server.server_messages import SeatTokenData
from burgrave.server.shuffle import make_shuffle, new_secret
from burgrave.server.store import AppendLog, CreateTable, LogRecord, RowKind, Store, now_ms
from burgrave.server.stored_rows import make_head


def create_scenario_table(
    store: Store,
    scenario: Scenario,
    seats: Sequence[Seat],
    settings: TableSettings | None = None,
    seed: int | None = None,
) -> list[SeatTokenData]:
    """Store a table whose game starts from the scenario, and return its persons' seats in order.

    A `seed` also fixes all later random results. The function blocks, so call it in a thread from an event
    loop. It raises BurgraveError and stores nothing if the scenario cannot be played.
    """
    settings = settings or TableSettings()
    seats = complete_seats(scenario, seats)
    secret = new_secret() if seed is None else seed_bytes(seed)
    shuffle = make_shuffle(secret, [seat.nonce or None for seat in seats])
    recorder = play_scenario(scenario, shuffle.seed, seats)
    log = log_rows(recorder)
    frozen = restore_match(log, shuffle.seed).frozen  # a game that cannot be loaded must not be stored
    if frozen is not None:
        raise frozen.cause
    id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
    head = make_head(scenario.options.to_dict(), "", settings, seats, secret)
    status = "over" if recorder.state.is_over else "playing"
    people = [number for number, seat in enumerate(seats) if seat.player == "person"]
    seated: list[SeatTokenData] = [{"table": id, "seat": number, "token": new_token()} for number in people]
    store.write_now(
        CreateTable(id, scenario.game.id, head, status, settings.listed),
        *(make_token_change(id, each["seat"], seats[each["seat"]], each["token"]) for each in seated),
        *(AppendLog(id, row.number, row.kind, row.body) for row in log),
    )
    return seated


def complete_seats(scenario: Scenario, seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats with a host and a level for each bot; raise BurgraveError for an unknown level."""
    game = scenario.game.id
    known = {level.name for level in levels(game)}
    host = next((number for number, seat in enumerate(seats) if seat.player == "person"), None)
    completed: list[Seat] = []
    for number, seat in enumerate(seats):
        if seat.player == "person":
            completed.append(Seat("person", seat.name, host=number == host))
            continue
        level = seat.level or default_level(scenario.game)
        if level not in known:
            raise BurgraveError("server-level-unknown", level=level, known=", ".join(sorted(known)))
        completed.append(Seat("bot", level=level))
    return completed


def play_scenario(scenario: Scenario, seed: bytes, seats: Sequence[Seat]) -> Recorder:
    """Return a recorder of the scenario, after its moves."""
    people = {number: seat.name for number, seat in enumerate(seats) if seat.player == "person"}
    bots = {number: seat.level for number, seat in enumerate(seats) if seat.player == "bot"}
    names = Seating(people, bots).record_names()
    recorder = Recorder(
        scenario.game, scenario.options, seed, names, publish=False, scenario=scenario.start.to_data()
    )
    on = RecordedScenarioRun(scenario, recorder)
    try:
        for step in scenario.steps:
            for part in step.instructions:
                if isinstance(part, PlayInstruction | SkipInstruction):
                    part.run(on)
    except ScenarioStoppedError:
        raise on.mismatches[0].error from None
    return recorder


class RecordedScenarioRun(ScenarioRun):
    """Plays the moves of a scenario through a recorder."""

    def __init__(self, scenario: Scenario, recorder: Recorder) -> None:
        nothing_stated = ScriptedRng(scenario.game.notation, recorder.state.rng)
        super().__init__(scenario.game, recorder.state, recorder.event_log, nothing_stated)
        self.recorder = recorder

    def play_checked(self, seat: int, move: int) -> None:
        self.recorder.play(seat, move)

    def skip(self, move: int) -> None:
        self.recorder.play(int(self.state.current_seat), move)


def log_rows(recorder: Recorder) -> list[LogRecord]:
    """Return the rows of the log: the beginning, then one row for each move."""
    record, at = recorder.record, now_ms()
    bodies: list[tuple[RowKind, Any]] = [(BEGIN, begin_row(record))]
    bodies += [(MOVE, move_row(record, [entry], entry.seat, None)) for entry in record.entries[1:]]
    return [LogRecord(number, kind, body, at) for number, (kind, body) in enumerate(bodies)]
