# What a person gave that cannot be used: what was wrong, and what would be right.

language-unknown = There are no texts in the language “{ $language }”. Choose one of: { $known }.
game-unknown = There is no game “{ $id }”. Choose one of: { $known }.

## Options

option-unknown = There is no option “{ $option }”. Choose one of: { $known }.
option-choice = “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
option-range = “{ $option }” cannot be “{ $value }”. Give a whole number from { $low } to { $high }.
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
option-not-in-edition = The edition “{ $edition }” does not know the option “{ $option }”. Leave it out or choose another edition.
option-elsewhere = “{ $option }” cannot be chosen here: it needs “{ $by }” to be one of: { $needed }.

## Component data

components-none = The pieces of { $game } are not made from component data. Leave the file out.
components-unknown = No component data with the digest { $digest } is known here. Give the file that has it: --components FILE.

## Moves

move-unknown-text = There is no move “{ $text }”. Did you mean “{ $near }”?
move-unknown-number = There is no move number { $move }. Numbers go from 0 to { $last }.
# $label is the move in words, $why the reason as a sentence.
move-refused = { $label }: not now. { $why }
move-game-over = The game is over: no more moves.
move-not-your-decision = { $acting } decides now, not { $seat }.
name-unknown = There is no { $vocabulary } called “{ $id }”.
imagine-needs-a-view = Only a view can be imagined: ask for the view of a seat first.
schema-pydantic = The schema is made by pydantic, which is not installed here. Install it: “pip install pydantic”.
seat-unknown = There is no seat { $seat }: seats count from 0 to { $last }.
state-damaged = These bytes are no state of this table: they are damaged, or belong to other options.
options-foreign = These options are not for { $game }: make them with its own `options`.
seed-unusable = “{ $seed }” is no seed: give a whole number of at most { $bits } bits, or { $bytes } bytes.
beliefs-seats = Beliefs have a row for each of the { $seats } seats, not { $found } rows.
beliefs-row = “{ $found }” is no row of beliefs: give a list of { $width } numbers.
beliefs-weight = “{ $found }” is no weight: give a number from 0 up.
