"""The table of steps by code."""

from typing import Any

from burgrave.core.agenda import Step
from burgrave.core.numbered import by_number
from burgrave.praga import steps as step
from burgrave.praga.actions.building import ChoosePlotStep
from burgrave.praga.actions.wall import ChooseSlotStep
from burgrave.praga.bridge import BridgePickStep, BridgePlaceStep, CathedralTileStep, DrawBridgeTilesStep
from burgrave.praga.choose_bundle import ChooseBundleStep
from burgrave.praga.choosing import ChooseRotationStep, ChooseTileStep
from burgrave.praga.end_turn import CloseTurnStep, DiscardWindowsStep, TurnWheelStep
from burgrave.praga.parler import BotPlotStep, BotRotationStep, PawnStep
from burgrave.praga.plazas import BothRewardsStep, EvaluatePlazaStep, PlazaRewardStep, PlazaTileStep
from burgrave.praga.produce import ProductionTokenStep
from burgrave.praga.projects import ArrowStep, ProjectRowStep, SidewaysProjectStep
from burgrave.praga.refresh import RefreshFirstStep, RefreshSecondStep
from burgrave.praga.solo import OpponentStep, RecycleStep
from burgrave.praga.technologies import (
    DrawTechnologiesStep,
    KeepTechnologyStep,
    ProductionTrackStep,
    TechnologyActionStep,
    TrackStep,
)
from burgrave.praga.turn import PragaTurnStep, StartTurnStep


def steps() -> list[Step[Any]]:
    return by_number(
        {
            step.START_TURN: StartTurnStep(),
            step.TURN: PragaTurnStep(),
            step.CLOSE: CloseTurnStep(),
            step.DISCARD_WINDOWS: DiscardWindowsStep(),
            step.TURN_WHEEL: TurnWheelStep(),
            step.CHOOSE_TILE: ChooseTileStep(),
            step.CHOOSE_SLOT: ChooseSlotStep(),
            step.CHOOSE_PLOT: ChoosePlotStep(),
            step.CHOOSE_ROTATION: ChooseRotationStep(),
            step.REFRESH_FIRST: RefreshFirstStep(),
            step.REFRESH_SECOND: RefreshSecondStep(),
            step.PRODUCTION_TOKEN: ProductionTokenStep(),
            step.DRAW_TECHNOLOGIES: DrawTechnologiesStep(),
            step.KEEP_TECHNOLOGY: KeepTechnologyStep(),
            step.EVALUATE_PLAZA: EvaluatePlazaStep(),
            step.BOTH_REWARDS: BothRewardsStep(),
            step.PLAZA_REWARD: PlazaRewardStep(),
            step.SIDEWAYS_PROJECT: SidewaysProjectStep(),
            step.ARROW: ArrowStep(),
            step.CATHEDRAL_TILE: CathedralTileStep(),
            step.DRAW_BRIDGE_TILES: DrawBridgeTilesStep(),
            step.BRIDGE_PICK: BridgePickStep(),
            step.BRIDGE_PLACE: BridgePlaceStep(),
            step.PROJECT_ROW: ProjectRowStep(),
            step.PLAZA_TILE: PlazaTileStep(),
            step.TRACK_STEP: TrackStep(),
            step.PRODUCTION_TRACK: ProductionTrackStep(),
            step.CHOOSE_BUNDLE: ChooseBundleStep(),
            step.TECHNOLOGY_ACTION: TechnologyActionStep(),
            step.OPPONENT: OpponentStep(),
            step.PAWN: PawnStep(),
            step.BOT_PLOT: BotPlotStep(),
            step.BOT_ROTATION: BotRotationStep(),
            step.RECYCLE: RecycleStep(),
        }
    )
