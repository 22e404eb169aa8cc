"""A scenario position becomes a state: read the fields, place the pieces, start the game."""

from typing import Any, Final

from burgrave.core.agenda import NO_SEAT, advance
from burgrave.core.events import EVERYONE, EventLog
from burgrave.core.game import Game
from burgrave.core.scenario.seats import split_seats
from burgrave.core.scenario.value import ScenarioValue, mapping, normalize
from burgrave.core.scripted_rng import ScriptedRng
from burgrave.praga.catalogue import TILE_IDS
from burgrave.praga.position.board import count_as_paid
from burgrave.praga.position.calendar import ROUNDS, CalendarDay, calendar
from burgrave.praga.position.city import CityReader
from burgrave.praga.position.crane import CraneReader
from burgrave.praga.position.opponent import OpponentReader
from burgrave.praga.position.pools import PragaPiecePools
from burgrave.praga.position.seat import PragaSeatReader
from burgrave.praga.position.tiles import TilesReader
from burgrave.praga.position.turn import TurnReader
from burgrave.praga.rules import NO_SOLO, PragaRules
from burgrave.praga.state import PragaState, empty_state
from burgrave.praga.steps import TURN

FIELDS: Final = [
    "phase",
    "turn",
    "first player",
    "round",
    "turn number",
    "era",
    "platform",
    "crane",
    "display",
    "stacks",
    "technology stacks",
    "used technologies",
    "river",
    "plazas",
    "plots",
    "prefilled",
    "bridge",
    "silver stack",
    "silver discarded",
    "bridge gold",
    "cathedral gold",
    "seals",
    "opponent",
]
PHASES: Final = ["turn", "final"]
ERAS: Final = 2
PLATFORM_SPACES: Final = 6
SECOND_ERA: Final = {normalize(id) for id in TILE_IDS if id[1:2] == "2"}


def make_position(
    game: Game[Any], rules: PragaRules, node: ScenarioValue, rng: ScriptedRng, event_log: EventLog | None
) -> PragaState:
    s = empty_state(game, rules, rng)
    s.event_log = event_log
    return PragaPositionReader(s, node, rng).build()


