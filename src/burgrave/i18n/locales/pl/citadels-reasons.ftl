# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# given; $have is the reader's gold, "none" if that is not given.

citadels-reason-not-now = Teraz nie można tego zrobić.
citadels-reason-not-now-acrobat = Zagrywa się, gdy wywołano rangę 4 i nikt się nie zgłosił.
citadels-reason-not-now-rasputin = Zagrywa się, gdy wywołano twoją postać, na którą wpłynął ktoś inny.
citadels-reason-already-gathered = Zasoby w tej turze masz już pobrane.
citadels-reason-gather-first = Najpierw pobierz zasoby: monety albo karty.
citadels-reason-no-card-to-draw = Nie ma już kart do dobrania.
citadels-reason-not-in-hand =
    { $edition ->
        [classic]
            { $card ->
                [none] Nie masz tej karty na ręce.
               *[other] Nie masz na ręce { $card_gen }.
            }
       *[other]
            { $card ->
                [none] Tej karty nie ma na ręce.
               *[other] Na ręce nie ma { $card_gen }.
            }
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Kosztuje { $number }: tyle nie masz.
       *[other] Kosztuje { $number }, masz { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] W tej turze nie możesz już budować.
       *[other] W jednej turze możesz wybudować tylko { part-districts }.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] Masz już taką dzielnicę.
       *[other] Masz już { $card_acc }.
    }
citadels-reason-ability-used = Tej zdolności możesz użyć tylko raz na turę.
citadels-reason-another-not-yourself =
    { $card ->
        [none] Wybierz kogoś innego niż siebie.
       *[other] Wybierz inną dzielnicę.
    }
citadels-reason-rank-one-is-safe =
    { $edition ->
        [classic] Postaci o randze 1 nie można okraść.
       *[other] Na postać o randze 1 twoja zdolność nie działa.
    }
citadels-reason-killed-is-safe =
    { $edition ->
        [classic] Zabitej postaci nie można okraść.
       *[other] Na zabitą postać twoja zdolność nie działa.
    }
citadels-reason-no-such-district = Nie masz dzielnicy, która by ci coś przynosiła.
citadels-reason-both-hands-empty = Żadne z was nie ma kart na ręce: nie ma czego wymieniać.
citadels-reason-city-completed =
    { $edition ->
        [classic] To miasto jest ukończone: niczego w nim nie można zburzyć.
       *[other] To miasto jest ukończone: jego dzielnice są bezpieczne.
    }
citadels-reason-character-protects = { citadels-character-bishop } chroni to miasto w tej rundzie.
citadels-reason-district-protected =
    { $card ->
        [none] Na tę dzielnicę zdolność postaci o randze 8 nie działa.
       *[other] Na { $card_acc } zdolność postaci o randze 8 nie działa.
    }
citadels-reason-nothing-to-target =
    { $edition ->
        [classic] W tym mieście nie możesz niczego zburzyć.
       *[other] Nie masz z czego wybierać.
    }
citadels-reason-nothing-to-target-living_cannonball = Nie masz czym zastąpić dzielnicy: nowa musi kosztować więcej, a różnicę płacisz.
citadels-reason-used-already =
    { $edition ->
        [classic] Tego możesz użyć tylko raz na rundę.
       *[other] Tego możesz użyć tylko raz na turę.
    }
citadels-reason-hand-empty =
    { $edition ->
        [classic] Nie masz kart na ręce.
       *[other] Na ręce nie ma kart.
    }
citadels-reason-not-in-city =
    { $card ->
        [none] W tym mieście nie ma takiej dzielnicy.
       *[other] W tym mieście nie ma { $card_gen }.
    }
