# What happened. $who is "you" or "other"; $who2, for a second seat, also "same".
# Verbs stand in the present: gender is not known. No name follows с or в: they would have to change with it.

citadels-event-crown-given =
    { $who ->
        [you] Започваш с короната.
       *[other] { $seat } започва с короната.
    }
citadels-event-hand-dealt =
    { $who ->
        [you] Първите ти карти: { $cards }.
       *[other] { $seat } получава: { $cards }.
    }
citadels-event-hand-dealt-hidden =
    { $who ->
        [you] Получаваш { part-cards }.
       *[other] { $seat } получава { part-cards }.
    }
citadels-event-round-started =
    { $who ->
        [you] Започва рунд { $number }. Короната е у теб.
       *[other] Започва рунд { $number }. Короната е у { $seat }.
    }
citadels-event-discarded-faceup = Изчистен открит персонаж: { $character }.
citadels-event-discarded-facedown = Един персонаж се изчиства закрит.
citadels-event-facedown-seen =
    { $who ->
        [you] Виждаш закрития изчистен персонаж: { $character }.
       *[other] { $seat } вижда закрития изчистен персонаж: { $character }.
    }
citadels-event-facedown-seen-hidden =
    { $who ->
        [you] Поглеждаш закрития изчистен персонаж.
       *[other] { $seat } поглежда закрития изчистен персонаж.
    }
citadels-event-characters-passed =
    { $who ->
        [you] Персонажи за избор: { $characters }.
       *[other] { $seat } избира от: { $characters }.
    }
citadels-event-characters-passed-hidden =
    { $who ->
        [you]
            { $number ->
                [one] Получаваш { $number } персонаж за избор.
               *[other] Получаваш { $number } персонажа за избор.
            }
       *[other]
            { $number ->
                [one] { $seat } получава { $number } персонаж за избор.
               *[other] { $seat } получава { $number } персонажа за избор.
            }
    }
citadels-event-character-picked =
    { $who ->
        [you] Избираш { $character_definite }.
       *[other] { $seat } избира { $character_definite }.
    }
citadels-event-character-picked-hidden =
    { $who ->
        [you] Избираш персонаж.
       *[other] { $seat } избира персонаж.
    }
citadels-event-character-put-away =
    { $who ->
        [you] Изчистваш закрит персонаж: { $character }.
       *[other] { $seat } изчиства закрит персонаж: { $character }.
    }
citadels-event-character-put-away-hidden =
    { $who ->
        [you] Изчистваш закрит персонаж.
       *[other] { $seat } изчиства закрит персонаж.
    }
citadels-event-called = Призовава се { $character_subject }.
citadels-event-call-unanswered = Никой не разкрива { $character_definite }.
citadels-event-revealed =
    { $who ->
        [you] Разкриваш { $character_definite }.
       *[other] { $seat } разкрива { $character_definite }.
    }
citadels-event-crown-taken =
    { $who ->
        [you] Короната преминава от { $seat2 } към теб.
       *[other]
            { $who2 ->
                [you] Короната преминава от теб към { $seat }.
               *[other] Короната преминава от { $seat2 } към { $seat }.
            }
    }
citadels-event-crown-kept =
    { $who ->
        [you] Запазваш короната.
       *[other] { $seat } запазва короната.
    }
citadels-event-gold-gathered =
    { $who ->
        [you] Вземаш { part-gold }.
       *[other] { $seat } взема { part-gold }.
    }
citadels-event-cards-drawn =
    { $who ->
        [you] Теглиш { part-cards }: { $cards }.
       *[other] { $seat } тегли { part-cards }: { $cards }.
    }
citadels-event-cards-drawn-hidden =
    { $who ->
        [you] Теглиш { part-cards }.
       *[other] { $seat } тегли { part-cards }.
    }
citadels-event-card-kept =
    { $who ->
        [you] Задържаш { $card_definite }.
       *[other] { $seat } задържа { $card_definite }.
    }
