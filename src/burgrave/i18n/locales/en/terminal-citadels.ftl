# What is public at the table of Citadels, as a picture and as text. $who is "you" or "other".

terminal-citadels-cast = Characters
terminal-citadels-unique = Unique districts
terminal-citadels-page-cast = characters
terminal-citadels-page-districts = districts
terminal-citadels-pages = Type a word to read about the cards in play: { $pages }. Press Enter to return.
terminal-citadels-ending = last round
terminal-citadels-tax = Property tax: { $gold } gold
terminal-citadels-protected = Protected by Rasputin
terminal-citadels-beautified = beautified
terminal-citadels-under =
    { $cards ->
        [one] { $cards } card under it
       *[other] { $cards } cards under it
    }
terminal-citadels-early = the game ends one district earlier
terminal-citadels-wagon =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } a Cash Wagon with { $gold } gold on it.
terminal-citadels-museum = Cards you know under the Museum
terminal-citadels-legend-laid-out = Before the districts: △2 two Big Tops, ◫3 a Cash Wagon with 3 gold. Behind a district: ≡3 cards under the Museum, ♪ the Bell Tower ends the game early.
