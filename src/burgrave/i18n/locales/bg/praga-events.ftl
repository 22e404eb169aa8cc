# What happened. $who is "you" or "other". An event that ends in -hidden is for seats that may not know more.
# Verbs stand in the present: gender is not known. No name follows с or в: they would have to change with it.

praga-event-first-player =
    { $who ->
        [you] Започваш.
       *[other] Започва { $seat }.
    }
praga-event-turn-started =
    { $who ->
        [you] Започва твоят ход { $number }.
       *[other] { $seat } започва ход { $number }.
    }
praga-event-turn-ended =
    { $who ->
        [you] Приключваш хода си.
       *[other] { $seat } приключва хода си.
    }
praga-event-game-ended = Играта свършва.

## Actions

praga-event-tile-taken =
    { $who ->
        [you] Вземаш { $action_tile }.
       *[other] { $seat } взема { $action_tile }.
    }
praga-event-gained =
    { $who ->
        [you] Получаваш { praga-amount } ({ $source }).
       *[other] { $seat } получава { praga-amount } ({ $source }).
    }
praga-event-paid =
    { $who ->
        [you] Плащаш { praga-amount }.
       *[other] { $seat } плаща { praga-amount }.
    }
praga-event-action-performed =
    { $who ->
        [you] Извършваш действие: { $action }.
       *[other] { $seat } извършва действие: { $action }.
    }
praga-event-action-bought =
    { $who ->
        [you] Купуваш допълнително действие.
       *[other] { $seat } купува допълнително действие.
    }
praga-event-wealth =
    { $who ->
        [you] За първи път имаш { $wealth }.
       *[other] { $seat } за първи път има { $wealth }.
    }

## Tiles

# $rotation says how often the tile is turned by 60 degrees.
praga-event-upgrade-laid =
    { $who ->
        [you] Поставяш { $tile }{ part-praga-turned }.
       *[other] { $seat } поставя { $tile }{ part-praga-turned }.
    }
praga-event-wall-built =
    { $who ->
        [you] Строиш { $tile } на място { $slot } до таблото с действия{ part-praga-turned }.
       *[other] { $seat } строи { $tile } на място { $slot } до таблото с действия{ part-praga-turned }.
    }
praga-event-building-built =
    { $who ->
        [you] Строиш { $tile } на { $plot }{ part-praga-turned }.
       *[other] { $seat } строи { $tile } на { $plot }{ part-praga-turned }.
    }
praga-event-building-standing = На { $plot } от началото стои { $tile }.
praga-event-tile-revealed = Ново сред предлаганите: { $tile }.
praga-event-tile-returned = Обратно под купчината: { $tile }.
praga-event-row-refreshed =
    { $who ->
        [you] Обновяваш { $row_definite }.
       *[other] { $seat } обновява { $row_definite }.
    }

## Plazas

praga-event-cube-placed =
    { $who ->
        [you] Поставяш кубче на { $plot }.
       *[other] { $seat } поставя кубче на { $plot }.
    }
praga-event-cube-returned =
    { $who ->
        [you] Вземаш обратно кубчето си от { $plot }.
       *[other] { $seat } взема обратно кубчето си от { $plot }.
    }
praga-event-plaza-laid = На { $plaza } лежи { $plaza_tile }.
praga-event-plaza-evaluated = Последният парцел е застроен: оценява се { $plaza }.
praga-event-plaza-led =
    { $who ->
        [you] Имаш най-голямо влияние на { $plaza } и получаваш и двете награди.
       *[other] { $seat } има най-голямо влияние на { $plaza } и получава и двете награди.
    }

## Tracks, seals, technologies

praga-event-token-taken =
    { $who ->
        [you] Вземаш { $token } ({ $track }).
       *[other] { $seat } взема { $token } ({ $track }).
    }
praga-event-seal-right =
    { $who ->
        [you] Можеш да заемеш печат.
       *[other] { $seat } може да заеме печат.
    }
praga-event-seal-claimed =
    { $who ->
        [you] Заемаш { $seal }.
       *[other] { $seat } заема { $seal }.
    }
praga-event-technologies-drawn =
    { $who ->
        [you] Теглиш { part-praga-technologies }.
       *[other] { $seat } тегли { part-praga-technologies }.
    }
praga-event-technologies-drawn-hidden =
    { $who ->
        [you] Теглиш { part-praga-technologies }.
       *[other] { $seat } тегли { part-praga-technologies }.
    }
praga-event-technology-kept =
    { $who ->
        [you] Задържаш { $technology }.
       *[other] { $seat } задържа { $technology }.
    }
praga-event-technology-used =
    { $who ->
        [you] Използваш { $technology }.
       *[other] { $seat } използва { $technology }.
    }

## Hunger Wall, Cathedral, King's Road and bridge

praga-event-climbed =
    { $who ->
        [you] Изкачваш се на ред { $number } на { $project_definite }.
       *[other] { $seat } се изкачва на ред { $number } на { $project_definite }.
    }
praga-event-moved-sideways =
    { $who ->
        [you] Местиш се встрани на колона { $number } на { $project_definite }.
       *[other] { $seat } се мести встрани на колона { $number } на { $project_definite }.
    }