citadels-event-card-kept-hidden =
    { $who ->
        [you] Задържаш една карта.
       *[other] { $seat } задържа една карта.
    }
citadels-event-cards-returned =
    { $who ->
        [you] Изчистваш { part-cards }: { $cards }.
       *[other] { $seat } изчиства { part-cards }: { $cards }.
    }
citadels-event-cards-returned-hidden =
    { $who ->
        [you] Изчистваш { part-cards }.
       *[other] { $seat } изчиства { part-cards }.
    }
citadels-event-cards-gained =
    { $who ->
        [you] Получаваш { part-cards }: { $cards }.
       *[other] { $seat } получава { part-cards }: { $cards }.
    }
citadels-event-cards-gained-hidden =
    { $who ->
        [you] Получаваш { part-cards }.
       *[other] { $seat } получава { part-cards }.
    }
citadels-event-gold-gained =
    { $who ->
        [you] Получаваш { part-gold }.
       *[other] { $seat } получава { part-gold }.
    }
citadels-event-income-taken =
    { $who ->
        [you]
            { $number ->
                [0] Не вземаш злато за сградите си.
               *[other] Получаваш { part-gold } за сградите си.
            }
       *[other]
            { $number ->
                [0] { $seat } не взема злато за сградите си.
               *[other] { $seat } получава { part-gold } за сградите си.
            }
    }
citadels-event-district-built =
    { $who ->
        [you]
            { $number ->
                [0] Строиш безплатно { $card }.
               *[other] Строиш { $card } за { part-gold }.
            }
       *[other]
            { $number ->
                [0] { $seat } строи безплатно { $card }.
               *[other] { $seat } строи { $card } за { part-gold }.
            }
    }
citadels-event-city-completed =
    { $who ->
        [you] Завършваш града си. Играта приключва след този рунд.
       *[other] { $seat } завършва града си. Играта приключва след този рунд.
    }
citadels-event-killed =
    { $who ->
        [you] Убиваш { $character_definite }.
       *[other] { $seat } убива { $character_definite }.
    }
citadels-event-thief-named =
    { $who ->
        [you] Ще ограбиш { $character_definite }.
       *[other] { $seat } ще ограби { $character_definite }.
    }
citadels-event-robbed =
    { $who ->
        [you]
            { $who2 ->
                [same] Ограбваш собствения си персонаж: нищо не се променя.
               *[other]
                    { $number ->
                        [0] Ограбваш { $seat2 }, но няма злато за вземане.
                       *[other] Вземаш { part-gold } от { $seat2 }.
                    }
            }
       *[other]
            { $who2 ->
                [same] { $seat } ограбва собствения си персонаж: нищо не се променя.
                [you]
                    { $number ->
                        [0] { $seat } те ограбва, но нямаш злато.
                       *[other] { $seat } взема { part-gold } от теб.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } ограбва { $seat2 }, но няма злато за вземане.
                       *[other] { $seat } взема { part-gold } от { $seat2 }.
                    }
            }
    }
citadels-event-hands-swapped =
    { $who ->
        [you] Ти и { $seat2 } разменяте картите в ръцете си.
       *[other]
            { $who2 ->
                [you] { $seat } разменя картите в ръката си с теб.
               *[other] { $seat } и { $seat2 } разменят картите в ръцете си.
            }
    }
citadels-event-hand-received =
    { $who ->
        [you]
            { $number ->
                [0] Сега ръката ти е празна.
               *[other] Сега в ръката ти са: { $cards }.
            }
       *[other]
            { $number ->
                [0] { $seat } вече няма карти в ръка.
               *[other] { $seat } сега държи: { $cards }.
            }
    }
citadels-event-card-discarded =
    { $who ->
        [you] Изчистваш { $card_definite }.
       *[other] { $seat } изчиства { $card_definite }.
    }
