### Страницата за въвеждане на отпечатаните части от кутията и частите на маса.

nav-pieces = Твоята кутия
pieces-lede = Повечето стойности на тези части са наша реконструкция: правилата показват само някои. Ако имаш играта, сравни всяка част със своята. Поправи разликите и потвърди това, което съвпада.
pieces-enter-own = Въведи частите от своята кутия
pieces-no-game = Тази игра няма части за въвеждане.
pieces-loading = Частите се зареждат …
pieces-away = Сървърът е недостъпен. Нищо не е променено.
pieces-again = Опитай пак
pieces-unchecked = Сървърът е недостъпен и частите не са проверени. Те остават в този браузър.

## Sections and progress

pieces-sections = Раздели
pieces-section-wrong = тук нещо не съвпада
pieces-progress = потвърдени { $count } от { $total }
pieces-progress-label = Потвърдени части
pieces-find = Намери част
pieces-find-how = стени, 3 камъка, златен прозорец
pieces-found =
    { $count ->
        [one] { $count } част
       *[other] { $count } части
    }
pieces-none = Никоя част няма всичко това.
pieces-choose = Избери част, за да я разгледаш.
pieces-next = Следваща непотвърдена
pieces-all-done = Всичко е потвърдено
pieces-skip = Прескочи
pieces-undo = Отмени
pieces-redo = Повтори

## One piece

pieces-how = Щракни върху това, което е различно, или използвай стрелките и Enter. Завъртането няма значение.
pieces-confirm = Съвпада
pieces-unconfirm = Все пак непотвърдена
pieces-reset = Върни вградените стойности
pieces-source = Откъде са стойностите
pieces-fixed = Тези стойности са част от правилата. Могат само да се потвърдят.
pieces-yes = да
pieces-no = не
pieces-nothing = нищо
pieces-less = по-малко: { $what }
pieces-more = повече: { $what }
pieces-add = Добави
pieces-add-one = Добави: { $what }
pieces-one-of = Едно от
pieces-or = или
pieces-make-choice = Награда по избор
pieces-another-choice = Още един избор
pieces-remove-choice = Премахни избор { $number }
pieces-era = Епоха
pieces-cost = Цена
pieces-reward = Награда
pieces-action = Действие
pieces-university = Стъпки в университета
pieces-edge = Ръб { $place }
pieces-edge-of = ръб: { $symbol }
pieces-red-corner = Червен ъгъл { $place }
pieces-blue-corner = Син ъгъл { $place }
pieces-no-cube = без място за кубче
pieces-effect = Ефект
pieces-amounts = Количества
pieces-amount = Количество
pieces-steps = Стъпки
pieces-points = Точки
pieces-count = Брой
pieces-upper = Горна награда
pieces-lower = Долна награда
pieces-colour = Цвят
pieces-colour-yellow = жълт
pieces-colour-grey = сив
pieces-colour-brown = кафяв
pieces-at-once = Веднага
pieces-at-end = В края
pieces-counts = Брои
pieces-counts-university = позицията в университета
pieces-counts-mines = позицията на златните мини
pieces-counts-quarry = позицията на каменоломните
pieces-counts-per_upgrade = всяко подобрение
pieces-counts-per_wall = всяка стена
pieces-counts-rows_sum = всеки изкачен ред
pieces-seal-flat = точки
pieces-seal-gold = точки за всяко злато
pieces-seal-stone = точки за всеки камък
pieces-seal-pair = точки за всяко злато с камък

## Kinds of pieces and other parts

pieces-kind-upgrade = Подобрение
pieces-kind-wall = Стена
pieces-kind-building = Сграда
pieces-kind-technologies = Технология
pieces-kind-production_tokens = Производствен жетон
pieces-kind-plazas = Плочка за площад
pieces-kind-kings_road-spaces = Кралски път
pieces-kind-kings_road-alternative_tiles = Плочка за Кралския път
pieces-kind-bridge-places = Място на моста
pieces-kind-bridge-tiles = Плочка за моста
pieces-kind-seals = Печат
pieces-part-wheel-positions = Зони на рамката
pieces-part-wheel-sectors = Бонуси на крана
pieces-part-wheel-start = Начало на блокирания сектор
pieces-part-wheel-frame = Брояч на ходовете и епоха II
pieces-part-wheel-recommended = Препоръчан ред на плочките за действие
pieces-part-action_tiles = Плочки за действие
pieces-part-board = Карта на града
pieces-part-kings_road-colours = Цветове на Кралския път
pieces-part-projects-level_cost = Цени на нивата
pieces-part-projects-column = Колони
pieces-part-projects-row_vp = Точки за редовете
pieces-part-projects-rows = Брой редове и нива
pieces-part-projects-hunger_wall = Гладната стена
pieces-part-projects-cathedral = Катедралата
pieces-part-egg_scoring = Точки за яйца
pieces-part-wall_scoring = Точки за стени
pieces-part-display = Изложени плочки
pieces-part-player_board-start = С какво започва играчът
pieces-part-player_board-mines = Скала на златните мини
pieces-part-player_board-quarry = Скала на каменоломните
pieces-part-player_board-technology = Скала на технологиите
pieces-part-player_board-university = Скала на университета
pieces-part-player_board-wealth = Бонуси за богатство
pieces-part-action_board = Табло за действия

## Symbols

