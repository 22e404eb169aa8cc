# What characters and cards do, in our own words. Where editions differ, $edition decides: classic, deluxe,
# and 2016 for the rest.

## Characters

citadels-text-character-nobody = Never called.
citadels-text-character-assassin = Name another character: it is killed and loses its turn.
citadels-text-character-witch = Gather, then you must name another character; your turn is on hold. When that character is called, its player only gathers, and you continue your turn as that character.
citadels-text-character-magistrate = Place three warrants facedown on three other characters; one is signed. When the player of the signed one first pays for a district, you may reveal the warrant and build that district in your city for free; the builder gets the gold back.
citadels-text-character-thief =
    { $edition ->
        [classic] Name another character. When it is revealed, you take all gold of its player. Not rank 1, not the killed character.
       *[other] Name another character. When it is revealed, you take all gold of its player. Not rank 1, not the killed or bewitched character.
    }
citadels-text-character-spy = Choose another player and a type, and look at that player’s hand. For each card of that type you take 1 gold from the player and gain 1 card.
citadels-text-character-blackmailer = Place two threats facedown on two other characters; one has a flower. A threatened player gathers, then either gives you half the gold (rounded down) or refuses. After a refusal you may reveal the threat: with a flower you take all the gold. Not rank 1, not the killed or bewitched character.
citadels-text-character-magician = Either swap your whole hand with another player, or discard any number of cards and draw as many.
citadels-text-character-wizard = Look at another player’s hand and take 1 card: keep it, or pay and build it at once beyond your limit. This turn you may build districts identical to your own.
citadels-text-character-seer = Take 1 random card from each other player, then give each of them 1 card from your hand. You may build up to 2 districts.
citadels-text-character-king = You take the crown. Gain 1 gold for each noble district. If you are killed, you take the crown at the end of the round.
citadels-text-character-emperor = You must take the crown from its holder and give it to a third player; take 1 gold or 1 random card from the new holder. Gain 1 gold for each noble district. If you are killed, you pass the crown at the end of the round and take nothing.
citadels-text-character-patrician = You take the crown. Gain 1 card for each noble district. If you are killed, you take the crown at the end of the round.
citadels-text-character-bishop =
    { $edition ->
        [classic] Gain 1 gold for each religious district. The Warlord cannot destroy your districts this round.
        [deluxe] Gain 1 gold for each religious district. Rank 8 of another player cannot use its ability on your districts this round.
       *[other] Gain 1 gold for each religious district. Rank 8 cannot use its ability on your districts this round.
    }
citadels-text-character-abbot = Gain 1 gold or 1 card for each religious district; say the mix first. Once, if you are not among the richest, the richest player gives you 1 gold.
citadels-text-character-cardinal = Gain 1 card for each religious district. If you lack gold to build, take exactly what is missing from one other player and give that player 1 card from your hand for each gold.
citadels-text-character-merchant =
    { $edition ->
        [classic] Gain 1 gold for each trade district. As your turn begins, you gain 1 extra gold.
       *[other] Gain 1 gold for each trade district. Gain 1 extra gold.
    }
citadels-text-character-alchemist = At the end of your turn you get back all gold that you paid to build districts this turn.
citadels-text-character-trader = Gain 1 gold for each trade district. Trade districts do not count toward your building limit.
citadels-text-character-architect =
    { $edition ->
        [classic] As your turn begins, you gain 2 extra cards. You may build up to 3 districts; only you may build in a completed city.
       *[other] Gain 2 extra cards. You may build up to 3 districts.
    }
citadels-text-character-navigator = Gain 4 gold or 4 cards. You cannot build.
citadels-text-character-scholar = Draw 7 cards, keep 1 and shuffle the rest into the deck. You may build up to 2 districts.
citadels-text-character-warlord = Gain 1 gold for each military district. You may destroy 1 district of any player for 1 gold less than its cost; not in a completed city.
citadels-text-character-diplomat = Gain 1 gold for each military district. You may exchange 1 of your districts for 1 of another player; if theirs costs more, give them the difference. Not from their completed city; nobody may receive a district they already have.
citadels-text-character-marshal = Gain 1 gold for each military district. You may take 1 district of cost 3 or less from another player and give them its cost. Not from a completed city, not one you already have.
citadels-text-character-queen =
    { $edition ->
        [deluxe] When a player next to you begins a turn as rank 4, you show yourself and gain 3 gold. If rank 4 was killed or bewitched, you gain it at the end of the round.
       *[other] Gain 3 gold if you sit next to the player who revealed rank 4. If rank 4 was killed, you gain it at the end of the round.
    }
citadels-text-character-artist = Put 1 gold from your stash on 1 or 2 of your districts: its cost rises by 1 permanently. Each district only once.
citadels-text-character-tax_collector = Each other player who builds a district puts 1 gold from their stash, if any is left, on your token. In your turn you may take all gold from the token.

## Districts without an effect

citadels-text-card-unknown = Nobody has shown this card.
citadels-text-card-manor = No special effect.
citadels-text-card-castle = { citadels-text-card-manor }
citadels-text-card-palace = { citadels-text-card-manor }
citadels-text-card-temple = { citadels-text-card-manor }
citadels-text-card-church = { citadels-text-card-manor }
citadels-text-card-monastery = { citadels-text-card-manor }
citadels-text-card-cathedral = { citadels-text-card-manor }
citadels-text-card-watchtower = { citadels-text-card-manor }
citadels-text-card-prison = { citadels-text-card-manor }
citadels-text-card-barracks = { citadels-text-card-manor }
citadels-text-card-fortress = { citadels-text-card-manor }
citadels-text-card-tavern = { citadels-text-card-manor }
citadels-text-card-market = { citadels-text-card-manor }
citadels-text-card-trading_post = { citadels-text-card-manor }
citadels-text-card-docks = { citadels-text-card-manor }
citadels-text-card-harbor = { citadels-text-card-manor }
citadels-text-card-town_hall = { citadels-text-card-manor }

