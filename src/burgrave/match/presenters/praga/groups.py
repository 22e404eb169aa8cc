"""The groups of the moves in a turn, by what the end of the turn would do with them."""

from typing import Final

from burgrave.core.move import Move
from burgrave.match.presenters.praga.data_types import PendingData, PragaStateData

# The group of a move that uses no pending item, by its verb.
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
# Verbs of actions. A pending action has no id, because any action may be performed.
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


def group_of(move: Move, state_data: PragaStateData) -> str | None:
    """Return the group of what the move would use, the most urgent one if there are several."""
    if move.verb in ACTIONS:
        return move.verb
    found = {each["end"] for each in pending_used_by(move, state_data)}
    return min(found, key=ORDER.index) if found else GROUPS.get(move.verb)


def pending_used_by(move: Move, state_data: PragaStateData) -> list[PendingData]:
    """Return the pending items that this move would use."""
    turn = state_data["turn"]
    id = move.objects[0][1] if move.objects and move.verb not in ACTIONS else None
    return [each for each in turn["pending"] if (each["verb"], each["id"]) == (move.verb, id)] if turn else []
