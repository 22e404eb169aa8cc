"""The state of a game of Praga as plain data.

An entry of a face-down stack holds in its upper bits which seats know the tile (bit 8 + seat). The top of a
stack is the end of its list.

Clones of a state share the lists that change seldom, so these are never changed in place: laying a tile makes
a new list (`p.hexes = copy_with(p.hexes, at, tile)`). What changes often belongs to one state only:
`positions`, `display`, `claims`, the agenda, and the lists of stacks, but not the stacks themselves.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT
from burgrave.core.game import Game
from burgrave.core.pack import Reader
from burgrave.core.rng import Rng
from burgrave.core.state import State
from burgrave.praga.catalogue import LEVELS, SOURCES
from burgrave.praga.rules import PragaRules

PIECE: Final = 255  # the tile in an entry of a stack, a hex or a plot
MARKS: Final = 8  # first bit of the marks of the seats that know a tile of a stack
ROTATED: Final = 8  # first bit of the rotation of a laid tile
ROTATION_BITS: Final = 7
CUBE: Final = 12  # first bit of the owner of a building's cube, counted from 1
ACTION_HEXES: Final = 6  # the hexes of a player's board: six for upgrades, twelve for walls
HEXES: Final = 18
OFF_WHEEL: Final = -1

# Stacks by row and rarity: of each row the normal tiles, then the special ones.
STACKS: Final = 6


@final
class PragaPlayer:
    """One seat: its boards and the pieces on them."""

    def __init__(self, hexes: vec[i64], upgrades: vec[i64], earned: vec[i64]) -> None:
        self.hexes = hexes  # the tile on each hex with its rotation; 0 if there is none
        self.upgrades = upgrades  # every upgrade laid, in order, including covered ones
        self.earned = earned  # points by source
        self.gold: i64 = 0
        self.stone: i64 = 0
        self.eggs: i64 = 0
        self.silver: i64 = 0
        self.gold_windows: i64 = 0
        self.vp: i64 = 0
        self.red: i64 = 0
        self.blue: i64 = 0
        self.mines: i64 = 0
        self.quarry: i64 = 0
        self.technology: i64 = 0
        self.university: i64 = 0
        self.cubes: i64 = 0  # free ones
        self.wealth: i64 = 7  # cubes still on the wealth bonuses, one bit each
        self.mine_token: i64 = 0
        self.quarry_token: i64 = 0
        self.seal_rights: i64 = 0
        self.seals: i64 = 0  # one bit each, counted from 1
        self.technologies: i64 = 0  # owned ones, one bit each, counted from 1
        self.working: i64 = 0  # the permanent ones that already work
        self.used_this_cycle: i64 = 0  # of those that work once per turn, the ones that have worked
        self.hunger_row: i64 = 1
        self.hunger_column: i64 = 0
        self.cathedral_row: i64 = 1
        self.cathedral_column: i64 = 0
        self.figure: i64 = 0  # the space of the King's Road; 0 is the start
        self.figure_place: i64 = 0  # the figure's place on the bridge, counted from 1
        self.gold_tiles: i64 = 0  # bridge tiles that score at the end, one bit each
        self.walls: i64 = 0  # built
        self.symbols_used: i64 = 0  # shared edges of the board whose symbol on the first hex has paid
        self.far_symbols_used: i64 = 0  # shared edges whose symbol on the second hex has paid
        self.turns: i64 = 0  # begun

    def clone(self) -> "PragaPlayer":
        p = PragaPlayer(self.hexes, self.upgrades, self.earned)
        p.gold = self.gold
        p.stone = self.stone
        p.eggs = self.eggs
        p.silver = self.silver
        p.gold_windows = self.gold_windows
        p.vp = self.vp
        p.red = self.red
        p.blue = self.blue
        p.mines = self.mines
        p.quarry = self.quarry
        p.technology = self.technology
        p.university = self.university
        p.cubes = self.cubes
        p.wealth = self.wealth
        p.mine_token = self.mine_token
        p.quarry_token = self.quarry_token
        p.seal_rights = self.seal_rights
        p.seals = self.seals
        p.technologies = self.technologies
        p.working = self.working
        p.used_this_cycle = self.used_this_cycle
        p.hunger_row = self.hunger_row
        p.hunger_column = self.hunger_column
        p.cathedral_row = self.cathedral_row
        p.cathedral_column = self.cathedral_column
        p.figure = self.figure
        p.figure_place = self.figure_place
        p.gold_tiles = self.gold_tiles
        p.walls = self.walls
        p.symbols_used = self.symbols_used
        p.far_symbols_used = self.far_symbols_used
        p.turns = self.turns
        return p

    def dump(self) -> list[i64]:
        return [
            len(self.hexes),
            *self.hexes,
            len(self.upgrades),
            *self.upgrades,
            len(self.earned),
            *self.earned,
            self.gold,
            self.stone,
            self.eggs,
            self.silver,
            self.gold_windows,
            self.vp,
            self.red,
            self.blue,
            self.mines,
            self.quarry,
            self.technology,
            self.university,
            self.cubes,
            self.wealth,
            self.mine_token,
            self.quarry_token,
            self.seal_rights,
            self.seals,
            self.technologies,
            self.working,
            self.used_this_cycle,
            self.hunger_row,
            self.hunger_column,
            self.cathedral_row,
            self.cathedral_column,
            self.figure,
            self.figure_place,
            self.gold_tiles,
            self.walls,
            self.symbols_used,
            self.far_symbols_used,
            self.turns,
        ]

    def load(self, r: Reader) -> None:
        self.hexes = r.row()
        self.upgrades = r.row()
        self.earned = r.row()
        self.gold = r.one()
        self.stone = r.one()
        self.eggs = r.one()
        self.silver = r.one()
        self.gold_windows = r.one()
        self.vp = r.one()
        self.red = r.one()
        self.blue = r.one()
        self.mines = r.one()
        self.quarry = r.one()
        self.technology = r.one()
        self.university = r.one()
        self.cubes = r.one()
        self.wealth = r.one()
        self.mine_token = r.one()
        self.quarry_token = r.one()
        self.seal_rights = r.one()
        self.seals = r.one()
        self.technologies = r.one()
        self.working = r.one()
        self.used_this_cycle = r.one()
        self.hunger_row = r.one()
        self.hunger_column = r.one()
        self.cathedral_row = r.one()
        self.cathedral_column = r.one()
        self.figure = r.one()
        self.figure_place = r.one()
        self.gold_tiles = r.one()
        self.walls = r.one()
        self.symbols_used = r.one()
        self.far_symbols_used = r.one()
        self.turns = r.one()


@final
class PragaState(State):
    """The full state of a game, or the view of one seat."""

    def __init__(
        self,
        game: Game[Any],
        rules: PragaRules,
        agenda: vec[i64],
        rng: Rng,
        players: list[PragaPlayer],
        positions: vec[i64],
        display: vec[i64],
        stacks: vec[vec[i64]],
        technologies: vec[vec[i64]],
        silver_stack: vec[i64],
        bridge_gold: vec[i64],
        cathedral_gold: vec[i64],
        bridge: vec[i64],
        plaza_tiles: vec[i64],
        plots: vec[i64],
        claims: vec[i64],
        drawn: vec[i64],
        pointers: vec[i64],
        cards: vec[i64],
    ) -> None:
        super().__init__(game, agenda, rng)
        self.rules = rules
        self.players = players
        self.positions = positions  # of the action tiles on the frame, by number; or OFF_WHEEL
        self.display = display  # four slots per row, the special one last; 0 is an empty slot
        self.stacks = stacks  # by row and rarity
        self.technologies = technologies  # one stack per level
        self.silver_stack = silver_stack  # bridge tiles IV
        self.bridge_gold = bridge_gold  # bridge tiles V at the bridge
        self.cathedral_gold = cathedral_gold  # bridge tiles V at the Cathedral
        self.bridge = bridge  # the tile on each place
        self.plaza_tiles = plaza_tiles  # by plaza; 0 is a plaza without a tile
        self.plots = plots  # building, rotation and cube on each plot
        self.first: i64 = 0  # the first player
        self.era: i64 = 1
        self.block: i64 = 0  # the position of the blocked sector on the frame
        self.platform: i64 = 0  # the space of the turn counter; 0 is the hourglass
        self.five_points: i64 = 0  # action tiles with a 5-point token, one bit each
        self.river: i64 = 0  # production tokens in the river, one bit each, counted from 1
        self.evaluated: i64 = 0  # plazas, one bit each
        self.used_technologies: i64 = 0  # discarded ones, one bit each
        self.silver_gone: i64 = 0  # discarded bridge tiles IV, one bit each
        # The present turn.
        self.turn: i64 = NO_SEAT  # whose turn it is
        self.taken: i64 = 0  # the action tile taken
        self.wheel_bonus: i64 = 0  # the sector whose bonus is pending
        self.main_done: bool = False
        self.bought: bool = False
        self.extra_actions: i64 = 0  # bought and not yet performed
        self.refreshed: bool = False
        self.hunger_credits: i64 = 0  # sideways moves to be made
        self.cathedral_credits: i64 = 0
        self.hunger_optional: i64 = 0  # how many of them may be skipped
        self.cathedral_optional: i64 = 0
        self.road_effects: i64 = 0  # pending ones, one bit for each space entered in this turn
        self.road_egg_effects: i64 = 0
        self.claims = claims  # open upgrade claims: action * 32 + number of lower upgrades that do not count
        # The present performance.
        self.how: i64 = 0  # the source of the performance
        self.discount: i64 = 0  # the reduction of its cost by a technology
        self.tile: i64 = 0  # the tile chosen so far
        self.place: i64 = 0  # the hex or plot chosen so far
        self.drawn = drawn  # pieces from which the current seat chooses, with marks as in the stacks
        # Solo.
        self.pointers = pointers  # parler: the slot of each row's pointer
        self.cards = cards  # parler: the remaining cards
        self.shuffles: i64 = 0  # parler: how often they were shuffled
        self.card: i64 = 0  # parler: the card being resolved
        self.cards_seen: i64 = 0  # parler: cards drawn since the last shuffle, one bit each
        self.pawn: i64 = NO_SEAT  # parler: the plaza of the pawn
        self.bot_mines: i64 = 0
        self.bot_quarry: i64 = 0
        self.bot_seals: i64 = 0
        self.bot_tokens: i64 = 0  # number of tokens that the bot has discarded

    def clone(self) -> "PragaState":
        t = PragaState(
            self.game,
            self.rules,
            self.agenda[:],
            self.rng.clone(),
            [p.clone() for p in self.players],
            self.positions[:],
            self.display[:],
            self.stacks[:],
            self.technologies,
            self.silver_stack,
            self.bridge_gold,
            self.cathedral_gold,
            self.bridge,
            self.plaza_tiles,
            self.plots,
            self.claims[:],
            self.drawn,
            self.pointers,
            self.cards,
        )
        self.copy_to(t)
        t.first = self.first
        t.era = self.era
        t.block = self.block
        t.platform = self.platform
        t.five_points = self.five_points
        t.river = self.river
        t.evaluated = self.evaluated
        t.used_technologies = self.used_technologies
        t.silver_gone = self.silver_gone
        t.turn = self.turn
        t.taken = self.taken
        t.wheel_bonus = self.wheel_bonus
        t.main_done = self.main_done
        t.bought = self.bought
        t.extra_actions = self.extra_actions
        t.refreshed = self.refreshed
        t.hunger_credits = self.hunger_credits
        t.cathedral_credits = self.cathedral_credits
        t.hunger_optional = self.hunger_optional
        t.cathedral_optional = self.cathedral_optional
        t.road_effects = self.road_effects
        t.road_egg_effects = self.road_egg_effects
        t.how = self.how
        t.discount = self.discount
        t.tile = self.tile
        t.place = self.place
        t.shuffles = self.shuffles
        t.card = self.card
        t.cards_seen = self.cards_seen
        t.pawn = self.pawn
        t.bot_mines = self.bot_mines
        t.bot_quarry = self.bot_quarry
        t.bot_seals = self.bot_seals
        t.bot_tokens = self.bot_tokens
        return t

    def dump(self) -> list[i64]:
        out = self.dump_base()
        for p in self.players:
            out += p.dump()
        for pieces in (
            self.positions,
            self.display,
            *self.stacks,
            *self.technologies,
            self.silver_stack,
            self.bridge_gold,
            self.cathedral_gold,
            self.bridge,
            self.plaza_tiles,
            self.plots,
            self.claims,
            self.drawn,
            self.pointers,
            self.cards,
        ):
            out.append(len(pieces))
            out += pieces
        out += [
            self.first,
            self.era,
            self.block,
            self.platform,
            self.five_points,
            self.river,
            self.evaluated,
            self.used_technologies,
            self.silver_gone,
            self.turn,
            self.taken,
            self.wheel_bonus,
            int(self.main_done),
            int(self.bought),
            self.extra_actions,
            int(self.refreshed),
            self.hunger_credits,
            self.cathedral_credits,
            self.hunger_optional,
            self.cathedral_optional,
            self.road_effects,
            self.road_egg_effects,
            self.how,
            self.discount,
            self.tile,
            self.place,
            self.shuffles,
            self.card,
            self.cards_seen,
            self.pawn,
            self.bot_mines,
            self.bot_quarry,
            self.bot_seals,
            self.bot_tokens,
        ]
        return out

    def load(self, r: Reader) -> None:
        self.load_base(r)
        for p in self.players:
            p.load(r)
        self.positions = r.row()
        self.display = r.row()
        self.stacks = vec[vec[i64]]([r.row() for _ in range(len(self.stacks))])
        self.technologies = vec[vec[i64]]([r.row() for _ in range(len(self.technologies))])
        self.silver_stack = r.row()
        self.bridge_gold = r.row()
        self.cathedral_gold = r.row()
        self.bridge = r.row()
        self.plaza_tiles = r.row()
        self.plots = r.row()
        self.claims = r.row()
        self.drawn = r.row()
        self.pointers = r.row()
        self.cards = r.row()
        self.first = r.one()
        self.era = r.one()
        self.block = r.one()
        self.platform = r.one()
        self.five_points = r.one()
        self.river = r.one()
        self.evaluated = r.one()
        self.used_technologies = r.one()
        self.silver_gone = r.one()
        self.turn = r.one()
        self.taken = r.one()
        self.wheel_bonus = r.one()
        self.main_done = r.one() != 0
        self.bought = r.one() != 0
        self.extra_actions = r.one()
        self.refreshed = r.one() != 0
        self.hunger_credits = r.one()
        self.cathedral_credits = r.one()
        self.hunger_optional = r.one()
        self.cathedral_optional = r.one()
        self.road_effects = r.one()
        self.road_egg_effects = r.one()
        self.how = r.one()
        self.discount = r.one()
        self.tile = r.one()
        self.place = r.one()
        self.shuffles = r.one()
        self.card = r.one()
        self.cards_seen = r.one()
        self.pawn = r.one()
        self.bot_mines = r.one()
        self.bot_quarry = r.one()
        self.bot_seals = r.one()
        self.bot_tokens = r.one()


def new_player(rules: PragaRules) -> PragaPlayer:
    """Return a seat at the start: its resources, markers at their starts, and free cubes."""
    p = PragaPlayer(vec[i64]([0] * HEXES), vec[i64](), vec[i64]([0] * SOURCES))
    p.gold = rules.start_gold
    p.stone = rules.start_stone
    p.eggs = rules.start_eggs
    p.silver = rules.start_silver
    p.gold_windows = rules.start_gold_windows
    p.vp = rules.start_vp
    p.red = rules.start_red
    p.blue = rules.start_blue
    p.mines = rules.start_mines
    p.quarry = rules.start_quarry
    p.technology = rules.start_technology
    p.university = rules.start_university
    p.cubes = rules.start_cubes
    return p


def empty_state(game: Game[Any], rules: PragaRules, rng: Rng) -> PragaState:
    """Return a state with its players and no pieces on the boards."""
    none = vec[i64]()
    return PragaState(
        game,
        rules,
        none,
        rng,
        [new_player(rules) for _ in range(rules.players)],
        vec[i64]([OFF_WHEEL] * 7),
        vec[i64]([0] * 12),
        vec[vec[i64]]([none] * STACKS),
        vec[vec[i64]]([none] * LEVELS),
        none,
        none,
        none,
        vec[i64]([0] * 5),
        vec[i64]([0] * 10),
        vec[i64]([0] * len(rules.plot_hexes)),
        none,
        none,
        vec[i64]([1, 1, 1]),
        none,
    )
