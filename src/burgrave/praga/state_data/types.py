"""The types of the state data of Praga. The text below a field describes the field."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.core.state_data import (
    Alias,
    CommonDecisionData,
    CommonStateData,
    Doc,
    Inline,
    NameField,
    Seat,
    Sparse,
    SparsePlaces,
    Unordered,
)
from burgrave.praga.board_data.types import (
    ActionId,
    ActionTileId,
    BridgeTileId,
    BundleData,
    HexId,
    PlazaId,
    PlazaTileId,
    ProjectId,
    RowId,
    SealId,
    SpaceId,
    TechnologyId,
    TileId,
    TileSidesData,
    TokenId,
    WealthId,
    WheelBonusData,
    Zone,
)
from burgrave.praga.catalogue import ACTION_IDS
from burgrave.praga.state_data.ids import PLACE_IDS, SLOT_IDS

Owner = Seat | Literal["bot"]
Phase = Literal["setup", "turn", "close", "opponent", "over"]
Side = Literal["A", "B"]
Colour = Literal["red", "green", "blue", "purple"]
Pieces = Literal["base", "A", "B"]

Technologies = Annotated[list[TechnologyId], Unordered]
BridgeTiles = Annotated[list[BridgeTileId], Unordered]
Spaces = Annotated[list[SpaceId], Unordered]
Actions = Annotated[list[ActionId], Unordered]


class PragaSetupData(TypedDict):
    """Data that never changes in a game. The board data holds everything that is printed."""

    players: int
    """the number of players"""
    side: Side
    """the side of the action tiles"""
    tile_order: Literal["recommended", "random"]
    """the order of the action tiles at the start"""
    road_tiles: Annotated[list[str], Unordered]
    """the King's Road tiles in play"""
    hunger_wall: Pieces
    """the pieces in play"""
    cathedral: Pieces
    """the pieces in play"""
    bridge: str
    """the side of each of the five places, `a` or `b`"""
    solo: Literal["simple", "parler"] | None
    """the opponent in a solo game"""
    plots: list[HexId]
    """all plots of the map, by row and column"""


class WheelTileData(TypedDict):
    """An action tile of the crane."""

    position: Annotated[int | None, NameField]
    """its position on the frame; none if it was taken in this turn"""
    sector: int | None
    """its sector of the wheel, counted from the blocked sector"""
    zone: Zone | None
    five_points: bool
    """whether a 5-point token lies on it"""
    cost: int
    """the gold that taking it costs now"""
    points: int
    """the points for taking it now"""
    actions: Actions
    """its two actions"""
    bonus: WheelBonusData | None
    """the bonus of its sector"""


class CraneData(TypedDict):
    """The action crane."""

    blocked: int
    """the position of the blocked sector"""
    tiles: Annotated[dict[ActionTileId, WheelTileData], Inline]
    """every action tile; a scenario may name a tile directly"""
    five_points: Annotated[list[ActionTileId], Unordered]
    """the tiles with a 5-point token"""


class StackData(TypedDict):
    """The face-down tiles of a row, top first."""

    normal: list[TileId]
    special: list[TileId]


class PlazaData(TypedDict):
    """A plaza and the buildings around it."""

    tile: Annotated[PlazaTileId | None, NameField]
    """the tile on it; none if the plaza is not used with this number of players"""
    evaluated: bool
    buildings: int
    """the number of buildings around it"""
    free: int
    """the number of free plots around it"""
    influence: Annotated[dict[str, int], Sparse]
    """the number of cubes by seat, `bot` for Parler"""


class PlotData(TypedDict):
    """A plot that is built on."""

    building: Annotated[TileId, NameField]
    rotation: int
    cube: Owner | None
    """the owner of the cube on it"""
    corners: list[int]
    """the corners with a blue symbol, after rotation"""


class LaidBridgeTileData(TypedDict):
    """A tile on the bridge."""

    tile: Annotated[BridgeTileId, NameField]
    figure: Seat | None
    """the seat whose figure stands on it"""


class OpponentData(TypedDict):
    """The automatic opponent of a solo game. All fields except the kind belong to Parler."""

    kind: Literal["simple", "parler"]
    mines: NotRequired[int]
    quarry: NotRequired[int]
    pointers: NotRequired[dict[RowId, int]]
    """for each row, the display slot it points at, counted from 1"""
    cards: NotRequired[list[int | Literal["unknown"]]]
    """the cards left, the next one first; in a view `unknown`"""
    cards_seen: NotRequired[Annotated[list[int], Unordered]]
    """the cards drawn since the last shuffle"""
    card: NotRequired[int | None]
    """the last card drawn"""
    pawn: NotRequired[PlazaId | None]
    """the plaza where the pawn stands"""
    seals: NotRequired[Annotated[list[SealId], Unordered]]
    tokens_discarded: NotRequired[int]


