"""The main board: the turn counter, the action crane, the display, the stacks and the river."""

from typing import Final

from burgrave.core.state_data import UNKNOWN
from burgrave.match.presenters.praga_state.writer import PragaWriter

# The names of stacks, by row of the display.
NORMAL_STACKS: Final = {"upgrades": "upgrades", "walls": "walls", "buildings": "buildings"}
SPECIAL_STACKS: Final = {row: f"special_{row}" for row in NORMAL_STACKS}
LEVELS: Final = ("I", "II", "III", "IV")
PIECE_TEXTS: Final = ("technology", "bridge_tile")


class BoardWriter(PragaWriter):
    """Describes the main board."""

    def game_sentences(self) -> list[str]:
        state, turn = self.praga, self.praga["turn"]
        era = self.format("praga-fact-era", number=state["era"])
        seat = turn["seat"] if turn else self.you or 0
        number = state["seats"][seat]["turns"]
        counted = self.text("turn", number=number, turns=self.printed.turns)
        round_text = self.text("round", number=state["round"])
        phase = self.format(f"praga-phase-{state['phase']}")
        return [
            self.fact(era, phase, round_text, counted, self.text("counter", number=state["platform"])),
            self.fact(self.term("first_player"), self.seat_name(state["first_player"])),
        ]

    # -- the crane

    def crane_sentences(self) -> list[str]:
        """Return the action tiles by position, first those that were taken in this turn."""
        crane = self.praga["crane"]
        tiles = sorted(
            crane["tiles"].items(), key=lambda each: (each[1]["position"] is not None, each[1]["position"])
        )
        sentences = []
        for id, tile in tiles:
            name = self.action_tile_name(id)
            if tile["position"] is None or tile["zone"] is None:
                sentences.append(self.fact(name, self.text("taken")))
                continue
            bonus = self.pieces.wheel_bonus_text(tile["bonus"])
            texts = [self.pieces.zone_text(tile), self.format("praga-fact-wheel_bonus", bundle=bonus)]
            sentences.append(self.fact(self.position_text(tile["position"]), name, *texts))
        zone = self.pieces.zone_text(self.printed.board["crane"]["positions"][crane["blocked"]])
        blocked = self.fact(self.term("blocked_sector"), self.position_text(crane["blocked"]), zone)
        return [*sentences, blocked]

    def position_text(self, position: int) -> str:
        """Return a position on the frame of the crane, counted from 1."""
        return self.text("position", number=position + 1)

    # -- tiles on offer

    def offer_sentences(self) -> list[str]:
        """Return a sentence for each row of the display: what its tiles cost and bring."""
        return [
            self.fact(self.pieces.name_of("row", row), *(self.tile_text(tile) for tile in tiles if tile))
            for row, tiles in self.praga["display"].items()
        ]

    def display_sentences(self) -> list[str]:
        """Return a sentence for each tile of the display: all that is printed on it."""
        return [
            self.fact(self.tile_name(tile), *self.pieces.tile_texts(tile))
            for tiles in self.praga["display"].values()
            for tile in tiles
            if tile
        ]

    # -- stacks

    def stack_sentences(self) -> list[str]:
        """Return the number of pieces in each stack, what the viewer knows of them, and the river."""
        state = self.praga
        sentences = []
        for row, stack in state["stacks"].items():
            for name, tiles in (
                (NORMAL_STACKS[row], stack["normal"]),
                (SPECIAL_STACKS[row], stack["special"]),
            ):
                known = [self.tile_text(tile) for tile in tiles if tile != UNKNOWN]
                sentences.append(self.stack_sentence(name, len(tiles), " / ".join(known)))
        for number, level in enumerate(LEVELS, 1):
            ids = state["technology_stacks"][level]
            known_text = self.pieces_text("technology", ids)
            sentences.append(self.stack_sentence(f"technologies_{number}", len(ids), known_text))
        bridge = {
            "silver_tiles": state["silver_stack"],
            "gold_tiles": state["bridge_gold"],
            "cathedral_tiles": state["cathedral_gold"],
        }
        for name, ids in bridge.items():
            sentences.append(self.stack_sentence(name, len(ids), self.pieces_text("bridge_tile", ids)))
        tokens = sorted(self.pieces.token_text(id) for id in state["river"])
        sentences.append(
            self.fact(self.term("river"), *tokens) if tokens else self.fact(self.term("river"), "0")
        )
        return [
            *sentences,
            *self.facts(
                {
                    "used-technologies": self.pieces_text("technology", state["used_technologies"]),
                    "silver-discarded": self.pieces_text("bridge_tile", state["silver_discarded"]),
                }
            ),
        ]

    def stack_sentence(self, name: str, count: int, known: str) -> str:
        return self.fact(self.pieces.name_of("stack", name), str(count), self.known_text(known))

    def known_text(self, known: str) -> str:
        return self.text("you-know", pieces=known) if known else ""
