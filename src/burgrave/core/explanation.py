"""How a bot explains a decision: the moves it considered, how often, and the result it expects."""

from typing import Any, final


@final
class Considered:
    """One move: how often it was tried, its share of wins, and how the game may continue."""

    def __init__(self, move: int, visits: int, win_chance: float, line: list[tuple[int, int]]) -> None:
        self.move = move
        self.visits = visits
        self.win_chance = win_chance
        self.line = line  # the next moves in a sampled state: seat and move

    def __repr__(self) -> str:
        return f"Considered({self.move}, visits={self.visits}, win_chance={self.win_chance:.3f})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Considered, (self.move, self.visits, self.win_chance, self.line)


@final
class Explanation:
    """The chosen move and all moves that were considered, the most promising first."""

    def __init__(self, move: int, considered: list[Considered]) -> None:
        self.move = move
        self.considered = considered

    def __repr__(self) -> str:
        return f"Explanation({self.move}, {len(self.considered)} moves considered)"

    def __reduce__(self) -> tuple[Any, ...]:
        return Explanation, (self.move, self.considered)
