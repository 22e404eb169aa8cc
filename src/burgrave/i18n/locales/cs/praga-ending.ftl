# How a game ends: equal points, and how good the result of a solo game is.

praga-tie = Rovnost bodů; lepší je ten, kdo byl v pořadí později: { $seats }.
praga-rating-good = { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }: { $solo ->
        [parler] to by byl dobrý výsledek už v jednoduché sólové hře, kde pravidla chtějí víc než { $good }.
       *[other] to je dobrý výsledek; pravidla chtějí víc než { $good }.
    }
praga-rating-below = { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }. { $solo ->
        [parler] V jednoduché sólové hře pravidla považují za dobrý výsledek víc než { $good }.
       *[other] Za dobrý výsledek pravidla považují víc než { $good }.
    }
