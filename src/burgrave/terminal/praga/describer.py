"""Describe the state of Praga in sentences, for screen readers and plain output."""

from collections.abc import Callable, Iterable

from burgrave.praga.state_data.types import LaidUpgradeData, LaidWallData, PragaPlayerData
from burgrave.terminal.praga.display import ROWS
from burgrave.terminal.praga.drawing_context import DrawingContext
from burgrave.terminal.praga.projects import PROJECTS, SPACES, ProjectName
from burgrave.terminal.praga.seats import (
    AMOUNTS,
    TRACKS,
    Track,
    current_track_text,
    next_track_text,
    open_turn_texts,
    opponent_texts,
    possession_texts,
)


class PragaDescriber:
    """Describes the state for one viewer."""

    def __init__(self, context: DrawingContext) -> None:
        self.context = context
        self.describer = context.describer
        self.state_data = context.state_data

    # -- whole descriptions

    def state_sentences(self) -> list[str]:
        """Return the whole state in sentences."""
        return [
            self.title_sentence(),
            *self.crane_sentences(),
            *self.display_sentences(),
            *self.map_sentences(),
            *self.seat_sentences(),
            *self.road_sentences(),
            *self.bridge_sentences(),
            *self.seal_sentences(),
            *self.opponent_sentences(),
            *self.own_board_sentences(self.context.shown_seat),
            *self.board_sentences(self.context.shown_seat),
        ]

    def turn_sentences(self) -> list[str]:
        """Return what a player needs at the start of a turn. The choices describe the crane."""
        seat = self.context.shown_seat
        return [
            self.title_sentence(),
            *self.short_display_sentences(),
            *self.opponent_sentences(),
            *self.seat_sentences(but=seat),
            self.amounts_sentence(seat),
            self.places_sentence(seat, ()),
            *self.track_sentences(seat),
            *self.technology_sentences(seat),
        ]

    def own_sentences(self) -> list[str]:
        """Return what the viewer has, and what is still open in the turn."""
        seat = self.context.match_view.you
        if seat is None:
            return []
        texts = open_turn_texts(self.context) if self.context.decision_kind == "turn" else []
        opened = (
            [self.fact_sentence(self.context.format("praga-term-turn"), "; ".join(texts))] if texts else []
        )
        return [self.amounts_sentence(seat), *opened]

    def page_sentences(self, name: str, seat: int) -> list[str]:
        pages: dict[str, Callable[[], list[str]]] = {
            "crane": self.crane_sentences,
            "display": self.display_sentences,
            "map": self.map_sentences,
            "projects": lambda: [*self.project_sentences(), *self.bridge_sentences()],
            "road": lambda: [*self.road_sentences(), *self.bridge_sentences(), *self.seal_sentences()],
            "players": lambda: [*self.seat_sentences(), *self.own_board_sentences(seat)],
            "board": lambda: self.board_sentences(seat),
        }
        return pages[name]()

    # -- parts

    def title_sentence(self) -> str:
        era = self.context.format("praga-fact-era", number=self.state_data["era"])
        number = self.context.seats[self.context.building_seat]["turns"]
        turn = self.context.format("praga-terminal-turn", number=number, turns=self.context.printed.turns)
        counter = self.context.format("praga-terminal-counter", number=self.state_data["platform"])
        return self.fact_sentence(self.context.format("praga-title"), f"{era}, {turn}, {counter}")

    def crane_sentences(self) -> list[str]:
        sentences = []
        for id, tile in self.state_data["crane"]["tiles"].items():
            label = self.describer.name_of("action_tile", id)
            if tile["position"] is None:
                taken = self.context.format("praga-terminal-taken")
                value = f"{self.describer.actions_text(tile['actions'])}; {taken}"
            else:
                position = f"{self.context.format('praga-term-position')} {tile['position']}"
                value = f"{self.describer.crane_tile_text(tile)}; {position.lower()}"
            sentences.append(self.fact_sentence(label, value))
        blocked = self.context.format("praga-term-blocked_sector")
        place = f"{self.context.format('praga-term-position')} {self.state_data['crane']['blocked']}"
        return [*sentences, self.fact_sentence(blocked, place.lower())]

    def display_sentences(self) -> list[str]:
        sentences = []
        for row in ROWS:
            for tile in filter(None, self.state_data["display"][row]):
                sentences.append(
                    self.fact_sentence(
                        self.describer.name_of("tile", tile), "; ".join(self.describer.tile_texts(tile))
                    )
                )
        return sentences

    def short_display_sentences(self) -> list[str]:
        sentences = []
        for row in ROWS:
            tiles = [self.short_tile_text(tile) for tile in self.state_data["display"][row] if tile]
            sentences.append(self.fact_sentence(self.describer.name_of("row", row), "; ".join(tiles)))
        return [self.context.format("praga-term-display") + ":", *sentences]

    def short_tile_text(self, tile: str) -> str:
        entry = self.context.printed.tiles[tile]
        special = [self.context.format("praga-fact-special")] if entry["special"] else []
        symbol = entry["symbol"]
        symbols = [self.context.format("praga-fact-symbol", symbol=symbol)] if symbol is not None else []
        more = f" ({', '.join([*special, *symbols])})" if special or symbols else ""
        return f"{tile} {self.describer.tile_offer_text(tile)}{more}"

    def map_sentences(self) -> list[str]:
        sentences = []
        for plaza in self.context.printed.plazas:
            sentences.append(self.plaza_sentence(plaza))
            sentences += [self.plot_sentence(id) for id in self.context.printed.plots_of(plaza)]
        return sentences

    def plaza_sentence(self, plaza: str) -> str:
        plaza_data = self.state_data["plazas"][plaza]
        if plaza_data["tile"] is None:
            return self.fact_sentence(
                self.describer.name_of("plaza", plaza), self.describer.name_of("plaza_tile", "nothing")
            )
        parts = [self.describer.plaza_tile_text(plaza_data["tile"]).rstrip(".")]
        if plaza_data["evaluated"]:
            parts.append(self.context.format("praga-terminal-evaluated"))
        for owner, cubes in plaza_data["influence"].items():
            parts.append(f"{self.owner_name(owner)} {cubes}")
        return self.fact_sentence(self.describer.name_of("plaza", plaza), "; ".join(parts))

    def plot_sentence(self, id: str) -> str:
        label = self.describer.name_of("plot", id.replace(" ", ","))
        built = self.state_data["plots"].get(id)
        if built is None:
            entry = self.context.printed.hexes[id]
            free = [self.context.format("praga-terminal-free-plot")]
            if entry["surcharge"]:
                cost = self.describer.amount_text("gold", entry["surcharge"])
                bundle = self.describer.amount_text("vp", entry["points"])
                free.append(self.context.format("praga-fact-plot", cost=cost, bundle=bundle))
            return self.fact_sentence(label, "; ".join(free))
        parts = [
            self.describer.name_of("tile", built["building"]),
            *self.describer.corner_texts(built["building"], built["corners"]),
        ]
        if built["cube"] is not None:
            parts.append(self.context.format("praga-terminal-cube", owner=self.owner_name(built["cube"])))
        return self.fact_sentence(label, "; ".join(parts))

    def seat_sentences(self, but: int | None = None) -> list[str]:
        """Return sentences about every seat except `but`. The shown seat comes last."""
        last = self.context.shown_seat
        order = [seat for seat in range(len(self.context.seats)) if seat != last]
        sentences = []
        for seat in [*order, last]:
            if seat != but:
                sentences += [self.amounts_sentence(seat), self.places_sentence(seat, TRACKS)]
        return sentences

    def amounts_sentence(self, seat: int) -> str:
        """Return the resources of a seat and its points."""
        player = self.context.seats[seat]
        amounts = {code: player[fact] for code, fact in AMOUNTS.items()}
        return self.context.format(
            "praga-terminal-has", **self.seat_args(seat), bundle=self.describer.bundle_text(amounts)
        )

    def places_sentence(self, seat: int, tracks: Iterable[Track]) -> str:
        """Return the positions of a seat on the tracks, the projects and the road."""
        player = self.context.seats[seat]
        parts = [f"{self.context.format(f'praga-term-{track}')} {player[track]}" for track in tracks]
        for project in PROJECTS:
            parts.append(f"{self.describer.name_of('project', project)}: {self.place_text(player, project)}")
        space = self.describer.name_of("space", player["figure"])
        parts.append(f"{self.context.format('praga-term-kings_road')}: {space}")
        parts.append(f"{self.context.format('praga-term-cube')}: {player['free_cubes']}")
        return "; ".join(parts) + "."

    def place_text(self, player: PragaPlayerData, project: ProjectName) -> str:
        return self.context.format("praga-terminal-place", **player[project])

    def project_sentences(self) -> list[str]:
        """Return the rows of cells of both projects, and the position of every seat."""
        sentences = []
        for project in PROJECTS:
            data = self.context.printed.projects[project]
            sentences.append(
                self.fact_sentence(
                    self.describer.name_of("project", project),
                    self.context.format(f"praga-text-project-{project}"),
                )
            )
            for row, printed in enumerate(data["cells"], 1):
                cells = ", ".join(self.cell_text(letter) for letter in printed)
                worth = self.context.format(
                    "praga-fact-row_points", row=row, number=data["row_points"][row - 1]
                )
                sentences.append(f"{worth}: {cells}.")
            for seat, player in enumerate(self.context.seats):
                sentences.append(
                    self.fact_sentence(self.context.match_view.names[seat], self.place_text(player, project))
                )
        return sentences

    def cell_text(self, letter: str) -> str:
        kinds = {"-": "empty", "U": "up", "S": "sideways"}
        if letter in kinds:
            return self.context.format(f"praga-cell-{kinds[letter]}")
        return self.context.format("praga-cell-points", number=int(letter))

    def road_sentences(self) -> list[str]:
        return [
            self.fact_sentence(
                self.describer.name_of("space", space), "; ".join(self.describer.road_texts(space))
            )
            for space in SPACES
        ]

    def bridge_sentences(self) -> list[str]:
        sentences = []
        for number in range(1, len(self.context.printed.board["bridge"]) + 1):
            laid = self.state_data["bridge"].get(str(number))
            value = self.describer.bridge_place_text(number)
            if laid is not None:
                value = self.describer.name_of("bridge_tile", laid["tile"])
                if laid["figure"] is not None:
                    value += f", {self.owner_name(laid['figure'])}"
            sentences.append(
                self.context.format("praga-fact-bridge_place", number=number, bundle=value) + "."
            )
        return [self.context.format("praga-term-bridge") + ":", *sentences]

    def seal_sentences(self) -> list[str]:
        sentences = []
        for seal, owner in self.state_data["seals"].items():
            value = self.describer.seal_text(seal).rstrip(".")
            if owner is not None:
                value += f"; {self.owner_name(owner)}"
            sentences.append(self.fact_sentence(self.describer.name_of("seal", seal), value))
        return sentences

    def opponent_sentences(self) -> list[str]:
        """Return sentences about the automatic opponent of a solo game."""
        texts = opponent_texts(self.context)
        return (
            [self.fact_sentence(self.context.format("praga-term-parler"), "; ".join(texts))] if texts else []
        )

    def own_board_sentences(self, seat: int) -> list[str]:
        return [
            *self.track_sentences(seat),
            *self.technology_sentences(seat),
            *possession_texts(self.context, seat),
        ]

    def track_sentences(self, seat: int) -> list[str]:
        sentences = []
        for track in TRACKS:
            parts = [
                current_track_text(self.context, seat, track),
                next_track_text(self.context, seat, track),
            ]
            value = "; ".join([str(self.context.seats[seat][track]), *filter(None, parts)])
            sentences.append(self.fact_sentence(self.context.format(f"praga-term-{track}"), value))
        return sentences

    def technology_sentences(self, seat: int) -> list[str]:
        ids: Iterable[str] = self.context.seats[seat]["technologies"]
        return [
            f"{self.describer.name_of('technology', id)}: {self.describer.technology_text(id)}" for id in ids
        ]

    def board_sentences(self, seat: int) -> list[str]:
        """Return the tiles on an action board with their sides."""
        player = self.context.seats[seat]
        title = self.fact_sentence(
            self.context.format("praga-term-action_board"), self.context.match_view.names[seat]
        )
        sentences = []
        for action, laid in player["upgrades"].items():
            sentences.append(self.laid_tile_sentence(self.describer.name_of("action", action), laid))
        for slot, wall in player["walls"].items():
            sentences.append(
                self.laid_tile_sentence(self.context.format("praga-move-slot", slot=int(slot)), wall)
            )
        return [title, *sentences] if sentences else [title, self.fact_sentence(*self.no_tile_texts())]

    def no_tile_texts(self) -> tuple[str, str]:
        return self.context.format("praga-term-tile"), self.describer.name_of("tile", "nothing")

    def laid_tile_sentence(self, label: str, laid: LaidUpgradeData | LaidWallData) -> str:
        tile = laid["tile"]
        bonus = [self.describer.tile_offer_text(tile)] if tile.startswith("U") else []
        sides = self.describer.side_texts(tile, laid)
        return self.fact_sentence(label, "; ".join([self.describer.name_of("tile", tile), *bonus, *sides]))

    # -- helpers

    def owner_name(self, owner: int | str) -> str:
        """Return the name of the owner of a cube or figure."""
        known = isinstance(owner, int) or owner.isdecimal()
        return (
            self.context.match_view.names[int(owner)] if known else self.context.format("praga-term-parler")
        )

    def seat_args(self, seat: int) -> dict[str, object]:
        return {
            "who": "you" if seat == self.context.match_view.you else "other",
            "seat": self.context.match_view.names[seat],
        }

    def fact_sentence(self, label: str, value: str) -> str:
        return self.context.match_view.tr.format("terminal-plain-fact", label=label, value=value.rstrip("."))
