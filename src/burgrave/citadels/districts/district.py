"""What a district can say. A district answers moments and has never heard of the rule that asks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.citadels.catalogue import UNIQUE
from burgrave.core.offer import Offer

if TYPE_CHECKING:
    from burgrave.citadels.rules import Rules
    from burgrave.citadels.state import Table


class District:
    """A district without an effect; each special one overrides the moments it changes."""

    def cards_drawn(self, drawn: i64) -> i64:
        """How many cards its owner draws when gathering cards."""
        return drawn

    def cards_kept(self, rules: "Rules", drawn: i64, kept: i64) -> i64:
        """How many of them its owner keeps."""
        return kept

    def pays_as(self, type: i64) -> bool:
        """Whether it pays income as this type, beyond its own."""
        return False

    def offer(self, s: "Table", seat: i64, o: Offer) -> None:
        """Offer what its owner can do with it in a turn."""

    def choose(self, s: "Table", seat: i64) -> None:
        """Do it."""

    def forbids_rank_8(self) -> bool:
        """Whether the ability of rank 8 cannot be used on it."""
        return False

    def warlord_destroyed(self, s: "Table", seat: i64) -> None:
        """The Warlord, played by another seat, has destroyed the district that is now rubble."""

    def ask_at_scoring(self, s: "Table", seat: i64) -> None:
        """Final scoring begins."""

    def type_at_scoring(self, s: "Table", seat: i64, chosen: i64) -> i64:
        """The type it counts as at scoring; `chosen` is a type being tried, 0 if none is."""
        return UNIQUE
