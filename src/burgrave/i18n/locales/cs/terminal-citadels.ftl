# Words to type and marks of Citadels in a terminal.

terminal-citadels-page-cast = postavy
terminal-citadels-page-districts =
    { $edition ->
        [classic] stavby
       *[other] budovy
    }
terminal-citadels-pages = Slovem si zobrazíš, co je ve hře a co to dělá: { $pages }. Enter tě vrátí zpět.
terminal-citadels-legend-laid-out = Před budovami: △2 dvě Šapitó, ◫3 Pokladní vůz se 3 mincemi. Za budovou: ≡3 karty pod Muzeem, ♪ Zvonice ukončí hru dříve.
