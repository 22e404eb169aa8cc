# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

## Groups

praga-group-take = Кран
praga-group-action = Действие
praga-group-note-action = едно от двете
praga-group-first = За уреждане
praga-group-note-first = преди края на хода
praga-group-comes = Бонуси
praga-group-note-comes = в края идват сами
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
praga-forfeit-action = действието на плочката
praga-forfeit-extra =
    { $number ->
        [one] допълнително действие
       *[other] { $number } допълнителни действия
    }
praga-forfeit-wheel-bonus = яйцето, което се продава
praga-forfeit-road-effect = покупката на поле { $id }
praga-forfeit-road-egg-effect = ефектът на поле { $id } за яйце
praga-forfeit-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-forfeit-window =
    { $number ->
        [one] прозорец по избор
       *[other] { $number } прозореца по избор
    }
praga-forfeit-list = губи се: { $things }

## Where what a tile brings comes from

praga-ledger-price = Цена
# $number is what a technology takes off.
praga-ledger-price-less = Цена, с { $number } по-малко
praga-ledger-plot = Този парцел
praga-ledger-reward = Награда
praga-ledger-university = Университет
praga-ledger-edge = Съвпадат ръбове
praga-ledger-corners-red = Срещат се червени ъгли
praga-ledger-corners-blue = Срещат се сини ъгли
praga-ledger-symbol = Символът: ход встрани
praga-ledger-around = Сгради около площада
praga-ledger-cube = Твое кубче
praga-ledger-no-cube = Нямаш кубче, няма влияние
praga-ledger-technology = Технология { $level }
praga-ledger-wealth = Богатство: { $wealth }
praga-ledger-road = Кралският път, { $space }
praga-ledger-overflow = Отвъд края на скалата
praga-ledger-projects = Ходове встрани
praga-ledger-limit = Няма място за повече
praga-ledger-plaza = Площадът е завършен
praga-ledger-plaza-you = Площадът е завършен: водиш ти
praga-ledger-plaza-shared = Площадът е завършен: водиш наравно с { $seats }
praga-ledger-plaza-other = Площадът е завършен: начело { $seats }
praga-ledger-plaza-other-and-you = Площадът е завършен: начело { $seats }, ти избираш едно
praga-ledger-plaza-choose = Площадът е завършен: избираш едно
praga-ledger-each-time = Оттук нататък всеки път
praga-ledger-upgrade = Твоето подобрение, когато искаш
