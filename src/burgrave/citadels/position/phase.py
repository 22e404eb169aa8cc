"""The phase of a written position, and how it reaches its first decision."""

from typing import Final

from mypy_extensions import i64

from burgrave.citadels.catalogue import RASPUTIN, WITCH, bit
from burgrave.citadels.draft import selection_is_over
from burgrave.citadels.hooks import cards_kept
from burgrave.citadels.income import (
    BEGGED,
    BONUS_TAKEN,
    BORROWED,
    CROWN_PASSED,
    INCOME_TAKEN,
    ONE_COIN,
    POWER_USED,
    TWO_COINS,
)
from burgrave.citadels.position.pool import CitadelsCardPool
from burgrave.citadels.position.seat import MOST_GOLD, read_rank
from burgrave.citadels.round import close_last_round, holder
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import (
    CALL,
    END_ROUND,
    KEEP_CARD,
    THREAT_ANSWER,
    TURN,
    WITCH_RESUMES,
)
from burgrave.citadels.turn_modes import BEWITCHED, IN_HOSPITAL, MODE_IDS, NORMAL, WITCH_FIRST, WITCH_RESUMED
from burgrave.core.agenda import NO_SEAT, advance
from burgrave.core.scenario.value import ScenarioValue, normalize, scalar

PHASES: Final = ["draft", "theater", "call", "turn", "end of round", "scoring"]
USED: Final = {  # abilities used in a turn, by the name of the field
    "income taken": INCOME_TAKEN,
    "ability used": POWER_USED,
    "bonus taken": BONUS_TAKEN,
    "crown passed": CROWN_PASSED,
    "begged": BEGGED,
    "borrowed": BORROWED,
}
CLASSIC_FIELDS: Final = ["seat", "character", "gathered", "built", "income taken", "ability used", "drawn"]
TURN_FIELDS: Final = [
    *CLASSIC_FIELDS,
    "mode",
    "bonus taken",
    "crown passed",
    "begged",
    "borrowed",
    "coins placed",
    "spent",
    "first paid",
    "extra builds",
    "threat settled",
    "action card played",
    "wagons used",
]
MOST_BUILDS: Final = 99


class Phase:
    """A phase. `name` is one of PHASES, `rank` is called or on turn, `mode` is the turn mode."""

    def __init__(self, name: str, rank: int, turn: dict[str, ScenarioValue], mode: int = NORMAL) -> None:
        self.name = name
        self.rank = rank
        self.turn = turn
        self.mode = mode


def read_phase(
    s: CitadelsState, node: ScenarioValue | None, turn: ScenarioValue | None, holders: dict[int, int]
) -> Phase:
    """Return the phase. `holders` has the seat for each held rank.

    Without a written phase it is the first call, or a draft if no seat holds a character.
    """
    fields: dict[str, ScenarioValue] = {}
    if turn is not None:
        known = TURN_FIELDS if s.rules.expanded else CLASSIC_FIELDS
        fields = turn.fields(known) if turn.is_mapping else {"character": turn}
    if node is None:
        if turn is not None:
            return turn_phase(s, turn, fields, holders)
        return Phase("call", 1, {}) if holders else Phase("draft", 0, {})
    name, of = split_phase(node)
    if turn is not None and name != "turn":
        raise turn.make_error("position-turn-without-turn", phase=name)
    if name == "call":
        return Phase(name, 1 if of is None else call_rank(s, of), {})
    if name == "turn":
        if of is not None:
            fields.setdefault("character", of)
        return turn_phase(s, node, fields, holders)
    if of is not None or (name == "theater" and not s.rules.expanded):
        raise node.make_error("position-phase", found=str(node), known=", ".join(PHASES))
    return Phase(name, 0, {})


def split_phase(node: ScenarioValue) -> tuple[str, ScenarioValue | None]:
    """Split a phase into its name and its parameter: `call merchant`, `{call: merchant}`, `turn 2`."""
    if node.is_mapping:
        fields = node.fields(["call", "turn"])
        if len(fields) == 1:
            return next(iter(fields.items()))
        raise node.make_error("position-phase", found=str(node), known=", ".join(PHASES))
    text = normalize(node.text())
    if text in PHASES:
        return text, None
    first, _, rest = text.partition(" ")
    if first in ("call", "turn") and rest:
        rest = rest.removeprefix("of ")
        return first, scalar(int(rest) if rest.isdigit() else rest, node.file, node.line)
    raise node.make_error("position-phase", found=node.text(), known=", ".join(PHASES))


