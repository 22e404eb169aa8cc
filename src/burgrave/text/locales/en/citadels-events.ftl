# What happened. $who is "you" or "other"; $who2, for a second seat, also "same".
# An event that ends in -hidden is told to those who may not know more.

citadels-event-crown-given =
    { $who ->
        [you] You start with the crown.
       *[other] { $seat } starts with the crown.
    }
citadels-event-hand-dealt =
    { $who ->
        [you] Your first cards: { $cards }.
       *[other] { $seat } is dealt: { $cards }.
    }
citadels-event-hand-dealt-hidden =
    { $who ->
        [you] You are dealt { part-cards }.
       *[other] { $seat } is dealt { part-cards }.
    }
citadels-event-round-started =
    { $who ->
        [you] Round { $number } begins. You have the crown.
       *[other] Round { $number } begins. { $seat } has the crown.
    }
citadels-event-discarded-faceup = The { $character } is set aside faceup.
citadels-event-discarded-facedown = One character is set aside facedown.
citadels-event-facedown-seen =
    { $who ->
        [you] You see the character set aside facedown: the { $character }.
       *[other] { $seat } sees the character set aside facedown: the { $character }.
    }
citadels-event-facedown-seen-hidden =
    { $who ->
        [you] You look at the character set aside facedown.
       *[other] { $seat } looks at the character set aside facedown.
    }
citadels-event-characters-passed =
    { $who ->
        [you] The characters passed to you: { $characters }.
       *[other] The characters passed to { $seat }: { $characters }.
    }
citadels-event-characters-passed-hidden =
    { $who ->
        [you]
            { $number ->
                [one] { $number } character is passed to you.
               *[other] { $number } characters are passed to you.
            }
       *[other]
            { $number ->
                [one] { $number } character is passed to { $seat }.
               *[other] { $number } characters are passed to { $seat }.
            }
    }
citadels-event-character-picked =
    { $who ->
        [you] You pick the { $character }.
       *[other] { $seat } picks the { $character }.
    }
citadels-event-character-picked-hidden =
    { $who ->
        [you] You pick a character.
       *[other] { $seat } picks a character.
    }
citadels-event-character-put-away =
    { $who ->
        [you] You put the { $character } away, facedown.
       *[other] { $seat } puts the { $character } away, facedown.
    }
citadels-event-character-put-away-hidden =
    { $who ->
        [you] You put a character away, facedown.
       *[other] { $seat } puts a character away, facedown.
    }
citadels-event-called = The { $character } is called.
citadels-event-call-unanswered = Nobody reveals the { $character }.
citadels-event-revealed =
    { $who ->
        [you] You reveal the { $character }.
       *[other] { $seat } reveals the { $character }.
    }
citadels-event-crown-taken =
    { $who ->
        [you] You take the crown from { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } takes the crown from you.
               *[other] { $seat } takes the crown from { $seat2 }.
            }
    }
citadels-event-crown-kept =
    { $who ->
        [you] You keep the crown.
       *[other] { $seat } keeps the crown.
    }
citadels-event-gold-gathered =
    { $who ->
        [you] You take { part-gold }.
       *[other] { $seat } takes { part-gold }.
    }
citadels-event-cards-drawn =
    { $who ->
        [you] You draw { part-cards }: { $cards }.
       *[other] { $seat } draws { part-cards }: { $cards }.
    }
citadels-event-cards-drawn-hidden =
    { $who ->
        [you] You draw { part-cards }.
       *[other] { $seat } draws { part-cards }.
    }
citadels-event-card-kept =
    { $who ->
        [you] You keep { $card_the }.
       *[other] { $seat } keeps { $card_the }.
    }
citadels-event-card-kept-hidden =
    { $who ->
        [you] You keep one card.
       *[other] { $seat } keeps one card.
    }
citadels-event-cards-returned =
    { $who ->
        [you] You discard { part-cards }: { $cards }.
       *[other] { $seat } discards { part-cards }: { $cards }.
    }
citadels-event-cards-returned-hidden =
    { $who ->
        [you] You discard { part-cards }.
       *[other] { $seat } discards { part-cards }.
    }
citadels-event-cards-gained =
    { $who ->
        [you] You gain { part-cards }: { $cards }.
       *[other] { $seat } gains { part-cards }: { $cards }.
    }
citadels-event-cards-gained-hidden =
    { $who ->
        [you] You gain { part-cards }.
       *[other] { $seat } gains { part-cards }.
    }
