"""What the printed board of Praga is made of. The text below a field says what it is.

Hexes are pointy at the top. Their edges 0 to 5 are NE, E, SE, SW, W, NW, their corners 0 to 5 are N, NE, SE,
S, SW, NW; a tile laid in rotation 2 has what is printed at its edge 0 at edge 2. Places of hexes are `x` and
`y` of their middles: a hex is 2 wide, and 4 high with its points, so neighbouring rows are 3 apart.
"""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.core.facts import About, Ids, Name

ActionId = Annotated[str, Ids("action")]
ActionTileId = Annotated[str, Ids("action_tile")]
BridgeTileId = Annotated[str, Ids("bridge_tile")]
PlazaId = Annotated[str, Ids("plaza")]
PlazaTileId = Annotated[str, Ids("plaza_tile")]
ProjectId = Annotated[str, Ids("project")]
RowId = Annotated[str, Ids("row")]
SealId = Annotated[str, Ids("seal")]
SpaceId = Annotated[str, Ids("space")]
TechnologyId = Annotated[str, Ids("technology")]
TileId = Annotated[str, Ids("tile")]
TokenId = Annotated[str, Ids("token")]
WealthId = Annotated[str, Ids("wealth")]
HexId = str  # row and column of the map, as moves write a plot: 5 3

Zone = Literal["red", "green", "blue"]
Edge = str  # a symbol, of those which `edge_bonuses` lists
Symbol = Literal["hunger", "cathedral"]


class Bundle(TypedDict, total=False):
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
    choose: "list[Bundle]"
    """one of these"""


class Sides(TypedDict):
    """What a tile shows on its sides."""

    edges: Annotated[list[Edge | None], About("the symbol at each of the six edges")]
    corners: Annotated[list[int], About("the corners with a red or blue symbol")]


class Tile(Sides):
    """A hex tile, with its sides as in rotation 0."""

    row: RowId
    """where it is on display: what kind of tile it is"""
    era: Literal[1, 2]
    special: bool
    """only taken with a special right"""
    action: ActionId | None
    """whose hex an upgrade lies on"""
    cost: Bundle
    """what a wall or building costs"""
    reward: Bundle
    """what building it brings; of an upgrade, every performance of its action"""
    university: int
    """the steps that laying an upgrade brings"""
    symbol: Symbol | None
    """the project on which it moves one sideways"""
    cube_space: bool
    """whether a cube is laid on this building"""
    corner_colour: Literal["red", "blue"]


class ActionTile(TypedDict):
    """A tile of the crane."""

    outer: ActionId
    inner: ActionId


class Technology(TypedDict):
    level: int
    effect: str
    """the key of what it does"""
    params: dict[str, int | str]
    """the amounts and words in that effect"""


class Token(TypedDict):
    """A production token."""

    bonus: Bundle


class PlazaTile(TypedDict):
    colour: Literal["yellow", "grey", "brown"]
    upper: Bundle
    lower: Bundle
    """the other reward"""


class Score(TypedDict):
    """What something is worth at the end."""

    kind: str
    """the key of how it is counted"""
    vp: NotRequired[int]
    """points for each, or at once"""
    resource: NotRequired[str]
    track: NotRequired[str]


class BridgeTile(TypedDict):
    numeral: Literal["IV", "V"]
    immediate: Bundle | None
    """what it brings at once"""
    endgame: Score | None
    """what it is worth at the end"""


class Seal(TypedDict):
    cost: Bundle
    score: Score


class Wealth(TypedDict):
    """A bonus for being rich."""

    gold: int | None
    """how much gold gains it"""
    stone: int | None
    """how much stone gains it"""
    bonus: Bundle


class MapHex(TypedDict):
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


class CityMap(TypedDict):
    rows: int
    columns: int
    hexes: dict[HexId, MapHex]
    plaza_loop: list[PlazaId]
    """the way of Parler's pawn"""


class ActionHex(TypedDict):
    """A hex of an action board: for the upgrades of an action, or for a wall."""

    action: ActionId | None
    slot: int | None
    """of a wall, counted from 1"""
    x: int
    y: int
    neighbours: list[int | None]
    """the place in this list of what lies beyond each edge"""


class Position(TypedDict):
    """A position of the crane's frame."""

    zone: Zone
    cost: int
    """gold for taking a tile here"""
    points: int
    """points for taking a tile here"""


