"""What Praga's presenter and its drawing know of the game: the types of its state data and of its board data.

No other module imports them from the game.
"""

from burgrave.praga.board_data.types import (
    ActionHexData,
    BoardData,
    BundleData,
    CranePositionData,
    MapHexData,
    ProductionTrackData,
    RoadEffectData,
    RoadSpaceData,
    ScoreData,
    TileData,
    TileSidesData,
    WheelBonusData,
)
from burgrave.praga.state_data.laid_tile import corners_met, open_then
from burgrave.praga.state_data.types import (
    LaidUpgradeData,
    LaidWallData,
    OpponentData,
    PendingData,
    PlazaData,
    PragaPlayerData,
    PragaStateData,
    PragaTurnData,
    WheelTileData,
)

__all__ = [
    "ActionHexData",
    "BoardData",
    "BundleData",
    "CranePositionData",
    "LaidUpgradeData",
    "LaidWallData",
    "MapHexData",
    "OpponentData",
    "PendingData",
    "PlazaData",
    "PragaPlayerData",
    "PragaStateData",
    "PragaTurnData",
    "ProductionTrackData",
    "RoadEffectData",
    "RoadSpaceData",
    "ScoreData",
    "TileData",
    "TileSidesData",
    "WheelBonusData",
    "WheelTileData",
    "corners_met",
    "open_then",
]
