"""The steps by code."""

from typing import Any

from burgrave.core.agenda import Step
from burgrave.core.numbered import by_number
from burgrave.praga import steps as step
from burgrave.praga.bridge import BridgePick, BridgePlace, CathedralTile, DrawBridgeTiles
from burgrave.praga.choose_bundle import ChooseBundle
from burgrave.praga.choosing import ChoosePlot, ChooseRotation, ChooseSlot, ChooseTile
from burgrave.praga.close import Close, DiscardWindows, TurnWheel
from burgrave.praga.parler import BotPlot, BotRotation, Pawn
from burgrave.praga.plazas import BothRewards, EvaluatePlaza, PlazaReward, PlazaTile
from burgrave.praga.produce import ProductionToken
from burgrave.praga.projects import Arrow, ProjectRow, SidewaysProject
from burgrave.praga.refresh import RefreshFirst, RefreshSecond
from burgrave.praga.solo import Opponent, Recycle
from burgrave.praga.technologies import (
    DrawTechnologies,
    KeepTechnology,
    ProductionTrack,
    TechnologyAction,
    TrackStep,
)
from burgrave.praga.turn import StartTurn, Turn


def steps() -> list[Step[Any]]:
    return by_number(
        {
            step.START_TURN: StartTurn(),
            step.TURN: Turn(),
            step.CLOSE: Close(),
            step.DISCARD_WINDOWS: DiscardWindows(),
            step.TURN_WHEEL: TurnWheel(),
            step.CHOOSE_TILE: ChooseTile(),
            step.CHOOSE_SLOT: ChooseSlot(),
            step.CHOOSE_PLOT: ChoosePlot(),
            step.CHOOSE_ROTATION: ChooseRotation(),
            step.REFRESH_FIRST: RefreshFirst(),
            step.REFRESH_SECOND: RefreshSecond(),
            step.PRODUCTION_TOKEN: ProductionToken(),
            step.DRAW_TECHNOLOGIES: DrawTechnologies(),
            step.KEEP_TECHNOLOGY: KeepTechnology(),
            step.EVALUATE_PLAZA: EvaluatePlaza(),
            step.BOTH_REWARDS: BothRewards(),
            step.PLAZA_REWARD: PlazaReward(),
            step.SIDEWAYS_PROJECT: SidewaysProject(),
            step.ARROW: Arrow(),
            step.CATHEDRAL_TILE: CathedralTile(),
            step.DRAW_BRIDGE_TILES: DrawBridgeTiles(),
            step.BRIDGE_PICK: BridgePick(),
            step.BRIDGE_PLACE: BridgePlace(),
            step.PROJECT_ROW: ProjectRow(),
            step.PLAZA_TILE: PlazaTile(),
            step.TRACK_STEP: TrackStep(),
            step.PRODUCTION_TRACK: ProductionTrack(),
            step.CHOOSE_BUNDLE: ChooseBundle(),
            step.TECHNOLOGY_ACTION: TechnologyAction(),
            step.OPPONENT: Opponent(),
            step.PAWN: Pawn(),
            step.BOT_PLOT: BotPlot(),
            step.BOT_ROTATION: BotRotation(),
            step.RECYCLE: Recycle(),
        }
    )
