"""The base class of the King and the Patrician, who take the crown."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import NOBLE
from burgrave.citadels.characters.character import Character
from burgrave.citadels.crown import give_crown
from burgrave.citadels.state import CitadelsState


class Crowned(Character):
    def income_type(self) -> i64:
        return NOBLE

    def starts(self, s: CitadelsState, seat: i64) -> None:
        give_crown(s, seat)

    def answers_bewitched(self, s: CitadelsState, seat: i64) -> None:
        if not s.acrobat:
            give_crown(s, seat)

    def shows_itself_if_killed(self) -> bool:
        return True

    def killed_takes_crown(self, s: CitadelsState, seat: i64) -> None:
        give_crown(s, seat)
