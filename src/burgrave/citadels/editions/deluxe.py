"""The De Luxe edition: 27 characters, 36 purple districts, 15 action cards, silver coins."""

from typing import Final

from burgrave.citadels.catalogue import DRAGON_GATE, LAST_BASE, LAST_DISTRICT, UNIVERSITY
from burgrave.citadels.editions.edition import TIE_BY_HELD_RANK, Edition

DELUXE: Final = Edition(
    id="deluxe",
    most_players=8,
    cast=[],
    unique_districts=list(range(LAST_BASE + 1, LAST_DISTRICT + 1)),
    costs={},
    values={DRAGON_GATE: 8, UNIVERSITY: 8},
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
    school_pays_abbot_both=True,
    queen_is_paid_at_once=True,
    bishop_binds_himself=False,
    completed_city_is_full=False,
    tie_break=TIE_BY_HELD_RANK,
    expanded=True,
    action_cards=True,
)
