"""The steps of a round, and what the cards do."""

from typing import Final

from burgrave.core.agenda import NO_SEAT, Step
from burgrave.core.events import EVERYONE, only, others
from burgrave.core.interpreted_state import InterpretedState
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbered import by_number
from burgrave.core.rng import STREAM_NAMES
from tests.games.letter import notation as w

DEAL: Final = 0  # the argument is the seat that begins
DRAW: Final = 1  # whose turn begins
TURN: Final = 2
AIM: Final = 3  # the card that was played
GUESS: Final = 4  # whose card is named
NEXT: Final = 5  # whose turn ended
ROUND_OVER: Final = 6


class DealStep(Step[InterpretedState]):
    def run(self, s: InterpretedState, argument: int) -> None:
        s.table.round += 1
        s.table.deck = [card for card in w.RANKS for _ in range(w.COPIES[card])]
        s.shuffle(w.DECK_STREAM + STREAM_NAMES * s.table.round, s.table.deck)
        s.table.aside = [s.table.deck.pop()]
        s.table.open = [s.table.deck.pop() for _ in range(3)] if len(s.table.players) == 2 else []
        s.emit(EVERYONE, "laid-open", many=s.table.open)
        for seat, p in enumerate(s.table.players):
            p.hand, p.discards, p.out, p.safe = [s.table.deck.pop()], [], False, False
            s.table.knowledge.forget_place(seat)
            s.emit(only(seat), "dealt", seat, p.hand[0])
        s.block_undo()
        s.then(DRAW, argument)


class DrawStep(Step[InterpretedState]):
    def run(self, s: InterpretedState, argument: int) -> None:
        s.table.turn = argument
        s.table.players[argument].safe = False
        draw(s, argument)
        s.then(TURN, argument)
        s.then(NEXT, argument)


class TurnStep(Step[InterpretedState]):
    kind = "play"

    def seat(self, s: InterpretedState, argument: int) -> int:
        return argument

    def offer(self, s: InterpretedState, argument: int, moves: MoveCollector) -> None:
        hand = s.table.players[argument].hand
        for card in w.RANKS:
            if card not in hand:
                moves.refuse(w.PLAY + card, w.NOT_IN_HAND)
            elif card in (w.STEWARD, w.ENVOY) and w.DUCHESS in hand:
                moves.refuse(w.PLAY + card, w.DUCHESS_FIRST)
            else:
                moves.allow(w.PLAY + card)

    def choose(self, s: InterpretedState, argument: int, move: int) -> None:
        s.pop()
        card = move - w.PLAY
        discard(s, argument, card, "played")
        if card == w.NUN:
            s.table.players[argument].safe = True
        elif card == w.BURGRAVINE:
            remove_from_round(s, argument)
        elif card in w.AIMED and targets(s, card):
            s.then(AIM, card)


class AimStep(Step[InterpretedState]):
    kind = "aim"

    def seat(self, s: InterpretedState, argument: int) -> int:
        return int(s.table.turn)

    def offer(self, s: InterpretedState, argument: int, moves: MoveCollector) -> None:
        for seat in range(w.MOST_PLAYERS):
            reason = refusal_reason(s, argument, seat)
            if reason == NO_SEAT:
                moves.allow(w.AT + seat)
            else:
                moves.refuse(w.AT + seat, reason)

    def choose(self, s: InterpretedState, argument: int, move: int) -> None:
        s.pop()
        aimed = move - w.AT
        if argument == w.WATCH:
            s.emit(EVERYONE, "aimed", s.table.turn, aimed)
            s.then(GUESS, aimed)
        elif argument == w.MONK:
            look(s, s.table.turn, aimed)
        elif argument == w.DUELLIST:
            compare(s, s.table.turn, aimed)
        elif argument == w.STEWARD:
            redraw(s, aimed)
        else:
            exchange(s, s.table.turn, aimed)


class GuessStep(Step[InterpretedState]):
    kind = "name"

    def seat(self, s: InterpretedState, argument: int) -> int:
        return int(s.table.turn)

    def offer(self, s: InterpretedState, argument: int, moves: MoveCollector) -> None:
        moves.refuse(w.NAME + w.WATCH, w.NOT_THE_WATCH)
        for card in w.RANKS[1:]:
            moves.allow(w.NAME + card)

    def choose(self, s: InterpretedState, argument: int, move: int) -> None:
        s.pop()
        named = move - w.NAME
        right = named in s.table.players[argument].hand
        s.emit(EVERYONE, "guessed", s.table.turn, argument, named, int(right))
        s.block_undo()
        if right:
            remove_from_round(s, argument)


