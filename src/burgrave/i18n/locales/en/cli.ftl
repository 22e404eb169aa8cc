# The command line: what the commands do, and the table in the terminal.

## Commands

cli-about = Play Citadels and Praga Caput Regni with friends and bots, in the browser or in the terminal.
cli-play = Play a game here, against bots or with friends at one keyboard.
cli-replay = Show a recorded game move by move.
cli-review = Review a recorded game: win chances, grades and key moments.
cli-card = Show what a card or a character does.
cli-cards = List the cards and other pieces of a game.
cli-presets = List the presets with their characters and districts.
cli-check = Run scenarios and explain what does not match.
cli-simulate = Let bots play many games and count the results.
cli-arena = Measure how strong bots are, with error bars.
cli-bots = List the bots of a game and its levels.
cli-bench = Measure how fast the engine plays.
cli-schema = Print the JSON Schema of the state data of a game.
cli-serve = Run a server with tables in the browser: for yourself, for friends, for a club.
cli-version = Show the version and whether the engine is compiled.

## Arguments and options

cli-argument-game = citadels or praga
cli-argument-preset = name of a preset in any language [all presets]
cli-option-review-html = also write one page with the win-chance chart to this file
cli-option-review-quick = fewer simulated games: faster, with larger errors
cli-argument-file = a file with a recorded game
cli-argument-files = files with scenarios
cli-argument-card = the id or the name of a card or a character
cli-argument-cards-game = game to list
cli-option-language = language: en, cs, bg or pl [the language of your system]
cli-option-players = number of players
cli-option-seed = random seed: the same seed deals the same cards
cli-option-bots = bots by seat, separated by commas; a short list repeats
cli-option-names = names of the people, separated by commas
cli-option-option = any other option of the game
cli-option-save = file for the record of the game
cli-option-resume = continue a saved game
cli-option-components = a file with the component data that the game was played with
cli-option-games = number of games
cli-option-workers = number of processes [one per core for long runs]
cli-option-trust-bots = give bots the full state instead of their view; faster, only for bots you trust
cli-option-json = print the results as JSON
cli-option-deals = number of deals; each is a game for every seat
cli-option-time-limit = thinking time per decision, for bots that use the clock
cli-option-stop-early = stop as soon as the first bot is clearly better or worse than chance
cli-option-ray = play on the Ray cluster at this address, HOST:PORT
cli-option-run-file = save every deal to this file; run the command again to continue
cli-option-report = write a report with charts, one HTML file
cli-option-seconds = seconds per measurement [1; with --peers about three minutes in total]
cli-option-peers = a Python interpreter that has other engines
cli-option-only = only engines whose name starts with this [the usual ones; “all” for every engine]
cli-option-against = another commit to measure beside this one, in alternating rounds
cli-option-quiet = show only failing scenarios
cli-option-host = address to listen on; 0.0.0.0 opens it to your network
cli-option-port = port to listen on
cli-option-data-dir = data folder [the default of your system]
cli-option-store = PostgreSQL database for the tables [a file in the data folder]
cli-option-node = name of this server among several with one database [random]
cli-option-base-url = public address of the server
cli-option-show-record = show this game record, step by step, on a page of its own
cli-option-open-browser = open the browser
cli-option-open-game = open the browser with a new table of this game
cli-option-own-components = your own component data for new tables, for example with corrected numbers; may be given several times
cli-option-no-own-pieces = do not let people play with pieces that they have entered themselves
cli-option-allow-host = another host name of this server; may be given several times
cli-option-openapi = print the OpenAPI description for client authors
cli-option-help = show this help and exit
cli-filter-edition = the edition
cli-filter-kind = only of this kind: { $choices }
cli-filter-type = only of this type: { $choices }
cli-filter-rank = only characters of this rank
cli-filter-cost = only districts that cost this much gold
cli-filter-points = only districts worth this many points
cli-filter-copies = only cards with this many copies in the box
cli-filter-era = only pieces of this era
cli-filter-level = only pieces of this level

## The table

terminal-gold = Gold
terminal-hand = Hand
terminal-city = City
terminal-city-empty = nothing built yet
terminal-hand-empty = no cards
terminal-deck = Deck
terminal-discard-pile = Discard pile
terminal-character = Character
cli-type = Type
cli-effect = Effect
terminal-player = Player
seat-you = you
terminal-round-of = Round { $number }, { $phase }
terminal-killed = Killed
terminal-robbed = Robbed
terminal-faceup = Set aside faceup
terminal-facedown = Set aside facedown
terminal-log = Log
terminal-refused = Not possible, and why

## Talking with the player

terminal-choose = Your choice (number, ? for help)
terminal-choose-again = “{ $given }” is not on the list. Type a number from { $low } to { $high }, or ? for help.
terminal-hand-over = Hand the keyboard to { $seat }.
terminal-press-enter = Press Enter when only { $seat } is looking.
terminal-press-enter-next = Press Enter to continue.
terminal-undone = Undone: { $move }
terminal-saved = Saved to { $file }.
terminal-resume-hint = Continue with: { $command }
card-unknown = No card or character is called “{ $name }”. { $near ->
    [none] “burgrave cards” lists all of them.
   *[other] Did you mean “{ $near }”?
 }

## The end

game-over = The game is over.
game-winner =
    { $number ->
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }
game-you-win = You win!
game-own-place =
    { $place ->
        [2] You come second
        [3] You come third
        [4] You come fourth
        [5] You come fifth
        [6] You come sixth
        [7] You come seventh
       *[other] You come eighth
    } of { $seats }, { $points ->
        [0] with as many points as the winner
        [one] { $points } point behind the winner
       *[other] { $points } points behind the winner
    }.
game-own-win =
    { $points ->
        [0] You come first of { $seats }, with as many points as the second.
        [one] You come first of { $seats }, { $points } point ahead of the second.
       *[other] You come first of { $seats }, { $points } points ahead of the second.
    }
game-difference-you =
    What made the difference: { $item }. There the winner has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than you.
game-difference-own =
    What made the difference: { $item }. There you have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than the second.
game-difference =
    What made the difference: { $item }. There the winner has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than the second.
terminal-total = Total
terminal-place = Place
points-count =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

cli-puzzles = Make and check puzzles from games of bots.
cli-puzzles-make = Make puzzles from games of bots; the same command continues later.
cli-puzzles-check = Check the puzzles of a file again with more samples.
cli-option-puzzles-games = games to play
cli-option-puzzles-run-file = file of the run; the same command continues with it
cli-option-puzzles-out = write the puzzles to this file
cli-option-puzzles-most = how many puzzles to write at most
cli-option-puzzles-samples = samples for each puzzle
cli-option-puzzles-confirmed = write the confirmed puzzles to this file
cli-commands-puzzles = Puzzles
