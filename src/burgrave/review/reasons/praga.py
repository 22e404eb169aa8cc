"""What can tell two choices of Praga apart, until each seat has had two more turns."""

from collections.abc import Mapping
from typing import Final

from burgrave.review.reasons.base import CountedPlayout, Fact, Facts

ORDER: Final = (
    "leads-plaza",
    "row-reached",
    "token-times",
    "walls-at-end",
    "buildings-at-end",
    "points-by",
    "gold-left",
    "stone-left",
)
# Amounts, and the difference of their means that matters.
AMOUNTS: Final[Mapping[str, float]] = {
    "row-reached": 0.2,
    "token-times": 0.2,
    "walls-at-end": 0.2,
    "buildings-at-end": 0.2,
    "points-by": 1.0,
    "gold-left": 1.0,
    "stone-left": 1.0,
}
COUNTED: Final = {
    "climbed": "row-reached",
    "token-taken": "token-times",
    "wall-built": "walls-at-end",
    "building-built": "buildings-at-end",
}


def find_facts(playout: CountedPlayout) -> Facts:
    """Return what happened to the seat in a playout."""
    seat, played = playout.seat, playout.played
    notation = played.state.game.notation
    facts: dict[Fact, float] = {Fact(key): 0 for key in COUNTED.values()}
    for event in played.events:
        if event.name != "plaza-led" and event.name not in COUNTED:
            continue
        data = notation.event_data(event)
        if data["seat"] != seat:
            continue
        if event.name == "plaza-led":
            facts[Fact("leads-plaza", "plaza", str(data["plaza"]))] = 1
        else:
            facts[Fact(COUNTED[event.name])] += 1
    totals = played.state.totals(seat)
    return {
        **facts,
        Fact("points-by"): played.state.scores()[seat],
        Fact("gold-left"): totals["gold"],
        Fact("stone-left"): totals["stone"],
    }
