# How a game ends: equal points, and how good the result of a solo game is.

praga-tie = Remis; lepszy jest ten, kto był później w kolejności tur: { $seats }.
praga-rating-good = { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }: { $solo ->
        [parler] to dobry wynik nawet w prostej grze solo, gdzie zasady wymagają ponad { $good }.
       *[other] to dobry wynik; zasady wymagają ponad { $good }.
    }
praga-rating-below = { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }. { $solo ->
        [parler] W prostej grze solo zasady uznają ponad { $good } za dobry wynik.
       *[other] Zasady uznają ponad { $good } za dobry wynik.
    }
