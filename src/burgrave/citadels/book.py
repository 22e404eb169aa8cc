"""The steps by code."""

from typing import Any

from burgrave.citadels.characters.magician import MagicianRedraw
from burgrave.citadels.characters.warlord import ClearRubble, WarlordDestroy
from burgrave.citadels.districts.graveyard import GraveyardRecover
from burgrave.citadels.districts.haunted_quarter import CountAs
from burgrave.citadels.districts.laboratory import LaboratoryDiscard
from burgrave.citadels.draft import DealCharacters, PickCharacter, PutAwayCharacter, StartRound
from burgrave.citadels.gather import KeepCard
from burgrave.citadels.round import Call, EndRound
from burgrave.citadels.scoring import Scoring
from burgrave.citadels.turn import Turn
from burgrave.core.agenda import Step


def steps() -> list[Step[Any]]:
    """In the order of their codes in steps.py."""
    return [
        StartRound(),
        DealCharacters(),
        PickCharacter(),
        PutAwayCharacter(),
        Call(),
        Turn(),
        KeepCard(),
        EndRound(),
        Scoring(),
        MagicianRedraw(),
        WarlordDestroy(),
        GraveyardRecover(),
        LaboratoryDiscard(),
        CountAs(),
        ClearRubble(),
    ]
