# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-praga-turned =
    { $rotation ->
        [0] {""}
        [1] , turned by 60° clockwise
        [2] , turned by 120° clockwise
        [3] , turned by 180°
        [4] , turned by 120° counterclockwise
       *[5] , turned by 60° counterclockwise
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
