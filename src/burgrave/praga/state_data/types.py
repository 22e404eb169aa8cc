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
    """how many there are"""
    side: Side
    """of the action tiles"""
    tile_order: Literal["recommended", "random"]
    """in which they stood at first"""
    road_tiles: Annotated[list[str], Unordered]
    """the King's Road tiles in play"""
    hunger_wall: Pieces
    """which of its pieces are in play"""
    cathedral: Pieces
    """which of its pieces are in play"""
    bridge: str
    """the side of each place, `a` or `b`"""
    solo: Literal["simple", "parler"] | None
    """the opponent of one player"""
    plots: list[HexId]
    """all plots of the map, by row and column"""


class WheelTileData(TypedDict):
    """An action tile of the crane."""

    position: Annotated[int | None, NameField]
    """where on the frame it stands; none if it was taken in this turn"""
    sector: int | None
    """of the wheel, counted from the blocked one"""
    zone: Zone | None
    five_points: bool
    """whether it carries a token"""
    cost: int
    """gold for taking it now"""
    points: int
    """points for taking it now"""
    actions: Actions
    """its two"""
    bonus: WheelBonusData | None
    """of its sector"""


class CraneData(TypedDict):
    """The action crane."""

    blocked: int
    """the position of the blocked sector"""
    tiles: Annotated[dict[ActionTileId, WheelTileData], Inline]
    """every action tile; a tile may be named directly"""
    five_points: Annotated[list[ActionTileId], Unordered]
    """the tiles that carry a token"""


class StackData(TypedDict):
    """The face-down tiles of a row, top first."""

    normal: list[TileId]
    special: list[TileId]


class PlazaData(TypedDict):
    """A plaza and the buildings around it."""

    tile: Annotated[PlazaTileId | None, NameField]
    """none if it is not used with so many players"""
    evaluated: bool
    buildings: int
    """around it"""
    free: int
    """plots around it"""
    influence: Annotated[dict[str, int], Sparse]
    """cubes by seat, `bot` for Parler's"""


class PlotData(TypedDict):
    """A plot that is built on."""

    building: Annotated[TileId, NameField]
    rotation: int
    cube: Owner | None
    """whose cube lies there"""
    corners: list[int]
    """its corners with a blue symbol, as it lies"""


class LaidBridgeTileData(TypedDict):
    """A tile on the bridge."""

    tile: Annotated[BridgeTileId, NameField]
    figure: Seat | None
    """whose figure stands on it"""


class OpponentData(TypedDict):
    """The automatic opponent of a solo game. All fields except the kind belong to Parler."""

    kind: Literal["simple", "parler"]
    mines: NotRequired[int]
    quarry: NotRequired[int]
    pointers: NotRequired[dict[RowId, int]]
    """by row the slot of the display it points at, counted from 1"""
    cards: NotRequired[list[int | Literal["unknown"]]]
    """those left, the next one first; in a view `unknown`"""
    cards_seen: NotRequired[Annotated[list[int], Unordered]]
    """those drawn since the last shuffle"""
    card: NotRequired[int | None]
    """the one drawn last"""
    pawn: NotRequired[PlazaId | None]
    """where it stands"""
    seals: NotRequired[Annotated[list[SealId], Unordered]]
    tokens_discarded: NotRequired[int]


class ProjectMarkerData(TypedDict):
    """The position of a marker."""

    row: int
    """from 1 on"""
    column: int
    """from 0 on"""


class LaidTileData(TileSidesData):
    """A tile on an action board, with its sides after rotation."""

    used_up: Annotated[list[int], Doc("the edges whose symbol has paid and pays no more")]


