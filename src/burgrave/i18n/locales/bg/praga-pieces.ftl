# What is printed on pieces, one fact a phrase: the code joins those that apply to a piece.
# $cost and $bundle are bundles as in praga-amounts.ftl, $number is a number, $action the name of an action.

## Hex tiles

praga-fact-era =
    { $number ->
        [1] епоха I
       *[2] епоха II
    }
praga-fact-special = специална плочка
praga-fact-cost = цена: { $cost }
praga-fact-free = безплатно
praga-fact-reward = награда: { $bundle }
praga-fact-upgrade = при всяко действие „{ $action }“: { $bundle }
praga-fact-university = при поставяне: { praga-amount-university }
# $symbol is hunger or cathedral.
praga-fact-symbol = { part-praga-symbol }
praga-fact-edges = ръбове: { $edges }
praga-fact-red_corners =
    { $number ->
        [one] { $number } червен ъгъл
       *[other] { $number } червени ъгъла
    }
praga-fact-blue_corners =
    { $number ->
        [one] { $number } син ъгъл
       *[other] { $number } сини ъгъла
    }
praga-fact-cube_space = място за кубче
praga-fact-no_cube_space = без място за кубче: 1 точка за всяка сграда на площада

## Symbols on edges, and where edges and corners are

praga-edge-gold = злато
praga-edge-stone = камък
praga-edge-silver = сребърен прозорец
praga-edge-tech = технология
praga-edge-vp2 = 2 точки
praga-edge-at = { $symbol } { $place }
praga-edge_place-0 = на североизток
praga-edge_place-1 = на изток
praga-edge_place-2 = на югоизток
praga-edge_place-3 = на югозапад
praga-edge_place-4 = на запад
praga-edge_place-5 = на северозапад
praga-corner_place-0 = на север
praga-corner_place-1 = на североизток
praga-corner_place-2 = на югоизток
praga-corner_place-3 = на юг
praga-corner_place-4 = на югозапад
praga-corner_place-5 = на северозапад

## The action crane

praga-text-action_tile = { $first } или { $second }
praga-fact-red_zone = червена зона: струва { $cost }
praga-fact-green_zone = зелена зона: безплатно
praga-fact-blue_zone = синя зона: { $bundle }
praga-fact-five_points = с жетона за 5 точки: 5 точки
praga-fact-wheel_bonus = бонус от крана на действията: { $bundle }
praga-fact-blocked_sector = блокиран сектор

## Tracks

praga-text-token = При всяко производство по своята скала: { $bundle }.
praga-fact-track_bonus = от { $number } нататък при всяко производство: { $bundle }
praga-fact-track_token = на { $number }: вземи производствен жетон
praga-fact-track_seal = на { $number }: можеш да заемеш печат
praga-fact-technology_level =
    { $level ->
        [1] на стъпка { $number }: технология от ниво I
        [2] на стъпка { $number }: технология от ниво II
        [3] на стъпка { $number }: технология от ниво III
       *[4] на стъпка { $number }: технология от ниво IV
    }
praga-fact-academics = накрая за всяка стъпка по скалата на технологиите: { praga-amount-vp }
praga-text-wealth =
    { $wealth ->
        [gold6] Когато за първи път имаш { praga-wealth-gold6 }: { $bundle }.
        [stone6] Когато за първи път имаш { praga-wealth-stone6 }: { $bundle }.
       *[nine] Когато за първи път имаш { praga-wealth-nine }: { $bundle }.
    }

## Plazas

praga-text-plaza_tile = Горе: { $upper }. Долу: { $lower }.
praga-fact-plot = струва още { $cost }, дава { $bundle }

## Hunger Wall and Cathedral

praga-cell-empty = празно поле
praga-cell-points = { praga-amount-vp }
praga-cell-up = стрелка нагоре
praga-cell-sideways = стрелка встрани
praga-fact-row_points = ред { $row }: { praga-amount-vp }
praga-fact-column_points =
    { $project ->
        [hunger_wall] колона { $column }: { praga-amount-vp } за всеки син жетон
       *[cathedral] колона { $column }: { praga-amount-vp } за всеки червен жетон
    }
praga-fact-level_cost = ред { $row } струва още { $cost }

## King's Road

praga-road-enter = вход: { $cost }
praga-road-egg = за 1 яйце: { $bundle }
praga-road-may_pay = веднъж можеш да платиш { $cost } и да получиш { $bundle }
praga-road-vp_per_era1_upgrade = { praga-amount-vp } за всяко твое подобрение от епоха I
praga-road-vp_per_window = { praga-amount-vp } за всеки твой прозорец
praga-road-while_here_upgrade = докато си тук, при всяко подобрение: { $bundle }
praga-road-while_here_wall = докато си тук, за всяка стена: { $bundle }
praga-road-while_here_building_without = докато си тук, за всяка сграда без { part-praga-the-symbol }: { $bundle }
praga-road-bridge_silver = изтегли 3 сребърни плочки и постави една на моста
praga-road-bridge_gold = избери златна плочка и я постави на моста

## Charles Bridge

praga-text-bridge_tile =
    { $end ->
        [none] Веднага: { $bundle }.
       *[other]
            { $bundle ->
                [none] Накрая: { $end }.
               *[other] Веднага: { $bundle }. Накрая: { $end }.
            }
    }
# Moves that a bridge tile offers and does not force: after the bundle.
praga-optional-hunger =
    { $number ->
        [one] можеш да се преместиш с { $number } колона встрани по Гладната стена
       *[other] можеш да се преместиш с { $number } колони встрани по Гладната стена
    }
praga-optional-cathedral =
    { $number ->
        [one] можеш да се преместиш с { $number } колона встрани по катедралата
       *[other] можеш да се преместиш с { $number } колони встрани по катедралата
    }
praga-fact-bridge_place = място { $number }: { $bundle }

## Seals, and what scores at the end

praga-text-seal =
    { $cost ->
        [none] Безплатно. Накрая: { $end }.
       *[other] Струва { $cost }. Накрая: { $end }.
    }
praga-score-buy =
    { $resource ->
        [gold] { praga-amount-vp } за всяко останало злато
       *[stone] { praga-amount-vp } за всеки останал камък
    }
praga-score-buy_pair = { praga-amount-vp } за всяка останала двойка от 1 злато и 1 камък
praga-score-flat = { praga-amount-vp }
praga-score-track_position =
    { $track ->
        [university] толкова точки, колкото е позицията ти по скалата на университета
        [mines] толкова точки, колкото златни мини имаш
       *[quarry] толкова точки, колкото каменоломни имаш
    }
praga-score-per_upgrade = { praga-amount-vp } за всяко твое подобрение, включително покритите
praga-score-per_wall = { praga-amount-vp } за всяка твоя стена
praga-score-rows_sum = { praga-amount-vp }, умножени по сбора на редовете ти на Гладната стена и катедралата
