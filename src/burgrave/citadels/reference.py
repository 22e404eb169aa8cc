"""The reference data of Citadels."""

from typing import final

from burgrave.citadels import scoring
from burgrave.citadels.options import of_citadels
from burgrave.citadels.pieces import pieces, presets
from burgrave.citadels.rulings import rulings_of
from burgrave.core.options import Options
from burgrave.core.piece import Piece, Preset
from burgrave.core.reference import GameReference


@final
class CitadelsReference(GameReference):
    """Characters, districts, action cards, presets and rulings."""

    def __init__(self) -> None:
        super().__init__("citadels")

    def pieces(self, options: Options) -> list[Piece]:
        return pieces(of_citadels(options).edition)

    def presets(self) -> list[Preset]:
        return presets()

    def rulings(self, options: Options) -> list[str]:
        return rulings_of(of_citadels(options).edition.id)

    def score_items(self) -> list[str]:
        return scoring.ITEMS