citadels-event-card-discarded-hidden =
    { $who ->
        [you] Изчистваш карта.
       *[other] { $seat } изчиства карта.
    }
citadels-event-district-used =
    { $who ->
        [you] Използваш { $card_definite }.
       *[other] { $seat } използва { $card_definite }.
    }
citadels-event-district-destroyed =
    { $who ->
        [you]
            { $who2 ->
                [same]
                    { $number ->
                        [0] Разрушаваш безплатно { $card_definite } в своя град.
                       *[other] Разрушаваш { $card_definite } в своя град за { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] Разрушаваш безплатно { $card_definite } в града на { $seat2 }.
                       *[other] Разрушаваш { $card_definite } в града на { $seat2 } за { part-gold }.
                    }
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } разрушава безплатно { $card_definite } в твоя град.
                       *[other] { $seat } разрушава { $card_definite } в твоя град за { part-gold }.
                    }
                [same]
                    { $number ->
                        [0] { $seat } разрушава безплатно { $card_definite } в своя град.
                       *[other] { $seat } разрушава { $card_definite } в своя град за { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } разрушава безплатно { $card_definite } в града на { $seat2 }.
                       *[other] { $seat } разрушава { $card_definite } в града на { $seat2 } за { part-gold }.
                    }
            }
    }
citadels-event-district-recovered =
    { $who ->
        [you] Плащаш 1 злато и вземаш { $card_definite } в ръката си.
       *[other] { $seat } плаща 1 злато и взема { $card_definite } в ръката си.
    }
citadels-event-deck-reshuffled = Изчистените карти се размесват: новото тесте има { part-cards }.
citadels-event-turn-ended =
    { $who ->
        [you] Приключваш хода си.
       *[other] { $seat } приключва хода си.
    }
citadels-event-round-ended = Рунд { $number } приключва.
citadels-event-killed-shown =
    { $who ->
        [you] Разкриваш { $character_definite }: този персонаж беше убит.
       *[other] { $seat } разкрива { $character_definite }: този персонаж беше убит.
    }
citadels-event-quarter-counted =
    { $who ->
        [you] Броиш { citadels-card-haunted_quarter.definite } като { $type_adjective } сграда.
       *[other] { $seat } брои { citadels-card-haunted_quarter.definite } като { $type_adjective } сграда.
    }
citadels-event-game-ended = Играта свършва.
citadels-event-random-discard = Още един случаен персонаж се изчиства закрит.
citadels-event-characters-swapped =
    { $who ->
        [you] Ти и { $seat2 } разменяте персонажите си на сляпо.
       *[other]
            { $who2 ->
                [you] { $seat } разменя персонажа си с теб на сляпо.
               *[other] { $seat } и { $seat2 } разменят персонажите си на сляпо.
            }
    }
citadels-event-character-swapped =
    { $who ->
        [you] Даваш { $character_definite } и получаваш { $character2_definite }.
       *[other] { $seat } дава { $character_definite } и получава { $character2_definite }.
    }
citadels-event-bewitched =
    { $who ->
        [you] Омагьосваш { $character_definite }. Ходът ти спира.
       *[other] { $seat } омагьосва { $character_definite }.
    }
citadels-event-witch-resumes =
    { $who ->
        [you] Продължаваш хода си като { $character }.
       *[other] { $seat } продължава хода си като { $character }.
    }
citadels-event-warrants-placed =
    { $who ->
        [you] Поставяш заповеди при { $character_definite }, { $character2_definite } и { $character3_definite }.
       *[other] { $seat } поставя заповеди при { $character_definite }, { $character2_definite } и { $character3_definite }.
    }
citadels-event-warrant-signed =
    { $who ->
        [you] Подписаната ти заповед е при { $character_definite }.
       *[other] Подписаната заповед на { $seat } е при { $character_definite }.
    }
