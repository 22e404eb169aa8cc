# What a move does, as a label. $number is its price or what it brings, "none" if that is not told;
# $role is the character who plays it, by id, "none" if that is not told.

citadels-move-end-turn = Zakończ turę
citadels-move-take-gold =
    { $number ->
        [none] Pobierz monety
       *[other] Pobierz { part-gold }
    }
citadels-move-take-cards =
    { $number ->
        [none] Dobierz karty
       *[other] Dobierz { part-cards }
    }
citadels-move-take-income =
    { $number ->
        [none] Weź monety za swoje dzielnice
       *[other] Weź { part-gold } za swoje dzielnice
    }
citadels-move-redraw = Odrzuć karty i dobierz tyle samo
citadels-move-done = Gotowe
citadels-move-pass = Spasuj
citadels-move-recover = Zapłać 1 monetę i weź zburzoną dzielnicę na rękę
citadels-move-keep = Zatrzymaj { $card_acc }
citadels-move-build =
    { $number ->
        [none] Wybuduj { $card_acc }
       *[other] Wybuduj { $card_acc } ({ $number })
    }
citadels-move-discard = Odrzuć { $card_acc }
citadels-move-destroy =
    { $number ->
        [none] Zburz { $card_acc }
       *[other] Zburz { $card_acc } ({ $number })
    }
citadels-move-use = Użyj { $card_gen }
citadels-move-pick = Wybierz { $character_acc }
citadels-move-put-away = Odrzuć { $character_acc }
citadels-move-name =
    { $role ->
        [assassin] Zabij { $character_acc }
        [thief] Okradnij { $character_acc }
       *[other] Wskaż { $character_acc }
    }
citadels-move-swap-hand =
    { $who ->
        [you] Wymień się kartami z ręki: ty
       *[other] Wymień się kartami z ręki: { $seat }
    }
citadels-move-target =
    { $who ->
        [you]
            { $role ->
                [warlord] Zburz własną dzielnicę
               *[other] Wybierz siebie
            }
       *[other]
            { $role ->
                [warlord] Zburz dzielnicę w mieście: { $seat }
               *[other] Wybierz: { $seat }
            }
    }
citadels-move-count-as = Licz { citadels-card-haunted_quarter.acc } jako { $type_acc }
