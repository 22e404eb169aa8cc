# The kinds of cards, and the numbers on them.

citadels-kind-character = Postać
citadels-kind-district = Dzielnica
citadels-kind-action = Karta akcji
citadels-number-rank = Ranga
citadels-number-cost = Koszt
citadels-number-points = Punkty
citadels-number-copies = Liczba
