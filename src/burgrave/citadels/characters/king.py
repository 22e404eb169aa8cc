"""King (rank 4): take the crown at the start of the turn; one gold for each noble district. [6.4.1]

A bewitched King also takes the crown. A killed King takes it when the round ends.
"""

from typing import final

from burgrave.citadels.characters.crowned import Crowned


@final
class King(Crowned):
    pass
