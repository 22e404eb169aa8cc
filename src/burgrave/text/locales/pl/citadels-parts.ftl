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
