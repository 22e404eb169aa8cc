"""The reference data of Praga."""

from typing import TYPE_CHECKING, Any, final

from burgrave.core.options import Options
from burgrave.core.piece import Piece
from burgrave.core.reference import GameReference
from burgrave.praga import scoring
from burgrave.praga.board_data.model import board
from burgrave.praga.board_data.types import BoardData
from burgrave.praga.components import EARLIER, from_bytes, loaded_digests, printed_components
from burgrave.praga.pieces import pieces
from burgrave.praga.rulings import rulings

if TYPE_CHECKING:
    from burgrave.praga.game import Praga


@final
class PragaReference(GameReference):
    """Tiles, technologies, seals, the printed board, and the components data."""

    def __init__(self, praga: "Praga") -> None:
        super().__init__(praga.id)
        self.praga = praga

    def pieces(self, options: Options) -> list[Piece]:
        return pieces(self.praga.rules(options))

    def rulings(self, options: Options) -> list[str]:
        return rulings()

    def score_items(self) -> list[str]:
        return scoring.ITEMS

    def board(self, options: Options) -> dict[str, Any]:
        return dict(board(self.praga.rules(options)))

    def board_type(self) -> Any:
        return BoardData

    def components(self, options: Options) -> bytes:
        return self.praga.own_options(options).components.raw

    def is_made_with(self, digest: str, options: Options) -> bool:
        is_earlier = digest in EARLIER and self.praga.own_options(options).components is printed_components()
        return is_earlier or super().is_made_with(digest, options)

    def register_components(self, data: bytes, name: str) -> str:
        return from_bytes(data, name).digest

    def registered_components(self) -> list[str]:
        return loaded_digests()
