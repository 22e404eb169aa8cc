"""What the scripted bot cares about: worths in hundredths of a point, rates in hundredths a turn."""

from typing import Final, final

from mypy_extensions import i64


@final
class Taste:
    """One way to value things; found by many games of the bot against itself."""

    def __init__(self) -> None:
        # A coin or stone in hand: the first of them, and how much less each further one is worth.
        self.gold: i64 = 165
        self.gold_decline: i64 = 10
        self.stone: i64 = 165
        self.stone_decline: i64 = 10
        # How much of that is left before the last turn, before the last but one (in percent).
        self.last_turn: i64 = 55
        self.second_last_turn: i64 = 80
        self.silver: i64 = 200
        self.gold_window: i64 = 450
        self.pair_bonus: i64 = 100  # a window that completes what an extra action costs
        self.egg: i64 = 230
        self.cube: i64 = 60
        # Rates: how often things happen in a turn.
        self.productions: i64 = 22
        self.university_rate: i64 = 45
        self.technology_rate: i64 = 35
        self.red_rate: i64 = 35
        self.blue_rate: i64 = 25
        self.column_rate: i64 = 14
        self.row_rate: i64 = 20
        self.upgrade_rate: i64 = 30
        self.wall_rate: i64 = 25
        self.track_rate: i64 = 20
        # How often an upgrade pays, by its action.
        self.mines_use: i64 = 25
        self.quarry_use: i64 = 25
        self.upgrade_use: i64 = 28
        self.wall_use: i64 = 28
        self.building_use: i64 = 20
        self.road_use: i64 = 20
        # Tiles of technologies: permanent ones for each turn left, the others for good.
        self.first_level: i64 = 28
        self.second_level: i64 = 25
        self.third_level: i64 = 650
        self.fourth_level: i64 = 800
        self.seal_right: i64 = 600
        self.gold_tile: i64 = 1100
        self.silver_tile: i64 = 500
        self.row_progress: i64 = 60
        self.road_progress: i64 = 150
        self.old_upgrade: i64 = 150
        self.open_edge: i64 = 15
        self.open_corner: i64 = 15
        self.early_upgrade: i64 = 0
        # Influence: chances in percent.
        self.consolation: i64 = 80
        self.leading: i64 = 50
        self.trailing: i64 = 20
        # What waits for a better moment.
        self.technology_reserve: i64 = 150
        self.climb_reserve: i64 = 50
        self.extra_reserve: i64 = 100
        self.refresh_below: i64 = 1200


USUAL: Final = Taste()
