# What the table server says: what cannot be done, and what has changed at a table.

server-spectator = Spectator

## Messages and requests

server-message-json = That was no message: it is not JSON.
server-message-type = There is no message of this type.
server-message-missing = The message lacks “{ $field }”.
server-message-extra = The message has a field that nobody knows: “{ $field }”.
server-message-field = “{ $field }” cannot have this value.
server-message-long = The message is too long: at most { $most } bytes.
server-message-fast = Too much at once. Wait a moment and try again.
server-sit-first = First say where you sit: the first message is “sit”.
server-seated-already = You already sit here. Open another connection for another seat.
server-page-unknown = There is nothing at this address.
server-no-client = The browser’s part has not been built here. Install Burgrave with “pip install .”, or play in the terminal with “burgrave play”.
server-not-possible = That cannot be asked here.
server-trouble = Something went wrong in the server. Nothing has changed; please try again.
server-host-foreign = This server is not called that. Open it by its own address.
server-origin-foreign = Another page may not speak to this server.

## Tables and seats

server-table-unknown = There is no such table: it was removed, or the link is not complete.
server-table-full = No seat is free at this table.
server-table-crowded = Too many devices are connected to this table.
server-tables-full = This server already has { $most } tables. Try again later.
server-server-full = Too many devices are connected to this server. Try again later.
server-one-host = Exactly one seat has to be your own.
server-seat-taken = Somebody sits there already.
server-seat-of-bot = This seat is not a person’s.
server-link-void = This link no longer opens a seat. Ask the host for a new one.
server-no-spectators = This table allows no spectators.
server-not-host = Only the host can do that.
server-not-seated = Only somebody with a seat at this table can do that.
server-level-unknown = There is no level “{ $level }”. Choose one of: { $known }.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-not-over = The game is not over yet.
server-record-private = Only those who sat at this table can see its record.
server-frozen = This game cannot go on: it was begun under other rules. It can still be looked at.
server-name-bot = “{ $name }” is the name of a bot. Choose another one.

## Playing

server-stale = The game has moved on meanwhile. Look at the table again and choose anew.
server-paused = The game is paused.
server-bot-plays = A bot plays your seat. Take it back first.
server-hints-off = This table allows no hints.
server-kind-unknown = There is no decision “{ $kind }” in this game, or too many answers are given in advance.
server-chat-off = This table has no chat.
server-chat-empty = There is nothing to say in that.
server-silent = The host has switched off the chat for you.

## Good-bye

server-left = You have left the table.
server-table-removed = The host has removed this table.
server-stops = The server restarts or stops. The game is stored and goes on when it is back.

## What has changed

server-notice-joined = { $seat } sits down.
server-notice-left = { $seat } has left.
server-notice-back = { $seat } is back and plays again.
server-notice-stands-in = { $seat } is away; a bot plays meanwhile.
server-notice-bot-plays = A bot now plays for { $seat }.
server-notice-person-plays = { $seat } plays again.
server-notice-paused = { $seat } pauses the game.
server-notice-goes-on = { $seat } lets the game go on.
server-notice-would-close = { $seat } would like to end the game without a result.
server-notice-would-not-close = { $seat } would like to play on after all.
server-notice-closed = All have agreed to end the game here.
server-notice-reissued = { $seat } gets a new link; the old one no longer works.
server-notice-rematch = { $seat } would like a rematch.
