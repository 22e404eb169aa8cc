# What the table server says: what cannot be done, and what has changed at a table.

server-spectator = Spectator

## Messages and requests

server-message-json = The message is not valid JSON.
server-message-type = Unknown message type.
server-message-missing = The message lacks “{ $field }”.
server-message-extra = Unknown field: “{ $field }”.
server-message-field = “{ $field }” cannot have this value.
server-message-long = The message is too long: at most { $most } bytes.
server-message-fast = Too much at once. Wait a moment and try again.
server-slow-reader = Your device could not keep up. It will load everything again.
server-hello-first = The first message must be “hello”.
server-reload = This page is from an earlier version of Burgrave. Please reload it.
server-seated-already = You already sit here. Open another connection for another seat.
server-page-unknown = There is nothing at this address.
server-no-client = The browser’s part has not been built here. Install Burgrave with “pip install .[server]”, or play in the terminal with “burgrave play”.
server-not-possible = This request is not supported here.
server-trouble = Something went wrong in the server. Nothing has changed; please try again.
server-host-foreign = Unknown host name. Open the server by its own address.
server-origin-foreign = Requests from other websites are not allowed.

## Tables and seats

server-table-unknown = This table does not exist. It was removed, or the link is not complete.
server-table-full = No seat is free at this table.
server-table-crowded = Too many devices are connected to this table.
server-tables-full = This server has no room for another table (limit: { $most }). Try again later.
server-tables-share = Your network has reached its limit of open or running tables ({ $most }). End or delete one of them first.
server-server-full = Too many devices are connected to this server. Try again later.
server-one-host = Choose exactly one seat for yourself.
server-seat-taken = This seat is taken.
server-seat-of-bot = This is not a person’s seat.
server-link-void = This link no longer opens a seat. Ask the host for a new one.
server-no-spectators = This table does not allow spectators.
server-not-host = Only the host can do that.
server-own-link = You cannot renew the link of your own seat.
server-not-seated = Only players at this table can do that.
server-level-unknown = “{ $level }” is not a valid level. Choose one of: { $known }.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-not-over = The game is not over yet.
server-record-text = This file is not a text.
server-record-long = This record is too long to be looked at here. Use “{ $command }” instead.
server-record-broken = This record cannot be shown. It contains something that its game does not have.
server-record-unknown = This record is no longer in memory. Open its file again.
server-branch-frozen = You can only play on from a game that has ended and that the current rules can replay.
server-branch-end = You can play on from the positions up to move { $last }.
server-rematch-left = There is a rematch already, but your seat there was given up.
server-record-private = Only those who sat at this table can see its record.
server-own-components-off = This server does not let people play with pieces of their own. Choose the built-in pieces, or ask the person who runs the server.
server-own-components-full = This server has no room for another file with pieces (limit: { $most }). Try again later, or play with the built-in pieces.
server-frozen = This game cannot continue: it was started with other rules. You can still look at it.
server-name-bot = “{ $name }” is the name of a bot. Choose another one.

## Playing

server-stale = The game has moved on. Please choose again.
server-paused = The game is paused.
server-bot-plays = A bot plays your seat. Take it back first.
server-hints-off = This table does not allow hints.
server-kind-unknown = This game has no decision “{ $kind }”.
server-auto-answers-full = You have too many automatic answers. Remove one of them first.
server-chat-off = This table has no chat.
server-chat-empty = The message is empty.
server-chat-full = The chat of this table is full: it has { $most } messages.
server-undo-limit = Nothing can be undone any more: this game has { $most } moves and undos.
server-muted = The host has switched off the chat for you.

## Good-bye

server-left = You have left the table.
server-table-removed = The host has removed this table.
server-stops = The server restarts or stops. The game is saved and continues when the server is back.
server-node-name = --node expects up to 32 lowercase letters, digits and hyphens, not “{ $name }”.

## What has changed

server-notice-joined = { $seat } sits down.
server-notice-left = { $seat } has left.
server-notice-back = { $seat } is back and plays again.
server-notice-takeover = { $seat } is away; a bot plays meanwhile.
server-notice-bot-plays = A bot now plays for { $seat }.
server-notice-person-plays = { $seat } plays again.
server-notice-paused = { $seat } pauses the game.
server-notice-resumed = { $seat } resumes the game.
server-notice-would-close = { $seat } would like to end the game without a result.
server-notice-would-not-close = { $seat } wants to continue the game.
server-notice-closed = All have agreed to end the game here.
server-notice-new-link = { $seat } gets a new link; the old one no longer works.
server-notice-rematch = { $seat } would like a rematch.
server-notice-store-away = The database does not answer. Nothing that was confirmed is lost, and the game continues when it is back.
server-notice-store-back = The database answers again. The game continues.
