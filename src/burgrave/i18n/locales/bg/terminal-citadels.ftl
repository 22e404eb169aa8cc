# What is public at the table of Citadels, as a picture and as text. $who is "you" or "other".

terminal-citadels-cast = Персонажи
terminal-citadels-unique = Уникални сгради
terminal-citadels-page-cast = персонажи
terminal-citadels-page-districts = сгради
terminal-citadels-pages = Напиши дума, за да видиш какво участва в играта и какво прави: { $pages }. С Enter се връщаш.
terminal-citadels-ending = последен рунд
terminal-citadels-tax = Събран данък: { $gold } злато
terminal-citadels-protected = Под закрилата на Распутин
terminal-citadels-beautified = разкрасена
terminal-citadels-under =
    { $cards ->
        [one] { $cards } карта под нея
       *[other] { $cards } карти под нея
    }
terminal-citadels-early = играта свършва с една сграда по-рано
terminal-citadels-wagon =
    { $who ->
        [you] Имаш
       *[other] { $seat } има
    } Каса на колела с { $gold } злато върху нея.
terminal-citadels-museum = Карти под Музея, които знаеш
terminal-citadels-legend-laid-out = Пред сградите: △2 две Циркови шапита, ◫3 Каса на колела с 3 злато. След сграда: ≡3 карти под Музея, ♪ Камбанарията слага по-ранен край на играта.
