# What has to be decided: asked of the one who decides, told to the others.

citadels-decision-pick =
    { $who ->
        [you] Wybierz swoją postać.
       *[other] { $seat } wybiera postać.
    }
citadels-decision-put-away =
    { $who ->
        [you] Odrzuć jedną z pozostałych postaci (zakrytą).
       *[other] { $seat } odrzuca postać.
    }
citadels-decision-turn =
    { $who ->
        [you] Twoja tura. Co robisz?
       *[other] Turę ma { $seat }.
    }
citadels-decision-keep =
    { $who ->
        [you] Którą kartę zatrzymujesz?
       *[other] { $seat } wybiera kartę.
    }
citadels-decision-redraw =
    { $who ->
        [you] Którą kartę odrzucasz? Na koniec dobierasz tyle samo nowych.
       *[other] { $seat } wybiera karty do odrzucenia.
    }
citadels-decision-destroy =
    { $who ->
        [you] Którą dzielnicę burzysz?
       *[other] { $seat } wybiera, co zburzyć.
    }
citadels-decision-graveyard =
    { $who ->
        [you] Płacisz 1 monetę, żeby wziąć zburzoną dzielnicę na rękę?
       *[other] { $seat } decyduje, czy wziąć zburzoną dzielnicę.
    }
citadels-decision-laboratory =
    { $who ->
        [you] Którą kartę z ręki odrzucasz?
       *[other] { $seat } wybiera kartę do odrzucenia.
    }
citadels-decision-haunted-quarter =
    { $who ->
        [you] Jako jaki rodzaj liczysz { citadels-card-haunted_quarter.acc }?
       *[other] { $seat } wybiera rodzaj dla karty { citadels-card-haunted_quarter }.
    }
