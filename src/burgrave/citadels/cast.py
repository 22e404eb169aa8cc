"""The characters and unique districts of a game: from a preset, from a list, or random."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from burgrave.citadels.catalogue import ARTIST, CARD_IDS, CHARACTER_IDS, EMPEROR, KING, QUEEN, rank_of
from burgrave.citadels.editions.edition import Edition
from burgrave.citadels.editions.presets import PRESETS
from burgrave.core.error import BurgraveError, OptionsError, closest_match
from burgrave.core.options import OptionsChecker

UNIQUES: Final = 14
DEFAULT_PRESET: Final = "first_game"
CHARACTERS: Final = CHARACTER_IDS[1:]
LAST_RANK: Final = ["queen", "artist", "tax_collector"]
# The players choose one of these if a preset has a character that needs more players.
RANK_4: Final = ["king", "patrician"]
RANK_9: Final = ["artist", "tax_collector"]
MOST_WITHOUT_QUEEN: Final = 4


def chosen_cast(players: int, given: OptionsChecker) -> list[int]:
    """Return one character of each rank, in order of rank. Errors are added to `given`."""
    if given["nine"] is not None and count_wanted(given) not in sizes(players):
        given.add_error(make_size_error(players, count_wanted(given)))
        return []
    if given["characters"]:
        return written_cast(players, given)
    if given["random_cast"] not in (None, False):
        return random_cast(players, is_nine_wanted(players, given.values), given["random_cast"])
    return preset_cast(players, given.values)


def count_wanted(given: OptionsChecker) -> int:
    """Return how many characters the options ask for."""
    return 9 if given["nine"] else 8


def make_size_error(players: int, size: int) -> BurgraveError:
    needed = " / ".join(str(each) for each in sizes(players))
    return OptionsError("option-cast-size", given=size, needed=needed, players=players)


def sizes(players: int) -> list[int]:
    """Return the numbers of characters that a cast may have."""
    if players == 2:
        return [8]
    return [9] if players in (3, 8) else [8, 9]


def is_nine_wanted(players: int, chosen: Mapping[str, Any]) -> bool:
    """Return whether the cast has nine characters.

    If the options do not say, it has nine if eight are too few or if the ninth character is named.
    """
    asked = chosen.get("nine")
    if asked is not None:
        return bool(asked)
    return 8 not in sizes(players) or (chosen.get("ninth") is not None and 9 in sizes(players))


def misfit_reason(character: int, players: int) -> BurgraveError | None:
    """Return an error if this character needs more players: the Emperor three, the Queen five."""
    if character == EMPEROR and players == 2:
        instead = ", ".join(RANK_4)
        return OptionsError("option-cast-character", character="emperor", players=players, instead=instead)
    if character == QUEEN and players <= MOST_WITHOUT_QUEEN:
        instead = ", ".join(RANK_9)
        return OptionsError("option-cast-character", character="queen", players=players, instead=instead)
    return None


def written_cast(players: int, given: OptionsChecker) -> list[int]:
    """Return the listed characters. There must be one of each rank, and all must be playable."""
    unknown = [id for id in given["characters"] if id not in CHARACTERS]
    for id in unknown:
        given.add_error(OptionsError("name-unknown", vocabulary="character", id=id))
    cast = [CHARACTER_IDS.index(id) for id in given["characters"] if id in CHARACTERS]
    if unknown:
        return cast
    for character in cast:
        error = misfit_reason(character, players)
        if error is not None:
            given.add_error(error)
    ranks = [int(rank_of(character)) for character in cast]
    for rank in range(1, max(len(cast), *ranks) + 1):
        if ranks.count(rank) != 1:
            given.add_error(OptionsError("option-cast-rank", rank=rank, given=", ".join(given["characters"])))
    needed = sizes(players) if given["nine"] is None else [count_wanted(given)]
    if len(cast) not in needed:
        given.add_error(make_size_error(players, len(cast)))
    return sorted(cast)


def preset_cast(players: int, chosen: Mapping[str, Any]) -> list[int]:
    """Return the cast of the preset. Characters that need more players are replaced."""
    ranks, last, _ = PRESETS[chosen.get("preset") or DEFAULT_PRESET]
    cast = [CHARACTER_IDS.index(id) for id in ranks]
    if players == 2:
        other = CHARACTER_IDS.index(chosen.get("instead_of_emperor") or CHARACTER_IDS[KING])
        cast = [other if character == EMPEROR else character for character in cast]
    if is_nine_wanted(players, chosen):
        cast.append(ninth(players, chosen, last))
    return cast


def ninth(players: int, chosen: Mapping[str, Any], last: str) -> int:
    """Return the character of rank 9: the named one, else the preset's, else the Artist."""
    character = CHARACTER_IDS.index(chosen.get("ninth") or last or CHARACTER_IDS[ARTIST])
    if misfit_reason(character, players) is None:
        return character
    return CHARACTER_IDS.index(chosen.get("instead_of_queen") or CHARACTER_IDS[ARTIST])


def random_cast(players: int, nine: bool, seed: Any) -> list[int]:
    """Return a random character of each rank. The same seed gives the same cast."""
    rng = Random(f"cast {seed}")
    cast = []
    for rank in range(1, 10 if nine else 9):
        choices = [
            each for each in (rank * 3 - 2, rank * 3 - 1, rank * 3) if misfit_reason(each, players) is None
        ]
        cast.append(rng.choice(choices))
    return cast


def chosen_districts(edition: Edition, given: OptionsChecker) -> list[int]:
    """Return fourteen different unique districts. Errors are added to `given`."""
    if given["districts"]:
        return written_districts(edition, given)
    return default_districts(edition, given.values)


def default_districts(edition: Edition, chosen: Mapping[str, Any]) -> list[int]:
    """Return the districts of the preset, or random ones if the cast is random."""
    lot = chosen.get("random_cast")
    if lot not in (None, False) and not chosen.get("preset"):
        return sorted(Random(f"districts {lot}").sample(edition.unique_districts, UNIQUES))
    return sorted(CARD_IDS.index(id) for id in PRESETS[chosen.get("preset") or DEFAULT_PRESET][2])


def written_districts(edition: Edition, given: OptionsChecker) -> list[int]:
    ids = given["districts"]
    known = [CARD_IDS[kind] for kind in edition.unique_districts]
    for id in ids:
        if id not in known:
            given.add_error(
                OptionsError("option-districts-unknown", district=id, near=closest_match(id, known))
            )
    if len(set(ids)) != UNIQUES or len(ids) != UNIQUES:
        given.add_error(OptionsError("option-districts-count", given=len(set(ids)), needed=UNIQUES))
    return sorted(CARD_IDS.index(id) for id in ids if id in known)
