"""A match at this terminal: in one language, drawn by one board."""

from burgrave.table.match import Match
from burgrave.table.sight import Sight
from burgrave.terminal.board import board_for
from burgrave.text import Text


class Sitting:
    """Shows a match and lets its people play."""

    def __init__(self, match: Match, text: Text) -> None:
        self.match = match
        self.text = text
        self.board = board_for(match.lens)
        self.names = match.seating.names(text)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def acting(self) -> int:
        return self.match.acting

    def sight(self, eyes: int) -> Sight:
        """The table through these eyes."""
        return self.match.sight(eyes, self.text)

    def play(self, seat: int, move: int) -> None:
        self.match.play(seat, move)

    def undo(self, seat: int) -> str:
        """Take back the seat's last move and say which; raises Wrong with the reason why not."""
        return self.text.move(self.match.lens.game, self.match.undo(seat), self.names, seat)
