# Scenarios: what is wrong in a file, and where a game differs from what the file says.
# The place (file and line) is put before the sentence.

## A file

scenario-file = The file cannot be read: { $problem }.
scenario-not-regular = This is not a regular file. Save the scenarios to a file first.
scenario-encoding = This is not UTF-8 text. Save the file as UTF-8.
scenario-yaml = This is not YAML: { $problem }.
scenario-long = This file is longer than { $most } bytes. Split it into several files.
scenario-values = This file has more than { $most } values, counting what aliases repeat. Split it, or use fewer aliases.
scenario-letters = This value is longer than { $most } characters. Shorten it.
scenario-deep = Lists and fields are nested more than { $most } deep here. Use fewer levels.
scenario-empty-file = This file has no scenario. A scenario begins with “scenario:” and its name.
scenario-no-files = “{ $folder }” has no scenarios. Give a folder with .yaml files, or a file.

## Values

scenario-type =
    { $wanted ->
        [number] A whole number belongs here
        [flag] “yes” or “no” belongs here
        [mapping] Fields (“name: value”) belong here
        [list] A list with at least one item belongs here
        [seat] The number of a seat belongs here
        [move] A move belongs here, such as “1: take gold”
        [event] One event belongs here, such as “gold-gathered 1 2”
       *[text] A word or a text belongs here
    }, not { $found ->
        [mapping] a group of fields
        [list] a list
        [nothing] nothing
       *[other] “{ $found }”
    }.
scenario-range = { $number } is out of range: give a number from { $low } to { $high }.
scenario-seat = { $seat } is not a valid seat. Seats are numbered from 0 to { $last }.
scenario-twice = “{ $field }” is written twice. Write it once; write several moves of a seat as a list.
scenario-missing = “{ $field }” is missing here.
scenario-unknown-word =
    Unknown { $what ->
        [field] field
        [move] move
        [reason] reason
        [step] step
        [card] card
        [character] character in this cast
        [stream] chance stream
        [outcome] outcome
        [event] event
        [kind] kind of decision
       *[word] word
    }: “{ $word }”. { $near ->
        [none] { $known ->
            [none] The documentation lists all of them.
           *[other] Known: { $known }.
        }
       *[other] Did you mean “{ $near }”?
    }
scenario-per-seat = The number of values is { $count }, the number of seats is { $seats }: give one for each seat, or name the seats.

## Steps

scenario-move-form = “{ $found }” is not a valid move of a seat. Write the seat first: “1 take gold” or “1: take gold”.
scenario-step-empty = This step does nothing. A step is a seat with a move, or one of: { $known }.
scenario-reason-alone = A reason or a number explains what is refused, but nothing is refused here.
scenario-refused-options-alone = Refused options do not start a game. Remove options, position and play.
scenario-event-arguments = The event “{ $event }” has these arguments: { $arguments }. Give no more than these, in this order.
scenario-no-positions = “{ $game }” does not support positions. Begin its scenarios without one.
scenario-skip-target = “{ $text }” is not a place to skip to. Name a seat, a decision ({ $kinds }), or one of: { $known }.

## Where the game differs

mismatch-fact = { $path }: expected { $expected }, found { $found }.
mismatch-view = seat { $seat } sees { $path }: expected { $expected }, found { $found }.
mismatch-seen = seat { $seat } sees “{ $word }”: expected nowhere, found in its view.
mismatch-illegal =
    { $reason ->
        [not-your-decision] seat { $seat } cannot play “{ $move }”: seat { $number } decides now. Legal for that seat: { $legal }.
        [game-over] seat { $seat } cannot play “{ $move }”: the game is over.
       *[other] seat { $seat } cannot play “{ $move }”: refused, { $reason }{ $number ->
            [0] {""}
           *[other] {" "}({ $number })
        }. Legal: { $legal }.
    }
mismatch-not-refused =
    seat { $seat } may play “{ $move }”: expected refused{ $reason ->
        [any] {""}
       *[other] {" "}({ $reason })
    }, found legal.
mismatch-refusal-changed = “{ $move }” was refused, but changed the state.
mismatch-reason = “{ $move }” is refused for another reason: expected { $expected }, found { $found }.
mismatch-reason-number = the number of the reason why “{ $move }” is refused: expected { $expected }, found { $found }.
mismatch-legal = legal moves differ. Expected, but not legal: { $missing }. Legal, but not expected: { $more }.
mismatch-not-legal = “{ $move }” is not legal: expected legal. Legal: { $legal }.
mismatch-is-legal = “{ $move }” is legal: expected not.
mismatch-never-came = “{ $place }” was never reached.
mismatch-chance-unused = the stated outcome “{ $outcome }” was never needed.
mismatch-option-reason = the options are refused for another reason: expected { $expected }, found { $found }.
mismatch-options-accepted = the options { $options } are accepted: expected refused.
chance-impossible = “{ $outcome }” is not possible here ({ $stream }). Possible: { $possible }.

