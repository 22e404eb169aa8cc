# The glossary: words that stand alone, as headings and labels. docs/praga-glossary.md is the same as a table.

## The action crane

praga-term-crane = Кран на действията
praga-term-action_tile = Плочка за действие
praga-term-red_zone = Червена зона
praga-term-green_zone = Зелена зона
praga-term-blue_zone = Синя зона
praga-term-position = Позиция
praga-term-sector = Сектор
praga-term-blocked_sector = Блокиран сектор
praga-term-turn_counter = Брояч на ходовете
praga-term-hourglass = Пясъчен часовник
praga-term-five_points = Жетон за 5 точки
praga-term-wheel_bonus = Бонус от крана на действията

## Boards and tracks

praga-term-action_board = Табло с действия
praga-term-player_board = Табло на играча
praga-term-main_board = Игрално поле
praga-term-mines = Златни мини
praga-term-quarry = Каменоломни
praga-term-technology = Технология
praga-term-university = Карлов университет
praga-term-produce = Добиване
praga-term-production_bonus = Производствен бонус
praga-term-production_token = Производствен жетон
praga-term-wealth_bonus = Бонус за богатство
praga-term-seal = Печат
praga-term-river = Река

## What players have

praga-term-gold = Злато
praga-term-stone = Камък
praga-term-points = Точки
praga-term-egg = Яйца
praga-term-window = Прозорци
praga-term-silver_window = Сребърни прозорци
praga-term-gold_window = Златни прозорци
praga-term-red_token = Червени жетони
praga-term-blue_token = Сини жетони
praga-term-cube = Кубчета
praga-term-figure = Фигурка
praga-term-marker = Маркер

## Actions

praga-term-action = Действие
praga-term-main_action = Основно действие
praga-term-extra_action = Допълнително действие
praga-term-action_mines = Управление на златни мини
praga-term-action_quarry = Управление на каменоломни
praga-term-action_upgrade = Подобряване на действие
praga-term-action_wall = Строеж на стена
praga-term-action_building = Строеж на сграда
praga-term-action_road = Строеж на Кралския път

## Tiles

praga-term-tile = Плочка
praga-term-upgrade = Подобрение
praga-term-wall = Стена
praga-term-building = Сграда
praga-term-normal_tile = Обикновена плочка
praga-term-special_tile = Специална плочка
praga-term-display = Предлагани плочки
praga-term-stack = Купчина
praga-term-refresh = Обновяване
praga-term-era = Епоха
praga-term-edge = Ръб
praga-term-corner = Ъгъл
praga-term-connection = Свързване
praga-term-cost = Цена
praga-term-reward = Награда

## City and projects

praga-term-old_town = Старият град
praga-term-new_town = Новият град
praga-term-plot = Парцел
praga-term-plaza = Площад
praga-term-influence = Влияние
praga-term-hunger_wall = Гладната стена
praga-term-cathedral = Катедралата „Св. Вит“
praga-term-row = Ред
praga-term-column = Колона
praga-term-level = Ниво
praga-term-sideways = Преместване встрани
praga-term-row_up = Ред нагоре
praga-term-kings_road = Кралският път
praga-term-bridge = Карловият мост
praga-term-bridge_place = Място на моста
praga-term-silver_tile = Сребърна плочка на моста
praga-term-gold_tile = Златна плочка на моста

## Playing

praga-term-first_player = Първи играч
praga-term-turn = Ход
praga-term-scoring = Крайно точкуване
praga-term-solo = Соло игра
praga-term-opponent = Виртуален противник
praga-term-parler = Петер Парлер
praga-term-pawn = Пионката на Парлер
praga-term-pointer = Следващата плочка на Парлер
praga-term-parler_card_1 = Карта 1 на Парлер
praga-term-parler_card_2 = Карта 2 на Парлер
praga-term-parler_card_3 = Карта 3 на Парлер
praga-term-parler_card_4 = Карта 4 на Парлер
praga-term-parler_card_5 = Карта 5 на Парлер
praga-term-unknown = Неизвестно

## Phases

praga-phase-setup = подготовка
praga-phase-turn = ход
praga-phase-close = край на хода
praga-phase-opponent = ход на противника
praga-phase-era_change = смяна на епохата
praga-phase-scoring = крайно точкуване
praga-phase-over = край на играта
