# The goal and the course of the game on a page, and words that people look up.

citadels-rules-1 = Goal: the city that is worth the most points when the game ends.
citadels-rules-2 = A round has two parts. First everybody secretly picks a character: the pack goes round, beginning with whoever has the crown. Some characters are set aside, so nobody can be sure who is who.
citadels-rules-3 = Then the characters are called by rank, from 1 on. Whoever has the one that is called shows it and takes a turn. A character that nobody has, or that was killed, stays silent.
citadels-rules-4 = In your turn you gather first: take 2 gold, or draw 2 cards and keep 1. Then you may build 1 district from your hand by paying its cost. Gold and cards stay with you from round to round; the character does not.
citadels-rules-5 = The ability of your character can be used once in your turn. Some characters also earn 1 gold for each district of their type in your city: ♔ noble, ∩ religious, ● trade, ▼ military. ★ unique districts have effects of their own.
citadels-rules-6 = { $edition ->
        [classic] The King takes the crown, and with it the first pick of the next round.
       *[other] The character of rank 4 decides about the crown, and with it the first pick of the next round: the King and the Patrician take it, the Emperor gives it to another player.
    }
citadels-rules-7 = { $edition ->
        [classic] As soon as a city has 8 districts, this is the last round.
       *[other] As soon as a city has 7 districts (8 with two or three players), this is the last round.
    }
citadels-rules-8 = Points: the cost of all your districts; 3 for having all five types; 4 for completing your city first, 2 for completing it too; and what unique districts add.

## Words

citadels-text-term-crown = Whoever has it picks a character first and calls the ranks. It goes to whoever shows the King, or another character of rank 4 that takes it.
citadels-text-term-gold = Pays for districts and for some abilities. 2 gold is what you gather in a turn if you do not draw cards.
citadels-text-term-hand = District cards that you may build. Nobody else sees them.
citadels-text-term-district_deck = The cards that are drawn when somebody gathers cards.
citadels-text-term-gather_resources = The first thing in a turn: take 2 gold, or draw 2 cards and keep 1.
citadels-text-term-build = Pay the cost of a card in your hand and lay it in your city: 1 district a turn, unless your character may build more.
citadels-text-term-completed_city = A city with as many districts as the game asks for. It ends the game after the round, and rank 8 can no longer touch it.
citadels-text-term-rank = The number of a character: in this order the characters are called.
citadels-text-term-character = Who you are for one round. Picked in secret, shown when it is called.
citadels-text-term-district = A card in a city. Its cost is what it takes to build it and what it is worth at the end.
citadels-text-term-killed = A killed character does not answer its call and loses its turn.
citadels-text-term-robbed = Whoever shows the robbed character gives all their gold to the thief.
citadels-text-term-bewitched = The bewitched character only gathers; the Witch takes the rest of its turn.
citadels-text-term-warrant = One of the markers of the Magistrate; the signed one takes away the first district that its character builds.
citadels-text-term-threat = One of the markers of the Blackmailer: pay the bribe, or risk that the one with the flower costs all your gold.
citadels-text-term-beautified = A district with a coin of the Artist: 1 point more, and 1 more to destroy.
citadels-text-term-property_tax = Whoever builds a district puts 1 gold on the token of the Tax Collector.
citadels-text-term-action_card = Played in your turn from the hand, one a turn (De Luxe).
