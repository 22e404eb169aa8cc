"""The base class of districts: the hooks that a district can override."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.citadels.catalogue import UNIQUE
from burgrave.core.move_collector import MoveCollector

if TYPE_CHECKING:
    from burgrave.citadels.rules import CitadelsRules
    from burgrave.citadels.state import CitadelsState


class District:
    """A district without an effect. Special districts override the hooks that they change."""

    def gold_gathered(self, gold: i64) -> i64:
        """Return how much gold its owner gathers."""
        return gold

    def price_of(self, kind: i64, price: i64) -> i64:
        """Return the price that its owner pays to build that kind."""
        return price

    def may_not_be_built(self, s: "CitadelsState", seat: i64) -> i64:
        """Return the reason why it cannot be built in this seat's city, or 0."""
        return 0

    def counts_toward_limit(self) -> bool:
        return True

    def allows_duplicates(self) -> bool:
        """Return whether its owner may build districts identical to those in the city."""
        return False

    def counts_twice(self) -> bool:
        """Return whether it counts as two districts toward completing the city."""
        return False

    def offer_from_hand(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Offer ways to pay for this card in hand other than gold."""

    def choose_from_hand(self, s: "CitadelsState", seat: i64) -> None:
        """Start to pay for this card in hand in the other way."""

    def offer_instead(self, moves: MoveCollector) -> None:
        """Offer to build another district with this one instead of paying."""

    def build_instead(self, s: "CitadelsState", kind: i64) -> None:
        """Build that kind with this district instead of paying."""

    def enters(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect after it was built in this seat's city."""

    def leaves(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect after it was destroyed or sacrificed."""

    def moves(self, s: "CitadelsState", giver: i64, taker: i64) -> None:
        """Run the effect after it has moved to another city."""

    def rank_8_price(self, price: i64) -> i64:
        """Return the price that rank 8 pays to use its ability on a district of this city."""
        return price

    def crown_passes(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect after the crown went from one player to another."""

    def turn_ends(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect at the end of its owner's turn."""

    def after_selection(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect after all characters are picked and before the first call."""

    def answers_killed(self, s: "CitadelsState", seat: i64) -> bool:
        """Return whether its owner may come forward when a killed character is called."""
        return False

    def points(self, s: "CitadelsState", seat: i64, chosen: i64) -> i64:
        """Return its bonus points. `chosen` is the type to try for the Haunted Quarter."""
        return 0

    def points_from_hand(self) -> i64:
        """Return the bonus points for this card in the hand."""
        return 0

    def cards_drawn(self, drawn: i64) -> i64:
        """Return how many cards its owner draws to gather cards."""
        return drawn

    def cards_kept(self, rules: "CitadelsRules", drawn: i64, kept: i64) -> i64:
        """Return how many of the drawn cards its owner keeps."""
        return kept

    def pays_as(self, type: i64) -> bool:
        """Return whether it pays income as this type in addition to its own."""
        return False

    def pays_both(self, rules: "CitadelsRules") -> bool:
        """Return whether it pays both a gold and a card if the income is a mix of both."""
        return False

    def offer(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Offer what its owner can do with it in a turn."""

    def choose(self, s: "CitadelsState", seat: i64) -> None:
        """Use the effect that was offered."""

    def forbids_rank_8(self) -> bool:
        """Return whether the ability of rank 8 cannot be used on it."""
        return False

    def warlord_destroyed(self, s: "CitadelsState", seat: i64) -> None:
        """React to a district destroyed by another seat's Warlord. It is in `s.rubble`."""

    def ask_at_scoring(self, s: "CitadelsState", seat: i64) -> None:
        """Ask its owner for a choice before final scoring."""

    def type_at_scoring(self, s: "CitadelsState", seat: i64, chosen: i64) -> i64:
        """Return the type it counts as at scoring. `chosen` is a type to try, or 0."""
        return UNIQUE
