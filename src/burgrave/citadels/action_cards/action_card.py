"""The base class of action cards: when a card may be played in a turn, and its effect."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector

if TYPE_CHECKING:
    from burgrave.citadels.state import CitadelsState


class ActionCard:
    """A card that cannot be played in its owner's turn. Real cards override these methods."""

    def offer(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Allow or refuse playing the card now."""

    def builds(self) -> bool:
        """Return whether it puts something into the city, which a restricted turn does not allow."""
        return False

    def play(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect of the played card, and decide where the card goes."""
