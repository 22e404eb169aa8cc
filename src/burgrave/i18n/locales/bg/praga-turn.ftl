# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

## Groups

praga-group-take = Кран
praga-group-action = Действие
praga-group-note-action = едно от двете
praga-group-first = За уреждане
praga-group-note-first = преди края на хода
praga-group-comes = Бонуси
praga-group-note-comes = автоматично в края
praga-group-lost = Ако искаш
praga-group-note-lost = губи се в края на хода
praga-group-extra = Доп. действие
praga-group-note-extra = губи се в края на хода
praga-group-technology = Технология
praga-group-project = Ред нагоре
praga-group-seal = Печати
praga-group-buy = Доп. действие
praga-group-refresh = Обновяване

## What is lost

# $number is how many, $id a space of the road.
praga-loss-action = действието на плочката
praga-loss-extra =
    { $number ->
        [one] допълнително действие
       *[other] { $number } допълнителни действия
    }
praga-loss-wheel-bonus = яйцето, което се продава
praga-loss-road-effect = покупката на поле { $id }
praga-loss-road-egg-effect = ефектът на поле { $id } за яйце
praga-loss-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-loss-window =
    { $number ->
        [one] прозорец по избор
       *[other] { $number } прозореца по избор
    }
praga-loss-list = губи се: { $things }

## Where the gains of a tile come from

praga-gain-price = Цена
# $number is what a technology takes off.
praga-gain-price-less = Цена, с { $number } по-малко
praga-gain-plot = Този парцел
praga-gain-reward = Награда
praga-gain-university = Университет
praga-gain-edge = Съвпадат ръбове
praga-gain-corners-red = Срещат се червени ъгли
praga-gain-corners-blue = Срещат се сини ъгли
praga-gain-symbol = Символът: ход встрани
praga-gain-around = Сгради около площада
praga-gain-cube = Твое кубче
praga-gain-no-cube = Нямаш кубче, няма влияние
praga-gain-technology = Технология { $level }
praga-gain-wealth = Богатство: { $wealth }
praga-gain-road = Кралският път, { $space }
praga-gain-overflow = Отвъд края на скалата
praga-gain-projects = Ходове встрани
praga-gain-limit = Няма място за повече
praga-gain-plaza = Площадът е завършен
praga-gain-plaza-you = Площадът е завършен: водиш ти
praga-gain-plaza-shared = Площадът е завършен: водиш наравно с { $seats }
praga-gain-plaza-other = Площадът е завършен: начело { $seats }
praga-gain-plaza-other-and-you = Площадът е завършен: начело { $seats }, ти избираш едно
praga-gain-plaza-choose = Площадът е завършен: избираш едно
praga-gain-each-time = Оттук нататък всеки път
praga-gain-upgrade = Твоето подобрение, когато искаш

## Choices in words

praga-decline-arrow-up = Остани на този ред
praga-decline-cathedral-tile = Без плочка
# $lost is a bundle.
praga-note-limit = от тях се губят { $lost }: можеш да имаш само 9
praga-note-row = ред { $row }: { praga-amount-vp } в края
# How many of the tiles of the row can be chosen for an action.
praga-note-tiles = { $action } (възможни плочки: { $number } от { $count })
