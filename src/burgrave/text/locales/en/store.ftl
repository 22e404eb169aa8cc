# Where a server keeps its tables, and what can be wrong with that.

store-taken = Another server uses the folder { $folder }. End it first, or name another folder with --data.
store-read-only = Nothing can be written to { $place }. Allow it, or name another folder with --data.
store-full = The disk with { $place } is full. Make room there; nothing that was stored is lost.
store-damaged = { $place } is damaged or no store of Burgrave. Put a backup in its place with “burgrave import”.
store-trouble = { $place } cannot be used: { $why }.
store-newer = { $place } was written by a newer Burgrave (store { $found }; this one knows { $known }). Install the newer one.
store-closed = The server is being shut down; nothing more is stored.