citadels-event-confiscated =
    { $who ->
        [you]
            { $number ->
                [0] Конфискуваш { $card_definite } на { $seat2 }.
               *[other] Конфискуваш { $card_definite }: { $seat2 } си връща { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } ти конфискува { $card_definite }.
                       *[other] { $seat } ти конфискува { $card_definite }: връщаш си { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } конфискува { $card_definite } на { $seat2 }.
                       *[other] { $seat } конфискува { $card_definite }: { $seat2 } си връща { part-gold }.
                    }
            }
    }
citadels-event-not-confiscated =
    { $who ->
        [you] Не конфискуваш нищо.
       *[other] { $seat } не конфискува нищо.
    }
citadels-event-threats-placed =
    { $who ->
        [you] Заплашваш { $character_definite } и { $character2_definite }.
       *[other] { $seat } заплашва { $character_definite } и { $character2_definite }.
    }
citadels-event-threat-flowered =
    { $who ->
        [you] Заплахата ти с цвете е при { $character_definite }.
       *[other] Заплахата с цвете на { $seat } е при { $character_definite }.
    }
citadels-event-bribed =
    { $who ->
        [you]
            { $number ->
                [0] Подкупваш { $seat2 }, без да плащаш злато.
               *[other] Даваш на { $seat2 } подкуп от { part-gold }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } те подкупва, без да плаща злато.
                       *[other] { $seat } ти дава подкуп от { part-gold }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } подкупва { $seat2 }, без да плаща злато.
                       *[other] { $seat } дава на { $seat2 } подкуп от { part-gold }.
                    }
            }
    }
citadels-event-threat-refused =
    { $who ->
        [you] Отказваш да платиш подкуп на { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } отказва да ти плати подкуп.
               *[other] { $seat } отказва да плати подкуп на { $seat2 }.
            }
    }
citadels-event-threat-removed = Заплахата при { $character_definite } се маха.
citadels-event-threat-shown =
    { $who ->
        [you]
            { $number ->
                [0] Разкриваш заплахата при { $character_definite }: тя е без цвете.
               *[other]
                    { $number2 ->
                        [0] Разкриваш заплахата при { $character_definite }: тя е с цвете, но няма злато за вземане.
                       *[other] Разкриваш заплахата при { $character_definite }: тя е с цвете. Вземаш { part-gold2 }.
                    }
            }
       *[other]
            { $number ->
                [0] { $seat } разкрива заплахата при { $character_definite }: тя е без цвете.
               *[other]
                    { $number2 ->
                        [0] { $seat } разкрива заплахата при { $character_definite }: тя е с цвете, но няма злато за вземане.
                       *[other] { $seat } разкрива заплахата при { $character_definite }: тя е с цвете. { $seat } взема { part-gold2 }.
                    }
            }
    }
citadels-event-hand-seen =
    { $who ->
        [you]
            { $number ->
                [0] Поглеждаш ръката на { $seat2 }: празна е.
               *[other] Поглеждаш ръката на { $seat2 }: { $cards }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } поглежда ръката ти: празна е.
                       *[other] { $seat } поглежда ръката ти: { $cards }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } поглежда ръката на { $seat2 }: празна е.
                       *[other] { $seat } поглежда ръката на { $seat2 }: { $cards }.
                    }
            }
    }
citadels-event-hand-seen-hidden =
    { $who ->
        [you] Поглеждаш ръката на { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } поглежда ръката ти.
               *[other] { $seat } поглежда ръката на { $seat2 }.
            }
    }
citadels-event-spied =
    { $who ->
        [you]
            { $number ->
                [0] Търсиш карти от тип „{ $type }“ и не вземаш злато от { $seat2 }.
               *[other] Търсиш карти от тип „{ $type }“ и вземаш { part-gold } от { $seat2 }.
            }
       *[other]
            { $who2 ->
                [you]
                    { $number ->
                        [0] { $seat } търси карти от тип „{ $type }“ и не взема злато от теб.
                       *[other] { $seat } търси карти от тип „{ $type }“ и взема { part-gold } от теб.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } търси карти от тип „{ $type }“ и не взема злато от { $seat2 }.
                       *[other] { $seat } търси карти от тип „{ $type }“ и взема { part-gold } от { $seat2 }.
                    }
            }
    }
