"""What an action card can say: when it may be played in a turn, and what then happens."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector

if TYPE_CHECKING:
    from burgrave.citadels.state import CitadelsState


class ActionCard:
    """A card that is never played in a turn of one's own; each real one says what differs."""

    def offer(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Allow or refuse playing it now."""

    def builds(self) -> bool:
        """Whether it puts something into the city, as nobody may who cannot build."""
        return False

    def play(self, s: "CitadelsState", seat: i64) -> None:
        """It has been played; the rules have not put it anywhere yet."""
