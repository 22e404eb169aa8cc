# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

## Groups

praga-group-take = Žeton
praga-group-action = Akce
praga-group-note-action = jedna ze dvou
praga-group-first = K vyřízení
praga-group-note-first = než tah skončí
praga-group-comes = Bonusy
praga-group-note-comes = na konci automaticky
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
praga-loss-action = akce žetonu
praga-loss-extra =
    { $number ->
        [one] akce navíc
        [few] { $number } akce navíc
       *[other] { $number } akcí navíc
    }
praga-loss-wheel-bonus = vejce, které je na prodej
praga-loss-road-effect = nákup na poli { $id }
praga-loss-road-egg-effect = účinek pole { $id } za vejce
praga-loss-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-loss-window =
    { $number ->
        [one] jedno okno podle výběru
        [few] { $number } okna podle výběru
       *[other] { $number } oken podle výběru
    }
praga-loss-list = propadne: { $things }

## Where the gains of a tile come from

praga-gain-price = Cena
# $number is what a technology takes off.
praga-gain-price-less = Cena, o { $number } méně
praga-gain-plot = Tato parcela
praga-gain-reward = Odměna
praga-gain-university = Univerzita
praga-gain-edge = Hrany k sobě pasují
praga-gain-corners-red = Červené rohy se stýkají
praga-gain-corners-blue = Modré rohy se stýkají
praga-gain-symbol = Symbol: posun do strany
praga-gain-around = Budovy kolem náměstí
praga-gain-cube = Tvoje kostička
praga-gain-no-cube = Nemáš kostičku, žádný vliv
praga-gain-technology = Technologie { $level }
praga-gain-wealth = Bohatství: { $wealth }
praga-gain-road = Královská cesta, { $space }
praga-gain-overflow = Za koncem stupnice
praga-gain-projects = Posuny do strany
praga-gain-limit = Víc se nevejde
praga-gain-plaza = Náměstí je hotové
praga-gain-plaza-you = Náměstí je hotové: vedeš
praga-gain-plaza-shared = Náměstí je hotové: vedeš, stejně tak { $seats }
praga-gain-plaza-other = Náměstí je hotové: v čele { $seats }
praga-gain-plaza-other-and-you = Náměstí je hotové: v čele { $seats }, ty si vybereš jednu odměnu
praga-gain-plaza-choose = Náměstí je hotové: vybereš si jednu odměnu
praga-gain-each-time = Odteď pokaždé
praga-gain-upgrade = Tvé vylepšení, kdy chceš

## Choices in words

praga-decline-arrow-up = Zůstat v tomto řádku
praga-decline-cathedral-tile = Žádný dílek si nebrat
# $lost is a bundle.
praga-note-limit = z toho propadne { $lost }: smíš mít jen 9
praga-note-row = řádek { $row }: na konci { praga-amount-vp }
# How many of the tiles of the row can be chosen for an action.
praga-note-tiles = { $action } (možné destičky: { $number } z { $count })
