"""What a district can say. A district answers moments and has never heard of the rule that asks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.citadels.catalogue import UNIQUE
from burgrave.core.move_collector import MoveCollector

if TYPE_CHECKING:
    from burgrave.citadels.rules import CitadelsRules
    from burgrave.citadels.state import CitadelsState


class District:
    """A district without an effect; each special one overrides the moments it changes."""

    def gold_gathered(self, gold: i64) -> i64:
        """How much its owner gathers when gathering gold."""
        return gold

    def price_of(self, kind: i64, price: i64) -> i64:
        """What its owner pays to build that kind."""
        return price

    def may_not_be_built(self, s: "CitadelsState", seat: i64) -> i64:
        """The reason why it cannot be built in this seat's city; 0 if it can."""
        return 0

    def counts_toward_limit(self) -> bool:
        return True

    def allows_duplicates(self) -> bool:
        """Whether its owner may build districts identical to those in the city."""
        return False

    def counts_twice(self) -> bool:
        """Whether it counts as two districts toward completing the city."""
        return False

    def offer_from_hand(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Offer other ways to pay for it than gold."""

    def choose_from_hand(self, s: "CitadelsState", seat: i64) -> None:
        """Begin to pay in such a way."""

    def offer_instead(self, moves: MoveCollector) -> None:
        """Offer to build a district with it instead of paying."""

    def build_instead(self, s: "CitadelsState", kind: i64) -> None:
        """Build that district so."""

    def enters(self, s: "CitadelsState", seat: i64) -> None:
        """It has been built and stands in this seat's city."""

    def leaves(self, s: "CitadelsState", seat: i64) -> None:
        """It was destroyed or sacrificed."""

    def moves(self, s: "CitadelsState", giver: i64, taker: i64) -> None:
        """It stands in another city now."""

    def rank_8_price(self, price: i64) -> i64:
        """What rank 8 pays to use its ability on a district of this city."""
        return price

    def crown_passes(self, s: "CitadelsState", seat: i64) -> None:
        """The crown went from one player to another."""

    def turn_ends(self, s: "CitadelsState", seat: i64) -> None:
        """Its owner's turn ends in the usual way."""

    def after_selection(self, s: "CitadelsState", seat: i64) -> None:
        """All characters are picked, none is called yet."""

    def answers_killed(self, s: "CitadelsState", seat: i64) -> bool:
        """Whether its owner may come forward when a killed character is called."""
        return False

    def points(self, s: "CitadelsState", seat: i64, chosen: i64) -> i64:
        """What it adds at scoring; `chosen` is the type being tried for the Haunted Quarter."""
        return 0

    def points_from_hand(self) -> i64:
        """What it adds at scoring while in hand."""
        return 0

    def cards_drawn(self, drawn: i64) -> i64:
        """How many cards its owner draws when gathering cards."""
        return drawn

    def cards_kept(self, rules: "CitadelsRules", drawn: i64, kept: i64) -> i64:
        """How many of them its owner keeps."""
        return kept

    def pays_as(self, type: i64) -> bool:
        """Whether it pays income as this type, beyond its own."""
        return False

    def pays_both(self, rules: "CitadelsRules") -> bool:
        """Whether it pays a gold and a card to whoever mixes gold and cards."""
        return False

    def offer(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Offer what its owner can do with it in a turn."""

    def choose(self, s: "CitadelsState", seat: i64) -> None:
        """Do it."""

    def forbids_rank_8(self) -> bool:
        """Whether the ability of rank 8 cannot be used on it."""
        return False

    def warlord_destroyed(self, s: "CitadelsState", seat: i64) -> None:
        """The Warlord, played by another seat, has destroyed the district that is now rubble."""

    def ask_at_scoring(self, s: "CitadelsState", seat: i64) -> None:
        """Final scoring begins."""

    def type_at_scoring(self, s: "CitadelsState", seat: i64, chosen: i64) -> i64:
        """The type it counts as at scoring; `chosen` is a type being tried, 0 if none is."""
        return UNIQUE
