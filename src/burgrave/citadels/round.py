"""The turn phase: ranks are called in order; then the round ends."""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.call import ask_about_killed, ask_acrobat, ask_rasputin
from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import (
    ANSWER_CALL,
    CALL,
    END_ROUND,
    ROUND_OVER,
    SCORING,
    START_ROUND,
    TURN,
    WITCH_RESUMES,
)
from burgrave.citadels.turn_modes import BEWITCHED, NORMAL, WITCH_RESUMED
from burgrave.citadels.wagons import discard_wagons, forget_uses
from burgrave.core.agenda import NO_SEAT, Step
from burgrave.core.events import EVERYONE


def holder(s: CitadelsState, rank: i64) -> i64:
    """Return the seat that holds the character of this rank, or NO_SEAT."""
    seat: i64 = 0
    for p in s.players:
        if p.roles & bit(rank):
            return seat
        seat += 1
    return NO_SEAT


@final
class CallStep(Step[CitadelsState]):
    """Ranks are called in order until one answers, or until a player must be asked."""

    def run(self, s: CitadelsState, rank: i64) -> None:
        s.block_undo()
        while rank <= s.rules.ranks:
            s.called = rank
            s.emit(EVERYONE, "called", s.rules.cast[rank])
            seat = holder(s, rank)
            if rank == s.killed:
                if ask_about_killed(s, rank):
                    return
            elif seat != NO_SEAT:
                s.push(CALL, rank + 1)
                answer(s, seat, rank)
                return
            s.emit(EVERYONE, "call-unanswered", s.rules.cast[rank])
            if rank == 4 and rank != s.killed and s.rules.with_action_cards:
                ask_acrobat(s)
                s.then(CALL, rank + 1)
                return
            rank += 1
        s.push(END_ROUND)


def reveal(s: CitadelsState, seat: i64, rank: i64) -> None:
    s.players[seat].shown |= bit(rank)
    s.block_undo()
    s.emit(EVERYONE, "revealed", seat, s.rules.cast[rank])


def answer(s: CitadelsState, seat: i64, rank: i64) -> None:
    """Reveal a character that was not killed, and ask for protection if it is affected."""
    reveal(s, seat, rank)
    marks = bit(s.bewitched) | bit(s.robbed) | s.threats | s.warrants
    if s.rules.with_action_cards and marks & bit(rank):
        ask_rasputin(s, seat)
        if rank == 4 and rank == s.bewitched:
            ask_acrobat(s)
        s.then(ANSWER_CALL)
    else:
        begin_called(s, seat, rank)


@final
class AnswerCallStep(Step[CitadelsState]):
    """All players have reacted to a call. Then the holder of the character plays, if possible."""

    def run(self, s: CitadelsState, argument: i64) -> None:
        rank = s.called
        seat = holder(s, rank)
        if seat != NO_SEAT and (rank != s.killed or s.protected & bit(rank)):
            begin_called(s, seat, rank)
        elif seat == NO_SEAT or not s.players[seat].shown & bit(rank):
            s.emit(EVERYONE, "call-unanswered", s.rules.cast[rank])


def begin_called(s: CitadelsState, seat: i64, rank: i64) -> None:
    """Begin the turn of a revealed character, with the effects of other characters on it."""
    free = s.protected & bit(rank) == 0
    if rank == s.bewitched and free:
        s.push(WITCH_RESUMES)
        begin_turn(s, seat, rank, BEWITCHED)
        s.rules.character(rank).answers_bewitched(s, seat)
        return
    if rank == s.robbed and free:
        rob(s, seat)
    begin_turn(s, seat, rank, NORMAL)
    if s.rules.watching:
        s.rules.character(s.rules.watching).other_turn_begins(s, holder(s, s.rules.watching))
    if s.threats & bit(rank) and free:
        if seat == s.blackmailer:
            remove_threat(s, rank)
        else:
            s.threat_open = True
            s.restricted = True
            return
    s.rules.character(rank).starts(s, seat)


def remove_threat(s: CitadelsState, rank: i64) -> None:
    """Remove the threat marker without showing it."""
    s.threats &= ~bit(rank)
    s.emit(EVERYONE, "threat-removed", s.rules.cast[rank])


