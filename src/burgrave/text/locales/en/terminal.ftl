# The terminal: help of the commands, the table, replays and cards. Whatever is typed stays as it is.

## Help

terminal-usage = Usage:
terminal-usage-options = [OPTIONS]
terminal-usage-command = COMMAND …
terminal-arguments = Arguments
terminal-options = Options
terminal-options-of = Options of { $game }
terminal-game-options = Every game has options of its own: “{ $command } --help”, for example, shows those of { $game } too.
terminal-commands-play = Play
terminal-commands-host = Host
terminal-commands-look-up = Look up
terminal-commands-bots = Bots
terminal-commands-develop = Develop
terminal-examples = Examples
terminal-exit-codes = Exit codes: 0 all is well, 1 a check found a mismatch, 2 something that was given cannot be used, 70 internal error, 130 interrupted.

terminal-more-play = You have seat 1 unless you say otherwise; bots take the seats that are left. Several people hand the keyboard on, and a curtain hides each hand from the others. The game is saved after every move, also when it is interrupted. When the output is no terminal (a pipe, a file), the game is told in plain text.
terminal-more-replay = Without a seat you see what a spectator saw. The record is checked: by today’s rules, and chance against the seed if the record shows it.
terminal-more-card = The name may be in any of the four languages, or an id, and need not be exact.
terminal-more-check = Give files, or folders to run every .yaml file below them.
terminal-more-simulate = The bots move on by one seat from game to game, so seats are fair to bots. Ctrl-C stops and shows what was counted so far.
terminal-more-arena = Every deal is played with the bots moved through all seats, so neither cards nor seats favour anybody. A bot that fails, takes too long or names an illegal move loses that decision to the reference bot, and the table says how often. Ctrl-C stops and shows what is known so far.
terminal-more-bots = Name a bot or a level in “--bots”; options stand behind a colon.
terminal-more-bench = Random play, processor time, the best of five rounds. The peers play other games: the ratios say how engines compare, not how games do.

terminal-completion = Print a script that lets your shell complete commands and names.
terminal-rules = Read the goal and the course of a game on a page.

## Names of values

terminal-value-number = NUMBER
terminal-value-file = FILE
terminal-value-files = FILE|FOLDER
terminal-value-list = A,B,…
terminal-value-game = GAME
terminal-value-edition = EDITION
terminal-value-setting = NAME=VALUE
terminal-value-seconds = SECONDS
terminal-value-address = HOST:PORT
terminal-value-language = LANGUAGE
terminal-value-folder = FOLDER
terminal-value-days = DAYS
terminal-value-name = NAME
terminal-value-kind = KIND
terminal-value-type = TYPE
terminal-value-word = WORD

## Arguments and options

terminal-argument-shell = the shell you use
terminal-argument-rules-game = citadels or praga; both if left out
terminal-option-seats = a seat played by a person, counted from 1; repeat it for several people
terminal-option-bots = the bots on the other seats, separated by commas; a short list repeats; “burgrave bots” lists them
terminal-option-plain = plain text instead of a drawn table, also for screen readers
terminal-option-pause = how long a bot’s move stays before the next, 0 for not at all; Enter or Space skips the rest
terminal-option-eyes = look through the eyes of the player in this seat
terminal-option-open = show everything, as if all cards were open
terminal-option-by = how far one step goes: turn, move or event
terminal-option-known-seed = the seed, if you know it and the record does not show it
terminal-option-rulings = add our rulings on the game as a whole
terminal-option-simulate-seed = the seed of all games: the same seed plays the same games

## Mistakes

terminal-command-unknown = There is no command “{ $name }”. { $near ->
    [none] Choose one of: { $known }.
   *[other] Did you mean “{ $near }”? All commands: { $known }.
 }
terminal-option-unknown = There is no option “{ $option }” here. { $near ->
    [none] “{ $command } --help” lists what there is.
   *[other] Did you mean “{ $near }”? “{ $command } --help” lists what there is.
 }
terminal-option-elsewhere = “{ $option }” is an option of { $owner }, not of { $game }; “{ $command } --help” lists what there is.
terminal-option-bare = “{ $option }” needs a value after it; “{ $command } --help” says which.
terminal-option-flag = “{ $option }” takes no value; write it alone (see “{ $command } --help”).
terminal-argument-missing = { $name } is missing; “{ $command } --help” says what belongs there.
terminal-argument-extra = Unexpected argument “{ $argument }”. See “{ $command } --help”.
terminal-internal-error = This is a bug in Burgrave: { $problem }. Please report it at { $address } with the command you typed and what it prints with “{ $setting }” in the environment.
terminal-file-missing = There is no file “{ $file }”. Give the path of one that exists.
terminal-file-folder = “{ $file }” is a folder. Give the path of a file.
terminal-file-forbidden = “{ $file }” may not be opened. Give a file that you may read and write.
terminal-file-trouble = “{ $file }” cannot be used ({ $why }). Give another file.
terminal-file-exists = “{ $file }” is there already. Choose a new name, or go on with it: --resume.
terminal-file-nowhere = There is no place to save the game. Give one: --save FILE.
terminal-folder-missing = “{ $file }” cannot be saved: there is no folder “{ $folder }”. Give a path in a folder that exists.
terminal-game-missing = Which game? Choose one of: { $known }; or go on with a saved one: --resume FILE.
terminal-schema-game = Which game? Choose one of: { $known }; or give “--openapi” for the description of the server.
terminal-schema-both = “--openapi” describes the server of all games. Leave “{ $game }” or “--openapi” out.
terminal-editions-none = { $game } has no editions. Leave “--edition” out.
terminal-resume-game = The saved game is { $saved }, not { $game }. Leave the name of the game out.
terminal-resume-fixed = “{ $option }” is settled in a saved game. Leave it out.
terminal-seat-unknown = There is no seat { $seat }. Seats go from 1 to { $last }.
terminal-names-number = { $names ->
    [one] One name was given
   *[other] { $names } names were given
 } for { $people ->
    [one] one person
   *[other] { $people } people
 }. Give one for each “--seat”.
