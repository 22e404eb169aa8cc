# What a move does, as a label.

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

praga-move-action-develop_mines = Развий златните мини: 1 злато и 1 стъпка
praga-move-action-produce_gold = Добий злато
praga-move-action-develop_quarry = Развий каменоломните: 1 камък и 1 стъпка
praga-move-action-produce_stone = Добий камък
praga-move-action-upgrade = Подобри действие
praga-move-action-wall = Построй стена
praga-move-action-building = Построй сграда
praga-move-action-road = Строй Кралския път

## The bought action

praga-move-extra = Доп. действие: { $performance }

## The rest of a turn

praga-move-use = Използвай { $technology }
praga-move-keep = Задръж { $technology }
praga-move-refresh-for-gold-upgrades = Обнови подобренията за 1 злато
praga-move-refresh-for-gold-walls = Обнови стените за 1 злато
praga-move-refresh-for-gold-buildings = Обнови сградите за 1 злато
praga-move-refresh-for-stone-upgrades = Обнови подобренията за 1 камък
praga-move-refresh-for-stone-walls = Обнови стените за 1 камък
praga-move-refresh-for-stone-buildings = Обнови сградите за 1 камък
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
praga-move-slot = Място { $slot } до таблото с действия
praga-move-rotation =
    { $rotation ->
        [0] Без завъртане
        [1] Завърти на 60° надясно ↻
        [2] Завърти на 120° надясно ↻
        [3] Завърти на 180°
        [4] Завърти на 120° наляво ↺
       *[5] Завърти на 60° наляво ↺
    }
praga-move-plot = Парцел { $plot_where }
praga-move-token = Вземи { $token }
praga-move-pick = Избери { $bridge_tile }
praga-move-place = Място { $place } на Карловия мост
praga-move-plaza = Избери { $plaza }
praga-move-choose = Награда { $choice }
