# The goal and the course of the game on a page, and words that people look up.

citadels-rules-1 = Goal: have the city with the most points at the end of the game.
citadels-rules-2 = A round has two parts. First, each player secretly picks a character: the characters are passed around, starting with the player who has the crown. Some characters are set aside, so nobody can be sure who is who.
citadels-rules-3 = Then the characters are called by rank, from 1 up. The player who has the called character shows it and takes a turn. A character that nobody has, or that was killed, does not answer.
citadels-rules-4 = In your turn you gather first: take 2 gold, or draw 2 cards and keep 1. Then you may build 1 district from your hand by paying its cost. Gold and cards stay with you from round to round; the character does not.
citadels-rules-5 = You can use the ability of your character once in your turn. Some characters also earn 1 gold for each district of their type in your city: ♔ noble, ∩ religious, ● trade, ▼ military. ★ unique districts have effects of their own.
citadels-rules-6 = { $edition ->
        [classic] The King takes the crown, and with it the first pick of the next round.
       *[other] The character of rank 4 decides about the crown, and with it the first pick of the next round: the King and the Patrician take it, the Emperor gives it to another player.
    }
citadels-rules-7 = { $edition ->
        [classic] As soon as a city has 8 districts, this is the last round. Only the Architect may build more than 8.
       *[other] As soon as a city has 7 districts (8 with two or three players), this is the last round.
    }
citadels-rules-8 = Points: the cost of all your districts; 3 for having all five types; 4 for completing your city first, 2 for completing it later; and what unique districts add.

## Words

citadels-text-term-crown = The player who has it picks a character first and calls the ranks. It goes to the player who shows the King, or another character of rank 4 that takes it.
citadels-text-term-gold = Pays for districts and for some abilities. If you do not draw cards, you gather 2 gold in a turn.
citadels-text-term-hand = District cards that you may build. Nobody else sees them.
citadels-text-term-district_deck = Players draw from it when they gather cards.
citadels-text-term-gather_resources = The first thing in a turn: take 2 gold, or draw 2 cards and keep 1.
citadels-text-term-build = Pay the cost of a card in your hand and lay it in your city: 1 district a turn, unless your character may build more.
citadels-text-term-completed_city = A city with as many districts as the game requires. It ends the game after the round, and rank 8 can no longer use its ability on it.
citadels-text-term-rank = The number of a character. Characters are called in this order.
citadels-text-term-character = Who you are for one round. Picked in secret, shown when it is called.
citadels-text-term-district = A card in a city. Its cost is what you pay to build it and what it is worth at the end.
citadels-text-term-killed = A killed character does not answer its call and loses its turn.
citadels-text-term-robbed = The player who shows the robbed character gives all their gold to the Thief.
citadels-text-term-bewitched = The bewitched character only gathers; the Witch takes the rest of its turn.
citadels-text-term-warrant = One of the markers of the Magistrate; the signed one takes away the first district that its character builds.
citadels-text-term-threat = One of the markers of the Blackmailer: pay the bribe, or risk that the threat with the flower costs you all your gold.
citadels-text-term-beautified = A district with a coin of the Artist: worth 1 point more, and it costs 1 gold more to destroy.
citadels-text-term-property_tax = A player who builds a district puts 1 gold on the token of the Tax Collector.
citadels-text-term-action_card = You play it from your hand in your turn, one a turn (De Luxe).
