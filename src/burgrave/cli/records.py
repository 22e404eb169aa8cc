"""Read records for commands: repair damaged ones, and register the component data that they need."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from burgrave.cli.parse_options import register_component_file_anywhere, register_components_file
from burgrave.core.error import BurgraveError
from burgrave.core.record import Record, read_record
from burgrave.game_registry import game as game_of

REPAIRABLE: Final = ("record-truncated", "record-check")


def read_repaired(path: Path, components: Sequence[str]) -> tuple[Record, BurgraveError | None]:
    """Return the record and None, or as much of a damaged record as is valid and the error."""
    found: BurgraveError | None = None
    try:
        record = read_record(path, game_of)
    except BurgraveError as error:
        if error.code not in REPAIRABLE:
            raise
        found = error
        for file in components:  # the repair runs the rules, which need the components
            register_component_file_anywhere(file)
        record = read_record(path, game_of, repair=True)
    for file in components:
        register_components_file(record.game, file)
    return record, found
