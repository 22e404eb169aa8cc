# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-gold = { $number } gold
part-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
