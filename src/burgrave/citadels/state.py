"""The table: everything there is to know about one game of Citadels, as plain data.

Hands are in order of kinds. Cards of the deck and the discard pile carry in their upper bits who
knows them (bit 6 + seat): there the place of a card is its own, so a mark cannot go astray.
The deck's top is the end of the list.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from burgrave.citadels.rules import Rules
from burgrave.core.agenda import NOBODY, ROOM
from burgrave.core.chance import Chance
from burgrave.core.game import Game, Reader, State
from burgrave.core.knowledge import Knowledge

KIND: Final = 63  # the kind in a card of deck or pile
MARKS: Final = 6  # how far up the marks of those who know it stand


@final
class Player:
    """One seat: stash, hand, city and characters."""

    def __init__(self, hand: list[int], city: list[int]) -> None:
        self.gold: i64 = 0
        self.hand = hand
        self.city = city
        self.built: i64 = 0  # the kinds in the city, a bit each
        self.fresh: i64 = 0  # the kinds built in this round
        self.used: i64 = 0  # the kinds used in this turn (or round, as the edition says)
        self.roles: i64 = 0  # ranks of the characters held, a bit each
        self.shown: i64 = 0  # those of them that everybody has seen
        self.played: i64 = 0  # ranks this player took a turn as
        self.picks: i64 = 0  # characters picked so far in this round
        self.received: i64 = 0  # ranks seen at the first pick
        self.received_again: i64 = 0  # ranks seen at the second pick
        self.put_away: i64 = 0  # ranks put away facedown at a pick
        self.completed: bool = False
        self.quarter: i64 = 0  # the type chosen for the Haunted Quarter at scoring

    def clone(self) -> "Player":
        p = Player(self.hand[:], self.city[:])
        p.gold = self.gold
        p.built = self.built
        p.fresh = self.fresh
        p.used = self.used
        p.roles = self.roles
        p.shown = self.shown
        p.played = self.played
        p.picks = self.picks
        p.received = self.received
        p.received_again = self.received_again
        p.put_away = self.put_away
        p.completed = self.completed
        p.quarter = self.quarter
        return p

    def dump(self) -> list[int]:
        return [
            self.gold,
            len(self.hand),
            *self.hand,
            len(self.city),
            *self.city,
            self.built,
            self.fresh,
            self.used,
            self.roles,
            self.shown,
            self.played,
            self.picks,
            self.received,
            self.received_again,
            self.put_away,
            int(self.completed),
            self.quarter,
        ]

    def load(self, r: Reader) -> None:
        self.gold = r.one()
        self.hand = r.many()
        self.city = r.many()
        self.built = r.one()
        self.fresh = r.one()
        self.used = r.one()
        self.roles = r.one()
        self.shown = r.one()
        self.played = r.one()
        self.picks = r.one()
        self.received = r.one()
        self.received_again = r.one()
        self.put_away = r.one()
        self.completed = r.one() != 0
        self.quarter = r.one()


@final
class Table(State):
    """The whole truth, or what one seat may see of it."""

    def __init__(
        self,
        game: Game[Any],
        rules: Rules,
        agenda: list[int],
        chance: Chance,
        players: list[Player],
        deck: list[int],
        pile: list[int],
        drawn: list[int],
        knowledge: Knowledge,
    ) -> None:
        super().__init__(game, agenda, chance)
        self.rules = rules
        self.players = players
        self.deck = deck
        self.pile = pile
        self.drawn = drawn  # cards the acting seat is choosing among
        self.knowledge = knowledge
        self.rubble: i64 = 0  # a destroyed district on its way out
        self.crown: i64 = 0
        self.round: i64 = 0
        self.reshuffles: i64 = 0
        self.first_picker: i64 = 0
        self.faceup: i64 = 0  # ranks discarded faceup
        self.facedown: i64 = 0  # the rank discarded facedown at the start of the draft
        self.facedown_seen: i64 = 0  # seats that saw it
        self.called: i64 = 0  # the last rank called
        self.killed: i64 = 0
        self.robbed: i64 = 0
        self.thief: i64 = NOBODY
        self.turn: i64 = NOBODY  # whose turn it is
        self.rank: i64 = 0  # as which rank
        self.gathered: bool = False
        self.builds: i64 = 0  # districts built in this turn that count toward the limit
        self.acted: i64 = 0  # abilities used in this turn, a bit each
        self.first: i64 = NOBODY  # who first completed a city
        self.ending: bool = False  # the game ends after this round

    def clone(self) -> "Table":
        t = Table(
            self.game,
            self.rules,
            self.agenda[:],
            self.chance.clone(),
            [p.clone() for p in self.players],
            self.deck[:],
            self.pile[:],
            self.drawn[:],
            self.knowledge.clone(),
        )
        self.copy_to(t)
        t.rubble = self.rubble
        t.crown = self.crown
        t.round = self.round
        t.reshuffles = self.reshuffles
        t.first_picker = self.first_picker
        t.faceup = self.faceup
        t.facedown = self.facedown
        t.facedown_seen = self.facedown_seen
        t.called = self.called
        t.killed = self.killed
        t.robbed = self.robbed
        t.thief = self.thief
        t.turn = self.turn
        t.rank = self.rank
        t.gathered = self.gathered
        t.builds = self.builds
        t.acted = self.acted
        t.first = self.first
        t.ending = self.ending
        return t

    def dump(self) -> list[int]:
        out = self.dump_base()
        for p in self.players:
            out += p.dump()
        for cards in (self.deck, self.pile, self.drawn, self.knowledge.notes):
            out.append(len(cards))
            out += cards
        out += [
            self.rubble,
            self.crown,
            self.round,
            self.reshuffles,
            self.first_picker,
            self.faceup,
            self.facedown,
            self.facedown_seen,
            self.called,
            self.killed,
            self.robbed,
            self.thief,
            self.turn,
            self.rank,
            int(self.gathered),
            self.builds,
            self.acted,
            self.first,
            int(self.ending),
        ]
        return out

    def load(self, r: Reader) -> None:
        self.load_base(r)
        for p in self.players:
            p.load(r)
        self.deck = r.many()
        self.pile = r.many()
        self.drawn = r.many()
        self.knowledge.notes = r.many()
        self.rubble = r.one()
        self.crown = r.one()
        self.round = r.one()
        self.reshuffles = r.one()
        self.first_picker = r.one()
        self.faceup = r.one()
        self.facedown = r.one()
        self.facedown_seen = r.one()
        self.called = r.one()
        self.killed = r.one()
        self.robbed = r.one()
        self.thief = r.one()
        self.turn = r.one()
        self.rank = r.one()
        self.gathered = r.one() != 0
        self.builds = r.one()
        self.acted = r.one()
        self.first = r.one()
        self.ending = r.one() != 0


def empty_table(game: Game[Any], rules: Rules, chance: Chance) -> Table:
    """A table with its seats and nothing on it."""
    players = [Player([], []) for _ in range(rules.players)]
    return Table(game, rules, [0] * ROOM, chance, players, [], [], [], Knowledge([]))
