"""The reference data of Citadels."""

from typing import TYPE_CHECKING, final

from burgrave.citadels import scoring
from burgrave.citadels.pieces import pieces, presets
from burgrave.citadels.rulings import rulings_of
from burgrave.core.options import Options
from burgrave.core.piece import Piece, Preset
from burgrave.core.reference import GameReference

if TYPE_CHECKING:
    from burgrave.citadels.game import Citadels


@final
class CitadelsReference(GameReference):
    """Characters, districts, action cards, presets and rulings."""

    def __init__(self, citadels: "Citadels") -> None:
        super().__init__(citadels.id)
        self.citadels = citadels

    def pieces(self, options: Options) -> list[Piece]:
        return pieces(self.citadels.own_options(options).edition)

    def presets(self) -> list[Preset]:
        return presets()

    def rulings(self, options: Options) -> list[str]:
        return rulings_of(self.citadels.own_options(options).edition.id)

    def score_items(self) -> list[str]:
        return scoring.ITEMS
