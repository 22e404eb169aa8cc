# What happened. $who is "you" or "other"; $who2, for a second seat, also "same".
# An event that ends in -hidden is for seats that may not know more.

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
        [you] The crown passes from { $seat2 } to you.
       *[other]
            { $who2 ->
                [you] The crown passes from you to { $seat }.
               *[other] The crown passes from { $seat2 } to { $seat }.
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
        [you]
            { $number ->
                [0] You take no gold for your districts.
               *[other] You take { part-gold } for your districts.
            }
       *[other]
            { $number ->
                [0] { $seat } takes no gold for districts.
               *[other] { $seat } takes { part-gold } for districts.
            }
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
                [same] You rob your own character: no gold is taken.
               *[other]
                    { $number ->
                        [0] You rob { $seat2 }, but they have no gold.
                       *[other] You take { part-gold } from { $seat2 }.
                    }
            }
       *[other]
            { $who2 ->
                [same] { $seat } robs their own character: no gold is taken.
                [you]
                    { $number ->
                        [0] { $seat } robs you, but you have no gold.
                       *[other] { $seat } takes { part-gold } from you.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } robs { $seat2 }, but they have no gold.
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
       *[other] { $seat } pays 1 gold and takes { $card_the } into their hand.
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
citadels-event-random-discard = One more character is set aside facedown, at random.
citadels-event-characters-swapped =
    { $who ->
        [you] You swap characters with { $seat2 }, unseen.
       *[other]
            { $who2 ->
                [you] { $seat } swaps characters with you, unseen.
               *[other] { $seat } swaps characters with { $seat2 }, unseen.
            }
    }
citadels-event-character-swapped =
    { $who ->
        [you] You hand over the { $character } and receive the { $character2 }.
       *[other] { $seat } hands over the { $character } and receives the { $character2 }.
    }
citadels-event-bewitched =
    { $who ->
        [you] You bewitch the { $character }. Your turn is on hold.
       *[other] { $seat } bewitches the { $character }.
    }
citadels-event-witch-resumes =
    { $who ->
        [you] You continue your turn as the { $character }.
       *[other] { $seat } continues the turn as the { $character }.
    }
citadels-event-warrants-placed =
    { $who ->
        [you] You place warrants on the { $character }, the { $character2 } and the { $character3 }.
       *[other] { $seat } places warrants on the { $character }, the { $character2 } and the { $character3 }.
    }
citadels-event-warrant-signed =
    { $who ->
        [you] Your signed warrant is on the { $character }.
       *[other] The signed warrant of { $seat } is on the { $character }.
    }
citadels-event-confiscated =
    { $who ->
        [you]
            { $number ->
                [0] You confiscate { $card_the } of { $seat2 }.
               *[other] You confiscate { $card_the } of { $seat2 }, who gets { part-gold } back.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } confiscates your { $card }.
                       *[other] { $seat } confiscates your { $card }. You get { part-gold } back.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } confiscates { $card_the } of { $seat2 }.
                       *[other] { $seat } confiscates { $card_the } of { $seat2 }, who gets { part-gold } back.
                    }
            }
    }
citadels-event-not-confiscated =
    { $who ->
        [you] You confiscate nothing.
       *[other] { $seat } confiscates nothing.
    }
citadels-event-threats-placed =
    { $who ->
        [you] You threaten the { $character } and the { $character2 }.
       *[other] { $seat } threatens the { $character } and the { $character2 }.
    }
citadels-event-threat-flowered =
    { $who ->
        [you] Your threat with the flower is on the { $character }.
       *[other] The threat of { $seat } with the flower is on the { $character }.
    }
citadels-event-bribed =
    { $who ->
        [you]
            { $number ->
                [0] You bribe { $seat2 } without paying any gold.
               *[other] You bribe { $seat2 } with { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } bribes you without paying any gold.
                       *[other] { $seat } bribes you with { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } bribes { $seat2 } without paying any gold.
                       *[other] { $seat } bribes { $seat2 } with { part-gold }.
                    }
            }
    }
citadels-event-threat-refused =
    { $who ->
        [you] You refuse to bribe { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } refuses to bribe you.
               *[other] { $seat } refuses to bribe { $seat2 }.
            }
    }
