# Words to type and marks of Citadels in a terminal.

terminal-citadels-page-cast = postacie
terminal-citadels-page-districts = dzielnice
terminal-citadels-pages = Wpisz słowo, by przeczytać, co jest w grze i co robi: { $pages }. Enter wraca.
terminal-citadels-legend-laid-out = Przed dzielnicami: △2 dwa Namioty cyrkowe, ◫3 Wóz kasowy z 3 monetami. Za dzielnicą: ≡3 karty pod Muzeum, ♪ Dzwonnica kończy grę wcześniej.
