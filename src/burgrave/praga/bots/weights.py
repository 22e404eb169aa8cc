"""The weights of the bot script: worths in hundredths of a point, rates in hundredths per turn."""

from typing import Final, final

from mypy_extensions import i64


@final
class Weights:
    """One set of weights; the defaults were found by many games of the bot against itself."""

    def __init__(self) -> None:
        self.foresight: i64 = 100  # turns: later ones are ignored
        # A coin or stone in hand: the worth of the first one, and how much less each further one is worth.
        self.gold: i64 = 230
        self.gold_decline: i64 = 31
        self.stone: i64 = 174
        self.stone_decline: i64 = 24
        # Percentage of that worth before the last turn, and before the second last turn.
        self.last_turn: i64 = 60
        self.second_last_turn: i64 = 90
        self.silver: i64 = 198
        self.gold_window: i64 = 810
        self.pair_bonus: i64 = 140  # a window that completes the price of an extra action
        self.egg: i64 = 336
        self.cube: i64 = 52
        # Rates: how often things happen in a turn.
        self.productions: i64 = 34
        self.university_rate: i64 = 80
        self.technology_rate: i64 = 42
        self.red_rate: i64 = 38
        self.blue_rate: i64 = 40
        self.column_rate: i64 = 36
        self.row_rate: i64 = 13
        self.upgrade_rate: i64 = 30
        self.wall_rate: i64 = 12
        self.track_rate: i64 = 18
        # How often the bonus of an upgrade is gained, by its action.
        self.mines_use: i64 = 27
        self.quarry_use: i64 = 27
        self.upgrade_use: i64 = 44
        self.wall_use: i64 = 33
        self.building_use: i64 = 20
        self.road_use: i64 = 42
        # Technology tiles: permanent ones for each turn left, the others in total.
        self.first_level: i64 = 50
        self.second_level: i64 = 39
        self.third_level: i64 = 685
        self.fourth_level: i64 = 508
        self.seal_right: i64 = 228
        self.gold_tile: i64 = 1213
        self.silver_tile: i64 = 564
        self.row_progress: i64 = 63
        self.road_progress: i64 = 156
        self.old_upgrade: i64 = 126
        self.open_edge: i64 = 36
        self.open_corner: i64 = 21
        # Influence: chances in percent.
        self.consolation: i64 = 73
        self.leading: i64 = 57
        self.trailing: i64 = 40
        # What a move must be worth beyond its cost, because a better use may come later.
        self.technology_reserve: i64 = 161
        self.climb_reserve: i64 = 54
        self.extra_reserve: i64 = 90
        self.refresh_below: i64 = 850


DEFAULT: Final = Weights()
