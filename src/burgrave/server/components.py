"""Custom component data of the host, stored beside the tables because their games need it."""

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
    """Load the stored data and these files; raise BurgraveError if no game can use one of the files."""
    load_stored_components(data)
    for file in files:
        store_components(data, file)


def store_components(data: Path, file: Path) -> str:
    """Store the data of this file, so that tables can use it, and return its digest."""
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
    """Load all stored data. Damaged files are logged; tables that need them report it too."""
    for file in sorted((data / FOLDER).glob("*.json")):
        try:
            register_components(read_data(file), file.name)
        except (OSError, BurgraveError) as error:
            logger.warning("unusable", extra={"file": file.name, "trouble": str(error)})
