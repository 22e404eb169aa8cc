### Масата на „Praga Caput Regni“: няколкото думи, които са на браузъра.

praga-values = Повечето стойности на плочките на „Прага“ са наша собствена реконструкция, защото правилата показват само някои от тях. Ако имаш играта, можеш да въведеш това, което наистина е отпечатано.

praga-turn = ход
praga-of = от { $count }
praga-turn-number = Ход { $turn }
praga-turn-of = Ход { $turn } от { $count }
praga-era = Епоха { $era }
praga-free = безплатно
praga-take = Вземи тази плочка
praga-choose-tile = Избери плочка тук или на крана.
praga-choose-place = Избери място тук или на таблото.
praga-stack = { $count } в купчината
praga-city = Градът
praga-old-town = Старият град
praga-new-town = Новият град
praga-tracks = Скали
praga-technology = Технология { $level }
praga-bridge-tile = Плочка на моста { $numeral }
praga-upgrade-gives = подобрението ти дава
praga-board-of = Таблото на { $name }
praga-back-to-own = Обратно към твоето
praga-turn-left = Завърти наляво
praga-turn-right = Завърти надясно
praga-turned = Завъртяна на { $degrees }°
praga-part-crane = Кран
praga-part-offer = Предлагани плочки
praga-part-city = Град и път
praga-part-board = Твоето табло
praga-part-tracks = Твоите скали
praga-part-tech = Технологии
praga-part-projects = Проекти
praga-parts = Части на масата
praga-page-crane = Кран
praga-page-offer = Плочки
praga-page-city = Град
praga-page-projects = Проекти
praga-page-board = Ти
praga-page-players = Играчи
praga-tab-turn = Ход
praga-tab-log = Събития
praga-tab-forecast = Прогноза
praga-tab-chat = Чат
praga-step-tile = Плочка
praga-step-action = Действие
praga-step-bonus = Бонус от крана
praga-ask-tile = Вземи плочка от крана
praga-ask-action = Кое действие?
praga-ask-rest = Още нещо?
praga-purse = Твоите ресурси
praga-also = Можеш също
praga-use = Използвай
praga-other-tile = друга плочка
praga-turn-it = Завърти плочката
praga-turn-it-how = или със стрелките до плочката
praga-here = Тук: { $where }
praga-in-all = Общо
praga-build = Построй тук
praga-lay = Постави тук
praga-key-turn = завърти
praga-key-build = построй
praga-end-gives = Краят на хода още дава
praga-end-loses = С края на хода се губи
praga-gives = дава
praga-loses = губи се
praga-end-sure = Край въпреки загубата?
praga-so-far = { $name } досега
praga-then-come = После
praga-last-turn = Предишният ти ход
praga-forecast = Ако играта свърши сега
praga-forecast-note = Според публичната информация.
praga-so-far-points = Досега
praga-total = Общо
praga-others = Другите играчи
praga-opens-board = Показва таблото.
praga-parler = Парлер
praga-opponent = Противник
praga-cards-left =
    { $count ->
        [0] 5 карти, разбъркани
        [one] остава { $count } карта
       *[other] остават { $count } карти
    }
praga-oldest = Най-старата плочка: { $actions }.
praga-complete = Завършен.
praga-free-plots =
    { $count ->
        [one] { $count } свободен парцел: следващата сграда завършва площада.
       *[other] { $count } свободни парцела.
    }
praga-no-plaza-tile = Без плочка при този брой играчи. При завършване кубчетата само се връщат.
praga-symbols = Символи
praga-open-sheet = Покажи всички възможности
praga-before = Предишният площад
praga-next = Следващият площад
praga-winner = Caput regni
praga-place = { $place }. място
praga-in-play = По време на играта
praga-at-end = В края
praga-refresh = Обнови редица
praga-comes-from = Откъде идва
praga-history = Твоите соло игри
praga-keys-help = D решение · 1–9 избор · ← → завърта плочка · Enter строи · U връщане · E край на хода · L събития · F прогноза · C кран · O плочки · M град · P проекти · B табло · Esc назад
praga-your-cube = твое кубче
praga-no-cube = 1 точка за всяка сграда на площада
praga-amount-cube =
    { $number ->
        [one] { $number } кубче
       *[other] { $number } кубчета
    }
praga-hex-mines = Мини
praga-hex-quarry = Каменоломни
praga-hex-upgrade = Подобрение
praga-hex-wall = Стена
praga-hex-building = Сграда
praga-hex-road = Път
praga-watch = Изчакваме другите
praga-sideways-hunger = Гладна стена: встрани
praga-sideways-cathedral = Катедрала: встрани
praga-meanwhile = След предишния ти ход
praga-action-impossible = Сега нищо не е възможно: { $action }
# $numbers are the numbers of action tiles; a reason follows.
praga-tiles-refused = Не могат да се вземат ({ $numbers }):
praga-parler-cube = кубче на Парлер
praga-parler-building = Сграда на Парлер
praga-last-card = Последна карта: { $card }.
praga-parler-played = изиграна след последното разбъркване
praga-parler-corners = Ако син ъгъл може да се срещне с друг, трябва да се срещне.
praga-wealth-gained = Получен.
praga-wealth-open = Още не е получен.
# $at is a number of steps, $number the points.
praga-academics-from = от стъпка { $at } на университета: { praga-amount-vp } за всяка стъпка на технологията
praga-wealth-says = Когато за пръв път имаш { $wealth }: { $bundle }.

praga-points-crane = Кран и производство
praga-points-tiles = Плочки и ръбове
praga-points-city = Град и площади
praga-points-knowledge = Знание
praga-points-works = Големите строежи
praga-points-seals = Печати и яйца
