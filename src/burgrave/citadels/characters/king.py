"""King (rank 4): take the crown as the turn starts; one gold for each noble district. [6.4.1]

Bewitched he still takes it; killed, he takes it when the round ends.
"""

from typing import final

from burgrave.citadels.characters.crowned import Crowned


@final
class King(Crowned):
    pass
