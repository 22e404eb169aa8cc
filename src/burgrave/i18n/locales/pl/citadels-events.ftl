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
        [you] { $seat2 } traci koronę, teraz masz ją ty.
       *[other]
            { $who2 ->
                [you] Tracisz koronę, teraz ma ją { $seat }.
               *[other] { $seat2 } traci koronę, teraz ma ją { $seat }.
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
        [you]
            { $number ->
                [0] Nie bierzesz monet za swoje dzielnice.
               *[other] Otrzymujesz za swoje dzielnice { part-gold }.
            }
       *[other]
            { $number ->
                [0] { $seat } nie bierze monet za swoje dzielnice.
               *[other] { $seat } otrzymuje za swoje dzielnice { part-gold }.
            }
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
        [you] Liczysz { citadels-card-haunted_quarter.acc } jako dzielnicę { $type_acc }.
       *[other] { $seat } liczy { citadels-card-haunted_quarter.acc } jako dzielnicę { $type_acc }.
    }
citadels-event-game-ended = Gra się kończy.
citadels-event-random-discard = Jeszcze jedna losowa zakryta postać zostaje odrzucona.
citadels-event-characters-swapped =
    { $who ->
        [you] Ty i { $seat2 } wymieniacie się w ciemno postaciami.
       *[other]
            { $who2 ->
                [you] { $seat } wymienia się z tobą w ciemno postacią.
               *[other] { $seat } i { $seat2 } wymieniają się w ciemno postaciami.
            }
    }
citadels-event-character-swapped =
    { $who ->
        [you] Oddajesz { $character_acc } i dostajesz { $character2_acc }.
       *[other] { $seat } oddaje { $character_acc } i dostaje { $character2_acc }.
    }
citadels-event-bewitched =
    { $who ->
        [you] Zaczarowujesz { $character_acc }. Twoja tura zostaje wstrzymana.
       *[other] { $seat } zaczarowuje { $character_acc }.
    }
citadels-event-witch-resumes =
    { $who ->
        [you] Wznawiasz turę jako { $character }.
       *[other] { $seat } wznawia turę jako { $character }.
    }
citadels-event-warrants-placed =
    { $who ->
        [you] Wystawiasz nakazy na { $character_acc }, { $character2_acc } i { $character3_acc }.
       *[other] { $seat } wystawia nakazy na { $character_acc }, { $character2_acc } i { $character3_acc }.
    }
citadels-event-warrant-signed =
    { $who ->
        [you] Twój podpisany nakaz ma { $character }.
       *[other] { $seat }: podpisany nakaz ma { $character }.
    }
citadels-event-confiscated =
    { $who ->
        [you]
            { $number ->
                [0] Konfiskujesz { $card_acc }: { $seat2 } traci dzielnicę.
               *[other] Konfiskujesz { $card_acc }: { $seat2 } odzyskuje { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } konfiskuje ci { $card_acc }.
                       *[other] { $seat } konfiskuje ci { $card_acc }: odzyskujesz { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } konfiskuje { $card_acc }: { $seat2 } traci dzielnicę.
                       *[other] { $seat } konfiskuje { $card_acc }: { $seat2 } odzyskuje { part-gold }.
                    }
            }
    }
citadels-event-not-confiscated =
    { $who ->
        [you] Niczego nie konfiskujesz.
       *[other] { $seat } niczego nie konfiskuje.
    }
citadels-event-threats-placed =
    { $who ->
        [you] Szantażujesz { $character_acc } i { $character2_acc }.
       *[other] { $seat } szantażuje { $character_acc } i { $character2_acc }.
    }
citadels-event-threat-flowered =
    { $who ->
        [you] Twoją chustę z kwiatem ma { $character }.
       *[other] { $seat }: chustę z kwiatem ma { $character }.
    }
