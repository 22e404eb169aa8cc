"""What characters are worth to h1: to pick, to name, to mark, to exchange."""

from mypy_extensions import i64

from burgrave.citadels.bots.worth import most_cards, most_gold, near_the_end, nearly_complete, standing_worth
from burgrave.citadels.catalogue import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    DIPLOMAT,
    EMPEROR,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    SCHOLAR,
    SEER,
    SPY,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    WITCH,
    WIZARD,
    bit,
    rank_of,
)
from burgrave.citadels.hooks import income
from burgrave.citadels.state import CitadelsPlayer, CitadelsState


def character_worth(s: CitadelsState, seat: i64, character: i64) -> i64:
    """Return the worth of a character to this player, by public knowledge."""
    p = s.players[seat]
    rank = rank_of(character)
    worth: i64 = 50
    type = s.rules.character(rank).income_type()
    if type:
        paid = income(s, p, type)
        worth += 70 * paid if s.rules.character(rank).pays_in_cards() else 100 * paid
    if character <= SEER:
        return worth + scheming_worth(s, seat, p, character)
    if character <= TRADER:
        return worth + earning_worth(s, seat, p, character)
    return worth + building_worth(s, seat, p, character)


def scheming_worth(s: CitadelsState, seat: i64, p: CitadelsPlayer, character: i64) -> i64:
    """Return the worth of ranks 1 to 3, which act against others."""
    if character == ASSASSIN:
        return 60 + 100 * near_the_end(s, seat)
    if character == WITCH:
        return 180 + 15 * min(p.gold, 6)
    if character == MAGISTRATE:
        return 30 * min(most_gold(s, seat) + 1, 5)
    if character == THIEF:
        return 25 * most_gold(s, seat)
    if character == BLACKMAILER:
        return 25 * most_gold(s, seat) + 40
    if character == SPY:
        return 45 * most_cards(s, seat)
    if character == MAGICIAN:
        return 70 * max(0, most_cards(s, seat) - len(p.hand))
    if character == WIZARD:
        if most_cards(s, seat) == 0:
            return 0
        return 30 + 20 * min(p.gold, 6)
    several: i64 = 60 if p.gold >= 4 else 0  # the Seer builds up to two
    return 40 + several


def earning_worth(s: CitadelsState, seat: i64, p: CitadelsPlayer, character: i64) -> i64:
    """Return the worth of ranks 4 to 6, which are paid for their districts."""
    hand: i64 = len(p.hand)
    if character == KING or character == PATRICIAN:
        return 60
    if character == EMPEROR:
        return 130
    if character == BISHOP:
        return 20 * len(p.city)
    if character == ABBOT:
        return 110 if p.gold < most_gold(s, seat) else 30
    if character == CARDINAL:
        if most_gold(s, seat) < 2:
            return 20
        return 40 * min(hand, 4)
    if character == MERCHANT:
        return 110
    if character == ALCHEMIST:
        if hand == 0:
            return 0
        return 40 * min(p.gold + 2, 6) - 30
    return 15 * min(p.gold, 6) - 10  # the Trader builds several


def building_worth(s: CitadelsState, seat: i64, p: CitadelsPlayer, character: i64) -> i64:
    """Return the worth of ranks 7 to 9."""
    hand: i64 = len(p.hand)
    if character == ARCHITECT:
        worth: i64 = 120
        if p.gold >= 3 and hand >= 1:
            worth += 60 * min(p.gold, 6)
        if p.gold >= 3 and nearly_complete(s, p, 3):
            worth += 200
        return worth
    if character == NAVIGATOR:
        if hand == 0:
            return 200
        return 180 - 50 * min(p.gold, 5)
    if character == SCHOLAR:
        if hand == 0:
            return 120
        return 120 + 20 * min(p.gold, 6)
    if character == DIPLOMAT:
        return 15 * min(p.gold, 6) - 10 + 60 * near_the_end(s, seat)
    if character == MARSHAL:
        return 80 + 35 * min(p.gold, 4) + 60 * near_the_end(s, seat)
    if character == QUEEN:
        return 350 // (s.rules.players - 1)
    if character == ARTIST:
        if len(p.city) == 0:
            return 0
        return 30 * min(p.gold, 2)
    if character == TAX_COLLECTOR:
        return 40 + 90 * s.tax
    return 40 + 60 * near_the_end(s, seat)  # the Warlord


