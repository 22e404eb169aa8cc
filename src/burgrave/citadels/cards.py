"""Cards on their way: drawing, gaining, discarding, and who sees them go."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from burgrave.citadels.catalogue import CARD_COUNT, bit
from burgrave.citadels.events import PILE, UNDER_DECK
from burgrave.citadels.reasons import NOT_IN_HAND
from burgrave.citadels.state import KIND, MARKS, CitadelsState
from burgrave.citadels.steps import BOTTOM_STREAM, RANDOM_CARD_STREAM, RESHUFFLE_STREAM
from burgrave.core.events import EVERYONE, FULL_STATE, SPECTATOR, only, others
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import insert_number, insert_sorted, remove_at, reverse, sort
from burgrave.core.rng import STREAM_NAMES


def can_draw(s: CitadelsState) -> bool:
    """Whether at least one card can be drawn; a discard pile serves when the deck is empty."""
    return len(s.deck) > 0 or len(s.pile) > 0


def draw(s: CitadelsState) -> i64:
    """The top card, with its marks; 0 if there is none. An empty deck is made anew from the pile."""
    if len(s.deck) == 0:
        if len(s.pile) == 0:
            return 0
        s.deck = vec[i64]([card & KIND for card in s.pile])
        sort(s.deck)
        s.pile = vec[i64]()
        shuffle_numbered(s, RESHUFFLE_STREAM, s.deck)
        s.emit(EVERYONE, "deck-reshuffled", len(s.deck))
    s.deck, card = pop(s.deck)
    return card


def draw_to_choose(s: CitadelsState, count: i64) -> None:
    """Draw so many cards, or as many as there are, for the acting seat to choose among."""
    drawn = vec[i64]()
    while count > 0:
        card = draw(s)
        if card == 0:
            break
        drawn = append(drawn, card)
        count -= 1
    s.drawn = drawn


def add_to_hand(s: CitadelsState, seat: i64, kind: i64) -> None:
    p = s.players[seat]
    p.hand = insert_sorted(p.hand, kind)


def enters_hand(s: CitadelsState, seat: i64, card: i64) -> None:
    """A card from deck or pile comes into a hand; those who knew it know it is there."""
    kind = card & KIND
    add_to_hand(s, seat, kind)
    knowers = card >> MARKS
    if knowers:
        learn_hand(s, seat, kind, knowers)


def take_out(cards: vec[i64], kind: i64) -> vec[i64]:
    """The cards without the first one of this kind; the others close up."""
    i: i64 = 0
    while cards[i] & KIND != kind:
        i += 1
    return remove_at(cards, i)


def learn_hand(s: CitadelsState, seat: i64, kind: i64, knowers: i64) -> None:
    """The seats in the mask know that this card is in that hand."""
    watcher: i64 = 0
    while watcher <= SPECTATOR:
        if knowers & bit(watcher) and watcher != seat:
            s.knowledge.learn(watcher, seat, kind)
        watcher += 1


def leaves_hand(s: CitadelsState, seat: i64, kind: i64, seers: i64) -> None:
    """A card leaves a hand; everybody else in `seers` sees which."""
    p = s.players[seat]
    p.hand = take_out(p.hand, kind)
    if len(s.knowledge.notes) > 0:
        s.knowledge.leaves(seat, kind, seers)


def discard(s: CitadelsState, kind: i64, knowers: i64) -> None:
    """A card leaves the game's reach for now: to the discard pile, or under the deck."""
    card = kind | (knowers << MARKS)
    if s.rules.discard_pile:
        s.pile = append(s.pile, card)
    else:
        s.deck = insert_number(s.deck, 0, card)


def discards_go(s: CitadelsState) -> i64:
    """Where a discarded card goes."""
    return PILE if s.rules.discard_pile else UNDER_DECK


def gain(s: CitadelsState, seat: i64, count: i64) -> i64:
    """Take cards from the deck into the hand, as many as there are. Says how many."""
    kinds: list[i64] | None = None if s.event_log is None else []
    taken: i64 = 0
    while taken < count:
        card = draw(s)
        if card == 0:
            break
        enters_hand(s, seat, card)
        taken += 1
        if kinds is not None:
            kinds.append(card & KIND)
    if taken > 0:
        s.block_undo()
        if kinds is not None:
            s.emit(only(seat), "cards-gained", seat, many=kinds)
            s.emit(others(seat), "cards-gained-hidden", seat, taken)
    return taken


