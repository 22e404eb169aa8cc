# The command line: what the commands do, and the table in the terminal.

## Commands

cli-about = Play Citadels and Praga Caput Regni in the terminal.
cli-play = Play a game here, against bots or with friends at one keyboard.
cli-replay = Show a recorded game move by move.
cli-card = Show what a card or a character does.
cli-cards = List the cards and other pieces of a game.
cli-presets = List the prepared tables with their characters and districts.
cli-check = Run scenarios and explain what does not match.
cli-simulate = Let bots play many games and count the results.
cli-arena = Measure how strong bots are, with error bars.
cli-bots = List the bots of a game and its levels.
cli-bench = Measure how fast the engine plays.
cli-schema = Print the JSON Schema of the data that describes a table.
cli-serve = Serve tables in the browser: for yourself, for friends, for a club.
cli-version = Show the version and say whether the engine is compiled.

## Arguments and options

cli-argument-game = citadels or praga
cli-argument-preset = the name of a preset, in any language; without one, all of them
cli-argument-file = a file with a recorded game
cli-argument-files = files with scenarios
cli-argument-card = the id or the name of a card or a character
cli-argument-cards-game = the game; the first of all if left out
cli-option-language = the language: en, cs, bg or pl (else that of your system)
cli-option-players = how many players
cli-option-seed = the seed of all chance: the same seed deals the same cards
cli-option-bots = which bots play, seat by seat; a short list repeats
cli-option-names = the names of the people, separated by commas
cli-option-option = any other option of the game
cli-option-save = where to write the record of the game
cli-option-resume = go on with a saved game
cli-option-components = a file with the component data that the game was played with
cli-option-games = how many games
cli-option-workers = how many processes; one per core if left out and if it pays
cli-option-fast = show every bot everything, even one that might peek
cli-option-json = print the results as JSON
cli-option-deals = number of deals; each is a game for every seat
cli-option-limit = how long a bot may think about one decision
cli-option-stop = stop as soon as the first bot clearly is better or worse than chance
cli-option-ray = play on the Ray cluster at this address, HOST:PORT
cli-option-out = keep every deal in this file; the same command goes on there
cli-option-report = write a report with charts, one HTML file
cli-option-seconds = how many seconds to measure; 1 if left out, beside peers what fits into three minutes
cli-option-peers = a Python interpreter that has other engines
cli-option-only = only engines whose names begin so
cli-option-quiet = leave out the scenarios that hold
cli-option-host = the address to listen on; 0.0.0.0 lets the whole network in
cli-option-port = the port
cli-option-data = the folder in which tables are kept; else that of your system for such data
cli-option-base-url = the address by which people outside reach the server
cli-option-open = open the browser
cli-option-open-game = begin in the browser with a new table of this game
cli-option-own-components = component data of your own for new tables, for example with corrected numbers; may be given several times
cli-option-allow-host = another name by which this server may be reached; may be given several times
cli-option-openapi = describe what the table server says and hears, for those who write a client
cli-option-help = show this help and stop
cli-filter-edition = the edition
cli-filter-kind = only of this kind: { $choices }
cli-filter-type = only of this type: { $choices }
cli-filter-number = only with this number

## The table

cli-gold = Gold
cli-hand = Hand
cli-city = City
cli-city-empty = nothing built yet
cli-hand-empty = no cards
cli-deck = Deck
cli-discard-pile = Discard pile
cli-character = Character
cli-type = Type
cli-effect = Effect
cli-player = Player
cli-you = you
cli-round-of = Round { $number }, { $phase }
cli-killed = Killed
cli-robbed = Robbed
cli-faceup = Set aside faceup
cli-facedown = Set aside facedown
cli-log = What happened
cli-refused = What you cannot do, and why

## Talking with the player

cli-choose = Your choice (number, ? for help)
cli-choose-again = “{ $given }” is not on the list. Type a number from { $low } to { $high }, or ? for help.
cli-hand-over = Hand the keyboard to { $seat }.
cli-press-enter = Press Enter when only { $seat } is looking.
cli-press-enter-next = Press Enter to go on.
cli-undone = Taken back: { $move }
cli-saved = Saved to { $file }.
cli-resume-hint = Go on with: { $command }
cli-unknown-card = There is no card or character “{ $name }”. Did you mean “{ $near }”?

## The end

cli-game-over = The game is over.
cli-winner =
    { $number ->
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }
cli-you-win = You win!
cli-total = Total
cli-place = Place
cli-points-count =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