def call_rank(s: CitadelsState, node: ScenarioValue) -> int:
    return node.whole(1, s.rules.ranks) if node.is_number else read_rank(s.rules, node)


def turn_phase(
    s: CitadelsState, at: ScenarioValue, fields: dict[str, ScenarioValue], holders: dict[int, int]
) -> Phase:
    rank, seat = turn_rank(s, at, fields, holders)
    return Phase("turn", rank, fields, turn_mode(s, fields, rank, seat, holders))


def turn_rank(
    s: CitadelsState, at: ScenarioValue, fields: dict[str, ScenarioValue], holders: dict[int, int]
) -> tuple[int, int]:
    """Return the rank on turn and its seat, or NO_SEAT if no seat is named.

    The rank is named, or it is the only one that the named seat holds.
    """
    who = fields.get("seat")
    what = fields.get("character")
    if what is not None and what.seat_or_none() is not None:
        who, what = what, None
    seat = who.seat(len(s.players)) if who is not None else NO_SEAT
    if what is not None:
        rank = read_rank(s.rules, what)
        by_witch = rank == s.bewitched and who is not None and seat == s.witch
        if rank not in holders or (who is not None and holders[rank] != seat and not by_witch):
            raise what.make_error("position-nobody-holds", character=what.text())
        return rank, seat
    ranks = [rank for rank, holder in holders.items() if holder == seat]
    if len(ranks) != 1:
        raise at.make_error("position-turn-of-whom")
    return ranks[0], seat


def turn_mode(
    s: CitadelsState, fields: dict[str, ScenarioValue], rank: int, seat: int, holders: dict[int, int]
) -> int:
    """Return the turn mode: the written one, or the one that follows from rank and seat."""
    free = not s.protected & bit(rank)
    usual, choices = NORMAL, [NORMAL]
    if s.rules.cast[rank] == WITCH:
        usual, choices = WITCH_FIRST, [WITCH_FIRST]
    elif rank == s.killed and free:
        usual, choices = IN_HOSPITAL, [IN_HOSPITAL]
    elif rank == s.bewitched and free:
        usual = WITCH_RESUMED if seat == s.witch and holders[rank] != seat else BEWITCHED
        choices = [BEWITCHED, WITCH_RESUMED]
    if "mode" not in fields:
        return usual
    mode = MODE_IDS.index(fields["mode"].one_of("mode", MODE_IDS))
    if mode not in choices:
        known = ", ".join(MODE_IDS[choice] for choice in choices)
        raise fields["mode"].make_error("position-mode", mode=MODE_IDS[mode], known=known)
    return mode


def revealed_by_then(s: CitadelsState, phase: Phase) -> i64:
    """Return the ranks that have been called and have answered when the phase begins."""
    if phase.name == "theater":
        return 0
    before = int(s.rules.ranks) + 1
    if phase.name in ("call", "turn"):
        before = phase.rank + (1 if phase.name == "turn" else 0)
    silent = bit(s.killed) & ~s.protected
    if phase.mode == IN_HOSPITAL:
        silent = 0
    ranks = (bit(before) - 1) & ~silent
    if phase.name == "scoring" and s.rules.character(s.killed).shows_itself_if_killed():
        ranks |= bit(s.killed)
    return ranks


def played_by_then(s: CitadelsState, phase: Phase) -> None:
    """Note that the Witch has played as the bewitched character, if its turn is over.

    This needs a seat that holds the bewitched character.
    """
    rank = s.bewitched
    if not rank or s.protected & bit(rank) or holder(s, rank) == NO_SEAT or phase.name == "theater":
        return
    over = phase.name not in ("call", "turn") or rank < phase.rank
    if over or phase.mode == WITCH_RESUMED:
        s.players[s.witch].played |= bit(rank)


