"""The steps of a round, and what the cards do."""

from typing import Final

from burgrave.core.agenda import NOBODY, Step
from burgrave.core.chance import NAMES
from burgrave.core.event import EVERYONE, only, others
from burgrave.core.numbered import by_number
from burgrave.core.offer import Offer
from tests.games.letter import words as w
from tests.games.letter.state import Table

DEAL: Final = 0  # the argument is the seat that begins
DRAW: Final = 1  # whose turn begins
TURN: Final = 2
AIM: Final = 3  # the card that was played
GUESS: Final = 4  # whose card is named
NEXT: Final = 5  # whose turn ended
ROUND_OVER: Final = 6


class Deal(Step[Table]):
    def run(self, s: Table, argument: int) -> None:
        s.round += 1
        s.deck = [card for card in w.RANKS for _ in range(w.COPIES[card])]
        s.shuffle(w.DECK_STREAM + NAMES * s.round, s.deck)
        s.aside = [s.deck.pop()]
        s.open = [s.deck.pop() for _ in range(3)] if len(s.players) == 2 else []
        s.tell(EVERYONE, "laid-open", many=s.open)
        for seat, p in enumerate(s.players):
            p.hand, p.discards, p.out, p.safe = [s.deck.pop()], [], False, False
            s.knowledge.forget_place(seat)
            s.tell(only(seat), "dealt", seat, p.hand[0])
        s.shows()
        s.then(DRAW, argument)


class Draw(Step[Table]):
    def run(self, s: Table, argument: int) -> None:
        s.turn = argument
        s.players[argument].safe = False
        draw(s, argument)
        s.then(TURN, argument)
        s.then(NEXT, argument)


class Turn(Step[Table]):
    kind = "play"

    def seat(self, s: Table, argument: int) -> int:
        return argument

    def offer(self, s: Table, argument: int, o: Offer) -> None:
        hand = s.players[argument].hand
        for card in w.RANKS:
            if card not in hand:
                o.refuse(w.PLAY + card, w.NOT_IN_HAND)
            elif card in (w.STEWARD, w.ENVOY) and w.DUCHESS in hand:
                o.refuse(w.PLAY + card, w.DUCHESS_FIRST)
            else:
                o.allow(w.PLAY + card)

    def choose(self, s: Table, argument: int, move: int) -> None:
        s.pop()
        card = move - w.PLAY
        discard(s, argument, card, "played")
        if card == w.NUN:
            s.players[argument].safe = True
        elif card == w.BURGRAVINE:
            goes_out(s, argument)
        elif card in w.AIMED and targets(s, card):
            s.then(AIM, card)


class Aim(Step[Table]):
    kind = "aim"

    def seat(self, s: Table, argument: int) -> int:
        return s.turn

    def offer(self, s: Table, argument: int, o: Offer) -> None:
        for seat in range(w.MOST_PLAYERS):
            reason = refusal(s, argument, seat)
            if reason == NOBODY:
                o.allow(w.AT + seat)
            else:
                o.refuse(w.AT + seat, reason)

    def choose(self, s: Table, argument: int, move: int) -> None:
        s.pop()
        aimed = move - w.AT
        if argument == w.WATCH:
            s.tell(EVERYONE, "aimed", s.turn, aimed)
            s.then(GUESS, aimed)
        elif argument == w.MONK:
            look(s, s.turn, aimed)
        elif argument == w.DUELLIST:
            compare(s, s.turn, aimed)
        elif argument == w.STEWARD:
            draw_anew(s, aimed)
        else:
            exchange(s, s.turn, aimed)


class Guess(Step[Table]):
    kind = "name"

    def seat(self, s: Table, argument: int) -> int:
        return s.turn

    def offer(self, s: Table, argument: int, o: Offer) -> None:
        o.refuse(w.NAME + w.WATCH, w.NOT_THE_WATCH)
        for card in w.RANKS[1:]:
            o.allow(w.NAME + card)

    def choose(self, s: Table, argument: int, move: int) -> None:
        s.pop()
        named = move - w.NAME
        right = named in s.players[argument].hand
        s.tell(EVERYONE, "guessed", s.turn, argument, named, int(right))
        s.shows()
        if right:
            goes_out(s, argument)


