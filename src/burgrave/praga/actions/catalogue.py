"""The six actions by number, and those that lay a tile by their row of the display."""

from typing import Final

from burgrave.praga.actions.action import Action, TileAction
from burgrave.praga.actions.building import BuildingAction
from burgrave.praga.actions.mines import MinesAction
from burgrave.praga.actions.quarry import QuarryAction
from burgrave.praga.actions.road import RoadAction
from burgrave.praga.actions.upgrade import UpgradeAction
from burgrave.praga.actions.wall import WallAction


def tile_actions() -> list[TileAction]:
    return [UpgradeAction(), WallAction(), BuildingAction()]


TILE_ACTIONS: Final = tile_actions()


def actions() -> list[Action]:
    return [MinesAction(), QuarryAction(), *TILE_ACTIONS, RoadAction()]


ACTIONS: Final = actions()
