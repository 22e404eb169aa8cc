"""The turn phase: ranks are called in order; then the round ends."""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import Table
from burgrave.citadels.steps import CALL, END_ROUND, SCORING, START_ROUND, TURN
from burgrave.core.agenda import NOBODY, Step
from burgrave.core.event import EVERYONE


def holder(s: Table, rank: i64) -> i64:
    """Who holds the character of this rank."""
    seat: i64 = 0
    for p in s.players:
        if p.roles & bit(rank):
            return seat
        seat += 1
    return NOBODY


@final
class Call(Step[Table]):
    """Rank after rank is called until one answers: its holder reveals the character and takes a turn."""

    def run(self, s: Table, rank: i64) -> None:
        seat: i64 = NOBODY
        while rank <= s.rules.ranks:
            s.called = rank
            s.tell(EVERYONE, "called", s.rules.cast[rank])
            seat = holder(s, rank)
            if seat != NOBODY and rank != s.killed:
                break
            s.tell(EVERYONE, "call-unanswered", s.rules.cast[rank])
            rank += 1
        s.shows()
        if rank > s.rules.ranks:
            s.push(END_ROUND)
            return
        if rank == s.rules.ranks:
            s.push(END_ROUND)
        else:
            s.push(CALL, rank + 1)
        reveal(s, seat, rank)
        if rank == s.robbed:
            rob(s, seat)
        begin_turn(s, seat, rank)


def reveal(s: Table, seat: i64, rank: i64) -> None:
    s.players[seat].shown |= bit(rank)
    s.shows()
    s.tell(EVERYONE, "revealed", seat, s.rules.cast[rank])


def rob(s: Table, seat: i64) -> None:
    """The whole stash goes to the Thief's player at once."""
    victim = s.players[seat]
    gold = victim.gold
    victim.gold = 0
    s.players[s.thief].gold += gold
    s.tell(EVERYONE, "robbed", s.thief, seat, gold)


def begin_turn(s: Table, seat: i64, rank: i64) -> None:
    p = s.players[seat]
    s.turn = seat
    s.rank = rank
    s.gathered = False
    s.builds = 0
    s.acted = 0
    p.played |= bit(rank)
    if not s.rules.used_once_per_round:
        p.used = 0
    s.rules.characters[rank].starts(s, seat)
    s.push(TURN)


def give_crown(s: Table, seat: i64) -> None:
    if s.crown == seat:
        s.tell(EVERYONE, "crown-kept", seat)
        return
    s.tell(EVERYONE, "crown-taken", seat, s.crown)
    s.crown = seat


@final
class EndRound(Step[Table]):
    """A killed rank 4 shows itself; then the next round begins, or final scoring."""

    def run(self, s: Table, argument: i64) -> None:
        s.turn = NOBODY
        s.rank = 0
        if s.killed:
            seat = holder(s, s.killed)
            character = s.rules.characters[s.killed]
            if seat != NOBODY and character.shows_itself_if_killed():
                s.players[seat].shown |= bit(s.killed)
                s.shows()
                s.tell(EVERYONE, "killed-shown", seat, s.rules.cast[s.killed])
                give_crown(s, seat)
        s.tell(EVERYONE, "round-ended", s.round)
        if s.ending:
            s.push(SCORING)
        else:
            clear_round(s)
            s.push(START_ROUND)


def clear_round(s: Table) -> None:
    """Characters return to the shuffled cast; nothing of this round stays."""
    for p in s.players:
        p.roles = 0
        p.shown = 0
        p.played = 0
        p.picks = 0
        p.received = 0
        p.received_again = 0
        p.put_away = 0
        p.fresh = 0
        p.used = 0
    s.called = 0
    s.killed = 0
    s.robbed = 0
    s.thief = NOBODY
    s.facedown = 0
    s.facedown_seen = 0
    s.faceup = 0