class Next(Step[Table]):
    def run(self, s: Table, argument: int) -> None:
        seats = len(s.players)
        left = [seat % seats for seat in range(argument + 1, argument + 1 + seats)]
        left = [seat for seat in left if not s.players[seat].out]
        if len(left) == 1 or not s.deck:
            s.then(ROUND_OVER)
        else:
            s.then(DRAW, left[0])


class RoundOver(Step[Table]):
    def run(self, s: Table, argument: int) -> None:
        s.shows()
        left = [seat for seat, p in enumerate(s.players) if not p.out]
        highest = max(s.players[seat].hand[0] for seat in left)
        winners = [seat for seat in left if s.players[seat].hand[0] == highest]
        for seat in left if len(left) > 1 else []:
            discard(s, seat, s.players[seat].hand[0], "revealed")
        for seat in winners:
            s.players[seat].tokens += 1
            s.tell(EVERYONE, "token", seat)
        if max(p.tokens for p in s.players) < s.options.tokens:
            s.then(DEAL, winners[0])


BOOK: Final[list[Step[Table]]] = by_number(
    {
        DEAL: Deal(),
        DRAW: Draw(),
        TURN: Turn(),
        AIM: Aim(),
        GUESS: Guess(),
        NEXT: Next(),
        ROUND_OVER: RoundOver(),
    }
)


def refusal(s: Table, card: int, seat: int) -> int:
    """Why the card cannot be aimed at this seat; NOBODY if it can."""
    if seat >= len(s.players):
        return w.NO_SUCH_SEAT
    if seat == s.turn and card != w.STEWARD:
        return w.NOT_YOURSELF
    if s.players[seat].out:
        return w.IS_OUT
    return w.IS_SAFE if s.players[seat].safe else NOBODY


def targets(s: Table, card: int) -> list[int]:
    return [seat for seat in range(len(s.players)) if refusal(s, card, seat) == NOBODY]


def draw(s: Table, seat: int) -> None:
    """From the deck, or what was put away if it is empty."""
    p = s.players[seat]
    card = s.deck.pop() if s.deck else s.aside.pop()
    p.hand = sorted([*p.hand, card])
    s.tell(only(seat), "drawn", seat, card)
    s.tell(others(seat), "drawn-hidden", seat)
    s.shows()


def discard(s: Table, seat: int, card: int, event: str) -> None:
    """A card leaves the hand for all to see."""
    p = s.players[seat]
    p.hand.remove(card)
    p.discards.append(card)
    s.knowledge.leaves(seat, card, EVERYONE)
    s.tell(EVERYONE, event, seat, card)
    s.shows()


def goes_out(s: Table, seat: int) -> None:
    s.tell(EVERYONE, "out", seat)
    s.players[seat].out = True
    for card in s.players[seat].hand[:]:
        discard(s, seat, card, "discarded")


def look(s: Table, seat: int, at: int) -> None:
    s.knowledge.see(seat, at, s.players[at].hand)
    s.tell(only(seat), "looked", seat, at, s.players[at].hand[0])
    s.tell(others(seat), "looked-hidden", seat, at)
    s.shows()


def compare(s: Table, seat: int, other: int) -> None:
    """Both see both cards; the others see only who is out."""
    mine, theirs = s.players[seat].hand, s.players[other].hand
    s.knowledge.see(seat, other, theirs)
    s.knowledge.see(other, seat, mine)
    both = only(seat) | only(other)
    s.tell(both, "compared", seat, other, mine[0], theirs[0])
    s.tell(EVERYONE ^ both, "compared-hidden", seat, other)
    s.shows()
    if mine[0] != theirs[0]:
        goes_out(s, seat if mine[0] < theirs[0] else other)


def draw_anew(s: Table, seat: int) -> None:
    card = s.players[seat].hand[0]
    discard(s, seat, card, "discarded")
    if card == w.BURGRAVINE:
        goes_out(s, seat)
    else:
        draw(s, seat)


def exchange(s: Table, seat: int, other: int) -> None:
    mine, theirs = s.players[seat], s.players[other]
    mine.hand, theirs.hand = theirs.hand, mine.hand
    s.knowledge.exchange(seat, other, mine.hand, theirs.hand)
    s.tell(EVERYONE, "exchanged", seat, other)
    for taker, p in ((seat, mine), (other, theirs)):
        s.tell(only(taker), "received", taker, p.hand[0])
    s.shows()
