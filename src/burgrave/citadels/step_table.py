"""The step table: all steps by their codes."""

from typing import Any

from burgrave.citadels import steps as step
from burgrave.citadels.action_cards.acrobat import PlayAcrobatStep
from burgrave.citadels.action_cards.fortune_teller import FortuneCardStep, FortuneTargetStep
from burgrave.citadels.action_cards.living_cannonball import CannonballNewStep, CannonballOldStep
from burgrave.citadels.action_cards.rasputin import PlayRasputinStep
from burgrave.citadels.build import DistrictEntersStep
from burgrave.citadels.characters.blackmailer import BlackmailerMarksStep, ThreatAnswerStep, ThreatRevealStep
from burgrave.citadels.characters.cardinal import CardinalCardsStep, CardinalLenderStep
from burgrave.citadels.characters.diplomat import DiplomatOtherStep, DiplomatOwnStep
from burgrave.citadels.characters.emperor import EmperorKilledStep, EmperorResourceStep
from burgrave.citadels.characters.magician import MagicianRedrawStep
from burgrave.citadels.characters.magistrate import ConfiscationStep, MagistrateMarksStep
from burgrave.citadels.characters.marshal import MarshalSeizeStep
from burgrave.citadels.characters.scholar import ScholarKeepStep
from burgrave.citadels.characters.seer import SeerReturnStep
from burgrave.citadels.characters.spy import SpyTypeStep
from burgrave.citadels.characters.warlord import ClearRubbleStep, WarlordDestroyStep
from burgrave.citadels.characters.wizard import WizardCardStep, WizardUseStep
from burgrave.citadels.district_choice import WhichCopyStep
from burgrave.citadels.districts.armory import ArmoryDestroyStep, ArmoryTargetStep
from burgrave.citadels.districts.bell_tower import DeclareEndStep
from burgrave.citadels.districts.framework import FrameworkBuildStep
from burgrave.citadels.districts.graveyard import GraveyardRecoverStep
from burgrave.citadels.districts.haunted_quarter import CountAsStep
from burgrave.citadels.districts.hospital import ComeForwardStep
from burgrave.citadels.districts.laboratory import LaboratoryDiscardStep
from burgrave.citadels.districts.lighthouse import LighthouseCardStep, LighthouseLookStep
from burgrave.citadels.districts.museum import MuseumCardStep
from burgrave.citadels.districts.necropolis import NecropolisSacrificeStep
from burgrave.citadels.districts.theater import TheaterCardStep, TheaterTargetStep
from burgrave.citadels.districts.thieves_den import DenPaymentStep
from burgrave.citadels.draft import (
    DealCharactersStep,
    PickCharacterStep,
    PutAwayCharacterStep,
    StartRoundStep,
)
from burgrave.citadels.gather import KeepCardStep
from burgrave.citadels.round import AnswerCallStep, CallStep, EndRoundStep, RoundOverStep, WitchResumesStep
from burgrave.citadels.scoring import ScoringStep
from burgrave.citadels.turn import CitadelsTurnStep
from burgrave.citadels.wagons import WagonCollectStep, WagonKeepStep
from burgrave.core.agenda import Step
from burgrave.core.numbered import by_number


def steps() -> list[Step[Any]]:
    return by_number(
        {
            step.START_ROUND: StartRoundStep(),
            step.DEAL_CHARACTERS: DealCharactersStep(),
            step.PICK_CHARACTER: PickCharacterStep(),
            step.PUT_AWAY_CHARACTER: PutAwayCharacterStep(),
            step.CALL: CallStep(),
            step.TURN: CitadelsTurnStep(),
            step.KEEP_CARD: KeepCardStep(),
            step.END_ROUND: EndRoundStep(),
            step.SCORING: ScoringStep(),
            step.MAGICIAN_REDRAW: MagicianRedrawStep(),
            step.WARLORD_DESTROY: WarlordDestroyStep(),
            step.GRAVEYARD_RECOVER: GraveyardRecoverStep(),
            step.LABORATORY_DISCARD: LaboratoryDiscardStep(),
            step.HAUNTED_QUARTER: CountAsStep(),
            step.CLEAR_RUBBLE: ClearRubbleStep(),
            step.THEATER: TheaterTargetStep(),
            step.THEATER_CARD: TheaterCardStep(),
            step.WITCH_RESUMES: WitchResumesStep(),
            step.MAGISTRATE_MARKS: MagistrateMarksStep(),
            step.CONFISCATION: ConfiscationStep(),
            step.DISTRICT_ENTERS: DistrictEntersStep(),
            step.BLACKMAILER_MARKS: BlackmailerMarksStep(),
            step.THREAT_ANSWER: ThreatAnswerStep(),
            step.THREAT_REVEAL: ThreatRevealStep(),
            step.SPY_TYPE: SpyTypeStep(),
            step.WIZARD_CARD: WizardCardStep(),
            step.WIZARD_USE: WizardUseStep(),
            step.SEER_RETURN: SeerReturnStep(),
            step.EMPEROR_RESOURCE: EmperorResourceStep(),
            step.EMPEROR_KILLED: EmperorKilledStep(),
            step.CARDINAL_LENDER: CardinalLenderStep(),
            step.CARDINAL_CARDS: CardinalCardsStep(),
            step.SCHOLAR_KEEP: ScholarKeepStep(),
            step.DIPLOMAT_OWN: DiplomatOwnStep(),
            step.DIPLOMAT_OTHER: DiplomatOtherStep(),
            step.MARSHAL_SEIZE: MarshalSeizeStep(),
            step.ARMORY_TARGET: ArmoryTargetStep(),
            step.ARMORY_DESTROY: ArmoryDestroyStep(),
            step.MUSEUM_CARD: MuseumCardStep(),
            step.FRAMEWORK_BUILD: FrameworkBuildStep(),
            step.NECROPOLIS_SACRIFICE: NecropolisSacrificeStep(),
            step.DEN_PAYMENT: DenPaymentStep(),
            step.BELL_TOWER: DeclareEndStep(),
            step.LIGHTHOUSE_LOOK: LighthouseLookStep(),
            step.LIGHTHOUSE_CARD: LighthouseCardStep(),
            step.HOSPITAL: ComeForwardStep(),
            step.RASPUTIN: PlayRasputinStep(),
            step.ACROBAT: PlayAcrobatStep(),
            step.CANNONBALL_OLD: CannonballOldStep(),
            step.CANNONBALL_NEW: CannonballNewStep(),
            step.FORTUNE_TARGET: FortuneTargetStep(),
            step.FORTUNE_CARD: FortuneCardStep(),
            step.WAGON_KEEP: WagonKeepStep(),
            step.WAGON_COLLECT: WagonCollectStep(),
            step.WHICH_COPY: WhichCopyStep(),
            step.ANSWER_CALL: AnswerCallStep(),
            step.ROUND_OVER: RoundOverStep(),
        }
    )
