"""How a table meets its people: drawn on a screen, or in plain lines."""

from collections.abc import Sequence

from burgrave.match.match_view import MatchView


class TerminalUi:
    """What a game needs from a terminal."""

    def open(self) -> None:
        """Before anything is shown."""

    def close(self) -> None:
        """After everything was shown; must be safe to call at any time."""

    def show(self, match_view: MatchView, message: Sequence[str] = ()) -> None:
        """The table for somebody who has to decide, with a message."""
        raise NotImplementedError

    def watch(self, match_view: MatchView) -> None:
        """The table while others decide."""

    def show_end(self, match_view: MatchView) -> None:
        """What happened last, when nobody has to decide any more."""

    def show_answer(self, lines: Sequence[str]) -> None:
        """The answer to something that was asked."""
        raise NotImplementedError

    def show_message(self, message: Sequence[str]) -> None:
        """A message: all that is shown stays."""
        raise NotImplementedError

    def show_log(self, sentences: Sequence[str]) -> None:
        """All that happened, from the newest on."""
        raise NotImplementedError

    def show_page(self, page: str, match_view: MatchView) -> None:
        """A part of the table that somebody asked for."""
        raise NotImplementedError

    def ask(self, prompt: str) -> str:
        """A line that somebody types; EOFError if nobody is there any more."""
        raise NotImplementedError

    def hide_screen(self, lines: Sequence[str], prompt: str) -> None:
        """Hide everything until the next person is there."""
        raise NotImplementedError
