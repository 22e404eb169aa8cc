# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

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

## Where what a tile brings comes from

praga-ledger-price = Cena
# $number is what a technology takes off.
praga-ledger-price-less = Cena, o { $number } méně
praga-ledger-plot = Tato parcela
praga-ledger-reward = Odměna
praga-ledger-university = Univerzita
praga-ledger-edge = Hrany k sobě pasují
praga-ledger-corners-red = Červené rohy se stýkají
praga-ledger-corners-blue = Modré rohy se stýkají
praga-ledger-symbol = Symbol: posun do strany
praga-ledger-around = Budovy kolem náměstí
praga-ledger-cube = Tvoje kostička
praga-ledger-no-cube = Nemáš kostičku, žádný vliv
praga-ledger-technology = Technologie { $level }
praga-ledger-wealth = Bohatství: { $wealth }
praga-ledger-road = Královská cesta, { $space }
praga-ledger-overflow = Za koncem stupnice
praga-ledger-projects = Posuny do strany
praga-ledger-limit = Víc se nevejde
praga-ledger-plaza = Náměstí je hotové
praga-ledger-plaza-you = Náměstí je hotové: vedeš
praga-ledger-plaza-shared = Náměstí je hotové: vedeš, stejně tak { $seats }
praga-ledger-plaza-other = Náměstí je hotové: v čele { $seats }
praga-ledger-plaza-other-and-you = Náměstí je hotové: v čele { $seats }, ty si vybereš jednu odměnu
praga-ledger-plaza-choose = Náměstí je hotové: vybereš si jednu odměnu
praga-ledger-each-time = Odteď pokaždé
praga-ledger-upgrade = Tvé vylepšení, kdy chceš