class PragaPositionReader:
    """Reader of the fields of a position and of its seats."""

    def __init__(self, s: PragaState, node: ScenarioValue, rng: ScriptedRng) -> None:
        self.s = s
        self.written = node
        self.rng = rng
        self.fields, said = split_seats(node, FIELDS, len(s.players))
        nothing = mapping([], node.file, node.line)
        self.seats = {
            seat: PragaSeatReader(s, seat, said.get(seat, nothing)) for seat in range(len(s.players))
        }

    def build(self) -> PragaState:
        s, fields = self.s, self.fields
        phase = fields["phase"].one_of("phase", PHASES) if "phase" in fields else PHASES[0]
        turn = TurnReader(s, fields.get("turn"))
        if turn.fields and phase != PHASES[0]:
            raise fields["turn"].make_error("position-turn-without-turn", phase=phase)
        self.set_calendar(turn, CraneReader(s, fields.get("crane")))
        pools = PragaPiecePools(s.rules, self.rng)
        opponent = OpponentReader(s, fields.get("opponent"), self.rng)
        seats = [self.seats[seat] for seat in range(len(s.players))]
        tiles = TilesReader(s, pools, fields)
        city = CityReader(s, pools, fields, seats)
        city.read_map()
        for seat in seats:
            seat.read(pools)
        city.read_rest()
        opponent.read()
        for seat in seats:
            seat.board.lay_open_walls(pools)
        city.fill(self.written)
        tiles.fill()
        for seat in seats:
            seat.cubes(city.cubes_on_plots(seat.seat))
            seat.rights_left()
            count_as_paid(s, seat.p)
        opponent.pawn()
        turn.read()
        self.enter(phase)
        return s

    # -- the time in the game

    def set_calendar(self, turn: TurnReader, crane: CraneReader) -> None:
        """Set the seat on turn, the wheel, the platform and the era; derive what is not written."""
        s, fields = self.s, self.fields
        seats = len(s.players)
        first = self.first_player()
        number = self.number(turn, first)
        era = self.era()
        platform = fields["platform"].whole(0, PLATFORM_SPACES) if "platform" in fields else None
        wanted = {"number": number, "era": era, "platform": platform, "block": crane.blocked}

        def fit(day: CalendarDay) -> tuple[int, bool, int]:
            fits = sum(getattr(day, name) == value for name, value in wanted.items() if value is not None)
            in_turn = first is None or turn.seat is None or (first + day.number - 1) % seats == turn.seat
            return -fits, not in_turn, day.number

        days = sorted(calendar(s.rules), key=fit)
        blocks = [day.block for day in days] if crane.blocked is None else [crane.blocked]
        if number is not None:
            blocks = blocks[:1]
        block = crane.set_up(list(dict.fromkeys(blocks)), turn.taken)
        day = next((day for day in days if day.block == block), days[0])
        s.platform = day.platform if platform is None else platform
        s.era = day.era if era is None else era
        self.seat_players(turn, first, day)

    def first_player(self) -> int | None:
        s = self.s
        if "first player" in self.fields:
            return self.fields["first player"].seat(len(s.players))
        return None if s.rules.first_player == NO_SEAT else int(s.rules.first_player)

    def number(self, turn: TurnReader, first: int | None) -> int | None:
        """Return the number of the turn among the turns of all seats, from `turn number` or `round`."""
        s, fields = self.s, self.fields
        seats = int(s.rules.set_up_as)
        if "turn number" in fields:
            own = fields["turn number"].whole(1, ROUNDS * len(s.players))
            return own if s.rules.solo == NO_SOLO else 2 * own - 1
        if "round" not in fields:
            return None
        round = fields["round"].whole(1, ROUNDS)
        later = (turn.seat - first) % seats if turn.seat is not None and first is not None else 0
        return (round - 1) * seats + 1 + later

    def era(self) -> int | None:
        """Return the written era, or the second era if any tile of it is written, else None."""
        tile = second_era_tile(self.written)
        if "era" in self.fields:
            era = self.fields["era"].whole(1, ERAS)
            if tile is not None and era == 1:
                raise tile.make_error("position-other-era", tile=tile.text(), era=era)
            return era
        return None if tile is None else ERAS

    def seat_players(self, turn: TurnReader, first: int | None, day: CalendarDay) -> None:
        """Set the seat on turn, the first player, and the number of turns that each seat has begun."""
        s = self.s
        seats = len(s.players)
        per_round = int(s.rules.set_up_as)
        before = (day.number - 1) % per_round if s.rules.solo == NO_SOLO else 0
        known = "turn number" in self.fields or "round" in self.fields
        if turn.seat is not None:
            s.turn = turn.seat
        elif first is not None:
            s.turn = (first + before) % seats if known else first
        else:
            s.turn = before if known else 0
        s.first = first if first is not None else (s.turn - before) % seats
        rounds = (day.number - 1) // per_round
        sat = (s.turn - s.first) % seats
        for seat, p in enumerate(s.players):
            p.turns = rounds + int((seat - s.first) % seats <= sat)
            node = self.seats[seat].fields
            if "turns" in node:
                p.turns = node["turns"].whole(0, ROUNDS)

    # -- start of the game

    def enter(self, phase: str) -> None:
        s = self.s
        if phase == "final" or s.platform == 0:
            s.turn = NO_SEAT
            s.platform = 0
            s.emit(EVERYONE, "game-ended")
        else:
            s.push(TURN)
        advance(s)


def second_era_tile(node: ScenarioValue) -> ScenarioValue | None:
    """Return a value that names a tile of the second era, or None."""
    for _, value in node.pairs:
        found = second_era_tile(value)
        if found is not None:
            return found
    if isinstance(node.value, list):
        return next((found for item in node.value if (found := second_era_tile(item)) is not None), None)
    return node if isinstance(node.value, str) and normalize(node.value) in SECOND_ERA else None
