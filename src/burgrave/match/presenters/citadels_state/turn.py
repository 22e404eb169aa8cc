"""The current turn: what has been done, and what an open series of choices is about."""

from typing import Final

from burgrave.match.presenters.citadels_state.names import CHARACTER, NameWriter

NORMAL: Final = "normal"
DONE: Final = (
    "gathered",
    "income_taken",
    "ability_used",
    "bonus_taken",
    "crown_passed",
    "begged",
    "borrowed",
    "first_paid",
    "threat_settled",
    "action_card_played",
)


def turn_sentences(writer: NameWriter) -> list[str]:
    """Return the current turn in sentences; none between turns."""
    turn = writer.citadels["turn"]
    if turn is None:
        return []
    sentences = [
        writer.label_value(writer.name(CHARACTER, turn["character"]), writer.seat_name(turn["seat"]))
    ]
    if turn["mode"] != NORMAL:
        sentences.append(writer.text(f"mode-{turn['mode']}"))
    if turn["restricted"]:
        sentences.append(writer.text("restricted"))
    gathering = writer.text("gathering", **turn["gathering"])
    sentences.append(writer.label_value(writer.format("citadels-term-gather_resources"), gathering))
    done = [writer.text(f"done-{field}") for field in DONE if turn[field]]
    building, paid = turn["building"], turn["paid"]
    return [
        *sentences,
        *writer.facts({"done": writer.join(done)}),
        writer.fact("built", writer.text("number-of", number=turn["built"], limit=turn["limit"])),
        *writer.facts(
            {
                "extra-builds": turn["extra_builds"],
                "spent": turn["spent"],
                "income": turn["income"],
                "coins-placed": turn["coins_placed"],
                "wagons-used": len(turn["wagons_used"]),
                "laid-out": writer.cards_text([turn["laid_out"]] if turn["laid_out"] else []),
                "drawn": writer.cards_text(turn["drawn"]),
                "destroyed": writer.cards_text([turn["destroyed"]] if turn["destroyed"] else []),
                "building": writer.cards_text([building] if building else []),
                "paid": writer.text("gold-amount", gold=paid) if paid is not None else "",
                "chosen": writer.cards_text([turn["chosen"]] if turn["chosen"] else []),
                "owed": turn["owed"],
                "marked": writer.characters_text(turn["marked"]),
            }
        ),
    ]