class ProjectMarkerData(TypedDict):
    """The position of a marker."""

    row: int
    """the row, counted from 1"""
    column: int
    """the column, counted from 0"""


class LaidTileData(TileSidesData):
    """A tile on an action board, with its sides after rotation."""

    used_up: Annotated[list[int], Doc("the edges whose symbol has already paid")]


class LaidUpgradeData(LaidTileData):
    """The upgrades on the hex of an action, with the sides of the top one after rotation."""

    tile: Annotated[TileId, NameField]
    """the top upgrade"""
    rotation: int
    covered: list[TileId]
    """the upgrades under it, the lowest first"""


class LaidWallData(LaidTileData):
    """A wall, with its sides after rotation."""

    tile: Annotated[TileId, NameField]
    rotation: int


class ProductionData(TypedDict):
    """What producing would bring now, with all bonuses of the track."""

    mines: BundleData
    quarry: BundleData


class PragaPlayerData(TypedDict):
    """The data of one seat."""

    colour: Colour
    turns: int
    """the number of turns begun so far"""
    points: Annotated[int, Alias("vp")]
    """the points on the score track"""
    earned: dict[str, int]
    """the same points by source"""
    score: int
    """the points if the game ended now"""
    scored: dict[str, int]
    """the same points by item"""
    gold: int
    stone: int
    eggs: Annotated[int, Alias("egg")]
    silver_windows: Annotated[int, Alias("silver", "silver_window")]
    gold_windows: Annotated[int, Alias("gold_window")]
    red_tokens: Annotated[int, Alias("red")]
    blue_tokens: Annotated[int, Alias("blue")]
    mines: int
    """the count on the track"""
    quarry: int
    """the count on the track"""
    technology: int
    """steps on the track"""
    university: int
    """steps on the track"""
    production: ProductionData
    """the result of producing now"""
    mine_token: TokenId | None
    """the production token on the mine track"""
    quarry_token: TokenId | None
    """the production token on the quarry track"""
    wealth: Annotated[list[WealthId], Unordered]
    """the wealth bonuses not gained yet"""
    free_cubes: Annotated[int, Alias("cubes")]
    """the number of cubes in the player's own supply"""
    seal_rights: int
    """the number of unused rights to a seal"""
    seals: Annotated[list[SealId], Unordered]
    technologies: Technologies
    """the technologies owned"""
    working: Technologies
    """the permanent technologies that already work"""
    used_this_cycle: Technologies
    """the technologies that work once per cycle and have worked since this seat's turn began"""
    hunger_wall: ProjectMarkerData
    """the place of the marker"""
    cathedral: ProjectMarkerData
    """the place of the marker"""
    figure: SpaceId
    """the space of the King's Road"""
    bridge_place: int | None
    """the place of the bridge where the figure stands"""
    gold_tiles: BridgeTiles
    """the gold tiles that score at the end"""
    upgrades: Annotated[dict[ActionId, LaidUpgradeData], SparsePlaces(ACTION_IDS)]
    """by action; the tile alone is enough. A number says how many hexes have one, a list names the top
    ones"""
    upgrades_laid: list[TileId]
    """all upgrades in the order they were laid, with the covered ones"""
    walls: Annotated[dict[str, LaidWallData], SparsePlaces(SLOT_IDS)]
    """by slot; the tile alone is enough. A number says how many there are, a list names them"""


class SidewaysData(TypedDict):
    """The moves sideways on the projects that are still to be made."""

    hunger_wall: int
    cathedral: int


class ClaimData(TypedDict):
    """An open claim to the bonus of an upgrade."""

    action: Annotated[ActionId, NameField]
    options: list[TileId]
    """the upgrades it can be used for, the lowest first"""


End = Literal["comes", "lost", "first"]


class PendingData(TypedDict):
    """Something that is pending in the turn, and what happens to it when the turn ends."""

    verb: Literal["action", "extra", "wheel bonus", "bonus", "road effect", "road egg effect", "sideways"]
    """the verb of the moves that use it"""
    id: str | None
    """the object that these moves name: an upgrade, a space of the road or a project"""
    count: int
    end: End
    """what the end of the turn does with it: `comes` gives it, `lost` loses it, `first` means it must be used
    before"""


