"""Steps that look: legal moves, facts, views, the open decision, points."""

from fnmatch import fnmatchcase
from typing import Any, Final

from burgrave.core.event import EVERYONE, SPECTATOR
from burgrave.core.facts import Seats
from burgrave.core.game import Game
from burgrave.core.scenario.checking import check_words, kinds
from burgrave.core.scenario.compare import compare, mentioned, same, show
from burgrave.core.scenario.fact import Fact, Form, form_of
from burgrave.core.scenario.moving import Verb, move_number
from burgrave.core.scenario.session import Session
from burgrave.core.scenario.written import Written, mapping, plain
from burgrave.core.state import State
from burgrave.core.words import Words

HUGE: Final = 1_000_000


class Legal(Verb):
    """All legal moves (`legal`), some that are (`legal contains`), some that are not (`legal lacks`)."""

    def __init__(self, game: Game[Any], verb: str, written: Written, seats: int) -> None:
        self.words = game.words()
        self.verb = verb
        self.written = written
        self.wanted: list[tuple[int | None, Written]] = [(None, written)]
        if written.is_mapping:
            self.wanted = [(key.seat(seats), value) for key, value in written.entries()]
        for _, moves in self.wanted:
            if not (verb == "legal" and moves.is_number):
                for item in moves.items():
                    matching(self.words, item)

    def run(self, on: Session) -> None:
        for seat, moves in self.wanted:
            mine = seat is None or seat == on.state.acting
            legal = {on.words.moves[move] for move in on.state.legal()} if mine else set()
            if self.verb == "legal":
                self.all_of(on, moves, legal)
            else:
                self.some_of(on, moves, legal)

    def all_of(self, on: Session, moves: Written, legal: set[str]) -> None:
        if moves.is_number:
            if moves.value != len(legal):
                on.differs(moves, "legal size", str(moves), f"{len(legal)}: {', '.join(sorted(legal))}")
            return
        wanted = [(item.text(), matching(self.words, item)) for item in moves.items()]
        missing = ", ".join(text for text, meant in wanted if not meant & legal) or "none"
        more = ", ".join(sorted(legal.difference(*(meant for _, meant in wanted)))) or "none"
        if missing != "none" or more != "none":
            on.mismatch(moves, "mismatch-legal", missing=missing, more=more)

    def some_of(self, on: Session, moves: Written, legal: set[str]) -> None:
        for item in moves.items():
            there = legal & matching(self.words, item)
            if self.verb == "legal contains" and not there:
                on.mismatch(
                    item, "mismatch-not-legal", move=item.text(), legal=", ".join(sorted(legal)) or "none"
                )
            elif self.verb == "legal lacks" and there:
                on.mismatch(item, "mismatch-is-legal", move=", ".join(sorted(there)))


def matching(words: Words, written: Written) -> set[str]:
    """The moves that are meant: one, or with a star all that fit (`build *`)."""
    text = written.text()
    if "*" not in text:
        return {words.moves[move_number(words, written)]}
    pattern = "*".join(plain(part) if part.strip() else "" for part in text.replace(" *", "*").split("*"))
    found = {move for move in words.moves if fnmatchcase(plain(move), pattern)}
    if not found:
        written.one_of("move", words.moves)
    return found


def facts_of(on: Session, state: State) -> Fact:
    """The facts of a state or a view, to be compared as their types say."""
    return Fact(state.facts(), form_of(on.game.facts_type()))


class Expect(Verb):
    """Facts of the whole table."""

    def __init__(self, game: Game[Any], written: Written, seats: int) -> None:
        written.entries()
        check_words(game, written, seats)
        self.written = written

    def run(self, on: Session) -> None:
        compare("", self.written, facts_of(on, on.state), on.differs)

    def reread(self, on: Session) -> None:
        same(self.written, facts_of(on, on.state))


class View(Verb):
    """Facts as one seat sees them; `nowhere` lists words that this seat must not find in them."""

    def __init__(self, game: Game[Any], written: Written, seats: int) -> None:
        fields = {plain(key.text()): (key, value) for key, value in written.entries()}
        if "seat" not in fields:
            raise written.wrong("scenario-missing", field="seat")
        self.seat = fields.pop("seat")[1].seat(seats, spectators=True)
        self.nowhere = fields.pop("nowhere")[1].items() if "nowhere" in fields else []
        self.facts = mapping(list(fields.values()), written.file, written.line)
        for item in (self.facts, *self.nowhere):
            check_words(game, item, seats)

    def run(self, on: Session) -> None:
        facts = facts_of(on, on.state.view(self.seat))
        who = "spectator" if self.seat == SPECTATOR else str(self.seat)

        def differs(written: Written, path: str, expected: str, found: str) -> None:
            on.mismatch(written, "mismatch-view", seat=who, path=path, expected=expected, found=found)

        compare("", self.facts, facts, differs)
        there = mentioned({name: fact for name, fact in facts.value.items() if name != "setup"})
        for item in self.nowhere:
            if there[plain(item.text())]:
                on.mismatch(item, "mismatch-seen", seat=who, word=item.text())

    def reread(self, on: Session) -> None:
        same(self.facts, facts_of(on, on.state.view(self.seat)))


