"""What can be chosen before a game of Citadels; options.py checks it."""

from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS
from burgrave.citadels.editions.presets import PRESETS
from burgrave.citadels.options import DUPLICATES, EDITIONS
from burgrave.core.given import RANDOM
from burgrave.core.setting import FLAG, LOT, NUMBER, SEAT, WORD, WORDS, Setting


def settings() -> list[Setting]:
    uniques = sorted({kind for edition in EDITIONS.values() for kind in edition.unique_districts})
    return [
        Setting("edition", WORD, "cli-citadels-edition", list(EDITIONS)),
        Setting("players", NUMBER, "cli-citadels-players"),
        Setting("preset", WORD, "cli-citadels-preset", list(PRESETS)),
        Setting("characters", WORDS, "cli-citadels-characters", CHARACTER_IDS[1:]),
        Setting("districts", WORDS, "cli-citadels-districts", [CARD_IDS[kind] for kind in uniques]),
        Setting("random_cast", LOT, "cli-citadels-random-cast"),
        Setting("nine", FLAG, "cli-citadels-nine"),
        Setting("action_cards", FLAG, "cli-citadels-action-cards"),
        Setting("duplicates", WORD, "cli-citadels-duplicates", DUPLICATES),
        Setting("first_crown", SEAT, "cli-citadels-first-crown", [RANDOM]),
    ]
