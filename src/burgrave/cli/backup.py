"""`burgrave export` and `burgrave import`: the tables of a server as one file, and back."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from burgrave.cli.given import path_to_write
from burgrave.cli.spoken import argument, command, option, spoken, tell
from burgrave.core.file_io import replacing
from burgrave.core.wrong import Wrong
from burgrave.lab.extras import needs

if TYPE_CHECKING:
    from burgrave.server.importing import Report

MISMATCH: Final = 1  # the exit code if tables were left out


@command("export", about="cli-export", examples=("export tables.jsonl", "export tables.jsonl --data club"))
@argument("file", about="cli-argument-backup", value="file", shell_complete=click.Path().shell_complete)
@option("--data", about="cli-option-data", value="folder")
def export_command(file: str, data: str | None) -> None:
    """The server may run meanwhile: the file holds one moment of it."""
    with needs("server"):
        from burgrave.server.backup import exported
        from burgrave.server.store import snapshot
        from burgrave.table.folders import data_folder

    path = path_to_write(file)
    if path.exists():
        raise Wrong("backup-exists", file=file)
    folder = Path(data).expanduser() if data is not None else data_folder()
    with snapshot(folder) as store:
        with replacing(path, mode=0o600) as out:  # it holds shuffles that are still secret
            out.writelines(exported(store))
        tell(spoken().say("backup-exported", tables=store.count(), file=file))


@command(
    "import",
    about="cli-import",
    examples=("import tables.jsonl", "import tables.jsonl --data club", "import tables.jsonl --skip-bad"),
)
@argument("file", about="cli-argument-backup", value="file", shell_complete=click.Path().shell_complete)
@option("--data", about="cli-option-data", value="folder")
@option("--skip-bad", about="cli-option-skip-bad", is_flag=True)
@option("--bot", "bots", about="cli-option-import-bot", value="name", multiple=True)
def import_command(file: str, data: str | None, skip_bad: bool, bots: tuple[str, ...]) -> int:
    """Tables that are there already stay as they are. Without `skip_bad` all tables are added or none."""
    with needs("server"):
        from burgrave.server.backup import read_lines
        from burgrave.server.components import know_all
        from burgrave.server.importing import imported
        from burgrave.server.offered import check_bots
        from burgrave.server.store import SqliteStore
        from burgrave.table.folders import data_folder

    check_bots(bots)
    path = Path(file)
    path.open("rb").close()  # a file that cannot be read is told of before a folder is made for its tables
    folder = Path(data).expanduser() if data is not None else data_folder()
    store = SqliteStore(folder)
    try:
        know_all(folder)
        report = imported(store, lambda: read_lines(path), skip_bad, bots)
    finally:
        store.close()
    tell_report(report)
    return MISMATCH if report.skipped else 0


def tell_report(report: "Report") -> None:
    text = spoken()
    for each in report.skipped:
        problem = text.wrong(each.problem)
        tell(text.say("backup-skipped", table=each.id, line=each.line, problem=problem), err=True)
    tell(text.say("backup-imported", tables=len(report.new)))
    if report.there:
        tell(text.say("backup-there", tables=", ".join(report.there)))
    if report.unlinked:
        tell(text.say("backup-unlinked", tables=", ".join(report.unlinked)))
