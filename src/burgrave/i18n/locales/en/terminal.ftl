# The terminal: help of the commands, the table, replays and cards. Whatever is typed stays as it is.

## Help

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND …
cli-arguments = Arguments
cli-options = Options
cli-options-of = Options of { $game }
cli-game-options = Every game has options of its own: “{ $command } --help”, for example, shows those of { $game } too.
cli-commands-play = Play
cli-commands-host = Host
cli-commands-look-up = Look up
cli-commands-bots = Bots
cli-commands-develop = Develop
cli-examples = Examples
cli-exit-codes = Exit codes: 0 all is well, 1 a check found a mismatch, 2 something that was given cannot be used, 70 internal error, 130 interrupted.

cli-more-play = You have seat 1 unless you say otherwise; bots take the seats that are left. Several people hand the keyboard on, and a curtain hides each hand from the others. The game is saved after every move, also when it is interrupted. When the output is no terminal (a pipe, a file), the game is told in plain text.
cli-more-replay = Without a seat you see what a spectator saw. The record is checked: by today’s rules, and chance against the seed if the record shows it.
cli-more-card = The name may be in any of the four languages, or an id, and need not be exact.
cli-more-check = Give files, or folders to run every .yaml file below them.
cli-more-simulate = The bots move on by one seat from game to game, so seats are fair to bots. Ctrl-C stops and shows what was counted so far.
cli-more-arena = Every deal is played with the bots moved through all seats, so neither cards nor seats favour anybody. A bot that fails, takes too long or names an illegal move loses that decision to the reference bot, and the table says how often. Ctrl-C stops and shows what is known so far.
cli-more-bots = Name a bot or a level in “--bots”; options stand behind a colon.
cli-more-bench = Random play, processor time, the best of five rounds. The peers play other games: the ratios say how engines compare, not how games do.

cli-completion = Print a script that lets your shell complete commands and names.
cli-rules = Read the goal and the course of a game on a page.

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

cli-argument-shell = the shell you use
cli-argument-rules-game = citadels or praga; both if left out
cli-option-seats = a seat played by a person, counted from 1; repeat it for several people
cli-option-play-bots = the bots on the other seats, separated by commas; a short list repeats; “burgrave bots” lists them
cli-option-plain = plain text instead of a drawn table, also for screen readers
cli-option-bot-delay = how long a bot’s move stays before the next, 0 for not at all; Enter or Space skips the rest
cli-option-viewer = look through the eyes of the player in this seat
cli-option-show-all = show everything, as if all cards were open
cli-option-step = how far one step goes: turn, move or event
cli-option-known-seed = the seed, if you know it and the record does not show it
cli-option-rulings = add our rulings on the game as a whole
cli-option-simulate-seed = the seed of all games: the same seed plays the same games

## Mistakes

cli-command-unknown = There is no command “{ $name }”. { $near ->
    [none] Choose one of: { $known }.
   *[other] Did you mean “{ $near }”? All commands: { $known }.
 }
cli-option-unknown = There is no option “{ $option }” here. { $near ->
    [none] “{ $command } --help” lists what there is.
   *[other] Did you mean “{ $near }”? “{ $command } --help” lists what there is.
 }
cli-option-of-other-game = “{ $option }” is an option of { $owner }, not of { $game }; “{ $command } --help” lists what there is.
cli-option-value-missing = “{ $option }” needs a value after it; “{ $command } --help” says which.
cli-option-without-value = “{ $option }” takes no value; write it alone (see “{ $command } --help”).
cli-argument-missing = { $name } is missing; “{ $command } --help” says what belongs there.
cli-argument-extra = Unexpected argument “{ $argument }”. See “{ $command } --help”.
cli-internal-error = This is a bug in Burgrave: { $problem }. Please report it at { $address } with the command you typed and what it prints with “{ $setting }” in the environment.
file-missing = There is no file “{ $file }”. Give the path of one that exists.
file-is-folder = “{ $file }” is a folder. Give the path of a file.
file-forbidden = “{ $file }” may not be opened. Give a file that you may read and write.
file-error = “{ $file }” cannot be used ({ $why }). Give another file.
file-exists = “{ $file }” is there already. Choose a new name, or go on with it: --resume.
file-no-place = There is no place to save the game. Give one: --save FILE.
folder-missing = “{ $file }” cannot be saved: there is no folder “{ $folder }”. Give a path in a folder that exists.
cli-game-missing = Which game? Choose one of: { $known }; or go on with a saved one: --resume FILE.
cli-schema-game = Which game? Choose one of: { $known }; or give “--show-allapi” for the description of the server.
cli-schema-both = “--show-allapi” describes the server of all games. Leave “{ $game }” or “--show-allapi” out.
cli-editions-none = { $game } has no editions. Leave “--edition” out.
cli-resume-game = The saved game is { $saved }, not { $game }. Leave the name of the game out.
cli-resume-fixed = “{ $option }” is settled in a saved game. Leave it out.
match-seat-unknown = There is no seat { $seat }. Seats go from 1 to { $last }.
names-number = { $names ->
    [one] One name was given
   *[other] { $names } names were given
 } for { $people ->
    [one] one person
   *[other] { $people } people
 }. Give one for each “--seat”.
name-of-bot = “{ $name }” is the name of a bot. Choose another name for a person.
name-twice = Two people are called “{ $name }”. Choose different names.
bots-no-seats = People sit on all seats, so there is none for a bot. Leave “--bots” out.
viewer-both = Choose “--seat” or “--show-all”, not both.

## Playing

terminal-help-number = A number plays that choice. Other things you can type:
terminal-help-rules = h (or rules): the goal and the course of the game on a page
terminal-help-card = h NAME: what a card, character, tile or word means (h crown, h egg)
terminal-help-table = t: the whole table in words
terminal-help-log = l: everything that happened so far
terminal-help-hint = a: what a bot that thinks ahead would do
terminal-help-undo = u: undo your last move
terminal-help-save = s: shows where the game is saved; s FILE: writes a copy there
terminal-help-quit = q: stop; the game is saved and you can go on later
hint-thinking = The bot is thinking …
terminal-choices-above = in the picture
terminal-press-enter-earlier = Press Enter for what happened before.
hint-heading =
    { $tried ->
        [one] Best moves in one simulated game:
       *[other] Best moves in { $tried } simulated games:
    }
hint-move = { $move }: wins { $share } % of them
hint-then = { $move }: wins { $share } % of them. Then perhaps: { $after }
replay-hint = Look at it again with: { $command }
terminal-plain-fact = { $label }: { $value }.

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
replay-place = Move { $number } of { $moves } · seen by { $eyes }
# $m, $e and $q are the letters of the keys.
replay-keys = → next · ← back · 0 first · 9 last · { $m }: by { $pace } · { $e } other view · { $q } quit
replay-verified = Checked: every outcome of chance follows from the seed.
replay-shuffle = Checked: the seed follows from the secret and the nonces. Before the game the table must have shown the commitment { $commitment }.
replay-differs = The current rules treat move { $number } ({ $move }) differently. The game is shown as recorded.
replay-setup = the set-up
replay-undrawn = From here on the current rules cannot draw the table. The game is shown as recorded.
replay-unfinished = The game is not over.
viewer-all = everybody at once (all open)
viewer-spectator = a spectator
replay-step-turn = turn
replay-step-move = move
replay-step-event = event

## Citadels

citadels-group-gather = Gather
citadels-group-build = Build
citadels-group-ability = Character
citadels-group-district = Districts
citadels-group-action = Action cards
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
terminal-citadels-gold =
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