class PragaTurnData(TypedDict):
    """The present turn."""

    seat: Annotated[Seat, NameField]
    """the seat whose turn it is"""
    taken: ActionTileId | None
    """the action tile that was taken"""
    actions: Actions
    """the two actions of that tile"""
    wheel_bonus: WheelBonusData | None
    """the pending bonus; its name alone is enough"""
    main_done: bool
    bought: bool
    """whether an action has been bought"""
    extra_actions: int
    """the number of bought actions that are not performed yet"""
    refreshed: bool
    """whether a row has been refreshed"""
    sideways: SidewaysData
    """the moves to be made in this turn"""
    optional_sideways: SidewaysData
    """how many of these may be left unused"""
    road_effects: Spaces
    """the entered spaces whose effect is pending"""
    road_egg_effects: Spaces
    """the entered spaces whose effect for an egg is pending"""
    claims: Annotated[list[ClaimData], Unordered]
    """the open claims; the action alone is enough"""
    pending: Annotated[list[PendingData], Unordered]
    """everything that is pending, and what the end of the turn does with it"""
    drawn: Annotated[list[str], Unordered]
    """the technologies or bridge tiles to choose from; `unknown` to seats that have not seen them"""
    performing: Literal["main", "extra", "technology"] | None
    """the kind of action for which the seat is choosing a tile, a place or a rotation"""
    discount: int
    """the amount by which a technology lowers its cost"""
    tile: TileId | None
    """the tile chosen for it"""
    slot: int | None
    """the slot chosen for a wall"""
    plot: HexId | None
    """the plot chosen for a building"""
    rotations: list[TileSidesData]
    """the sides of that tile in each of its six rotations, while a rotation is chosen"""


class SubjectData(TypedDict):
    """What the open decision is about. A field that does not apply is none."""

    plaza: Annotated[PlazaId | None, Doc("the plaza whose reward is chosen")]
    project: Annotated[ProjectId | None, Doc("the project on which an arrow leads up")]
    track: Annotated[ActionId | None, Doc("the track for which a production token is taken")]
    bridge_tile: Annotated[BridgeTileId | None, Doc("the tile that is laid on the bridge")]
    row: Annotated[RowId | None, Doc("the row of the display from which a tile is chosen")]
    first_tile: Annotated[TileId | None, Doc("the tile already chosen to leave the row that is refreshed")]
    tile: Annotated[TileId | None, Doc("the tile that Parler builds")]
    plot: Annotated[HexId | None, Doc("the plot on which Parler builds it, while it is turned")]
    choices: Annotated[list[BundleData], Doc("the rewards to choose from, numbered as in moves")]


class PragaDecisionData(CommonDecisionData, SubjectData):
    """The open decision, and what it is about."""


class PragaStateData(CommonStateData):
    """The state of Praga."""

    setup: PragaSetupData
    """the data that never changes"""
    phase: Phase
    """the part of the game; in `close` windows are discarded, in `setup` Parler's pawn is placed, in
    `opponent` Parler builds"""
    decision: PragaDecisionData | None
    """the open decision; none when the game is over"""
    turn: PragaTurnData | None
    """the current turn; the seat alone is enough"""
    era: int
    round: int
    turn_number: int
    """the number of turns that all seats have begun"""
    first_player: Seat
    crane: CraneData
    platform: int
    """the space of the turn counter; 0 is the hourglass"""
    display: dict[RowId, Annotated[list[TileId | None], Unordered]]
    """the rows, each with three normal slots and a special one; an empty slot is none"""
    stacks: dict[RowId, StackData]
    """the face-down tiles; in a view `unknown` unless the viewer knows the tile"""
    technology_stacks: dict[str, list[TechnologyId]]
    """the stacks by level, top first; in a view `unknown` unless the viewer knows the tile"""
    used_technologies: Technologies
    """the technologies that were used and discarded"""
    river: Annotated[list[TokenId], Unordered]
    """the production tokens on the river"""
    plazas: dict[PlazaId, PlazaData]
    """the plazas; the tile alone is enough"""
    plaza_tiles: Annotated[list[PlazaTileId], Unordered]
    """all tiles on plazas"""
    plots: Annotated[dict[HexId, PlotData], SparsePlaces(lambda state_data: state_data["setup"]["plots"])]
    """by row and column; the building alone is enough, none is a free plot. A number says how many plots are
    built on, a list names them"""
    bridge: Annotated[dict[str, LaidBridgeTileData], SparsePlaces(PLACE_IDS)]
    """the tiles by place, counted from 1; the tile alone is enough"""
    silver_stack: list[BridgeTileId]
    """the silver tiles, top first; in a view `unknown` unless the viewer knows the tile"""
    silver_discarded: BridgeTiles
    """the silver tiles discarded because the bridge was full"""
    bridge_gold: BridgeTiles
    """the gold tiles left at the bridge; in a view `unknown` unless the viewer has chosen from them"""
    cathedral_gold: BridgeTiles
    """the gold tiles left at the Cathedral; in a view `unknown` unless the viewer has chosen from them"""
    seals: dict[SealId, Owner | None]
    """the owner of each seal"""
    opponent: OpponentData | None
    """the automatic opponent in a solo game"""
    seats: list[PragaPlayerData]
    """the data of each seat"""
