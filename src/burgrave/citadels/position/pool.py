"""The cards that a position has not placed yet. A position cannot use more copies than there are."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.catalogue import CARD_IDS
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.state import MARKS
from burgrave.core.events import EVERYONE, only
from burgrave.core.rng import Rng
from burgrave.core.scenario.value import ScenarioValue, normalize

UNKNOWN = 0  # a card that the position leaves open


class CitadelsCardPool:
    """The unplaced cards. Named cards are taken first, open places are filled at the end."""

    def __init__(self, rules: CitadelsRules, rng: Rng) -> None:
        self.rules = rules
        self.rng = rng
        self.copies = Counter(rules.deck)
        self.left = Counter(rules.deck)

    def take(self, node: ScenarioValue) -> int:
        """Take a copy of the kind written here and return the kind, or UNKNOWN."""
        if normalize(node.text()) == CARD_IDS[UNKNOWN]:
            return UNKNOWN
        return self.take_kind(CARD_IDS.index(node.one_of("card", CARD_IDS[1:])), node)

    def take_kind(self, kind: int, node: ScenarioValue) -> int:
        if self.left[kind] == 0:
            raise node.make_error("position-too-many-cards", card=CARD_IDS[kind], copies=self.copies[kind])
        self.left[kind] -= 1
        return kind

    def take_all(self, node: ScenarioValue) -> vec[i64]:
        """Take a list of cards. A number means as many unknown ones."""
        if node.is_number:
            return vec[i64]([UNKNOWN] * node.whole(0, len(self.rules.deck)))
        return vec[i64]([self.take(item) for item in node.items()])

    def take_marked(self, node: ScenarioValue) -> int:
        """Take a card of the deck or the pile with its marks: `{card: …, known to: …}`."""
        if not node.is_mapping:
            return self.take(node)
        fields = node.fields(["card", "known to"])
        if "card" not in fields:
            raise node.make_error("scenario-missing", field="card")
        return self.take(fields["card"]) | (knowers(fields.get("known to"), self.rules.players) << MARKS)

    def rest(self) -> list[int]:
        """Return all cards that are not placed, shuffled."""
        cards = sorted(self.left.elements())
        for i in range(len(cards) - 1, 0, -1):
            j = int(self.rng.randbelow(i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def fill(self, cards: vec[i64] | list[int], rest: list[int], node: ScenarioValue) -> None:
        """Replace each UNKNOWN by a card of `rest`. Marks stay."""
        for i, card in enumerate(cards):
            if card & (1 << MARKS) - 1 == UNKNOWN:
                if not rest:
                    raise node.make_error("position-no-cards-left")
                cards[i] = card | rest.pop()


def knowers(node: ScenarioValue | None, seats: i64) -> int:
    """Return the mask of the seats written here. `everyone` includes spectators."""
    if node is None:
        return 0
    if isinstance(node.value, str) and normalize(node.value) == "everyone":
        return EVERYONE
    mask = 0
    for seat in node.seats(seats):
        mask |= only(seat)
    return mask
