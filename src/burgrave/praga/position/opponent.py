"""The automatic opponent of a solo game in a scenario position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.rng import Rng
from burgrave.core.scenario.value import ScenarioValue
from burgrave.praga.catalogue import PLAZA_IDS, ROW_IDS, SEAL_IDS, bit
from burgrave.praga.display import SLOTS
from burgrave.praga.plazas import is_full
from burgrave.praga.rules import PARLER, PARLER_TOKENS
from burgrave.praga.seals import taken_seals
from burgrave.praga.state import PragaState

FIELDS: Final = ["mines", "quarry", "pointers", "cards", "pawn", "seals", "tokens discarded"]
CARDS: Final = 5


class OpponentReader:
    """Reader of the field `opponent`: tracks, pointers, cards and pawn of `parler`."""

    def __init__(self, s: PragaState, node: ScenarioValue | None, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.written = node
        self.fields: dict[str, ScenarioValue] = {}
        if node is None or node.is_nothing:
            return
        if s.rules.solo != PARLER:
            raise node.make_error("position-no-opponent")
        self.fields = node.fields(FIELDS)

    def read(self) -> None:
        s, rules, fields = self.s, self.s.rules, self.fields
        if rules.solo != PARLER:
            return
        s.bot_mines, s.bot_quarry = rules.start_mines, rules.start_quarry
        if "mines" in fields:
            s.bot_mines = fields["mines"].whole(int(rules.start_mines), int(rules.most_mines))
        if "quarry" in fields:
            s.bot_quarry = fields["quarry"].whole(int(rules.start_quarry), int(rules.most_quarry))
        pointers = fields["pointers"].fields(ROW_IDS) if "pointers" in fields else {}
        for row, id in enumerate(ROW_IDS):
            s.pointers[row] = pointers[id].whole(1, SLOTS) if id in pointers else 1
        for item in fields["seals"].items() if "seals" in fields else []:
            seal = SEAL_IDS.index(item.one_of("piece", SEAL_IDS[1:]))
            if taken_seals(s) & bit(seal):
                raise item.make_error("position-piece-twice", piece=SEAL_IDS[seal])
            s.bot_seals |= bit(seal)
        if "tokens discarded" in fields:
            s.bot_tokens = fields["tokens discarded"].whole(0, PARLER_TOKENS)
        self.cards()

    def cards(self) -> None:
        """Read the remaining cards, the next one first; all five are shuffled when they are used up."""
        s = self.s
        if "cards" not in self.fields:
            return
        cards = [item.whole(1, CARDS) for item in self.fields["cards"].items()]
        if len(set(cards)) != len(cards):
            raise self.fields["cards"].make_error("position-piece-twice", piece=", ".join(map(str, cards)))
        s.cards = vec[i64](cards[::-1])
        s.cards_seen = sum(1 << card for card in range(1, CARDS + 1) if card not in cards)

    def pawn(self) -> None:
        """Read the pawn's plaza; the default is the first plaza on its way with a free plot."""
        s = self.s
        if s.rules.solo != PARLER:
            return
        if "pawn" in self.fields:
            s.pawn = PLAZA_IDS.index(self.fields["pawn"].one_of("piece", PLAZA_IDS))
            return
        loop = [p for p in s.rules.plaza_loop if s.rules.plaza_from[p] <= s.rules.set_up_as]
        s.pawn = next((plaza for plaza in loop if not is_full(s, plaza)), loop[0])
