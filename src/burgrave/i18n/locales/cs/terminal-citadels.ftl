# What is public at the table of Citadels, as a picture and as text. $who is "you" or "other".

terminal-citadels-cast = Postavy
terminal-citadels-unique =
    { $edition ->
        [classic] Fialové stavby
       *[other] Fialové budovy
    }
terminal-citadels-page-cast = postavy
terminal-citadels-page-districts =
    { $edition ->
        [classic] stavby
       *[other] budovy
    }
terminal-citadels-pages = Slovem si zobrazíš, co je ve hře a co to dělá: { $pages }. Enter tě vrátí zpět.
terminal-citadels-ending = poslední kolo
terminal-citadels-tax = Na dani leží { $gold ->
        [one] { $gold } mince
        [few] { $gold } mince
        [many] { $gold } mince
       *[other] { $gold } mincí
    }
terminal-citadels-protected = Pod Rasputinovou ochranou
terminal-citadels-beautified = zkrášlená
terminal-citadels-under =
    { $cards ->
        [one] pod ní { $cards } karta
        [few] pod ní { $cards } karty
        [many] pod ní { $cards } karty
       *[other] pod ní { $cards } karet
    }
terminal-citadels-early = hra skončí o budovu dříve
terminal-citadels-wagon =
    { $who ->
        [you] Máš
       *[other] { $seat } má
    } vyložený Pokladní vůz, na kterém { $gold ->
        [one] je { $gold } mince
        [few] jsou { $gold } mince
        [many] je { $gold } mince
       *[other] je { $gold } mincí
    }.
terminal-citadels-museum = Karty pod Muzeem, které znáš
terminal-citadels-legend-laid-out = Před budovami: △2 dvě Šapitó, ◫3 Pokladní vůz se 3 mincemi. Za budovou: ≡3 karty pod Muzeem, ♪ Zvonice ukončí hru dříve.