citadels-event-threat-removed = The threat on the { $character } is removed.
citadels-event-threat-shown =
    { $who ->
        [you]
            { $number ->
                [0] You reveal the threat on the { $character }: it has no flower.
               *[other]
                    { $number2 ->
                        [0] You reveal the threat on the { $character }: it has the flower, but the player has no gold.
                       *[other] You reveal the threat on the { $character }: it has the flower. You take { part-gold2 }.
                    }
            }
       *[other]
            { $number ->
                [0] { $seat } reveals the threat on the { $character }: it has no flower.
               *[other]
                    { $number2 ->
                        [0] { $seat } reveals the threat on the { $character }: it has the flower, but the player has no gold.
                       *[other] { $seat } reveals the threat on the { $character }: it has the flower. { $seat } takes { part-gold2 }.
                    }
            }
    }
citadels-event-hand-seen =
    { $who ->
        [you]
            { $number ->
                [0] You look at the hand of { $seat2 }: it is empty.
               *[other] You look at the hand of { $seat2 }: { $cards }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } looks at your hand: it is empty.
                       *[other] { $seat } looks at your hand: { $cards }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } looks at the hand of { $seat2 }: it is empty.
                       *[other] { $seat } looks at the hand of { $seat2 }: { $cards }.
                    }
            }
    }
citadels-event-hand-seen-hidden =
    { $who ->
        [you] You look at the hand of { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } looks at your hand.
               *[other] { $seat } looks at the hand of { $seat2 }.
            }
    }
citadels-event-spied =
    { $who ->
        [you]
            { $number ->
                [0] You look for { $type_adjective } cards and take no gold from { $seat2 }.
               *[other] You look for { $type_adjective } cards and take { part-gold } from { $seat2 }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } looks for { $type_adjective } cards and takes no gold from you.
                       *[other] { $seat } looks for { $type_adjective } cards and takes { part-gold } from you.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } looks for { $type_adjective } cards and takes no gold from { $seat2 }.
                       *[other] { $seat } looks for { $type_adjective } cards and takes { part-gold } from { $seat2 }.
                    }
            }
    }
citadels-event-card-taken =
    { $who ->
        [you] You take { $card_the } from { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } takes { $card_the } from you.
               *[other] { $seat } takes { $card_the } from { $seat2 }.
            }
    }
citadels-event-card-taken-hidden =
    { $who ->
        [you] You take a card from { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } takes a card from you.
               *[other] { $seat } takes a card from { $seat2 }.
            }
    }
citadels-event-card-given =
    { $who ->
        [you] You give { $card_the } to { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } gives you { $card_the }.
               *[other] { $seat } gives { $card_the } to { $seat2 }.
            }
    }
citadels-event-card-given-hidden =
    { $who ->
        [you] You give a card to { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } gives you a card.
               *[other] { $seat } gives a card to { $seat2 }.
            }
    }
citadels-event-gold-taken =
    { $who ->
        [you] You take { part-gold } from { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } takes { part-gold } from you.
               *[other] { $seat } takes { part-gold } from { $seat2 }.
            }
    }
citadels-event-bonus-taken =
    { $who ->
        [you] You take { part-gold } for your character.
       *[other] { $seat } takes { part-gold } for the character.
    }
citadels-event-queen-paid =
    { $who ->
        [you] You gain { part-gold } as the Queen: your neighbour with rank 4 begins the turn.
       *[other] { $seat } gains { part-gold } as the Queen: the neighbour with rank 4 begins the turn.
    }
citadels-event-refunded =
    { $who ->
        [you] You get back { part-gold } that you paid for building.
       *[other] { $seat } gets back { part-gold } paid for building.
    }
citadels-event-district-exchanged =
    { $who ->
        [you] You exchange { $card_the } for { $card2_the } of { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } takes your { $card2 } and gives you { $card_the } for it.
               *[other] { $seat } exchanges { $card_the } for { $card2_the } of { $seat2 }.
            }
    }
citadels-event-gold-paid =
    { $who ->
        [you] You pay { part-gold } to { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } pays you { part-gold }.
               *[other] { $seat } pays { part-gold } to { $seat2 }.
            }
    }
citadels-event-district-seized =
    { $who ->
        [you] You seize { $card_the } of { $seat2 } for { part-gold }.
       *[other]
            { $who2 ->
                [you] { $seat } seizes your { $card } for { part-gold }.
               *[other] { $seat } seizes { $card_the } of { $seat2 } for { part-gold }.
            }
    }