class LaidUpgradeData(LaidTileData):
    """The upgrades on the hex of an action, with the sides of the top one after rotation."""

    tile: Annotated[TileId, NameField]
    """the one on top"""
    rotation: int
    covered: list[TileId]
    """those under it, the lowest first"""


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
    """begun so far"""
    points: Annotated[int, Alias("vp")]
    """on the score track"""
    earned: dict[str, int]
    """the same by source"""
    score: int
    """the points if the game ended now"""
    scored: dict[str, int]
    """the same item by item"""
    gold: int
    stone: int
    eggs: Annotated[int, Alias("egg")]
    silver_windows: Annotated[int, Alias("silver", "silver_window")]
    gold_windows: Annotated[int, Alias("gold_window")]
    red_tokens: Annotated[int, Alias("red")]
    blue_tokens: Annotated[int, Alias("blue")]
    mines: int
    """the count of the track"""
    quarry: int
    """the count of the track"""
    technology: int
    """steps on the track"""
    university: int
    """steps on the track"""
    production: ProductionData
    """what producing would bring now"""
    mine_token: TokenId | None
    """the production token on the track of the mines"""
    quarry_token: TokenId | None
    """the production token on the track of the quarry"""
    wealth: Annotated[list[WealthId], Unordered]
    """the wealth bonuses not gained yet"""
    free_cubes: Annotated[int, Alias("cubes")]
    """that lie nowhere"""
    seal_rights: int
    """not used yet"""
    seals: Annotated[list[SealId], Unordered]
    technologies: Technologies
    """those owned"""
    working: Technologies
    """the permanent ones that work already"""
    used_this_cycle: Technologies
    """those that work once a cycle and have since the seat's turn began"""
    hunger_wall: ProjectMarkerData
    """where its marker stands"""
    cathedral: ProjectMarkerData
    """where its marker stands"""
    figure: SpaceId
    """the space of the King's Road"""
    bridge_place: int | None
    """where on the bridge the figure stands"""
    gold_tiles: BridgeTiles
    """that score at the end"""
    upgrades: Annotated[dict[ActionId, LaidUpgradeData], SparsePlaces(ACTION_IDS)]
    """by action; a tile alone is enough. A number is how many hexes have one, a list says which lie on top"""
    upgrades_laid: list[TileId]
    """all of them, covered ones too, in order"""
    walls: Annotated[dict[str, LaidWallData], SparsePlaces(SLOT_IDS)]
    """by slot; a tile alone is enough. A number is how many there are, a list says which"""


class SidewaysData(TypedDict):
    """The moves sideways on the projects that are still to be made."""

    hunger_wall: int
    cathedral: int


class ClaimData(TypedDict):
    """An open claim to the bonus of an upgrade."""

    action: Annotated[ActionId, NameField]
    options: list[TileId]
    """the tiles it can be used for, the lowest first"""


End = Literal["comes", "lost", "first"]


class PendingData(TypedDict):
    """Something that is pending in the turn, and what happens to it when the turn ends."""

    verb: Literal["action", "extra", "wheel bonus", "bonus", "road effect", "road egg effect", "sideways"]
    """of the moves that use it"""
    id: str | None
    """what such a move names: an upgrade, a space of the road, a project"""
    count: int
    end: End
    """it comes by itself, it is lost, or it has to be used first"""


class PragaTurnData(TypedDict):
    """The present turn."""

    seat: Annotated[Seat, NameField]
    """whose it is"""
    taken: ActionTileId | None
    """the action tile"""
    actions: Actions
    """its two"""
    wheel_bonus: WheelBonusData | None
    """the bonus that is pending; its name alone is enough"""
    main_done: bool
    bought: bool
    """an action has been bought"""
    extra_actions: int
    """bought and not performed yet"""
    refreshed: bool
    """a row has been refreshed"""
    sideways: SidewaysData
    """to be made in this turn"""
    optional_sideways: SidewaysData
    """how many of them may be left"""
    road_effects: Spaces
    """of the spaces entered, those that are pending"""
    road_egg_effects: Spaces
    """the same of those that cost an egg"""
    claims: Annotated[list[ClaimData], Unordered]
    """an action alone is enough"""
    pending: Annotated[list[PendingData], Unordered]
    """all that is open, with what the end of the turn does with it"""
    drawn: Annotated[list[str], Unordered]
    """technologies or bridge tiles to choose from; `unknown` for those who have not seen them"""
    performing: Literal["main", "extra", "technology"] | None
    """what has brought the performance for which something is being chosen"""
    discount: int
    """what a technology takes off its cost"""
    tile: TileId | None
    """the tile chosen for it"""
    slot: int | None
    """the slot chosen for a wall"""
    plot: HexId | None
    """the plot chosen for a building"""
    rotations: list[TileSidesData]
    """the sides of that tile in each of its six rotations, where one has to be chosen"""


