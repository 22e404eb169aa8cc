# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-praga-turned =
    { $rotation ->
        [0] {""}
       *[other] , turned { $rotation } × 60°
    }
part-praga-technologies =
    { $number ->
        [one] { $number } technology
       *[other] { $number } technologies
    }
part-praga-bridge-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
part-praga-symbol =
    { $symbol ->
        [hunger] symbol of the Hunger Wall
       *[cathedral] symbol of the Cathedral
    }
