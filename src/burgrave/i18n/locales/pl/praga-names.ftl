# Names of everything that has an id; `.short` stands in lists, `.acc` is the accusative, `.gen` the genitive,
# `.loc` the locative where sentences need them. Pieces have no names of their own: a phrase without an id
# composes them from $id, the id as printed, and $letters, the letters it begins with.

praga-title = Praga Caput Regni

## Pieces

praga-tile =
    { $letters ->
        [U] ulepszenie { $id }
        [W] mur { $id }
       *[B] budynek { $id }
    }
    .gen =
        { $letters ->
            [U] ulepszenia { $id }
            [W] muru { $id }
           *[B] budynku { $id }
        }
praga-tile-nothing = żaden kafel
    .gen = żadnego kafla
praga-action_tile = kafel akcji { $id }
praga-action_tile-nothing = żaden kafel akcji
praga-technology = technologia { $id }
    .acc = technologię { $id }
    .gen = technologii { $id }
    .short = { $id }
praga-technology-nothing = żadna technologia
    .acc = żadną technologię
    .gen = żadnej technologii
praga-token = żeton produkcji { $id }
    .gen = żetonu produkcji { $id }
praga-token-nothing = żaden żeton produkcji
    .gen = żadnego żetonu produkcji
praga-seal = pieczęć { $id }
praga-seal-nothing = żadna pieczęć
praga-plaza_tile = kafel placu { $id }
praga-plaza_tile-nothing = żaden kafel placu
praga-bridge_tile = kafel mostu { $id }
    .short = { $id }
praga-bridge_tile-nothing = żaden kafel mostu

## Places

praga-plaza =
    { $letters ->
        [OT] plac { $digits } na Starym Mieście
       *[NT] plac { $digits } na Nowym Mieście
    }
    .loc =
        { $letters ->
            [OT] placu { $digits } na Starym Mieście
           *[NT] placu { $digits } na Nowym Mieście
        }
praga-plot = parcela { $id }
    .loc = parceli { $id }
    .where = { $id }
# Where a plot is: at a plaza, on the side of it that $place says.
praga-at-plaza =
    { $town ->
        [OT] przy placu { $number } na Starym Mieście, { $place }
       *[NT] przy placu { $number } na Nowym Mieście, { $place }
    }
praga-row-upgrades = ulepszenia
praga-row-walls = mury
praga-row-buildings = budynki
praga-track-mines = kopalnie złota
praga-track-quarry = kamieniołomy
praga-project-hunger_wall = Mur Głodowy
    .gen = Muru Głodowego
praga-project-cathedral = Katedra
    .gen = katedry
praga-space-start = początek
praga-space-I = pole I
praga-space-II = pole II
praga-space-III = pole III
praga-space-IV = pole IV
praga-space-V = pole V

## Actions

praga-action-mines = kopalnie złota
praga-action-quarry = kamieniołomy
praga-action-upgrade = ulepszenie
praga-action-wall = budowa muru
praga-action-building = budowa budynku
praga-action-road = budowa Drogi Królewskiej
praga-performance-develop_mines = rozbuduj kopalnie złota
praga-performance-produce_gold = wyprodukuj złoto
praga-performance-develop_quarry = rozbuduj kamieniołomy
praga-performance-produce_stone = wyprodukuj kamienie
praga-performance-upgrade = ulepsz akcję
praga-performance-wall = zbuduj mur
praga-performance-building = wznieś budynek
praga-performance-road = buduj Drogę Królewską

## Bonuses

praga-bonus-nothing = nic
praga-bonus-gold = złoto
praga-bonus-stone = kamienie
praga-bonus-vp = punkty
praga-bonus-tech = technologia
praga-bonus-university = uniwersytet
praga-bonus-mine = kopalnie złota
praga-bonus-quarry = kamieniołomy
praga-bonus-silver = srebrne okna
praga-bonus-goldwin = złote okna
praga-bonus-egg = jajka
praga-bonus-red = czerwone żetony
praga-bonus-blue = niebieskie żetony
praga-bonus-hunger = ruch w bok na Murze Głodowym
praga-bonus-cathedral = ruch w bok na katedrze
praga-bonus-sideways_choice = ruch w bok na Murze Głodowym albo na katedrze
praga-bonus-special_or_vp = kafel specjalny albo punkty
praga-bonus-buy_egg = jajko na sprzedaż
praga-bonus-choose = nagroda do wyboru

## Where a bonus comes from

praga-source-crane = żuraw akcji
praga-source-production = produkcja
praga-source-upgrades = ulepszenie
praga-source-walls = mur
praga-source-buildings = budynek
praga-source-connections = połączenie
praga-source-plazas = plac
praga-source-projects = Mur Głodowy i katedra
praga-source-road = Droga Królewska
praga-source-bridge = Most Karola
praga-source-technologies = technologia
praga-source-overflow = za końcem toru
praga-source-wealth = bogactwo
praga-source-actions = akcja

## Wealth

praga-wealth-gold6 = 6 złota
praga-wealth-stone6 = 6 kamieni
praga-wealth-nine = 9 złota albo 9 kamieni

## Colours of the players and of the plazas

praga-colour-red = czerwony
praga-colour-green = zielony
praga-colour-blue = niebieski
praga-colour-purple = fioletowy
praga-plaza_colour-yellow = żółty
praga-plaza_colour-grey = szary
praga-plaza_colour-brown = brązowy

## Stacks, hexes of the action board, rewards of plazas

praga-stack-upgrades = stos ulepszeń
praga-stack-special_upgrades = stos specjalnych ulepszeń
praga-stack-walls = stos murów
praga-stack-special_walls = stos specjalnych murów
praga-stack-buildings = stos budynków
praga-stack-special_buildings = stos specjalnych budynków
praga-stack-technologies_1 = stos technologii I
praga-stack-technologies_2 = stos technologii II
praga-stack-technologies_3 = stos technologii III
praga-stack-technologies_4 = stos technologii IV
praga-stack-silver_tiles = stos srebrnych kafli mostu
praga-stack-gold_tiles = złote kafle przy moście
praga-stack-cathedral_tiles = złote kafle przy katedrze
praga-hex = miejsce na mur { $id }
praga-hex-mines = kopalnie złota
praga-hex-quarry = kamieniołomy
praga-hex-upgrade = ulepszenie
praga-hex-wall = mur
praga-hex-building = budynek
praga-hex-road = Droga Królewska
praga-reward-upper = górna nagroda
    .acc = górną nagrodę
praga-reward-lower = dolna nagroda
    .acc = dolną nagrodę
praga-reward-both = obie nagrody
    .acc = obie nagrody