class OpenDecision(Verb):
    """Who must decide what now, and who may know that the decision is open."""

    def __init__(self, game: Game[Any], written: Written, seats: int) -> None:
        self.written = written
        self.fields: dict[str, Written] = {}
        if written.is_nothing:
            return
        if not written.is_mapping:
            raise written.misread("mapping")
        pairs = written.entries()
        if len(pairs) == 1 and pairs[0][0].seat_or_none() is not None:
            self.fields = {"seat": pairs[0][0], "kind": pairs[0][1]}
        else:
            self.fields = written.fields(["seat", "kind", "audience"])
        if "seat" in self.fields:
            self.fields["seat"].seat(seats)
        if "kind" in self.fields:
            self.fields["kind"].one_of("kind", kinds(game))
        if "audience" in self.fields and plain(str(self.fields["audience"])) != "everyone":
            self.fields["audience"].seats(seats)

    def run(self, on: Session) -> None:
        decision = on.state.decision()
        if decision is None or not self.fields:
            if decision is not None or self.fields:
                found = "none" if decision is None else f"{decision.seat} {decision.kind}"
                on.differs(self.written, "decision", str(self.written), found)
            return
        audience = [seat for seat in range(on.state.seats()) if decision.audience >> seat & 1]
        facts = {
            "seat": Fact(decision.seat),
            "kind": Fact(decision.kind),
            "audience": Fact(audience, Form(bag=Seats)),
        }
        for name, value in self.fields.items():
            if name == "audience" and plain(str(value)) == "everyone":
                if decision.audience != EVERYONE:
                    on.differs(value, "decision audience", "everyone", show(audience))
            else:
                compare(f"decision {name}", value, facts[name], on.differs)


class Numbers(Verb):
    """Points (`scores`) or places (`ranking`) of all seats in order, or of those mentioned."""

    def __init__(self, verb: str, written: Written, seats: int) -> None:
        self.verb = verb
        self.wanted: dict[int, Written] = {}
        if written.is_mapping:
            self.wanted = {key.seat(seats): value for key, value in written.entries()}
        elif len(written.items()) == seats:
            self.wanted = dict(enumerate(written.items()))
        else:
            raise written.wrong("scenario-per-seat", count=len(written.items()), seats=seats)
        for value in self.wanted.values():
            if not value.is_mapping:
                value.whole(-HUGE, HUGE)

    def run(self, on: Session) -> None:
        found = on.state.scores() if self.verb == "scores" else on.state.ranking()
        for seat, value in self.wanted.items():
            compare(f"{self.verb} seat {seat}", value, Fact(int(found[seat])), on.differs)


class Winners(Verb):
    """The seats in first place."""

    def __init__(self, written: Written, seats: int) -> None:
        self.written = written
        self.seats = sorted(written.seats(seats))

    def run(self, on: Session) -> None:
        found = [seat for seat, place in enumerate(on.state.ranking()) if place == 1]
        if found != self.seats:
            on.differs(self.written, "winners", show(self.seats), show(found))


class Breakdown(Verb):
    """The points of one seat, item by item; an item that is not there counts 0."""

    def __init__(self, game: Game[Any], written: Written, seats: int) -> None:
        fields = written.fields(["seat", "items", "total"])
        if "seat" not in fields:
            raise written.wrong("scenario-missing", field="seat")
        self.seat = fields["seat"].seat(seats)
        self.items = fields["items"].fields(game.library().score_items()) if "items" in fields else {}
        self.total = fields.get("total")

    def run(self, on: Session) -> None:
        found = {plain(name): int(points) for name, points in on.state.breakdown(self.seat)}
        for name, value in self.items.items():
            compare(f"breakdown seat {self.seat} {name}", value, Fact(found.get(plain(name), 0)), on.differs)
        if self.total is not None:
            compare(f"breakdown seat {self.seat} total", self.total, Fact(sum(found.values())), on.differs)
