"""How people meet Praga: headings, what a move costs and brings, which refusals are worth a word."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.table.lens import Lens
from burgrave.table.lenses.praga.accounts import Accounts
from burgrave.table.lenses.praga.bringing import Bringing
from burgrave.table.lenses.praga.choices import Explaining
from burgrave.table.lenses.praga.ending import END_TURN, Ending
from burgrave.table.lenses.praga.groups import MINOR, ORDER, group_of
from burgrave.table.lenses.praga.printed import Printed, seen
from burgrave.table.lenses.praga.words import Cache, Words
from burgrave.table.library import Name, Sheets
from burgrave.table.preview import Changes, Foresight
from burgrave.table.sight import Forfeit, Group
from burgrave.text import Text

# Refusals that everybody understands without a word: nobody looks for what is not there.
NONSENSE: Final = {
    "not-now",
    "not-owned",
    "not-in-row",
    "not-a-plot",
    "not-drawn",
    "not-on-tile",
    "not-on-wheel",
    "token-gone",
    "no-claim",
    "no-road-effect",
    "no-wheel-bonus",
    "no-sideways-credit",
    "no-seal-right",
    "no-extra-action",
    "no-plaza-tile",
    "not-at-pawn",
    "plot-taken",
    "slot-taken",
    "place-taken",
}
# Decisions that complete a choice: the place of a tile and its rotation.
ROWS: Final = frozenset({"choose-plot", "choose-rotation", "choose-slot", "choose-tile"})
OBVIOUS: Final = {
    "tile-already-taken",
    "main-action-done",
    "already-refreshed",
    "already-bought",
    "take-tile-first",
    "top-row",
    "too-few-gold-windows",
    "too-few-silver-windows",
}
GOOD_ALONE: Final = 140  # more points than that are a good result [R20.1]


class PragaLens(Lens):
    """The action crane, the display, the boards and the city."""

    def __init__(self, game: Game[Any], sheets: Sheets, board: Mapping[str, Any] | None = None) -> None:
        super().__init__(game, sheets, board)
        self.printed = Printed(self.board)
        self.cache: Cache = {}

    def group(self, move: Move, text: Text, facts: dict[str, Any]) -> Group | None:
        id = group_of(move, seen(facts))
        if id is None:
            return None
        note = f"praga-group-note-{id}"
        name = text.say(f"praga-group-{id}")
        return Group(id, name, text.say(note) if text.has(note) else "", id in MINOR)

    def rank(self, group: str) -> int:
        return ORDER.index(group)

    def forfeits(
        self, move: Move, text: Text, facts: dict[str, Any], foresight: Foresight
    ) -> Sequence[Forfeit]:
        if move.verb != END_TURN:
            return ()
        words = Words(self.game, text, self.printed, self.cache)
        return Ending(self.game, words, seen(facts), foresight, move.number).forfeits()

    def explained(
        self, move: Move, label: str, text: Text, facts: dict[str, Any], foresight: Foresight
    ) -> tuple[str, str]:
        words = Words(self.game, text, self.printed, self.cache)
        if move.verb == END_TURN:
            return Ending(self.game, words, seen(facts), foresight, move.number).explained(label)
        return Explaining(self.game, self.printed, words, seen(facts), foresight).explained(move, label)

    def brings(self, move: Move, facts: dict[str, Any], foresight: Foresight) -> Changes:
        bringing = Bringing(self.game, seen(facts), foresight)
        return bringing.by_itself(move) if move.verb == "rotation" else {}

    def accounts(
        self, text: Text, names: Sequence[str], facts: dict[str, Any], foresight: Foresight
    ) -> Accounts:
        words = Words(self.game, text, self.printed, self.cache)
        return Accounts(self.game, self.printed, words, names, seen(facts), foresight)

    def purse(self, facts: dict[str, Any], seat: int) -> int | None:
        return seen(facts)["seats"][seat]["gold"]

    def is_telling(self, reason: str) -> bool:
        return reason not in NONSENSE

    def is_obvious(self, reason: str) -> bool:
        return reason in OBVIOUS

    def about(self, move: Move) -> Name | None:
        return None

    def rule(self, name: Name, text: Text) -> str:
        words = Words(self.game, text, self.printed, self.cache)
        return words.piece(*name) or super().rule(name, text)

    def row_kinds(self) -> frozenset[str]:
        return ROWS

    def chapter(self, facts: dict[str, Any]) -> object:
        now = seen(facts)
        turn = now["turn"]
        return now["turn_number"], now["phase"] == "opponent", turn["seat"] if turn else None

    def verdict(self, text: Text, facts: dict[str, Any], scores: Sequence[int]) -> str:
        """Whoever plays alone is measured by the rulebook's number."""
        solo = seen(facts)["setup"]["solo"]
        if solo is None:
            return ""
        reached = "good" if scores[0] > GOOD_ALONE else "below"
        return text.say(f"praga-verdict-{reached}", number=scores[0], good=GOOD_ALONE, solo=solo)

    def tie(self, text: Text, facts: dict[str, Any], names: Sequence[str], seats: Sequence[int]) -> str:
        return text.say("praga-tie", seats=", ".join(names[seat] for seat in seats))
