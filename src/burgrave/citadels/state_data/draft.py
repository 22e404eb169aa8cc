"""State data of the draft: characters discarded, passed around and put away."""

from burgrave.citadels.catalogue import bit
from burgrave.citadels.draft import all_picks, pack, puts_away, seat_of_pick
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.ids import character, characters
from burgrave.citadels.state_data.phase import phase
from burgrave.citadels.steps import PUT_AWAY_CHARACTER
from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import FULL_STATE, SPECTATOR
from burgrave.core.state_data import UNKNOWN


def facedown(s: CitadelsState) -> str | None:
    """Return the character that was first put facedown, or None if the last picker has taken it up.

    In a view it is UNKNOWN if the viewer does not know it.
    """
    if s.facedown and not taken_up(s):
        return character(s.rules, s.facedown)
    if s.viewer == FULL_STATE or s.round == 0:
        return None
    # The seat that took it up laid down another one, which is in the pack.
    return None if s.viewer != SPECTATOR and s.players[s.viewer].kept & bit(s.facedown) else UNKNOWN


def taken_up(s: CitadelsState) -> bool:
    """Return whether a seat is known to hold the character that was first put facedown."""
    return any((p.kept | p.roles) & bit(s.facedown) for p in s.players)


def random_discard(s: CitadelsState) -> str | None:
    """Return the character that three players discard between their picks. A view has UNKNOWN."""
    if s.random_discard:
        return character(s.rules, s.random_discard)
    return UNKNOWN if s.viewer != FULL_STATE and discarded_at_random(s) else None


def discarded_at_random(s: CitadelsState) -> bool:
    return s.rules.random_discard and sum(int(p.picks) for p in s.players) >= s.rules.players


def passed_round(s: CitadelsState) -> list[str]:
    """Return the characters that are passed around; after the draft, the remaining ones."""
    if s.viewer == FULL_STATE:
        return characters(s.rules, pack(s))
    if s.viewer != SPECTATOR and s.viewer == last_receiver(s):
        p = s.players[s.viewer]
        return characters(
            s.rules, (p.received_again or p.received) & ~p.kept & ~p.put_away & ~bit(s.facedown)
        )
    left = int(s.rules.ranks) - int(s.faceup).bit_count() - 1 - int(discarded_at_random(s))
    left -= sum(int(p.picks) + put_away_so_far(s, seat) for seat, p in enumerate(s.players))
    return [UNKNOWN] * max(left, 0)


def last_receiver(s: CitadelsState) -> int:
    """Return the seat that was the last to see the remaining characters."""
    if phase(s) == "draft":
        return int(s.current_seat)
    last = int(seat_of_pick(s, all_picks(s) - 1))
    return last if s.players[last].received else NO_SEAT


def put_away_so_far(s: CitadelsState, seat: int) -> int:
    """Return how many characters a seat has put away. This is public knowledge."""
    if not puts_away(s, 1):
        return 0  # the rules of this number of players
    picks = sum(int(p.picks) for p in s.players)
    done = sum(1 for pick in range(picks) if puts_away(s, pick) and seat_of_pick(s, pick) == seat)
    return done - (1 if s.current_step() == PUT_AWAY_CHARACTER and s.current_seat == seat else 0)
