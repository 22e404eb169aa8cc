### Stół gry Cytadela: kilka słów, które należą do przeglądarki.

citadels-cast = Postacie
citadels-cast-sub = Postacie i unikatowe dzielnice w tej grze
citadels-cast-own = Własny skład
citadels-cast-own-sub = Po jednej z każdej rangi i czternaście unikatowych dzielnic
citadels-cast-random = Losowy skład
citadels-cast-random-sub = Losowe postacie i dzielnice
citadels-cast-random-again = Losuj ponownie
citadels-cast-rank = Ranga { $rank }
citadels-cast-nobody = Nikt
citadels-cast-districts = Unikatowe dzielnice: { $count } z 14
citadels-cast-unique = { $count ->
    [one] { $count } unikatowa dzielnica
    [few] { $count } unikatowe dzielnice
   *[other] { $count } unikatowych dzielnic
}
citadels-edition-about-classic = 8 postaci, 65 dzielnic, 2–7 graczy. Ukończone miasto ma 8 dzielnic.
citadels-edition-about-2016 = 27 postaci, 30 unikatowych dzielnic, 2–8 graczy.
citadels-edition-about-deluxe = Jeszcze sześć dzielnic i, jeśli chcesz, 15 kart akcji.
citadels-deck = Talia
citadels-know = Co wiem
citadels-keys-help = D decyzja · 1–9 wybór · U cofnij, Shift+U całą turę · E koniec · L przebieg · K co wiem · C czat · Esc zamyka · Shift+strzałki układają rękę
citadels-characters = Postacie według rang
citadels-aside = Odłożone
citadels-nobody = nikt
citadels-protected = Chroniona
citadels-cities = Miasta
citadels-city-of = { $name }: { $size }/{ $goal }
citadels-cards = Karty
citadels-under = { $count } pod spodem
citadels-early = wcześniejszy koniec
citadels-price = za { $gold }
citadels-my-city = Twoje miasto
citadels-my-hand = Twoja ręka
citadels-points-now = na razie { $points } pkt
citadels-sort = Sortuj według rodzaju i kosztu
citadels-gather = Pobierz zasoby
citadels-gathered = Zasoby pobrane
citadels-built = Wybudowano { $built } z { $limit }
citadels-goes-to = Dalej: { $name }
citadels-aim = { $word } …
citadels-draft-saw = Postacie widziane podczas wyboru
citadels-kept = twoja
citadels-put-away = odłożona
citadels-at-least = co najmniej { $sure } z tych { $seen }
citadels-first = Pierwsze ukończone miasto
citadels-deck-known =
    { $count } w talii, { $known ->
        [0] żadnej nie znasz
       *[other] znasz { $known }
    }
citadels-change-gold =
    { $count ->
        [one] moneta
        [few] monety
       *[other] monet
    }
citadels-change-cards =
    { $count ->
        [one] karta
        [few] karty
       *[other] kart
    }
citadels-change-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
