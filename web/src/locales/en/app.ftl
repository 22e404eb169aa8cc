### Pages around the table.

title = Burgrave
nav-label = Pages
nav-skip = Skip to content
nav-home = My tables
nav-new = New table
nav-cards = Rules and cards
nav-settings = Settings
nav-credits = Credits and licences
nav-privacy = Privacy
theme-toggle = Dark
nav-language = Language
foot-credits = Credits and licences
foot-privacy = Privacy
load-away = The server is not responding. This page loads as soon as the server is back.
load-upgraded = The server has a newer version of Burgrave. Reload the page to use it.
load-broken = This part of the page could not be loaded.
load-again = Try again
load-reload = Reload
page-broken = This page cannot be shown because of an error. Your games are saved.

## Home

home-kicker = Citadels and Praga Caput Regni at your own table
home-lead = Build cities against bots, or send your friends a link. Nobody needs an account.
home-play = Play now
home-play-sub = Citadels · you and three bots
home-praga = Play Praga
home-praga-sub = Praga Caput Regni · you and a bot
home-mine = My tables
home-none = No tables yet. Press “Play now” to start one.
home-all = All tables ({ $count })
home-fewer = Show fewer
home-join = Join a table
home-watch = Watch or join
home-watch-none = No tables are listed right now.
home-cards-sub = Every card and tile with its text and our rulings
join-label = Paste a link or type the code
join-go = Join
join-wrong = This is not a table link or code.
your-turn = Your turn
table-with-bots = With bots
table-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
table-comes = Setting up the table …
table-shut = You cannot open this table
table-without-seat = Watch instead
status-open = waiting
status-playing = playing
status-paused = paused
status-over = finished
status-closed = closed
status-frozen = frozen

## New table

new-game = Game
game-players = { $low }–{ $high } players.
new-none = none
new-place-side = Place { $place }: side { $side }
new-usual = default
new-seats = Seats
new-options = Options
new-summary = Your table
new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-fits = All settings are valid
new-make = Create table
seat-you = You
seat-you-sub = on this device
seat-open = Open seat
seat-person-sub = joins with the link
seat-bot = Bot
seat-number = Seat { $number }
seat-level = Level of the bot on seat { $number }
seat-add = Add seat
seat-remove = Remove seat { $number }
your-name = Your name
your-name-none = the animal on your shield
your-name-sub = How others see you at new tables
table-setting-listed = Listed table
table-setting-listed-sub = everyone on this server can find it
table-setting-spectators = Spectators
table-setting-spectators-sub = see what is public
table-setting-chat = Chat
table-setting-chat-sub = separate from the log
table-setting-hints = Hints
table-setting-hints-sub = what a bot would do
table-setting-clock = Clock
table-setting-clock-sub = per decision
table-setting-takeover = Absent players
table-setting-takeover-sub = replaced by a bot after
table-setting-reaction = Reaction time
table-setting-reaction-sub = for everyone who may react
clock-none = no limit
clock-never = never
clock-seconds = { $count } s
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Lobby

lobby-waiting = Waiting for players
lobby-ready = Everyone is here
lobby-link = Invitation link
lobby-local = This link only works on this computer. To let others join, restart the server with:
lobby-scan = or scan this code
lobby-qr = The link as a QR code
lobby-start = Start game
lobby-start-sub = Bots fill open seats
lobby-host-starts = The host starts the game.
lobby-delete = Delete table
lobby-leave = Give up my seat
seat-host = host
seat-here = is here
seat-away = is away
seat-link = Link for this seat
seat-new-link = New link
seat-free = Make seat open
join-sit = Sit down
join-take = Take a seat
join-full = All seats are taken
join-watch = You can watch once the game starts.
join-no-watch = This table has no spectators.
copy = Copy
close = Close
copied = Copied
share = Share
server-away = The server is not responding. Check that it is still running.
connection-away = Connection lost. Reconnecting …
connection-away-sub = Your game is saved.
connection-closed = The table has closed.

## Rules and cards

cards-find = Search
cards-all = All
cards-characters = Characters
cards-action = Action cards
cards-rules = Rules
cards-edition = Edition
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = No cards match.
cards-rank = Rank
cards-cost = Cost
cards-points = Points
cards-copies = In the deck
cards-text = Effect
cards-rulings = Rulings
rules-course = How to play
rules-words = Glossary

## Settings

settings-look = Appearance
settings-theme = Theme
settings-system = System
theme-light = Light
theme-dark = Dark
settings-motion = Animations
settings-motion-sub = cards and coins move
settings-on = On
settings-off = Off
settings-turn = On your turn
settings-sound = Sound
settings-sound-sub = two soft notes
settings-notify = Notification
settings-notify-sub = when the window is in the background
settings-notify-blocked = your browser does not allow it
settings-confirm = Confirm end of turn
settings-confirm-sub = press the button twice
settings-reach = Accessibility
settings-keys = Single-key shortcuts
settings-keys-sub = D decision, 1–9 choose, U undo, E end turn, L log
settings-list = List mode
settings-list-sub = the table in numbered lists and sentences

## Credits

credits-game = The games
credits-game-text = Citadels is a game by Bruno Faidutti. Praga Caput Regni is a game by Vladimír Suchý. Burgrave is for people who own these games; it is not made or endorsed by their authors or publishers. All texts and pictures here are our own.
credits-own = Pictures
credits-own-text = Burgrave draws all portraits, scenes, shields and the town. Their silhouettes come from the icons below.
credits-icons = Icons
credits-icons-text = Icons made by the authors below, recoloured and combined.
credits-built-in = Included software

## What is stored

privacy-here = In this browser
privacy-here-seats = Your seat keys, so that you can return to your tables.
privacy-here-settings = Your settings, your name and your last table setup.
privacy-here-cookies = No cookies, no account, no tracking.
privacy-server = On the host’s server
privacy-server-table = The table: names, moves, chat.
privacy-server-token = Only a hash of your seat key. The key itself is never part of an address that is sent.
privacy-server-seed = The random numbers of the shuffle, including yours, so that everyone can check them at the end.
privacy-server-delete = The host of a table can delete it with all its data.
privacy-nobody = Other websites
privacy-nobody-text = This page loads nothing from other websites and sends nothing to them.
privacy-forget = Forget everything here
privacy-forget-text = Removes your seat keys from this browser. Without the seat links you cannot return to your tables.
privacy-forget-do = Forget
privacy-forgotten = Forgotten
table-your-turn = Your turn
table-waiting = Waiting
