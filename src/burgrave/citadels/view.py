"""The view of a seat: the state with UNKNOWN in the hidden places and the seat's own memory."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.catalogue import MUSEUM, bit
from burgrave.citadels.state import KIND, MARKS, CitadelsState
from burgrave.citadels.steps import BLACKMAILER_MARKS, MAGISTRATE_MARKS, WIZARD_USE
from burgrave.core.agenda import NO_STEP
from burgrave.core.events import only
from burgrave.core.rng import NO_RNG
from burgrave.core.state import UNKNOWN


def view(s: CitadelsState, seat: i64) -> CitadelsState:
    v = s.clone()
    v.viewer = seat
    v.rng = NO_RNG
    other: i64 = 0
    for p in v.players:
        if other != seat:
            p.hand = vec[i64]([UNKNOWN] * len(p.hand))
            p.roles &= p.shown
            p.kept = 0
            p.received = 0
            p.received_again = 0
            p.put_away = 0
        other += 1
    v.deck = known_to(seat, s.deck)
    v.pile = known_to(seat, s.pile)
    if s.turn != seat:
        v.drawn = known_to(seat, s.drawn)
    else:
        v.drawn = vec[i64]([card & KIND for card in s.drawn])
    if not s.facedown_seen & bit(seat):
        v.facedown = 0
    v.knowledge.keep_only(seat)
    if s.rules.expanded:
        hide_expanded(s, v, seat)
        remember_swap(s, v, seat)
    return v


def hide_expanded(s: CitadelsState, v: CitadelsState, seat: i64) -> None:
    """Hide the front sides of markers, cards under the Museum, and secret choices in progress."""
    v.random_discard = 0
    if seat != s.turn:
        v.marking = 0
        if s.current_step() == WIZARD_USE and s.current_argument() != seat:
            v.picked = 0
    placing = s.current_step() if seat == s.turn else NO_STEP
    if not s.signed_shown and seat != s.magistrate and placing != MAGISTRATE_MARKS:
        v.signed = 0
    if not s.threats_shown & bit(s.flowered) and seat != s.blackmailer and placing != BLACKMAILER_MARKS:
        v.flowered = 0
    if len(s.museum) > 0 and not owns_museum(s, seat):
        v.museum = vec[i64]([UNKNOWN] * len(s.museum))


def remember_swap(s: CitadelsState, v: CitadelsState, seat: i64) -> None:
    """Show the character that this seat has given away through the Theater."""
    if seat == s.swapper or seat == s.swapped:
        other = s.swapped if seat == s.swapper else s.swapper
        me = s.players[seat]
        v.players[other].roles |= me.kept & ~me.roles


def owns_museum(s: CitadelsState, seat: i64) -> bool:
    return seat < s.rules.players and s.players[seat].built & bit(MUSEUM) != 0


def known_to(seat: i64, cards: vec[i64]) -> vec[i64]:
    """Return the cards that the seat has a mark on, and UNKNOWN for the others, in the same places."""
    mark = only(seat) << MARKS
    out = vec[i64]([UNKNOWN] * len(cards))
    for i in range(len(cards)):
        if cards[i] & mark:
            out[i] = (cards[i] & KIND) | mark
    return out
