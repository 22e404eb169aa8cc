# Pieces of sentences. Keys that begin with `part-` belong to one language only.
# Counted things stand in the accusative. The classic edition counts zlaťáky and builds stavby.

part-gold =
    { $edition ->
        [classic]
            { $number ->
                [one] { $number } zlaťák
                [few] { $number } zlaťáky
                [many] { $number } zlaťáku
               *[other] { $number } zlaťáků
            }
       *[other]
            { $number ->
                [one] { $number } minci
                [few] { $number } mince
                [many] { $number } mince
               *[other] { $number } mincí
            }
    }
part-one-gold =
    { $edition ->
        [classic] 1 zlaťák
       *[other] 1 minci
    }
part-cards =
    { $number ->
        [one] { $number } kartu
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }
part-district =
    { $edition ->
        [classic] stavba
       *[other] budova
    }
    .acc =
        { $edition ->
            [classic] stavbu
           *[other] budovu
        }
part-districts =
    { $edition ->
        [classic]
            { $number ->
                [one] { $number } stavbu
                [few] { $number } stavby
                [many] { $number } stavby
               *[other] { $number } staveb
            }
       *[other]
            { $number ->
                [one] { $number } budovu
                [few] { $number } budovy
                [many] { $number } budovy
               *[other] { $number } budov
            }
    }
part-draw =
    { $edition ->
        [classic] lízá
       *[other] dobírá
    }
    .you =
        { $edition ->
            [classic] Lízáš
           *[other] Dobíráš
        }
    .imperative =
        { $edition ->
            [classic] Lízni
           *[other] Dober
        }
part-gain =
    { $edition ->
        [classic] získává
       *[other] dostává
    }
    .you =
        { $edition ->
            [classic] Získáváš
           *[other] Dostáváš
        }
part-destroy =
    { $edition ->
        [classic] boří
       *[other] bourá
    }
    .you =
        { $edition ->
            [classic] Boříš
           *[other] Bouráš
        }
    .imperative =
        { $edition ->
            [classic] Zboř
           *[other] Zbourej
        }
    .infinitive =
        { $edition ->
            [classic] zbořit
           *[other] zbourat
        }
    .future =
        { $edition ->
            [classic] zboříš
           *[other] zbouráš
        }
part-destroyed-district =
    { $edition ->
        [classic] zbořenou stavbu
       *[other] zbouranou budovu
    }
part-gold2 =
    { $number2 ->
        [one] { $number2 } minci
        [few] { $number2 } mince
        [many] { $number2 } mince
       *[other] { $number2 } mincí
    }
part-income-in-cards =
    { $number ->
        [none] Vezmi si karty za své budovy
       *[other] Vezmi si { part-cards } za své budovy
    }
# How many answers to the same question are left, where there are several.
part-left =
    { $number ->
        [none] { "" }
        [one] { " " }(zbývá { $number })
        [few] { " " }(zbývají { $number })
        [many] { " " }(zbývá { $number })
       *[other] { " " }(zbývá { $number })
    }
