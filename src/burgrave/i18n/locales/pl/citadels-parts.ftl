# Pieces of sentences. Keys that begin with `part-` belong to one language only.
# Counted things stand in the accusative.

part-gold =
    { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }
part-cards =
    { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
part-districts =
    { $number ->
        [one] { $number } dzielnicę
        [few] { $number } dzielnice
        [many] { $number } dzielnic
       *[other] { $number } dzielnicy
    }
part-gold2 =
    { $number2 ->
        [one] { $number2 } monetę
        [few] { $number2 } monety
        [many] { $number2 } monet
       *[other] { $number2 } monety
    }
part-income-in-cards =
    { $number ->
        [none] Weź karty za swoje dzielnice
       *[other] Weź { part-cards } za swoje dzielnice
    }
# How many answers to the same question are left, where there are several.
part-left =
    { $number ->
        [none] { "" }
        [one] { " " }(został { $number })
        [few] { " " }(zostały { $number })
        [many] { " " }(zostało { $number })
       *[other] { " " }(zostało { $number })
    }
