"""Patrician (rank 4): take the crown at the start of the turn; one card for each noble district. [6.4.3]"""

from typing import final

from burgrave.citadels.characters.crowned import Crowned


@final
class Patrician(Crowned):
    def pays_in_cards(self) -> bool:
        return True
