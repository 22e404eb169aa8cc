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
        """Undo the seat's last move and return its label. Raise BurgraveError if that is not possible."""
        presenter = self.match.presenter
        tr = presenter.translator_for_people(self.tr)
        return tr.move_label(presenter.game, self.match.undo(seat), self.names, seat)
