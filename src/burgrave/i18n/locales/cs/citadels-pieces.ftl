# The kinds of cards, and the numbers on them.

citadels-kind-character = Postava
citadels-kind-district =
    { $edition ->
        [classic] Stavba
       *[other] Budova
    }
citadels-kind-action = Akční karta
citadels-number-rank = Číslo
citadels-number-cost = Cena
citadels-number-points = Body
citadels-number-copies = Počet
