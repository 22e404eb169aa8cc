"""What an edition can say. Rules ask these numbers, never the edition's name."""

from typing import final


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
        faceup: dict[int, int],
        facedown_is_seen: bool,
        discard_pile: bool,
        duplicates_allowed: bool,
        extras_come_with_gathering: bool,
        used_once_per_round: bool,
        laboratory_gold: int,
        library_keeps: int,
        quarter_fixed_if_fresh: bool,
    ) -> None:
        self.id = id
        self.most_players = most_players
        self.cast = cast
        self.unique_districts = unique_districts
        self.costs = costs  # where the building cost differs from the catalogue
        self.values = values  # where the points differ from the cost
        self.completion = completion  # districts of a completed city, by players
        self.faceup = faceup  # characters discarded faceup, by players
        self.facedown_is_seen = facedown_is_seen  # the crowned player looks at the facedown character
        self.discard_pile = discard_pile  # else discarded cards go to the bottom of the deck
        self.duplicates_allowed = duplicates_allowed
        self.extras_come_with_gathering = extras_come_with_gathering  # Merchant's gold, Architect's cards
        self.used_once_per_round = used_once_per_round  # else once per turn
        self.laboratory_gold = laboratory_gold
        self.library_keeps = library_keeps
        self.quarter_fixed_if_fresh = quarter_fixed_if_fresh  # Haunted Quarter built in the last round
