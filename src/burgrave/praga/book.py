"""The steps by code."""

from typing import Any

from burgrave.core.agenda import Step
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
    """In the order of their codes in steps.py."""
    return [
        StartTurn(),
        Turn(),
        Close(),
        DiscardWindows(),
        TurnWheel(),
        ChooseTile(),
        ChooseSlot(),
        ChoosePlot(),
        ChooseRotation(),
        RefreshFirst(),
        RefreshSecond(),
        ProductionToken(),
        DrawTechnologies(),
        KeepTechnology(),
        EvaluatePlaza(),
        BothRewards(),
        PlazaReward(),
        SidewaysProject(),
        Arrow(),
        CathedralTile(),
        DrawBridgeTiles(),
        BridgePick(),
        BridgePlace(),
        ProjectRow(),
        PlazaTile(),
        TrackStep(),
        ProductionTrack(),
        ChooseBundle(),
        TechnologyAction(),
        Opponent(),
        Pawn(),
        BotPlot(),
        BotRotation(),
        Recycle(),
    ]