citadels-event-card-taken =
    { $who ->
        [you] Вземаш { $card_definite } от { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } взема { $card_definite } от теб.
               *[other] { $seat } взема { $card_definite } от { $seat2 }.
            }
    }
citadels-event-card-taken-hidden =
    { $who ->
        [you] Вземаш карта от { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } взема карта от теб.
               *[other] { $seat } взема карта от { $seat2 }.
            }
    }
citadels-event-card-given =
    { $who ->
        [you] Даваш { $card_definite } на { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } ти дава { $card_definite }.
               *[other] { $seat } дава { $card_definite } на { $seat2 }.
            }
    }
citadels-event-card-given-hidden =
    { $who ->
        [you] Даваш карта на { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } ти дава карта.
               *[other] { $seat } дава карта на { $seat2 }.
            }
    }
citadels-event-gold-taken =
    { $who ->
        [you] Вземаш { part-gold } от { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } взема { part-gold } от теб.
               *[other] { $seat } взема { part-gold } от { $seat2 }.
            }
    }
citadels-event-bonus-taken =
    { $who ->
        [you] Получаваш { part-gold } за персонажа си.
       *[other] { $seat } получава { part-gold } за персонажа си.
    }
citadels-event-queen-paid =
    { $who ->
        [you] Като Кралица получаваш { part-gold }: съседът ти с персонаж от 4-ти ранг започва хода си.
       *[other] { $seat } получава като Кралица { part-gold }: съседът с персонаж от 4-ти ранг започва хода си.
    }
citadels-event-refunded =
    { $who ->
        [you] Връщаш си { part-gold } от строежа.
       *[other] { $seat } си връща { part-gold } от строежа.
    }
citadels-event-district-exchanged =
    { $who ->
        [you] Разменяш { $card_definite } за { $card2_definite } на { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } взема { $card2_definite } от теб и ти дава { $card_definite }.
               *[other] { $seat } разменя { $card_definite } за { $card2_definite } на { $seat2 }.
            }
    }
citadels-event-gold-paid =
    { $who ->
        [you] Плащаш { part-gold } на { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } ти плаща { part-gold }.
               *[other] { $seat } плаща { part-gold } на { $seat2 }.
            }
    }
citadels-event-district-seized =
    { $who ->
        [you] Превземаш { $card_definite } на { $seat2 } за { part-gold }.
       *[other]
            { $who2 ->
                [you] { $seat } превзема { $card_definite } в твоя град за { part-gold }.
               *[other] { $seat } превзема { $card_definite } на { $seat2 } за { part-gold }.
            }
    }
citadels-event-beautified =
    { $who ->
        [you] Разкрасяваш { $card_definite } за 1 злато.
       *[other] { $seat } разкрасява { $card_definite } за 1 злато.
    }
citadels-event-tax-paid =
    { $who ->
        [you] Плащаш 1 злато данък.
       *[other] { $seat } плаща 1 злато данък.
    }
citadels-event-tax-collected =
    { $who ->
        [you] Събираш { part-gold } данък.
       *[other] { $seat } събира { part-gold } данък.
    }
citadels-event-district-sacrificed =
    { $who ->
        [you] Жертваш { $card_definite }.
       *[other] { $seat } жертва { $card_definite }.
    }
citadels-event-card-put-under =
    { $who ->
        [you] Поставяш { $card_definite } под { citadels-card-museum.definite }.
       *[other] { $seat } поставя { $card_definite } под { citadels-card-museum.definite }.
    }
