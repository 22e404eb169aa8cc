# Where a server keeps its tables, and what can be wrong with that.

store-taken = Another server uses the folder { $folder }. Stop it first, or choose another folder with --data-dir.
store-read-only = Burgrave cannot write to { $place }. Allow it, or choose another folder with --data-dir.
store-full = The disk with { $place } is full. Free some space there; no stored data is lost.
store-damaged = { $place } is damaged or not a Burgrave database. Move it to another folder together with all files whose names begin with its name. Then import a backup with “burgrave import”.
store-empty = { $place } is empty: what was stored in it is gone. Remove it. Then put back a copy, import a backup with “burgrave import”, or start again.
store-left-over = { $place } is missing or empty, but these files of the old database are left: { $files }. Move them to another folder, and the empty file too. Then put back a copy, import a backup with “burgrave import”, or start again.
store-link-broken = { $place } is a link to { $target }, which does not exist. Restore that file or mount its disk. To start again, remove the link.
store-trouble = { $place } cannot be used: { $why }.
store-newer = { $place } was written by a newer Burgrave (store { $found }; this one supports { $known }). Install the newer version.
store-closed = The server is shutting down. Nothing more is stored.
store-none = No tables were found in { $folder }. Choose the folder of the server with --data-dir.
store-node-taken = Another server with the name { $node } uses the database { $place }. Give each server its own name with --node.
store-raced = Other people changed the table at the same moment. Try again.
store-away = The database does not answer. Nothing that was confirmed is lost. Try again in a moment.
store-in-doubt = The database does not answer. Reconnect to see whether your request was carried out.
store-unreachable = The database { $place } cannot be reached: { $why }. Check that it runs and that the address in --store is right.
store-standby = The database { $place } is read-only. Give --store the address of the main server.
store-address = The address in --store cannot be read: { $why }.
store-scheme = --store expects an address that begins with postgresql://, not with “{ $url }”.
stored-table-damaged = The stored data of the table { $table } is damaged ({ $field }). The operator of the server can restore it from a backup.

## Backups

cli-export = Save all tables of a server to a backup file.
cli-import = Add the tables of a backup file to a server. Stop the server first.
cli-argument-backup = backup file with the tables of a server
cli-option-skip-bad = skip tables that cannot be used, list them, and add the others; the exit code is then 1
cli-option-import-bot = your own bot that plays at tables of the file; may be given several times
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
backup-there = Already there and not changed: { $tables }.
backup-exists = The file { $file } already exists. Choose another name, or remove it first.
backup-not-one = This is not a backup of Burgrave: line { $line } is not valid. Nothing was imported.
backup-newer = The backup was written by a newer Burgrave (format { $found }; this one supports { $known }). Install the newer version.
backup-truncated = The backup ends too early, after line { $line }. Nothing was imported. With --skip-bad, the tables before that line are imported.
backup-after-end = Line { $line } comes after the end of the backup. Nothing was imported.
backup-misplaced = Line { $line } is in the wrong place. Nothing was imported.
backup-counts = The backup is incomplete: line { $line } says tables: { $tables }, entries: { $entries }. Nothing was imported.
backup-row = Line { $line } is not valid ({ $field }).
backup-out-of-order = Line { $line } does not follow the one before it.
backup-cut-off = The backup ends inside it, after line { $line }.
backup-table = The table { $table } at line { $line } cannot be used. { $problem } Nothing was imported. With --skip-bad, the other tables are imported.
backup-skipped = Skipped: the table { $table } at line { $line }. { $problem }
backup-unlinked = The rematch of these tables was not imported, so they no longer link to it: { $tables }.
backup-unclean = A name or a chat message contains invisible characters.
backup-no-game = Its log is not a valid game.
backup-impossible = A server never stores a table like this ({ $field }).
backup-twice = Another table with this id comes before it.
backup-link-taken = A link to one of its seats opens a seat at another table.
