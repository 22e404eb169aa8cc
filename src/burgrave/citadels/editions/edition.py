"""The data of an edition. Rules use these numbers, never the name of the edition."""

from typing import Final, final

TIE_BY_VALUES: Final = 0  # the higher sum of district values, then a shared place
TIE_BY_REVEALED_RANK: Final = 1  # the highest rank revealed in the last round
TIE_BY_HELD_RANK: Final = 2  # the highest rank held in the last round


@final
class Edition:
    """One printed edition of the game."""

    def __init__(
        self,
        id: str,
        most_players: int,
        cast: list[int],
        unique_districts: list[int],
        costs: dict[int, int],
        values: dict[int, int],
        completion: dict[int, int],
        faceup: dict[int, dict[int, int]],
        facedown_is_seen: bool,
        discard_pile: bool,
        duplicates_allowed: bool,
        extras_come_at_once: bool,
        used_once_per_round: bool,
        laboratory_gold: int,
        library_keeps: int,
        quarter_fixed_if_fresh: bool,
        school_pays_abbot_both: bool,
        queen_is_paid_at_once: bool,
        bishop_binds_himself: bool,
        completed_city_is_full: bool,
        tie_break: int,
        expanded: bool,
        action_cards: bool,
    ) -> None:
        self.id = id
        self.most_players = most_players
        self.cast = cast
        self.unique_districts = unique_districts
        self.costs = costs  # the building costs that differ from the catalogue
        self.values = values  # the points that differ from the cost
        self.completion = completion  # districts of a completed city, by players
        self.faceup = faceup  # characters discarded faceup, by size of the cast and players
        self.facedown_is_seen = facedown_is_seen  # the crowned player looks at the facedown character
        self.discard_pile = discard_pile  # else discarded cards go to the bottom of the deck
        self.duplicates_allowed = duplicates_allowed
        self.extras_come_at_once = extras_come_at_once  # Merchant's gold, Architect's cards
        self.used_once_per_round = used_once_per_round  # else once per turn
        self.laboratory_gold = laboratory_gold
        self.library_keeps = library_keeps
        self.quarter_fixed_if_fresh = quarter_fixed_if_fresh  # Haunted Quarter built in the last round
        self.school_pays_abbot_both = school_pays_abbot_both
        self.queen_is_paid_at_once = queen_is_paid_at_once  # when rank 4's turn starts; else in her turn
        self.bishop_binds_himself = bishop_binds_himself  # also protects against the owner's own rank 8
        self.completed_city_is_full = completed_city_is_full  # only the Architect still builds there
        self.tie_break = tie_break
        self.expanded = expanded  # has casts, presets and chosen districts
        self.action_cards = action_cards  # can be added to the deck
