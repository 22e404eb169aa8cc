# A turn as it is chosen: the groups of its moves, and what ending it loses.

## Groups

praga-group-take = Žeton
praga-group-action = Akce
praga-group-note-action = jedna ze dvou
praga-group-first = K vyřízení
praga-group-note-first = než tah skončí
praga-group-comes = Bonusy
praga-group-note-comes = na konci přijdou samy
praga-group-lost = Když chceš
praga-group-note-lost = na konci tahu propadne
praga-group-extra = Akce navíc
praga-group-note-extra = na konci tahu propadne
praga-group-technology = Technologie
praga-group-project = Řádek výš
praga-group-seal = Pečetě
praga-group-buy = Akce navíc
praga-group-refresh = Výměna

## What is lost

# $number is how many, $id a space of the road.
praga-forfeit-action = akce žetonu
praga-forfeit-extra =
    { $number ->
        [one] akce navíc
        [few] { $number } akce navíc
       *[other] { $number } akcí navíc
    }
praga-forfeit-wheel-bonus = vejce, které je na prodej
praga-forfeit-road-effect = nákup na poli { $id }
praga-forfeit-road-egg-effect = účinek pole { $id } za vejce
praga-forfeit-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-forfeit-window =
    { $number ->
        [one] jedno okno podle výběru
        [few] { $number } okna podle výběru
       *[other] { $number } oken podle výběru
    }
praga-forfeit-list = propadne: { $things }
