"""The data types of the printed board of Praga. The text below a field describes the field.

Hexes have a corner at the top. Their edges 0 to 5 are NE, E, SE, SW, W, NW. Their corners 0 to 5 are N, NE,
SE, S, SW, NW. If a tile has rotation 2, its printed edge 0 is at edge 2. `x` and `y` are the centre of a hex.
A hex is 2 wide and, with its corners, 4 high, so neighbouring rows are 3 apart.
"""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.core.state_data import Doc, IdOf, NameField

ActionId = Annotated[str, IdOf("action")]
ActionTileId = Annotated[str, IdOf("action_tile")]
BridgeTileId = Annotated[str, IdOf("bridge_tile")]
PlazaId = Annotated[str, IdOf("plaza")]
PlazaTileId = Annotated[str, IdOf("plaza_tile")]
ProjectId = Annotated[str, IdOf("project")]
RowId = Annotated[str, IdOf("row")]
SealId = Annotated[str, IdOf("seal")]
SpaceId = Annotated[str, IdOf("space")]
TechnologyId = Annotated[str, IdOf("technology")]
TileId = Annotated[str, IdOf("tile")]
TokenId = Annotated[str, IdOf("token")]
WealthId = Annotated[str, IdOf("wealth")]
Origin = Literal["rulebook", "source", "derived", "reconstructed", "printed", "printed_twice"]
HexId = str  # row and column of the map, as moves write a plot: 5 3

Zone = Literal["red", "green", "blue"]
Edge = str  # a symbol that `edge_bonuses` lists
Symbol = Literal["hunger", "cathedral"]


class BundleData(TypedDict, total=False):
    """Amounts that are gained or paid together, by their codes."""

    gold: int
    stone: int
    vp: int
    """points"""
    tech: int
    """steps on the technology track"""
    university: int
    """steps on the university track"""
    mine: int
    """steps on the track of the mines"""
    quarry: int
    """steps on the track of the quarry"""
    silver: int
    """silver windows"""
    goldwin: int
    """gold windows"""
    egg: int
    red: int
    """red tokens"""
    blue: int
    """blue tokens"""
    hunger: int
    """moves sideways on the Hunger Wall"""
    cathedral: int
    """moves sideways on the Cathedral"""
    sideways_choice: int
    """moves sideways on either project"""
    choose: "list[BundleData]"
    """one of these"""


class TileSidesData(TypedDict):
    """The symbols on the edges and corners of a tile."""

    edges: Annotated[list[Edge | None], Doc("the symbol at each of the six edges")]
    corners: Annotated[list[int], Doc("the corners with a red or blue symbol")]


class TileData(TileSidesData):
    """A hex tile, with its sides as in rotation 0."""

    row: RowId
    """the row of the display, which is the kind of the tile"""
    era: Literal[1, 2]
    special: bool
    """whether taking it needs a special right"""
    action: ActionId | None
    """the action on whose hex an upgrade is laid"""
    cost: BundleData
    """the cost of a wall or building"""
    reward: BundleData
    """the reward for building it; for an upgrade, the bonus of each performance of its action"""
    university: int
    """the university steps for laying an upgrade"""
    symbol: Symbol | None
    """the project on which it gives a move sideways"""
    cube_space: bool
    """whether this building has a space for a cube"""
    corner_colour: Literal["red", "blue"]


class ActionTileData(TypedDict):
    """A tile of the crane."""

    outer: ActionId
    inner: ActionId


class TechnologyData(TypedDict):
    level: int
    effect: str
    """the key of its effect"""
    params: dict[str, int | str]
    """the amounts and ids of the effect"""


class TokenData(TypedDict):
    """A production token."""

    bonus: BundleData


class PlazaTileData(TypedDict):
    colour: Literal["yellow", "grey", "brown"]
    upper: BundleData
    lower: BundleData
    """the lower reward"""


class ScoreData(TypedDict):
    """The value of a piece at the end of the game."""

    kind: str
    """the key of the scoring rule"""
    vp: NotRequired[int]
    """the points, for each one or in total"""
    resource: NotRequired[str]
    track: NotRequired[str]


class BridgeTileData(TypedDict):
    numeral: Literal["IV", "V"]
    immediate: BundleData | None
    """the immediate reward"""
    endgame: ScoreData | None
    """the score at the end"""


class SealData(TypedDict):
    cost: BundleData
    score: ScoreData


class WealthData(TypedDict):
    """A bonus for having enough gold or stone."""

    gold: int | None
    """the amount of gold that gains it"""
    stone: int | None
    """the amount of stone that gains it"""
    bonus: BundleData


class MapHexData(TypedDict):
    """A hex of the city map."""

    row: int
    column: int
    x: int
    y: int
    type: Literal["plot", "plaza", "road", "walled", "green", "embankment"]
    plaza: PlazaId | None
    """the plaza that this hex is, or that it belongs to"""
    colour: Literal["yellow", "grey", "brown"] | None
    """the colour of a plaza"""
    in_play: bool
    """whether a plaza has a tile with this number of players"""
    prefilled: bool
    """whether a plot is built on from the start with this number of players"""
    surcharge: int
    """the additional gold for building here"""
    points: int
    """the additional points for building here"""
    blue_corners: list[int]
    """the corners with a printed blue symbol"""
    neighbours: list[HexId | None]
    """the hex beyond each edge"""


class CityMapData(TypedDict):
    rows: int
    columns: int
    hexes: dict[HexId, MapHexData]
    plaza_loop: list[PlazaId]
    """the path of Parler's pawn"""


