"""What can tell two choices of Citadels apart, until the end of the next round."""

from collections.abc import Mapping
from typing import Final

from burgrave.review.reasons.base import CountedPlayout, Fact, Facts

ORDER: Final = (
    "completes-first",
    "rival-completes-first",
    "builds",
    "builds-more",
    "loses-district",
    "is-killed",
    "is-robbed",
    "gold-left",
    "points-by",
)
# Amounts, and the difference of their means that matters.
AMOUNTS: Final[Mapping[str, float]] = {"builds-more": 0.3, "gold-left": 0.8, "points-by": 1.0}
LOST: Final = {"district-destroyed": "owner", "district-seized": "owner"}  # the argument that names the loser
COUNTED_EVENTS: Final = frozenset({"city-completed", "district-built", "killed-shown", "robbed", *LOST})


def find_facts(playout: CountedPlayout) -> Facts:
    """Return what happened to the seat in a playout."""
    before, seat, played = playout
    notation = played.state.game.notation
    facts: dict[Fact, float] = {}
    built = 0
    is_first = before["first_completed"] is None
    for event in played.events:
        if event.name not in COUNTED_EVENTS:
            continue
        data = notation.event_data(event)
        if event.name == "city-completed" and is_first:
            is_first, completer = False, int(str(data["seat"]))
            facts[own_or_rival(seat, completer)] = 1
        elif event.name == "district-built" and data["seat"] == seat:
            built += 1
            facts[Fact("builds", "card", str(data["district"]))] = 1
        elif event.name in LOST and data[LOST[event.name]] == seat:
            facts[Fact("loses-district")] = 1
        elif event.name == "killed-shown" and data["seat"] == seat:
            facts[Fact("is-killed")] = 1
        elif event.name == "robbed" and data["victim"] == seat:
            facts[Fact("is-robbed")] = 1
    totals = played.state.totals(seat)
    return {
        **facts,
        Fact("builds-more"): built,
        Fact("gold-left"): totals["gold"],
        Fact("points-by"): totals["points"],
    }


def own_or_rival(seat: int, completer: int) -> Fact:
    return Fact("completes-first") if completer == seat else Fact("rival-completes-first", seat=completer)
