"""Where in a round a written position stands, and how it gets to its first decision."""

from typing import Final

from mypy_extensions import i64

from burgrave.citadels.catalogue import CHARACTER_IDS, bit
from burgrave.citadels.draft import all_picks, puts_away, seat_of_pick
from burgrave.citadels.income import INCOME_TAKEN, POWER_USED
from burgrave.citadels.moments import cards_kept
from burgrave.citadels.moves import PICK, PUT_AWAY
from burgrave.citadels.position.pool import Pool
from burgrave.citadels.position.seat import WrittenSeat, rank_written, ranks_written
from burgrave.citadels.round import holder
from burgrave.citadels.state import Table
from burgrave.citadels.steps import CALL, END_ROUND, KEEP_CARD, SCORING, START_ROUND, TURN
from burgrave.core.agenda import NOBODY, advance
from burgrave.core.dictated import Dictated, Dictum
from burgrave.core.scenario.written import Written, plain, scalar

PHASES: Final = ["draft", "call", "turn", "end of round", "scoring"]
TURN_FIELDS: Final = ["seat", "character", "gathered", "built", "income taken", "ability used", "drawn"]


class Phase:
    """`name` is one of PHASES; `rank` is the rank to be called or on turn."""

    def __init__(self, name: str, rank: int, turn: dict[str, Written]) -> None:
        self.name = name
        self.rank = rank
        self.turn = turn


def read_phase(s: Table, written: Written | None, turn: Written | None, holders: dict[int, int]) -> Phase:
    """`holders` says who holds which rank. Without a phase: the first call; a draft if nobody holds any."""
    fields: dict[str, Written] = {}
    if turn is not None:
        fields = turn.fields(TURN_FIELDS) if turn.is_mapping else {"character": turn}
    if written is None:
        if turn is not None:
            return Phase("turn", turn_rank(s, turn, fields, holders), fields)
        return Phase("call", 1, {}) if holders else Phase("draft", 0, {})
    name, of = split_phase(written)
    if turn is not None and name != "turn":
        raise turn.wrong("position-turn-without-turn", phase=name)
    if name == "call":
        return Phase(name, 1 if of is None else call_rank(s, of), {})
    if name == "turn":
        if of is not None:
            fields.setdefault("character", of)
        return Phase(name, turn_rank(s, written, fields, holders), fields)
    if of is not None:
        raise written.wrong("position-phase", found=str(written), known=", ".join(PHASES))
    return Phase(name, 0, {})


def split_phase(written: Written) -> tuple[str, Written | None]:
    """`call merchant`, `call 6`, `{call: merchant}`, `turn 2`, `draft` …"""
    if written.is_mapping:
        fields = written.fields(["call", "turn"])
        if len(fields) == 1:
            return next(iter(fields.items()))
        raise written.wrong("position-phase", found=str(written), known=", ".join(PHASES))
    text = plain(written.text())
    if text in PHASES:
        return text, None
    first, _, rest = text.partition(" ")
    if first in ("call", "turn") and rest:
        rest = rest.removeprefix("of ")
        return first, scalar(int(rest) if rest.isdigit() else rest, written.file, written.line)
    raise written.wrong("position-phase", found=written.text(), known=", ".join(PHASES))


def call_rank(s: Table, written: Written) -> int:
    return written.whole(1, s.rules.ranks) if written.is_number else rank_written(s.rules, written)


def turn_rank(s: Table, at: Written, fields: dict[str, Written], holders: dict[int, int]) -> int:
    """The rank on turn: named, or the only one that the seat on turn holds."""
    who = fields.get("seat")
    what = fields.get("character")
    if what is not None and what.seat_or_none() is not None:
        who, what = what, None
    seat = who.seat(len(s.players)) if who is not None else NOBODY
    if what is not None:
        rank = rank_written(s.rules, what)
        if rank not in holders or (who is not None and holders[rank] != seat):
            raise what.wrong("position-nobody-holds", character=what.text())
        return rank
    ranks = [rank for rank, holder in holders.items() if holder == seat]
    if len(ranks) != 1:
        raise at.wrong("position-turn-of-whom")
    return ranks[0]


def revealed_by_then(s: Table, phase: Phase) -> i64:
    """The ranks that have been called and answered when the phase begins."""
    before = int(s.rules.ranks) + 1
    if phase.name in ("call", "turn"):
        before = phase.rank + (1 if phase.name == "turn" else 0)
    ranks = (bit(before) - 1) & ~bit(s.killed)
    if phase.name == "scoring" and s.rules.characters[s.killed].shows_itself_if_killed():
        ranks |= bit(s.killed)
    return ranks


