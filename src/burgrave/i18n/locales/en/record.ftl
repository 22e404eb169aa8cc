# Reading, replaying and verifying records; undoing moves.
# $line is the line of the file. $problem is a whole sentence, made from another key.

# -- the text

record-not-text = Line { $line } is not text in UTF-8. This is not a record of a game.
record-long = The file is longer than { $most } MB. This is not a record of a game.
record-not-one = This is not a record of a game: its first line should be “{ $right }”.
record-newer-format = This record is of format { $found }; this program reads formats up to { $known }. Install a newer Burgrave to read it.
record-newer-rules = Line { $line }: the game was played by rules version { $found }; this program knows versions up to { $known }. Install a newer Burgrave to read it.
record-newer-notation = Line { $line }: the moves are written in notation { $found }; this program knows notations up to { $known }. Install a newer Burgrave to read it.
record-truncated = The record ends too early, at line { $line }. A complete record ends with “end” or “open” and the number of moves.
record-check = Line { $line } does not follow from the lines before it: its check is “{ $found }” and should be “{ $right }”. It was changed, or a line was added, removed or moved here.
record-after-end = Line { $line } comes after the closing line of the record. Remove it.
record-field-unknown = Line { $line } begins with “{ $field }”, which is not a valid field.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
 } A line begins with one of: { $known }.
record-field-misplaced = Line { $line } begins with “{ $field }”; expected here: { $expected }.
record-number = Line { $line }: “{ $text }” should be a whole number.
record-count = Line { $line } says “{ $field } { $found }”, but the record has { $right ->
    [one] { $right } move
   *[other] { $right } moves
}.
record-json = Line { $line }: “{ $text }” cannot be read. Write options as JSON in braces, names as JSON in double quotes.
record-score = Line { $line }: “{ $text }” is not a valid result. A line here reads “{ $right }”.

# -- the head

record-game-unknown = Line { $line }: “{ $id }” is not a known game. Known games: { $known }.
record-options = Line { $line }: the options cannot be used. { $problem }
record-players = Line { $line }: the number of players in the options is { $players }, but the number of seats in the record is { $seats }.
record-components = Line { $line }: the game was played with other component data (digest { $found }; here it is { $right }). Give the file that it was played with: --components FILE. Without it the game can be viewed, not replayed.
record-seat-order = Line { $line } names seat { $found }; seat { $right } comes next.
record-seed = Line { $line }: “{ $text }” is not a valid seed. A seed is a whole number, or 0x and 64 hexadecimal digits.
record-shuffle = Line { $line }: “{ $text }” is not a valid shuffle. A shuffle is 64 hexadecimal digits and, for each of the seats ({ $seats } in all), 32 more or a minus.
record-shuffle-differs = Line { $line }: this shuffle gives the seed 0x{ $right }, but the record names another.

# -- moves, chance and events

record-line = Line { $line }: { $problem }
record-move-unknown = Line { $line }: “{ $text }” is not a valid move.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
 }
record-seat-unknown = Line { $line }: { $seat } is not a valid seat. The last seat is { $last }.
record-not-record = “{ $type }” is not a record. Read one with burgrave.read_record(path).
record-pickle = A record cannot be pickled. Save it in a file and read it with burgrave.read_record(path).
record-move-refused = Line { $line }: the current rules do not allow “{ $move }” here. { $why }
record-move-seat = Line { $line }: seat { $seat } plays “{ $move }”, but seat { $acting } has to decide.
record-move-after-end = Line { $line }: “{ $move }” is played after the game has ended.
record-stream-unknown = Line { $line }: chance has no stream “{ $stream }”. Known streams: { $known }.
record-name-unknown = Line { $line }: “{ $id }” is not a valid { $vocabulary }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
 }
record-event-unknown = Line { $line }: “{ $event }” is not a valid event.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
 }
record-event-arguments = Line { $line }: “{ $event }” has more arguments than it takes. It takes: { $right }.
record-audience = Line { $line }: “{ $who }” is not a valid audience. Write seats from 0 to 7, or “{ $spectators }”.
record-chance-missing = Line { $line }: an outcome of “{ $stream }” is missing here.
record-chance-unused = Line { $line }: nothing is random here. Remove “{ $found }”.
record-chance-impossible = Line { $line }: “{ $stream }” cannot give “{ $found }”. Possible: { $possible }.
record-chance-order = Line { $line }: this order does not match what “{ $stream }” shuffles. Too many: { $extra }. Missing: { $lacking }.
record-chance-differs = Line { $line } says “{ $found }”, but it should be “{ $right }”.

# -- the current rules and those of the record

record-differs-events = Line { $line }: recorded: “{ $stored }”; with the current rules: “{ $today }”.
record-differs-score = Line { $line }: the recorded result is “{ $stored }”; with the current rules it is “{ $today }”.
record-differs-end = Line { $line }: the game ended here; with the current rules it continues.
record-differs-open = Line { $line }: the game continued here; with the current rules it has ended.

# -- verifying, writing and continuing

record-no-seed = The record does not show the seed, so its outcomes cannot be verified. Give the seed if you know it.
record-needs-chance = The record does not show the seed. Give the seed to continue with the same deal.
record-is-finished = The game ended (line { $line }). There is nothing to continue.
record-seats =
    { $given ->
        [one] { $given } name was given; the number of players is { $players }. Give one for each seat.
       *[other] { $given } names were given; the number of players is { $players }. Give one for each seat.
    }

# -- undoing moves

undo-nothing = There is nothing to undo: you have not made a move yet.
undo-game-over = You cannot undo after the end of the game.
undo-another-decided = You cannot undo this move: { $seat } has moved since.
undo-revealed = You cannot undo this move: it revealed hidden information.
undo-sealed = You cannot undo this move: it was played for you, by a bot or because the time was over.
