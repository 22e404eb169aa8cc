### Pages around the table.

title = Burgrave
nav-label = Pages
nav-skip = Skip to the page
nav-home = My tables
nav-new = New table
nav-cards = Rules and cards
nav-settings = Settings
nav-credits = Credits and licences
nav-privacy = What is stored
nav-night = Night
nav-language = Language
foot-credits = Credits and licences
foot-privacy = What is stored
page-missing = This page could not be loaded. Reload to get the newest version.

## Home

home-kicker = Citadels and Praga Caput Regni at your own table
home-lead = Build cities against bots, or send friends a link: nobody needs an account.
home-play = Play now
home-play-sub = Citadels · you and three bots
home-praga = Play Praga
home-praga-sub = Praga Caput Regni · you and a bot
home-mine = My tables
home-none = No tables yet. Press “Play now”: it takes one click.
home-all = All { $count } tables
home-fewer = Fewer
home-join = Join a table
home-watch = Watch or join
home-watch-none = Nobody has an open table right now.
home-cards-sub = Every card and tile with its text and our rulings
join-label = Paste a link or type the code
join-go = Join
join-wrong = This is neither a link to a table nor a code.
your-turn = Your turn
table-with-bots = With bots
table-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
table-comes = The table is being set …
table-shut = You cannot come in here
table-without-seat = Come without a seat
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
new-cast = Cast
new-cast-sub = Who can appear, and which unique districts are in the deck
new-own = Your own cast
new-own-sub = One of each rank, and fourteen unique districts
new-lot = Surprise us
new-lot-sub = Characters and districts drawn by lot
new-lot-again = Draw again
new-rank = Rank { $rank }
new-nobody = Nobody
new-districts = Unique districts: { $count } of 14
new-usual = as usual
new-seats = Seats
new-options = Options
new-summary = Your table
new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-unique = { $count ->
    [one] { $count } unique district
   *[other] { $count } unique districts
}
new-fits = These settings go together
new-make = Create the table
edition-about-classic = 8 characters, 65 districts, 2–7 players. Cities of eight.
edition-about-2016 = 27 characters, 30 unique districts, 2–8 players.
edition-about-deluxe = Six more districts and, if you like, the circus: 15 action cards.
seat-you = You
seat-you-sub = at this device
seat-open = Open seat
seat-person-sub = somebody with the link
seat-bot = Bot
seat-number = Seat { $number }
seat-level = Strength of the bot on seat { $number }
seat-add = Add a seat
seat-remove = Remove seat { $number }
your-name = Your name
your-name-none = the beast on your shield
your-name-sub = How others see you at new tables
manners-listed = Listed
manners-listed-sub = anybody on this server may find it
manners-spectators = Spectators
manners-spectators-sub = see what is public
manners-chat = Chat
manners-chat-sub = apart from the log
manners-hints = Hints
manners-hints-sub = what a bot would do
manners-clock = Clock
manners-clock-sub = for a decision
manners-stand-in = Stand-in
manners-stand-in-sub = a bot plays for who is away
manners-reaction = Reactions
manners-reaction-sub = how long all are asked
clock-none = never
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
lobby-ready = Everybody is here
lobby-link = Invitation link
lobby-local = This link works on this machine only. To let others in, start the server anew:
lobby-scan = or let them scan this
lobby-qr = The link as a QR code
lobby-start = Start the game
lobby-start-sub = Open seats are filled by bots
lobby-host-starts = The host starts the game.
lobby-delete = Delete the table
lobby-leave = Give up my seat
seat-host = host
seat-here = is here
seat-away = is away
seat-link = Its own link
seat-new-link = New link
seat-free = Open
join-sit = Sit down
join-take = Take a seat
join-full = All seats are taken
join-watch = You may watch when the game begins.
join-no-watch = This table has no spectators.
copy = Copy
close = Close
copied = Copied
share = Share
server-away = The server does not answer. Is it still running?
wire-away = No connection.
wire-away-sub = Trying again; nothing is lost.
wire-closed = The table has closed.

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
cards-none = No card is like that.
cards-rank = Rank
cards-cost = Cost
cards-points = Points
cards-copies = In the deck
cards-text = What it does
cards-rulings = Rulings
rules-course = How the game goes
rules-words = Words of the rules

## Settings

settings-look = Look
settings-theme = Light
settings-system = like the system
settings-day = Day
settings-night = Night
settings-motion = Motion
settings-motion-sub = cards and coins travel
settings-on = on
settings-off = off
settings-turn = When it is your turn
settings-sound = Sound
settings-sound-sub = two soft notes
settings-notify = Notification
settings-notify-sub = while another window is in front
settings-notify-blocked = your browser does not allow it
settings-confirm = Confirm the end of a turn
settings-confirm-sub = press the button twice
settings-reach = Keyboard and screen reader
settings-keys = Letters and digits as keys
settings-keys-sub = D decision, 1–9 choose, U undo, E end turn, L log
settings-list = List mode
settings-list-sub = the table in numbered lists and sentences

## Credits

credits-game = The games
credits-game-text = Citadels is a game by Bruno Faidutti, Praga Caput Regni one by Vladimír Suchý. Burgrave is a table for people who own them; it is not made or endorsed by their authors or publishers. Texts and pictures here are our own.
credits-own = Pictures
credits-own-text = All busts, scenes, shields and the town are drawn by Burgrave, with silhouettes from the icons below.
credits-icons = Icons
credits-icons-text = Icons made by the authors below, recoloured and composed.
credits-built-in = Built in

## What is stored

privacy-here = In this browser
privacy-here-seats = The keys to your seats, so that you find your tables again.
privacy-here-settings = Your settings, your name and your last set-up.
privacy-here-cookies = No cookies, no account, no tracking.
privacy-server = On the server of your host
privacy-server-table = The table: names, moves, chat.
privacy-server-token = Of the key to your seat only a hash; the key itself is never in an address that is sent.
privacy-server-seed = The shuffle, with your part of it, so that everybody can verify it at the end.
privacy-server-delete = The host of a table can delete it with everything stored of it.
privacy-nobody = Elsewhere
privacy-nobody-text = This page loads nothing from anywhere else, and sends nothing there.
privacy-forget = Forget everything here
privacy-forget-text = Removes the keys to your seats from this browser: without their links you cannot come back to them.
privacy-forget-do = Forget
privacy-forgotten = Forgotten
