# What has to be decided: asked of the one who decides, told to the others.

citadels-decision-pick =
    { $who ->
        [you] Vyber si postavu.
       *[other] { $seat } si vybírá postavu.
    }
citadels-decision-put-away =
    { $who ->
        [you] Odlož lícem dolů jednu ze zbylých postav.
       *[other] { $seat } odkládá jednu postavu.
    }
citadels-decision-turn =
    { $who ->
        [you] Jsi na tahu. Co uděláš?
       *[other] Na tahu je { $seat }.
    }
citadels-decision-keep =
    { $who ->
        [you] Kterou kartu si necháš?
       *[other] { $seat } si vybírá kartu.
    }
citadels-decision-redraw =
    { $who ->
        [you] Kterou kartu odložíš? Nakonec si vezmeš stejný počet nových.
       *[other] { $seat } si vybírá karty k odložení.
    }
citadels-decision-destroy =
    { $who ->
        [you] Kterou { part-district.acc } { part-destroy.future }?
       *[other] { $seat } vybírá, co { part-destroy.infinitive }.
    }
citadels-decision-graveyard =
    { $who ->
        [you] Zaplatíš { part-one-gold } a vezmeš si { part-destroyed-district } do ruky?
       *[other] { $seat } se rozhoduje, zda si vezme { part-destroyed-district }.
    }
citadels-decision-laboratory =
    { $who ->
        [you] Kterou kartu z ruky odložíš?
       *[other] { $seat } si vybírá kartu k odložení.
    }
citadels-decision-haunted-quarter =
    { $who ->
        [you] Jako kterou barvu počítáš { citadels-card-haunted_quarter.acc }?
       *[other] { $seat } vybírá, jakou barvu má { citadels-card-haunted_quarter }.
    }
