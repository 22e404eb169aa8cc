"""Component data of the host's own, kept beside the tables: without it their games could not be read."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from burgrave.core.components import read_data
from burgrave.core.wrong import Wrong
from burgrave.games import know_components
from burgrave.server import logs
from burgrave.server.store.trouble import about_folder

FOLDER: Final = "components"

logger = logs.logger("components")


def take_in(data: Path, files: Iterable[Path]) -> None:
    """What was kept before, and these files; raises Wrong if no game can use one of them."""
    know_all(data)
    for file in files:
        keep(data, file)


def keep(data: Path, file: Path) -> str:
    """From now on tables may be played with the data in this file; its digest."""
    try:
        raw = read_data(file.expanduser())
    except (OSError, ValueError) as trouble:
        reason = getattr(trouble, "strerror", None) or str(trouble)
        raise Wrong("components-file", file=str(file), problem=reason) from None
    digest = know_components(raw, str(file))
    place = data / FOLDER / f"{digest}.json"
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = place.with_suffix(".new")
        fresh.write_bytes(raw)
        fresh.replace(place)
    except OSError as trouble:
        raise about_folder(trouble, place.parent) from None
    return digest


def know_all(data: Path) -> None:
    """Everything that was kept before. What is damaged is said; the tables that need it say so too."""
    for file in sorted((data / FOLDER).glob("*.json")):
        try:
            know_components(read_data(file), file.name)
        except (OSError, Wrong) as trouble:
            logger.warning("unusable", extra={"file": file.name, "trouble": str(trouble)})