def rob(s: CitadelsState, seat: i64) -> None:
    """Give all gold of the seat to the Thief's player."""
    victim = s.players[seat]
    gold = victim.gold
    victim.gold = 0
    s.players[s.thief].gold += gold
    s.emit(EVERYONE, "robbed", s.thief, seat, gold)


def begin_turn(s: CitadelsState, seat: i64, rank: i64, mode: i64) -> None:
    p = s.players[seat]
    s.turn = seat
    s.rank = rank
    s.mode = mode
    s.restricted = mode != NORMAL and mode != WITCH_RESUMED
    s.gathered = mode == WITCH_RESUMED
    s.builds = 0
    s.acted = 0
    if s.rules.expanded:
        s.spent = 0
        s.first_paid = False
        s.extra_builds = 0
        s.action_played = s.protected & bit(rank) != 0 and mode == NORMAL
        s.threat_open = False
        forget_uses(s, mode == WITCH_RESUMED)
    if not s.restricted:
        p.played |= bit(rank)
    if not s.rules.used_once_per_round:
        p.used = 0
    s.push(TURN)


@final
class WitchResumesStep(Step[CitadelsState]):
    """The bewitched character has gathered. The Witch continues in its place."""

    def run(self, s: CitadelsState, argument: i64) -> None:
        s.emit(EVERYONE, "witch-resumes", s.witch, s.rules.cast[s.bewitched])
        begin_turn(s, s.witch, s.bewitched, WITCH_RESUMED)
        # Both parts of the Witch count as one turn.
        s.action_played = s.witch_played
        s.extra_builds = s.witch_builds


@final
class EndRoundStep(Step[CitadelsState]):
    """A killed rank 4 is revealed. Then the round is over."""

    def run(self, s: CitadelsState, argument: i64) -> None:
        s.turn = NO_SEAT
        s.rank = 0
        s.push(ROUND_OVER)
        if s.killed and not s.protected & bit(s.killed):
            seat = holder(s, s.killed)
            character = s.rules.character(s.killed)
            if seat != NO_SEAT and character.shows_itself_if_killed():
                if not s.players[seat].shown & bit(s.killed):
                    s.players[seat].shown |= bit(s.killed)
                    s.block_undo()
                    s.emit(EVERYONE, "killed-shown", seat, s.rules.cast[s.killed])
                if not s.acrobat:
                    character.killed_takes_crown(s, seat)


@final
class RoundOverStep(Step[CitadelsState]):
    """Effects at the end of a round, then the next round or the end of the game."""

    def run(self, s: CitadelsState, argument: i64) -> None:
        if s.rules.waiting:
            s.rules.character(s.rules.waiting).round_ends(s, holder(s, s.rules.waiting))
        s.emit(EVERYONE, "round-ended", s.round)
        if s.ending or s.bell_reached:
            close_last_round(s)
        else:
            clear_round(s)
            s.push(START_ROUND)


def close_last_round(s: CitadelsState) -> None:
    """Remove markers and Cash Wagons before scoring. Characters stay: their ranks decide ties."""
    return_markers(s)
    discard_wagons(s)
    s.push(SCORING)


def clear_round(s: CitadelsState) -> None:
    """Return the characters to the cast and reset all data of the round."""
    for p in s.players:
        p.roles = 0
        p.kept = 0
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
    s.thief = NO_SEAT
    s.facedown = 0
    s.facedown_seen = 0
    s.faceup = 0
    if s.rules.expanded:
        return_markers(s)
        clear_marks(s)


def return_markers(s: CitadelsState) -> None:
    """Remove warrants and threats. Gold on the Tax Collector's token stays."""
    s.magistrate = NO_SEAT
    s.warrants = 0
    s.signed = 0
    s.signed_shown = False
    s.blackmailer = NO_SEAT
    s.threats = 0
    s.threatened = 0
    s.flowered = 0
    s.threats_shown = 0


def clear_marks(s: CitadelsState) -> None:
    """Reset the other effects of the characters of this round."""
    s.bewitched = 0
    s.witch = NO_SEAT
    s.witch_played = False
    s.witch_builds = 0
    s.random_discard = 0
    s.swapper = NO_SEAT
    s.swapped = NO_SEAT
    s.protected = 0
    s.acrobat = False
    s.mode = NORMAL
