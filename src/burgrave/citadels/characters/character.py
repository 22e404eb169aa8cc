"""What a character can say: its income, its limit, its moves, and its answers to moments."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector

if TYPE_CHECKING:
    from burgrave.citadels.state import CitadelsPlayer, CitadelsState


class Character:
    """A character with no ability at all; each real one says what differs."""

    def income_type(self) -> i64:
        """The type of districts that pay this character; 0 for none."""
        return 0

    def building_limit(self) -> i64:
        return 1

    def pays_in_cards(self) -> bool:
        """Whether its income comes as cards instead of gold."""
        return False

    def extra_income(self, s: "CitadelsState", p: "CitadelsPlayer") -> i64:
        """Gold beyond one for each district, when the income is taken as a mix."""
        return 0

    def cannot_build(self) -> bool:
        """Whether nothing at all can be built."""
        return False

    def counts_toward_limit(self, kind: i64) -> bool:
        return True

    def builds_beyond_limit(self) -> bool:
        """Whether some districts do not count toward the limit for this character."""
        return False

    def builds_duplicates(self) -> bool:
        """Whether a district identical to one in the city may be built."""
        return False

    def builds_in_full_city(self) -> bool:
        """Whether it may build where a completed city is full."""
        return False

    def can_borrow(self, s: "CitadelsState", seat: i64, missing: i64) -> bool:
        """Whether the missing gold for a district can be had from somebody."""
        return False

    def borrows(self, s: "CitadelsState", seat: i64, kind: i64) -> bool:
        """Begin to borrow for a district that is too dear; false if no borrowing is needed."""
        return False

    def duty(self, s: "CitadelsState") -> i64:
        """The reason why the turn cannot end yet; 0 if it can."""
        return 0

    def ends(self, s: "CitadelsState", seat: i64) -> None:
        """A turn ends in the usual way."""

    def answers_bewitched(self, s: "CitadelsState", seat: i64) -> None:
        """Its holder answers the call although it is bewitched."""

    def taxes(self) -> bool:
        """Whether builders pay tax while it is in the cast."""
        return False

    def starts(self, s: "CitadelsState", seat: i64) -> None:
        """The turn begins."""

    def other_turn_begins(self, s: "CitadelsState", seat: i64) -> None:
        """Somebody else's usual turn begins; `seat` holds this character, or NO_SEAT."""

    def may_hide_at(self, s: "CitadelsState", seat: i64) -> bool:
        """Whether, by what everybody has seen, that seat may hold this character and not have shown it."""
        return True

    def other_move(self, s: "CitadelsState", move: i64) -> None:
        """Something else is done in the turn before an ability of several moves is used up."""

    def offer(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Offer the moves of the ability."""

    def choose(self, s: "CitadelsState", seat: i64, move: i64) -> None:
        """Carry out one of them."""

    def may_not_name(self, s: "CitadelsState", rank: i64) -> i64:
        """The reason why this character may not name that rank; 0 if it may."""
        return 0

    def may_not_target(self, s: "CitadelsState", other: i64) -> i64:
        """The reason why the ability may not be used on that seat; 0 if it may."""
        return 0

    def must_take_cards(self, s: "CitadelsState", p: "CitadelsPlayer") -> bool:
        """Whether the income cannot be taken in gold alone."""
        return False

    def shows_itself_if_killed(self) -> bool:
        """Whether it is revealed at the end of the round in which it was killed."""
        return False

    def killed_takes_crown(self, s: "CitadelsState", seat: i64) -> None:
        """It was killed and has shown itself at the end of the round."""

    def round_ends(self, s: "CitadelsState", seat: i64) -> None:
        """The round is over; `seat` holds this character, or NO_SEAT."""

    def forbids_rank_8(self) -> bool:
        """Whether rank 8 may not touch this character's city."""
        return False


class NoCharacter(Character):
    """The character of rank 0, who is never called."""
