"""A written position becomes a table: fields are read, pieces are placed, then play begins."""

from typing import Any, Final

from burgrave.core.agenda import NOBODY, advance
from burgrave.core.dictated import Dictated
from burgrave.core.event import EVERYONE, Journal
from burgrave.core.game import Game
from burgrave.core.scenario.seating import seated
from burgrave.core.scenario.written import Written, mapping, plain
from burgrave.praga.catalogue import TILE_IDS
from burgrave.praga.position.board import count_as_paid
from burgrave.praga.position.calendar import ROUNDS, Day, calendar
from burgrave.praga.position.city import WrittenCity
from burgrave.praga.position.crane import WrittenCrane
from burgrave.praga.position.opponent import WrittenOpponent
from burgrave.praga.position.pools import Pools
from burgrave.praga.position.seat import WrittenSeat
from burgrave.praga.position.tiles import WrittenTiles
from burgrave.praga.position.turn import WrittenTurn
from burgrave.praga.rules import NO_SOLO, Rules
from burgrave.praga.state import Table, empty_table
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
SECOND_ERA: Final = {plain(id) for id in TILE_IDS if id[1:2] == "2"}


def position(
    game: Game[Any], rules: Rules, written: Written, chance: Dictated, journal: Journal | None
) -> Table:
    s = empty_table(game, rules, chance)
    s.journal = journal
    return WrittenTable(s, written, chance).build()


class WrittenTable:
    """The fields of the table and of its seats."""

    def __init__(self, s: Table, written: Written, chance: Dictated) -> None:
        self.s = s
        self.written = written
        self.chance = chance
        self.fields, said = seated(written, FIELDS, len(s.players))
        nothing = mapping([], written.file, written.line)
        self.seats = {seat: WrittenSeat(s, seat, said.get(seat, nothing)) for seat in range(len(s.players))}

    def build(self) -> Table:
        s, fields = self.s, self.fields
        phase = fields["phase"].one_of("phase", PHASES) if "phase" in fields else PHASES[0]
        turn = WrittenTurn(s, fields.get("turn"))
        if turn.fields and phase != PHASES[0]:
            raise fields["turn"].wrong("position-turn-without-turn", phase=phase)
        self.set_calendar(turn, WrittenCrane(s, fields.get("crane")))
        pools = Pools(s.rules, self.chance)
        opponent = WrittenOpponent(s, fields.get("opponent"), self.chance)
        seats = [self.seats[seat] for seat in range(len(s.players))]
        tiles = WrittenTiles(s, pools, fields)
        city = WrittenCity(s, pools, fields, seats)
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

    # -- when it is

    def set_calendar(self, turn: WrittenTurn, crane: WrittenCrane) -> None:
        """Whose turn it is, and where wheel, platform and era stand: what is not written follows."""
        s, fields = self.s, self.fields
        seats = len(s.players)
        first = self.first_player()
        number = self.number(turn, first)
        era = self.era()
        platform = fields["platform"].whole(0, PLATFORM_SPACES) if "platform" in fields else None
        wanted = {"number": number, "era": era, "platform": platform, "block": crane.blocked}

        def fit(day: Day) -> tuple[int, bool, int]:
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
        return None if s.rules.first_player == NOBODY else int(s.rules.first_player)

    def number(self, turn: WrittenTurn, first: int | None) -> int | None:
        """The turn of the whole table, from `turn number` or `round`."""
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
        """As written; a tile of the second era anywhere means that it has begun."""
        tile = second_era_tile(self.written)
        if "era" in self.fields:
            era = self.fields["era"].whole(1, ERAS)
            if tile is not None and era == 1:
                raise tile.wrong("position-other-era", tile=tile.text(), era=era)
            return era
        return None if tile is None else ERAS

    def seat_players(self, turn: WrittenTurn, first: int | None, day: Day) -> None:
        """Who is on turn and who was first; how many turns each has begun."""
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
            written = self.seats[seat].fields
            if "turns" in written:
                p.turns = written["turns"].whole(0, ROUNDS)

    # -- play begins

    def enter(self, phase: str) -> None:
        s = self.s
        if phase == "final" or s.platform == 0:
            s.turn = NOBODY
            s.platform = 0
            s.tell(EVERYONE, "game-ended")
        else:
            s.push(TURN)
        advance(s)


def second_era_tile(written: Written) -> Written | None:
    """A place where a tile of the second era is written, if there is one."""
    for _, value in written.pairs:
        found = second_era_tile(value)
        if found is not None:
            return found
    if isinstance(written.value, list):
        return next((found for item in written.value if (found := second_era_tile(item)) is not None), None)
    return written if isinstance(written.value, str) and plain(written.value) in SECOND_ERA else None
