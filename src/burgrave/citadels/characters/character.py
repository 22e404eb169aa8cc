"""The base class of characters: income, building limit, moves and hooks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector

if TYPE_CHECKING:
    from burgrave.citadels.state import CitadelsPlayer, CitadelsState


class Character:
    """A character without an ability. Real characters override these methods."""

    def income_type(self) -> i64:
        """Return the type of districts that pay income to this character, or 0."""
        return 0

    def building_limit(self) -> i64:
        return 1

    def pays_in_cards(self) -> bool:
        """Return whether the income is paid in cards instead of gold."""
        return False

    def extra_income(self, s: "CitadelsState", p: "CitadelsPlayer") -> i64:
        """Return the gold in addition to one for each district, if the income is a mix."""
        return 0

    def cannot_build(self) -> bool:
        """Return whether this character can never build."""
        return False

    def counts_toward_limit(self, kind: i64) -> bool:
        return True

    def builds_beyond_limit(self) -> bool:
        """Return whether some districts do not count toward the limit of this character."""
        return False

    def builds_duplicates(self) -> bool:
        """Return whether a district identical to one in the city may be built."""
        return False

    def builds_in_full_city(self) -> bool:
        """Return whether it may build in a completed city where the edition forbids this."""
        return False

    def can_borrow(self, s: "CitadelsState", seat: i64, missing: i64) -> bool:
        """Return whether another player can lend the missing gold for a district."""
        return False

    def borrows(self, s: "CitadelsState", seat: i64, kind: i64) -> bool:
        """Start borrowing for a district. Return false if the player has enough gold."""
        return False

    def duty(self, s: "CitadelsState") -> i64:
        """Return the reason why the turn cannot end yet, or 0."""
        return 0

    def ends(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect at the end of the turn."""

    def answers_bewitched(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect when the bewitched character is revealed at its call."""

    def taxes(self) -> bool:
        """Return whether players pay tax for building while this character is in the cast."""
        return False

    def starts(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect at the start of the turn."""

    def other_turn_begins(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect at the start of another normal turn.

        `seat` holds this character; it may be NO_SEAT.
        """

    def may_hide_at(self, s: "CitadelsState", seat: i64) -> bool:
        """Return whether this seat may hold this character unseen, by public knowledge."""
        return True

    def other_move(self, s: "CitadelsState", move: i64) -> None:
        """React to another move during an ability that takes several moves."""

    def offer(self, s: "CitadelsState", seat: i64, moves: MoveCollector) -> None:
        """Offer the moves of the ability."""

    def choose(self, s: "CitadelsState", seat: i64, move: i64) -> None:
        """Play a move of the ability. A character that offers moves has its own `choose`."""
        raise NotImplementedError(f"no handler for move {move} in a turn")

    def may_not_name(self, s: "CitadelsState", rank: i64) -> i64:
        """Return the reason why this character may not name that rank, or 0."""
        return 0

    def may_not_target(self, s: "CitadelsState", other: i64) -> i64:
        """Return the reason why the ability may not be used on that seat, or 0."""
        return 0

    def must_take_cards(self, s: "CitadelsState", p: "CitadelsPlayer") -> bool:
        """Return whether at least a part of the income must be taken in cards."""
        return False

    def shows_itself_if_killed(self) -> bool:
        """Return whether it is revealed at the end of the round in which it was killed."""
        return False

    def killed_takes_crown(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect on the crown at the end of the round in which it was killed."""

    def round_ends(self, s: "CitadelsState", seat: i64) -> None:
        """Run the effect at the end of the round. `seat` holds this character; it may be NO_SEAT."""

    def forbids_rank_8(self) -> bool:
        """Return whether this character protects its player's city from rank 8."""
        return False


class NoCharacter(Character):
    """The character of rank 0, which is never called."""