class WheelBonus(TypedDict):
    """What a sector of the wheel brings to whoever takes the tile in it."""

    bonus: Annotated[str, Name]
    """a code of a bundle, `special_or_vp` (a special right, or points) or `buy_egg`"""
    amount: int
    price: Bundle
    """what it costs"""
    sector: int
    """counted from the blocked one"""


class CraneFrame(TypedDict):
    """The crane without its tiles."""

    positions: list[Position]
    """of the frame, from 0 on"""
    sectors: list[WheelBonus | None]
    """of the wheel, from the blocked one on"""
    five_points: int
    """what a token on a tile brings, in place of the zone"""
    drop_at: int
    """the turn counter moves when the blocked sector reaches this position"""
    start_platform: int
    """the space of the turn counter at the start; 0 is the hourglass"""


class TrackBonus(TypedDict):
    at: int
    """from this count on"""
    bonus: Bundle | None
    """none is the place for a production token"""


class ProductionTrack(TypedDict):
    least: int
    most: int
    token_at: int
    """where a production token is taken"""
    seal_at: int
    """where a right to a seal is gained"""
    bonuses: list[TrackBonus]
    """what a production brings beside the count"""


class TechnologyTrack(TypedDict):
    most: int
    levels: list[int]
    """the step that gains a technology, by level"""
    overflow: int
    """points for each step beyond the end"""


class UniversityTrack(TypedDict):
    most: int
    multiplier: list[int]
    """by step, what each step of technology is worth at the end"""
    overflow: int
    """points for each step beyond the end"""


class Tracks(TypedDict):
    mines: ProductionTrack
    quarry: ProductionTrack
    technology: TechnologyTrack
    university: UniversityTrack


class RoadEffect(TypedDict):
    """What a space of the King's Road does."""

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
    cost: Bundle
    """what may be paid once"""
    gain: Bundle
    points: int
    """for each"""
    symbol: Symbol | None
    """which a building must not have"""


class RoadSpace(TypedDict):
    space: SpaceId
    hex: HexId | None
    """where on the map it is printed"""
    tile: str | None
    """the King's Road tile that lies there"""
    price: Bundle
    """for entering it"""
    effect: RoadEffect
    egg_effect: Bundle | None
    """what it brings for an egg"""


class Project(TypedDict):
    """Hunger Wall or Cathedral: rows count from 1, columns from 0."""

    cells: list[list[str]]
    """by row and column: `-` is empty, `U` an arrow up, `S` one sideways, a number its points"""
    prices: list[Bundle]
    """by row, what it costs to climb from it, beside the windows"""
    row_points: list[int]
    """by row, at the end"""
    multipliers: list[int]
    """by column, what each token is worth at the end"""
    token: Literal["red", "blue"]
    """which tokens they multiply"""
    direction: Literal["left", "right"]
    """where sideways leads"""


class Prices(TypedDict):
    """What things cost that cost the same everywhere. Each is a list of ways to pay."""

    buy_action: list[Bundle]
    refresh: list[Bundle]
    climb: list[Bundle]
    """one row up a project"""


class Board(TypedDict):
    """Everything printed on board and pieces, as laid out for this table."""

    turns: int
    """of each player"""
    map: CityMap
    action_board: list[ActionHex]
    crane: CraneFrame
    tracks: Tracks
    resource_limit: int
    """the most gold or stone one can have"""
    window_limit: int
    """how many windows one keeps at the end of one's turn"""
    wealth: dict[WealthId, Wealth]
    road: list[RoadSpace]
    bridge: list[Bundle]
    """what each place brings, from place 1 on"""
    projects: dict[ProjectId, Project]
    prices: Prices
    egg_points: list[int]
    """by number of eggs, at the end; the last holds for more"""
    wall_points: list[int]
    """by number of walls, at the end; the last holds for more"""
    edge_bonuses: dict[str, Bundle]
    """what a symbol on an edge brings when it is connected"""
    tiles: dict[TileId, Tile]
    action_tiles: dict[ActionTileId, ActionTile]
    """of both sides"""
    technologies: dict[TechnologyId, Technology]
    tokens: dict[TokenId, Token]
    plaza_tiles: dict[PlazaTileId, PlazaTile]
    bridge_tiles: dict[BridgeTileId, BridgeTile]
    seals: dict[SealId, Seal]
