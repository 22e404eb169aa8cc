"""What a character can say: its income, its limit, its moves, and its answers to moments."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.core.offer import Offer

if TYPE_CHECKING:
    from burgrave.citadels.state import Table


class Character:
    """A character with no ability at all; each real one says what differs."""

    def income_type(self) -> i64:
        """The type of districts that pay this character; 0 for none."""
        return 0

    def building_limit(self) -> i64:
        return 1

    def starts(self, s: "Table", seat: i64) -> None:
        """The turn begins."""

    def gathers(self, s: "Table", seat: i64) -> None:
        """Resources have just been gathered."""

    def offer(self, s: "Table", seat: i64, o: Offer) -> None:
        """Offer the moves of the ability."""

    def choose(self, s: "Table", seat: i64, move: i64) -> None:
        """Carry out one of them."""

    def may_not_name(self, s: "Table", rank: i64) -> i64:
        """The reason why this character may not name that rank; 0 if it may."""
        return 0

    def shows_itself_if_killed(self) -> bool:
        """Whether it is revealed at the end of the round in which it was killed, and takes the crown."""
        return False

    def forbids_rank_8(self) -> bool:
        """Whether rank 8 of another player may not touch this character's city."""
        return False


class Nobody(Character):
    """The character of rank 0, who is never called."""
