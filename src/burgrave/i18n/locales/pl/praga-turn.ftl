# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

## Groups

praga-group-take = Żuraw
praga-group-action = Akcja
praga-group-note-action = jedna z dwóch
praga-group-first = Do rozpatrzenia
praga-group-note-first = zanim tura się skończy
praga-group-comes = Bonusy
praga-group-note-comes = na końcu automatycznie
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
praga-loss-action = akcja kafla
praga-loss-extra =
    { $number ->
        [one] dodatkowa akcja
        [few] { $number } dodatkowe akcje
       *[many] { $number } dodatkowych akcji
    }
praga-loss-wheel-bonus = jajko na sprzedaż
praga-loss-road-effect = zakup na polu { $id }
praga-loss-road-egg-effect = efekt pola { $id } za jajko
praga-loss-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-loss-window =
    { $number ->
        [one] okno do wyboru
        [few] { $number } okna do wyboru
       *[many] { $number } okien do wyboru
    }
praga-loss-list = przepadnie: { $things }

## Where the gains of a tile come from

praga-gain-price = Cena
# $number is what a technology takes off.
praga-gain-price-less = Cena, o { $number } mniej
praga-gain-plot = Ta parcela
praga-gain-reward = Nagroda
praga-gain-university = Uniwersytet
praga-gain-edge = Krawędzie pasują
praga-gain-corners-red = Czerwone rogi się stykają
praga-gain-corners-blue = Niebieskie rogi się stykają
praga-gain-symbol = Symbol: ruch w bok
praga-gain-around = Budynki wokół placu
praga-gain-cube = Twoja kostka
praga-gain-no-cube = Nie masz kostki, brak wpływów
praga-gain-technology = Technologia { $level }
praga-gain-wealth = Bogactwo: { $wealth }
praga-gain-road = Droga Królewska, { $space }
praga-gain-overflow = Za końcem toru
praga-gain-projects = Ruchy w bok
praga-gain-limit = Więcej się nie zmieści
praga-gain-plaza = Plac zamknięty
praga-gain-plaza-you = Plac zamknięty: prowadzisz
praga-gain-plaza-shared = Plac zamknięty: prowadzisz, tak samo { $seats }
praga-gain-plaza-other = Plac zamknięty: na czele { $seats }
praga-gain-plaza-other-and-you = Plac zamknięty: na czele { $seats }, ty wybierasz jedno
praga-gain-plaza-choose = Plac zamknięty: wybierasz jedno
praga-gain-each-time = Odtąd za każdym razem
praga-gain-upgrade = Twoje ulepszenie, kiedy chcesz

## Choices in words

praga-decline-arrow-up = Zostań w tym rzędzie
praga-decline-cathedral-tile = Nie bierz kafla
# $lost is a bundle.
praga-note-limit = z tego przepada { $lost }: możesz mieć tylko 9
praga-note-row = rząd { $row }: { praga-amount-vp } na końcu
# How many of the tiles of the row can be chosen for an action.
praga-note-tiles = { $action } (możliwe kafle: { $number } z { $count })
