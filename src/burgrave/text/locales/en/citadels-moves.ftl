# What a move does, as a label. $number is its price or what it brings, "none" if that is not told;
# $role is the character who plays it, by id, "none" if that is not told.

citadels-move-end-turn = End your turn
citadels-move-take-gold =
    { $number ->
        [none] Take gold
       *[other] Take { part-gold }
    }
citadels-move-take-cards =
    { $number ->
        [none] Draw cards
       *[other] Draw { part-cards }
    }
citadels-move-take-income =
    { $number ->
        [none] Take gold for your districts
       *[other] Take { part-gold } for your districts
    }
citadels-move-redraw = Discard cards and draw as many
citadels-move-done = Done
citadels-move-pass = Pass
citadels-move-recover = Pay 1 gold and take the destroyed district
citadels-move-keep = Keep { $card_the }
citadels-move-build =
    { $number ->
        [none] Build { $card_the }
       *[other] Build { $card_the } ({ $number })
    }
citadels-move-discard = Discard { $card_the }
citadels-move-destroy =
    { $number ->
        [none] Destroy { $card_the }
       *[other] Destroy { $card_the } ({ $number })
    }
citadels-move-use = Use { $card_the }
citadels-move-pick = Pick the { $character }
citadels-move-put-away = Put the { $character } away
citadels-move-name =
    { $role ->
        [assassin] Kill the { $character }
        [thief] Rob the { $character }
       *[other] Name the { $character }
    }
citadels-move-swap-hand =
    { $who ->
        [you] Swap hands with yourself
       *[other] Swap hands with { $seat }
    }
citadels-move-target =
    { $who ->
        [you]
            { $role ->
                [warlord] Destroy a district of your own
               *[other] Choose yourself
            }
       *[other]
            { $role ->
                [warlord] Destroy a district of { $seat }
               *[other] Choose { $seat }
            }
    }
citadels-move-count-as = Count { citadels-card-haunted_quarter.the } as { $type_adjective }