## Positions of Citadels

position-too-many-cards =
    { $copies ->
        [0] The deck of this game has no card “{ $card }”.
        [one] There is only one “{ $card }” in this game, and it is placed already.
       *[other] There are only { $copies } copies of “{ $card }” in this game, and they are placed already.
    }
position-no-cards-left = There are not enough cards in this game for that many unknown ones.
position-deck-size = A deck of size { $size } is not possible: the number of named cards is { $named }, and at most { $most } are free.
position-no-discard-pile = This edition has no discard pile: discarded cards go to the bottom of the deck.
position-characters =
    { $most ->
        [one] Seat { $seat } can hold one character with this number of players.
       *[other] Seat { $seat } can hold at most { $most } characters with this number of players.
    }
position-held-twice = The { $character } is held by seat { $seat } already: there is one of each character.
position-not-held = Seat { $seat } does not hold the { $character }, so it cannot have revealed it.
position-faceup-held = A faceup character is not held by any seat and was not passed to any seat.
position-received = Seat { $seat } must have received what it keeps: name all characters that were passed to it.
position-facedown-held = The { $character } is facedown, so nobody holds it.
position-faceup = With this number of players the number of characters discarded faceup is { $wanted }, not { $count }.
position-is-completed = Seat { $seat } has { $size } districts: the city is completed.
position-not-in-city = Seat { $seat } has no “{ $card }” in its city.
position-first-not-completed = Seat { $seat } was first to complete a city: write “completed: yes” there, or give it the districts.
position-who-was-first = Seats { $seats } have completed their cities: say who was first with “first completed”.
position-knows-itself = Seat { $seat } sees its own hand: “knows” is about the others.
position-knows-wrong = The number of known cards in the hand of seat { $seat } is { $cards }, but only { $there } of them are there.
position-thief-of-whom = A character is marked as robbed, but nobody holds rank 2: say with “thief” which seat gets the gold.
position-phase = “{ $found }” is not a valid phase. Write one of: { $known }; “call” and “turn” with a character.
position-turn-without-turn = Details of a turn do not belong to the phase “{ $phase }”.
position-turn-of-whom = It is not clear whose turn it is: name the character that takes it.
position-nobody-holds = The { $character } cannot take this turn: give the character to the seat that takes it.
position-witch-has-named = A Witch who has named a character is on hold: remove “ability used”, or write whom she has “bewitched”.
position-drawn-and-gathered = Drawn cards wait to be chosen, so gathering is not over: remove “gathered”.
position-not-in-draft = “{ $field }” does not belong to a draft: it comes later, or is settled by the draft itself.
position-draft-impossible = Seat { $seat } cannot have done this in the draft: { $move }.
position-draft-order = Seat { $seat } cannot have picked before seat { $before }: picks go around, starting with the crown.
position-not-in-cast = “{ $field }” needs the { $character }, who is not in this game: name the character in the options, or remove the field.
position-whose-markers = “{ $field }”: nobody holds the character who does this. Say with “{ $owner }” which seat it was.
position-cannot-be-marked = The { $character } cannot carry this marker.
position-warrants = Exactly three warrants are needed, on three characters, and exactly one is signed; here there are { $count }.
position-threats = Exactly two threats are needed, on two characters, and exactly one is flowered; here there are { $count }.
position-detail = “{ $field }” applies only to the card “{ $card }”.
position-mode = This turn cannot be “{ $mode }”. Write: { $known }.
position-mode-gathered = A turn of the kind “{ $mode }” is over once resources are gathered: remove “gathered”.
position-no-random-discard = Only three players with nine characters discard one at random between their picks.
position-swapped = “swapped” names two seats that exchanged a character: who owned the Theater, then the other. With two characters each, say with “kept” what both had picked.

## burgrave check

check-passed = ok
check-failed = FAIL
check-unusable = ERROR
check-step = step { $step }
check-before = before the first step
check-why = why: { $why }
check-progress = File { $file } of { $files }, scenarios so far: { $scenarios }
check-summary = { $passed } passed, { $failed } failed
check-summary-unusable = { $passed } passed, { $failed } failed, { $unusable } not usable
