# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-praga-steps =
    { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }
part-praga-moves =
    { $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
       *[many] { $number } ruchów
    }
part-praga-turned =
    { $rotation ->
        [0] {""}
        [1] , obrót o 60° w prawo
        [2] , obrót o 120° w prawo
        [3] , obrót o 180°
        [4] , obrót o 120° w lewo
       *[5] , obrót o 60° w lewo
    }
part-praga-technologies =
    { $number ->
        [one] { $number } technologię
        [few] { $number } technologie
       *[many] { $number } technologii
    }
part-praga-bridge-tiles =
    { $number ->
        [one] { $number } kafel
        [few] { $number } kafle
       *[many] { $number } kafli
    }
part-praga-symbol =
    { $symbol ->
        [hunger] symbol Muru Głodowego
       *[cathedral] symbol katedry
    }
    .gen =
        { $symbol ->
            [hunger] symbolu Muru Głodowego
           *[cathedral] symbolu katedry
        }
    .ins =
        { $symbol ->
            [hunger] symbolem Muru Głodowego
           *[cathedral] symbolem katedry
        }
