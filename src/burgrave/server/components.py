"""Component data of the host's own, kept beside the tables: without it their games could not be read."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from burgrave.core.components import read_data
from burgrave.core.error import BurgraveError
from burgrave.game_registry import register_components
from burgrave.server import logs
from burgrave.server.store.store_errors import folder_error

FOLDER: Final = "components"

logger = logs.get_logger("components")


def load_components(data: Path, files: Iterable[Path]) -> None:
    """What was kept before, and these files; raises BurgraveError if no game can use one of them."""
    load_stored_components(data)
    for file in files:
        store_components(data, file)


def store_components(data: Path, file: Path) -> str:
    """From now on tables may be played with the data in this file; its digest."""
    try:
        raw = read_data(file.expanduser())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BurgraveError("components-file", file=str(file), problem=reason) from None
    digest = register_components(raw, str(file))
    place = data / FOLDER / f"{digest}.json"
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = place.with_suffix(".new")
        fresh.write_bytes(raw)
        fresh.replace(place)
    except OSError as error:
        raise folder_error(error, place.parent) from None
    return digest


def load_stored_components(data: Path) -> None:
    """Everything that was kept before. What is damaged is said; the tables that need it say so too."""
    for file in sorted((data / FOLDER).glob("*.json")):
        try:
            register_components(read_data(file), file.name)
        except (OSError, BurgraveError) as error:
            logger.warning("unusable", extra={"file": file.name, "trouble": str(error)})
