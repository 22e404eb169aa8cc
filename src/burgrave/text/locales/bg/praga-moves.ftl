# What a move does, as a label. $numeral and $numeral2 are the plain numbers that a move names.

praga-move-end-turn = Приключи хода си
praga-move-wheel-bonus = Използвай бонуса от крана на действията
praga-move-buy-action-for-two-gold-windows = Доп. действие за 2 златни прозореца
praga-move-buy-action-for-gold-and-silver = Доп. действие за 1 зл. и 1 ср. прозорец
praga-move-road-effect = Кралски път, { $space }: ефект
praga-move-road-egg-effect = Кралски път, { $space }: за 1 яйце
praga-move-arrow-up = Последвай стрелката нагоре
praga-move-decline = Не
praga-move-upper-reward = Вземи горната награда
praga-move-lower-reward = Вземи долната награда
praga-move-discard-silver-window = Върни сребърен прозорец
praga-move-discard-gold-window = Върни златен прозорец
praga-move-track-mines = Златни мини
praga-move-track-quarry = Каменоломни
praga-move-take = Вземи { $action_tile }

## The main action, or the action of a technology

praga-move-action-develop-mines = Развий златните мини: 1 злато и 1 стъпка
praga-move-action-produce-gold = Добий злато
praga-move-action-develop-quarry = Развий каменоломните: 1 камък и 1 стъпка
praga-move-action-produce-stone = Добий камък
praga-move-action-upgrade = Подобри действие
praga-move-action-wall = Построй стена
praga-move-action-building = Построй сграда
praga-move-action-road = Строй Кралския път

## The bought action

praga-move-extra-develop-mines = Доп. действие: развий златните мини
praga-move-extra-produce-gold = Доп. действие: добий злато
praga-move-extra-develop-quarry = Доп. действие: развий каменоломните
praga-move-extra-produce-stone = Доп. действие: добий камък
praga-move-extra-upgrade = Доп. действие: подобри действие
praga-move-extra-wall = Доп. действие: построй стена
praga-move-extra-building = Доп. действие: построй сграда
praga-move-extra-road = Доп. действие: строй Кралския път

## The rest of a turn

praga-move-use = Използвай { $technology }
praga-move-keep = Задръж { $technology }
praga-move-refresh-upgrades-for-gold = Обнови подобренията за 1 злато
praga-move-refresh-walls-for-gold = Обнови стените за 1 злато
praga-move-refresh-buildings-for-gold = Обнови сградите за 1 злато
praga-move-refresh-upgrades-for-stone = Обнови подобренията за 1 камък
praga-move-refresh-walls-for-stone = Обнови стените за 1 камък
praga-move-refresh-buildings-for-stone = Обнови сградите за 1 камък
praga-move-climb-hunger_wall = Гладна стена: ред нагоре (2 ср. прозореца)
praga-move-climb-cathedral = Катедрала: ред нагоре (2 ср. прозореца)
praga-move-sideways-hunger_wall = Премести се встрани по Гладната стена
praga-move-sideways-cathedral = Премести се встрани по катедралата
praga-move-project-hunger_wall = Гладна стена
praga-move-project-cathedral = Катедрала
praga-move-bonus = Вземи бонус: { $tile }
praga-move-seal = Заеми { $seal }

## Choosing pieces and places

praga-move-tile = Избери { $tile }
praga-move-slot = Място { $numeral } до таблото с действия
praga-move-rotation =
    { $numeral ->
        [0] Без завъртане
        [1] Завърти на 60° надясно ↻
        [2] Завърти на 120° надясно ↻
        [3] Завърти на 180°
        [4] Завърти на 120° наляво ↺
       *[5] Завърти на 60° наляво ↺
    }
praga-move-plot = Парцел { $numeral },{ $numeral2 }
praga-move-token = Вземи { $token }
praga-move-pick = Избери { $bridge_tile }
praga-move-place = Място { $numeral } на Карловия мост
praga-move-plaza = Избери { $plaza }
praga-move-choose = Награда { $numeral }
