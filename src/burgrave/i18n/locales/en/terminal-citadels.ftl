# Words to type and marks of Citadels in a terminal.

terminal-citadels-page-cast = characters
terminal-citadels-page-districts = districts
terminal-citadels-pages = Type a word to read about the cards in play: { $pages }. Press Enter to return.
terminal-citadels-legend-laid-out = Before the districts: △2 two Big Tops, ◫3 a Cash Wagon with 3 gold. Behind a district: ≡3 cards under the Museum, ♪ the Bell Tower ends the game early.
