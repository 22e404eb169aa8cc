"""The fixed data of a game: the numbers of the edition for these players, this cast and this deck."""

from typing import final

from librt.vecs import extend, vec
from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.catalogue import (
    CARD_COUNT,
    COPIES,
    COST,
    KINDS_OF_TYPE,
    LAST_BASE,
    LAST_DISTRICT,
    bit,
    rank_of,
)
from burgrave.citadels.characters.character import Character, NoCharacter
from burgrave.citadels.districts.district import District
from burgrave.citadels.editions.edition import Edition
from burgrave.core.options import Options


@final
class Rank:
    """A rank of the cast. All ranks have one class, so that looking up a character is fast."""

    def __init__(self, character: Character, pays: i64) -> None:
        self.character = character
        self.pays: i64 = pays  # the kinds that pay income to the character, one bit each


@final
class CitadelsRules:
    """The rules of one game, shared by all its states and never changed.

    No method is called before all fields are set. Therefore the compiled code reads fields without a check.
    """

    def __init__(
        self,
        key: str,
        options: Options,
        edition: Edition,
        players: i64,
        cast: list[i64],
        uniques: list[i64],
        duplicates_allowed: bool,
        first_crown: i64,
        action_cards: bool,
        characters: list[Character],
        districts: list[District],
        actions: list[ActionCard],
    ) -> None:
        self.key = key  # the options as one line of text
        self.options = options
        self.edition = edition
        self.players: i64 = players
        self.first_crown: i64 = first_crown
        self.ranks: i64 = len(cast)
        self.cast = extend(vec[i64]([0]), cast)  # by rank
        self.cast_mask: i64 = sum(1 << (rank + 1) for rank in range(len(cast)))
        self.by_rank: list[Rank] = [Rank(NoCharacter(), 0)]
        for number in cast:
            self.by_rank.append(Rank(characters[number], paying_kinds(characters[number], districts)))
        self.districts: list[District] = districts  # by kind
        self.action_cards: list[ActionCard] = actions  # by kind, counted from the first action card
        self.with_action_cards: bool = action_cards
        self.expanded: bool = edition.expanded
        self.deck = vec[i64](full_deck(uniques, action_cards))
        cost = bytes(edition.costs.get(k, COST[k]) for k in range(len(COST)))
        self.cost: bytes = cost
        self.value: bytes = bytes(edition.values.get(k, cost[k]) for k in range(len(COST)))
        self.completion: i64 = edition.completion[players]
        self.faceup: i64 = edition.faceup[len(cast)][players]
        self.random_discard: bool = players == 3 and len(cast) == 9
        self.roles_each: i64 = 2 if players <= 3 else 1
        self.last_takes_facedown: bool = players + 1 == len(cast)
        self.facedown_is_seen: bool = edition.facedown_is_seen
        self.discard_pile: bool = edition.discard_pile
        self.duplicates_allowed: bool = duplicates_allowed
        self.extras_come_at_once: bool = edition.extras_come_at_once
        self.used_once_per_round: bool = edition.used_once_per_round
        self.laboratory_gold: i64 = edition.laboratory_gold
        self.library_keeps: i64 = edition.library_keeps
        self.quarter_fixed_if_fresh: bool = edition.quarter_fixed_if_fresh
        self.school_pays_abbot_both: bool = edition.school_pays_abbot_both
        self.queen_is_paid_at_once: bool = edition.queen_is_paid_at_once
        self.bishop_binds_himself: bool = edition.bishop_binds_himself
        self.completed_city_is_full: bool = edition.completed_city_is_full
        self.tie_break: i64 = edition.tie_break
        self.tax_collector: i64 = 0  # the rank that is exempt from tax; 0 if there is no tax
        for character in cast:
            if characters[character].taxes():
                self.tax_collector = rank_of(character)
        # Hooks: the kinds of the deck (and ranks of the cast) that override each of them.
        self.on_gold_gathered: i64 = overriding(self.deck, districts, "gold_gathered")
        self.on_price: i64 = overriding(self.deck, districts, "price_of")
        self.on_may_build: i64 = overriding(self.deck, districts, "may_not_be_built")
        self.on_limit: i64 = overriding(self.deck, districts, "counts_toward_limit")
        self.on_duplicates: i64 = overriding(self.deck, districts, "allows_duplicates")
        self.on_size: i64 = overriding(self.deck, districts, "counts_twice")
        self.on_hand: i64 = overriding(self.deck, districts, "offer_from_hand")
        self.on_payment: i64 = overriding(self.deck, districts, "offer_instead")
        self.on_enter: i64 = overriding(self.deck, districts, "enters")
        self.on_leave: i64 = overriding(self.deck, districts, "leaves")
        self.on_move: i64 = overriding(self.deck, districts, "moves")
        self.on_rank_8_price: i64 = overriding(self.deck, districts, "rank_8_price")
        self.on_crown: i64 = overriding(self.deck, districts, "crown_passes")
        self.on_turn_end: i64 = overriding(self.deck, districts, "turn_ends")
        self.on_selection: i64 = overriding(self.deck, districts, "after_selection")
        self.on_killed: i64 = overriding(self.deck, districts, "answers_killed")
        self.on_points: i64 = overriding(self.deck, districts, "points")
        self.on_hand_points: i64 = overriding(self.deck, districts, "points_from_hand")
        self.on_cards_drawn: i64 = overriding(self.deck, districts, "cards_drawn")
        self.on_cards_kept: i64 = overriding(self.deck, districts, "cards_kept")
        self.on_income: i64 = overriding(self.deck, districts, "pays_as")
        self.on_mix: i64 = overriding(self.deck, districts, "pays_both")
        self.on_turn: i64 = overriding(self.deck, districts, "offer")
        self.on_rank_8: i64 = overriding(self.deck, districts, "forbids_rank_8")
        self.on_warlord: i64 = overriding(self.deck, districts, "warlord_destroyed")
        self.on_scoring: i64 = overriding(self.deck, districts, "ask_at_scoring")
        self.on_scored_type: i64 = overriding(self.deck, districts, "type_at_scoring")
        self.protecting: i64 = 0
        for character in cast:
            if overrides(characters[character], Character, "forbids_rank_8"):
                self.protecting |= bit(rank_of(character))
        self.waiting: i64 = 0  # the rank that waits for the end of the round
        for character in cast:
            if overrides(characters[character], Character, "round_ends"):
                self.waiting = rank_of(character)
        self.watching: i64 = 0  # the rank with a hook for the start of another player's turn
        for character in cast:
            watches = overrides(characters[character], Character, "other_turn_begins")
            if watches and edition.queen_is_paid_at_once:
                self.watching = rank_of(character)

    def character(self, rank: i64) -> Character:
        return self.by_rank[rank].character

    def pays(self, rank: i64) -> i64:
        """Return the kinds that pay income to the character of this rank, one bit each."""
        return self.by_rank[rank].pays


def overriding(deck: vec[i64], districts: list[District], hook: str) -> i64:
    """Return the kinds of this deck that override a hook, one bit each."""
    mask: i64 = 0
    for kind in set(deck):
        if overrides(districts[kind], District, hook):
            mask |= bit(kind)
    return mask


def overrides(card: object, plain: type, hook: str) -> bool:
    """Return whether the class of a card, or a base class of it below `plain`, defines this hook."""
    for each in type(card).__mro__:
        if each is plain:
            return False
        if hook in each.__dict__:
            return True
    return False


def paying_kinds(character: Character, districts: list[District]) -> i64:
    """Return the kinds that pay income to a character, one bit each."""
    type = character.income_type()
    if type == 0:
        return 0
    mask: i64 = KINDS_OF_TYPE[type]
    for kind, district in enumerate(districts):
        if district.pays_as(type):
            mask |= bit(kind)
    return mask


def full_deck(uniques: list[i64], action_cards: bool) -> list[i64]:
    deck = [k for k in range(1, LAST_BASE + 1) for _ in range(COPIES[k])] + sorted(uniques)
    if action_cards:
        deck += [k for k in range(LAST_DISTRICT + 1, CARD_COUNT + 1) for _ in range(COPIES[k])]
    return deck
