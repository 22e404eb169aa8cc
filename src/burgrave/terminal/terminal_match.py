"""A match in this terminal: one language, one renderer."""

from burgrave.i18n import Translator
from burgrave.match.match import Match
from burgrave.match.match_view import MatchView
from burgrave.terminal.board_renderer import renderer_for


class TerminalMatch:
    """Shows a match and lets its people play."""

    def __init__(self, match: Match, tr: Translator) -> None:
        self.match = match
        self.tr = tr
        self.renderer = renderer_for(match.presenter)
        self.names = match.seating.display_names(tr)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def current_seat(self) -> int:
        return self.match.current_seat

    def view_for(self, viewer: int) -> MatchView:
        """Return the match view of this viewer."""
        return self.match.view_for(viewer, self.tr)

    def play(self, seat: int, move: int) -> None:
        self.match.play(seat, move)

    def undo(self, seat: int) -> str:
        """Undo the seat's last move and return its label. Raise BurgraveError if that is not possible.

        A decision with one choice is not asked again: the move that led to it is undone too.
        """
        presenter, history = self.match.presenter, self.match.history
        tr = presenter.translator_for_people(self.tr)
        moves = self.match.undo(seat)
        while len(history.state.legal_moves()) == 1 and history.undo_error(seat) is None:
            moves = self.match.undo(seat) + moves
        return " → ".join(tr.move_label(presenter.game, move, self.names, seat) for move in moves)
