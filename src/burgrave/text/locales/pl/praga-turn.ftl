# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

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

## Where what a tile brings comes from

praga-ledger-price = Cena
# $number is what a technology takes off.
praga-ledger-price-less = Cena, o { $number } mniej
praga-ledger-plot = Ta parcela
praga-ledger-reward = Nagroda
praga-ledger-university = Uniwersytet
praga-ledger-edge = Krawędzie pasują
praga-ledger-corners-red = Czerwone rogi się stykają
praga-ledger-corners-blue = Niebieskie rogi się stykają
praga-ledger-symbol = Symbol: ruch w bok
praga-ledger-around = Budynki wokół placu
praga-ledger-cube = Twoja kostka
praga-ledger-no-cube = Nie masz kostki, brak wpływów
praga-ledger-technology = Technologia { $level }
praga-ledger-wealth = Bogactwo: { $wealth }
praga-ledger-road = Droga Królewska, { $space }
praga-ledger-overflow = Za końcem toru
praga-ledger-projects = Ruchy w bok
praga-ledger-limit = Więcej się nie zmieści
praga-ledger-plaza = Plac zamknięty
praga-ledger-plaza-you = Plac zamknięty: prowadzisz
praga-ledger-plaza-shared = Plac zamknięty: prowadzisz, tak samo { $seats }
praga-ledger-plaza-other = Plac zamknięty: na czele { $seats }
praga-ledger-plaza-other-and-you = Plac zamknięty: na czele { $seats }, ty wybierasz jedno
praga-ledger-plaza-choose = Plac zamknięty: wybierasz jedno
praga-ledger-each-time = Odtąd za każdym razem
praga-ledger-upgrade = Twoje ulepszenie, kiedy chcesz
