# What technologies do, by the names of their effects in the data file, in our own words. $bundle is what the
# parameters of the effect are worth ("1 gold, 1 point"); $resource, $track, $symbol, $token are ids.

praga-text-technology =
    { $level ->
        [1] { $effect } Действа от следващия ти ход.
        [2] { $effect } Действа от следващия ти ход.
       *[other] { $effect } Еднократна: след употреба я върни в кутията.
    }

praga-effect-wheel_resource_plus =
    { $resource ->
        [gold] Когато бонусът ти от крана на действията е злато, получаваш още 1 злато и 1 точка.
       *[stone] Когато бонусът ти от крана на действията е камък, получаваш още 1 камък и 1 точка.
    }
praga-effect-track_step_vp =
    { $track ->
        [mines] За всяка стъпка по скалата на златните мини получаваш { $bundle }.
       *[quarry] За всяка стъпка по скалата на каменоломните получаваш { $bundle }.
    }
praga-effect-row_up_vp = За всеки ред, с който се изкачиш по Гладната стена или по катедралата, получаваш { $bundle }.
praga-effect-wheel_vp_plus = Когато кранът на действията ти дава точки, получаваш още { $bundle }.
praga-effect-building_with_symbol = За всяка построена сграда със { part-praga-the-symbol } получаваш { $bundle }.
praga-effect-building_without_symbol = За всяка построена сграда без { part-praga-the-symbol } получаваш { $bundle }.
praga-effect-wall_with_symbol = За всяка построена стена със { part-praga-the-symbol } получаваш { $bundle }.
praga-effect-token_once =
    { $token ->
        [red] Веднъж във всеки свой ход, когато получиш червен жетон, получаваш { $bundle }.
       *[blue] Веднъж във всеки свой ход, когато получиш син жетон, получаваш { $bundle }.
    }
praga-effect-egg_gain = За всяко яйце, което получиш или купиш, получаваш { $bundle }.
praga-effect-egg_and_road = Получаваш 1 яйце, после строиш Кралския път.
praga-effect-free_row_up = Изкачваш се с един ред по Гладната стена или по катедралата. Не плащаш прозорци, нито цената на нивото.
praga-effect-university_steps =
    { $steps ->
        [one] Напредваш { $steps } стъпка по скалата на университета.
       *[other] Напредваш { $steps } стъпки по скалата на университета.
    }
praga-effect-upgrade_and_vp = Подобряваш действие и получаваш { $bundle }.
praga-effect-upgrade_and_goldwin = Подобряваш действие и получаваш { $bundle }.
praga-effect-produce_gold = Добиваш злато и получаваш { $bundle }. Това не е действие.
praga-effect-produce_stone = Добиваш камък и получаваш { $bundle }. Това не е действие.
praga-effect-building_discount = Строиш сграда; плочката и парцелът струват общо { $bundle } по-малко.
praga-effect-wall_discount = Строиш стена и плащаш { $bundle } по-малко.
praga-effect-any_action = Извършваш едно действие по избор.
praga-effect-step_and_produce =
    { $steps ->
        [one] Напредваш { $steps } стъпка по скалата на златните мини или на каменоломните, после добиваш злато или камък. Това не е действие.
       *[other] Напредваш { $steps } стъпки по скалата на златните мини или на каменоломните, после добиваш злато или камък. Това не е действие.
    }
praga-effect-plaza_both = Получаваш и двете награди на една плочка на площад по избор.
