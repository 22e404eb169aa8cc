"""What a bot says about a decision: the moves it considered, how often, and what it expects of them."""

from typing import final


@final
class Considered:
    """One move: how often it was tried, the share of wins it brought, and how the game may go on."""

    def __init__(self, move: int, visits: int, win_chance: float, line: list[tuple[int, int]]) -> None:
        self.move = move
        self.visits = visits
        self.win_chance = win_chance
        self.line = line  # who may do what next: seat and move, in an imagined world


@final
class Explanation:
    """The move chosen, and all that were considered, the most promising first."""

    def __init__(self, move: int, considered: list[Considered]) -> None:
        self.move = move
        self.considered = considered
