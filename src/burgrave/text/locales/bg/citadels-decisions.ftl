# What has to be decided: asked of the one who decides, told to the others.

citadels-decision-pick =
    { $who ->
        [you] Избери своя персонаж.
       *[other] { $seat } избира персонаж.
    }
citadels-decision-put-away =
    { $who ->
        [you] Изчисти един от останалите персонажи (закрит).
       *[other] { $seat } изчиства персонаж.
    }
citadels-decision-turn =
    { $who ->
        [you] Твой ред е. Какво правиш?
       *[other] На ход е { $seat }.
    }
citadels-decision-keep =
    { $who ->
        [you] Коя карта задържаш?
       *[other] { $seat } избира карта.
    }
citadels-decision-redraw =
    { $who ->
        [you] Коя карта изчистваш? Накрая теглиш толкова нови.
       *[other] { $seat } избира карти за изчистване.
    }
citadels-decision-destroy =
    { $who ->
        [you] Коя сграда разрушаваш?
       *[other] { $seat } избира сграда за разрушаване.
    }
citadels-decision-graveyard =
    { $who ->
        [you] Плащаш ли 1 злато, за да вземеш разрушената сграда в ръката си?
       *[other] { $seat } решава дали да вземе разрушената сграда.
    }
citadels-decision-laboratory =
    { $who ->
        [you] Коя карта от ръката си изчистваш?
       *[other] { $seat } избира карта за изчистване.
    }
citadels-decision-haunted-quarter =
    { $who ->
        [you] Като какъв тип броиш { citadels-card-haunted_quarter.definite }?
       *[other] { $seat } избира типа на { citadels-card-haunted_quarter.definite }.
    }
