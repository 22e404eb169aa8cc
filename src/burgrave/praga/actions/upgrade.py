"""Upgrade: take a tile, lay it on the hex of its action, advance at the university. [9]"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.numbers import copy_with
from burgrave.praga.actions.action import TileAction
from burgrave.praga.catalogue import FROM_ROAD, FROM_UPGRADE, UNIVERSITY, UPGRADE, UPGRADES
from burgrave.praga.claims import open_claim
from burgrave.praga.connections import connect
from burgrave.praga.display import fill, has_normal, place_in_row, slot_of
from burgrave.praga.gain import gain, gain_one
from burgrave.praga.special import spend_right
from burgrave.praga.state import ROTATED, PragaState
from burgrave.praga.steps import CHOOSE_ROTATION


@final
class UpgradeAction(TileAction):
    """An upgrade is free, and its hex is printed on it."""

    def __init__(self) -> None:
        super().__init__(UPGRADE, CHOOSE_ROTATION)

    def costs_nothing(self, s: PragaState) -> bool:
        return has_normal(s, UPGRADES)

    def lay(self, s: PragaState, seat: i64, tile: i64, place: i64, rotation: i64) -> None:
        p = s.players[seat]
        rules = s.rules
        open_claim(s, p, UPGRADE)
        spend_right(s, tile)
        display_slot = slot_of(s, tile)
        at: i64 = rules.upgrade_action[tile]
        p.hexes = copy_with(p.hexes, at, tile | rotation << ROTATED)
        p.upgrades = append(p.upgrades[:], tile)
        s.emit(EVERYONE, "upgrade-laid", seat, tile, rotation, place_in_row(display_slot), at)
        fill(s, display_slot)  # a tile taken is replaced at once
        gain_one(s, seat, UNIVERSITY, rules.university_steps[tile], FROM_UPGRADE)
        connect(s, p, seat, at)
        gain(s, seat, rules.while_here_upgrade[p.figure], FROM_ROAD)
