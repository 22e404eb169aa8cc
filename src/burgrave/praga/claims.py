"""Upgrade claims: every performance of an action opens a claim for the upgrade of that action. [9]

A claim may be used for the tile that was on top when it was opened, or for a tile laid later in the turn.
It is stored as the action and the number of lower tiles of that hex for which it cannot be used.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.catalogue import (
    CHOOSE,
    FIRST_WALL,
    FROM_UPGRADE,
    MINE_STEP,
    QUARRY_STEP,
    SIDEWAYS_CHOICE,
    TECH,
)
from burgrave.praga.gain import gain
from burgrave.praga.moves import BONUS
from burgrave.praga.reasons import NO_CLAIM
from burgrave.praga.state import PragaPlayer, PragaState

SPAN: Final = 32
ACTIONS: Final = 6


def open_claim(s: PragaState, p: PragaPlayer, action: i64) -> None:
    lower = upgrades_of(s, p, action) - 1
    s.claims = append(s.claims, action * SPAN + max(0, lower))


def upgrades_of(s: PragaState, p: PragaPlayer, action: i64) -> i64:
    """Return how many upgrades are on the hex of an action, including covered ones."""
    count: i64 = 0
    for tile in p.upgrades:
        if s.rules.upgrade_action[tile] == action:
            count += 1
    return count


def nth_upgrade(s: PragaState, p: PragaPlayer, action: i64, number: i64) -> i64:
    """Return the upgrade of an action with this number, counted from 0 for the lowest one."""
    for tile in p.upgrades:
        if s.rules.upgrade_action[tile] == action:
            if number == 0:
                return tile
            number -= 1
    return 0


def options(s: PragaState, p: PragaPlayer, claim: i64) -> i64:
    """Return the number of tiles for which a claim can be used."""
    return upgrades_of(s, p, claim // SPAN) - claim % SPAN


def offer_claims(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    """Offer each tile once, even if several claims can be used for it."""
    action: i64 = 0
    while len(s.claims) > 0 and len(p.upgrades) > 0 and action < ACTIONS:
        lower = lowest_claim(s, action)
        if lower >= 0:
            for tile in p.upgrades:
                if s.rules.upgrade_action[tile] == action:
                    if lower == 0:
                        moves.allow(BONUS + tile)
                    else:
                        lower -= 1
        action += 1
    if moves.wants_reasons:
        number: i64 = 1
        while number < FIRST_WALL:
            moves.refuse(BONUS + number, NO_CLAIM)
            number += 1


def lowest_claim(s: PragaState, action: i64) -> i64:
    """Return the number of lower tiles that the widest claim of an action excludes, or -1 without a claim."""
    lowest: i64 = -1
    for claim in s.claims:
        if claim // SPAN == action and (lowest < 0 or claim % SPAN < lowest):
            lowest = claim % SPAN
    return lowest


def use_claim(s: PragaState, p: PragaPlayer, tile: i64) -> None:
    """Use the claim that has the fewest other tiles, so that the other claims keep their choices."""
    action: i64 = s.rules.upgrade_action[tile]
    height: i64 = 0
    number: i64 = 0
    for laid in p.upgrades:
        if s.rules.upgrade_action[laid] == action:
            if laid == tile:
                height = number
            number += 1
    best: i64 = -1
    for claim in s.claims:
        if claim // SPAN == action and claim % SPAN <= height and claim > best:
            best = claim
    s.claims = remove(s.claims, best)
    gain_bonus(s, tile)


def gain_bonus(s: PragaState, tile: i64) -> None:
    """Give the player on turn the bonus of an upgrade."""
    s.emit(EVERYONE, "upgrade-used", s.turn, tile)
    gain(s, s.turn, s.rules.reward[tile], FROM_UPGRADE)


def must_settle(s: PragaState, p: PragaPlayer) -> bool:
    """Return whether any claim still needs a choice."""
    for claim in s.claims:
        if claim_leaves_choice(s, p, claim):
            return True
    return False


def claim_leaves_choice(s: PragaState, p: PragaPlayer, claim: i64) -> bool:
    count = options(s, p, claim)
    if count > 1:
        return True
    return count == 1 and opens_choice(s, p, nth_upgrade(s, p, claim // SPAN, claim % SPAN))


def opens_choice(s: PragaState, p: PragaPlayer, tile: i64) -> bool:
    """Return whether the bonus of an upgrade asks for a choice: a bundle, a technology or a token."""
    rules = s.rules
    codes = rules.bundles[rules.reward[tile]]
    at: i64 = 0
    while at < len(codes):
        code = codes[at]
        steps = codes[at + 1]
        if code == CHOOSE or code == SIDEWAYS_CHOICE:
            return True
        while steps > 0 and code == TECH:
            if p.technology + steps <= rules.most_technology and rules.level_at[p.technology + steps] > 0:
                return True
            steps -= 1
        if code == MINE_STEP and p.mines < rules.mine_token_at <= p.mines + steps and s.river != 0:
            return True
        if code == QUARRY_STEP and p.quarry < rules.quarry_token_at <= p.quarry + steps and s.river != 0:
            return True
        at += 2
    return False


def settle_claims(s: PragaState, p: PragaPlayer) -> None:
    """Use the claims for which only one tile is possible, at the end of the turn, and drop the others."""
    for claim in s.claims:
        if options(s, p, claim) == 1:
            gain_bonus(s, nth_upgrade(s, p, claim // SPAN, claim % SPAN))
    s.claims = vec[i64]()