## Unique districts

citadels-text-card-armory = In your turn you may destroy the Armory to destroy 1 other district; not in a completed city.
citadels-text-card-basilica = Final scoring: 1 extra point for each of your districts with an odd cost.
citadels-text-card-capitol = Final scoring: 3 extra points, once, if you have at least 3 districts of one type.
citadels-text-card-dragon_gate =
    { $edition ->
        [classic] Costs 6 and is worth 8 points.
        [deluxe] Costs 6 and is worth 8 points.
       *[other] Final scoring: 2 extra points.
    }
citadels-text-card-factory = You pay 1 gold less for other unique districts.
citadels-text-card-framework = You may build a district by destroying the Framework instead of paying.
citadels-text-card-gold_mine = When you gather gold, you gain 1 more.
citadels-text-card-great_wall = Rank 8 pays 1 gold more to use its ability on a district in your city.
citadels-text-card-haunted_quarter =
    { $edition ->
        [classic] Final scoring: counts as one type of your choice, unless you built it in the last round.
       *[other] Final scoring: counts as one type of your choice.
    }
citadels-text-card-imperial_treasury = Final scoring: 1 extra point for each gold in your stash.
citadels-text-card-ivory_tower = Final scoring: 5 extra points if it is your only unique district.
citadels-text-card-keep =
    { $edition ->
        [classic] The Warlord cannot destroy it.
       *[other] Rank 8 cannot use its ability on it.
    }
citadels-text-card-laboratory =
    { $edition ->
        [classic] Once a round, in your turn, discard 1 card from your hand and gain 1 gold.
       *[other] Once a turn discard 1 card from your hand and gain 2 gold.
    }
citadels-text-card-library =
    { $edition ->
        [classic] When you gather cards, keep 2 of those you draw.
       *[other] When you gather cards, keep all that you draw.
    }
citadels-text-card-map_room = Final scoring: 1 extra point for each card in your hand.
citadels-text-card-monument = You cannot build it if your city has 5 or more districts. Counts as 2 districts toward completing your city.
citadels-text-card-museum = Once a turn put 1 card from your hand facedown under the Museum. Final scoring: 1 extra point for each card under it.
citadels-text-card-necropolis = You may build it by destroying 1 of your districts instead of paying.
citadels-text-card-observatory = When you gather cards, draw 3 instead of 2.
citadels-text-card-park = If your hand is empty at the end of your turn, gain 2 cards.
citadels-text-card-poor_house = If your stash is empty at the end of your turn, gain 1 gold.
citadels-text-card-quarry = You may build districts identical to your own.
citadels-text-card-school_of_magic =
    { $edition ->
        [deluxe] When your character gains gold or cards for districts of a type, the School counts as that type. The Abbot gains both 1 gold and 1 card for it.
       *[other] When your character gains gold or cards for districts of a type, the School counts as that type.
    }
citadels-text-card-secret_vault = Cannot be built. Final scoring: 3 points if it is in your hand.
citadels-text-card-smithy =
    { $edition ->
        [classic] Once a round, in your turn, pay 2 gold and gain 3 cards.
       *[other] Once a turn pay 2 gold and gain 3 cards.
    }
citadels-text-card-stables = Building it does not count toward your building limit.
citadels-text-card-statue = Final scoring: 5 extra points if you hold the crown.
citadels-text-card-theater = After all characters are picked you may swap your character card with another player, unseen.
citadels-text-card-thieves_den = You may pay for it with cards from your hand, 1 card for 1 gold, in part or in full.
citadels-text-card-wishing_well = Final scoring: 1 extra point for each unique district in your city, this one included.
citadels-text-card-bell_tower = When you build it, decide: the game ends as usual, or already one district earlier. If it is destroyed, the usual end returns.
citadels-text-card-graveyard = When the Warlord of another player destroys a district, you may pay 1 gold and take it into your hand.
citadels-text-card-hospital = If your character is killed, you may still gather when it is called, nothing else.
citadels-text-card-lighthouse = When you build it, you may look through the deck and take 1 card into your hand; then shuffle the deck.
citadels-text-card-throne_room = Each time the crown passes from one player to another, gain 1 gold.
citadels-text-card-university = Costs 6 and is worth 8 points.

## Action cards

citadels-text-card-acrobat = When rank 4 is called and nobody answers, or rank 4 is bewitched: you take the crown.
citadels-text-card-director = You may build 2 more districts this turn.
citadels-text-card-cash_wagon = Lay it out before you. Each opponent may, once a turn, put 1 gold on it, draw 3 cards and keep up to 1. Right after that you may take all its gold and discard it.
citadels-text-card-living_cannonball = Replace 1 of your districts by one of higher cost from your hand and pay the difference, beyond your limit.
citadels-text-card-rasputin = When you are called and the Assassin, Witch, Magistrate, Thief or Blackmailer affects you: this turn none of them does.
citadels-text-card-fortune_teller = Look at an opponent’s hand and take 1 card.
citadels-text-card-big_top = Lay it out as a district, beyond your limit: it counts toward completing your city, but has no cost, type or points. Rank 8 cannot touch it. One a turn.
