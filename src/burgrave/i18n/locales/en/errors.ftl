# What a person gave that cannot be used: what was wrong, and what would be right.

language-unknown = There are no texts in the language “{ $language }”. Choose one of: { $known }.
game-unknown = There is no game “{ $id }”. { $near ->
    [none] Choose one of: { $known }.
   *[other] Did you mean “{ $near }”? All games: { $known }.
 }

## Options

option-unknown = There is no option “{ $option }”. Choose one of: { $known }.
option-choice = “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
option-range = “{ $option }” cannot be “{ $value }”. Give a whole number from { $low } to { $high }.
address-web = “{ $value }” is not a valid address for { $option }. Give one like { $example }.
# Characters, districts and presets are told by their ids, as they are typed.
option-cast-rank = There has to be exactly one character of rank { $rank }. Given: { $given }.
option-cast-character = “{ $character }” cannot play in a game of { $players }. Take one of: { $instead }.
option-cast-size = A game of { $players } has { $needed } characters, not { $given }.
option-districts-count = { $needed } different unique districts are needed, not { $given }.
option-districts-unknown =
    { $near ->
        [none] There is no unique district “{ $district }”.
       *[other] There is no unique district “{ $district }”. Did you mean “{ $near }”?
    }
option-preset-unknown = There is no preset “{ $value }”. Choose one of: { $choices }.
option-action-cards = The edition “{ $edition }” has no action cards. Choose “deluxe”.
option-not-in-edition = The edition “{ $edition }” has no option “{ $option }”. Remove it or choose another edition.
option-not-applicable = “{ $option }” only applies if “{ $by }” is one of: { $needed }.

## Component data

components-none = { $game } does not use component data. Remove the file.
components-unknown = No component data with the digest { $digest } is known here. Give the file that has it: --components FILE.

## Moves

move-unknown-text = There is no move “{ $text }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
 }
move-unknown-number = There is no move number { $move }. Numbers go from 0 to { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = “{ $label }” is not possible now: { $why }
move-game-over = The game is over: no more moves.
move-not-your-decision = { $acting } decides now, not { $seat }.
name-unknown = There is no { $vocabulary } called “{ $id }”.
sample-needs-view = imagine() needs a view. Call state.view(seat) first.
seat-unknown = There is no seat { $seat }: seats count from 0 to { $last }.
state-damaged = These bytes are damaged or belong to a game with other options.
options-of-other-game = These options are not for { $game }: make them with its own `options`.
seed-unusable = “{ $seed }” is not a valid seed. Use a whole number of up to { $bits } bits, or { $bytes } bytes.
beliefs-seats = Beliefs need one row per seat: { $seats }, not { $found }.
beliefs-row = Each row of beliefs must be a list of { $width } numbers, not “{ $found }”.
beliefs-weight = “{ $found }” is not a valid weight. Use a number of 0 or more.
