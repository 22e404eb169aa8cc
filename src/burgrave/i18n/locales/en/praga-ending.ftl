# How a game ends: equal points, and how good the result of a solo game is.

praga-tie = Equal points; the player later in the turn order is ahead: { $seats }.
praga-rating-good = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }: { $solo ->
        [parler] a good result already in the simple solo game, where the rulebook asks for more than { $good }.
       *[other] a good result; the rulebook asks for more than { $good }.
    }
praga-rating-below = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }. { $solo ->
        [parler] In the simple solo game the rulebook calls more than { $good } a good result.
       *[other] The rulebook calls more than { $good } a good result.
    }
