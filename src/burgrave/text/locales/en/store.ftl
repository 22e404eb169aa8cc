# Where a server keeps its tables, and what can be wrong with that.

store-taken = Another server uses the folder { $folder }. End it first, or name another folder with --data.
store-read-only = Nothing can be written to { $place }. Allow it, or name another folder with --data.
store-full = The disk with { $place } is full. Make room there; nothing that was stored is lost.
store-damaged = { $place } is damaged or no store of Burgrave. Put a backup in its place with “burgrave import”.
store-trouble = { $place } cannot be used: { $why }.
store-newer = { $place } was written by a newer Burgrave (store { $found }; this one knows { $known }). Install the newer one.
store-closed = The server is being shut down; nothing more is stored.
store-none = There are no tables in { $folder }. Name the folder of the server with --data.

## Backups

cli-export = Write all tables of a server to a file.
cli-import = Read the tables of such a file into a server that does not run.
cli-argument-backup = a file with the tables of a server
backup-exported =
    { $tables ->
        [one] { $tables } table was written to { $file }.
       *[other] { $tables } tables were written to { $file }.
    }
backup-imported =
    { $tables ->
        [0] Nothing was new.
        [one] { $tables } table was added.
       *[other] { $tables } tables were added.
    }
backup-there = These were there already and stay as they are: { $tables }.
backup-exists = There is a file { $file } already. Name another one, or remove it first.
backup-not-one = This is no backup of Burgrave: line { $line } does not say so.
backup-newer = The backup was written by a newer Burgrave (format { $found }; this one knows { $known }). Install the newer one.
backup-truncated = The backup breaks off after line { $line }. Nothing was added.
backup-after-end = Line { $line } stands after the end of the backup. Nothing was added.
backup-misplaced = Line { $line } does not belong there. Nothing was added.
backup-row = Line { $line } is not written as a backup writes it ({ $field }). Nothing was added.
backup-table = The table { $table } at line { $line } cannot be used. Nothing was added. { $problem }
backup-unclean = A name or a line of chat holds characters that nobody can see.
backup-no-game = Its log is no game.