citadels-event-bribed =
    { $who ->
        [you]
            { $number ->
                [0] Dajesz 0 monet łapówki: { $seat2 } nic nie dostaje.
               *[other] Dajesz łapówkę: { $seat2 } dostaje { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } daje 0 monet łapówki: nic nie dostajesz.
                       *[other] { $seat } daje łapówkę: dostajesz { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } daje 0 monet łapówki: { $seat2 } nic nie dostaje.
                       *[other] { $seat } daje łapówkę: { $seat2 } dostaje { part-gold }.
                    }
            }
    }
citadels-event-threat-refused =
    { $who ->
        [you] Odmawiasz zapłaty: { $seat2 } nie dostaje łapówki.
       *[other]
            { $who2 ->
                [you] { $seat } odmawia zapłaty: nie dostajesz łapówki.
               *[other] { $seat } odmawia zapłaty: { $seat2 } nie dostaje łapówki.
            }
    }
citadels-event-threat-removed = { $character }: znacznik szantażu zostaje usunięty.
citadels-event-threat-shown =
    { $who ->
        [you]
            { $number ->
                [0] Odkrywasz chustę, którą ma { $character }: jest bez kwiatu.
               *[other]
                    { $number2 ->
                        [0] Odkrywasz chustę, którą ma { $character }: jest z kwiatem, ale nie ma czego zabrać.
                       *[other] Odkrywasz chustę, którą ma { $character }: jest z kwiatem. Zabierasz { part-gold2 }.
                    }
            }
       *[other]
            { $number ->
                [0] { $seat } odkrywa chustę, którą ma { $character }: jest bez kwiatu.
               *[other]
                    { $number2 ->
                        [0] { $seat } odkrywa chustę, którą ma { $character }: jest z kwiatem, ale nie ma czego zabrać.
                       *[other] { $seat } odkrywa chustę, którą ma { $character }: jest z kwiatem. { $seat } zabiera { part-gold2 }.
                    }
            }
    }
citadels-event-hand-seen =
    { $who ->
        [you]
            { $number ->
                [0] Widzisz, że { $seat2 } nie ma kart na ręce.
               *[other] Widzisz, co { $seat2 } ma na ręce: { $cards }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } widzi, że nie masz kart na ręce.
                       *[other] { $seat } widzi, co masz na ręce: { $cards }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } widzi, że { $seat2 } nie ma kart na ręce.
                       *[other] { $seat } widzi, co { $seat2 } ma na ręce: { $cards }.
                    }
            }
    }
citadels-event-hand-seen-hidden =
    { $who ->
        [you] Oglądasz, co { $seat2 } ma na ręce.
       *[other]
            { $who2 ->
                [you] { $seat } ogląda, co masz na ręce.
               *[other] { $seat } ogląda, co { $seat2 } ma na ręce.
            }
    }
citadels-event-spied =
    { $who ->
        [you]
            { $number ->
                [0] Szukasz kart z dzielnicą { $type_acc }: { $seat2 } nic nie oddaje.
               *[other] Szukasz kart z dzielnicą { $type_acc }: { $seat2 } oddaje ci { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } szuka kart z dzielnicą { $type_acc }: nic nie oddajesz.
                       *[other] { $seat } szuka kart z dzielnicą { $type_acc }: oddajesz { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } szuka kart z dzielnicą { $type_acc }: { $seat2 } nic nie oddaje.
                       *[other] { $seat } szuka kart z dzielnicą { $type_acc }: { $seat2 } oddaje { part-gold }.
                    }
            }
    }
citadels-event-card-taken =
    { $who ->
        [you] { $seat2 } oddaje ci { $card_acc }.
       *[other]
            { $who2 ->
                [you] { $seat } zabiera ci { $card_acc }.
               *[other] { $seat2 } oddaje, a { $seat } dostaje { $card_acc }.
            }
    }
citadels-event-card-taken-hidden =
    { $who ->
        [you] { $seat2 } oddaje ci kartę.
       *[other]
            { $who2 ->
                [you] { $seat } zabiera ci kartę.
               *[other] { $seat2 } oddaje kartę, dostaje ją { $seat }.
            }
    }
