"""What to know of a choice of Citadels before it is made, where its label does not say it."""

from collections.abc import Mapping
from typing import Final

from burgrave.core.move import Move
from burgrave.i18n import Translator
from burgrave.match.presenters.citadels_data_types import CitadelsStateData
from burgrave.match.preview import Preview

# Verbs that name a character about whom the seat guesses who has it.
GUESSES: Final = {"name", "sign", "warrant", "flower", "threaten"}
# What a move does, by the kind of decision and the verb.
NOTES: Final = {
    ("emperor-resource", "pass"): "citadels-note-emperor-pass",
    ("threat", "refuse"): "citadels-note-refuse",
    ("spy", "spy"): "citadels-note-spy",
    ("theater", "target"): "citadels-note-theater",
}
# What a move of a character does, by the verb and the character.
NOTES_OF_CHARACTERS: Final = {
    ("target", "diplomat"): "citadels-note-exchange",
    ("target", "marshal"): "citadels-note-seize",
}
# Moves against a seat that are also legal against one's own.
OWN_CITY: Final = {("target", "destroy"), ("target", "turn"), ("target", "armory-target")}


def pointless_reason(move: Move, tr: Translator, now: CitadelsStateData, seat: int) -> str:
    """Return why a legal move can hardly be meant; empty if it can."""
    kind = now["decision"]["kind"] if now["decision"] else ""
    for vocabulary, id in move.objects:
        if vocabulary == "character" and move.verb in GUESSES:
            if id in now["faceup"]:
                return tr.format("citadels-note-faceup")
            if id in now["seats"][seat]["kept"]:
                return tr.format("citadels-note-own-character")
        own = vocabulary == "seat" and id == str(seat)
        if own and (move.verb, kind) in OWN_CITY:
            return tr.format("citadels-note-own-city")
    return ""


def note_of(
    move: Move, tr: Translator, now: CitadelsStateData, preview: Preview, reactions: Mapping[str, str]
) -> str:
    """Return what happens by a move, as far as its label does not say it.

    `reactions` are the kinds of decisions in which a seat may have nothing but this verb to answer.
    """
    decision, turn = now["decision"], now["turn"]
    kind = decision["kind"] if decision else ""
    key = NOTES.get((kind, move.verb))
    if kind == "turn" and turn:
        key = NOTES_OF_CHARACTERS.get((move.verb, turn["character"]))
    if reactions.get(kind) == move.verb and len(preview.legality.moves) == 1:
        key = "citadels-note-everyone-asked"
    if key:
        return tr.format(key)
    if (kind, move.verb) == ("lender", "target"):
        before, after = preview.samples[0], preview.samples_after(move.number)[0]
        lent = after.totals(preview.seat)["gold"] - before.totals(preview.seat)["gold"]
        return tr.format("citadels-note-lender", number=lent)
    return ""
