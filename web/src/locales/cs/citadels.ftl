### Stůl hry Citadela: několik slov, která patří prohlížeči.

citadels-cast = Postavy
citadels-cast-sub = Postavy a fialové budovy v této hře
citadels-cast-own = Vlastní sestava
citadels-cast-own-sub = Jedna od každého čísla a čtrnáct fialových budov
citadels-cast-random = Náhodná sestava
citadels-cast-random-sub = Náhodné postavy a budovy
citadels-cast-random-again = Losovat znovu
citadels-cast-rank = Číslo { $rank }
citadels-cast-nobody = Nikdo
citadels-cast-districts = Fialové budovy: { $count } ze 14
citadels-cast-unique = { $count ->
    [one] { $count } fialová budova
    [few] { $count } fialové budovy
   *[other] { $count } fialových budov
}
citadels-edition-about-classic = 8 postav, 65 staveb, 2–7 hráčů. Město je dokončené s 8 stavbami.
citadels-edition-about-2016 = 27 postav, 30 fialových budov, 2–8 hráčů.
citadels-edition-about-deluxe = Šest dalších budov a, chceš-li, 15 akčních karet.
citadels-deck = Balíček
citadels-know = Co vím
citadels-keys-help = D rozhodnutí · 1–9 volba · U zpět, Shift+U celý tah · E konec · L průběh · K co vím · C chat · Esc zavře · Shift+šipky řadí karty
citadels-characters = Postavy podle čísel
citadels-aside = Stranou
citadels-nobody = nikdo
citadels-protected = Chráněná
citadels-cities = Města
citadels-city-of = { $name }: { $size }/{ $goal }
citadels-cards = Karty
citadels-under = { $count } pod ní
citadels-early = brzký konec
citadels-price = za { $gold }
citadels-my-city = Tvé město
citadels-my-hand = Karty v ruce
citadels-points-now =
    { $points ->
        [one] zatím { $points } bod
        [few] zatím { $points } body
       *[other] zatím { $points } bodů
    }
citadels-sort = Seřadit podle barvy a ceny
citadels-gather = Zdroje
citadels-gathered = Zdroje máš
citadels-built = Postaveno { $built } z { $limit }
citadels-goes-to = Dál: { $name }
citadels-aim = { $word } …
citadels-draft-saw = Při výběru ti prošly rukama
citadels-kept = tvoje
citadels-put-away = odložená
citadels-at-least = nejméně { $sure } z těchto { $seen }
citadels-first = První dokončené město
citadels-deck-known = { $count } v balíčku, { $known ->
        [0] žádnou neznáš
       *[other] znáš { $known }
    }
citadels-change-gold =
    { $count ->
        [one] mince
        [few] mince
       *[other] mincí
    }
citadels-change-cards =
    { $count ->
        [one] karta
        [few] karty
       *[other] karet
    }
citadels-change-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