def cannot_be_in_play(s: CitadelsState, seat: i64, rank: i64) -> bool:
    """Return whether this seat knows that no other player holds the character of this rank."""
    p = s.players[seat]
    if (s.faceup | p.roles | p.put_away) & bit(rank):
        return True
    return s.facedown_seen & bit(seat) != 0 and s.facedown == rank and not s.rules.last_takes_facedown


def name_worth(s: CitadelsState, seat: i64, character: i64) -> i64:
    """Return the worth of naming a character: its worth to leading players who may hold it."""
    rank = rank_of(character)
    likely = likelihood(s, seat, rank)
    if likely == 0:
        return -1000
    if s.rules.cast[s.rank] == WITCH:
        return min(character_worth(s, seat, character) * likely // 50, 900)
    greedy = s.rank == 2  # the Thief and the Blackmailer want gold
    total: i64 = 0
    other: i64 = 0
    for q in s.players:
        if other != seat and may_hold(s, seat, other, rank):
            weight: i64 = 1 + q.gold if greedy else 10 + standing_worth(s, other)
            total = max(total, character_worth(s, other, character) * weight * likely // 3000)
        other += 1
    return min(total, 900)


def place_in_draft(s: CitadelsState, seat: i64) -> i64:
    """Return how many seats picked before this one."""
    return (seat - s.first_picker + s.rules.players) % s.rules.players


def may_hold(s: CitadelsState, seat: i64, other: i64, rank: i64) -> bool:
    """Return whether another seat may hold this rank, by what this seat received.

    Only later pickers can hold a character that it passed on. Only earlier ones can hold one it never saw.
    """
    if s.rules.roles_each > 1:
        return True
    if s.players[other].shown:
        return False
    passed_on = s.players[seat].received & bit(rank) != 0
    return passed_on == (place_in_draft(s, other) > place_in_draft(s, seat))


def likelihood(s: CitadelsState, seat: i64, rank: i64) -> i64:
    """Return how likely another player holds this rank, in percent, by what this seat received."""
    if cannot_be_in_play(s, seat, rank):
        return 0
    if s.rules.roles_each > 1:
        return 75
    received = s.players[seat].received
    before = place_in_draft(s, seat)
    if not received & bit(rank):
        return 100 * before // (before + 1)  # the earlier pickers and the facedown character
    left: i64 = -1
    while received:
        received &= received - 1
        left += 1
    return 100 * (s.rules.players - 1 - before) // left


def exchange_worth(s: CitadelsState, seat: i64, other: i64) -> i64:
    """Return the worth of a Theater exchange with this player: good with a poor character."""
    least = least_role(s, seat)
    mine = character_worth(s, seat, least)
    total: i64 = 0
    count: i64 = 0
    rank: i64 = 1
    while rank <= s.rules.ranks:
        if not cannot_be_in_play(s, seat, rank):
            total += character_worth(s, seat, s.rules.cast[rank])
            count += 1
        rank += 1
    if count == 0 or mine * count >= total:
        return -1
    return 100 + standing_worth(s, other)


def least_role(s: CitadelsState, seat: i64) -> i64:
    """Return the held character that is worth least."""
    least: i64 = 0
    least_worth: i64 = 0
    rank: i64 = 1
    while rank <= s.rules.ranks:
        if s.players[seat].roles & bit(rank):
            worth = character_worth(s, seat, s.rules.cast[rank])
            if least == 0 or worth < least_worth:
                least = s.rules.cast[rank]
                least_worth = worth
        rank += 1
    return least
