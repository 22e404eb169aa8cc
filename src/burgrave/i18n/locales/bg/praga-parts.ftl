# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-praga-steps =
    { $number ->
        [one] { $number } стъпка
       *[other] { $number } стъпки
    }
part-praga-moves =
    { $number ->
        [one] { $number } преместване
       *[other] { $number } премествания
    }
part-praga-turned =
    { $rotation ->
        [0] {""}
        [1] , завъртане 60° надясно
        [2] , завъртане 120° надясно
        [3] , завъртане 180°
        [4] , завъртане 120° наляво
       *[5] , завъртане 60° наляво
    }
part-praga-technologies =
    { $number ->
        [one] { $number } технология
       *[other] { $number } технологии
    }
part-praga-bridge-tiles =
    { $number ->
        [one] { $number } плочка
       *[other] { $number } плочки
    }
part-praga-symbol =
    { $symbol ->
        [hunger] символ на Гладната стена
       *[cathedral] символ на катедралата
    }
part-praga-the-symbol =
    { $symbol ->
        [hunger] символа на Гладната стена
       *[cathedral] символа на катедралата
    }
