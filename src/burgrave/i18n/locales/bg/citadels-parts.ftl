# Pieces of sentences. Keys that begin with `part-` belong to one language only.

part-gold = { $number } злато
part-cards =
    { $number ->
        [one] { $number } карта
       *[other] { $number } карти
    }
part-districts =
    { $number ->
        [one] { $number } сграда
       *[other] { $number } сгради
    }
part-gold2 = { $number2 } злато
part-income-in-cards =
    { $number ->
        [none] Вземи карти за сградите си
       *[other] Вземи { part-cards } за сградите си
    }
# How many answers to the same question are left, where there are several.
part-left =
    { $number ->
        [none] { "" }
       *[other] { " " }(остават { $number })
    }
