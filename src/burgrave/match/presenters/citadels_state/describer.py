"""All sections of Citadels: the cards in play, the round, the characters, the turn, and each seat."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.state_data import UNKNOWN
from burgrave.i18n import Translator
from burgrave.match.piece_search import PiecesByName
from burgrave.match.presenters.citadels_state.names import NameWriter
from burgrave.match.presenters.citadels_state.round import RoundWriter
from burgrave.match.presenters.citadels_state.seat import CitadelsSeatWriter
from burgrave.match.presenters.citadels_state.turn import turn_sentences
from burgrave.match.presenters.state_describer import seat_section
from burgrave.match.sections import Section

IN_PLAY: Final = "in-play"
ROUND: Final = "round"
CHARACTERS: Final = "characters"
TURN: Final = "turn"
KNOWN: Final = "known"


class CitadelsDescriber(NameWriter):
    """Describes the state of Citadels for one viewer."""

    def __init__(
        self,
        game: Game[Any],
        pieces: PiecesByName,
        tr: Translator,
        names: Sequence[str],
        state_data: Mapping[str, Any],
    ) -> None:
        super().__init__(game, pieces, tr, names, state_data)
        self.rounds = RoundWriter(game, pieces, tr, names, state_data)
        self.seats = CitadelsSeatWriter(game, pieces, tr, names, state_data)

    def sections(self) -> list[Section]:
        """Return the sections. The viewer's own seat comes last, and then what only the viewer knows."""
        known = "heading-known-to-all" if self.you is None else "heading-known"
        begins = self.citadels["round"] == 1 and self.citadels["phase"] == "draft"
        return [
            Section(IN_PLAY, self.text("heading-in-play"), self.card_sentences(), on_request=not begins),
            Section(ROUND, self.format("citadels-term-round"), self.rounds.round_sentences()),
            Section(CHARACTERS, self.text("heading-characters"), self.rounds.character_sentences()),
            Section(TURN, self.format("citadels-term-turn"), turn_sentences(self)),
            *(
                Section(seat_section(seat), self.seat_heading(seat), self.seats.seat_sentences(seat))
                for seat in self.seats_own_last()
            ),
            Section(KNOWN, self.text(known), self.known_sentences()),
        ]

    def own_sentences(self) -> list[str]:
        """Return the viewer's gold and hand."""
        if self.you is None:
            return []
        return [self.seats.gold_sentence(self.you), *self.seats.hand_sentences(self.you)]

    # -- parts

    def card_sentences(self) -> list[str]:
        """Return the cast by rank, and the unique districts in the deck."""
        setup = self.citadels["setup"]
        cast = [f"{setup['characters'][id]['rank']} {self.name('character', id)}" for id in setup["cast"]]
        sentences = [self.label_value(self.text("cast"), ", ".join(cast))]
        if setup["districts"]:
            sentences.append(self.label_value(self.text("unique"), self.cards_text(setup["districts"])))
        return sentences

    def known_sentences(self) -> list[str]:
        """Return what the viewer knows about hidden cards and characters."""
        deck = [
            f"{place} {self.card_text(id)}"
            for place, id in enumerate(self.citadels["deck"], 1)
            if id != UNKNOWN
        ]
        pile = [id for id in self.citadels["discard_pile"] if id != UNKNOWN]
        sentences = [self.label_value(self.text("known-deck"), self.join(deck))] if deck else []
        if pile:
            sentences.append(self.label_value(self.text("known-pile"), self.cards_text(pile)))
        if self.you is None:
            return [*sentences, *self.seats.note_sentences(self.citadels["spectators_know"])]
        return [
            *self.seats.own_character_sentences(self.you),
            *sentences,
            *self.seats.note_sentences(self.citadels["seats"][self.you]["knows"]),
        ]
