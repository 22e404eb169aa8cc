# Words to type and marks of Citadels in a terminal.

terminal-citadels-page-cast = персонажи
terminal-citadels-page-districts = сгради
terminal-citadels-pages = Напиши дума, за да видиш какво участва в играта и какво прави: { $pages }. С Enter се връщаш.
terminal-citadels-legend-laid-out = Пред сградите: △2 две Циркови шапита, ◫3 Каса на колела с 3 злато. След сграда: ≡3 карти под Музея, ♪ Камбанарията слага по-ранен край на играта.
