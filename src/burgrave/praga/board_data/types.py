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
    """moves sideways on a project of one's choice"""
    choose: "list[BundleData]"
    """one of these"""


class TileSidesData(TypedDict):
    """The symbols on the edges and corners of a tile."""

    edges: Annotated[list[Edge | None], Doc("the symbol at each of the six edges")]
    corners: Annotated[list[int], Doc("the corners with a red or blue symbol")]


class TileData(TileSidesData):
    """A hex tile, with its sides as in rotation 0."""

    row: RowId
    """where it is on display: what kind of tile it is"""
    era: Literal[1, 2]
    special: bool
    """only taken with a special right"""
    action: ActionId | None
    """whose hex an upgrade lies on"""
    cost: BundleData
    """what a wall or building costs"""
    reward: BundleData
    """what building it brings; of an upgrade, every performance of its action"""
    university: int
    """the steps that laying an upgrade brings"""
    symbol: Symbol | None
    """the project on which it moves one sideways"""
    cube_space: bool
    """whether a cube is laid on this building"""
    corner_colour: Literal["red", "blue"]


class ActionTileData(TypedDict):
    """A tile of the crane."""

    outer: ActionId
    inner: ActionId


class TechnologyData(TypedDict):
    level: int
    effect: str
    """the key of what it does"""
    params: dict[str, int | str]
    """the amounts and words in that effect"""


class TokenData(TypedDict):
    """A production token."""

    bonus: BundleData


class PlazaTileData(TypedDict):
    colour: Literal["yellow", "grey", "brown"]
    upper: BundleData
    lower: BundleData
    """the other reward"""


class ScoreData(TypedDict):
    """The value of a piece at the end of the game."""

    kind: str
    """the key of how it is counted"""
    vp: NotRequired[int]
    """points for each, or at once"""
    resource: NotRequired[str]
    track: NotRequired[str]


class BridgeTileData(TypedDict):
    numeral: Literal["IV", "V"]
    immediate: BundleData | None
    """what it brings at once"""
    endgame: ScoreData | None
    """what it is worth at the end"""


class SealData(TypedDict):
    cost: BundleData
    score: ScoreData


class WealthData(TypedDict):
    """A bonus for having enough gold or stone."""

    gold: int | None
    """how much gold gains it"""
    stone: int | None
    """how much stone gains it"""
    bonus: BundleData


class MapHexData(TypedDict):
    """A hex of the city map."""

    row: int
    column: int
    x: int
    y: int
    type: Literal["plot", "plaza", "road", "walled", "green", "embankment"]
    plaza: PlazaId | None
    """which one it is, or is around"""
    colour: Literal["yellow", "grey", "brown"] | None
    """of a plaza"""
    in_play: bool
    """whether a plaza has a tile with so many players"""
    prefilled: bool
    """whether a plot is built on from the start with so many players"""
    surcharge: int
    """gold that building here costs more"""
    points: int
    """what building here brings more"""
    blue_corners: list[int]
    """the corners on which a blue symbol is printed"""
    neighbours: list[HexId | None]
    """what lies beyond each edge"""


class CityMapData(TypedDict):
    rows: int
    columns: int
    hexes: dict[HexId, MapHexData]
    plaza_loop: list[PlazaId]
    """the way of Parler's pawn"""


class ActionHexData(TypedDict):
    """A hex of an action board: for the upgrades of an action, or for a wall."""

    action: ActionId | None
    slot: int | None
    """of a wall, counted from 1"""
    x: int
    y: int
    neighbours: list[int | None]
    """the place in this list of what lies beyond each edge"""


class CranePositionData(TypedDict):
    """A position of the crane's frame."""

    zone: Zone
    cost: int
    """gold for taking a tile here"""
    points: int
    """points for taking a tile here"""


class WheelBonusData(TypedDict):
    """The bonus of a sector of the wheel, for the player who takes the tile in it."""

    bonus: Annotated[str, NameField]
    """a code of a bundle, `special_or_vp` (a special right, or points) or `buy_egg`"""
    amount: int
    price: BundleData
    """what it costs"""
    sector: int
    """counted from the blocked one"""


