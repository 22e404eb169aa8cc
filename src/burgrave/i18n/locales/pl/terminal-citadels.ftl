# What is public at the table of Citadels, as a picture and as text. $who is "you" or "other".

terminal-citadels-cast = Postacie
terminal-citadels-unique = Dzielnice unikatowe
terminal-citadels-page-cast = postacie
terminal-citadels-page-districts = dzielnice
terminal-citadels-pages = Wpisz słowo, by przeczytać, co jest w grze i co robi: { $pages }. Enter wraca.
terminal-citadels-ending = ostatnia runda
terminal-citadels-tax = Zebrany podatek: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
        [many] { $gold } monet
       *[other] { $gold } monety
    }
terminal-citadels-protected = Pod ochroną Rasputina
terminal-citadels-beautified = upiększona
terminal-citadels-under =
    { $cards ->
        [one] { $cards } karta pod nią
        [few] { $cards } karty pod nią
        [many] { $cards } kart pod nią
       *[other] { $cards } karty pod nią
    }
terminal-citadels-early = gra kończy się o jedną dzielnicę wcześniej
terminal-citadels-wagon =
    { $who ->
        [you] Masz
       *[other] { $seat } ma
    } wyłożony Wóz kasowy, na którym { $gold ->
        [one] leży { $gold } moneta
        [few] leżą { $gold } monety
        [many] leży { $gold } monet
       *[other] leży { $gold } monety
    }.
terminal-citadels-museum = Karty pod Muzeum, które znasz
terminal-citadels-legend-laid-out = Przed dzielnicami: △2 dwa Namioty cyrkowe, ◫3 Wóz kasowy z 3 monetami. Za dzielnicą: ≡3 karty pod Muzeum, ♪ Dzwonnica kończy grę wcześniej.
