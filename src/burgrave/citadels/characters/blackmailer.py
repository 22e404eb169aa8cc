"""Blackmailer (rank 2): place two threats, one of them flowered, on two characters. [6.2.3]

A threatened player gathers, then pays half of the gold or refuses. A flowered threat takes all the gold.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.marking import offer_marks
from burgrave.citadels.moves import BRIBE, FLOWER, PASS, REFUSE, REVEAL, THREATEN
from burgrave.citadels.naming import safe_from_rank_2
from burgrave.citadels.reasons import ANOTHER_NOT_YOURSELF
from burgrave.citadels.round import remove_threat
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import BLACKMAILER_MARKS, THREAT_REVEAL
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, only
from burgrave.core.move_collector import MoveCollector


@final
class Blackmailer(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_marks(s, FLOWER, s.acted & POWER_USED != 0, moves)

    def may_not_name(self, s: CitadelsState, rank: i64) -> i64:
        return ANOTHER_NOT_YOURSELF if rank == 2 else safe_from_rank_2(s, rank)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.flowered = rank_of(move - FLOWER)
        s.marking = bit(s.flowered)
        s.push(BLACKMAILER_MARKS)


@final
class BlackmailerMarksStep(Step[CitadelsState]):
    """The Blackmailer places the plain threat. Which threat is flowered stays secret."""

    kind = "threats"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        offer_marks(s, THREATEN, False, moves)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        s.threats = s.marking | bit(rank_of(move - THREATEN))
        s.threatened = s.threats
        s.marking = 0
        s.blackmailer = s.turn
        s.block_undo()
        on = [s.rules.cast[rank] for rank in range(1, s.rules.ranks + 1) if s.threats & bit(rank)]
        s.emit(EVERYONE, "threats-placed", s.turn, on[0], on[1])
        s.emit(only(s.turn), "threat-flowered", s.turn, s.rules.cast[s.flowered])


@final
class ThreatAnswerStep(Step[CitadelsState]):
    """The threatened player bribes the Blackmailer with half of the gold, or refuses."""

    kind = "threat"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        moves.allow(BRIBE)
        moves.allow(REFUSE)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        if move == REFUSE:
            s.emit(EVERYONE, "threat-refused", s.turn, s.blackmailer)
            if is_face_secret(s):
                s.push(THREAT_REVEAL)
                return
            remove_threat(s, s.rank)
            settle(s)
            return
        p = s.players[s.turn]
        gold = p.gold // 2
        p.gold -= gold
        s.players[s.blackmailer].gold += gold
        s.emit(EVERYONE, "bribed", s.turn, s.blackmailer, gold)
        remove_threat(s, s.rank)
        settle(s)


@final
class ThreatRevealStep(Step[CitadelsState]):
    """The Blackmailer may reveal the marker: a flowered one takes all gold, a plain one nothing.

    Nobody is asked about the plain one after the flowered one was shown: then everyone knows it. [10.1]
    """

    kind = "threat-reveal"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.blackmailer

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        moves.allow(REVEAL)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        if move == REVEAL:
            s.block_undo()
            s.threats_shown |= bit(s.rank)
            gold: i64 = 0
            if s.flowered == s.rank:
                gold = s.players[s.turn].gold
                s.players[s.turn].gold = 0
                s.players[s.blackmailer].gold += gold
            flowered: i64 = 1 if s.flowered == s.rank else 0
            s.emit(EVERYONE, "threat-shown", s.blackmailer, s.rules.cast[s.rank], flowered, gold, s.turn)
        remove_threat(s, s.rank)
        settle(s)


def is_face_secret(s: CitadelsState) -> bool:
    """Return whether the threat on the current character may be flowered, by public knowledge."""
    return s.threats_shown & bit(s.flowered) == 0


def settle(s: CitadelsState) -> None:
    """Settle the threat and start the rest of the turn."""
    s.threat_open = False
    s.restricted = False
    s.rules.character(s.rank).starts(s, s.turn)
