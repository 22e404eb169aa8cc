# The kinds of cards, and the numbers on them.

citadels-kind-character = Персонаж
citadels-kind-district = Сграда
citadels-kind-action = Карта с действие
citadels-number-rank = Ранг
citadels-number-cost = Цена
citadels-number-points = Точки
citadels-number-copies = Брой
