# The terminal: help of the commands, the table, replays and cards. Words that people type are not translated.

## Help

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND …
cli-arguments = Arguments
cli-options = Options
cli-options-of = Options of { $game }
cli-game-options = Each game has more options. For example, “{ $command } --help” also shows those of { $game }.
cli-commands-play = Play
cli-commands-host = Host
cli-commands-look-up = Look up
cli-commands-bots = Bots
cli-commands-develop = Develop
cli-examples = Examples
cli-exit-codes = Exit codes: 0 success, 1 a check found a mismatch, 2 invalid input, 70 internal error, 130 interrupted.

cli-more-play = You play seat 1 unless you choose other seats; bots play the rest. Several people share the keyboard, and each hand is hidden from the others. The game is saved after every move, also when it is interrupted. When the output is not a terminal (a pipe, a file), the game is described in plain text.
cli-more-replay = Without a seat you see what a spectator saw. The record is checked against the current rules, and its random outcomes against the seed if the record shows it.
cli-more-card = Give an id, or a name in any of the four languages. It does not have to be exact.
cli-more-check = Give files or folders. In a folder, all .yaml files are run.
cli-more-simulate = The bots move by one seat after each game, so that seats are fair to all bots. Ctrl-C stops and shows the results so far.
cli-more-arena = Every deal is played with each bot in every seat, so neither cards nor seats favour a bot. If a bot fails, takes too long or chooses an illegal move, the baseline bot decides instead; the table of results says how often. An illegal move or an error also loses the game by forfeit. Ctrl-C stops and shows the results so far.
cli-more-bots = Use a bot or a level with “--bots”; write options after a colon.
cli-more-bench = Measures random play in processor time, the best of five rounds. The peers play other games: the ratios compare engines, not games.

cli-completion = Print a script that lets your shell complete commands and names.
cli-rules = Show the rules of a game on one page.

## Names of values

cli-value-number = NUMBER
cli-value-file = FILE
cli-value-files = FILE|FOLDER
cli-value-list = A,B,…
cli-value-game = GAME
cli-value-edition = EDITION
cli-value-setting = NAME=VALUE
cli-value-seconds = SECONDS
cli-value-address = HOST:PORT
cli-value-language = LANGUAGE
cli-value-folder = FOLDER
cli-value-days = DAYS
cli-value-name = NAME
cli-value-kind = KIND
cli-value-type = TYPE
cli-value-word = WORD

## Arguments and options

cli-argument-shell = your shell
cli-argument-rules-game = citadels or praga [both]
cli-option-seats = seat played by a person, counted from 1; repeat it for several people
cli-option-play-bots = bots on the other seats, separated by commas; a short list repeats; “burgrave bots” lists them
cli-option-plain = plain text instead of a drawn table, also for screen readers
cli-option-bot-delay = seconds to show a bot’s move, 0 for no pause; Enter or Space skips the rest
cli-option-viewer = show the game as this seat sees it
cli-option-show-all = show everything, including hidden cards
cli-option-step = how far one step goes: turn, move or event
cli-option-known-seed = the seed, if you know it and the record does not show it
cli-option-rulings = add our rulings for the whole game
cli-option-simulate-seed = random seed: the same seed plays the same games

## Mistakes

cli-command-unknown = “{ $name }” is not a valid command. { $near ->
    [none] Choose one of: { $known }.
   *[other] Did you mean “{ $near }”? All commands: { $known }.
 }
cli-option-unknown = “{ $option }” is not a valid option here. { $near ->
    [none] “{ $command } --help” lists all options.
   *[other] Did you mean “{ $near }”? “{ $command } --help” lists all options.
 }
