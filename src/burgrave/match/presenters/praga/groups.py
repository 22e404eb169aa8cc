"""The groups in which the moves of a turn are offered: by what the end of the turn would do with them."""

from typing import Final

from burgrave.core.move import Move
from burgrave.praga.state_data.types import PendingData, PragaStateData

# By the verb of a move that uses nothing which is open.
GROUPS: Final = {
    "take": "take",
    "use": "technology",
    "buy action for two gold windows": "buy",
    "buy action for gold and silver": "buy",
    "climb": "project",
    "seal": "seal",
    "refresh for gold": "refresh",
    "refresh for stone": "refresh",
}
# Actions, of which any one is performed.
ACTIONS: Final = ("action", "extra")
ORDER: Final = [
    "take",
    "action",
    "first",
    "comes",
    "lost",
    "extra",
    "technology",
    "project",
    "seal",
    "buy",
    "refresh",
]
MINOR: Final = frozenset({"technology", "project", "seal", "buy", "refresh"})


def group_of(move: Move, facts: PragaStateData) -> str | None:
    """What is open stands with what shares its end; the most pressing if the end has several."""
    if move.verb in ACTIONS:
        return move.verb
    found = {each["end"] for each in pending_used_by(move, facts)}
    return min(found, key=ORDER.index) if found else GROUPS.get(move.verb)


def pending_used_by(move: Move, facts: PragaStateData) -> list[PendingData]:
    """What is open and would be used by this move."""
    turn = facts["turn"]
    id = move.objects[0][1] if move.objects and move.verb not in ACTIONS else None
    return [each for each in turn["pending"] if (each["verb"], each["id"]) == (move.verb, id)] if turn else []