class CraneFrameData(TypedDict):
    """The crane without its tiles."""

    positions: list[CranePositionData]
    """of the frame, from 0 on"""
    sectors: list[WheelBonusData | None]
    """of the wheel, from the blocked one on"""
    five_points: int
    """what a token on a tile brings, in place of the zone"""
    drop_at: int
    """the turn counter moves when the blocked sector reaches this position"""
    start_platform: int
    """the space of the turn counter at the start; 0 is the hourglass"""


class TrackBonusData(TypedDict):
    at: int
    """from this count on"""
    bonus: BundleData | None
    """none is the place for a production token"""


class ProductionTrackData(TypedDict):
    least: int
    most: int
    token_at: int
    """where a production token is taken"""
    seal_at: int
    """where a right to a seal is gained"""
    bonuses: list[TrackBonusData]
    """what a production brings beside the count"""


class TechnologyTrackData(TypedDict):
    most: int
    levels: list[int]
    """the step that gains a technology, by level"""
    overflow: int
    """points for each step beyond the end"""


class UniversityTrackData(TypedDict):
    most: int
    multiplier: list[int]
    """by step, what each step of technology is worth at the end"""
    overflow: int
    """points for each step beyond the end"""


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
    """what may be paid once"""
    gain: BundleData
    points: int
    """for each"""
    symbol: Symbol | None
    """which a building must not have"""


class RoadSpaceData(TypedDict):
    space: SpaceId
    hex: HexId | None
    """where on the map it is printed"""
    tile: str | None
    """the King's Road tile that lies there"""
    price: BundleData
    """for entering it"""
    effect: RoadEffectData
    egg_effect: BundleData | None
    """what it brings for an egg"""


class ProjectData(TypedDict):
    """Hunger Wall or Cathedral: rows count from 1, columns from 0."""

    cells: list[list[str]]
    """by row and column: `-` is empty, `U` an arrow up, `S` one sideways, a number its points"""
    prices: list[BundleData]
    """by row, what it costs to climb from it, beside the windows"""
    row_points: list[int]
    """by row, at the end"""
    multipliers: list[int]
    """by column, what each token is worth at the end"""
    token: Literal["red", "blue"]
    """which tokens they multiply"""
    direction: Literal["left", "right"]
    """where sideways leads"""


class PriceData(TypedDict):
    """The prices that are the same everywhere. Each one is a list of ways to pay."""

    buy_action: list[BundleData]
    refresh: list[BundleData]
    climb: list[BundleData]
    """one row up a project"""


class BoardData(TypedDict):
    """Everything printed on the board and the pieces, as set up for this game."""

    turns: int
    """of each player"""
    map: CityMapData
    action_board: list[ActionHexData]
    crane: CraneFrameData
    tracks: TracksData
    resource_limit: int
    """the most gold or stone one can have"""
    window_limit: int
    """how many windows one keeps at the end of one's turn"""
    wealth: dict[WealthId, WealthData]
    road: list[RoadSpaceData]
    bridge: list[BundleData]
    """what each place brings, from place 1 on"""
    projects: dict[ProjectId, ProjectData]
    prices: PriceData
    egg_points: list[int]
    """by number of eggs, at the end; the last holds for more"""
    wall_points: list[int]
    """by number of walls, at the end; the last holds for more"""
    edge_bonuses: dict[str, BundleData]
    """what a symbol on an edge brings when it is connected"""
    tiles: dict[TileId, TileData]
    action_tiles: dict[ActionTileId, ActionTileData]
    """of both sides"""
    technologies: dict[TechnologyId, TechnologyData]
    tokens: dict[TokenId, TokenData]
    plaza_tiles: dict[PlazaTileId, PlazaTileData]
    bridge_tiles: dict[BridgeTileId, BridgeTileData]
    seals: dict[SealId, SealData]
