# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-gold = { $number } gold
part-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
part-gold2 = { $number2 } gold
part-income-in-cards =
    { $number ->
        [none] Take cards for your districts
       *[other] Take { part-cards } for your districts
    }
# How many answers to the same question are left, where there are several.
part-left =
    { $number ->
        [none] { "" }
       *[other] { " " }({ $number } left)
    }
