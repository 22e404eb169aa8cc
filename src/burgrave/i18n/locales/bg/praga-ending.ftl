# How a game ends: equal points, and how good the result of a solo game is.

praga-tie = Равни точки; напред е този, който играе по-късно в реда на ходовете: { $seats }.
praga-rating-good = { $number ->
        [one] { $number } точка
       *[other] { $number } точки
    }: { $solo ->
        [parler] това е добър резултат дори за простата самостоятелна игра, където правилата искат над { $good }.
       *[other] това е добър резултат; правилата искат над { $good }.
    }
praga-rating-below = { $number ->
        [one] { $number } точка
       *[other] { $number } точки
    }. { $solo ->
        [parler] В простата самостоятелна игра правилата смятат над { $good } за добър резултат.
       *[other] Правилата смятат над { $good } за добър резултат.
    }