citadels-event-card-put-under-hidden =
    { $who ->
        [you] Поставяш карта под { citadels-card-museum.definite }.
       *[other] { $seat } поставя карта под { citadels-card-museum.definite }.
    }
citadels-event-tower-declared =
    { $who ->
        [you]
            { $number ->
                [0] Обявяваш, че играта свършва както обикновено.
               *[other] Обявяваш, че играта свършва с една сграда по-рано.
            }
       *[other]
            { $number ->
                [0] { $seat } обявява, че играта свършва както обикновено.
               *[other] { $seat } обявява, че играта свършва с една сграда по-рано.
            }
    }
citadels-event-deck-seen =
    { $who ->
        [you] Преглеждаш тестето: { $cards }.
       *[other] { $seat } преглежда тестето: { $cards }.
    }
citadels-event-deck-seen-hidden =
    { $who ->
        [you] Преглеждаш тестето.
       *[other] { $seat } преглежда тестето.
    }
citadels-event-deck-shuffled = Тестето се размесва.
citadels-event-came-forward =
    { $who ->
        [you] Убит персонаж ({ $character }): можеш само да си набавиш ресурси.
       *[other] Убит персонаж ({ $character }): { $seat } може само да си набави ресурси.
    }
citadels-event-action-played =
    { $who ->
        [you] Изиграваш { $card_definite }.
       *[other] { $seat } изиграва { $card_definite }.
    }
citadels-event-protected =
    { $who ->
        [you] В този ход имаш закрила като { $character }.
       *[other] { $seat } има закрила в този ход като { $character }.
    }
citadels-event-district-replaced =
    { $who ->
        [you] Поставяш { $card2_definite } на мястото на { $card_definite } за { part-gold }.
       *[other] { $seat } поставя { $card2_definite } на мястото на { $card_definite } за { part-gold }.
    }
citadels-event-wagon-used =
    { $who ->
        [you] Слагаш 1 злато върху Касата на колела на { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } слага 1 злато върху твоята Каса на колела.
               *[other] { $seat } слага 1 злато върху Касата на колела на { $seat2 }.
            }
    }
citadels-event-wagon-collected =
    { $who ->
        [you] Вземаш { part-gold } от Касата на колела и я изчистваш.
       *[other] { $seat } взема { part-gold } от Касата на колела и я изчиства.
    }
citadels-event-wagon-discarded =
    { $who ->
        [you] Връщаш в банката { part-gold } от Касата на колела и я изчистваш.
       *[other] { $seat } връща в банката { part-gold } от Касата на колела и я изчиства.
    }
citadels-event-museum-moved =
    { $who ->
        [you]
            { $number ->
                [0] Под Музея ти няма карти.
               *[other] Карти под Музея ти: { $cards }.
            }
       *[other]
            { $number ->
                [0] Под Музея на { $seat } няма карти.
               *[other] Карти под Музея на { $seat }: { $cards }.
            }
    }
citadels-event-museum-moved-hidden =
    { $who ->
        [you] Под Музея си получаваш { part-cards }.
       *[other] { $seat } получава под Музея { part-cards }.
    }
citadels-event-museum-emptied =
    { $who ->
        [you] Изчистваш { part-cards } изпод Музея.
       *[other] { $seat } изчиства { part-cards } изпод Музея.
    }
citadels-event-characters-left =
    { $who ->
        [you]
            { $number ->
                [one] Оставяш настрана { $number } закрит персонаж.
               *[other] Оставяш настрана { $number } закрити персонажа.
            }
       *[other]
            { $number ->
                [one] { $seat } оставя настрана { $number } закрит персонаж.
               *[other] { $seat } оставя настрана { $number } закрити персонажа.
            }
    }
citadels-event-district-declared =
    { $who ->
        [you] Обявяваш { $card_definite }.
       *[other] { $seat } обявява { $card_definite }.
    }
citadels-event-action-returned = Изчистена карта: { $card }.
