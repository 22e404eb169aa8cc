"""Building a state from a written position: read the fields, place the cards, start the play."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.build import size
from burgrave.citadels.catalogue import CHARACTER_IDS, bit
from burgrave.citadels.position.draft import DraftReader
from burgrave.citadels.position.marks import MarksReader
from burgrave.citadels.position.phase import (
    Phase,
    enter,
    lay_out_cards,
    played_by_then,
    read_phase,
    revealed_by_then,
    unmasked_by_then,
)
from burgrave.citadels.position.pool import CitadelsCardPool
from burgrave.citadels.position.random_ranks import draw
from burgrave.citadels.position.seat import (
    MOST_GOLD,
    CitadelsSeatReader,
    everyone_knows,
    read_rank,
    read_ranks,
)
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.state import CitadelsState, empty_state
from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import EventLog
from burgrave.core.game import Game
from burgrave.core.numbers import sort
from burgrave.core.scenario.seats import split_seats
from burgrave.core.scenario.value import ScenarioValue, normalize
from burgrave.core.scripted_rng import ScriptedRng

FIELDS: Final = [
    "round",
    "crown",
    "phase",
    "turn",
    "deck",
    "discard pile",
    "first picker",
    "faceup",
    "facedown",
    "facedown seen",
    "killed",
    "robbed",
    "thief",
    "first completed",
    "ending",
    "everyone knows",
    "random discard",
    "swapped",
    "bewitched",
    "witch",
    "warrants",
    "magistrate",
    "threats",
    "blackmailer",
    "protected",
    "acrobat played",
    "tax",
]
# Fields that the classic edition does not have.
EXPANDED: Final = FIELDS[FIELDS.index("random discard") :]
AFTER_THE_DRAFT: Final = [
    "killed",
    "robbed",
    "thief",
    "facedown seen",
    "first picker",
    *(name for name in EXPANDED if name not in ("random discard", "tax")),
]
SEAT_AFTER_THE_DRAFT: Final = ["revealed", "received", "received again", "kept"]
MOST_ROUNDS: Final = 999


def make_position(
    game: Game[Any], rules: CitadelsRules, node: ScenarioValue, rng: ScriptedRng, event_log: EventLog | None
) -> CitadelsState:
    s = empty_state(game, rules, rng)
    s.event_log = event_log
    return CitadelsPositionReader(s, node, rng).build()


class CitadelsPositionReader:
    """The fields of the position and of its seats."""

    def __init__(self, s: CitadelsState, node: ScenarioValue, rng: ScriptedRng) -> None:
        self.s = s
        self.written = node
        self.rng = rng
        known = FIELDS if s.rules.expanded else [name for name in FIELDS if name not in EXPANDED]
        self.fields, said = split_seats(node, known, len(s.players))
        self.seats = {seat: CitadelsSeatReader(s, seat, value) for seat, value in said.items()}
        self.pool = CitadelsCardPool(s.rules, rng)

    def build(self) -> CitadelsState:
        s = self.s
        holders = self.holders()
        self.read_public()
        if self.is_draft(holders):
            self.check_draft_fields()
            if "tax" in self.fields:
                s.tax = self.fields["tax"].whole(0, MOST_GOLD)
        else:
            MarksReader(s, self.fields, holders, self.rng).read()
        phase = read_phase(s, self.fields.get("phase"), self.fields.get("turn"), holders)
        for seat in self.seats.values():
            seat.city_and_gold(self.pool)
        lay_out_cards(s, phase, self.pool, self.written)
        self.place_cards(phase)
        self.completions()
        if phase.name == "draft":
            DraftReader(s, self.seats, self.fields, self.written).enter(self.rng)
            return s
        for seat in self.seats.values():
            seat.hold_characters()
        self.swapped_characters()
        self.discarded_characters()
        for seat in self.seats.values():
            seat.reveal(revealed_by_then(s, phase))
        played_by_then(s, phase)
        unmasked_by_then(s)
        enter(s, phase)
        return s

    def is_draft(self, holders: dict[int, int]) -> bool:
        """Return whether the position is in a draft.

        It says so, or no seat holds a character.
        """
        if "phase" in self.fields:
            return normalize(str(self.fields["phase"])) == "draft"
        return "turn" not in self.fields and not holders

    def holders(self) -> dict[int, int]:
        """Return the seat for each held rank. Raise an error if two seats hold the same."""
        out: dict[int, int] = {}
        for number, seat in self.seats.items():
            for rank in seat.ranks:
                if rank in out:
                    character = CHARACTER_IDS[self.s.rules.cast[rank]]
                    raise seat.fields["characters"].make_error(
                        "position-held-twice", character=character, seat=out[rank]
                    )
                out[rank] = number
        return out

    def read_public(self) -> None:
        s, fields = self.s, self.fields
        seats = len(s.players)
        s.round = fields["round"].whole(1, MOST_ROUNDS) if "round" in fields else 1
        s.crown = s.rules.first_crown if s.rules.first_crown != NO_SEAT else 0
        if "crown" in fields:
            s.crown = fields["crown"].seat(seats)
        s.first_picker = fields["first picker"].seat(seats) if "first picker" in fields else s.crown

    # -- cards

    def place_cards(self, phase: Phase) -> None:
        s, pool, fields = self.s, self.pool, self.fields
        for seat in self.seats.values():
            seat.hand(pool)
        if "discard pile" in fields:
            self.discard_pile(fields["discard pile"])
        if "drawn" in phase.turn:
            s.drawn = pool.take_all(phase.turn["drawn"])
        top, bottom, exact, size = self.deck_parts()
        rest = pool.rest()
        for seat in self.seats.values():
            pool.fill(seat.p.hand, rest, seat.written)
            sort(seat.p.hand)
        for cards in (s.drawn, s.pile, s.museum, top, bottom):
            pool.fill(cards, rest, self.written)
        sort(s.museum)
        middle = [] if exact else rest
        if size is not None:
            middle = middle[: self.middle_size(size, len(top) + len(bottom), len(middle))]
        s.deck = vec[i64]([*reversed(bottom), *middle, *reversed(top)])
        for seat in self.seats.values():
            seat.knowledge()
        if "everyone knows" in fields:
            everyone_knows(s, fields["everyone knows"])

    def discard_pile(self, node: ScenarioValue) -> None:
        if not self.s.rules.discard_pile:
            raise node.make_error("position-no-discard-pile")
        if node.is_number:
            self.s.pile = self.pool.take_all(node)
        else:
            self.s.pile = vec[i64]([self.pool.take_marked(item) for item in node.items()])

    def deck_parts(self) -> tuple[list[int], list[int], bool, ScenarioValue | None]:
        """Return top and bottom cards, whether they are the whole deck, and the size.

        Both lists start with the uppermost card. The size is the written one, or None.
        """
        if "deck" not in self.fields:
            return [], [], False, None
        node = self.fields["deck"]
        if node.is_number:
            return [], [], False, node
        if not node.is_mapping:
            return [self.pool.take_marked(item) for item in node.items()], [], True, None
        fields = node.fields(["top", "bottom", "size"])
        top = [self.pool.take_marked(item) for item in fields["top"].items()] if "top" in fields else []
        bottom = (
            [self.pool.take_marked(item) for item in fields["bottom"].items()] if "bottom" in fields else []
        )
        return top, bottom, False, fields.get("size")

    def middle_size(self, size: ScenarioValue, named: int, left: int) -> int:
        """Return how many unplaced cards are between the named ones.

        The other unplaced cards are out of the game.
        """
        most = named + left
        number = size.whole(0, most) if size.is_number else -1
        if number < named:
            raise size.make_error("position-deck-size", size=str(size), named=named, most=most)
        return number - named

    # -- the end of the game

    def completions(self) -> None:
        s = self.s
        done = [seat for seat, p in enumerate(s.players) if p.completed]
        if "first completed" in self.fields:
            first = self.fields["first completed"]
            if not first.is_nothing:
                s.first = first.seat(len(s.players))
                if s.first not in done:
                    raise first.make_error("position-first-not-completed", seat=int(s.first))
        elif len(done) > 1:
            raise self.written.make_error("position-who-was-first", seats=", ".join(map(str, done)))
        elif done:
            s.first = done[0]
        s.ending = bool(done)
        if "ending" in self.fields:
            s.ending = self.fields["ending"].flag()
        if s.bell_early and any(size(s, p) >= s.rules.completion - 1 for p in s.players):
            s.bell_reached = True

    # -- characters

    def check_draft_fields(self) -> None:
        for name in AFTER_THE_DRAFT:
            if name in self.fields:
                raise self.fields[name].make_error("position-not-in-draft", field=name)
        for seat in self.seats.values():
            for name in SEAT_AFTER_THE_DRAFT:
                if name in seat.fields:
                    raise seat.fields[name].make_error("position-not-in-draft", field=name)

    def discarded_characters(self) -> None:
        """Read the discarded characters. An open facedown one is random."""
        s, rules = self.s, self.s.rules
        s.faceup = read_ranks(rules, self.fields.get("faceup"))
        taken = s.faceup
        for p in s.players:
            if s.faceup & (p.roles | p.put_away | p.received):
                raise self.fields["faceup"].make_error("position-faceup-held")
            taken |= p.roles | p.put_away | p.received | p.received_again
        if "random discard" in self.fields and not rules.random_discard:
            raise self.fields["random discard"].make_error("position-no-random-discard")
        if "random discard" in self.fields:
            s.random_discard = read_rank(rules, self.fields["random discard"])
            taken |= bit(s.random_discard)
        self.facedown(taken)
        if rules.random_discard and not s.random_discard:
            self.discard_at_random(bit(s.facedown))
        if rules.players == 2:
            self.put_away(taken | bit(s.facedown))

    def facedown(self, taken: int) -> None:
        s = self.s
        node = self.fields.get("facedown")
        if node is not None and not node.is_nothing and normalize(node.text()) != "unknown":
            s.facedown = read_rank(s.rules, node)
            last = s.players[(s.first_picker + s.rules.players - 1) % s.rules.players]
            for p in s.players:
                if p.roles & bit(s.facedown) and not (p is last and s.rules.last_takes_facedown):
                    raise node.make_error("position-facedown-held", character=node.text())
        else:
            free = [rank for rank in range(1, s.rules.ranks + 1) if not taken & bit(rank)]
            s.facedown = draw(self.rng, free) if free else 0
        if "facedown seen" in self.fields:
            for seat in self.fields["facedown seen"].seats(len(s.players)):
                s.facedown_seen |= bit(seat)
        elif s.rules.facedown_is_seen:
            s.facedown_seen = bit(s.first_picker)

    def discard_at_random(self, taken: int) -> None:
        """Choose the character that three players discard between their picks.

        It is one that no seat kept or received at its second pick.
        """
        s = self.s
        for p in s.players:
            taken |= p.kept | p.received_again
        free = [rank for rank in range(1, s.rules.ranks + 1) if not taken & bit(rank)]
        s.random_discard = draw(self.rng, free) if free else 0

    def swapped_characters(self) -> None:
        """Read a Theater's exchange of characters between two seats."""
        s = self.s
        if "swapped" not in self.fields or self.fields["swapped"].is_nothing:
            return
        node = self.fields["swapped"]
        pair = node.seats(len(s.players))
        if len(pair) != 2 or pair[0] == pair[1]:
            raise node.make_error("position-swapped")
        s.swapper, s.swapped = pair
        one, two = (s.players[seat] for seat in pair)
        if s.rules.roles_each == 1 and one.kept == one.roles and two.kept == two.roles:
            one.kept, two.kept = two.roles, one.roles
        if (one.kept | two.kept) != (one.roles | two.roles) or one.kept == one.roles:
            raise node.make_error("position-swapped")

    def put_away(self, taken: int) -> None:
        """Choose random characters that two players put away, if they are not named."""
        s = self.s
        for p in s.players:
            free = [rank for rank in range(1, s.rules.ranks + 1) if not taken & bit(rank)]
            if p.picks == 2 and not p.put_away and free:
                p.put_away = bit(draw(self.rng, free))
                taken |= p.put_away