citadels-reason-not-offered =
    { $card ->
        [none]
            { $character ->
                [none] Tej postaci nie masz do wyboru.
               *[other] Wśród postaci do wyboru nie ma { $character_gen }.
            }
       *[other] W talii nie ma { $card_gen }.
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
citadels-reason-bewitched-is-safe = Na zaczarowaną postać twoja zdolność nie działa.
citadels-reason-already-marked = Przy każdej postaci możesz położyć tylko jeden znacznik.
citadels-reason-settle-threat-first = Najpierw rozpatrz szantaż: pobierz zasoby, a potem daj łapówkę albo odmów.
citadels-reason-name-first = Najpierw wskaż postać.
citadels-reason-pass-crown-first = Najpierw przekaż koronę.
citadels-reason-not-to-yourself = Nie możesz dać korony sobie.
citadels-reason-has-the-crown =
    { $seat ->
        [none] Ten gracz ma już koronę.
       *[other] { $seat } ma już koronę.
    }
citadels-reason-nothing-to-take = Nie ma czego wziąć.
citadels-reason-not-richest =
    { $seat ->
        [none] Ten gracz nie należy do najbogatszych.
       *[other] { $seat } nie należy do najbogatszych.
    }
citadels-reason-among-the-richest = Ty też należysz do najbogatszych.
citadels-reason-too-dear-to-seize = Możesz zabrać tylko dzielnicę o koszcie najwyżej 3.
citadels-reason-too-many-districts =
    { $card ->
        [none] Można to wybudować tylko w mieście z najwyżej 4 dzielnicami.
       *[other] { $card_acc } można wybudować tylko w mieście z najwyżej 4 dzielnicami.
    }
citadels-reason-cannot-be-built =
    { $card ->
        [none] Tego nie można wybudować.
       *[other] Nie można wybudować { $card_gen }.
    }
citadels-reason-not-in-play = Tego nie ma na stole.
citadels-reason-cannot-give =
    { $card ->
        [none] Nie masz czym tego zastąpić.
       *[other] Nie masz czym zastąpić { $card_gen }.
    }
citadels-reason-no-lender =
    { $seat ->
        [none] Musisz wziąć { part-gold }: tyle ten gracz nie ma.
       *[other] Musisz wziąć { part-gold }: tyle { $seat } nie ma.
    }
citadels-reason-second-copy-there =
    { $card ->
        [none] Docelowe miasto ma już taką dzielnicę.
       *[other] Docelowe miasto ma już { $card_acc }.
    }
citadels-reason-warrant-blank = Ten nakaz nie jest podpisany.
citadels-reason-cannot-confiscate = Ta dzielnica nie może stać w twoim mieście.
citadels-reason-one-action-card = W jednej turze możesz zagrać tylko jedną kartę akcji.
citadels-reason-not-holding-it = Ta postać nie jest twoja.
citadels-reason-own-wagon = Twojego Wozu kasowego mogą używać tylko inni.
citadels-reason-not-higher = Nowa dzielnica musi kosztować więcej niż stara.
citadels-reason-already-beautified = Każdą dzielnicę można upiększyć tylko raz.
citadels-reason-no-gold = Nie ma monet.
citadels-reason-action-card = To karta akcji, a nie dzielnica.
citadels-reason-no-district-to-give = Nie masz odpowiedniej dzielnicy.
citadels-reason-not-killed = Zabita postać nie jest twoja.
citadels-reason-too-many-cards =
    { $number ->
        [0] To za dużo kart.
       *[other] To za dużo kart: najwyżej { $number }.
    }
citadels-reason-restricted-turn = W tej turze możesz tylko pobrać zasoby.
citadels-reason-cannot-build-at-all = Twoja postać nie może budować.
citadels-reason-not-beside-rank-four = Nie siedzisz obok gracza, który ujawnił postać o randze 4.
citadels-reason-paid-with-rank-four = Monety otrzymujesz, gdy sąsiad z postacią o randze 4 zaczyna turę, a nie w swojej turze.
citadels-reason-city-is-full = Twoje miasto jest ukończone: dalej może w nim budować tylko { citadels-character-architect }.