pieces-symbol-gold = злато
pieces-symbol-stone = камък
pieces-symbol-vp = точки
pieces-symbol-tech = стъпки в технологиите
pieces-symbol-university = стъпки в университета
pieces-symbol-mine = стъпки на златните мини
pieces-symbol-quarry = стъпки на каменоломните
pieces-symbol-silver = сребърни прозорци
pieces-symbol-goldwin = златни прозорци
pieces-symbol-egg = яйца
pieces-symbol-red = червени жетони
pieces-symbol-blue = сини жетони
pieces-symbol-hunger = встрани по Гладната стена
pieces-symbol-cathedral = встрани по катедралата
pieces-symbol-sideways_choice = встрани по един от проектите
pieces-symbol-special_or_vp = специална плочка или точки
pieces-symbol-cube = свободни кубчета
pieces-symbol-token = производствен жетон
pieces-symbol-seal = печат

## Boards

pieces-nth = { $number }.
pieces-players =
    { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
pieces-side = Страна { $side }
pieces-zone = Зона
pieces-zone-red = червена
pieces-zone-green = зелена
pieces-zone-blue = синя
pieces-position = Позиция { $number }
pieces-sector = Сектор { $number }
pieces-bonus = Бонус
pieces-block-start = Позиция на блокирания сектор в началото
pieces-block-counts = Къде се брои
pieces-drop = Броячът се мести на позиция
pieces-era-position = Епоха II започва на позиция
pieces-counter-start = Поле на брояча в началото
pieces-era-change = Епоха II започва ({ $players })
pieces-change-pos = Позиция на блокирания сектор
pieces-change-while_frame_space = Поле на брояча
pieces-change-from = От поле
pieces-change-to = На поле
pieces-half-outer = Ляво действие на { $tile }
pieces-half-inner = Дясно действие на { $tile }
pieces-pairing = Кои страни са една плочка
pieces-enter = Цена за влизане
pieces-egg-effect = За яйце
pieces-road-gain = награда
pieces-road-may_pay = плати и вземи
pieces-road-vp_per_era1_upgrade = точки за подобрения от епоха I
pieces-road-vp_per_window = точки за прозорци
pieces-road-while_here_upgrade = награда за подобрения
pieces-road-while_here_wall = награда за стени
pieces-road-while_here_building_without = награда за сгради без символ
pieces-start = В началото
pieces-limit = Най-много злато или камък
pieces-cell = Поле { $number }
pieces-ends = Краища на скалата
pieces-first = Първо число
pieces-last = Последно число
pieces-overflow = Точки за всяка стъпка отвъд
pieces-worth = Точки за всяка стъпка в технологиите
pieces-from = От
pieces-wealth-gold6 = Много злато
pieces-wealth-stone6 = Много камък
pieces-wealth-nine = Колкото може повече
pieces-project-hunger_wall = Гладната стена
pieces-project-cathedral = Катедралата
pieces-project-cell = { $set }: ред { $row }, колона { $column }
pieces-column = Колона { $column }
pieces-level-price = Цена на ред { $row }
pieces-climb = Цена за един ред нагоре
pieces-hex = { $type }, ред { $row }, колона { $column }
pieces-hex-kind = Какво има тук
pieces-hex-plot = парцел
pieces-hex-plaza = площад
pieces-hex-road = път
pieces-hex-green = зеленина
pieces-hex-walled = ограден квартал
pieces-hex-embankment = крайбрежна
pieces-plaza = Площад
pieces-surcharge = Допълнително злато
pieces-least-players = Има плочка от този брой играчи нататък
pieces-prefilled =
    { $count ->
        [one] Застроен от началото ({ $count } играч)
       *[other] Застроен от началото ({ $count } играчи)
    }
pieces-loop = Път на пионката на Парлер
pieces-shields = Полета на Кралския път
pieces-shield-row = { $space }: ред
pieces-shield-column = { $space }: колона

## The check

pieces-fits = Всички части съвпадат.
pieces-wrong =
    { $count ->
        [one] Едно нещо не съвпада:
       *[other] { $count } неща не съвпадат:
    }
pieces-show = Покажи
pieces-show-all = Покажи всички ({ $count })
pieces-show-less = Покажи по-малко
pieces-exchange = Размени стойностите им

## Files

pieces-use = Използвай на моите маси
pieces-use-about = Твоите части тръгват с теб, когато създадеш маса.
pieces-use-off = Този сървър не го позволява.
pieces-download = Изтегли
pieces-open = Отвори файл
pieces-compare = Сравни и обедини
pieces-refused = Файлът не може да се използва. Нищо не е променено.
pieces-large = { $name } е по-голям от { $most } kB.
pieces-compared = Твоите части и { $name }
pieces-mine = Моите
pieces-theirs = Техните
pieces-built-in = Вградени
pieces-what = Какво
pieces-differ =
    { $count ->
        [one] Една част се различава.
       *[other] { $count } части се различават.
    }
pieces-agreed =
    { $count ->
        [one] Една е потвърдена и в двата файла.
       *[other] { $count } са потвърдени и в двата файла.
    }
pieces-to-choose =
    { $count ->
        [one] Остава да избереш една.
       *[other] Остава да избереш { $count }.
    }
pieces-take = Вземи
pieces-take-mine = моята
pieces-take-theirs = тяхната
pieces-take-both = и двете
pieces-merge = Използвай обединените части
pieces-merge-not = Остави моите непроменени

## New tables and the lobby

pieces-which = Части
pieces-mine-built-in = вградени
pieces-mine-own = от моята кутия
pieces-table = Части на { $name }
pieces-table-unnamed = Собствени части на играч
pieces-table-state = потвърдени { $confirmed } от { $total }, различни от вградените: { $changed }
pieces-table-differences = Покажи разликите
pieces-table-download = Изтегли тези части
pieces-only-confirmed = Всички стойности са вградените.
pieces-origin-of = Стойности: { $origin }
