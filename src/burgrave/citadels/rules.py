"""What is fixed for one table: the edition's numbers for these players, this cast and this deck."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.catalogue import COST, KINDS_OF_TYPE, LAST_BASE, bit, rank_of
from burgrave.citadels.characters.character import Character, Nobody
from burgrave.citadels.districts.district import District
from burgrave.citadels.editions.edition import Edition

BASE_COPIES: Final = bytes([0, 5, 4, 3, 3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 3, 3, 3, 2])


@final
class Rules:
    """Shared by every state of the table and never changed."""

    def __init__(
        self,
        edition: Edition,
        players: i64,
        cast: list[int],
        uniques: list[int],
        duplicates_allowed: bool,
        first_crown: i64,
        characters: list[Character],
        districts: list[District],
    ) -> None:
        self.edition = edition
        self.players: i64 = players
        self.first_crown: i64 = first_crown
        self.ranks: i64 = len(cast)
        self.cast: list[int] = [0, *cast]  # by rank
        self.cast_mask: i64 = sum(1 << (rank + 1) for rank in range(len(cast)))
        self.characters: list[Character] = [Nobody()] + [characters[c] for c in cast]  # by rank
        self.districts: list[District] = districts  # by kind
        self.deck: list[int] = [k for k in range(1, LAST_BASE + 1) for _ in range(BASE_COPIES[k])] + sorted(
            uniques
        )
        self.cost: bytes = bytes(edition.costs.get(k, COST[k]) for k in range(len(COST)))
        self.value: bytes = bytes(edition.values.get(k, self.cost[k]) for k in range(len(COST)))
        self.completion: i64 = edition.completion[players]
        self.faceup: i64 = edition.faceup[players]
        self.roles_each: i64 = 2 if players <= 3 else 1
        self.last_takes_facedown: bool = players + 1 == len(cast)
        self.facedown_is_seen: bool = edition.facedown_is_seen
        self.discard_pile: bool = edition.discard_pile
        self.duplicates_allowed: bool = duplicates_allowed
        self.extras_come_with_gathering: bool = edition.extras_come_with_gathering
        self.used_once_per_round: bool = edition.used_once_per_round
        self.laboratory_gold: i64 = edition.laboratory_gold
        self.library_keeps: i64 = edition.library_keeps
        self.quarter_fixed_if_fresh: bool = edition.quarter_fixed_if_fresh
        # Moments: which kinds of districts (and ranks of characters) have an answer.
        self.on_cards_drawn: i64 = answering(districts, "cards_drawn")
        self.on_cards_kept: i64 = answering(districts, "cards_kept")
        self.on_income: i64 = answering(districts, "pays_as")
        self.on_turn: i64 = answering(districts, "offer")
        self.on_rank_8: i64 = answering(districts, "forbids_rank_8")
        self.on_warlord: i64 = answering(districts, "warlord_destroyed")
        self.on_scoring: i64 = answering(districts, "ask_at_scoring")
        self.on_scored_type: i64 = answering(districts, "type_at_scoring")
        self.pays: list[int] = [self.paying(rank) for rank in range(len(self.cast))]  # kinds, by rank
        self.protecting: i64 = 0
        for character in cast:
            if "forbids_rank_8" in type(characters[character]).__dict__:
                self.protecting |= bit(rank_of(character))

    def paying(self, rank: i64) -> i64:
        """The kinds that pay income to the character of this rank, a bit each."""
        type = self.characters[rank].income_type()
        if type == 0:
            return 0
        mask: i64 = KINDS_OF_TYPE[type]
        for kind, district in enumerate(self.districts):
            if district.pays_as(type):
                mask |= bit(kind)
        return mask


def answering(districts: list[District], moment: str) -> i64:
    """The kinds whose class has its own answer to a moment, a bit each."""
    mask: i64 = 0
    for kind, district in enumerate(districts):
        # The plain district defines every moment; only a special one answers it.
        if type(district) is not District and moment in type(district).__dict__:
            mask |= bit(kind)
    return mask
