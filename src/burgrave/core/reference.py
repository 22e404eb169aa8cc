"""What can be looked up about a game: its pieces, prepared tables, rulings, what is printed, what scores."""

from typing import Any

from mypy_extensions import mypyc_attr

from burgrave.core.error import BurgraveError
from burgrave.core.options import Options
from burgrave.core.piece import Piece, Preset


@mypyc_attr(allow_interpreted_subclasses=True)
class GameReference:
    """The shelf of one game. This one is empty: a game without pieces of its own needs no other."""

    def __init__(self, game: str) -> None:
        self.game = game

    def pieces(self, options: Options) -> list[Piece]:
        """The pieces with a text of their own that a table with these options may have, as one lists them."""
        return []

    def presets(self) -> list[Preset]:
        """The prepared tables that the option `preset` can name."""
        return []

    def rulings(self, options: Options) -> list[str]:
        """The numbers of our rulings on the game as a whole; those about a piece stand with the piece."""
        return []

    def score_items(self) -> list[str]:
        """The names of all items a breakdown can have."""
        return []

    def board(self, options: Options) -> dict[str, Any]:
        """What is printed on board and pieces under these options: plain data that never changes."""
        return {}

    def board_type(self) -> Any:
        """The TypedDict of the board; None for a game without one."""
        return None

    def components(self, options: Options) -> bytes:
        """The data its pieces are made from under these options; records keep a digest of it."""
        return b""

    def register_components(self, data: bytes, name: str) -> str:
        """Take in other data: from now on options and records may name it by the digest that this returns.

        Raises BurgraveError if pieces cannot be made from it; mistakes call it by its name. `options` takes
        the digest for the option of kind FILE, and refuses one that is not known with
        Wrong("components-unknown", digest=…).
        """
        raise BurgraveError("components-none", game=self.game)

    def registered_components(self) -> list[str]:
        """The digests of the other data that was taken in."""
        return []