citadels-event-gold-gained =
    { $who ->
        [you] You gain { part-gold }.
       *[other] { $seat } gains { part-gold }.
    }
citadels-event-income-taken =
    { $who ->
        [you] You take { part-gold } for your districts.
       *[other] { $seat } takes { part-gold } for districts.
    }
citadels-event-district-built =
    { $who ->
        [you]
            { $number ->
                [0] You build { $card_the } for free.
               *[other] You build { $card_the } for { part-gold }.
            }
       *[other]
            { $number ->
                [0] { $seat } builds { $card_the } for free.
               *[other] { $seat } builds { $card_the } for { part-gold }.
            }
    }
citadels-event-city-completed =
    { $who ->
        [you] You complete your city. The game ends after this round.
       *[other] { $seat } completes a city. The game ends after this round.
    }
citadels-event-killed =
    { $who ->
        [you] You kill the { $character }.
       *[other] { $seat } kills the { $character }.
    }
citadels-event-thief-named =
    { $who ->
        [you] You are going to rob the { $character }.
       *[other] { $seat } is going to rob the { $character }.
    }
citadels-event-robbed =
    { $who ->
        [you]
            { $who2 ->
                [same] You rob your own character: nothing changes hands.
               *[other]
                    { $number ->
                        [0] You rob { $seat2 }, but there is no gold to take.
                       *[other] You take { part-gold } from { $seat2 }.
                    }
            }
       *[other]
            { $who2 ->
                [same] { $seat } robs a character of their own: nothing changes hands.
                [you]
                    { $number ->
                        [0] { $seat } robs you, but you have no gold.
                       *[other] { $seat } takes { part-gold } from you.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } robs { $seat2 }, but there is no gold to take.
                       *[other] { $seat } takes { part-gold } from { $seat2 }.
                    }
            }
    }
citadels-event-hands-swapped =
    { $who ->
        [you] You swap hands with { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } swaps hands with you.
               *[other] { $seat } swaps hands with { $seat2 }.
            }
    }
citadels-event-hand-received =
    { $who ->
        [you]
            { $number ->
                [0] Your hand is empty now.
               *[other] Your hand is now: { $cards }.
            }
       *[other]
            { $number ->
                [0] { $seat } has no cards now.
               *[other] { $seat } now holds: { $cards }.
            }
    }
citadels-event-card-discarded =
    { $who ->
        [you] You discard { $card_the }.
       *[other] { $seat } discards { $card_the }.
    }
citadels-event-card-discarded-hidden =
    { $who ->
        [you] You discard a card.
       *[other] { $seat } discards a card.
    }
citadels-event-district-used =
    { $who ->
        [you] You use { $card_the }.
       *[other] { $seat } uses { $card_the }.
    }
citadels-event-district-destroyed =
    { $who ->
        [you]
            { $who2 ->
                [same]
                    { $number ->
                        [0] You destroy { $card_the } in your own city for free.
                       *[other] You destroy { $card_the } in your own city for { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] You destroy { $card_the } of { $seat2 } for free.
                       *[other] You destroy { $card_the } of { $seat2 } for { part-gold }.
                    }
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } destroys your { $card } for free.
                       *[other] { $seat } destroys your { $card } for { part-gold }.
                    }
                [same]
                    { $number ->
                        [0] { $seat } destroys their own { $card } for free.
                       *[other] { $seat } destroys their own { $card } for { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } destroys { $card_the } of { $seat2 } for free.
                       *[other] { $seat } destroys { $card_the } of { $seat2 } for { part-gold }.
                    }
            }
    }
citadels-event-district-recovered =
    { $who ->
        [you] You pay 1 gold and take { $card_the } into your hand.
       *[other] { $seat } pays 1 gold and takes { $card_the } into the hand.
    }
citadels-event-deck-reshuffled = The discard pile is shuffled: the new deck has { part-cards }.
citadels-event-turn-ended =
    { $who ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
citadels-event-round-ended = Round { $number } ends.
citadels-event-killed-shown =
    { $who ->
        [you] You show the { $character }, killed this round.
       *[other] { $seat } shows the { $character }, killed this round.
    }
citadels-event-quarter-counted =
    { $who ->
        [you] You count { citadels-card-haunted_quarter.the } as { $type_adjective }.
       *[other] { $seat } counts { citadels-card-haunted_quarter.the } as { $type_adjective }.
    }
citadels-event-game-ended = The game is over.