def offer_hand(s: CitadelsState, seat: i64, family: i64, moves: MoveCollector) -> None:
    """Offer each kind in the hand once."""
    hand = s.players[seat].hand
    last: i64 = 0
    for card in hand:
        kind: i64 = card
        if kind != last:
            moves.allow(family + kind)
            last = kind
    if moves.wants_reasons:
        for kind in range(1, CARD_COUNT + 1):
            if kind not in hand:
                moves.refuse(family + kind, NOT_IN_HAND)


def discard_from_hand(s: CitadelsState, seat: i64, kind: i64) -> None:
    """Discard facedown: the others see that a card goes, not which."""
    leaves_hand(s, seat, kind, only(seat))
    discard(s, kind, only(seat))
    s.emit(only(seat), "card-discarded", seat, kind, discards_go(s))
    s.emit(others(seat), "card-discarded-hidden", seat, discards_go(s))


def return_drawn(s: CitadelsState, seat: i64) -> None:
    """Drawn cards that were not kept: to the pile, or under the deck in random order.

    Whoever puts several different cards under the deck does not know which lies where.
    """
    cards = s.drawn
    s.drawn = vec[i64]()
    knowers = only(seat)
    if not s.rules.discard_pile and len(cards) > 1:
        cards = vec[i64]([card & KIND for card in cards])
        shuffle_for_bottom(s, cards)
        for card in cards:
            if card != cards[0]:
                knowers = 0
    for card in cards:
        discard(s, card & KIND, knowers)


def shuffle_for_bottom(s: CitadelsState, cards: vec[i64]) -> None:
    """A random order for cards that go under the deck together, the uppermost of them first."""
    shuffle_numbered(s, BOTTOM_STREAM, cards)
    reverse(cards)  # as in the deck, the end of a shuffled list is its top


def shuffle_numbered(s: CitadelsState, stream: i64, cards: vec[i64]) -> None:
    """A shuffle that may happen any number of times in a game."""
    s.shuffle_row(stream + STREAM_NAMES * s.reshuffles, cards)
    s.reshuffles += 1


def random_card(s: CitadelsState, seat: i64) -> i64:
    """The kind of a random card of a hand."""
    stream = RANDOM_CARD_STREAM + STREAM_NAMES * s.reshuffles
    s.rng.open_stream(stream)
    s.reshuffles += 1
    hand = s.players[seat].hand
    return hand[s.pick_row(stream, hand)]


def hand_to_hand(s: CitadelsState, giver: i64, taker: i64, kind: i64) -> None:
    """A card goes from one hand to another; the two see it, the others do not."""
    both = only(giver) | only(taker)
    leaves_hand(s, giver, kind, both)
    add_to_hand(s, taker, kind)
    s.knowledge.learn(giver, taker, kind)
    s.block_undo()


def see_hand(s: CitadelsState, watcher: i64, seat: i64) -> None:
    """A seat looks at another's hand and knows all of it."""
    s.knowledge.see_row(watcher, seat, s.players[seat].hand)
    s.block_undo()
    if s.event_log is not None:
        s.emit(only(watcher), "hand-seen", watcher, seat, many=list(s.players[seat].hand))
        s.emit(others(watcher), "hand-seen-hidden", watcher, seat)


def hand_as_seen(s: CitadelsState, watcher: i64, seat: i64) -> vec[i64]:
    """A hand that the watcher has just looked at; a view has it in the watcher's memory only."""
    if s.viewer == FULL_STATE:
        return s.players[seat].hand
    return s.knowledge.known_row(watcher, seat)


def offer_kinds(cards: vec[i64], family: i64, otherwise: i64, moves: MoveCollector) -> None:
    """Offer each kind among the cards once; the others are refused for the reason given."""
    offered: i64 = 0
    for card in cards:
        kind: i64 = card & KIND
        if not offered & bit(kind):
            offered |= bit(kind)
            moves.allow(family + kind)
    if moves.wants_reasons:
        for kind in range(1, CARD_COUNT + 1):
            if not offered & bit(kind):
                moves.refuse(family + kind, otherwise)


def emit_between(s: CitadelsState, openly: str, hidden: str, seat: i64, other: i64, kind: i64) -> None:
    """Tell the two which card it was, and everybody else that there was one."""
    both = only(seat) | only(other)
    s.emit(both, openly, seat, other, kind)
    s.emit(EVERYONE ^ both, hidden, seat, other)
