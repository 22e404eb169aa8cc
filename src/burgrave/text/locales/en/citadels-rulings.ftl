# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = The eleven purple cards are Haunted Quarter, Keep (two), Laboratory, Smithy, Observatory, Graveyard, Library, School of Magic, University and Dragon Gate.
citadels-ruling-a02 = A city may hold the same district twice; the option “duplicates” can forbid it.
citadels-ruling-a03 = With four players two characters are set aside faceup.
citadels-ruling-a04 = When the deck is empty, the shuffled discard pile becomes the new deck.
citadels-ruling-a05 = Once a round means once a round, even for a player who has two turns in it.
citadels-ruling-a06 = The extra gold and the extra cards come by themselves as the turn begins, before you choose gold or cards.
citadels-ruling-a07 = Gathering is a duty: nobody can end a turn without it.
citadels-ruling-a08 = The Warlord may destroy a district in his own city.
citadels-ruling-a09 = If players are level in points and in district values, they share the win.
citadels-ruling-a10 = Only another character can be named, never one’s own of this turn.
citadels-ruling-a11 = The King takes the crown by himself at the start of his turn.
citadels-ruling-a16 = The Warlord cannot destroy his own Keep either.
citadels-ruling-a17 = The protection lasts for the whole round, also in a turn as another character. In De Luxe it holds against other players only, else against your own rank 8, too.
citadels-ruling-a28 = Gold never runs out.
citadels-ruling-a29 = With both Library and Observatory you draw 3 cards and keep 2.
citadels-ruling-a37 = Only the Warlord’s destroying counts, and the Graveyard cannot save itself.
citadels-ruling-a43 = The crowned player looks at the character set aside facedown.
citadels-ruling-a45 = Who starts with the crown is drawn by lot, unless the table decides otherwise.
citadels-ruling-a52 = The effect applies by itself; nobody would decline it.
citadels-ruling-a57 = It also works while its owner’s character is killed.
citadels-ruling-a59 = If too few cards are left, you take what is there; you cannot pay for a draw when there is none.
citadels-ruling-a61 = The owner chooses the type at scoring; the one that brings most is offered first.
citadels-ruling-a66 = With two or three players you may also name your own second character.