class ActionHexData(TypedDict):
    """A hex of an action board: for the upgrades of an action, or for a wall."""

    action: ActionId | None
    slot: int | None
    """the wall slot, counted from 1"""
    x: int
    y: int
    neighbours: list[int | None]
    """the index in this list of the hex beyond each edge"""


class CranePositionData(TypedDict):
    """A position of the crane's frame."""

    zone: Zone
    cost: int
    """the gold that taking a tile here costs"""
    points: int
    """the points for taking a tile here"""


class WheelBonusData(TypedDict):
    """The bonus of a sector of the wheel, for the player who takes the tile in it."""

    bonus: Annotated[str, NameField]
    """a code of a bundle, `special_or_vp` (a special right, or points) or `buy_egg`"""
    amount: int
    price: BundleData
    """the price of the bonus"""
    sector: int
    """the sector, counted from the blocked sector"""


class CraneFrameData(TypedDict):
    """The crane without its tiles."""

    positions: list[CranePositionData]
    """the positions of the frame, counted from 0"""
    sectors: list[WheelBonusData | None]
    """the sectors of the wheel, starting with the blocked one"""
    five_points: int
    """the points of a token on a tile, instead of those of the zone"""
    drop_at: int
    """the turn counter moves when the blocked sector reaches this position"""
    start_platform: int
    """the space of the turn counter at the start; 0 is the hourglass"""


class TrackBonusData(TypedDict):
    at: int
    """the count from which the bonus applies"""
    bonus: BundleData | None
    """the bonus; none is the place of a production token"""


class ProductionTrackData(TypedDict):
    least: int
    most: int
    token_at: int
    """the count at which a production token is taken"""
    seal_at: int
    """the count at which a right to a seal is gained"""
    bonuses: list[TrackBonusData]
    """the bonuses of producing, in addition to the count"""


class TechnologyTrackData(TypedDict):
    most: int
    levels: list[int]
    """the step that gives a technology, by level"""
    overflow: int
    """the points for each step beyond the end"""


class UniversityTrackData(TypedDict):
    most: int
    multiplier: list[int]
    """for each university step, the points of a technology step at the end"""
    overflow: int
    """the points for each step beyond the end"""


class TracksData(TypedDict):
    mines: ProductionTrackData
    quarry: ProductionTrackData
    technology: TechnologyTrackData
    university: UniversityTrackData


class RoadEffectData(TypedDict):
    """The effect of a space of the King's Road."""

    kind: Literal[
        "gain",
        "may_pay",
        "vp_per_era1_upgrade",
        "vp_per_window",
        "while_here_upgrade",
        "while_here_wall",
        "while_here_building_without",
        "bridge_silver",
        "bridge_gold",
    ]
    cost: BundleData
    """the price that may be paid once"""
    gain: BundleData
    points: int
    """the points for each one"""
    symbol: Symbol | None
    """the symbol that a building must not have"""


class RoadSpaceData(TypedDict):
    space: SpaceId
    hex: HexId | None
    """the hex of the map where it is printed"""
    tile: str | None
    """the King's Road tile on it"""
    price: BundleData
    """the price for entering it"""
    effect: RoadEffectData
    egg_effect: BundleData | None
    """the effect for an egg"""


class ProjectData(TypedDict):
    """Hunger Wall or Cathedral: rows count from 1, columns from 0."""

    cells: list[list[str]]
    """the cells by row and column: `-` is empty, `U` an arrow up, `S` an arrow sideways, a number gives
    points"""
    prices: list[BundleData]
    """for each row, the price of climbing from it, in addition to the windows"""
    row_points: list[int]
    """the points of each row at the end"""
    multipliers: list[int]
    """for each column, the points of a token at the end"""
    token: Literal["red", "blue"]
    """the colour of the tokens that are multiplied"""
    direction: Literal["left", "right"]
    """the direction of a move sideways"""


class PriceData(TypedDict):
    """The prices that are the same everywhere. Each one is a list of ways to pay."""

    buy_action: list[BundleData]
    refresh: list[BundleData]
    climb: list[BundleData]
    """the price of one row up on a project"""


class BoardData(TypedDict):
    """Everything printed on the board and the pieces, as set up for this game."""

    turns: int
    """the number of turns of each player"""
    map: CityMapData
    action_board: list[ActionHexData]
    crane: CraneFrameData
    tracks: TracksData
    resource_limit: int
    """the most gold or stone that a player can have"""
    window_limit: int
    """how many windows a player keeps at the end of the turn"""
    wealth: dict[WealthId, WealthData]
    road: list[RoadSpaceData]
    bridge: list[BundleData]
    """the reward of each place, starting with place 1"""
    projects: dict[ProjectId, ProjectData]
    prices: PriceData
    egg_points: list[int]
    """the points at the end by number of eggs; the last entry is also for more"""
    wall_points: list[int]
    """the points at the end by number of walls; the last entry is also for more"""
    edge_bonuses: dict[str, BundleData]
    """the bonus of a symbol on an edge when it is connected"""
    tiles: dict[TileId, TileData]
    action_tiles: dict[ActionTileId, ActionTileData]
    """the action tiles of both sides"""
    technologies: dict[TechnologyId, TechnologyData]
    tokens: dict[TokenId, TokenData]
    plaza_tiles: dict[PlazaTileId, PlazaTileData]
    bridge_tiles: dict[BridgeTileId, BridgeTileData]
    seals: dict[SealId, SealData]
    origins: dict[str, Origin]
    """where the values come from: by the id of a piece, or the name of another part"""
