# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# told; $have is the reader's gold, "none" if that is not told.

citadels-reason-not-now = Teraz nie można tego zrobić.
citadels-reason-already-gathered = Zasoby w tej turze masz już pobrane.
citadels-reason-gather-first = Najpierw pobierz zasoby: monety albo karty.
citadels-reason-no-card-to-draw = Nie ma już kart do dobrania.
citadels-reason-not-in-hand =
    { $card ->
        [none] Nie masz tej karty na ręce.
       *[other] Nie masz na ręce { $card_gen }.
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Kosztuje { $number }: tyle nie masz.
       *[other] Kosztuje { $number }, masz { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] W tej turze nie możesz budować.
       *[other] W jednej turze możesz wybudować tylko { part-districts }.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] Masz już taką dzielnicę.
       *[other] Masz już { $card_acc }.
    }
citadels-reason-ability-used = Tej zdolności możesz użyć tylko raz na turę.
citadels-reason-another-not-yourself = Wybierz kogoś innego niż siebie.
citadels-reason-rank-one-is-safe = Postaci o randze 1 nie można okraść.
citadels-reason-killed-is-safe = Zabitej postaci nie można okraść.
citadels-reason-no-such-district = Nie masz dzielnicy, która coś ci przynosi.
citadels-reason-both-hands-empty = Żadne z was nie ma kart na ręce: nie ma czego wymieniać.
citadels-reason-city-completed = To miasto jest ukończone: niczego w nim nie można zburzyć.
citadels-reason-character-protects = To miasto jest w tej rundzie pod ochroną postaci.
citadels-reason-district-protected =
    { $card ->
        [none] Na tę dzielnicę zdolność postaci o randze 8 nie działa.
       *[other] Na { $card_acc } zdolność postaci o randze 8 nie działa.
    }
citadels-reason-nothing-to-target = W tym mieście nie możesz niczego zburzyć.
citadels-reason-used-already =
    { $edition ->
        [classic] Tego możesz użyć tylko raz na rundę.
       *[other] Tego możesz użyć tylko raz na turę.
    }
citadels-reason-hand-empty = Nie masz kart na ręce.
citadels-reason-not-in-city =
    { $card ->
        [none] W tym mieście nie ma takiej dzielnicy.
       *[other] W tym mieście nie ma { $card_gen }.
    }
citadels-reason-not-offered =
    { $character ->
        [none] Tej postaci nie masz do wyboru.
       *[other] Wśród postaci do wyboru nie ma { $character_gen }.
    }
citadels-reason-choose-at-least-one = Wybierz co najmniej jedną kartę.
citadels-reason-not-drawn =
    { $card ->
        [none] Tej karty nie ma wśród dobranych.
       *[other] Wśród dobranych kart nie ma { $card_gen }.
    }
citadels-reason-not-in-cast =
    { $character ->
        [none] Tej postaci nie ma w tej grze.
       *[other] W tej grze nie ma { $character_gen }.
    }
citadels-reason-no-such-seat = Nikt tam nie siedzi.
citadels-reason-not-your-ability = Twoja postać tego nie potrafi.
