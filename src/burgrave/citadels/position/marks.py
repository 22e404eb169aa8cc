"""Effects on characters in a written position: killed, robbed, bewitched, markers, tax."""

from typing import Final

from burgrave.citadels.catalogue import (
    ASSASSIN,
    BLACKMAILER,
    CHARACTER_IDS,
    MAGISTRATE,
    TAX_COLLECTOR,
    THIEF,
    WITCH,
    bit,
    rank_of,
)
from burgrave.citadels.position.random_ranks import draw
from burgrave.citadels.position.seat import MOST_GOLD, read_rank, read_ranks
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.marks import BLANK, FLOWERED, PLAIN, SETTLED, SHOWN, SIGNED
from burgrave.core.agenda import NO_SEAT
from burgrave.core.scenario.value import ScenarioValue
from burgrave.core.scripted_rng import ScriptedRng

WARRANTS: Final = 3
THREATS: Final = 2
DOERS: Final = {  # the only character that can cause each of these fields
    "killed": ASSASSIN,
    "robbed": THIEF,
    "bewitched": WITCH,
    "warrants": MAGISTRATE,
    "threats": BLACKMAILER,
    "tax": TAX_COLLECTOR,
}


class MarksReader:
    """The fields of the position about marked characters."""

    def __init__(
        self, s: CitadelsState, fields: dict[str, ScenarioValue], holders: dict[int, int], rng: ScriptedRng
    ) -> None:
        self.s = s
        self.fields = {name: value for name, value in fields.items() if not value.is_nothing}
        self.holders = holders
        self.rng = rng

    def read(self) -> None:
        s, fields = self.s, self.fields
        for name, character in DOERS.items():
            if name in fields and s.rules.cast[min(int(rank_of(character)), int(s.rules.ranks))] != character:
                raise fields[name].make_error(
                    "position-not-in-cast", field=name, character=CHARACTER_IDS[character]
                )
        for name in ("killed", "robbed", "bewitched"):
            if name in fields:
                setattr(s, name, read_rank(s.rules, fields[name]))
        s.protected = read_ranks(s.rules, fields.get("protected"))
        if "tax" in fields:
            s.tax = fields["tax"].whole(0, MOST_GOLD)
        if "acrobat played" in fields:
            s.acrobat = fields["acrobat played"].flag()
        s.witch = self.doer("witch", 1, s.bewitched != 0, "bewitched")
        s.thief = self.doer("thief", 2, s.robbed != 0, "robbed")
        s.magistrate = self.doer("magistrate", 1, "warrants" in fields, "warrants")
        s.blackmailer = self.doer("blackmailer", 2, "threats" in fields, "threats")
        if "warrants" in fields:
            self.warrants(fields["warrants"])
        if "threats" in fields:
            self.threats(fields["threats"])

    def doer(self, name: str, rank: int, needed: bool, because: str) -> int:
        """Return the seat that used the ability: the written one, or the seat that plays as that rank."""
        if name in self.fields:
            return self.fields[name].seat(len(self.s.players))
        if not needed:
            return NO_SEAT
        if rank == self.s.bewitched and not self.s.protected & bit(rank):
            return int(self.s.witch)
        if rank not in self.holders:
            if name == "thief":
                raise self.fields[because].make_error("position-thief-of-whom")
            raise self.fields[because].make_error("position-whose-markers", field=because, owner=name)
        return self.holders[rank]

    def faces(self, node: ScenarioValue, known: list[str]) -> list[tuple[int, str, ScenarioValue]]:
        """Return rank and front side of each marker. In a list the front sides are left open."""
        rules = self.s.rules
        if not node.is_mapping:
            return [(read_rank(rules, item), "", item) for item in node.items()]
        return [(read_rank(rules, key), value.one_of("face", known), key) for key, value in node.entries()]

    def warrants(self, node: ScenarioValue) -> None:
        s = self.s
        found = self.faces(node, [SIGNED, BLANK, SHOWN])
        for rank, _, at in found:
            if rank == 1:
                raise at.make_error("position-cannot-be-marked", character=at.text())
            s.warrants |= bit(rank)
        signed = [rank for rank, face, _ in found if face in (SIGNED, SHOWN)]
        if not signed and not node.is_mapping and found:
            signed = [draw(self.rng, [rank for rank, _, _ in found])]
        if len(found) != WARRANTS or len(signed) != 1:
            raise node.make_error("position-warrants", count=len(found))
        s.signed = signed[0]
        s.signed_shown = any(face == SHOWN for _, face, _ in found)

    def threats(self, node: ScenarioValue) -> None:
        """Read both threats of the round. One that is not mentioned was on a random character."""
        s = self.s
        found = self.faces(node, [FLOWERED, PLAIN, SETTLED])
        faces = {rank: face for rank, face, _ in found}
        for rank, _, at in found:
            if rank <= 2 or rank in (s.killed, s.bewitched):
                raise at.make_error("position-cannot-be-marked", character=at.text())
        if len(found) == 1:
            free = [rank for rank in range(3, s.rules.ranks + 1) if rank not in (s.killed, s.bewitched)]
            faces[draw(self.rng, [rank for rank in free if rank not in faces])] = SETTLED
        flowered = [rank for rank, face in faces.items() if face == FLOWERED]
        if not flowered:
            flowered = [draw(self.rng, [rank for rank, face in faces.items() if face != PLAIN] or [0])]
        if len(faces) != THREATS or len(flowered) != 1 or not flowered[0]:
            raise node.make_error("position-threats", count=len(found))
        for rank, face in faces.items():
            s.threatened |= bit(rank)
            if face != SETTLED:
                s.threats |= bit(rank)
        s.flowered = flowered[0]
