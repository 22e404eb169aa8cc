"""Blackmailer (rank 2): place two threats, one of them flowered, on two characters. [6.2.3]

A threatened player gathers, then pays half the stash or refuses; behind a flowered threat all is lost.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.marking import offer_marks
from burgrave.citadels.moves import BRIBE, FLOWER, PASS, REFUSE, REVEAL, THREATEN
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    BEWITCHED_IS_SAFE,
    KILLED_IS_SAFE,
    RANK_ONE_IS_SAFE,
)
from burgrave.citadels.round import remove_threat
from burgrave.citadels.state import Table
from burgrave.citadels.steps import BLACKMAILER_MARKS, THREAT_REVEAL
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE, only
from burgrave.core.offer import Offer


@final
class Blackmailer(Character):
    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        offer_marks(s, FLOWER, s.acted & POWER_USED != 0, o)

    def may_not_name(self, s: Table, rank: i64) -> i64:
        if rank == 1:
            return RANK_ONE_IS_SAFE
        if rank == 2:
            return ANOTHER_NOT_YOURSELF
        if rank == s.killed:
            return KILLED_IS_SAFE
        if rank == s.bewitched:
            return BEWITCHED_IS_SAFE
        return 0

    def choose(self, s: Table, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.flowered = rank_of(move - FLOWER)
        s.marking = bit(s.flowered)
        s.push(BLACKMAILER_MARKS)


@final
class BlackmailerMarks(Step[Table]):
    """Place the plain threat. Which is which stays secret."""

    kind = "threats"

    def seat(self, s: Table, argument: i64) -> i64:
        return s.turn

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        offer_marks(s, THREATEN, False, o)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        s.threats = s.marking | bit(rank_of(move - THREATEN))
        s.threatened = s.threats
        s.marking = 0
        s.blackmailer = s.turn
        s.shows()
        on = [s.rules.cast[rank] for rank in range(1, s.rules.ranks + 1) if s.threats & bit(rank)]
        s.tell(EVERYONE, "threats-placed", s.turn, on[0], on[1])
        s.tell(only(s.turn), "threat-flowered", s.turn, s.rules.cast[s.flowered])


@final
class ThreatAnswer(Step[Table]):
    """Bribe the Blackmailer with half of the stash, or refuse."""

    kind = "threat"

    def seat(self, s: Table, argument: i64) -> i64:
        return s.turn

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        o.allow(BRIBE)
        o.allow(REFUSE)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        if move == REFUSE:
            s.tell(EVERYONE, "threat-refused", s.turn, s.blackmailer)
            s.push(THREAT_REVEAL)
            return
        p = s.players[s.turn]
        gold = p.gold // 2
        p.gold -= gold
        s.players[s.blackmailer].gold += gold
        s.tell(EVERYONE, "bribed", s.turn, s.blackmailer, gold)
        remove_threat(s, s.rank)
        settle(s)


@final
class ThreatReveal(Step[Table]):
    """The Blackmailer may show the marker: a flowered one takes the whole stash, a plain one nothing."""

    kind = "threat-reveal"

    def seat(self, s: Table, argument: i64) -> i64:
        return s.blackmailer

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        o.allow(REVEAL)
        o.allow(PASS)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        if move == REVEAL:
            s.shows()
            s.threats_shown |= bit(s.rank)
            gold: i64 = 0
            if s.flowered == s.rank:
                gold = s.players[s.turn].gold
                s.players[s.turn].gold = 0
                s.players[s.blackmailer].gold += gold
            flowered: i64 = 1 if s.flowered == s.rank else 0
            s.tell(EVERYONE, "threat-shown", s.blackmailer, s.rules.cast[s.rank], flowered, gold, s.turn)
        remove_threat(s, s.rank)
        settle(s)


def settle(s: Table) -> None:
    """The threat is settled; the turn goes on in the usual way."""
    s.threat_open = False
    s.restricted = False
    s.rules.character(s.rank).starts(s, s.turn)
