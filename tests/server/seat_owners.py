"""A model of who owns each seat of all tables, made of what the server has answered."""

from tests.server.node import Message

Place = tuple[str, int]  # table and seat
SEATS = range(3)  # of every table


class Owners:
    """Who owns each seat, as far as devices know."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.token: dict[Place, str] = {}  # that opens the seat
        self.reserved: set[Place] = set()  # for a person who has not come over to a rematch yet
        self.issued: list[tuple[str, int, str]] = []  # all tokens ever
        self.next: dict[str, str] = {}

    def issue(self, table: str, seat: int, token: str) -> None:
        self.token[table, seat] = token
        self.reserved.discard((table, seat))
        self.issued.append((table, seat, token))

    def seats(self, table: str) -> list[int]:
        """The seats of persons who have not given them up."""
        return sorted(seat for id, seat in {*self.token, *self.reserved} if id == table)

    def give_up(self, table: str, seat: int) -> None:
        self.token.pop((table, seat), None)
        self.reserved.discard((table, seat))
        self.give_up_reserved(table, seat)

    def give_up_reserved(self, table: str, seat: int) -> None:
        """A person who cannot open a seat any more cannot come over from it either."""
        following = self.next.get(table)
        if following is not None and (following, seat) in self.reserved:
            self.give_up(following, seat)

    def lay_rematch(self, table: str, rematch: str) -> None:
        self.tables.append(rematch)
        self.next[table] = rematch
        self.reserved |= {(rematch, seat) for seat in self.seats(table)}

    def move(self, table: str, seat: int, seated: Message) -> None:
        """A person on this seat was sent their seat at the rematch."""
        assert (seated["table"], seated["seat"]) == (self.next[table], seat)
        place = seated["table"], seat
        if place in self.reserved:
            self.issue(*place, seated["token"])
        assert self.token.get(place) == seated["token"], "the seat was given up or is another's"

    def restore(self, then: "Owners", new: list[str]) -> None:
        """Add tables as they were then. A rematch is linked only if both tables are new."""
        self.tables += [table for table in then.tables if table in new]
        self.token |= {place: token for place, token in then.token.items() if place[0] in new}
        links = {before: after for before, after in then.next.items() if {before, after} <= {*new}}
        self.next |= links
        self.reserved |= {place for place in then.reserved if place[0] in links.values()}

    def delete(self, table: str) -> None:
        for seat in self.seats(table):
            self.token.pop((table, seat), None)
            self.reserved.discard((table, seat))
        for seat in SEATS:
            self.give_up_reserved(table, seat)
        self.tables.remove(table)
        self.next = {before: after for before, after in self.next.items() if table not in (before, after)}
