"""The current turn: what was taken and done, what is still open, and what a tile is being laid for."""

from typing import Final

from burgrave.match.presenters.praga.data_types import PendingData, PragaTurnData
from burgrave.match.presenters.praga_state.writer import PragaWriter

# What the end of the turn does with something that is open, in the order in which it is said.
ENDS: Final = ("first", "comes", "lost")
DONE: Final = ("main_done", "bought", "refreshed")


class TurnWriter(PragaWriter):
    """Describes the current turn."""

    def turn_sentences(self) -> list[str]:
        """Return the current turn; nothing between turns."""
        turn = self.praga["turn"]
        if turn is None:
            return []
        return [self.fact(self.text("seat-in-turn"), self.seat_name(turn["seat"])), *self.open_sentences()]

    def open_sentences(self) -> list[str]:
        """Return what was taken and done in this turn, and what is still open."""
        turn = self.praga["turn"]
        if turn is None:
            return []
        done = [self.text(f"done-{field}") for field in DONE if turn[field]]
        return [
            *self.taken_sentences(turn),
            *self.facts({"done": ", ".join(done)}),
            *self.pending_sentences(turn),
            *self.placing_sentences(turn),
        ]

    def taken_sentences(self, turn: PragaTurnData) -> list[str]:
        if turn["taken"] is None:
            return []
        name = self.add_tags("action_tile", turn["taken"], self.pieces.actions_text(turn["actions"]))
        return [self.fact(self.term("action_tile"), name)]

    # -- what is open

    def pending_sentences(self, turn: PragaTurnData) -> list[str]:
        """Return what is open, by what the end of the turn does with it; then which upgrades can be used."""
        sentences = []
        for end in ENDS:
            texts = [self.pending_text(turn, each) for each in turn["pending"] if each["end"] == end]
            if texts:
                sentences.append(self.fact(self.text(f"end-{end}"), *texts))
        claims = [
            f"{self.name('action', claim['action'])} {len(claim['options'])}".strip()
            for claim in turn["claims"]
        ]
        return [*sentences, *self.facts({"claims": ", ".join(claims)})]

    def pending_text(self, turn: PragaTurnData, pending: PendingData) -> str:
        id, count = pending["id"], pending["count"]
        match pending["verb"]:
            case "wheel bonus":
                bonus = self.pieces.wheel_bonus_text(turn["wheel_bonus"])
                return self.format("praga-fact-wheel_bonus", bundle=bonus)
            case "bonus":
                return self.named_tile_text(id) if id is not None else ""
            case "road effect" | "road egg effect":
                return f"{self.name('space', id)}: {'; '.join(self.pieces.road_texts(id))}" if id else ""
        return self.format(f"praga-loss-{pending['verb']}", number=count, id=id)

    # -- a tile that is being laid

    def placing_sentences(self, turn: PragaTurnData) -> list[str]:
        drawn = [self.drawn_text(id) for id in sorted(turn["drawn"])]
        return self.facts(
            {
                "drawn": " / ".join(drawn),
                "performing": self.text(f"performing-{turn['performing']}") if turn["performing"] else "",
                "discount": turn["discount"],
                "tile": self.named_tile_text(turn["tile"]) if turn["tile"] else "",
                "slot-chosen": turn["slot"] or "",
                "plot-chosen": self.plot_name(turn["plot"]) if turn["plot"] else "",
            }
        )

    def drawn_text(self, id: str) -> str:
        """Return a technology or a bridge tile to choose from, if the viewer has seen it."""
        for vocabulary, printed in (
            ("technology", self.printed.technologies),
            ("bridge_tile", self.printed.bridge_tiles),
        ):
            if id in printed:
                return self.pieces.piece_text(vocabulary, id).rstrip(".")
        return self.format("state-unknown")
