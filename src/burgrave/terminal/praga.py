"""Praga at the terminal."""

from burgrave.terminal.board import Board


class PragaBoard(Board):
    """The action crane, the display, the boards and the city."""