terminal-name-bot = “{ $name }” is the name of a bot. Choose another name for a person.
terminal-name-twice = Two people are called “{ $name }”. Choose different names.
terminal-bots-none = People sit on all seats, so there is none for a bot. Leave “--bots” out.
terminal-eyes-both = Choose “--seat” or “--open”, not both.

## Playing

terminal-help-number = A number plays that choice. Other things you can type:
terminal-help-rules = h (or rules): the goal and the course of the game on a page
terminal-help-card = h NAME: what a card, character, tile or word means (h crown, h egg)
terminal-help-table = t: the whole table in words
terminal-help-log = l: everything that happened so far
terminal-help-advice = a: what a bot that thinks ahead would do
terminal-help-undo = u: undo your last move
terminal-help-save = s: shows where the game is saved; s FILE: writes a copy there
terminal-help-quit = q: stop; the game is saved and you can go on later
terminal-advice-thinking = The bot is thinking …
terminal-choices-above = in the picture
terminal-press-enter-earlier = Press Enter for what happened before.
advice-heading =
    { $tried ->
        [one] Best moves in one simulated game:
       *[other] Best moves in { $tried } simulated games:
    }
advice-move = { $move }: wins { $share } % of them
advice-then = { $move }: wins { $share } % of them. Then perhaps: { $after }
terminal-replay-hint = Look at it again with: { $command }
terminal-plain-fact = { $label }: { $value }.

## Cards

terminal-heading-card = Card
terminal-card-elsewhere = { $editions ->
    [none] No edition that can be played here has this card.
   *[other] Not in this edition. It is in: { $editions }.
 }
terminal-cards-none = No cards match.
terminal-cards-rulings = Rulings: { $rulings }
terminal-progress = { $what }: { $done } of { $total }

## Replays

terminal-replay-title =
    { $moves ->
        [one] { $game }, { $moves } move.
       *[other] { $game }, { $moves } moves.
    }
terminal-replay-place = Move { $number } of { $moves } · seen by { $eyes }
# $m, $e and $q are the letters of the keys.
terminal-replay-keys = → next · ← back · 0 first · 9 last · { $m }: by { $pace } · { $e } other view · { $q } quit
terminal-replay-verified = Checked: every outcome of chance follows from the seed.
terminal-replay-shuffle = Checked: the seed follows from the secret and the nonces. Before the game the table must have shown the commitment { $commitment }.
terminal-replay-differs = The current rules treat move { $number } ({ $move }) differently. The game is shown as recorded.
terminal-replay-setup = the set-up
terminal-replay-undrawn = From here on the current rules cannot draw the table. The game is shown as recorded.
terminal-replay-unfinished = The game is not over.
terminal-eyes-open = everybody at once (all open)
terminal-eyes-spectator = a spectator
terminal-pace-turn = turn
terminal-pace-move = move
terminal-pace-event = event

## Citadels

terminal-citadels-gather = Gather
terminal-citadels-build = Build
terminal-citadels-ability = Character
terminal-citadels-district = Districts
terminal-citadels-action = Action cards
terminal-citadels-phase-draft = selection phase
terminal-citadels-phase-turn = turn phase
terminal-citadels-phase-theater = selection phase
terminal-citadels-phase-call = turn phase
terminal-citadels-phase-end_of_round = end of the round
terminal-citadels-phase-scoring = scoring
terminal-citadels-phase-over = the end
terminal-citadels-legend-types = Types: { $types }. The number is the cost.
terminal-citadels-legend = ▶ decides now, ♛ crown, ✓ completed city. Characters: † killed, $ robbed, × set aside faceup, ▾ set aside facedown (you saw it), ·2 revealed by seat 2. In brackets: known to you alone.
terminal-citadels-legend-more = ☽ bewitched, § warrant, ! threat, * the signed one or the one with the flower (you know it), + protected by Rasputin. Behind a district: + beautified.
terminal-citadels-purse =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } { $gold } gold and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
terminal-citadels-city =
    { $who ->
        [you] Your city
       *[other] The city of { $seat }
    } { $built ->
        [0] is empty ({ $completion } districts complete it).
       *[other] has { $built } of { $completion }: { $districts }.
    }
terminal-citadels-crowned =
    { $who ->
        [you] You have the crown.
       *[other] { $seat } has the crown.
    }
terminal-citadels-character =
    { $who ->
        [you] You are
       *[other] { $seat } is
    }: { $characters }.
terminal-citadels-hand =
    { $who ->
        [you] Your hand
       *[other] The hand of { $seat }
    }: { $cards }.
terminal-citadels-known =
    { $who ->
        [you] Cards you know in your hand
       *[other] Cards you know in the hand of { $seat }
    }: { $cards }.
