# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = The eleven purple cards are Haunted Quarter, Keep (two), Laboratory, Smithy, Observatory, Graveyard, Library, School of Magic, University and Dragon Gate.
citadels-ruling-a02 = A city may hold the same district twice; the option “{ citadels-option-duplicates }” can forbid it.
citadels-ruling-a03 = With four players two characters are set aside faceup.
citadels-ruling-a04 = When the deck is empty, the shuffled discard pile becomes the new deck.
citadels-ruling-a05 = Once a round means once a round, even for a player who has two turns in it.
citadels-ruling-a06 = You get the extra gold and the extra cards automatically as the turn begins, before you choose gold or cards.
citadels-ruling-a07 = You must gather: you cannot end a turn without it.
citadels-ruling-a08 = The Warlord may destroy a district in his own city.
citadels-ruling-a09 = If players are tied in points and in district values, they share the win.
citadels-ruling-a10 = You can name only another character, never the one you are playing in this turn.
citadels-ruling-a11 =
    { $edition ->
        [classic] You take the crown automatically at the start of the turn.
       *[other] You take the crown automatically at the start of the turn; a threat is settled before that.
    }
citadels-ruling-a12 = You cannot leave the crown where it is, but you do not have to take the gold or the card.
citadels-ruling-a13 =
    { $edition ->
        [deluxe] The bank pays you openly as soon as your neighbour with rank 4 begins the turn, so everyone learns who the Queen is.
       *[other] You take the gold in your own turn.
    }
citadels-ruling-a14 = If rank 4 is bewitched, it matters where the bewitched player sits, not the Witch; you take the gold in your turn.
citadels-ruling-a15 = The extra 1 gold goes where the rest of the price goes: the Warlord’s to the bank, the Diplomat’s and the Marshal’s to the owner.
citadels-ruling-a16 =
    { $edition ->
        [classic] The Warlord cannot destroy his own Keep either.
       *[other] The Warlord cannot destroy his own Keep either, and the Diplomat cannot give his away.
    }
citadels-ruling-a17 =
    { $edition ->
        [deluxe] The protection lasts for the whole round, also in a turn as another character, and only against other players.
       *[other] The protection lasts for the whole round, even against rank 8 as your own second character.
    }
citadels-ruling-a18 = You may also sacrifice a district of your own completed city.
citadels-ruling-a19 = A city that was completed once ends the game and gives its points even if it shrinks later. It is safe only while it is completed.
citadels-ruling-a20 = Only the end of the game comes earlier; what counts as a completed city does not change.
citadels-ruling-a21 = You cannot place a warrant on rank 1. You can place one on your own second character, as a bluff. You can confiscate only a district that may stand in your city.
citadels-ruling-a22 = Only the first district paid for counts: if you decline it or cannot take it, the chance is gone.
citadels-ruling-a23 = You cannot threaten rank 2: it has been called already.
citadels-ruling-a24 = You may build the card even before you gather, and use what replaces paying: the Framework, or cards for the Thieves’ Den.
citadels-ruling-a25 = In a city of five districts you cannot build the Monument, not even by destroying the Framework.
citadels-ruling-a26 = You borrow exactly what is missing after your own gold (and your cards for a Thieves’ Den), from one player who has that much, once a turn.
citadels-ruling-a27 = You take the richest player’s gold once a turn, whenever you like.
citadels-ruling-a28 = Gold never runs out. If too few cards are left, you draw those that are left.
citadels-ruling-a29 =
    { $edition ->
        [classic] With both Library and Observatory you draw 3 cards and keep 2.
       *[other] With both Library and Observatory you draw 3 cards and keep all of them.
    }
citadels-ruling-a30 = The rulebook does not show the cards. Costs are those of the other editions; silver coins: Dragon Gate 2, University 2, Secret Vault 3.
citadels-ruling-a31 = The Wishing Well counts itself, too.
citadels-ruling-a32 = An action card never builds: no tax, no Magistrate, no building limit, and the Navigator may play it too.
citadels-ruling-a33 = Against the Witch: the turn is played as usual, and the Witch does not continue hers.
citadels-ruling-a34 = It is not the one action card of your turn.
citadels-ruling-a35 = It counts for the size of your city, so it also helps to keep a completed one safe.
citadels-ruling-a36 = You reveal your character and gather, nothing more.
citadels-ruling-a37 = Only the Warlord’s destroying counts, and the Graveyard cannot save itself.
citadels-ruling-a38 = A district that only moves to another city is not taxed.
citadels-ruling-a39 = If a beautified district is destroyed, its coin goes to the bank.
citadels-ruling-a40 = In a tie, a player who revealed no character in the last round counts as rank 0.
citadels-ruling-a41 = One exchange a round. Everyone sees who exchanges; nobody else sees the cards.
citadels-ruling-a42 = With two or three players you may also name your own second character.
citadels-ruling-a43 =
    { $edition ->
        [classic] The crowned player looks at the character set aside facedown; the last of seven players does so too and may keep it.
       *[other] Nobody looks at the character set aside facedown, except the last of seven players with eight characters (or of eight with nine), who may keep it.
    }
citadels-ruling-a44 = With three players nobody sees the character that is set aside at random after the first picks.
citadels-ruling-a45 = The first player with the crown is chosen at random, unless the table decides otherwise.
citadels-ruling-a46 = You may look at the cards under your Museum at any time.
citadels-ruling-a47 = The present cost counts, with the coin on a beautified district.
citadels-ruling-a48 = With a Factory the Thieves’ Den costs 5, in gold or in cards.
citadels-ruling-a49 = The name of the card follows the German edition; its effect follows the Czech rulebook.
citadels-ruling-a50 = Where the rulebook says “in this round”, it means your turn.
citadels-ruling-a51 = With eight players nine characters are always in the game.
citadels-ruling-a52 = The effect applies automatically; nobody would decline it.
citadels-ruling-a53 = At the end of the turn the Poor House comes first, then the Park, then the Alchemist.
citadels-ruling-a54 = Two districts of the same name cannot be exchanged, not even with a Quarry.
citadels-ruling-a55 = While one player decides, all others wait.
citadels-ruling-a56 = An action card is a hand card without a type. You can use it wherever a card from the hand is needed.
citadels-ruling-a57 =
    { $edition ->
        [classic] It also works while its owner’s character is killed.
       *[other] It also works while its owner’s character is killed or bewitched.
    }
citadels-ruling-a58 = In the first part of the Witch’s turn action cards may be played, except Big Top and Living Cannonball; both parts are one turn. Not in a bewitched turn, not with a Hospital, not before a threat is settled.
citadels-ruling-a59 = If too few cards are left, you take what is there. If none is left, you cannot gather cards and you cannot pay to draw.
citadels-ruling-a60 = With two or three players you may threaten your own second character as a bluff; when it is called, the threat is removed without being revealed.
citadels-ruling-a61 = The owner chooses the type at scoring; the one that gives the most points is offered first.
citadels-ruling-a62 = The cost decides, with the coin on a beautified district, without silver coins.
citadels-ruling-a63 = The gold of the Throne Room comes first; then the Emperor takes a gold or a card.
citadels-ruling-a64 = The player with the crown may also play the Acrobat, and keeps the crown. It is decided before a Hospital; a killed rank 4 is shown at the end of the round, but the crown stays.
citadels-ruling-a65 = If a beautified card goes back to a hand or to the deck, its coin goes to the bank. If it is built again, it may be beautified again.
citadels-ruling-a66 = { citadels-ruling-a42 }
citadels-ruling-a67 = Once a city has 8 districts, only the Architect may still build there.