def unmasked_by_then(s: CitadelsState) -> None:
    """Reveal the character that another player's turn has shown before its own call."""
    watching = s.rules.watching
    seat = holder(s, watching) if watching else NO_SEAT
    if seat != NO_SEAT and not s.rules.character(watching).may_hide_at(s, seat):
        s.players[seat].shown |= bit(watching)


def lay_out_cards(s: CitadelsState, phase: Phase, pool: CitadelsCardPool, at: ScenarioValue) -> None:
    """Put a protected character's Rasputin on the table during its turn."""
    if phase.name == "turn" and s.protected & bit(phase.rank):
        s.laid = pool.take_kind(RASPUTIN, at)


def enter(s: CitadelsState, phase: Phase) -> None:
    """Put the next step on the agenda and run it."""
    ranks = s.rules.ranks
    if phase.name == "call":
        s.called = phase.rank - 1
        s.push(CALL, phase.rank)
    elif phase.name == "theater":
        s.push(CALL, 1)
        selection_is_over(s)
    elif phase.name == "turn":
        enter_turn(s, phase)
    elif phase.name == "end of round":
        s.called = ranks
        s.push(END_ROUND)
    else:
        s.called = ranks
        s.ending = True
        close_last_round(s)
    advance(s)


def enter_turn(s: CitadelsState, phase: Phase) -> None:
    """Start in the middle of a turn, after the call, a robbery and the King's crown."""
    s.called = phase.rank
    if phase.rank < s.rules.ranks:
        s.push(CALL, phase.rank + 1)
    else:
        s.push(END_ROUND)
    if phase.mode == BEWITCHED:
        s.push(WITCH_RESUMES)
    s.push(TURN)
    s.turn = s.witch if phase.mode == WITCH_RESUMED else holder(s, phase.rank)
    s.rank = phase.rank
    s.mode = phase.mode
    s.restricted = phase.mode not in (NORMAL, WITCH_RESUMED)
    fields = phase.turn
    s.gathered = phase.mode == WITCH_RESUMED
    if "gathered" in fields:
        s.gathered = fields["gathered"].flag()
        if s.gathered and phase.mode in (BEWITCHED, IN_HOSPITAL):
            raise fields["gathered"].make_error("position-mode-gathered", mode=MODE_IDS[phase.mode])
    if "built" in fields:
        s.builds = fields["built"].whole(0, MOST_BUILDS)
    for name, ability in USED.items():
        if name in fields and fields[name].flag():
            s.acted |= ability
    if phase.mode == WITCH_FIRST and s.acted & POWER_USED:
        raise fields["ability used"].make_error("position-witch-has-named")
    read_expanded_turn(s, fields)
    if len(s.drawn) > 0:
        if s.gathered:
            raise fields["drawn"].make_error("position-drawn-and-gathered")
        s.push(KEEP_CARD, cards_kept(s, s.turn, len(s.drawn)))
    elif s.threat_open and s.gathered:
        s.push(THREAT_ANSWER)


def read_expanded_turn(s: CitadelsState, fields: dict[str, ScenarioValue]) -> None:
    """Read the turn fields that only the later editions have."""
    if "coins placed" in fields:
        s.acted |= [0, ONE_COIN, ONE_COIN | TWO_COINS][fields["coins placed"].whole(0, 2)]
    if "spent" in fields:
        s.spent = fields["spent"].whole(0, MOST_GOLD)
    s.first_paid = s.spent > 0
    if "first paid" in fields:
        s.first_paid = fields["first paid"].flag()
    if "extra builds" in fields:
        s.extra_builds = fields["extra builds"].whole(0, MOST_BUILDS)
    s.action_played = s.laid != 0
    if "action card played" in fields:
        s.action_played = fields["action card played"].flag()
    for wagon in fields["wagons used"].items() if "wagons used" in fields else []:
        s.wagons[3 * wagon.whole(0, len(s.wagons) // 3 - 1) + 2] = 1
    if s.threats & bit(s.rank) and s.mode == NORMAL and not s.protected & bit(s.rank):
        settled = s.turn == s.blackmailer
        if "threat settled" in fields:
            settled = fields["threat settled"].flag()
        if settled:
            s.threats &= ~bit(s.rank)
        else:
            s.threat_open = True
            s.restricted = True
