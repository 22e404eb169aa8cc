### The table of Citadels: texts that only the browser uses.

citadels-cast = Cast
citadels-cast-sub = The characters and unique districts of this game
citadels-cast-own = Custom cast
citadels-cast-own-sub = One of each rank, and fourteen unique districts
citadels-cast-random = Random cast
citadels-cast-random-sub = Random characters and districts
citadels-cast-random-again = Draw again
citadels-cast-rank = Rank { $rank }
citadels-cast-nobody = Nobody
citadels-cast-districts = Unique districts: { $count } of 14
citadels-cast-unique = { $count ->
    [one] { $count } unique district
   *[other] { $count } unique districts
}
citadels-edition-about-classic = 8 characters, 65 districts, 2–7 players. A city is complete with 8 districts.
citadels-edition-about-2016 = 27 characters, 30 unique districts, 2–8 players.
citadels-edition-about-deluxe = Six more districts and, if you like, 15 action cards.
citadels-deck = Deck
citadels-know = What I know
citadels-keys-help = D decision · 1–9 choose · U undo · Shift+U undo the whole turn · E end turn · L log · K what I know · C chat · Esc close · Shift+arrows arrange the hand
citadels-characters = Characters by rank
citadels-aside = Set aside
citadels-nobody = nobody
citadels-protected = Protected
citadels-cities = Cities
citadels-city-of = { $name }: { $size }/{ $goal }
citadels-cards = Cards
citadels-under = { $count } underneath
citadels-early = early end
citadels-price = for { $gold } gold
citadels-my-city = Your city
citadels-my-hand = Your hand
citadels-points-now =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
citadels-sort = Sort by type and cost
citadels-gather = Gather
citadels-gathered = Gathered
citadels-built = Built { $built } of { $limit }
citadels-goes-to = Next: { $name }
citadels-aim = { $word } …
citadels-draft-saw = Seen in the draft
citadels-kept = kept
citadels-put-away = put away
citadels-at-least = at least { $sure } of these { $seen }
citadels-first = First to complete a city
citadels-deck-known = { $count } in the deck, { $known ->
        [0] none known
       *[other] { $known } known
    }
citadels-change-gold = gold
citadels-change-cards =
    { $count ->
        [one] card
       *[other] cards
    }
citadels-change-points =
    { $count ->
        [one] point
       *[other] points
    }
