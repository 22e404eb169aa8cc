# A turn as it is chosen: the groups of its moves, and what ending it loses.

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