def enter(s: Table, phase: Phase, pool: Pool) -> None:
    """Put on the agenda what happens next, and let it happen."""
    ranks = s.rules.ranks
    if phase.name == "call":
        s.called = phase.rank - 1
        s.push(CALL, phase.rank)
    elif phase.name == "turn":
        enter_turn(s, phase, pool)
    elif phase.name == "end of round":
        s.called = ranks
        s.push(END_ROUND)
    else:
        s.called = ranks
        s.ending = True
        s.push(SCORING)
    advance(s)


def enter_turn(s: Table, phase: Phase, pool: Pool) -> None:
    """In the middle of a turn: the call, a robbery and the King's crown are past."""
    s.called = phase.rank
    if phase.rank < s.rules.ranks:
        s.push(CALL, phase.rank + 1)
    else:
        s.push(END_ROUND)
    s.push(TURN)
    s.turn = holder(s, phase.rank)
    s.rank = phase.rank
    fields = phase.turn
    s.gathered = "gathered" in fields and fields["gathered"].flag()
    if "built" in fields:
        s.builds = fields["built"].whole(0, 99)
    for name, ability in (("income taken", INCOME_TAKEN), ("ability used", POWER_USED)):
        if name in fields and fields[name].flag():
            s.acted |= ability
    if s.drawn:
        if s.gathered:
            raise fields["drawn"].wrong("position-drawn-and-gathered")
        s.push(KEEP_CARD, cards_kept(s, s.turn, len(s.drawn)))


class WrittenDraft:
    """A draft under way: the discards are stated to chance, the picks made so far are played."""

    def __init__(
        self, s: Table, seats: dict[int, WrittenSeat], fields: dict[str, Written], at: Written
    ) -> None:
        self.s = s
        self.seats = seats
        self.fields = fields
        self.at = at

    def enter(self, chance: Dictated) -> None:
        s = self.s
        stated = {"faceup", "facedown"} & set(self.fields) or any(seat.ranks for seat in self.seats.values())
        if stated:
            names = [CHARACTER_IDS[s.rules.cast[rank]] for rank in self.discards(chance)]
            chance.queue.insert(0, Dictum("draft", names, self.at.file, self.at.line))
        s.round -= 1  # starting the round counts it
        s.push(START_ROUND)
        advance(s)
        for pick in range(all_picks(s)):
            if not self.play_pick(pick):
                self.nobody_after(pick)
                return

    def discards(self, chance: Dictated) -> list[int]:
        """The ranks discarded faceup, then the one facedown; those left open are drawn."""
        s = self.s
        faceup = [rank_written(s.rules, item) for item in self.items("faceup")]
        facedown = [rank_written(s.rules, item) for item in self.items("facedown")]
        if "faceup" in self.fields and len(faceup) != s.rules.faceup:
            raise self.fields["faceup"].wrong(
                "position-faceup", count=len(faceup), wanted=int(s.rules.faceup)
            )
        held = {rank for seat in self.seats.values() for rank in seat.ranks}
        free = [rank for rank in range(1, s.rules.ranks + 1) if rank not in {*faceup, *facedown, *held}]
        while len(faceup) < s.rules.faceup:
            faceup.append(draw(chance, [rank for rank in free if rank != 4 and rank not in faceup]))
        if not facedown:
            facedown.append(draw(chance, [rank for rank in free if rank not in faceup]))
        return faceup + facedown

    def items(self, name: str) -> list[Written]:
        return self.fields[name].items() if name in self.fields else []

    def play_pick(self, pick: int) -> bool:
        """Play a pick that the position says was made; whether it was made."""
        s = self.s
        number = int(seat_of_pick(s, pick))
        seat = self.seats.get(number)
        lap = pick // int(s.rules.players)
        if seat is None or len(seat.ranks) <= lap:
            return False
        self.play(PICK + s.rules.cast[seat.ranks[lap]], seat)
        if puts_away(s, pick):
            away = ranks_written(s.rules, seat.fields.get("put away"))
            if not away:
                return False
            rank = next(rank for rank in range(1, s.rules.ranks + 1) if away & bit(rank))
            self.play(PUT_AWAY + s.rules.cast[rank], seat)
        return True

    def play(self, move: int, seat: WrittenSeat) -> None:
        if move not in self.s.legal():
            text = self.s.game.words().moves[move]
            raise seat.written.wrong("position-draft-impossible", seat=seat.seat, move=text)
        self.s.play(move)

    def nobody_after(self, pick: int) -> None:
        """Nobody picks before those who are asked earlier."""
        s = self.s
        for later in range(pick + 1, all_picks(s)):
            number = int(seat_of_pick(s, later))
            seat = self.seats.get(number)
            if seat is not None and len(seat.ranks) > later // int(s.rules.players):
                raise seat.written.wrong("position-draft-order", seat=number, before=int(s.acting))


def draw(chance: Dictated, ranks: list[int]) -> int:
    return ranks[int(chance.below(len(ranks)))]
