# Where a server keeps its tables, and what can be wrong with that.

store-taken = Another server uses the folder { $folder }. End it first, or name another folder with --data-dir.
store-read-only = Nothing can be written to { $place }. Allow it, or name another folder with --data-dir.
store-full = The disk with { $place } is full. Make room there; nothing that was stored is lost.
store-damaged = { $place } is damaged or not a Burgrave database. Restore a backup with “burgrave import”.
store-empty = { $place } is empty: what was stored in it is gone. Put a copy of it back; or remove it, then import a backup with “burgrave import” or start again.
store-trouble = { $place } cannot be used: { $why }.
store-newer = { $place } was written by a newer Burgrave (store { $found }; this one knows { $known }). Install the newer one.
store-closed = The server is being shut down; nothing more is stored.
store-none = There are no tables in { $folder }. Name the folder of the server with --data-dir.
stored-table-damaged = What is stored of the table { $table } is damaged ({ $field }). The host of the server can take it from a backup.

## Backups

cli-export = Write all tables of a server to a file.
cli-import = Add the tables of such a file to a server that is not running.
cli-argument-backup = a file with the tables of a server
cli-option-skip-bad = leave out the tables that cannot be used, name them, and add the others; the exit code is then 1
cli-option-import-bot = a bot of your own that plays at tables of the file; may be given several times
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
backup-not-one = This is not a backup of Burgrave: line { $line } is not valid. Nothing was imported.
backup-newer = The backup was written by a newer Burgrave (format { $found }; this one knows { $known }). Install the newer one.
backup-truncated = The backup breaks off after line { $line }. Nothing was imported; with --skip-bad, the tables before that are.
backup-after-end = Line { $line } comes after the end of the backup. Nothing was imported.
backup-misplaced = Line { $line } does not belong there. Nothing was imported.
backup-counts = The backup is incomplete. Line { $line } promises { $tables } as the number of tables and { $entries } as that of entries. Nothing was imported.
backup-row = Line { $line } is not valid ({ $field }).
backup-out-of-order = Line { $line } does not follow the one before it.
backup-cut-off = The backup breaks off within it, after line { $line }.
backup-table = The table { $table } at line { $line } cannot be used. { $problem } Nothing was imported; with --skip-bad, the other tables are.
backup-skipped = Left out: the table { $table } at line { $line }. { $problem }
backup-unlinked = The rematch of these tables was not added with them, so they no longer lead to it: { $tables }.
backup-unclean = A name or a chat message contains invisible characters.
backup-no-game = Its log is not a valid game.
backup-impossible = No server stores a table like this ({ $field }).
backup-twice = There is another table with this id before it.
backup-link-taken = A link of its seats opens a seat of another table.
