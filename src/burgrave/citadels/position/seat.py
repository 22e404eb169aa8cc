"""One seat of a written position: gold, hand, city, characters, and its knowledge."""

from librt.vecs import append, extend
from mypy_extensions import i64

from burgrave.citadels.build import is_completed
from burgrave.citadels.catalogue import (
    BELL_TOWER,
    BIG_TOP,
    CARD_IDS,
    CASH_WAGON,
    CHARACTER_IDS,
    LAST_DISTRICT,
    MUSEUM,
    bit,
    rank_of,
)
from burgrave.citadels.districts.museum import MUSEUM_PLACE
from burgrave.citadels.position.pool import UNKNOWN, CitadelsCardPool
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.state import COIN, KIND, CitadelsPlayer, CitadelsState
from burgrave.citadels.state_data.seat import MUSEUM_NOTES
from burgrave.core.events import EVERYONE, SPECTATOR
from burgrave.core.knowledge import DOUBT
from burgrave.core.scenario.value import ScenarioValue, normalize

FIELDS = [
    "gold",
    "hand",
    "city",
    "characters",
    "character",
    "revealed",
    "received",
    "received again",
    "put away",
    "completed",
    "built this round",
    "used",
    "knows",
    "kept",
    "big tops",
    "cash wagons",
]
EXPANDED = ["kept", "big tops", "cash wagons"]  # fields that the classic edition does not have
DISTRICT_FIELDS = ["card", "beautified", "under", "early", "reached"]
MOST_GOLD = 999


class CitadelsSeatReader:
    """The fields of one seat, read in the order of their dependencies."""

    def __init__(self, s: CitadelsState, seat: int, node: ScenarioValue) -> None:
        self.s = s
        self.seat = seat
        self.p: CitadelsPlayer = s.players[seat]
        self.written = node
        known = FIELDS if s.rules.expanded else [name for name in FIELDS if name not in EXPANDED]
        self.fields = node.fields(known)
        if "character" in self.fields:
            if "characters" in self.fields:
                raise node.make_error("scenario-twice", field="characters")
            self.fields["characters"] = self.fields.pop("character")
        self.ranks = self.read_characters()  # in the written order

    def read_characters(self) -> list[int]:
        if "characters" not in self.fields:
            return []
        node = self.fields["characters"]
        ranks = [read_rank(self.s.rules, item) for item in node.items()]
        if len(ranks) > self.s.rules.roles_each:
            raise node.make_error("position-characters", seat=self.seat, most=int(self.s.rules.roles_each))
        return ranks

    def city_and_gold(self, pool: CitadelsCardPool) -> None:
        s, p = self.s, self.p
        if "gold" in self.fields:
            p.gold = self.fields["gold"].whole(0, MOST_GOLD)
        if "city" in self.fields:
            for item in self.fields["city"].items():
                p.city = append(p.city, self.district(pool, item))
        for card in p.city:
            p.built |= bit(card & KIND)
        if "big tops" in self.fields:
            p.big_tops = self.fields["big tops"].whole(0, int(pool.copies[BIG_TOP]))
            for _ in range(p.big_tops):
                pool.take_kind(BIG_TOP, self.fields["big tops"])
        if "cash wagons" in self.fields:
            for wagon in self.fields["cash wagons"].items():
                pool.take_kind(CASH_WAGON, wagon)
                s.wagons = extend(s.wagons, [self.seat, wagon.whole(0, MOST_GOLD), 0])
        p.fresh = self.kinds("built this round")
        p.used = self.kinds("used")
        p.completed = bool(is_completed(s, p))
        if "completed" in self.fields:
            flag = self.fields["completed"].flag()
            if p.completed and not flag:
                raise self.fields["completed"].make_error(
                    "position-is-completed", seat=self.seat, size=len(p.city)
                )
            p.completed = flag

    def district(self, pool: CitadelsCardPool, item: ScenarioValue) -> int:
        """Return a district of the city, written as an id or as a mapping with details."""
        if not item.is_mapping:
            return self.plain_district(pool, item)
        fields = item.fields(DISTRICT_FIELDS if self.s.rules.expanded else DISTRICT_FIELDS[:1])
        if "card" not in fields:
            raise item.make_error("scenario-missing", field="card")
        kind = self.plain_district(pool, fields["card"])
        for name, owner in (("under", MUSEUM), ("early", BELL_TOWER), ("reached", BELL_TOWER)):
            if name in fields and kind != owner:
                raise fields[name].make_error("position-detail", field=name, card=CARD_IDS[owner])
        if "under" in fields:
            self.s.museum = pool.take_all(fields["under"])
        self.s.bell_early = self.s.bell_early or ("early" in fields and fields["early"].flag())
        self.s.bell_reached = self.s.bell_reached or ("reached" in fields and fields["reached"].flag())
        return kind | COIN if "beautified" in fields and fields["beautified"].flag() else kind

    def plain_district(self, pool: CitadelsCardPool, item: ScenarioValue) -> int:
        item.one_of("card", CARD_IDS[1 : LAST_DISTRICT + 1])
        return pool.take(item)

    def kinds(self, name: str) -> i64:
        """Return a mask of districts of this city, one bit each."""
        mask: i64 = 0
        for item in self.fields[name].items() if name in self.fields else []:
            kind = CARD_IDS.index(item.one_of("card", CARD_IDS[1:]))
            if not self.p.built & bit(kind):
                raise item.make_error("position-not-in-city", card=CARD_IDS[kind], seat=self.seat)
            mask |= bit(kind)
        return mask

    def hand(self, pool: CitadelsCardPool) -> None:
        if "hand" in self.fields:
            self.p.hand = pool.take_all(self.fields["hand"])

    def hold_characters(self) -> None:
        """Set the characters of this seat after the draft.

        The received characters are only the written ones.
        """
        p = self.p
        for rank in self.ranks:
            p.roles |= bit(rank)
        p.kept = self.read_mask("kept") if "kept" in self.fields else p.roles
        p.picks = len(self.ranks)
        p.received = self.read_mask("received")
        p.received_again = self.read_mask("received again")
        p.put_away = self.read_mask("put away")
        seen = p.received | p.received_again
        if seen and (p.kept | p.put_away) & ~seen:
            name = "received" if p.received else "received again"
            raise self.fields[name].make_error("position-received", seat=self.seat)

    def read_mask(self, name: str) -> i64:
        return read_ranks(self.s.rules, self.fields.get(name))

    def reveal(self, default: i64) -> None:
        """Set which of this seat's characters all players have seen."""
        p = self.p
        p.shown = p.roles & default
        if "revealed" in self.fields:
            p.shown = 0
            for item in self.fields["revealed"].items():
                rank = read_rank(self.s.rules, item)
                if not p.roles & bit(rank):
                    raise item.make_error("position-not-held", character=item.text(), seat=self.seat)
                p.shown |= bit(rank)
        # Killed and bewitched characters have no turn of their own, even if they are revealed.
        p.played = p.shown & ~((bit(self.s.killed) | bit(self.s.bewitched)) & ~self.s.protected)

    def knowledge(self) -> None:
        if "knows" in self.fields:
            read_notes(self.s, 1 << self.seat, self.fields["knows"])


