"""The interface between a game and its players: a screen or plain lines."""

from collections.abc import Sequence

from burgrave.match.match_view import MatchView


class TerminalUi:
    """The operations that a game needs from a terminal."""

    def open(self) -> None:
        """Prepare the terminal before anything is shown."""

    def close(self) -> None:
        """Restore the terminal. It is safe to call this at any time."""

    def show(self, match_view: MatchView, message: Sequence[str] = ()) -> None:
        """Show the game and a message to the player who decides."""
        raise NotImplementedError

    def watch(self, match_view: MatchView) -> None:
        """Show the game while others decide."""

    def show_end(self, match_view: MatchView) -> None:
        """Show the last events when no decision is left."""

    def show_answer(self, lines: Sequence[str]) -> None:
        """Show the answer to a command."""
        raise NotImplementedError

    def show_message(self, message: Sequence[str]) -> None:
        """Show a message, and leave everything else as it is."""
        raise NotImplementedError

    def show_log(self, sentences: Sequence[str]) -> None:
        """Show the whole log."""
        raise NotImplementedError

    def show_page(self, page: str, match_view: MatchView) -> None:
        """Show a page: the part of the state that a player asked for."""
        raise NotImplementedError

    def ask(self, prompt: str) -> str:
        """Return a line that the player types. Raise EOFError at the end of the input."""
        raise NotImplementedError

    def hide_screen(self, lines: Sequence[str], prompt: str) -> None:
        """Hide everything until the next player is there."""
        raise NotImplementedError
