"""Describes the state of any game in sentences. The describers of games build on it.

Everything is made from the state data of one viewer, so no sentence can contain more than this viewer knows.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from burgrave.core.events import SEAT
from burgrave.core.game import Game
from burgrave.core.state_data import UNKNOWN
from burgrave.i18n import Translator
from burgrave.i18n.segments import tag_name
from burgrave.match.sections import Section

# Fields that are shown elsewhere: the open decision as a question, the rest never changes.
SHOWN_ELSEWHERE: Final = ("setup", "viewer", "decision", "seats")
STATE: Final = "state"  # the section about everything that does not belong to a seat


class StateDescriber:
    """Describes the state data of a viewer. Names have tags if the translator tags names."""

    def __init__(
        self, game: Game[Any], tr: Translator, names: Sequence[str], state_data: Mapping[str, Any]
    ) -> None:
        self.game = game
        self.tr = tr
        self.names = names
        viewer = state_data["viewer"]
        self.you: int | None = viewer if isinstance(viewer, int) else None
        self.state = state_data

    def sections(self) -> list[Section]:
        """Return everything that the viewer sees: first the state, then each seat."""
        rest = {field: value for field, value in self.state.items() if field not in SHOWN_ELSEWHERE}
        return [
            Section(STATE, self.tr.game_title(self.game.id), self.field_sentences(rest)),
            *(
                Section(seat_section(seat), self.seat_heading(seat), self.field_sentences(data))
                for seat, data in enumerate(self.state["seats"])
            ),
        ]

    def own_sentences(self) -> list[str]:
        """Return what the viewer has, in one or two sentences. They are repeated before every decision."""
        return [] if self.you is None else self.field_sentences(self.state["seats"][self.you])

    # -- any data

    def field_sentences(self, data: Mapping[str, Any]) -> list[str]:
        """Return a sentence for each field, with the names of its inner fields before it."""
        return [self.label_value(label, value) for label, value in self.iter_fields(data)]

    def iter_fields(self, data: Mapping[str, Any], start: str = "") -> Iterator[tuple[str, str]]:
        for field, value in data.items():
            label = f"{start} {self.word(field)}".strip()
            if isinstance(value, Mapping):
                yield from self.iter_fields(value, label)
            else:
                yield label[:1].upper() + label[1:], self.value_text(value)

    def value_text(self, value: object) -> str:
        """Return a value in words: a number, an id, or a list of them."""
        if isinstance(value, Mapping):
            return ", ".join(f"{label}: {text}" for label, text in self.iter_fields(value))
        if isinstance(value, list):
            return "; ".join(map(self.value_text, value)) or self.tr.format("state-nothing")
        if isinstance(value, bool):
            return self.tr.format("state-yes" if value else "state-no")
        if value is None:
            return self.tr.format("state-nothing")
        return self.word(value) if isinstance(value, str) else str(value)

    def word(self, id: str) -> str:
        """Return the name of an id. If no text names it, return the id as words."""
        if id == UNKNOWN:
            return self.tr.format("state-unknown")
        for vocabulary, ids in self.game.notation.names.items():
            if id in ids and self.tr.has(f"{self.game.id}-{vocabulary}-{id}"):
                return self.name(vocabulary, id)
        return id.replace("_", " ")

    # -- parts of sentences

    def format(self, key: str, **args: object) -> str:
        return self.tr.format(key, **args)

    def label_value(self, label: str, value: object) -> str:
        """Return a label and what applies to it, as a sentence."""
        return self.tr.format("state-labeled", label=label, value=value)

    def join(self, parts: Sequence[str]) -> str:
        return self.tr.join_names(parts)

    def name(self, vocabulary: str, id: str) -> str:
        return self.add_tags(vocabulary, id, self.tr.name_of(self.game, vocabulary, id))

    def seat_name(self, seat: int) -> str:
        return self.add_tags(SEAT, str(seat), self.tr.seat_name(seat, self.names))

    def seat_heading(self, seat: int) -> str:
        return self.tr.seat_name(seat, self.names)

    def seat_names(self, seats: Sequence[int]) -> str:
        return self.join([self.seat_name(seat) for seat in seats])

    def seat_args(self, seat: int) -> dict[str, object]:
        """Return the arguments of sentences about a seat: `$who` and `$seat`."""
        return {"who": "you" if seat == self.you else "other", "seat": self.seat_name(seat)}

    def add_tags(self, vocabulary: str, id: str, name: str) -> str:
        return tag_name(vocabulary, id, name) if self.tr.tags_names else name

    # -- seats

    def seats_own_last(self) -> list[int]:
        """Return all seats, the viewer's own last: it is nearest to the choices."""
        seats = range(len(self.state["seats"]))
        return sorted(seats, key=lambda seat: seat == self.you)


def seat_section(seat: int) -> str:
    """Return the id of the section about a seat."""
    return f"seat-{seat}"