def read_notes(s: CitadelsState, watchers: int, node: ScenarioValue) -> None:
    """Read the notes of each seat in the mask about hidden places.

    They look like `{2: [tavern, palace]}` or `{2: {cards: [tavern, palace], doubts: 1}}`.
    """
    seats = len(s.players)
    for key, value in node.entries():
        museum = key.seat_or_none() is None and normalize(key.text()) == MUSEUM_NOTES
        place = MUSEUM_PLACE if museum else key.seat(seats)
        fields = value.fields(["cards", "doubts"]) if value.is_mapping else {"cards": value}
        items = fields["cards"].items() if "cards" in fields else []
        kinds = [CARD_IDS.index(item.one_of("card", CARD_IDS[1:])) for item in items]
        doubts = fields["doubts"].whole(0, max(len(kinds) - 1, 0)) if "doubts" in fields else 0
        if watchers == 1 << place:
            raise key.make_error("position-knows-itself", seat=place)
        check_notes(s, place, kinds, doubts, value)
        for watcher in range(SPECTATOR + 1):
            if watchers >> watcher & 1 and watcher != place and (watcher < seats or watcher == SPECTATOR):
                for kind in kinds:
                    s.knowledge.learn(watcher, place, kind)
                for _ in range(doubts):
                    s.knowledge.learn(watcher, place, DOUBT)


def check_notes(s: CitadelsState, place: int, kinds: list[int], doubts: int, at: ScenarioValue) -> None:
    """Raise an error if notes are wrong: all but the doubted cards must be in that place."""
    cards = s.museum if place == MUSEUM_PLACE else s.players[place].hand
    left = [kind for kind in cards if kind != UNKNOWN]
    there = 0
    for kind in kinds:
        if kind in left:
            left.remove(kind)
            there += 1
    if there < len(kinds) - doubts:
        raise at.make_error("position-knows-wrong", seat=place, cards=len(kinds), there=there)


def everyone_knows(s: CitadelsState, node: ScenarioValue) -> None:
    read_notes(s, EVERYONE, node)


def read_rank(rules: CitadelsRules, node: ScenarioValue) -> int:
    """Return the rank of a character of the cast."""
    cast = [CHARACTER_IDS[number] for number in rules.cast[1:]]
    return int(rank_of(CHARACTER_IDS.index(node.one_of("character", cast))))


def read_ranks(rules: CitadelsRules, node: ScenarioValue | None) -> i64:
    mask: i64 = 0
    for item in node.items() if node is not None else []:
        mask |= bit(read_rank(rules, item))
    return mask