citadels-event-card-given =
    { $who ->
        [you] { $seat2 } dostaje od ciebie { $card_acc }.
       *[other]
            { $who2 ->
                [you] { $seat } daje ci { $card_acc }.
               *[other] { $seat } daje, a { $seat2 } dostaje { $card_acc }.
            }
    }
citadels-event-card-given-hidden =
    { $who ->
        [you] { $seat2 } dostaje od ciebie kartę.
       *[other]
            { $who2 ->
                [you] { $seat } daje ci kartę.
               *[other] { $seat } oddaje kartę, dostaje ją { $seat2 }.
            }
    }
citadels-event-gold-taken =
    { $who ->
        [you] { $seat2 } oddaje ci { part-gold }.
       *[other]
            { $who2 ->
                [you] { $seat } bierze od ciebie { part-gold }.
               *[other] { $seat2 } oddaje, a { $seat } dostaje { part-gold }.
            }
    }
citadels-event-bonus-taken =
    { $who ->
        [you] Bierzesz za swoją postać { part-gold }.
       *[other] { $seat } bierze za swoją postać { part-gold }.
    }
citadels-event-queen-paid =
    { $who ->
        [you] Jako Królowa otrzymujesz { part-gold }: sąsiad z postacią o randze 4 zaczyna turę.
       *[other] { $seat } otrzymuje jako Królowa { part-gold }: sąsiad z postacią o randze 4 zaczyna turę.
    }
citadels-event-refunded =
    { $who ->
        [you] Odzyskujesz { part-gold } za budowę.
       *[other] { $seat } odzyskuje { part-gold } za budowę.
    }
citadels-event-district-exchanged =
    { $who ->
        [you] Zamieniasz dzielnicę: dajesz { $card_acc }, { $seat2 } daje { $card2_acc }.
       *[other]
            { $who2 ->
                [you] { $seat } zamienia się z tobą na dzielnice: dajesz { $card2_acc }, dostajesz { $card_acc }.
               *[other] { $seat } zamienia dzielnicę: daje { $card_acc }, { $seat2 } daje { $card2_acc }.
            }
    }
citadels-event-gold-paid =
    { $who ->
        [you] { $seat2 } dostaje od ciebie { part-gold }.
       *[other]
            { $who2 ->
                [you] { $seat } płaci ci { part-gold }.
               *[other] { $seat } płaci, a { $seat2 } dostaje { part-gold }.
            }
    }
citadels-event-district-seized =
    { $who ->
        [you] Zabierasz { $card_acc } za { part-gold }: { $seat2 } traci dzielnicę.
       *[other]
            { $who2 ->
                [you] { $seat } zabiera ci { $card_acc } za { part-gold }.
               *[other] { $seat } zabiera { $card_acc } za { part-gold }: { $seat2 } traci dzielnicę.
            }
    }
citadels-event-beautified =
    { $who ->
        [you] Upiększasz { $card_acc } za 1 monetę.
       *[other] { $seat } upiększa { $card_acc } za 1 monetę.
    }
citadels-event-tax-paid =
    { $who ->
        [you] Płacisz 1 monetę podatku.
       *[other] { $seat } płaci 1 monetę podatku.
    }
citadels-event-tax-collected =
    { $who ->
        [you] Zbierasz { part-gold } podatku.
       *[other] { $seat } zbiera { part-gold } podatku.
    }
citadels-event-district-sacrificed =
    { $who ->
        [you] Poświęcasz { $card_acc }.
       *[other] { $seat } poświęca { $card_acc }.
    }
citadels-event-card-put-under =
    { $who ->
        [you] Wkładasz { $card_acc } pod { citadels-card-museum.acc }.
       *[other] { $seat } wkłada { $card_acc } pod { citadels-card-museum.acc }.
    }
citadels-event-card-put-under-hidden =
    { $who ->
        [you] Wkładasz kartę pod { citadels-card-museum.acc }.
       *[other] { $seat } wkłada kartę pod { citadels-card-museum.acc }.
    }
