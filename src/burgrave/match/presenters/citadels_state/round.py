"""The round and the characters in it: crown, calls, deck, and what happened to each character."""

from collections.abc import Mapping
from typing import Final

from burgrave.core.state_data import UNKNOWN
from burgrave.match.presenters.citadels_state.names import CHARACTER, NameWriter

# Fields with the seat that has put a mark on characters, by the character of that seat.
MARKING_SEATS: Final = {
    "thief": "thief",
    "witch": "witch",
    "magistrate": "magistrate",
    "blackmailer": "blackmailer",
}


class RoundWriter(NameWriter):
    """Describes the round."""

    def round_sentences(self) -> list[str]:
        state = self.citadels
        sentences = [
            self.phase_sentence(),
            self.text("crowned", **self.seat_args(state["crown"])),
            self.fact("first-pick", self.seat_name(state["first_picker"])),
        ]
        if state["calls"]:
            sentences.append(self.fact("called", self.calls_text()))
        deck = self.card_count(len(state["deck"]))
        sentences.append(self.label_value(self.format("citadels-term-district_deck"), deck))
        if state["setup"]["discard_pile"]:
            pile = self.card_count(len(state["discard_pile"]))
            sentences.append(self.label_value(self.format("citadels-term-discard_pile"), pile))
        sentences += self.facts({"reshuffles": state["reshuffles"]})
        if state["tax"]:
            sentences.append(self.text("tax", gold=state["tax"]) + ".")
        if state["first_completed"] is not None:
            sentences.append(self.fact("first-completed", self.seat_name(state["first_completed"])))
        return sentences

    def phase_sentence(self) -> str:
        phase = self.text(f"phase-{self.citadels['phase']}")
        sentence = self.format("terminal-round-of", number=self.citadels["round"], phase=phase)
        if self.citadels["ending"] and self.citadels["phase"] != "over":
            sentence += f", {self.text('ending')}"
        return sentence + "."

    def calls_text(self) -> str:
        """Return the called characters in order, each with the seat that answered."""
        return self.join(
            [
                self.add_brackets(
                    self.name(CHARACTER, call["character"]),
                    [self.text("unanswered") if call["seat"] is None else self.seat_name(call["seat"])],
                )
                for call in self.citadels["calls"]
            ]
        )

    # -- characters

    def character_sentences(self) -> list[str]:
        """Return which characters are set aside, and what happened to the others, as far as it is known."""
        return [*self.set_aside_sentences(), *self.mark_sentences()]

    def set_aside_sentences(self) -> list[str]:
        state = self.citadels
        facedown = [state["facedown"]] if state["facedown"] else []
        at_random = [state["random_discard"]] if state["random_discard"] else []
        return self.facts(
            {
                "faceup": self.characters_text(state["faceup"]),
                "facedown": self.characters_text(facedown),
                "facedown-seen": self.seat_names(sorted(state["facedown_seen"])),
                "random-discard": self.characters_text(at_random),
                "pack": self.characters_text(state["pack"]),
                "swapped": self.seat_names(state["swapped"]),
            }
        )

    def mark_sentences(self) -> list[str]:
        state = self.citadels
        marked = {
            "killed": [state["killed"]] if state["killed"] else [],
            "robbed": [state["robbed"]] if state["robbed"] else [],
            "bewitched": [state["bewitched"]] if state["bewitched"] else [],
        }
        sentences = self.facts({key: self.characters_text(ids) for key, ids in marked.items()})
        sentences += self.facts(
            {
                "warrants": self.marked_text(state["warrants"]),
                "threats": self.marked_text(state["threats"]),
                "protected": self.characters_text(state["protected"]),
            }
        )
        seats = {id: state[field] for field, id in MARKING_SEATS.items()}  # type: ignore[literal-required]
        sentences += [
            self.label_value(self.name(CHARACTER, id), self.seat_name(seat))
            for id, seat in seats.items()
            if seat is not None
        ]
        if state["witch_played"]:
            sentences.append(self.text("witch-played"))
        sentences += self.facts({"witch-builds": state["witch_builds"]})
        if state["acrobat_played"]:
            sentences.append(self.text("acrobat-played"))
        return sentences

    def marked_text(self, faces: Mapping[str, str]) -> str:
        """Return the characters with a marker, each with the face of the marker if the viewer knows it."""
        marks = {id: [self.text(f"face-{face}")] for id, face in faces.items() if face != UNKNOWN}
        return self.characters_text(faces, marks)
