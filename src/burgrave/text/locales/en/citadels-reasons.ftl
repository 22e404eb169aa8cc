# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# told; $have is the reader's gold, "none" if that is not told.

citadels-reason-not-now = You cannot do that now.
citadels-reason-already-gathered = You have already gathered this turn.
citadels-reason-gather-first = Gather first: take gold or cards.
citadels-reason-no-card-to-draw = There is no card left to draw.
citadels-reason-not-in-hand =
    { $card ->
        [none] That card is not in your hand.
       *[other] You do not have { $card_the } in your hand.
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Costs { $number }: you do not have that much gold.
       *[other] Costs { $number }, you have { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] You may not build this turn.
        [one] You may build only { $number } district a turn.
       *[other] You may build only { $number } districts a turn.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] You already have this district.
       *[other] You already have { $card_a }.
    }
citadels-reason-ability-used = You have already used this ability.
citadels-reason-another-not-yourself = Choose another, not yourself.
citadels-reason-rank-one-is-safe = Rank 1 cannot be robbed.
citadels-reason-killed-is-safe = The killed character cannot be robbed.
citadels-reason-no-such-district = You have no district that pays you.
citadels-reason-both-hands-empty = Both hands are empty: there is nothing to swap.
citadels-reason-city-completed = That city is completed: nothing in it can be destroyed.
citadels-reason-character-protects = A character protects that city this round.
citadels-reason-district-protected =
    { $card ->
        [none] Rank 8 cannot touch that district.
       *[other] Rank 8 cannot touch { $card_the }.
    }
citadels-reason-nothing-to-target = There is nothing in that city that you can destroy.
citadels-reason-used-already =
    { $edition ->
        [classic] You have already used it this round.
       *[other] You have already used it this turn.
    }
citadels-reason-hand-empty = Your hand is empty.
citadels-reason-not-in-city =
    { $card ->
        [none] That district is not in the city.
       *[other] There is no { $card } in the city.
    }
citadels-reason-not-offered =
    { $character ->
        [none] That character is not among those passed to you.
       *[other] The { $character } is not among the characters passed to you.
    }
citadels-reason-choose-at-least-one = Choose at least one card.
citadels-reason-not-drawn =
    { $card ->
        [none] That card is not among the drawn ones.
       *[other] You do not have { $card_the } among the drawn cards.
    }
citadels-reason-not-in-cast =
    { $character ->
        [none] That character is not in this game.
       *[other] The { $character } is not in this game.
    }
citadels-reason-no-such-seat = Nobody sits there.
citadels-reason-not-your-ability = Your character cannot do that.
