# A turn as it is chosen: the groups of its moves, and what ending it loses.

## Groups

praga-group-take = Żuraw
praga-group-action = Akcja
praga-group-note-action = jedna z dwóch
praga-group-first = Do rozpatrzenia
praga-group-note-first = zanim tura się skończy
praga-group-comes = Bonusy
praga-group-note-comes = na końcu przyjdą same
praga-group-lost = Jeśli chcesz
praga-group-note-lost = przepada na końcu tury
praga-group-extra = Dodatkowa akcja
praga-group-note-extra = przepada na końcu tury
praga-group-technology = Technologia
praga-group-project = Rząd wyżej
praga-group-seal = Pieczęcie
praga-group-buy = Dodatkowa akcja
praga-group-refresh = Wymiana

## What is lost

# $number is how many, $id a space of the road.
praga-forfeit-action = akcja kafla
praga-forfeit-extra =
    { $number ->
        [one] dodatkowa akcja
        [few] { $number } dodatkowe akcje
       *[many] { $number } dodatkowych akcji
    }
praga-forfeit-wheel-bonus = jajko na sprzedaż
praga-forfeit-road-effect = zakup na polu { $id }
praga-forfeit-road-egg-effect = efekt pola { $id } za jajko
praga-forfeit-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-forfeit-window =
    { $number ->
        [one] okno do wyboru
        [few] { $number } okna do wyboru
       *[many] { $number } okien do wyboru
    }
praga-forfeit-list = przepadnie: { $things }