praga-event-figure-moved =
    { $who ->
        [you] Напредваш до { $space } на Кралския път.
       *[other] { $seat } напредва до { $space } на Кралския път.
    }
praga-event-bridge-seen =
    { $who ->
        [you] Разглеждаш { part-praga-bridge-tiles } при моста: { $bridge_tiles }.
       *[other] { $seat } разглежда { part-praga-bridge-tiles } при моста: { $bridge_tiles }.
    }
praga-event-bridge-seen-hidden =
    { $who ->
        [you] Разглеждаш { part-praga-bridge-tiles } при моста.
       *[other] { $seat } разглежда { part-praga-bridge-tiles } при моста.
    }
praga-event-bridge-laid =
    { $who ->
        [you] Поставяш { $bridge_tile } на място { $number } на Карловия мост.
       *[other] { $seat } поставя { $bridge_tile } на място { $number } на Карловия мост.
    }
praga-event-bridge-kept =
    { $who ->
        [you] Мостът е завършен: задържаш { $bridge_tile }.
       *[other] Мостът е завършен: { $seat } задържа { $bridge_tile }.
    }
praga-event-bridge-discarded =
    { $who ->
        [you] Мостът е завършен: връщаш { $bridge_tile } в кутията.
       *[other] Мостът е завършен: { $seat } връща { $bridge_tile } в кутията.
    }
praga-event-cathedral-seen =
    { $who ->
        [you] Разглеждаш { part-praga-bridge-tiles } при катедралата: { $bridge_tiles }.
       *[other] { $seat } разглежда { part-praga-bridge-tiles } при катедралата: { $bridge_tiles }.
    }
praga-event-cathedral-seen-hidden =
    { $who ->
        [you] Разглеждаш { part-praga-bridge-tiles } при катедралата.
       *[other] { $seat } разглежда { part-praga-bridge-tiles } при катедралата.
    }
praga-event-cathedral-kept =
    { $who ->
        [you] Вземаш от катедралата { $bridge_tile }.
       *[other] { $seat } взема от катедралата { $bridge_tile }.
    }

## The action crane

praga-event-wheel-turned = Кранът на действията се завърта.
praga-event-tile-lifted = Извън синята зона с жетона за 5 точки: { $action_tile }.
praga-event-platform-moved =
    { $number ->
        [0] Броячът на ходовете стига до пясъчния часовник.
       *[other] Броячът на ходовете отива на { $number }.
    }
praga-event-era-changed = Започва епоха II: предлагат се нови плочки.

## Playing alone

praga-event-opponent-took = От крана си отива неизползвана: { $action_tile }.
praga-event-parler-card =
    Парлер играе карта { $number }. { $number ->
        [1] { praga-text-term-parler_card_1 }
        [2] { praga-text-term-parler_card_2 }
        [3] { praga-text-term-parler_card_3 }
        [4] { praga-text-term-parler_card_4 }
       *[other] { praga-text-term-parler_card_5 }
    }
praga-event-parler-built = Парлер строи { $tile } на { $plot }{ part-praga-turned }.
praga-event-parler-removed = Парлер маха { $tile }.
praga-event-parler-stepped = Парлер стига до { $number } по скалата ({ $track }).
praga-event-parler-token = Парлер маха от реката { $token }.
praga-event-parler-seal = Парлер заема { $seal }.
praga-event-pawn-moved = Пионката на Парлер отива на { $plaza }.
praga-event-pointer-moved = Показалецът на Парлер ({ $row }) отива на плочка { $number } в редицата.
praga-event-parler-cube-returned = Парлер взема обратно кубчето си от { $plot }.

## Where gains come from

praga-event-upgrade-used =
    { $who ->
        [you] Вземаш бонус: { $tile }.
       *[other] { $seat } взема бонус: { $tile }.
    }
praga-event-technology-worked =
    { $who ->
        [you] Действа твоята { $technology }.
       *[other] { $seat } се възползва от { $technology }.
    }
praga-event-plaza-rewarded =
    { $who ->
        [you] Вземаш { $reward } на { $plaza }.
       *[other] { $seat } взема { $reward } на { $plaza }.
    }
praga-event-edge-met =
    { $who ->
        [you] На таблото ти с действия съвпадат ръбове: { $hex } и { $hex2 }.
       *[other] На таблото с действия на { $seat } съвпадат ръбове: { $hex } и { $hex2 }.
    }
praga-event-road-effect-used =
    { $who ->
        [you] Използваш ефекта на { $space } от Кралския път.
       *[other] { $seat } използва ефекта на { $space } от Кралския път.
    }
praga-event-bridge-picked =
    { $who ->
        [you] Избираш { $bridge_tile }.
       *[other] { $seat } избира { $bridge_tile }.
    }
praga-event-cathedral-declined =
    { $who ->
        [you] Не вземаш плочка от катедралата.
       *[other] { $seat } не взема плочка от катедралата.
    }
praga-event-sideways-chosen =
    { $who ->
        [you] За преместване встрани избираш: { $project }.
       *[other] { $seat } избира за преместване встрани: { $project }.
    }
