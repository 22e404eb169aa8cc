"""The steps by code."""

from typing import Any

from burgrave.citadels.action_cards.acrobat import PlayAcrobat
from burgrave.citadels.action_cards.fortune_teller import FortuneCard, FortuneTarget
from burgrave.citadels.action_cards.living_cannonball import CannonballNew, CannonballOld
from burgrave.citadels.action_cards.rasputin import PlayRasputin
from burgrave.citadels.build import DistrictEnters
from burgrave.citadels.characters.blackmailer import BlackmailerMarks, ThreatAnswer, ThreatReveal
from burgrave.citadels.characters.cardinal import CardinalCards, CardinalLender
from burgrave.citadels.characters.diplomat import DiplomatOther, DiplomatOwn
from burgrave.citadels.characters.emperor import EmperorKilled, EmperorResource
from burgrave.citadels.characters.magician import MagicianRedraw
from burgrave.citadels.characters.magistrate import Confiscation, MagistrateMarks
from burgrave.citadels.characters.marshal import MarshalSeize
from burgrave.citadels.characters.scholar import ScholarKeep
from burgrave.citadels.characters.seer import SeerReturn
from burgrave.citadels.characters.spy import SpyType
from burgrave.citadels.characters.warlord import ClearRubble, WarlordDestroy
from burgrave.citadels.characters.wizard import WizardCard, WizardUse
from burgrave.citadels.district_choice import WhichCopy
from burgrave.citadels.districts.armory import ArmoryDestroy, ArmoryTarget
from burgrave.citadels.districts.bell_tower import DeclareEnd
from burgrave.citadels.districts.framework import FrameworkBuild
from burgrave.citadels.districts.graveyard import GraveyardRecover
from burgrave.citadels.districts.haunted_quarter import CountAs
from burgrave.citadels.districts.hospital import ComeForward
from burgrave.citadels.districts.laboratory import LaboratoryDiscard
from burgrave.citadels.districts.lighthouse import LighthouseCard, LighthouseLook
from burgrave.citadels.districts.museum import MuseumCard
from burgrave.citadels.districts.necropolis import NecropolisSacrifice
from burgrave.citadels.districts.theater import TheaterCard, TheaterTarget
from burgrave.citadels.districts.thieves_den import DenPayment
from burgrave.citadels.draft import DealCharacters, PickCharacter, PutAwayCharacter, StartRound
from burgrave.citadels.gather import KeepCard
from burgrave.citadels.round import AnswerCall, Call, EndRound, RoundOver, WitchResumes
from burgrave.citadels.scoring import Scoring
from burgrave.citadels.turn import Turn
from burgrave.citadels.wagons import WagonCollect, WagonKeep
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
        TheaterTarget(),
        TheaterCard(),
        WitchResumes(),
        MagistrateMarks(),
        Confiscation(),
        DistrictEnters(),
        BlackmailerMarks(),
        ThreatAnswer(),
        ThreatReveal(),
        SpyType(),
        WizardCard(),
        WizardUse(),
        SeerReturn(),
        EmperorResource(),
        EmperorKilled(),
        CardinalLender(),
        CardinalCards(),
        ScholarKeep(),
        DiplomatOwn(),
        DiplomatOther(),
        MarshalSeize(),
        ArmoryTarget(),
        ArmoryDestroy(),
        MuseumCard(),
        FrameworkBuild(),
        NecropolisSacrifice(),
        DenPayment(),
        DeclareEnd(),
        LighthouseLook(),
        LighthouseCard(),
        ComeForward(),
        PlayRasputin(),
        PlayAcrobat(),
        CannonballOld(),
        CannonballNew(),
        FortuneTarget(),
        FortuneCard(),
        WagonKeep(),
        WagonCollect(),
        WhichCopy(),
        AnswerCall(),
        RoundOver(),
    ]
