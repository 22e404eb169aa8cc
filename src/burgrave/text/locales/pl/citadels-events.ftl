# What happened. $who is "you" or "other"; $who2, for a second seat, also "same".
# People stand in the nominative only and verbs in the present: names are not declined, gender is not known.

citadels-event-crown-given =
    { $who ->
        [you] Zaczynasz z koroną.
       *[other] { $seat } zaczyna z koroną.
    }
citadels-event-hand-dealt =
    { $who ->
        [you] Twoje początkowe karty: { $cards }.
       *[other] { $seat } dostaje karty: { $cards }.
    }
citadels-event-hand-dealt-hidden =
    { $who ->
        [you] Dostajesz { part-cards }.
       *[other] { $seat } dostaje { part-cards }.
    }
citadels-event-round-started =
    { $who ->
        [you] Zaczyna się runda { $number }. Masz koronę.
       *[other] Zaczyna się runda { $number }. Koronę ma { $seat }.
    }
citadels-event-discarded-faceup = Odrzucona odkryta postać: { $character }.
citadels-event-discarded-facedown = Jedna zakryta postać zostaje odrzucona.
citadels-event-facedown-seen =
    { $who ->
        [you] Widzisz zakrytą odrzuconą postać: { $character }.
       *[other] { $seat } widzi zakrytą odrzuconą postać: { $character }.
    }
citadels-event-facedown-seen-hidden =
    { $who ->
        [you] Podglądasz zakrytą odrzuconą postać.
       *[other] { $seat } podgląda zakrytą odrzuconą postać.
    }
citadels-event-characters-passed =
    { $who ->
        [you] Postacie do wyboru: { $characters }.
       *[other] { $seat } ma do wyboru: { $characters }.
    }
citadels-event-characters-passed-hidden =
    { $who ->
        [you]
            { $number ->
                [one] Masz do wyboru { $number } postać.
                [few] Masz do wyboru { $number } postacie.
                [many] Masz do wyboru { $number } postaci.
               *[other] Masz do wyboru { $number } postaci.
            }
       *[other]
            { $number ->
                [one] { $seat } ma do wyboru { $number } postać.
                [few] { $seat } ma do wyboru { $number } postacie.
                [many] { $seat } ma do wyboru { $number } postaci.
               *[other] { $seat } ma do wyboru { $number } postaci.
            }
    }
citadels-event-character-picked =
    { $who ->
        [you] Wybierasz { $character_acc }.
       *[other] { $seat } wybiera { $character_acc }.
    }
citadels-event-character-picked-hidden =
    { $who ->
        [you] Wybierasz postać.
       *[other] { $seat } wybiera postać.
    }
citadels-event-character-put-away =
    { $who ->
        [you] Odrzucasz zakrytą postać: { $character }.
       *[other] { $seat } odrzuca zakrytą postać: { $character }.
    }
citadels-event-character-put-away-hidden =
    { $who ->
        [you] Odrzucasz zakrytą postać.
       *[other] { $seat } odrzuca zakrytą postać.
    }
citadels-event-called = Wywołana postać: { $character }.
citadels-event-call-unanswered = Nikt nie ujawnia { $character_gen }.
citadels-event-revealed =
    { $who ->
        [you] Ujawniasz { $character_acc }.
       *[other] { $seat } ujawnia { $character_acc }.
    }
citadels-event-crown-taken =
    { $who ->
        [you] Przejmujesz koronę, traci ją { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } przejmuje twoją koronę.
               *[other] { $seat } przejmuje koronę, traci ją { $seat2 }.
            }
    }
citadels-event-crown-kept =
    { $who ->
        [you] Zachowujesz koronę.
       *[other] { $seat } zachowuje koronę.
    }
citadels-event-gold-gathered =
    { $who ->
        [you] Pobierasz { part-gold }.
       *[other] { $seat } pobiera { part-gold }.
    }
citadels-event-cards-drawn =
    { $who ->
        [you] Dobierasz { part-cards }: { $cards }.
       *[other] { $seat } dobiera { part-cards }: { $cards }.
    }
citadels-event-cards-drawn-hidden =
    { $who ->
        [you] Dobierasz { part-cards }.
       *[other] { $seat } dobiera { part-cards }.
    }
citadels-event-card-kept =
    { $who ->
        [you] Zatrzymujesz { $card_acc }.
       *[other] { $seat } zatrzymuje { $card_acc }.
    }
citadels-event-card-kept-hidden =
    { $who ->
        [you] Zatrzymujesz jedną kartę.
       *[other] { $seat } zatrzymuje jedną kartę.
    }
citadels-event-cards-returned =
    { $who ->
        [you] Odrzucasz { part-cards }: { $cards }.
       *[other] { $seat } odrzuca { part-cards }: { $cards }.
    }
citadels-event-cards-returned-hidden =
    { $who ->
        [you] Odrzucasz { part-cards }.
       *[other] { $seat } odrzuca { part-cards }.
    }
citadels-event-cards-gained =
    { $who ->
        [you] Otrzymujesz { part-cards }: { $cards }.
       *[other] { $seat } otrzymuje { part-cards }: { $cards }.
    }
citadels-event-cards-gained-hidden =
    { $who ->
        [you] Otrzymujesz { part-cards }.
       *[other] { $seat } otrzymuje { part-cards }.
    }
