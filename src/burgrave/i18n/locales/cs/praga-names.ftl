# Names of everything that has an id; `.short` stands in lists, `.acc` is the accusative, `.gen` the genitive,
# `.loc` the locative where sentences need them. Pieces have no names of their own: a phrase without an id
# composes them from $id, the id as printed, and $letters, the letters it begins with.

praga-title = Praga Caput Regni

## Pieces

praga-tile =
    { $letters ->
        [U] vylepšení { $id }
        [W] hradby { $id }
       *[B] budova { $id }
    }
    .acc =
        { $letters ->
            [U] vylepšení { $id }
            [W] hradby { $id }
           *[B] budovu { $id }
        }
praga-tile-nothing = žádná destička
    .acc = žádnou destičku
praga-action_tile = akční žeton { $id }
praga-action_tile-nothing = žádný akční žeton
praga-technology = technologie { $id }
    .acc = technologii { $id }
    .short = { $id }
praga-technology-nothing = žádná technologie
    .acc = žádnou technologii
praga-token = produkční žeton { $id }
praga-token-nothing = žádný produkční žeton
praga-seal = pečeť { $id }
praga-seal-nothing = žádná pečeť
praga-plaza_tile = destička náměstí { $id }
praga-plaza_tile-nothing = žádná destička náměstí
praga-bridge_tile = dílek mostu { $id }
    .short = { $id }
praga-bridge_tile-nothing = žádný dílek mostu

## Places

praga-plaza =
    { $letters ->
        [OT] náměstí { $digits } na Starém Městě
       *[NT] náměstí { $digits } na Novém Městě
    }
praga-plot = parcela { $id }
    .acc = parcelu { $id }
    .loc = parcele { $id }
    .gen = parcely { $id }
    .where = { $id }
# Where a plot is: at a plaza, on the side of it that $place says.
praga-at-plaza =
    { $town ->
        [OT] u náměstí { $number } na Starém Městě, { $place }
       *[NT] u náměstí { $number } na Novém Městě, { $place }
    }
praga-row-upgrades = vylepšení
praga-row-walls = hradby
praga-row-buildings = budovy
praga-track-mines = zlaté doly
praga-track-quarry = kamenolomy
praga-project-hunger_wall = Hladová zeď
    .gen = Hladové zdi
praga-project-cathedral = Katedrála
    .gen = katedrály
praga-space-start = začátek
praga-space-I = pole I
praga-space-II = pole II
praga-space-III = pole III
praga-space-IV = pole IV
praga-space-V = pole V

## Actions

praga-action-mines = správa zlatých dolů
praga-action-quarry = správa kamenolomů
praga-action-upgrade = vylepšení
praga-action-wall = stavba hradeb
praga-action-building = stavba městské budovy
praga-action-road = stavba Královské cesty
praga-performance-develop_mines = rozšiř zlaté doly
praga-performance-produce_gold = vyprodukuj zlato
praga-performance-develop_quarry = rozšiř kamenolomy
praga-performance-produce_stone = vyprodukuj kámen
praga-performance-upgrade = vylepši akci
praga-performance-wall = postav hradby
praga-performance-building = postav budovu
praga-performance-road = stavěj Královskou cestu

## Bonuses

praga-bonus-nothing = nic
praga-bonus-gold = zlaťáky
praga-bonus-stone = kameny
praga-bonus-vp = body
praga-bonus-tech = technologie
praga-bonus-university = univerzita
praga-bonus-mine = zlaté doly
praga-bonus-quarry = kamenolomy
praga-bonus-silver = stříbrná okna
praga-bonus-goldwin = zlatá okna
praga-bonus-egg = vejce
praga-bonus-red = červené žetony
praga-bonus-blue = modré žetony
praga-bonus-hunger = posun do strany na Hladové zdi
praga-bonus-cathedral = posun do strany na katedrále
praga-bonus-sideways_choice = posun do strany na Hladové zdi nebo na katedrále
praga-bonus-special_or_vp = speciální destička, nebo body
praga-bonus-buy_egg = vejce na prodej
praga-bonus-choose = odměna podle volby

## Where a bonus comes from

praga-source-crane = akční kolo
praga-source-production = produkce
praga-source-upgrades = vylepšení
praga-source-walls = hradby
praga-source-buildings = budova
praga-source-connections = připojení
praga-source-plazas = náměstí
praga-source-projects = Hladová zeď a katedrála
praga-source-road = Královská cesta
praga-source-bridge = Karlův most
praga-source-technologies = technologie
praga-source-overflow = za koncem stupnice
praga-source-wealth = bohatství
praga-source-actions = akce

## Wealth

praga-wealth-gold6 = 6 zlaťáků
praga-wealth-stone6 = 6 kamenů
praga-wealth-nine = 9 zlaťáků nebo 9 kamenů

## Colours of the players and of the plazas

praga-colour-red = červená
praga-colour-green = zelená
praga-colour-blue = modrá
praga-colour-purple = fialová
praga-plaza_colour-yellow = žluté
praga-plaza_colour-grey = šedé
praga-plaza_colour-brown = hnědé

## Stacks, hexes of the action board, rewards of plazas

praga-stack-upgrades = zásoba vylepšení
praga-stack-special_upgrades = zásoba zvláštních vylepšení
praga-stack-walls = zásoba hradeb
praga-stack-special_walls = zásoba zvláštních hradeb
praga-stack-buildings = zásoba budov
praga-stack-special_buildings = zásoba zvláštních budov
praga-stack-technologies_1 = zásoba technologií I
praga-stack-technologies_2 = zásoba technologií II
praga-stack-technologies_3 = zásoba technologií III
praga-stack-technologies_4 = zásoba technologií IV
praga-stack-silver_tiles = zásoba stříbrných dílků mostu
praga-stack-gold_tiles = zlaté dílky u mostu
praga-stack-cathedral_tiles = zlaté dílky u katedrály
praga-hex = místo { $id } pro hradby
praga-hex-mines = zlaté doly
praga-hex-quarry = kamenolomy
praga-hex-upgrade = vylepšení
praga-hex-wall = hradby
praga-hex-building = budova
praga-hex-road = Královská cesta
praga-reward-upper = horní odměna
    .acc = horní odměnu
praga-reward-lower = spodní odměna
    .acc = spodní odměnu
praga-reward-both = obě odměny
    .acc = obě odměny
