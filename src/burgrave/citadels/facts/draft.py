"""Facts about the draft: characters discarded, passed round and put away."""

from burgrave.citadels.catalogue import bit
from burgrave.citadels.draft import all_picks, pack, puts_away, seat_of_pick
from burgrave.citadels.facts.ids import character, characters
from burgrave.citadels.facts.phase import phase
from burgrave.citadels.state import Table
from burgrave.citadels.steps import PUT_AWAY_CHARACTER
from burgrave.core.agenda import NOBODY
from burgrave.core.event import SPECTATOR
from burgrave.core.facts import UNKNOWN


def facedown(s: Table) -> str | None:
    """The character that was put facedown first, unless the last picker is known to have taken it up."""
    if s.facedown and not taken_up(s):
        return character(s.rules, s.facedown)
    if s.eyes == NOBODY or s.round == 0:
        return None
    # Whoever took it up laid another one down, which is the pack's.
    return None if s.eyes != SPECTATOR and s.players[s.eyes].kept & bit(s.facedown) else UNKNOWN


def taken_up(s: Table) -> bool:
    """Whether somebody is known to hold the character that was put facedown first."""
    return any((p.kept | p.roles) & bit(s.facedown) for p in s.players)


def random_discard(s: Table) -> str | None:
    """The character that three players discard between their picks; a view knows only that there is one."""
    if s.random_discard:
        return character(s.rules, s.random_discard)
    return UNKNOWN if s.eyes != NOBODY and discarded_at_random(s) else None


def discarded_at_random(s: Table) -> bool:
    return s.rules.random_discard and sum(int(p.picks) for p in s.players) >= s.rules.players


def passed_round(s: Table) -> list[str]:
    """The characters being passed round; after the draft, what was left over."""
    if s.eyes == NOBODY:
        return characters(s.rules, pack(s))
    if s.eyes != SPECTATOR and s.eyes == last_receiver(s):
        p = s.players[s.eyes]
        return characters(
            s.rules, (p.received_again or p.received) & ~p.kept & ~p.put_away & ~bit(s.facedown)
        )
    left = int(s.rules.ranks) - int(s.faceup).bit_count() - 1 - int(discarded_at_random(s))
    left -= sum(int(p.picks) + put_away_so_far(s, seat) for seat, p in enumerate(s.players))
    return [UNKNOWN] * max(left, 0)


def last_receiver(s: Table) -> int:
    """Who was the last to see the characters that are left."""
    if phase(s) == "draft":
        return int(s.acting)
    last = int(seat_of_pick(s, all_picks(s) - 1))
    return last if s.players[last].received else NOBODY


def put_away_so_far(s: Table, seat: int) -> int:
    """How many characters a seat has put away, as everybody can count."""
    picks = sum(int(p.picks) for p in s.players)
    done = sum(1 for pick in range(picks) if puts_away(s, pick) and seat_of_pick(s, pick) == seat)
    return done - (1 if s.step() == PUT_AWAY_CHARACTER and s.acting == seat else 0)
