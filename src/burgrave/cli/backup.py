"""`burgrave export` and `burgrave import`: write the tables of a server to one file, and read them back."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from burgrave.cli.localized import argument, command, current_translator, echo, option
from burgrave.cli.parse_options import writable_path
from burgrave.core.error import StoreError
from burgrave.core.file_io import replacing
from burgrave.simulation.extras import require_extra

if TYPE_CHECKING:
    from burgrave.server.backup_import import ImportReport

MISMATCH: Final = 1  # the exit code if tables were skipped


@command(
    "export", help_key="cli-export", examples=("export tables.jsonl", "export tables.jsonl --data-dir club")
)
@argument("file", help_key="cli-argument-backup", value="file", shell_complete=click.Path().shell_complete)
@option("--data-dir", help_key="cli-option-data-dir", value="folder")
@option("--store", "url", help_key="cli-option-store", value="URL", default="", envvar="BURGRAVE_STORE")
def export_command(file: str, data_dir: str | None, url: str) -> None:
    """Export all tables. The server may run meanwhile, because the file is written from a snapshot."""
    with require_extra("server"):
        from burgrave.match.data_dir import user_data_dir
        from burgrave.server.backup import export_lines
        from burgrave.server.store import open_store_snapshot

    path = writable_path(file)
    if path.exists():
        raise StoreError("backup-exists", file=file)
    folder = Path(data_dir).expanduser() if data_dir is not None else user_data_dir()
    with open_store_snapshot(url, folder) as store:
        with replacing(path, mode=0o600) as out:  # it contains shuffles that are still secret
            out.writelines(export_lines(store))
        echo(current_translator().format("backup-exported", tables=store.count_tables(), file=file))


@command(
    "import",
    help_key="cli-import",
    examples=("import tables.jsonl", "import tables.jsonl --data-dir club", "import tables.jsonl --skip-bad"),
)
@argument("file", help_key="cli-argument-backup", value="file", shell_complete=click.Path().shell_complete)
@option("--data-dir", help_key="cli-option-data-dir", value="folder")
@option("--store", "url", help_key="cli-option-store", value="URL", default="", envvar="BURGRAVE_STORE")
@option("--skip-bad", help_key="cli-option-skip-bad", is_flag=True)
@option("--bot", "bots", help_key="cli-option-import-bot", value="name", multiple=True)
def import_command(file: str, data_dir: str | None, url: str, skip_bad: bool, bots: tuple[str, ...]) -> int:
    """Import tables and return the exit code. Tables that already exist are not changed.

    Without `skip_bad`, either all tables are added or none.
    """
    with require_extra("server"):
        from burgrave.match.data_dir import user_data_dir
        from burgrave.server.available_bots import check_bots
        from burgrave.server.backup import read_lines
        from burgrave.server.backup_import import import_tables
        from burgrave.server.components import load_stored_components
        from burgrave.server.store import open_store

    check_bots(bots)
    path = Path(file)
    path.open("rb").close()  # report an unreadable file before a data folder is created
    folder = Path(data_dir).expanduser() if data_dir is not None else user_data_dir()
    store = open_store(url, folder)
    try:
        load_stored_components(folder)
        report = import_tables(store, lambda: read_lines(path), skip_bad, bots)
    finally:
        store.close()
    print_report(report)
    return MISMATCH if report.skipped else 0


def print_report(report: "ImportReport") -> None:
    tr = current_translator()
    for each in report.skipped:
        problem = tr.error_message(each.problem)
        echo(tr.format("backup-skipped", table=each.id, line=each.line, problem=problem), err=True)
    echo(tr.format("backup-imported", tables=len(report.new)))
    if report.already_present:
        echo(tr.format("backup-there", tables=", ".join(report.already_present)))
    if report.unlinked:
        echo(tr.format("backup-unlinked", tables=", ".join(report.unlinked)))