class NextStep(Step[InterpretedState]):
    def run(self, s: InterpretedState, argument: int) -> None:
        seats = len(s.table.players)
        left = [seat % seats for seat in range(argument + 1, argument + 1 + seats)]
        left = [seat for seat in left if not s.table.players[seat].out]
        if len(left) == 1 or not s.table.deck:
            s.then(ROUND_OVER)
        else:
            s.then(DRAW, left[0])


class RoundOverStep(Step[InterpretedState]):
    def run(self, s: InterpretedState, argument: int) -> None:
        s.block_undo()
        left = [seat for seat, p in enumerate(s.table.players) if not p.out]
        highest = max(s.table.players[seat].hand[0] for seat in left)
        winners = [seat for seat in left if s.table.players[seat].hand[0] == highest]
        for seat in left if len(left) > 1 else []:
            discard(s, seat, s.table.players[seat].hand[0], "revealed")
        for seat in winners:
            s.table.players[seat].tokens += 1
            s.emit(EVERYONE, "token", seat)
        if max(p.tokens for p in s.table.players) < s.table.options.tokens:
            s.then(DEAL, winners[0])


STEPS: Final[list[Step[InterpretedState]]] = by_number(
    {
        DEAL: DealStep(),
        DRAW: DrawStep(),
        TURN: TurnStep(),
        AIM: AimStep(),
        GUESS: GuessStep(),
        NEXT: NextStep(),
        ROUND_OVER: RoundOverStep(),
    }
)


def refusal_reason(s: InterpretedState, card: int, seat: int) -> int:
    """Why the card cannot be aimed at this seat; NO_SEAT if it can."""
    if seat >= len(s.table.players):
        return w.NO_SUCH_SEAT
    if seat == s.table.turn and card != w.STEWARD:
        return w.NOT_YOURSELF
    if s.table.players[seat].out:
        return w.IS_OUT
    return w.IS_SAFE if s.table.players[seat].safe else NO_SEAT


def targets(s: InterpretedState, card: int) -> list[int]:
    return [seat for seat in range(len(s.table.players)) if refusal_reason(s, card, seat) == NO_SEAT]


def draw(s: InterpretedState, seat: int) -> None:
    """From the deck, or what was put away if it is empty."""
    p = s.table.players[seat]
    card = s.table.deck.pop() if s.table.deck else s.table.aside.pop()
    p.hand = sorted([*p.hand, card])
    s.emit(only(seat), "drawn", seat, card)
    s.emit(others(seat), "drawn-hidden", seat)
    s.block_undo()


def discard(s: InterpretedState, seat: int, card: int, event: str) -> None:
    """A card leaves the hand for all to see."""
    p = s.table.players[seat]
    p.hand.remove(card)
    p.discards.append(card)
    s.table.knowledge.leaves(seat, card, EVERYONE)
    s.emit(EVERYONE, event, seat, card)
    s.block_undo()


def remove_from_round(s: InterpretedState, seat: int) -> None:
    s.emit(EVERYONE, "out", seat)
    s.table.players[seat].out = True
    for card in s.table.players[seat].hand[:]:
        discard(s, seat, card, "discarded")


def look(s: InterpretedState, seat: int, at: int) -> None:
    s.table.knowledge.see(seat, at, s.table.players[at].hand)
    s.emit(only(seat), "looked", seat, at, s.table.players[at].hand[0])
    s.emit(others(seat), "looked-hidden", seat, at)
    s.block_undo()


def compare(s: InterpretedState, seat: int, other: int) -> None:
    """Both see both cards; the others see only who is out."""
    mine, theirs = s.table.players[seat].hand, s.table.players[other].hand
    s.table.knowledge.see(seat, other, theirs)
    s.table.knowledge.see(other, seat, mine)
    both = only(seat) | only(other)
    s.emit(both, "compared", seat, other, mine[0], theirs[0])
    s.emit(EVERYONE ^ both, "compared-hidden", seat, other)
    s.block_undo()
    if mine[0] != theirs[0]:
        remove_from_round(s, seat if mine[0] < theirs[0] else other)


def redraw(s: InterpretedState, seat: int) -> None:
    card = s.table.players[seat].hand[0]
    discard(s, seat, card, "discarded")
    if card == w.BURGRAVINE:
        remove_from_round(s, seat)
    else:
        draw(s, seat)


def exchange(s: InterpretedState, seat: int, other: int) -> None:
    mine, theirs = s.table.players[seat], s.table.players[other]
    mine.hand, theirs.hand = theirs.hand, mine.hand
    s.table.knowledge.exchange(seat, other, mine.hand, theirs.hand)
    s.emit(EVERYONE, "exchanged", seat, other)
    for taker, p in ((seat, mine), (other, theirs)):
        s.emit(only(taker), "received", taker, p.hand[0])
    s.block_undo()
