"""Living Cannonball: replace a district of your city by a more expensive one, for the difference. [8.5]

The new district comes from the hand. This does not count as building: no limit, no tax, no Factory, no
effects of building a district.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.action_cards.laid_out import begin, finish
from burgrave.citadels.build import enters_city, falls, may_not_stand
from burgrave.citadels.cards import discards_go, leaves_hand
from burgrave.citadels.catalogue import LAST_DISTRICT, LIVING_CANNONBALL
from burgrave.citadels.district_choice import DistrictChoiceStep
from burgrave.citadels.moves import PASS, PLAY, PUT, SACRIFICE
from burgrave.citadels.rank_8 import cost
from burgrave.citadels.reasons import CANNOT_GIVE, NOT_HIGHER, NOT_IN_HAND, NOTHING_TO_TARGET, TOO_EXPENSIVE
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import CANNONBALL_NEW, CANNONBALL_OLD
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class LivingCannonball(ActionCard):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if any_old(s, seat):
            moves.allow(PLAY + LIVING_CANNONBALL)
        else:
            moves.refuse(PLAY + LIVING_CANNONBALL, NOTHING_TO_TARGET)

    def builds(self) -> bool:
        return True

    def play(self, s: CitadelsState, seat: i64) -> None:
        begin(s, LIVING_CANNONBALL, CANNONBALL_OLD)


def any_old(s: CitadelsState, seat: i64) -> bool:
    """Return whether a district of the city can be replaced."""
    for card in s.players[seat].city:
        if can_replace(s, seat, card):
            return True
    return False


def can_replace(s: CitadelsState, seat: i64, old: i64) -> bool:
    """Return whether a card of the hand can replace this district."""
    last: i64 = 0
    for card in s.players[seat].hand:
        kind: i64 = card
        if kind != last and kind <= LAST_DISTRICT and replace_reason(s, seat, old, kind) == 0:
            return True
        last = kind
    return False


def replace_reason(s: CitadelsState, seat: i64, old: i64, kind: i64) -> i64:
    """Return the reason why this card cannot replace the old district, or 0.

    The rules are checked for the city with the old district in it.
    """
    p = s.players[seat]
    reason = may_not_stand(s, p, s.rules.character(s.rank), kind)
    if reason:
        return reason
    more = difference(s, old, kind)
    if more <= 0:
        return NOT_HIGHER
    return TOO_EXPENSIVE if more > p.gold else 0


def difference(s: CitadelsState, old: i64, kind: i64) -> i64:
    return s.rules.cost[kind] - cost(s, old)


@final
class CannonballOldStep(DistrictChoiceStep):
    """The choice of the district to replace."""

    kind = "replace-old"

    def __init__(self) -> None:
        super().__init__(SACRIFICE)

    def owner(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def reason(self, s: CitadelsState, argument: i64, card: i64) -> i64:
        return 0 if can_replace(s, s.turn, card) else CANNOT_GIVE

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        super().offer(s, argument, moves)
        if not any_old(s, s.turn):
            # This happens only in a sampled state: the true hand has a card that can replace a district.
            moves.allow(PASS)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        if move == PASS:
            s.pop()
            finish(s)
        else:
            super().choose(s, argument, move)

    def take(self, s: CitadelsState, argument: i64, card: i64) -> None:
        s.pop()
        s.block_undo()  # it reveals that a card of the hand can replace the district
        s.push(CANNONBALL_NEW, card)


@final
class CannonballNewStep(Step[CitadelsState]):
    """The choice of the new district. The argument is the old one with its coin."""

    kind = "replace-new"

    def seat(self, s: CitadelsState, old: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, old: i64, moves: MoveCollector) -> None:
        hand = s.players[s.turn].hand
        last: i64 = 0
        found = False
        for card in hand:
            kind: i64 = card
            if kind == last or kind > LAST_DISTRICT:
                continue
            last = kind
            reason = replace_reason(s, s.turn, old, kind)
            if reason:
                moves.refuse(PUT + kind, reason, difference(s, old, kind) if reason == TOO_EXPENSIVE else 0)
            else:
                moves.allow(PUT + kind)
                found = True
        if not found:
            # As above: only in a sampled state.
            moves.allow(PASS)
        if moves.wants_reasons:
            for kind in range(1, LAST_DISTRICT + 1):
                if kind not in hand:
                    moves.refuse(PUT + kind, NOT_IN_HAND)

    def choose(self, s: CitadelsState, old: i64, move: i64) -> None:
        s.pop()
        if move != PASS:
            replace(s, s.turn, old, move - PUT)
        finish(s)


def replace(s: CitadelsState, seat: i64, old: i64, kind: i64) -> None:
    gold = difference(s, old, kind)
    s.players[seat].gold -= gold
    leaves_hand(s, seat, kind, EVERYONE)
    s.block_undo()
    s.emit(EVERYONE, "district-replaced", seat, old & KIND, kind, gold, discards_go(s), coin_on(old))
    falls(s, seat, old)
    enters_city(s, seat, kind)
