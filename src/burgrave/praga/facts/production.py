"""Facts about production: what it would bring now."""

from typing import cast

from burgrave.praga.board.types import Bundle
from burgrave.praga.catalogue import BONUS_IDS, GOLD, STONE
from burgrave.praga.facts.types import Production
from burgrave.praga.produce import gold_produced, stone_produced
from burgrave.praga.state import Player, Table


def production(s: Table, p: Player) -> Production:
    return {
        "mines": added(s, [GOLD, p.mines], gold_produced(s, p)),
        "quarry": added(s, [STONE, p.quarry], stone_produced(s, p)),
    }


def added(s: Table, first: list[int], bundles: list[int]) -> Bundle:
    """Amounts that come together as one bundle; those of the same code are added up."""
    out: dict[str, int] = {}
    for amounts in (first, *(s.rules.bundles[number] for number in bundles)):
        for code, amount in zip(amounts[::2], amounts[1::2], strict=True):
            out[BONUS_IDS[code]] = out.get(BONUS_IDS[code], 0) + int(amount)
    return cast(Bundle, out)
