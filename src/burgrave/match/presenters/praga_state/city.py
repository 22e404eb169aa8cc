"""The city: plazas and plots, Hunger Wall and Cathedral, the King's Road, the bridge and the seals."""

from typing import Final

from burgrave.match.presenters.praga.data_types import PlazaData
from burgrave.match.presenters.praga_state.writer import PragaWriter, capitalize

CELLS: Final = {"-": "empty", "U": "up", "S": "sideways"}
PROJECT_IDS: Final = ("hunger_wall", "cathedral")


class CityWriter(PragaWriter):
    """Describes the city."""

    # -- plazas

    def map_sentences(self) -> list[str]:
        """Return each plaza, followed by the plots around it."""
        return [
            sentence
            for plaza in self.printed.plazas
            for sentence in (
                self.plaza_sentence(plaza),
                *(self.plot_sentence(id) for id in self.printed.plots_of(plaza)),
            )
        ]

    def plaza_sentence(self, id: str) -> str:
        plaza = self.praga["plazas"][id]
        return self.fact(self.plaza_name(id), *self.plaza_texts(plaza))

    def plaza_texts(self, plaza: PlazaData) -> list[str]:
        tile = plaza["tile"]
        texts = [
            self.pieces.name_of("plaza_tile", "nothing")
            if tile is None
            else self.pieces.plaza_tile_text(tile)
        ]
        texts.append(self.text("buildings", number=plaza["buildings"]))
        texts.append(self.text("free-plots", number=plaza["free"]))
        if plaza["evaluated"]:
            texts.append(self.text("evaluated"))
        if plaza["influence"]:
            cubes = [f"{self.owner_name(owner)} {n}" for owner, n in sorted(plaza["influence"].items())]
            texts.append(f"{self.term('influence')}: {', '.join(cubes)}")
        return texts

    def plot_sentence(self, id: str) -> str:
        built = self.praga["plots"].get(id)
        if built is None:
            entry = self.printed.hexes[id]
            texts = [self.text("free-plot")]
            if entry["surcharge"]:
                cost = self.pieces.amount_text("gold", entry["surcharge"])
                bundle = self.pieces.amount_text("vp", entry["points"])
                texts.append(self.format("praga-fact-plot", cost=cost, bundle=bundle))
            return self.fact(self.plot_name(id), *texts)
        texts = [
            self.named_tile_text(built["building"]),
            *self.pieces.corner_texts(built["building"], built["corners"]),
        ]
        if built["cube"] is not None:
            texts.append(self.text("cube", owner=self.owner_name(built["cube"])))
        return self.fact(self.plot_name(id), *texts)

    # -- Hunger Wall and Cathedral

    def project_sentences(self) -> list[str]:
        """Return what is printed on both projects. The sentences of a seat name its markers."""
        sentences = []
        for project in PROJECT_IDS:
            data = self.printed.projects[project]
            text = self.format(f"praga-text-project-{project}")
            sentences.append(self.fact(self.name("project", project), text))
            for row, cells in enumerate(data["cells"], 1):
                worth = self.format("praga-fact-row_points", row=row, number=data["row_points"][row - 1])
                sentences.append(f"{capitalize(worth)}: {', '.join(map(self.cell_text, cells))}.")
        return sentences

    def cell_text(self, letter: str) -> str:
        if letter in CELLS:
            return self.format(f"praga-cell-{CELLS[letter]}")
        return self.format("praga-cell-points", number=int(letter))

    # -- King's Road and bridge

    def road_sentences(self) -> list[str]:
        """Return the spaces of the road with their effects. The sentences of a seat name its figure."""
        spaces = [each["space"] for each in self.printed.board["road"]]
        return [self.fact(self.name("space", space), *self.pieces.road_texts(space)) for space in spaces]

    def bridge_sentences(self) -> list[str]:
        """Return each place of the bridge: its gain, or the tile and the figure on it."""
        sentences = []
        for number in range(1, len(self.printed.board["bridge"]) + 1):
            texts = [self.pieces.bridge_place_text(number)]
            laid = self.praga["bridge"].get(str(number))
            if laid is not None:
                tile = laid["tile"]
                texts.append(f"{self.piece_name('bridge_tile', tile)}: {self.pieces.bridge_tile_text(tile)}")
                if laid["figure"] is not None:
                    texts.append(f"{self.term('figure')}: {self.owner_name(laid['figure'])}")
            sentences.append(self.fact(f"{self.term('bridge_place')} {number}", *texts))
        return sentences

    def seal_sentences(self) -> list[str]:
        """Return each seal and who has it."""
        return [
            self.piece_fact(
                "seal", seal, "" if owner is None else self.text("taken-by", owner=self.owner_name(owner))
            )
            for seal, owner in self.praga["seals"].items()
        ]
