"""The state of a game of Citadels: all its data.

Hands are sorted by kind. A card in the deck or in the discard pile has marks in its upper bits, which say
who knows it (bit 6 + seat). A mark belongs to one card, because these cards keep their places. The last
card of the list is the top of the deck.

Clones share their cities. Therefore a city is replaced and never changed. If no card is drawn, clones also
share the empty list `drawn`, so drawn cards are put into a new list.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from burgrave.citadels.rules import CitadelsRules
from burgrave.core.agenda import NO_SEAT
from burgrave.core.game import Game
from burgrave.core.knowledge import Knowledge
from burgrave.core.pack import Reader
from burgrave.core.rng import Rng
from burgrave.core.state import State

KIND: Final = 63  # mask of the kind in a card of deck, pile or city
COIN: Final = 64  # the Artist's coin on a card of a city
MARKS: Final = 6  # number of bits below the marks of the seats that know the card


def coin_on(card: i64) -> i64:
    """Return the gold on a card of a city."""
    return card >> 6


@mypyc_attr(acyclic=True)
@final
class CitadelsPlayer:
    """One seat: gold, hand, city and characters."""

    def __init__(self, hand: vec[i64], city: vec[i64]) -> None:
        self.gold: i64 = 0
        self.hand = hand
        self.city = city
        self.built: i64 = 0  # the kinds in the city, one bit each
        self.fresh: i64 = 0  # the kinds built in this round
        self.used: i64 = 0  # the kinds used in this turn (or round, as the edition says)
        self.roles: i64 = 0  # ranks of the characters held, one bit each
        self.shown: i64 = 0  # the ranks of them that all players have seen
        self.played: i64 = 0  # ranks this player took a turn as
        self.picks: i64 = 0  # characters picked so far in this round
        self.received: i64 = 0  # ranks seen at the first pick
        self.received_again: i64 = 0  # ranks seen at the second pick
        self.put_away: i64 = 0  # ranks put away facedown at a pick
        self.kept: i64 = 0  # ranks kept at the picks; a Theater may have changed `roles` since
        self.big_tops: i64 = 0
        self.completed: bool = False
        self.quarter: i64 = 0  # the type chosen for the Haunted Quarter at scoring

    def clone(self) -> "CitadelsPlayer":
        p = CitadelsPlayer(self.hand[:], self.city)
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
        p.kept = self.kept
        p.big_tops = self.big_tops
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
            self.kept,
            self.big_tops,
            int(self.completed),
            self.quarter,
        ]

    def load(self, r: Reader) -> None:
        self.gold = r.one()
        self.hand = r.row()
        self.city = r.row()
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
        self.kept = r.one()
        self.big_tops = r.one()
        self.completed = r.one() != 0
        self.quarter = r.one()


@mypyc_attr(acyclic=True, free_list_len=1)  # searches clone, play and drop: the next clone reuses the memory
@final
class CitadelsState(State):
    """The full state of a game, or the view of one seat."""

    def __init__(
        self,
        game: Game[Any],
        rules: CitadelsRules,
        agenda: vec[i64],
        rng: Rng,
        players: list[CitadelsPlayer],
        deck: vec[i64],
        pile: vec[i64],
        drawn: vec[i64],
        knowledge: Knowledge,
        museum: vec[i64],
        wagons: vec[i64],
    ) -> None:
        super().__init__(game, agenda, rng)
        self.rules = rules
        self.players = players
        self.deck = deck
        self.pile = pile
        self.drawn = drawn  # cards from which the current seat chooses
        self.knowledge = knowledge
        self.rubble: i64 = 0  # a destroyed district that is not discarded yet
        self.crown: i64 = 0
        self.round: i64 = 0
        self.reshuffles: i64 = 0
        self.first_picker: i64 = 0
        self.faceup: i64 = 0  # ranks discarded faceup
        self.facedown: i64 = 0  # the rank discarded facedown at the start of the draft
        self.facedown_seen: i64 = 0  # seats that saw the facedown rank
        self.called: i64 = 0  # the last rank called
        self.killed: i64 = 0
        self.robbed: i64 = 0
        self.thief: i64 = NO_SEAT
        self.turn: i64 = NO_SEAT  # whose turn it is
        self.rank: i64 = 0  # the rank of the character on turn
        self.gathered: bool = False
        self.builds: i64 = 0  # districts built in this turn that count toward the limit
        self.acted: i64 = 0  # abilities used in this turn, one bit each
        self.first: i64 = NO_SEAT  # the seat that first completed a city
        self.ending: bool = False  # the game ends after this round
        # Fields for some editions and characters only.
        self.museum: vec[i64] = museum  # the cards under the Museum, sorted by kind
        self.wagons: vec[i64] = wagons  # three numbers each: owner, gold on it, its use
        self.bewitched: i64 = 0  # the bewitched rank
        self.witch: i64 = NO_SEAT  # the Witch's seat
        self.witch_played: bool = False  # the Witch has played an action card in her first part
        self.witch_builds: i64 = 0  # the number that this card adds to her building limit
        self.magistrate: i64 = NO_SEAT  # the Magistrate's seat
        self.warrants: i64 = 0  # ranks that carry a warrant
        self.signed: i64 = 0  # the rank with the signed warrant
        self.signed_shown: bool = False
        self.blackmailer: i64 = NO_SEAT  # the Blackmailer's seat
        self.threats: i64 = 0  # ranks that carry a threat
        self.threatened: i64 = 0  # ranks that carried a threat in this round
        self.flowered: i64 = 0  # the rank with the flowered threat
        self.threats_shown: i64 = 0  # ranks whose threat was shown
        self.marking: i64 = 0  # ranks marked so far while markers are being placed
        self.random_discard: i64 = 0  # the rank discarded at random between the picks of three players
        self.swapper: i64 = NO_SEAT  # the seat that used the Theater in this round
        self.swapped: i64 = NO_SEAT  # the seat with which it swapped
        self.protected: i64 = 0  # ranks protected by Rasputin in this round
        self.acrobat: bool = False  # the Acrobat was played in this round
        self.tax: i64 = 0  # gold on the Tax Collector's token
        self.bell_early: bool = False  # a Bell Tower in play was declared early
        self.bell_reached: bool = False  # since then a city has been one district short
        self.mode: i64 = 0  # the turn mode
        self.restricted: bool = False  # only gathering is possible now
        self.threat_open: bool = False  # the threat on this turn is not settled
        self.spent: i64 = 0  # gold paid for building in this turn
        self.first_paid: bool = False  # a district has been paid for in this turn
        self.extra_builds: i64 = 0  # the number that an action card adds to the building limit
        self.action_played: bool = False
        self.building: i64 = 0  # a declared district that is not in a city yet
        self.paid: i64 = 0  # the gold paid for it
        self.counted: bool = False  # this district counts toward the limit
        self.owed: i64 = 0  # cards or gold still to be given in the current step
        self.free_build: bool = False  # the next district declared does not count
        self.picked: i64 = 0  # a card chosen earlier in the current sequence of decisions
        self.laid: i64 = 0  # an action card that stays on the table until the turn ends

    def clone(self) -> "CitadelsState":
        rules = self.rules
        t = CitadelsState(
            self.game,
            rules,
            self.agenda[:],
            self.rng.clone(),
            [p.clone() for p in self.players],
            self.deck[:],
            self.pile[:] if rules.discard_pile else self.pile,
            self.drawn[:],
            self.knowledge.clone(),
            self.museum[:] if rules.expanded else self.museum,
            self.wagons[:] if rules.with_action_cards else self.wagons,
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
        if rules.expanded:
            self.copy_expanded(t)
        return t

    def copy_expanded(self, t: "CitadelsState") -> None:
        """Copy the fields that the classic edition never uses."""
        t.bewitched = self.bewitched
        t.witch = self.witch
        t.witch_played = self.witch_played
        t.witch_builds = self.witch_builds
        t.magistrate = self.magistrate
        t.warrants = self.warrants
        t.signed = self.signed
        t.signed_shown = self.signed_shown
        t.blackmailer = self.blackmailer
        t.threats = self.threats
        t.threatened = self.threatened
        t.flowered = self.flowered
        t.threats_shown = self.threats_shown
        t.marking = self.marking
        t.random_discard = self.random_discard
        t.swapper = self.swapper
        t.swapped = self.swapped
        t.protected = self.protected
        t.acrobat = self.acrobat
        t.tax = self.tax
        t.bell_early = self.bell_early
        t.bell_reached = self.bell_reached
        t.mode = self.mode
        t.restricted = self.restricted
        t.threat_open = self.threat_open
        t.spent = self.spent
        t.first_paid = self.first_paid
        t.extra_builds = self.extra_builds
        t.action_played = self.action_played
        t.building = self.building
        t.paid = self.paid
        t.counted = self.counted
        t.owed = self.owed
        t.free_build = self.free_build
        t.picked = self.picked
        t.laid = self.laid

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
        if self.rules.expanded:
            out += self.dump_expanded()
        return out

    def dump_expanded(self) -> list[int]:
        return [
            len(self.museum),
            *self.museum,
            len(self.wagons),
            *self.wagons,
            self.bewitched,
            self.witch,
            int(self.witch_played),
            self.witch_builds,
            self.magistrate,
            self.warrants,
            self.signed,
            int(self.signed_shown),
            self.blackmailer,
            self.threats,
            self.threatened,
            self.flowered,
            self.threats_shown,
            self.marking,
            self.random_discard,
            self.swapper,
            self.swapped,
            self.protected,
            int(self.acrobat),
            self.tax,
            int(self.bell_early),
            int(self.bell_reached),
            self.mode,
            int(self.restricted),
            int(self.threat_open),
            self.spent,
            int(self.first_paid),
            self.extra_builds,
            int(self.action_played),
            self.building,
            self.paid,
            int(self.counted),
            self.owed,
            int(self.free_build),
            self.picked,
            self.laid,
        ]

    def load(self, r: Reader) -> None:
        self.load_base(r)
        for p in self.players:
            p.load(r)
        self.deck = r.row()
        self.pile = r.row()
        self.drawn = r.row()
        self.knowledge.notes = r.row()
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
        if self.rules.expanded:
            self.load_expanded(r)

    def load_expanded(self, r: Reader) -> None:
        self.museum = r.row()
        self.wagons = r.row()
        self.bewitched = r.one()
        self.witch = r.one()
        self.witch_played = r.one() != 0
        self.witch_builds = r.one()
        self.magistrate = r.one()
        self.warrants = r.one()
        self.signed = r.one()
        self.signed_shown = r.one() != 0
        self.blackmailer = r.one()
        self.threats = r.one()
        self.threatened = r.one()
        self.flowered = r.one()
        self.threats_shown = r.one()
        self.marking = r.one()
        self.random_discard = r.one()
        self.swapper = r.one()
        self.swapped = r.one()
        self.protected = r.one()
        self.acrobat = r.one() != 0
        self.tax = r.one()
        self.bell_early = r.one() != 0
        self.bell_reached = r.one() != 0
        self.mode = r.one()
        self.restricted = r.one() != 0
        self.threat_open = r.one() != 0
        self.spent = r.one()
        self.first_paid = r.one() != 0
        self.extra_builds = r.one()
        self.action_played = r.one() != 0
        self.building = r.one()
        self.paid = r.one()
        self.counted = r.one() != 0
        self.owed = r.one()
        self.free_build = r.one() != 0
        self.picked = r.one()
        self.laid = r.one()


def empty_state(game: Game[Any], rules: CitadelsRules, rng: Rng) -> CitadelsState:
    """Return a state with its players and no cards."""
    none = vec[i64]()
    players = [CitadelsPlayer(none, none) for _ in range(rules.players)]
    return CitadelsState(game, rules, none, rng, players, none, none, none, Knowledge([]), none, none)
