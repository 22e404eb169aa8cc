# Errors: what is not valid, and what to do instead.

language-unknown = “{ $language }” is not a supported language. Choose one of: { $known }.
game-plugin = The game “{ $id }” of another package cannot be used: { $why }
game-unknown = “{ $id }” is not a known game. { $near ->
    [none] Choose one of: { $known }.
   *[other] Did you mean “{ $near }”? All games: { $known }.
 }

## Options

option-unknown = “{ $option }” is not a valid option. Choose one of: { $known }.
option-choice = “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
option-range = “{ $option }” cannot be “{ $value }”. Give a whole number from { $low } to { $high }.
address-web = “{ $value }” is not a valid address for { $option }. Give one like { $example }.
address-host = “{ $value }” is not a valid host name for { $option }. Give a name without “http://” and port, for example { $example }.
# Characters, districts and presets have their ids here, as they are typed.
option-cast-rank = Choose exactly one character of rank { $rank }. Given: { $given }.
option-cast-character = “{ $character }” cannot be used with { $players } players. Choose one of: { $instead }.
option-cast-size = A game with { $players } players needs { $needed } characters, not { $given }.
option-districts-count = Choose { $needed } different unique districts, not { $given }.
option-districts-unknown =
    { $near ->
        [none] “{ $district }” is not a unique district.
       *[other] “{ $district }” is not a unique district. Did you mean “{ $near }”?
    }
option-preset-unknown = “{ $value }” is not a valid preset. Choose one of: { $choices }.
option-action-cards = The edition “{ $edition }” has no action cards. Choose “deluxe”.
option-not-in-edition = The edition “{ $edition }” has no option “{ $option }”. Remove it or choose another edition.
option-not-applicable = “{ $option }” only applies if “{ $by }” is one of: { $needed }.

## Component data

components-none = { $game } does not use component data. Remove the file.
components-unknown = Component data with the digest { $digest } was not found. Give the file that contains it: --components FILE.

## Moves

move-unknown-text = “{ $text }” is not a valid move.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
 }
move-unknown-number = { $move } is not a valid move number. Numbers go from 0 to { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = “{ $label }” is not possible now: { $why }
move-game-over = The game is over. No more moves are possible.
move-not-your-decision = { $acting } decides now, not { $seat }.
move-in-view = This is the view of one seat. Play on the full state, or on a state that sample_state() returns.
move-type = A move is a number or a text, not “{ $type }”.
move-is-legal = “{ $move }” is legal. Only a move that is not legal has a reason.
move-legal-moves = Legal moves: { $moves }.
name-unknown = “{ $id }” is not a valid { $vocabulary }.
sample-needs-view = sample_state() needs a view. Call state.view(seat) first.
seat-unknown = { $seat } is not a valid seat. Seats go from 0 to { $last }.
state-damaged = These bytes are damaged or belong to a game with other options.
state-needs-rng = This state has no random numbers. Set state.rng first, for example to burgrave.FastRng(seed).
options-of-other-game = These options are not for { $game }. Create them with its own `options`.
options-twice = Give either an Options object or single options, not both: { $options }.
options-not-options = “{ $type }” is not an Options object. Make one with game.options(), or give the options by name.
state-pickle = A state cannot be pickled. Use state.to_bytes() and game.from_bytes(data, options).
options-pickle = Options cannot be pickled. Use options.to_dict() and game.options(**data).
rng-pickle = This generator cannot be pickled. A FastRng can.
rng-unusable = “{ $type }” is not a generator of random numbers. Give a FastRng or a random.Random.
game-pickle = A game cannot be pickled. Keep its id, “{ $id }”, and call burgrave.game(id).
reference-pickle = Reference data cannot be pickled. Keep the id of its game, “{ $id }”, and call burgrave.game(id).reference().
seed-unusable = “{ $seed }” is not a valid seed. Use a whole number of up to { $bits } bits, or { $bytes } bytes.
seed-not-whole = “{ $seed }” is not a valid seed. Use a whole number of up to 256 bits, or a random.Random.
beliefs-seats = Beliefs need one row per seat: { $seats }, not { $found }.
beliefs-row = Each row of beliefs must be a list of { $width } numbers, not “{ $found }”.
beliefs-weight = “{ $found }” is not a valid weight. Use a number of 0 or more.
