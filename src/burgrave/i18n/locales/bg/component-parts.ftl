# The sections of a file with Praga’s printed pieces, and where values come from; the browser uses them too.

praga-section-crane = Кран на действията
praga-section-action_tiles = Плочки за действие
praga-section-upgrades = Подобрения
praga-section-walls = Стени
praga-section-buildings = Сгради
praga-section-technologies = Технологии
praga-section-tokens = Производствени жетони
praga-section-plazas = Площади
praga-section-map = Карта
praga-section-road = Кралски път
praga-section-bridge = Мост
praga-section-projects = Гладната стена и катедралата
praga-section-seals = Печати
praga-section-scoring = Таблици за точкуване
praga-section-player_board = Табла на играчите

components-origin-rulebook = правила
components-origin-source = източник
components-origin-derived = изведено
components-origin-reconstructed = реконструирано
components-origin-printed = отпечатано
components-origin-printed_twice = отпечатано, проверено два пъти
