"""The table: plain numbers and lists that copy themselves."""

from burgrave.core.knowledge import Knowledge
from burgrave.core.pack import Reader
from tests.games.letter.options import LetterOptions


class Player:
    """What lies before one seat. A hand is in order: equal hands, equal bytes."""

    def __init__(self, hand: list[int], discards: list[int]) -> None:
        self.hand = hand
        self.discards = discards
        self.tokens = 0
        self.out = False
        self.safe = False

    def clone(self) -> "Player":
        p = Player(self.hand[:], self.discards[:])
        p.tokens, p.out, p.safe = self.tokens, self.out, self.safe
        return p

    def dump(self) -> list[int]:
        lists = [len(self.hand), *self.hand, len(self.discards), *self.discards]
        return [*lists, self.tokens, int(self.out), int(self.safe)]

    def load(self, r: Reader) -> None:
        self.hand, self.discards = r.many(), r.many()
        self.tokens, self.out, self.safe = r.one(), r.one() != 0, r.one() != 0


class Table:
    """What lies on it."""

    def __init__(self, options: LetterOptions) -> None:
        self.options = options
        self.players = [Player([], []) for _ in range(options.players)]
        self.deck: list[int] = []  # the top card last
        self.aside: list[int] = []  # the card put away unseen
        self.open: list[int] = []  # those which two players put away for both to see
        self.knowledge = Knowledge([])  # who has seen what in whose hand
        self.round = 0
        self.turn = 0

    def clone(self) -> "Table":
        t = Table(self.options)
        t.players = [p.clone() for p in self.players]
        t.deck, t.aside, t.open = self.deck[:], self.aside[:], self.open[:]
        t.knowledge = self.knowledge.clone()
        t.round, t.turn = self.round, self.turn
        return t

    def dump(self) -> list[int]:
        out = [self.round, self.turn]
        for cards in (self.deck, self.aside, self.open, self.knowledge.notes):
            out += [len(cards), *cards]
        for p in self.players:
            out += p.dump()
        return out

    def load(self, r: Reader) -> None:
        self.round, self.turn = r.one(), r.one()
        self.deck, self.aside, self.open = r.many(), r.many(), r.many()
        self.knowledge = Knowledge(r.many())
        for p in self.players:
            p.load(r)
