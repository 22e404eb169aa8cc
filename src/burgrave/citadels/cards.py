"""Drawing, gaining and discarding cards, and which seats see them."""

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
    """Return whether a card can be drawn from the deck or, if it is empty, from the discard pile."""
    return len(s.deck) > 0 or len(s.pile) > 0


def draw(s: CitadelsState) -> i64:
    """Draw the top card with its marks, or return 0. An empty deck is refilled from the discard pile."""
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
    """Draw `count` cards, or all that there are, for the current seat to choose from."""
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
    """Add a card from deck or pile to a hand. Seats that knew the card know where it is."""
    kind = card & KIND
    add_to_hand(s, seat, kind)
    knowers = card >> MARKS
    if knowers:
        learn_hand(s, seat, kind, knowers)


def take_out(cards: vec[i64], kind: i64) -> vec[i64]:
    """Return the cards without the first one of this kind."""
    i: i64 = 0
    while cards[i] & KIND != kind:
        i += 1
    return remove_at(cards, i)


def learn_hand(s: CitadelsState, seat: i64, kind: i64, knowers: i64) -> None:
    """Note for the seats in the mask `knowers` that this card is in that hand."""
    watcher: i64 = 0
    while watcher <= SPECTATOR:
        if knowers & bit(watcher) and watcher != seat:
            s.knowledge.learn(watcher, seat, kind)
        watcher += 1


def leaves_hand(s: CitadelsState, seat: i64, kind: i64, seers: i64) -> None:
    """Remove a card from a hand. The seats in the mask `seers` see which card it is."""
    p = s.players[seat]
    p.hand = take_out(p.hand, kind)
    if len(s.knowledge.notes) > 0:
        s.knowledge.leaves(seat, kind, seers)


def discard(s: CitadelsState, kind: i64, knowers: i64) -> None:
    """Put a card on the discard pile, or under the deck if the edition has no pile."""
    card = kind | (knowers << MARKS)
    if s.rules.discard_pile:
        s.pile = append(s.pile, card)
    else:
        s.deck = insert_number(s.deck, 0, card)


def discards_go(s: CitadelsState) -> i64:
    """Return the place that discarded cards go to."""
    return PILE if s.rules.discard_pile else UNDER_DECK


def gain(s: CitadelsState, seat: i64, count: i64) -> i64:
    """Take cards from the deck into the hand, and return how many there were."""
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
    """Discard a card facedown. The other players do not see which one."""
    leaves_hand(s, seat, kind, only(seat))
    discard(s, kind, only(seat))
    s.emit(only(seat), "card-discarded", seat, kind, discards_go(s))
    s.emit(others(seat), "card-discarded-hidden", seat, discards_go(s))


def return_drawn(s: CitadelsState, seat: i64) -> None:
    """Return the drawn cards that were not kept: to the pile, or under the deck in random order.

    A player who puts several different cards under the deck does not know their order.
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
    """Shuffle cards that go under the deck together. The first one will be on top."""
    shuffle_numbered(s, BOTTOM_STREAM, cards)
    reverse(cards)  # the end of a shuffled list is its top, as in the deck


def shuffle_numbered(s: CitadelsState, stream: i64, cards: vec[i64]) -> None:
    """Shuffle cards with a random stream of its own, because one game may shuffle often."""
    s.shuffle_row(stream + STREAM_NAMES * s.reshuffles, cards)
    s.reshuffles += 1


def random_card(s: CitadelsState, seat: i64) -> i64:
    """Return the kind of a random card of a hand."""
    stream = RANDOM_CARD_STREAM + STREAM_NAMES * s.reshuffles
    s.rng.open_stream(stream)
    s.reshuffles += 1
    hand = s.players[seat].hand
    return hand[s.pick_row(stream, hand)]


def hand_to_hand(s: CitadelsState, giver: i64, taker: i64, kind: i64) -> None:
    """Move a card from one hand to another. Only these two seats see it."""
    both = only(giver) | only(taker)
    leaves_hand(s, giver, kind, both)
    add_to_hand(s, taker, kind)
    s.knowledge.learn(giver, taker, kind)
    s.block_undo()


def see_hand(s: CitadelsState, watcher: i64, seat: i64) -> None:
    """Let a seat look at another hand and remember all of it."""
    s.knowledge.see_row(watcher, seat, s.players[seat].hand)
    s.block_undo()
    if s.event_log is not None:
        s.emit(only(watcher), "hand-seen", watcher, seat, many=list(s.players[seat].hand))
        s.emit(others(watcher), "hand-seen-hidden", watcher, seat)


def hand_as_seen(s: CitadelsState, watcher: i64, seat: i64) -> vec[i64]:
    """Return a hand that the watcher has just seen. A view has it only in the watcher's memory."""
    if s.viewer == FULL_STATE:
        return s.players[seat].hand
    return s.knowledge.known_row(watcher, seat)


def offer_kinds(cards: vec[i64], family: i64, otherwise: i64, moves: MoveCollector) -> None:
    """Offer each kind of the cards once. Refuse other kinds with the reason `otherwise`."""
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
    """Emit which card it was to two seats, and only that there was one to all others."""
    both = only(seat) | only(other)
    s.emit(both, openly, seat, other, kind)
    s.emit(EVERYONE ^ both, hidden, seat, other)