citadels-event-gold-gained =
    { $who ->
        [you] Otrzymujesz { part-gold }.
       *[other] { $seat } otrzymuje { part-gold }.
    }
citadels-event-income-taken =
    { $who ->
        [you] Otrzymujesz za swoje dzielnice { part-gold }.
       *[other] { $seat } otrzymuje za swoje dzielnice { part-gold }.
    }
citadels-event-district-built =
    { $who ->
        [you]
            { $number ->
                [0] Budujesz za darmo { $card_acc }.
               *[other] Budujesz { $card_acc } za { part-gold }.
            }
       *[other]
            { $number ->
                [0] { $seat } buduje za darmo { $card_acc }.
               *[other] { $seat } buduje { $card_acc } za { part-gold }.
            }
    }
citadels-event-city-completed =
    { $who ->
        [you] Masz ukończone miasto. Gra skończy się po tej rundzie.
       *[other] { $seat } ma ukończone miasto. Gra skończy się po tej rundzie.
    }
citadels-event-killed =
    { $who ->
        [you] Zabijasz { $character_acc }.
       *[other] { $seat } zabija { $character_acc }.
    }
citadels-event-thief-named =
    { $who ->
        [you] Zamierzasz okraść { $character_acc }.
       *[other] { $seat } zamierza okraść { $character_acc }.
    }
citadels-event-robbed =
    { $who ->
        [you]
            { $who2 ->
                [same] Okradasz własną postać: nic się nie zmienia.
               *[other]
                    { $number ->
                        [0] Kradniesz, ale { $seat2 } nie ma czego oddać.
                       *[other] Kradniesz: { $seat2 } oddaje ci { part-gold }.
                    }
            }
       *[other]
            { $who2 ->
                [same] { $seat } okrada własną postać: nic się nie zmienia.
                [you]
                    { $number ->
                        [0] { $seat } cię okrada, ale nie masz czego oddać.
                       *[other] { $seat } cię okrada: oddajesz { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } kradnie, ale { $seat2 } nie ma czego oddać.
                       *[other] { $seat } kradnie: { $seat2 } oddaje { part-gold }.
                    }
            }
    }
citadels-event-hands-swapped =
    { $who ->
        [you] Ty i { $seat2 } wymieniacie się kartami z ręki.
       *[other]
            { $who2 ->
                [you] { $seat } wymienia się z tobą kartami z ręki.
               *[other] { $seat } i { $seat2 } wymieniają się kartami z ręki.
            }
    }
citadels-event-hand-received =
    { $who ->
        [you]
            { $number ->
                [0] Nie masz teraz kart na ręce.
               *[other] Masz teraz na ręce: { $cards }.
            }
       *[other]
            { $number ->
                [0] { $seat } nie ma teraz kart na ręce.
               *[other] { $seat } ma teraz na ręce: { $cards }.
            }
    }
citadels-event-card-discarded =
    { $who ->
        [you] Odrzucasz { $card_acc }.
       *[other] { $seat } odrzuca { $card_acc }.
    }
citadels-event-card-discarded-hidden =
    { $who ->
        [you] Odrzucasz kartę.
       *[other] { $seat } odrzuca kartę.
    }
citadels-event-district-used =
    { $who ->
        [you] Używasz { $card_gen }.
       *[other] { $seat } używa { $card_gen }.
    }
citadels-event-district-destroyed =
    { $who ->
        [you]
            { $who2 ->
                [same]
                    { $number ->
                        [0] Burzysz za darmo własną dzielnicę: { $card }.
                       *[other] Burzysz za { part-gold } własną dzielnicę: { $card }.
                    }
               *[other]
                    { $number ->
                        [0] Burzysz za darmo: { $seat2 } traci { $card_acc }.
                       *[other] Burzysz za { part-gold }: { $seat2 } traci { $card_acc }.
                    }
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } burzy za darmo: tracisz { $card_acc }.
                       *[other] { $seat } burzy za { part-gold }: tracisz { $card_acc }.
                    }
                [same]
                    { $number ->
                        [0] { $seat } burzy za darmo własną dzielnicę: { $card }.
                       *[other] { $seat } burzy za { part-gold } własną dzielnicę: { $card }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } burzy za darmo: { $seat2 } traci { $card_acc }.
                       *[other] { $seat } burzy za { part-gold }: { $seat2 } traci { $card_acc }.
                    }
            }
    }
citadels-event-district-recovered =
    { $who ->
        [you] Płacisz 1 monetę i bierzesz { $card_acc } na rękę.
       *[other] { $seat } płaci 1 monetę i bierze { $card_acc } na rękę.
    }
citadels-event-deck-reshuffled = Odrzucone karty są tasowane: nowa talia ma { part-cards }.
citadels-event-turn-ended =
    { $who ->
        [you] Kończysz turę.
       *[other] { $seat } kończy turę.
    }
citadels-event-round-ended = Runda { $number } się kończy.
citadels-event-killed-shown =
    { $who ->
        [you] Ujawniasz { $character_acc }: to postać zabita w tej rundzie.
       *[other] { $seat } ujawnia { $character_acc }: to postać zabita w tej rundzie.
    }
citadels-event-quarter-counted =
    { $who ->
        [you] Liczysz { citadels-card-haunted_quarter.acc } jako { $type_acc }.
       *[other] { $seat } liczy { citadels-card-haunted_quarter.acc } jako { $type_acc }.
    }
citadels-event-game-ended = Gra się kończy.
