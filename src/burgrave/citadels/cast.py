"""Which characters and unique districts are on the table: presets, own choices, chance."""

from difflib import get_close_matches
from random import Random
from typing import Any, Final

from burgrave.citadels.catalogue import ARTIST, CARD_IDS, CHARACTER_IDS, EMPEROR, KING, QUEEN, rank_of
from burgrave.citadels.editions.edition import Edition
from burgrave.citadels.editions.presets import PRESETS
from burgrave.core.wrong import Wrong

UNIQUES: Final = 14
DEFAULT_PRESET: Final = "first_game"


def resolve_cast(players: int, given: dict[str, Any]) -> list[int]:
    """One character of each rank, by rank."""
    nine = wants_nine(players, given)
    if given.get("characters"):
        ids = listed(given["characters"])
        for id in ids:
            if id in CHARACTER_IDS[1:]:
                refuse_misfit(CHARACTER_IDS.index(id), players)
        cast = written_cast(ids)
        if len(cast) not in sizes(players) or ("nine" in given and len(cast) != (9 if nine else 8)):
            needed = " / ".join(str(size) for size in sizes(players))
            raise Wrong("option-cast-size", given=len(cast), needed=needed, players=players)
    elif given.get("random_cast") not in (None, False):
        cast = random_cast(players, nine, given["random_cast"])
    else:
        cast = preset_cast(players, nine, preset_of(given))
    return cast


def sizes(players: int) -> list[int]:
    """How many characters may be in the cast."""
    if players == 2:
        return [8]
    return [9] if players in (3, 8) else [8, 9]


def wants_nine(players: int, given: dict[str, Any]) -> bool:
    asked = given.get("nine")
    if asked in (None, ""):
        return 8 not in sizes(players)
    nine = str(asked).lower() in ("true", "yes", "1")
    if (9 if nine else 8) not in sizes(players):
        raise Wrong("option-cast-size", given=9 if nine else 8, needed=sizes(players)[0], players=players)
    return nine


def refuse_misfit(character: int, players: int) -> None:
    """The Emperor needs three players, the Queen five."""
    if character == EMPEROR and players == 2:
        raise Wrong("option-cast-character", character="emperor", players=players, instead="king, patrician")
    if character == QUEEN and players < 5:
        instead = "artist, tax_collector"
        raise Wrong("option-cast-character", character="queen", players=players, instead=instead)


def written_cast(ids: list[str]) -> list[int]:
    by_rank: dict[int, int] = {}
    for id in ids:
        if id not in CHARACTER_IDS[1:]:
            raise Wrong("name-unknown", vocabulary="character", id=id)
        number = CHARACTER_IDS.index(id)
        if rank_of(number) in by_rank:
            raise Wrong("option-cast-rank", rank=int(rank_of(number)), given=", ".join(ids))
        by_rank[rank_of(number)] = number
    for rank in range(1, len(ids) + 1):
        if rank not in by_rank:
            raise Wrong("option-cast-rank", rank=rank, given=", ".join(ids))
    return [by_rank[rank] for rank in sorted(by_rank)]


def preset_of(given: dict[str, Any]) -> str:
    preset = str(given.get("preset") or DEFAULT_PRESET)
    if preset not in PRESETS:
        raise Wrong("option-preset-unknown", preset=preset, known=", ".join(PRESETS))
    return preset


def preset_cast(players: int, nine: bool, preset: str) -> list[int]:
    """The preset's cast, with what does not fit so few players replaced."""
    ranks, last, _ = PRESETS[preset]
    cast = [CHARACTER_IDS.index(id) for id in ranks]
    if players == 2:
        cast = [KING if character == EMPEROR else character for character in cast]
    if nine:
        ninth = CHARACTER_IDS.index(last) if last else ARTIST
        cast.append(ARTIST if ninth == QUEEN and players < 5 else ninth)
    return cast


def random_cast(players: int, nine: bool, seed: Any) -> list[int]:
    """A random character of each rank; the same for the same number."""
    chance = Random(f"cast {seed}")
    cast = []
    for rank in range(1, 10 if nine else 9):
        choices = [rank * 3 - 2, rank * 3 - 1, rank * 3]
        if players == 2 and EMPEROR in choices:
            choices.remove(EMPEROR)
        if players < 5 and QUEEN in choices:
            choices.remove(QUEEN)
        cast.append(chance.choice(choices))
    return cast


def resolve_districts(edition: Edition, given: dict[str, Any]) -> list[int]:
    """Fourteen different unique districts."""
    if given.get("districts"):
        return written_districts(edition, listed(given["districts"]))
    if given.get("random_cast") not in (None, False) and not given.get("preset"):
        return sorted(Random(f"districts {given['random_cast']}").sample(edition.unique_districts, UNIQUES))
    return sorted(CARD_IDS.index(id) for id in PRESETS[preset_of(given)][2])


def written_districts(edition: Edition, ids: list[str]) -> list[int]:
    known = [CARD_IDS[kind] for kind in edition.unique_districts]
    for id in ids:
        if id not in known:
            near = get_close_matches(id, known, 1, 0.4)
            raise Wrong("option-districts-unknown", district=id, near=near[0] if near else known[0])
    if len(set(ids)) != UNIQUES or len(ids) != UNIQUES:
        raise Wrong("option-districts-count", given=len(set(ids)), needed=UNIQUES)
    return sorted(CARD_IDS.index(id) for id in ids)


def listed(value: Any) -> list[str]:
    """A list, or words with commas between."""
    if isinstance(value, str):
        return [word.strip() for word in value.split(",") if word.strip()]
    return [str(word) for word in value]
