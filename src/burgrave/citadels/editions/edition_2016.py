"""The 2016 edition: 27 characters, 30 unique districts, 2 to 8 players."""

from typing import Final

from burgrave.citadels.catalogue import BELL_TOWER, LAST_BASE
from burgrave.citadels.editions.edition import TIE_BY_REVEALED_RANK, Edition

EDITION_2016: Final = Edition(
    id="2016",
    most_players=8,
    cast=[],
    unique_districts=list(range(LAST_BASE + 1, BELL_TOWER)),
    costs={},
    values={},
    completion={2: 8, 3: 8, 4: 7, 5: 7, 6: 7, 7: 7, 8: 7},
    faceup={
        8: {2: 0, 4: 2, 5: 1, 6: 0, 7: 0},
        9: {3: 0, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0},
    },
    facedown_is_seen=False,
    discard_pile=False,
    duplicates_allowed=False,
    extras_come_at_once=False,
    used_once_per_round=False,
    laboratory_gold=2,
    library_keeps=99,
    quarter_fixed_if_fresh=False,
    school_pays_abbot_both=False,
    queen_is_paid_at_once=False,
    bishop_binds_himself=True,
    completed_city_is_full=False,
    tie_break=TIE_BY_REVEALED_RANK,
    expanded=True,
    action_cards=False,
)
