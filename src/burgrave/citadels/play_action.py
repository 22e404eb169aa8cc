"""Playing action cards: one in each turn."""

from mypy_extensions import i64

from burgrave.citadels.cards import discard, discards_go, leaves_hand
from burgrave.citadels.catalogue import CARD_COUNT, LAST_DISTRICT
from burgrave.citadels.moves import PLAY
from burgrave.citadels.reasons import NOT_IN_HAND, ONE_ACTION_CARD, RESTRICTED_TURN
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


def offer_action_cards(s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
    last: i64 = 0
    hand = s.players[seat].hand
    for card in hand:
        kind: i64 = card
        if kind <= LAST_DISTRICT or kind == last:
            continue
        last = kind
        action = s.rules.action_cards[kind - LAST_DISTRICT]
        if s.action_played:
            moves.refuse(PLAY + kind, ONE_ACTION_CARD)
        elif s.restricted and action.builds():
            moves.refuse(PLAY + kind, RESTRICTED_TURN)
        else:
            action.offer(s, seat, moves)
    if moves.wants_reasons:
        for kind in range(LAST_DISTRICT + 1, CARD_COUNT + 1):
            if kind not in hand:
                moves.refuse(PLAY + kind, NOT_IN_HAND)


def play_action_card(s: CitadelsState, seat: i64, kind: i64) -> None:
    """Play a card from the hand, visible to all, and run its effect."""
    s.action_played = True
    lay_out(s, seat, kind)
    s.rules.action_cards[kind - LAST_DISTRICT].play(s, seat)


def lay_out(s: CitadelsState, seat: i64, kind: i64) -> None:
    leaves_hand(s, seat, kind, EVERYONE)
    s.block_undo()
    s.emit(EVERYONE, "action-played", seat, kind)


def under_the_deck(s: CitadelsState, kind: i64) -> None:
    """Return a played action card to the deck (or to the pile, if the edition has one)."""
    s.emit(EVERYONE, "action-returned", kind, discards_go(s))
    discard(s, kind, EVERYONE)