citadels-event-beautified =
    { $who ->
        [you] You beautify { $card_the } with 1 gold.
       *[other] { $seat } beautifies { $card_the } with 1 gold.
    }
citadels-event-tax-paid =
    { $who ->
        [you] You pay 1 gold in tax.
       *[other] { $seat } pays 1 gold in tax.
    }
citadels-event-tax-collected =
    { $who ->
        [you] You take { part-gold } in taxes.
       *[other] { $seat } takes { part-gold } in taxes.
    }
citadels-event-district-sacrificed =
    { $who ->
        [you] You sacrifice { $card_the }.
       *[other] { $seat } sacrifices { $card_the }.
    }
citadels-event-card-put-under =
    { $who ->
        [you] You put { $card_the } under { citadels-card-museum.the }.
       *[other] { $seat } puts { $card_the } under { citadels-card-museum.the }.
    }
citadels-event-card-put-under-hidden =
    { $who ->
        [you] You put a card under { citadels-card-museum.the }.
       *[other] { $seat } puts a card under { citadels-card-museum.the }.
    }
citadels-event-tower-declared =
    { $who ->
        [you]
            { $number ->
                [0] You declare that the game ends as usual.
               *[other] You declare that the game ends one district earlier.
            }
       *[other]
            { $number ->
                [0] { $seat } declares that the game ends as usual.
               *[other] { $seat } declares that the game ends one district earlier.
            }
    }
citadels-event-deck-seen =
    { $who ->
        [you] You look through the deck: { $cards }.
       *[other] { $seat } looks through the deck: { $cards }.
    }
citadels-event-deck-seen-hidden =
    { $who ->
        [you] You look through the deck.
       *[other] { $seat } looks through the deck.
    }
citadels-event-deck-shuffled = The deck is shuffled.
citadels-event-came-forward =
    { $who ->
        [you] The { $character } was killed: you can only gather.
       *[other] The { $character } was killed: { $seat } can only gather.
    }
citadels-event-action-played =
    { $who ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
citadels-event-protected =
    { $who ->
        [you] You are protected this turn as the { $character }.
       *[other] { $seat } is protected this turn as the { $character }.
    }
citadels-event-district-replaced =
    { $who ->
        [you] You replace { $card_the } with { $card2_the } for { part-gold }.
       *[other] { $seat } replaces { $card_the } with { $card2_the } for { part-gold }.
    }
citadels-event-wagon-used =
    { $who ->
        [you] You put 1 gold on the Cash Wagon of { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } puts 1 gold on your Cash Wagon.
               *[other] { $seat } puts 1 gold on the Cash Wagon of { $seat2 }.
            }
    }
citadels-event-wagon-collected =
    { $who ->
        [you] You take { part-gold } from your Cash Wagon and discard it.
       *[other] { $seat } takes { part-gold } from a Cash Wagon and discards it.
    }
citadels-event-wagon-discarded =
    { $who ->
        [you] You return { part-gold } from your Cash Wagon to the bank and discard it.
       *[other] { $seat } returns { part-gold } from a Cash Wagon to the bank and discards it.
    }
citadels-event-museum-moved =
    { $who ->
        [you]
            { $number ->
                [0] Your Museum has no cards under it.
               *[other] The cards under your Museum: { $cards }.
            }
       *[other]
            { $number ->
                [0] The Museum of { $seat } has no cards under it.
               *[other] The cards under the Museum of { $seat }: { $cards }.
            }
    }
citadels-event-museum-moved-hidden =
    { $who ->
        [you] You get { part-cards } under your Museum.
       *[other] { $seat } gets { part-cards } under the Museum.
    }
citadels-event-museum-emptied =
    { $who ->
        [you] You discard { part-cards } from under { citadels-card-museum.the }.
       *[other] { $seat } discards { part-cards } from under { citadels-card-museum.the }.
    }
citadels-event-characters-left =
    { $who ->
        [you]
            { $number ->
                [one] You set { $number } character aside, facedown.
               *[other] You set { $number } characters aside, facedown.
            }
       *[other]
            { $number ->
                [one] { $seat } sets { $number } character aside, facedown.
               *[other] { $seat } sets { $number } characters aside, facedown.
            }
    }
citadels-event-district-declared =
    { $who ->
        [you] You declare { $card_the }.
       *[other] { $seat } declares { $card_the }.
    }
citadels-event-action-returned = Discarded: { $card }.
