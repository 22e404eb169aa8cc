"""The steps by code."""

from typing import Any

from burgrave.citadels import steps as step
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
from burgrave.core.numbered import by_number


def steps() -> list[Step[Any]]:
    return by_number(
        {
            step.START_ROUND: StartRound(),
            step.DEAL_CHARACTERS: DealCharacters(),
            step.PICK_CHARACTER: PickCharacter(),
            step.PUT_AWAY_CHARACTER: PutAwayCharacter(),
            step.CALL: Call(),
            step.TURN: Turn(),
            step.KEEP_CARD: KeepCard(),
            step.END_ROUND: EndRound(),
            step.SCORING: Scoring(),
            step.MAGICIAN_REDRAW: MagicianRedraw(),
            step.WARLORD_DESTROY: WarlordDestroy(),
            step.GRAVEYARD_RECOVER: GraveyardRecover(),
            step.LABORATORY_DISCARD: LaboratoryDiscard(),
            step.HAUNTED_QUARTER: CountAs(),
            step.CLEAR_RUBBLE: ClearRubble(),
            step.THEATER: TheaterTarget(),
            step.THEATER_CARD: TheaterCard(),
            step.WITCH_RESUMES: WitchResumes(),
            step.MAGISTRATE_MARKS: MagistrateMarks(),
            step.CONFISCATION: Confiscation(),
            step.DISTRICT_ENTERS: DistrictEnters(),
            step.BLACKMAILER_MARKS: BlackmailerMarks(),
            step.THREAT_ANSWER: ThreatAnswer(),
            step.THREAT_REVEAL: ThreatReveal(),
            step.SPY_TYPE: SpyType(),
            step.WIZARD_CARD: WizardCard(),
            step.WIZARD_USE: WizardUse(),
            step.SEER_RETURN: SeerReturn(),
            step.EMPEROR_RESOURCE: EmperorResource(),
            step.EMPEROR_KILLED: EmperorKilled(),
            step.CARDINAL_LENDER: CardinalLender(),
            step.CARDINAL_CARDS: CardinalCards(),
            step.SCHOLAR_KEEP: ScholarKeep(),
            step.DIPLOMAT_OWN: DiplomatOwn(),
            step.DIPLOMAT_OTHER: DiplomatOther(),
            step.MARSHAL_SEIZE: MarshalSeize(),
            step.ARMORY_TARGET: ArmoryTarget(),
            step.ARMORY_DESTROY: ArmoryDestroy(),
            step.MUSEUM_CARD: MuseumCard(),
            step.FRAMEWORK_BUILD: FrameworkBuild(),
            step.NECROPOLIS_SACRIFICE: NecropolisSacrifice(),
            step.DEN_PAYMENT: DenPayment(),
            step.BELL_TOWER: DeclareEnd(),
            step.LIGHTHOUSE_LOOK: LighthouseLook(),
            step.LIGHTHOUSE_CARD: LighthouseCard(),
            step.HOSPITAL: ComeForward(),
            step.RASPUTIN: PlayRasputin(),
            step.ACROBAT: PlayAcrobat(),
            step.CANNONBALL_OLD: CannonballOld(),
            step.CANNONBALL_NEW: CannonballNew(),
            step.FORTUNE_TARGET: FortuneTarget(),
            step.FORTUNE_CARD: FortuneCard(),
            step.WAGON_KEEP: WagonKeep(),
            step.WAGON_COLLECT: WagonCollect(),
            step.WHICH_COPY: WhichCopy(),
            step.ANSWER_CALL: AnswerCall(),
            step.ROUND_OVER: RoundOver(),
        }
    )