cli-option-of-other-game = “{ $option }” is an option of { $owner }, not of { $game }. “{ $command } --help” lists all options.
cli-option-value-missing = “{ $option }” needs a value. See “{ $command } --help”.
cli-option-without-value = “{ $option }” does not take a value. Remove the value (see “{ $command } --help”).
cli-argument-missing = { $name } is missing. See “{ $command } --help”.
cli-argument-extra = Unexpected argument “{ $argument }”. See “{ $command } --help”.
cli-internal-error = This is a bug in Burgrave: { $problem }. Please report it at { $address } with your command and its output when “{ $setting }” is in the environment.
file-missing = The file “{ $file }” does not exist. Give the path of an existing file.
file-is-folder = “{ $file }” is a folder. Give the path of a file.
file-forbidden = You do not have permission to open “{ $file }”. Give a file that you can read and write.
file-error = “{ $file }” cannot be used ({ $why }). Give another file.
file-exists = “{ $file }” already exists. Choose a new name, or continue that game: --resume.
file-no-place = Burgrave found no place to save the game. Give one: --save FILE.
folder-missing = “{ $file }” cannot be saved: the folder “{ $folder }” does not exist. Give a path in an existing folder.
cli-game-missing = Which game? Choose one of: { $known }; or continue a saved game: --resume FILE.
cli-schema-game = Which game? Choose one of: { $known }; or use “--openapi” for the description of the server.
cli-schema-both = “--openapi” describes the server for all games. Remove “{ $game }” or “--openapi”.
cli-editions-none = { $game } has no editions. Remove “--edition”.
cli-card-closest = No card is called “{ $typed }”. This is the closest:
cli-seat-twice = Give each seat once. This one appears twice: { $number }.
cli-presets-none = { $game } has no presets. Run “{ $command }” to list those of all games.
cli-cards-game = Which game? Choose one of: { $known }.
cli-resume-game = The saved game is { $saved }, not { $game }. Remove the name of the game.
cli-resume-fixed = “{ $option }” cannot be changed in a saved game. Remove it.
match-seat-unknown = { $seat } is not a valid seat. Seats go from 1 to { $last }.
names-number = { $names ->
    [one] You gave one name
   *[other] You gave { $names } names
 } for { $people ->
    [one] one person
   *[other] { $people } people
 }. Give one for each “--seat”.
name-of-bot = “{ $name }” is the name of a bot. Choose another name for a person.
name-twice = Two people are called “{ $name }”. Choose different names.
bots-no-seats = People play all seats, so no seat is left for a bot. Remove “--bots”.
viewer-both = Choose “--seat” or “--show-all”, not both.

## Playing

terminal-help-number = Type a number to make that choice. You can also type:
terminal-help-rules = h (or rules): the rules of the game on one page
terminal-help-card = h NAME: what a card, character, tile or word means (h crown, h egg)
terminal-help-table = t: the whole table in words
terminal-help-log = l: the log of the game so far
terminal-help-hint = a: a hint from a bot that thinks ahead
terminal-help-undo = u: undo your last move
terminal-help-save = s: show where the game is saved; s FILE: save a copy there
terminal-help-quit = q: quit; the game is saved and you can continue later
hint-thinking = The bot is thinking …
terminal-choices-above = in the picture
terminal-press-enter-earlier = Press Enter to see what happened before.
hint-heading =
    { $tried ->
        [one] Best moves in one simulated game:
       *[other] Best moves in { $tried } simulated games:
    }
hint-move = { $move }: wins { $share } % of them
hint-then = { $move }: wins { $share } % of them. Then perhaps: { $after }
replay-hint = Watch the replay with: { $command }

## Cards

cli-heading-card = Card
card-editions = { $editions ->
    [none] No edition that can be played here has this card.
   *[other] Not in this edition. It is in: { $editions }.
 }
cards-none = No cards match.
cli-cards-rulings = Rulings: { $rulings }
cli-progress = { $what }: { $done } of { $total }

## Replays

replay-title =
    { $moves ->
        [one] { $game }, { $moves } move.
       *[other] { $game }, { $moves } moves.
    }
replay-place = Move { $number } of { $moves } · view: { $eyes }
# $m, $e and $q are the letters of the keys.
replay-keys = → next · ← back · 0 first · 9 last · { $m }: by { $pace } · { $e } other view · { $q } quit
replay-verified = Checked: all random outcomes follow from the seed.
replay-shuffle = Checked: the seed follows from the server’s secret and the random numbers of the players. The fingerprint that the table showed before the game must be { $commitment }.
replay-differs = The current rules treat move { $number } ({ $move }) differently. The game is shown as recorded.
replay-setup = the setup
replay-undrawn = The current rules cannot draw the table from here on. The game is shown as recorded.
replay-unfinished = The game is not over.
viewer-all = everything
viewer-spectator = spectator
replay-step-turn = turn
replay-step-move = move
replay-step-event = event

## Citadels

citadels-group-gather = Gather
citadels-group-build = Build
citadels-group-ability = Character
citadels-group-district = Districts
citadels-group-action = Action cards
terminal-citadels-legend-types = Types: { $types }. The number is the cost.
terminal-citadels-legend = ▶ decides now, ♛ crown, ✓ completed city. Characters: † killed, $ robbed, × set aside faceup, ▾ set aside facedown (you saw it), ·2 revealed by seat 2. In brackets: known only to you.
terminal-citadels-legend-more = ☽ bewitched, § warrant, ! threat, * the signed one or the one with the flower (you know it), + protected by Rasputin. Behind a district: + beautified.