citadels-event-tower-declared =
    { $who ->
        [you]
            { $number ->
                [0] Ogłaszasz, że gra skończy się jak zwykle.
               *[other] Ogłaszasz, że gra skończy się o jedną dzielnicę wcześniej.
            }
       *[other]
            { $number ->
                [0] { $seat } ogłasza, że gra skończy się jak zwykle.
               *[other] { $seat } ogłasza, że gra skończy się o jedną dzielnicę wcześniej.
            }
    }
citadels-event-deck-seen =
    { $who ->
        [you] Przeglądasz talię: { $cards }.
       *[other] { $seat } przegląda talię: { $cards }.
    }
citadels-event-deck-seen-hidden =
    { $who ->
        [you] Przeglądasz talię.
       *[other] { $seat } przegląda talię.
    }
citadels-event-deck-shuffled = Talia zostaje przetasowana.
citadels-event-came-forward =
    { $who ->
        [you] Zabita postać ({ $character }): możesz tylko pobrać zasoby.
       *[other] Zabita postać ({ $character }): { $seat } może tylko pobrać zasoby.
    }
citadels-event-action-played =
    { $who ->
        [you] Zagrywasz { $card_acc }.
       *[other] { $seat } zagrywa { $card_acc }.
    }
citadels-event-protected =
    { $who ->
        [you] Jako { $character } masz w tej turze ochronę.
       *[other] { $seat } jako { $character } ma w tej turze ochronę.
    }
citadels-event-district-replaced =
    { $who ->
        [you] Przebudowujesz { $card_acc } na { $card2_acc } za { part-gold }.
       *[other] { $seat } przebudowuje { $card_acc } na { $card2_acc } za { part-gold }.
    }
citadels-event-wagon-used =
    { $who ->
        [you] Kładziesz 1 monetę na Wozie kasowym, który ma { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } kładzie 1 monetę na twoim Wozie kasowym.
               *[other] { $seat } kładzie 1 monetę na Wozie kasowym, który ma { $seat2 }.
            }
    }
citadels-event-wagon-collected =
    { $who ->
        [you] Bierzesz { part-gold } z Wozu kasowego i odrzucasz kartę.
       *[other] { $seat } bierze { part-gold } z Wozu kasowego i odrzuca kartę.
    }
citadels-event-wagon-discarded =
    { $who ->
        [you] Oddajesz do banku { part-gold } z Wozu kasowego i odrzucasz kartę.
       *[other] { $seat } oddaje do banku { part-gold } z Wozu kasowego i odrzuca kartę.
    }
citadels-event-museum-moved =
    { $who ->
        [you]
            { $number ->
                [0] Pod swoim Muzeum nie masz kart.
               *[other] Pod swoim Muzeum masz: { $cards }.
            }
       *[other]
            { $number ->
                [0] { $seat } nie ma kart pod Muzeum.
               *[other] { $seat } ma pod Muzeum: { $cards }.
            }
    }
citadels-event-museum-moved-hidden =
    { $who ->
        [you] Pod swoim Muzeum dostajesz { part-cards }.
       *[other] { $seat } dostaje pod Muzeum { part-cards }.
    }
citadels-event-museum-emptied =
    { $who ->
        [you] Odrzucasz { part-cards } spod Muzeum.
       *[other] { $seat } odrzuca { part-cards } spod Muzeum.
    }
citadels-event-characters-left =
    { $who ->
        [you]
            { $number ->
                [one] Odkładasz { $number } zakrytą postać.
                [few] Odkładasz { $number } zakryte postacie.
                [many] Odkładasz { $number } zakrytych postaci.
               *[other] Odkładasz { $number } zakrytej postaci.
            }
       *[other]
            { $number ->
                [one] { $seat } odkłada { $number } zakrytą postać.
                [few] { $seat } odkłada { $number } zakryte postacie.
                [many] { $seat } odkłada { $number } zakrytych postaci.
               *[other] { $seat } odkłada { $number } zakrytej postaci.
            }
    }
citadels-event-district-declared =
    { $who ->
        [you] Zapowiadasz { $card_acc }.
       *[other] { $seat } zapowiada { $card_acc }.
    }
citadels-event-action-returned = Odrzucona karta: { $card }.
