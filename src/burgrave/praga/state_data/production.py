"""State data of production: what it would bring now."""

from collections.abc import Sequence
from typing import cast

from burgrave.praga.board_data.types import BundleData
from burgrave.praga.catalogue import BONUS_IDS, GOLD, STONE
from burgrave.praga.produce import gold_produced, stone_produced
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.state_data.types import ProductionData


def production(s: PragaState, p: PragaPlayer) -> ProductionData:
    return {
        "mines": as_bundle(s, gold_produced(s, p), [GOLD, p.mines]),
        "quarry": as_bundle(s, stone_produced(s, p), [STONE, p.quarry]),
    }


def as_bundle(s: PragaState, numbers: list[int], before: Sequence[int] = ()) -> BundleData:
    """Return bundles as one, after other amounts; amounts with the same code are added up."""
    out: dict[str, int] = {}
    for amounts in (before, *(s.rules.bundles[number] for number in numbers)):
        for code, amount in zip(amounts[::2], amounts[1::2], strict=True):
            out[BONUS_IDS[code]] = out.get(BONUS_IDS[code], 0) + int(amount)
    return cast(BundleData, out)
