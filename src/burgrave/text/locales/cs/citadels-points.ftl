# What points are given for.

citadels-points-districts =
    { $edition ->
        [classic] Stavby
       *[other] Budovy
    }
citadels-points-all-types = Všech pět barev
citadels-points-first-completed = Město dokončené jako první
citadels-points-completed = Dokončené město
