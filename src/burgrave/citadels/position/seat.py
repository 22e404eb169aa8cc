"""One seat of a written position: stash, hand, city, characters, and what it knows."""

from mypy_extensions import i64

from burgrave.citadels.build import completed
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, LAST_DISTRICT, bit, rank_of
from burgrave.citadels.position.pool import UNKNOWN, Pool
from burgrave.citadels.rules import Rules
from burgrave.citadels.state import Player, Table
from burgrave.core.event import EVERYONE, SPECTATOR
from burgrave.core.knowledge import DOUBT
from burgrave.core.scenario.written import Written

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
]
MOST_GOLD = 999


class WrittenSeat:
    """The fields of one seat, read in the order in which they depend on each other."""

    def __init__(self, s: Table, seat: int, written: Written) -> None:
        self.s = s
        self.seat = seat
        self.p: Player = s.players[seat]
        self.written = written
        self.fields = written.fields(FIELDS)
        if "character" in self.fields:
            if "characters" in self.fields:
                raise written.wrong("scenario-twice", field="characters")
            self.fields["characters"] = self.fields.pop("character")
        self.ranks = self.read_characters()  # as listed

    def read_characters(self) -> list[int]:
        if "characters" not in self.fields:
            return []
        written = self.fields["characters"]
        ranks = [rank_written(self.s.rules, item) for item in written.items()]
        if len(ranks) > self.s.rules.roles_each:
            raise written.wrong("position-characters", seat=self.seat, most=int(self.s.rules.roles_each))
        return ranks

    def city_and_gold(self, pool: Pool) -> None:
        s, p = self.s, self.p
        if "gold" in self.fields:
            p.gold = self.fields["gold"].whole(0, MOST_GOLD)
        if "city" in self.fields:
            for item in self.fields["city"].items():
                p.city.append(self.district(pool, item))
        for kind in p.city:
            p.built |= bit(kind)
        p.fresh = self.kinds("built this round")
        p.used = self.kinds("used")
        p.completed = bool(completed(s, p))
        if "completed" in self.fields:
            flag = self.fields["completed"].flag()
            if p.completed and not flag:
                raise self.fields["completed"].wrong(
                    "position-is-completed", seat=self.seat, size=len(p.city)
                )
            p.completed = flag

    def district(self, pool: Pool, item: Written) -> int:
        """A district of the city: its id, or a mapping with what an edition lets lie on it."""
        if item.is_mapping:
            fields = item.fields(["card"])
            if "card" not in fields:
                raise item.wrong("scenario-missing", field="card")
            item = fields["card"]
        item.one_of("card", CARD_IDS[1 : LAST_DISTRICT + 1])
        return pool.take(item)

    def kinds(self, name: str) -> i64:
        """Districts of this city, a bit each."""
        mask: i64 = 0
        for item in self.fields[name].items() if name in self.fields else []:
            kind = CARD_IDS.index(item.one_of("card", CARD_IDS[1:]))
            if kind not in self.p.city:
                raise item.wrong("position-not-in-city", card=CARD_IDS[kind], seat=self.seat)
            mask |= bit(kind)
        return mask

    def hand(self, pool: Pool) -> None:
        if "hand" in self.fields:
            self.p.hand = pool.take_all(self.fields["hand"])

    def hold_characters(self) -> None:
        """As after a draft; what was passed to the seat is what is written, and nothing else."""
        p = self.p
        for rank in self.ranks:
            p.roles |= bit(rank)
            p.kept |= bit(rank)
        p.picks = len(self.ranks)
        p.received = self.masked("received")
        p.received_again = self.masked("received again")
        p.put_away = self.masked("put away")
        seen = p.received | p.received_again
        if seen and (p.roles | p.put_away) & ~seen:
            name = "received" if p.received else "received again"
            raise self.fields[name].wrong("position-received", seat=self.seat)

    def masked(self, name: str) -> i64:
        return ranks_written(self.s.rules, self.fields.get(name))

    def reveal(self, default: i64) -> None:
        """What everybody has seen of this seat's characters."""
        p = self.p
        p.shown = p.roles & default
        if "revealed" in self.fields:
            p.shown = 0
            for item in self.fields["revealed"].items():
                rank = rank_written(self.s.rules, item)
                if not p.roles & bit(rank):
                    raise item.wrong("position-not-held", character=item.text(), seat=self.seat)
                p.shown |= bit(rank)
        p.played = p.shown & ~bit(self.s.killed)

    def knowledge(self) -> None:
        if "knows" in self.fields:
            read_notes(self.s, 1 << self.seat, self.fields["knows"])


def read_notes(s: Table, watchers: int, written: Written) -> None:
    """`{2: [tavern, palace]}` or `{2: {cards: [tavern, palace], doubts: 1}}`, for each seat in the mask."""
    seats = len(s.players)
    for key, value in written.entries():
        place = key.seat(seats)
        fields = value.fields(["cards", "doubts"]) if value.is_mapping else {"cards": value}
        items = fields["cards"].items() if "cards" in fields else []
        kinds = [CARD_IDS.index(item.one_of("card", CARD_IDS[1:])) for item in items]
        doubts = fields["doubts"].whole(0, max(len(kinds) - 1, 0)) if "doubts" in fields else 0
        if watchers == 1 << place:
            raise key.wrong("position-knows-itself", seat=place)
        check_notes(s, place, kinds, doubts, value)
        for watcher in range(SPECTATOR + 1):
            if watchers >> watcher & 1 and watcher != place and (watcher < seats or watcher == SPECTATOR):
                for kind in kinds:
                    s.knowledge.learn(watcher, place, kind)
                for _ in range(doubts):
                    s.knowledge.learn(watcher, place, DOUBT)


def check_notes(s: Table, place: int, kinds: list[int], doubts: int, at: Written) -> None:
    """Nobody knows what is not so: all but the doubted cards are in that hand."""
    left = [kind for kind in s.players[place].hand if kind != UNKNOWN]
    there = 0
    for kind in kinds:
        if kind in left:
            left.remove(kind)
            there += 1
    if there < len(kinds) - doubts:
        raise at.wrong("position-knows-wrong", seat=place, cards=len(kinds), there=there)


def everyone_knows(s: Table, written: Written) -> None:
    read_notes(s, EVERYONE, written)


def rank_written(rules: Rules, written: Written) -> int:
    """The rank of a character of the cast."""
    cast = [CHARACTER_IDS[number] for number in rules.cast[1:]]
    return int(rank_of(CHARACTER_IDS.index(written.one_of("character", cast))))


def ranks_written(rules: Rules, written: Written | None) -> i64:
    mask: i64 = 0
    for item in written.items() if written is not None else []:
        mask |= bit(rank_written(rules, item))
    return mask
