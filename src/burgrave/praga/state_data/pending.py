"""State data of what is pending in a turn, and of what happens to it when the turn ends. [5, 17]"""

from collections.abc import Iterator
from typing import Final

from burgrave.praga.actions.road import LAST_STREET, road_effect_comes, road_effect_leaves_choice
from burgrave.praga.catalogue import PROJECT_IDS, SPACE_IDS, TILE_IDS, bit
from burgrave.praga.claims import SPAN, claim_leaves_choice, nth_upgrade, options
from burgrave.praga.crane import wheel_bonus_comes
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.types import End, PendingData
from burgrave.praga.take_tile import can_do_main_action

COMES: Final[End] = "comes"
LOST: Final[End] = "lost"
FIRST: Final[End] = "first"


def pending(s: PragaState) -> list[PendingData]:
    """Return everything that is pending, with a count for equal entries."""
    found: list[PendingData] = []
    for each in (*actions(s), *wheel(s), *claims(s), *road(s), *sideways(s)):
        key = (each["verb"], each["id"], each["end"])
        same = next((one for one in found if (one["verb"], one["id"], one["end"]) == key), None)
        if same is None:
            found.append(each)
        else:
            same["count"] += each["count"]
    return found


def actions(s: PragaState) -> Iterator[PendingData]:
    """Yield the main action, which is required if possible, and bought actions, which are optional."""
    if s.taken and not s.main_done:
        possible = can_do_main_action(s, s.players[s.turn])
        yield {"verb": "action", "id": None, "count": 1, "end": FIRST if possible else LOST}
    if s.extra_actions:
        yield {"verb": "extra", "id": None, "count": int(s.extra_actions), "end": LOST}


def wheel(s: PragaState) -> Iterator[PendingData]:
    if s.wheel_bonus:
        yield {"verb": "wheel bonus", "id": None, "count": 1, "end": COMES if wheel_bonus_comes(s) else LOST}


def claims(s: PragaState) -> Iterator[PendingData]:
    """Yield every upgrade for which a claim can be used."""
    p = s.players[s.turn]
    for claim in s.claims:
        for number in range(options(s, p, claim)):
            tile = nth_upgrade(s, p, claim // SPAN, claim % SPAN + number)
            end = FIRST if claim_leaves_choice(s, p, claim) else COMES
            yield {"verb": "bonus", "id": TILE_IDS[tile], "count": 1, "end": end}


def road(s: PragaState) -> Iterator[PendingData]:
    for space in range(1, LAST_STREET + 1):
        if s.road_effects & bit(space):
            comes = COMES if road_effect_comes(s, space) else LOST
            end = FIRST if road_effect_leaves_choice(s, space) else comes
            yield {"verb": "road effect", "id": SPACE_IDS[space], "count": 1, "end": end}
        if s.road_egg_effects & bit(space):
            yield {"verb": "road egg effect", "id": SPACE_IDS[space], "count": 1, "end": LOST}


def sideways(s: PragaState) -> Iterator[PendingData]:
    """Yield the sideways moves: earned ones are made at the end of the turn, optional ones are lost."""
    credits = zip(
        PROJECT_IDS,
        (s.hunger_credits, s.cathedral_credits),
        (s.hunger_optional, s.cathedral_optional),
        strict=True,
    )
    for project, earned, optional in credits:
        if earned > optional:
            yield {"verb": "sideways", "id": project, "count": int(earned - optional), "end": COMES}
        if optional:
            yield {"verb": "sideways", "id": project, "count": int(optional), "end": LOST}
