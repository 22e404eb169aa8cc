"""Reference data of a game: its pieces, presets, rulings, printed board and score items."""

from typing import Any

from mypy_extensions import mypyc_attr

from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError
from burgrave.core.options import Options
from burgrave.core.piece import Piece, Preset


@mypyc_attr(allow_interpreted_subclasses=True)
class GameReference:
    """Reference data of one game. This base class is empty, for a game without pieces of its own."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __copy__(self) -> "GameReference":
        return self

    def __deepcopy__(self, memo: object) -> "GameReference":
        return self

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        raise BurgraveError("reference-pickle", id=self.game)

    def pieces(self, options: Options) -> list[Piece]:
        """Return the pieces with a text that a game with these options may use, in display order."""
        return []

    def presets(self) -> list[Preset]:
        """Return the presets that the option `preset` can name."""
        return []

    def rulings(self, options: Options) -> list[str]:
        """Return the numbers of our rulings on the whole game. A `Piece` has its own rulings."""
        return []

    def score_items(self) -> list[str]:
        """Return the names of all items that a score breakdown can have."""
        return []

    def board(self, options: Options) -> dict[str, Any]:
        """Return what is printed on board and pieces with these options, as plain data that never changes."""
        return {}

    def board_type(self) -> Any:
        """Return the TypedDict of the board; None for a game without one."""
        return None

    def components(self, options: Options) -> bytes:
        """Return the data that the pieces are made from with these options. Records store its digest."""
        return b""

    def is_made_with(self, digest: str, options: Options) -> bool:
        """Return whether these options give the same game as the data that a record names by its digest."""
        return digest == digest_of(self.components(options))

    def register_components(self, data: bytes, name: str) -> str:
        """Register other component data and return its digest. Options and records can name it by the digest.

        Raise BurgraveError if pieces cannot be made from the data. The error calls the data by `name`.
        `Game.options` accepts the digest for the option of kind FILE, and refuses an unknown one with
        BurgraveError("components-unknown", digest=…).
        """
        raise BurgraveError("components-none", game=self.game)

    def registered_components(self) -> list[str]:
        """Return the digests of the other data that was registered."""
        return []
