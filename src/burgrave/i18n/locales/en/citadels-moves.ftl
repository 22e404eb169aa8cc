# What a move does, as a label. $number is its price or what it brings, "none" if that is not given;
# $role is the character or the card whose effect it is, by id, "none" if that is not given.

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
    { $role ->
        [cardinal] { part-income-in-cards }
        [patrician] { part-income-in-cards }
       *[other]
            { $number ->
                [none] Take gold for your districts
               *[other] Take { part-gold } for your districts
            }
    }
citadels-move-redraw = Discard cards and draw as many
citadels-move-done = Done
citadels-move-pass = Pass
citadels-move-recover = Take it for 1 gold
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
        [witch] Bewitch the { $character }
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
                [armory] Destroy a district of your own
                [warlord] Destroy a district of your own
               *[other] Choose yourself
            }
       *[other]
            { $role ->
                [abbot] Ask { $seat } for 1 gold
                [armory] Destroy a district of { $seat }
                [cardinal] Take the missing gold from { $seat }
                [diplomat] Exchange districts with { $seat }
                [fortune_teller] Look at the hand of { $seat }
                [marshal] Seize a district of { $seat }
                [spy] Look at the hand of { $seat }
                [theater] Swap characters with { $seat }
                [warlord] Destroy a district of { $seat }
                [wizard] Look at the hand of { $seat }
               *[other] Choose { $seat }
            }
    }
citadels-move-count-as = Count { citadels-card-haunted_quarter.the } as { $type_adjective }
citadels-move-take-bonus =
    { $role ->
        [architect] Take 2 extra cards
        [merchant] Take 1 extra gold
        [queen] Take 3 gold
       *[other] Take the bonus of your character
    }
citadels-move-collect-tax =
    { $number ->
        [none] Take all taxes
       *[other] Take { part-gold } in taxes
    }
citadels-move-study = Draw 7 cards and keep 1
citadels-move-divine = Take a random card from each player
citadels-move-navigate-gold = Take 4 gold
citadels-move-navigate-cards = Take 4 cards
citadels-move-bribe =
    { $number ->
        [none] Pay the bribe
       *[other] Pay the bribe ({ part-gold })
    }
citadels-move-refuse = Refuse to pay
citadels-move-reveal = Reveal the threat
citadels-move-confiscate = Reveal the warrant and confiscate
citadels-move-demand-gold = Take 1 gold
citadels-move-demand-card = Take a random card
citadels-move-collect-wagon =
    { $number ->
        [none] Take the gold from your Cash Wagon
       *[other] Take { part-gold } from your Cash Wagon
    }
citadels-move-come-forward = Reveal your killed character and gather
citadels-move-declare-normal = The game ends as usual
citadels-move-declare-early = The game ends one district earlier
citadels-move-look = Look through the deck
citadels-move-plain-copy = The one without a coin
citadels-move-beautified-copy = The beautified one
citadels-move-give = Give { $card_the }
citadels-move-take =
    { $number ->
        [none] Take { $card_the }
       *[other] Take { $card_the } ({ $number })
    }
citadels-move-sacrifice = Sacrifice { $card_the }
citadels-move-beautify = Beautify { $card_the }
citadels-move-put =
    { $number ->
        [none] Put down { $card_the }
       *[other] Put down { $card_the } ({ $number })
    }
citadels-move-play = Play { $card_the }
citadels-move-sign = Signed warrant for the { $character }
citadels-move-warrant = Unsigned warrant for the { $character }
citadels-move-flower = Threat with a flower: the { $character }
citadels-move-threaten = Threat without a flower: the { $character }
citadels-move-hand-over = Hand over the { $character }
citadels-move-crown =
    { $who ->
        [you] Give the crown to yourself
       *[other] Give the crown to { $seat }
    }
citadels-move-spy = Look for { $type_adjective } cards

## Cards whose use needs other words

citadels-move-use-armory = Destroy { citadels-card-armory.the } and another district
citadels-move-use-framework = Build in place of { citadels-card-framework.the }
citadels-move-use-necropolis = Build { citadels-card-necropolis.the }, sacrifice a district
citadels-move-use-thieves_den = Build { citadels-card-thieves_den.the }, pay with cards
citadels-move-use-laboratory =
    { citadels-card-laboratory }: discard a card for { $edition ->
        [classic] 1 gold
       *[other] 2 gold
    }
citadels-move-use-museum = { citadels-card-museum }: put a card under it (1 point)
citadels-move-use-smithy = { citadels-card-smithy }: pay 2 gold for 3 cards
citadels-move-use-wagon-0 = Use the first Cash Wagon
citadels-move-use-wagon-1 = Use the second Cash Wagon
citadels-move-use-wagon-2 = Use the third Cash Wagon

## Income partly in cards: $cards is the number of cards, $number the gold

part-income-in-number-of-cards =
    { $cards ->
        [one] Take { $cards } card
       *[other] Take { $cards } cards
    }
part-income-in-gold =
    { $number ->
        [none] and the rest in gold
        [0] as income
       *[other] and { part-gold } as income
    }
citadels-move-take-income-cards = { part-income-in-number-of-cards } { part-income-in-gold }

## Verbs alone: on a card that can be chosen, or above choices that differ only in a player or a character.
## $role is the character or card as which the player decides.

citadels-verb-build = Build
citadels-verb-crown = Give the crown to
citadels-verb-destroy = Destroy
citadels-verb-discard = Discard
citadels-verb-flower = Threat with a flower on
citadels-verb-give = Give
citadels-verb-keep = Keep
citadels-verb-name =
    { $role ->
        [assassin] Kill
        [thief] Rob
        [witch] Bewitch
       *[other] Choose
    }
citadels-verb-play = Play
citadels-verb-put = Put
citadels-verb-sacrifice = Sacrifice
citadels-verb-sign = Signed warrant on
citadels-verb-swap-hand = Swap hands with
citadels-verb-take = Take
citadels-verb-target =
    { $role ->
        [abbot] Ask for gold
        [diplomat] Exchange
        [marshal] Seize
        [spy] Spy on
        [warlord] Destroy
        [wizard] Look at the hand of
       *[other] Choose
    }
citadels-verb-use = Use

## What to know of a choice before it is made

citadels-note-faceup = Set aside faceup: nobody can have it this round
citadels-note-own-character = You have this character yourself
citadels-note-own-city = Your own city
citadels-note-emperor-pass = The crown moves all the same; you take nothing
citadels-note-refuse = If the threat has a flower, you can lose all your gold
citadels-note-spy = For each such card you take 1 gold from that player and draw 1 card
citadels-note-lender = { part-gold } for { part-cards }
citadels-note-seize = You pay its cost to its owner
citadels-note-exchange = If the district of the other player costs more, you pay the difference
citadels-note-theater = You get the character of that player and hand over your own; nobody else sees them
citadels-note-everyone-asked = Everyone who could act is asked, so that the question gives nothing away
