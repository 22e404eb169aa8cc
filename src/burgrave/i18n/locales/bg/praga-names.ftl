# Names of everything that has an id; `.short` stands in lists. Pieces have no names of their own: a phrase
# without an id composes them from $id, the id as printed, and $letters, the letters it begins with.
# `.definite` is the name with its article where it is not the subject.

praga-title = Praga Caput Regni

## Pieces

praga-tile =
    { $letters ->
        [U] подобрение { $id }
        [W] стена { $id }
       *[B] сграда { $id }
    }
praga-tile-nothing = няма плочка
praga-action_tile = плочка за действие { $id }
praga-action_tile-nothing = няма плочка за действие
praga-technology = технология { $id }
    .short = { $id }
praga-technology-nothing = няма технология
praga-token = производствен жетон { $id }
praga-token-nothing = няма производствен жетон
praga-seal = печат { $id }
praga-seal-nothing = няма печат
praga-plaza_tile = плочка на площад { $id }
praga-plaza_tile-nothing = няма плочка на площад
praga-bridge_tile = плочка на моста { $id }
    .short = { $id }
praga-bridge_tile-nothing = няма плочка на моста

## Places

praga-plaza =
    { $letters ->
        [OT] площад { $digits } в Стария град
       *[NT] площад { $digits } в Новия град
    }
praga-plot = парцел { $id }
    .where = { $id }
# Where a plot is: at a plaza, on the side of it that $place says.
praga-at-plaza =
    { $town ->
        [OT] при площад { $number } в Стария град, { $place }
       *[NT] при площад { $number } в Новия град, { $place }
    }
praga-row-upgrades = подобрения
    .definite = подобренията
praga-row-walls = стени
    .definite = стените
praga-row-buildings = сгради
    .definite = сградите
praga-track-mines = златни мини
praga-track-quarry = каменоломни
praga-project-hunger_wall = Гладна стена
    .definite = Гладната стена
praga-project-cathedral = Катедрала
    .definite = катедралата
praga-space-start = началото
praga-space-I = поле I
praga-space-II = поле II
praga-space-III = поле III
praga-space-IV = поле IV
praga-space-V = поле V

## Actions

praga-action-mines = златни мини
praga-action-quarry = каменоломни
praga-action-upgrade = подобрение
praga-action-wall = строеж на стена
praga-action-building = строеж на сграда
praga-action-road = строеж на Кралския път
praga-performance-develop_mines = развий златните мини
praga-performance-produce_gold = добий злато
praga-performance-develop_quarry = развий каменоломните
praga-performance-produce_stone = добий камък
praga-performance-upgrade = подобри действие
praga-performance-wall = построй стена
praga-performance-building = построй сграда
praga-performance-road = строй Кралския път

## Bonuses

praga-bonus-nothing = нищо
praga-bonus-gold = злато
praga-bonus-stone = камък
praga-bonus-vp = точки
praga-bonus-tech = технология
praga-bonus-university = университет
praga-bonus-mine = златни мини
praga-bonus-quarry = каменоломни
praga-bonus-silver = сребърни прозорци
praga-bonus-goldwin = златни прозорци
praga-bonus-egg = яйца
praga-bonus-red = червени жетони
praga-bonus-blue = сини жетони
praga-bonus-hunger = преместване встрани по Гладната стена
praga-bonus-cathedral = преместване встрани по катедралата
praga-bonus-sideways_choice = преместване встрани по Гладната стена или по катедралата
praga-bonus-special_or_vp = специална плочка или точки
praga-bonus-buy_egg = яйце за продан
praga-bonus-choose = награда по избор

## Where a bonus comes from

praga-source-crane = кран на действията
praga-source-production = производство
praga-source-upgrades = подобрение
praga-source-walls = стена
praga-source-buildings = сграда
praga-source-connections = свързване
praga-source-plazas = площад
praga-source-projects = Гладна стена и катедрала
praga-source-road = Кралският път
praga-source-bridge = Карловият мост
praga-source-technologies = технология
praga-source-overflow = отвъд края на скала
praga-source-wealth = богатство
praga-source-actions = действие

## Wealth

praga-wealth-gold6 = 6 злато
praga-wealth-stone6 = 6 камъка
praga-wealth-nine = 9 злато или 9 камъка

## Colours of the players and of the plazas

praga-colour-red = червен
praga-colour-green = зелен
praga-colour-blue = син
praga-colour-purple = лилав
praga-plaza_colour-yellow = жълт
praga-plaza_colour-grey = сив
praga-plaza_colour-brown = кафяв

## Stacks, hexes of the action board, rewards of plazas

praga-stack-upgrades = купчина подобрения
praga-stack-special_upgrades = купчина специални подобрения
praga-stack-walls = купчина стени
praga-stack-special_walls = купчина специални стени
praga-stack-buildings = купчина сгради
praga-stack-special_buildings = купчина специални сгради
praga-stack-technologies_1 = купчина технологии I
praga-stack-technologies_2 = купчина технологии II
praga-stack-technologies_3 = купчина технологии III
praga-stack-technologies_4 = купчина технологии IV
praga-stack-silver_tiles = купчина сребърни плочки на моста
praga-stack-gold_tiles = златни плочки до моста
praga-stack-cathedral_tiles = златни плочки до катедралата
praga-hex = място за стена { $id }
praga-hex-mines = златни мини
praga-hex-quarry = каменоломни
praga-hex-upgrade = подобрение
praga-hex-wall = стена
praga-hex-building = сграда
praga-hex-road = Кралският път
praga-reward-upper = горната награда
praga-reward-lower = долната награда
praga-reward-both = и двете награди
