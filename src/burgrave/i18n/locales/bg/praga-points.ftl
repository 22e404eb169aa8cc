# What points are given for: during the game, then at its end.

praga-points-start = Точки в началото
praga-points-crane = Кран на действията
praga-points-production = Производство
praga-points-upgrades = Подобрения
praga-points-walls = Стени
praga-points-buildings = Сгради
praga-points-connections = Свързвания
praga-points-plazas = Площади
praga-points-projects = Гладна стена и катедрала
praga-points-road = Кралският път
praga-points-bridge = Карловият мост
praga-points-technologies = Технологии
praga-points-overflow = Отвъд края на скала
praga-points-wealth = Богатство
praga-points-actions = Действия

praga-points-open_plazas = Незавършени площади
praga-points-academics = Академична общност
praga-points-hunger_wall = Редове на Гладната стена
praga-points-blue_tokens = Сини жетони
praga-points-cathedral = Редове на катедралата
praga-points-red_tokens = Червени жетони
praga-points-wall_count = Брой на стените
praga-points-gold_tiles = Златни плочки на моста
praga-points-seals = Печати
praga-points-eggs = Яйца