class SubjectData(TypedDict):
    """What the open decision is about. A field that does not apply is none."""

    plaza: Annotated[PlazaId | None, Doc("whose reward is chosen")]
    project: Annotated[ProjectId | None, Doc("on which an arrow leads up")]
    track: Annotated[ActionId | None, Doc("for which a production token is taken")]
    bridge_tile: Annotated[BridgeTileId | None, Doc("which is laid on the bridge")]
    row: Annotated[RowId | None, Doc("of the display, from which a tile is chosen")]
    first_tile: Annotated[TileId | None, Doc("which goes when its row is refreshed, with the one chosen")]
    choices: Annotated[list[BundleData], Doc("of which one is chosen, as moves count them")]


class PragaDecisionData(CommonDecisionData, SubjectData):
    """The open decision, and what it is about."""


class PragaStateData(CommonStateData):
    """The state of Praga."""

    setup: PragaSetupData
    """what never changes"""
    phase: Phase
    """`close` discards windows, `setup` places Parler's pawn, in `opponent` Parler builds"""
    decision: PragaDecisionData | None
    """who decides what; none when the game is over"""
    turn: PragaTurnData | None
    """whose turn it is, and what has happened in it; a seat alone is whose turn it is"""
    era: int
    round: int
    turn_number: int
    """turns begun, of all seats"""
    first_player: Seat
    crane: CraneData
    platform: int
    """the space of the turn counter; 0 is the hourglass"""
    display: dict[RowId, Annotated[list[TileId | None], Unordered]]
    """the rows, each with three normal slots and the special one; an empty slot is none"""
    stacks: dict[RowId, StackData]
    """in a view `unknown` unless the seat knows the tile"""
    technology_stacks: dict[str, list[TechnologyId]]
    """by level, top first; in a view `unknown` unless the seat knows the piece"""
    used_technologies: Technologies
    """those that were used and discarded"""
    river: Annotated[list[TokenId], Unordered]
    """the production tokens there"""
    plazas: dict[PlazaId, PlazaData]
    """a tile alone is enough"""
    plaza_tiles: Annotated[list[PlazaTileId], Unordered]
    """all tiles on plazas"""
    plots: Annotated[dict[HexId, PlotData], SparsePlaces(lambda state_data: state_data["setup"]["plots"])]
    """by row and column; a building alone is enough, none is a free plot. A number is how many are built on,
    a list says which"""
    bridge: Annotated[dict[str, LaidBridgeTileData], SparsePlaces(PLACE_IDS)]
    """by place, from 1 on; a tile alone is enough"""
    silver_stack: list[BridgeTileId]
    """the silver tiles, top first; in a view `unknown` unless the seat knows them"""
    silver_discarded: BridgeTiles
    """with a full bridge"""
    bridge_gold: BridgeTiles
    """the gold tiles left at the bridge; in a view `unknown` unless the seat has chosen among them"""
    cathedral_gold: BridgeTiles
    """the gold tiles left at the Cathedral; in a view `unknown` unless the seat has chosen among them"""
    seals: dict[SealId, Owner | None]
    """by seal whose cube lies there"""
    opponent: OpponentData | None
    """the automatic opponent of one player"""
    seats: list[PragaPlayerData]
    """what lies before each seat"""
