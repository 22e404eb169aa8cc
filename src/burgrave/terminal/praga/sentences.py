"""The table of Praga in sentences, for those who listen to it or read it line by line."""

from collections.abc import Callable, Iterable

from burgrave.praga.facts.types import Player, Upgrade, Wall
from burgrave.terminal.praga.display import ROWS
from burgrave.terminal.praga.projects import PROJECTS, SPACES, ProjectName
from burgrave.terminal.praga.scene import Scene
from burgrave.terminal.praga.seats import (
    AMOUNTS,
    TRACKS,
    Track,
    following,
    now,
    open_things,
    opponent,
    possessions,
)


class Telling:
    """Tells one pair of eyes what is on the table."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.facts = scene.facts

    # -- how much is told

    def table(self) -> list[str]:
        """Everything."""
        return [
            self.title(),
            *self.crane(),
            *self.display(),
            *self.map(),
            *self.seats(),
            *self.road(),
            *self.bridge(),
            *self.seals(),
            *self.opponent(),
            *self.own_board(self.scene.shown_seat),
            *self.board(self.scene.shown_seat),
        ]

    def turn(self) -> list[str]:
        """What one needs at the beginning of a turn; the crane is told with the choices."""
        seat = self.scene.shown_seat
        return [
            self.title(),
            *self.display_in_short(),
            *self.opponent(),
            *self.seats(but=seat),
            self.purse(seat),
            self.places(seat, ()),
            *self.tracks(seat),
            *self.technologies(seat),
        ]

    def own(self) -> list[str]:
        """What the one who looks has, and what is open in the turn."""
        seat = self.scene.sight.you
        if seat is None:
            return []
        told = open_things(self.scene) if self.scene.kind == "turn" else []
        opened = [self.fact(self.scene.say("praga-term-turn"), "; ".join(told))] if told else []
        return [self.purse(seat), *opened]

    def page(self, name: str, seat: int) -> list[str]:
        pages: dict[str, Callable[[], list[str]]] = {
            "crane": self.crane,
            "display": self.display,
            "map": self.map,
            "projects": lambda: [*self.projects(), *self.bridge()],
            "road": lambda: [*self.road(), *self.bridge(), *self.seals()],
            "players": lambda: [*self.seats(), *self.own_board(seat)],
            "board": lambda: self.board(seat),
        }
        return pages[name]()

    # -- its parts

    def title(self) -> str:
        era = self.scene.say("praga-fact-era", number=self.facts["era"])
        number = self.scene.seats[self.scene.builder]["turns"]
        turn = self.scene.say("praga-terminal-turn", number=number, turns=self.scene.printed.turns)
        counter = self.scene.say("praga-terminal-counter", number=self.facts["platform"])
        return self.fact(self.scene.say("praga-title"), f"{era}, {turn}, {counter}")

    def crane(self) -> list[str]:
        told = []
        for id, tile in self.facts["crane"]["tiles"].items():
            label = self.words.name("action_tile", id)
            if tile["position"] is None:
                value = f"{self.words.actions(tile['actions'])}; {self.scene.say('praga-terminal-taken')}"
            else:
                position = f"{self.scene.say('praga-term-position')} {tile['position']}"
                value = f"{self.words.on_wheel(tile)}; {position.lower()}"
            told.append(self.fact(label, value))
        blocked = self.scene.say("praga-term-blocked_sector")
        place = f"{self.scene.say('praga-term-position')} {self.facts['crane']['blocked']}"
        return [*told, self.fact(blocked, place.lower())]

    def display(self) -> list[str]:
        told = []
        for row in ROWS:
            for tile in filter(None, self.facts["display"][row]):
                told.append(self.fact(self.words.name("tile", tile), "; ".join(self.words.tile_facts(tile))))
        return told

    def display_in_short(self) -> list[str]:
        told = []
        for row in ROWS:
            tiles = [self.tile_in_short(tile) for tile in self.facts["display"][row] if tile]
            told.append(self.fact(self.words.name("row", row), "; ".join(tiles)))
        return [self.scene.say("praga-term-display") + ":", *told]

    def tile_in_short(self, tile: str) -> str:
        entry = self.scene.printed.tiles[tile]
        special = [self.scene.say("praga-fact-special")] if entry["special"] else []
        symbol = entry["symbol"]
        symbols = [self.scene.say("praga-fact-symbol", symbol=symbol)] if symbol is not None else []
        more = f" ({', '.join([*special, *symbols])})" if special or symbols else ""
        return f"{tile} {self.words.offer_of(tile)}{more}"

    def map(self) -> list[str]:
        told = []
        for plaza in self.scene.printed.plazas:
            told.append(self.plaza(plaza))
            told += [self.plot(id) for id in self.scene.printed.plots_of(plaza)]
        return told

    def plaza(self, plaza: str) -> str:
        facts = self.facts["plazas"][plaza]
        if facts["tile"] is None:
            return self.fact(self.words.name("plaza", plaza), self.words.name("plaza_tile", "nothing"))
        parts = [self.words.plaza_tile(facts["tile"]).rstrip(".")]
        if facts["evaluated"]:
            parts.append(self.scene.say("praga-terminal-evaluated"))
        for owner, cubes in facts["influence"].items():
            parts.append(f"{self.owner(owner)} {cubes}")
        return self.fact(self.words.name("plaza", plaza), "; ".join(parts))

    def plot(self, id: str) -> str:
        label = self.words.name("plot", id.replace(" ", ","))
        built = self.facts["plots"].get(id)
        if built is None:
            entry = self.scene.printed.hexes[id]
            free = [self.scene.say("praga-terminal-free-plot")]
            if entry["surcharge"]:
                cost = self.words.amount("gold", entry["surcharge"])
                bundle = self.words.amount("vp", entry["points"])
                free.append(self.scene.say("praga-fact-plot", cost=cost, bundle=bundle))
            return self.fact(label, "; ".join(free))
        parts = [
            self.words.name("tile", built["building"]),
            *self.words.corners(built["building"], built["corners"]),
        ]
        if built["cube"] is not None:
            parts.append(self.scene.say("praga-terminal-cube", owner=self.owner(built["cube"])))
        return self.fact(label, "; ".join(parts))

    def seats(self, but: int | None = None) -> list[str]:
        """Everybody, oneself last; or all but one."""
        last = self.scene.shown_seat
        order = [seat for seat in range(len(self.scene.seats)) if seat != last]
        told = []
        for seat in [*order, last]:
            if seat != but:
                told += [self.purse(seat), self.places(seat, TRACKS)]
        return told

    def purse(self, seat: int) -> str:
        """What a seat can spend, and its points."""
        player = self.scene.seats[seat]
        amounts = {code: player[fact] for code, fact in AMOUNTS.items()}
        return self.scene.say("praga-terminal-has", **self.who(seat), bundle=self.words.bundle(amounts))

    def places(self, seat: int, tracks: Iterable[Track]) -> str:
        """How far a seat is on tracks, projects and the road."""
        player = self.scene.seats[seat]
        parts = [f"{self.scene.say(f'praga-term-{track}')} {player[track]}" for track in tracks]
        for project in PROJECTS:
            parts.append(f"{self.words.name('project', project)}: {self.place(player, project)}")
        parts.append(
            f"{self.scene.say('praga-term-kings_road')}: {self.words.name('space', player['figure'])}"
        )
        parts.append(f"{self.scene.say('praga-term-cube')}: {player['free_cubes']}")
        return "; ".join(parts) + "."

    def place(self, player: Player, project: ProjectName) -> str:
        return self.scene.say("praga-terminal-place", **player[project])

    def projects(self) -> list[str]:
        """Every seat's place, and the cells of the row it is in."""
        told = []
        for project in PROJECTS:
            data = self.scene.printed.projects[project]
            told.append(
                self.fact(
                    self.words.name("project", project), self.scene.say(f"praga-text-project-{project}")
                )
            )
            for row, printed in enumerate(data["cells"], 1):
                cells = ", ".join(self.cell(letter) for letter in printed)
                worth = self.scene.say("praga-fact-row_points", row=row, number=data["row_points"][row - 1])
                told.append(f"{worth}: {cells}.")
            for seat, player in enumerate(self.scene.seats):
                told.append(self.fact(self.scene.sight.names[seat], self.place(player, project)))
        return told

    def cell(self, letter: str) -> str:
        kinds = {"-": "empty", "U": "up", "S": "sideways"}
        if letter in kinds:
            return self.scene.say(f"praga-cell-{kinds[letter]}")
        return self.scene.say("praga-cell-points", number=int(letter))

    def road(self) -> list[str]:
        return [
            self.fact(self.words.name("space", space), "; ".join(self.words.road(space))) for space in SPACES
        ]

    def bridge(self) -> list[str]:
        told = []
        for number in range(1, len(self.scene.printed.board["bridge"]) + 1):
            laid = self.facts["bridge"].get(str(number))
            value = self.words.bridge_place(number)
            if laid is not None:
                value = self.words.name("bridge_tile", laid["tile"])
                if laid["figure"] is not None:
                    value += f", {self.owner(laid['figure'])}"
            told.append(self.scene.say("praga-fact-bridge_place", number=number, bundle=value) + ".")
        return [self.scene.say("praga-term-bridge") + ":", *told]

    def seals(self) -> list[str]:
        told = []
        for seal, owner in self.facts["seals"].items():
            value = self.words.seal(seal).rstrip(".")
            if owner is not None:
                value += f"; {self.owner(owner)}"
            told.append(self.fact(self.words.name("seal", seal), value))
        return told

    def opponent(self) -> list[str]:
        """The automatic opponent of one player."""
        told = opponent(self.scene)
        return [self.fact(self.scene.say("praga-term-parler"), "; ".join(told))] if told else []

    def own_board(self, seat: int) -> list[str]:
        return [*self.tracks(seat), *self.technologies(seat), *possessions(self.scene, seat)]

    def tracks(self, seat: int) -> list[str]:
        told = []
        for track in TRACKS:
            parts = [now(self.scene, seat, track), following(self.scene, seat, track)]
            value = "; ".join([str(self.scene.seats[seat][track]), *filter(None, parts)])
            told.append(self.fact(self.scene.say(f"praga-term-{track}"), value))
        return told

    def technologies(self, seat: int) -> list[str]:
        ids: Iterable[str] = self.scene.seats[seat]["technologies"]
        return [f"{self.words.name('technology', id)}: {self.words.technology(id)}" for id in ids]

    def board(self, seat: int) -> list[str]:
        """The tiles on an action board with their sides."""
        player = self.scene.seats[seat]
        title = self.fact(self.scene.say("praga-term-action_board"), self.scene.sight.names[seat])
        told = []
        for action, laid in player["upgrades"].items():
            told.append(self.laid(self.words.name("action", action), laid))
        for slot, wall in player["walls"].items():
            told.append(self.laid(self.scene.say("praga-move-slot", slot=int(slot)), wall))
        return [title, *told] if told else [title, self.fact(*self.no_tile())]

    def no_tile(self) -> tuple[str, str]:
        return self.scene.say("praga-term-tile"), self.words.name("tile", "nothing")

    def laid(self, label: str, laid: Upgrade | Wall) -> str:
        tile = laid["tile"]
        bonus = [self.words.offer_of(tile)] if tile.startswith("U") else []
        sides = self.words.sides(tile, laid)
        return self.fact(label, "; ".join([self.words.name("tile", tile), *bonus, *sides]))

    # -- small things

    def owner(self, owner: int | str) -> str:
        """Whose a cube or figure is."""
        known = isinstance(owner, int) or owner.isdecimal()
        return self.scene.sight.names[int(owner)] if known else self.scene.say("praga-term-parler")

    def who(self, seat: int) -> dict[str, object]:
        return {
            "who": "you" if seat == self.scene.sight.you else "other",
            "seat": self.scene.sight.names[seat],
        }

    def fact(self, label: str, value: str) -> str:
        return self.scene.sight.text.say("terminal-plain-fact", label=label, value=value.rstrip("."))
