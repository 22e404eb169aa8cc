# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# given; $have is the reader's gold, "none" if that is not given.

citadels-reason-not-now = You cannot do that now.
citadels-reason-not-now-acrobat = Played when rank 4 is called and nobody answers.
citadels-reason-not-now-rasputin = Played when your character is called and something was done to it.
citadels-reason-already-gathered = You have already gathered this turn.
citadels-reason-gather-first = Gather first: take gold or cards.
citadels-reason-no-card-to-draw = No cards are left to draw.
citadels-reason-not-in-hand =
    { $edition ->
        [classic]
            { $card ->
                [none] That card is not in your hand.
               *[other] You do not have { $card_the } in your hand.
            }
       *[other]
            { $card ->
                [none] That card is not in the hand.
               *[other] The hand has no { $card }.
            }
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Costs { $number }: you do not have that much gold.
       *[other] Costs { $number }, you have { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] You cannot build more this turn.
        [one] You may build only { $number } district a turn.
       *[other] You may build only { $number } districts a turn.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] You already have this district.
       *[other] You already have { $card_a }.
    }
citadels-reason-ability-used = You have already used this ability.
citadels-reason-another-not-yourself =
    { $card ->
        [none] You cannot choose yourself.
       *[other] Choose another district.
    }
citadels-reason-rank-one-is-safe =
    { $edition ->
        [classic] Rank 1 cannot be robbed.
       *[other] Your ability does not work on rank 1.
    }
citadels-reason-killed-is-safe =
    { $edition ->
        [classic] The killed character cannot be robbed.
       *[other] Your ability does not work on the killed character.
    }
citadels-reason-no-such-district = You have no district that pays you.
citadels-reason-both-hands-empty = Both hands are empty: there is nothing to swap.
citadels-reason-city-completed =
    { $edition ->
        [classic] That city is completed: nothing in it can be destroyed.
       *[other] That city is completed: its districts are safe.
    }
citadels-reason-character-protects = The { citadels-character-bishop } protects that city this round.
citadels-reason-district-protected =
    { $card ->
        [none] Rank 8 cannot use its ability on that district.
       *[other] Rank 8 cannot use its ability on { $card_the }.
    }
citadels-reason-nothing-to-target =
    { $edition ->
        [classic] You cannot destroy anything in that city.
       *[other] You have nothing to choose.
    }
citadels-reason-nothing-to-target-living_cannonball = You have nothing to replace a district with: the new one must cost more, and you pay the difference.
citadels-reason-used-already =
    { $edition ->
        [classic] You have already used it this round.
       *[other] You have already used it this turn.
    }
citadels-reason-hand-empty =
    { $edition ->
        [classic] Your hand is empty.
       *[other] The hand is empty.
    }
citadels-reason-not-in-city =
    { $card ->
        [none] That district is not in the city.
       *[other] The city has no { $card }.
    }
citadels-reason-not-offered =
    { $card ->
        [none]
            { $character ->
                [none] That character is not among those passed to you.
               *[other] The { $character } is not among the characters passed to you.
            }
       *[other] The deck has no { $card }.
    }
citadels-reason-choose-at-least-one = Choose at least one card.
citadels-reason-not-drawn =
    { $card ->
        [none] That card is not among the drawn ones.
       *[other] The drawn cards do not include { $card_the }.
    }
citadels-reason-not-in-cast =
    { $character ->
        [none] That character is not in this game.
       *[other] The { $character } is not in this game.
    }
citadels-reason-no-such-seat = Nobody sits there.
citadels-reason-not-your-ability = Your character cannot do that.
citadels-reason-bewitched-is-safe = Your ability does not work on the bewitched character.
citadels-reason-already-marked = Each character gets only one marker.
citadels-reason-settle-threat-first = Settle the threat first: gather, then pay the bribe or refuse.
citadels-reason-name-first = Name a character first.
citadels-reason-pass-crown-first = Give the crown to another player first.
citadels-reason-not-to-yourself = You cannot give the crown to yourself.
citadels-reason-has-the-crown =
    { $seat ->
        [none] That player already has the crown.
       *[other] { $seat } already has the crown.
    }
citadels-reason-nothing-to-take = There is nothing to take.
citadels-reason-not-richest =
    { $seat ->
        [none] That player is not the richest.
       *[other] { $seat } is not the richest.
    }
citadels-reason-among-the-richest = You are one of the richest players.
citadels-reason-too-dear-to-seize = You may seize only a district that costs 3 or less.
citadels-reason-too-many-districts =
    { $card ->
        [none] It can be built only in a city of at most 4 districts.
       *[other] You can build { $card_the } only in a city of at most 4 districts.
    }
citadels-reason-cannot-be-built =
    { $card ->
        [none] That cannot be built.
       *[other] You cannot build { $card_the }.
    }
citadels-reason-not-in-play = That is not on the table.
citadels-reason-cannot-give =
    { $card ->
        [none] You have nothing to replace that with.
       *[other] You have nothing to replace { $card_the } with.
    }
citadels-reason-no-lender =
    { $seat ->
        [none] That player does not have { part-gold }.
       *[other] { $seat } does not have { part-gold }.
    }
citadels-reason-second-copy-there =
    { $card ->
        [none] The city that would get it already has this district.
       *[other] The city that would get { $card_the } already has one.
    }
citadels-reason-warrant-blank = This warrant is not signed.
citadels-reason-cannot-confiscate = This district cannot stand in your city.
citadels-reason-one-action-card = You may play only one action card a turn.
citadels-reason-not-holding-it = That character is not yours.
citadels-reason-own-wagon = Only other players can use your Cash Wagon.
citadels-reason-not-higher = The new district has to cost more than the old one.
citadels-reason-already-beautified = Each district can be beautified only once.
citadels-reason-no-gold = No gold is available.
citadels-reason-action-card = That is an action card, not a district.
citadels-reason-no-district-to-give = You have no suitable district.
citadels-reason-not-killed = Your character is not the killed one.
citadels-reason-too-many-cards =
    { $number ->
        [0] That is too many cards.
       *[other] That is too many cards: at most { $number }.
    }
citadels-reason-restricted-turn = In this turn you can only gather.
citadels-reason-cannot-build-at-all = Your character cannot build.
citadels-reason-not-beside-rank-four = You do not sit next to the player who revealed rank 4.
citadels-reason-paid-with-rank-four = You are paid when your neighbour with rank 4 begins the turn, not in your own turn.
citadels-reason-city-is-full = Your city is completed: only the Architect may build more.
