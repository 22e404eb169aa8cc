# The state of Citadels in words. $who is "you" or "other".

citadels-state-cast = Characters
citadels-state-unique = Unique districts
citadels-state-ending = last round
citadels-state-tax = Property tax: { $gold } gold
citadels-state-beautified = beautified
citadels-state-under =
    { $cards ->
        [one] { $cards } card under it
       *[other] { $cards } cards under it
    }
citadels-state-early = the game ends one district earlier
citadels-state-hand =
    { $who ->
        [you] Your hand
       *[other] The hand of { $seat }
    }: { $cards }.
citadels-state-known =
    { $who ->
        [you] Cards you know in your hand
       *[other] Cards you know in the hand of { $seat }
    }: { $cards }.
citadels-state-gold =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } { $gold } gold and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
citadels-state-crowned =
    { $who ->
        [you] You have the crown.
       *[other] { $seat } has the crown.
    }
citadels-state-phase-draft = selection phase
citadels-state-phase-turn = turn phase
citadels-state-phase-theater = selection phase, { citadels-card-theater }
citadels-state-phase-call = turn phase, at a call
citadels-state-phase-end_of_round = end of the round
citadels-state-phase-scoring = scoring
citadels-state-phase-over = the end

## Headings and labels

citadels-state-heading-in-play = In play
citadels-state-heading-characters = Characters in this round
citadels-state-heading-known = What only you know
citadels-state-heading-known-to-all = Cards that everyone has seen
citadels-state-first-pick = First pick
citadels-state-called = Called
citadels-state-unanswered = nobody
citadels-state-reshuffles = Times the deck was reshuffled
citadels-state-first-completed = First completed city
citadels-state-faceup = Set aside faceup
citadels-state-facedown = Set aside facedown
citadels-state-facedown-seen = Has seen the character set aside facedown
citadels-state-random-discard = Set aside at random
citadels-state-pack = Still to pick from, or left over
citadels-state-swapped = Swapped characters
citadels-state-killed = Killed
citadels-state-robbed = Robbed
citadels-state-bewitched = Bewitched
citadels-state-warrants = Warrants
citadels-state-threats = Threat markers
citadels-state-protected = Protected by Rasputin
citadels-state-face-signed = signed
citadels-state-face-shown = signed, shown to all
citadels-state-face-blank = not signed
citadels-state-face-flowered = with the flower
citadels-state-face-plain = without the flower
citadels-state-face-settled = taken off
citadels-state-witch-played = The { citadels-character-witch } has played an action card before the turn that she continues.
citadels-state-witch-builds = Districts that the action card adds to her limit
citadels-state-acrobat-played = The { citadels-card-acrobat } was played in this round.
citadels-state-known-deck = Cards you know in the deck, counted from the top
citadels-state-known-pile = Cards you know in the discard pile
# $number is the number of cards or characters that the reader does not know.
citadels-state-unknown = { $number } unknown
citadels-state-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
citadels-state-gold-amount = { $gold } gold
citadels-state-number-of = { $number } of { $limit }

## The turn

citadels-state-mode-witch_first = The { citadels-character-witch } only gathers resources and bewitches a character.
citadels-state-mode-bewitched = The bewitched character only gathers resources.
citadels-state-mode-witch_resumed = The { citadels-character-witch } continues the turn of the bewitched character.
citadels-state-mode-hospital = { citadels-card-hospital }: the killed character only gathers resources.
citadels-state-restricted = Nothing but gathering is possible.
citadels-state-gathering =
    { $gold } gold, or { $draws ->
        [one] { $draws } card
       *[other] { $draws } cards
    } of which { $keeps } may be kept
citadels-state-done = Done in this turn
citadels-state-done-gathered = resources gathered
citadels-state-done-income_taken = gold for districts taken
citadels-state-done-ability_used = ability used
citadels-state-done-bonus_taken = additional gold or cards taken
citadels-state-done-crown_passed = crown passed
citadels-state-done-begged = richest player asked for gold
citadels-state-done-borrowed = gold borrowed
citadels-state-done-first_paid = a district paid for
citadels-state-done-threat_settled = threat settled
citadels-state-done-action_card_played = action card played
citadels-state-built = Districts built, of the building limit
citadels-state-extra-builds = Builds added by an action card
citadels-state-spent = Gold paid for building
citadels-state-income = Districts that bring gold or cards
citadels-state-coins-placed = Districts beautified
citadels-state-wagons-used = { citadels-card-cash_wagon }s used
citadels-state-laid-out = Action card in effect
citadels-state-drawn = Cards to choose from
citadels-state-destroyed = Leaves its city
citadels-state-building = Paid for, not built yet
citadels-state-paid = Price paid
citadels-state-chosen = Card chosen
citadels-state-owed = Cards or gold still to be given
citadels-state-marked = Characters that get markers

## Seats

citadels-state-character-revealed = revealed
citadels-state-character-played = turn begun
citadels-state-held-before = Character no longer held
citadels-state-received = Characters offered at your first pick
citadels-state-received-again = Characters offered at your second pick
citadels-state-kept = Characters you picked
citadels-state-gave-away = Characters taken from you
citadels-state-put-away = Characters put away facedown
citadels-state-city =
    { $who ->
        [you] Your city
       *[other] The city of { $seat }
    } { $districts ->
        [none] is empty ({ $completion } districts complete it).
       *[other] has { $built } of { $completion }: { $districts }.
    }
citadels-state-completed = This city was completed.
# $type is a type of districts.
citadels-state-counts-as = counts as { $type }
citadels-state-wagon =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } a { citadels-card-cash_wagon } with { $gold } gold on it{ $used ->
        [yes] , used in this turn.
       *[no] .
    }
citadels-state-museum = Cards you know under the { citadels-card-museum }
citadels-state-built-this-round = Built in this round
citadels-state-used = Districts that cannot be used again for now
citadels-state-points = Points if the game ended now
# $place is a player whose hand it is, or the Museum. $number of the $cards may have left.
citadels-state-note =
    Cards you have seen, { $place }: { $cards }.{ $number ->
        [0] {""}
       *[other] { " " }Up to { $number } of them may have left.
    }
