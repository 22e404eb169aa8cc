"""The options of a scenario: the cards that it names are in the game, the others come from a preset.

A scenario names the few characters and districts that it needs, in its options or in its position. The
normal options of a game need complete lists.
"""

from collections.abc import Iterable
from typing import Any, Final

from burgrave.citadels.cast import (
    DEFAULT_PRESET,
    UNIQUES,
    default_districts,
    is_nine_wanted,
    preset_cast,
    random_cast,
    sizes,
)
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, LAST_DISTRICT, rank_of
from burgrave.citadels.editions.edition import Edition
from burgrave.citadels.editions.presets import PRESETS
from burgrave.citadels.options import DEFAULT_PLAYERS, EDITIONS
from burgrave.core.options import read_list
from burgrave.core.scenario.value import SEAT, normalize

RANKS: Final = 9
IMPLIED: Final = {  # a field of a position implies a character
    "killed": "assassin",
    "bewitched": "witch",
    "warrants": "magistrate",
    "robbed": "thief",
    "threats": "blackmailer",
    "beautified": "artist",
    "tax": "tax_collector",
}
ACTION_FIELDS: Final = ["acrobat played", "protected", "big tops", "cash wagons"]


def complete_options(given: dict[str, Any], mentioned: list[str]) -> dict[str, Any]:
    """Return the options with complete lists of characters and districts. Errors are left as they are."""
    given = {name: normalize_option(name, value) for name, value in given.items()}
    edition = EDITIONS.get(str(given.get("edition", "classic")))
    players = given.get("players", DEFAULT_PLAYERS)
    if edition is None or not edition.expanded or not isinstance(players, int) or isinstance(players, bool):
        return given
    if not 2 <= players <= edition.most_players or given.get("preset", DEFAULT_PRESET) not in PRESETS:
        return given
    out = dict(given)
    words = {*mentioned, *(word.partition(" ")[2] for word in mentioned)}
    complete_cast(out, players, words)
    complete_districts(out, edition, words)
    if "action_cards" not in out and edition.action_cards:
        cards = {normalize(id) for id in CARD_IDS[LAST_DISTRICT + 1 :]}
        out["action_cards"] = bool(words & {*cards, *ACTION_FIELDS})
    return out


def normalize_option(option: str, value: Any) -> Any:
    """Return an option's word in the spelling of ids, and a seat as a number.

    Examples are `First Game`, `De Luxe` and `P1`.
    """
    if isinstance(value, str) and option == "edition":
        return normalize(value).replace(" ", "")
    if isinstance(value, str) and option == "preset":
        return normalize(value).replace(" ", "_")
    if isinstance(value, str) and option == "first_crown":
        seat = SEAT.fullmatch(normalize(value))
        return int(seat[1]) if seat else normalize(value)
    return value


def ids_of(value: Any, known: Iterable[str]) -> list[str]:
    """Return the words of a list as ids. Unknown words stay as they are."""
    names = {normalize(id): id for id in known}
    return [names.get(normalize(word), word) for word in read_list(value)]


def complete_cast(out: dict[str, Any], players: int, words: set[str]) -> None:
    """Complete the cast: characters from the options, else mentioned ones, else those of the preset."""
    named = ids_of(out.get("characters") or [], CHARACTER_IDS)
    used = [id for id in CHARACTER_IDS[1:] if normalize(id) in words]
    implied = [id for field, id in IMPLIED.items() if field in words]
    if any(id not in CHARACTER_IDS[1:] for id in named):
        return
    cast: dict[int, list[str]] = {}
    for number, ids in enumerate((named, used, implied)):
        for id in ids:
            rank = int(rank_of(CHARACTER_IDS.index(id)))
            if number == 0 or (number == 1 and not any(i in cast.get(rank, []) for i in named)):
                if id not in cast.setdefault(rank, []):
                    cast[rank].append(id)
            elif rank not in cast:
                cast[rank] = [id]
    nine = out.get("nine", RANKS in cast or 8 not in sizes(players))
    base = default_cast(players, {**out, "nine": nine if 9 in sizes(players) else None})
    for rank, number in enumerate(base, start=1):
        cast.setdefault(rank, [CHARACTER_IDS[number]])
    out["characters"] = [id for rank in sorted(cast) for id in cast[rank]]


def default_cast(players: int, given: dict[str, Any]) -> list[int]:
    """Return the cast if no characters are named: that of the preset, or a random one."""
    lot = given.get("random_cast")
    if lot in (None, False):
        return preset_cast(players, given)
    return random_cast(players, is_nine_wanted(players, given), lot)


def complete_districts(out: dict[str, Any], edition: Edition, words: set[str]) -> None:
    """Complete the districts: from the options, then mentioned ones, then those of the preset."""
    named = ids_of(out.get("districts") or [], CARD_IDS)
    used = [CARD_IDS[kind] for kind in edition.unique_districts if normalize(CARD_IDS[kind]) in words]
    ids = [*named, *(id for id in used if id not in named)]
    base = [CARD_IDS[kind] for kind in default_districts(edition, out)]
    ids += [id for id in base if id not in ids][: max(UNIQUES - len(ids), 0)]
    out["districts"] = ids
