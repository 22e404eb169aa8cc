# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-praga-steps =
    { $number ->
        [one] { $number } posun
        [few] { $number } posuny
       *[other] { $number } posunů
    }
part-praga-turned =
    { $rotation ->
        [0] {""}
        [1] , natočení 60° doprava
        [2] , natočení 120° doprava
        [3] , natočení 180°
        [4] , natočení 120° doleva
       *[5] , natočení 60° doleva
    }
part-praga-technologies =
    { $number ->
        [one] { $number } technologii
        [few] { $number } technologie
       *[other] { $number } technologií
    }
part-praga-bridge-tiles =
    { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
       *[other] { $number } dílků
    }
part-praga-symbol =
    { $symbol ->
        [hunger] symbol Hladové zdi
       *[cathedral] symbol katedrály
    }
    .gen =
        { $symbol ->
            [hunger] symbolu Hladové zdi
           *[cathedral] symbolu katedrály
        }
    .ins =
        { $symbol ->
            [hunger] symbolem Hladové zdi
           *[cathedral] symbolem katedrály
        }
