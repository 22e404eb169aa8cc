"""`burgrave export` and `burgrave import`: the tables of a server as one file, and back."""

import os
from collections.abc import Iterator
from pathlib import Path

import click

from burgrave.cli.spoken import argument, command, option, spoken, tell
from burgrave.core.wrong import Wrong


@command("export", about="cli-export", examples=("export tables.jsonl", "export tables.jsonl --data club"))
@argument("file", about="cli-argument-backup", value="file", shell_complete=click.Path().shell_complete)
@option("--data", about="cli-option-data", value="folder")
def export_command(file: str, data: str | None) -> None:
    """The server may run meanwhile: the file holds one moment of it."""
    from burgrave.server.backup import exported
    from burgrave.server.store import data_folder, snapshot

    path = Path(file)
    if path.exists():
        raise Wrong("backup-exists", file=file)
    with snapshot(Path(data) if data is not None else data_folder()) as store:
        fresh = path.with_name(path.name + ".new")
        # It holds shuffles that are still secret.
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.writelines(exported(store))
            out.flush()
            os.fsync(out.fileno())
        os.replace(fresh, path)
        tell(spoken().say("backup-exported", tables=store.count(), file=file))


@command("import", about="cli-import", examples=("import tables.jsonl", "import tables.jsonl --data club"))
@argument("file", about="cli-argument-backup", value="file", shell_complete=click.Path().shell_complete)
@option("--data", about="cli-option-data", value="folder")
def import_command(file: str, data: str | None) -> None:
    """Tables that are there already stay as they are. A file in which anything is wrong changes nothing."""
    from burgrave.server.backup import imported
    from burgrave.server.store import SqliteStore, data_folder

    def lines() -> Iterator[bytes]:
        with Path(file).open("rb") as rows:
            yield from rows

    if not Path(file).is_file():
        raise FileNotFoundError(2, "", file)
    store = SqliteStore(Path(data) if data is not None else data_folder())
    try:
        new, there = imported(store, lines)
    finally:
        store.close()
    tell(spoken().say("backup-imported", tables=len(new)))
    if there:
        tell(spoken().say("backup-there", tables=", ".join(there)))
