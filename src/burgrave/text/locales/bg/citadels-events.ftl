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
        [you] Вземаш короната от { $seat2 }.
       *[other]
            { $who2 ->
                [you] { $seat } взема короната от теб.
               *[other] { $seat } взема короната от { $seat2 }.
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
        [you] Получаваш { part-gold } за сградите си.
       *[other] { $seat } получава { part-gold } за сградите си.
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
        [you] Броиш { citadels-card-haunted_quarter.definite } като { $type_adjective }.
       *[other] { $seat } брои { citadels-card-haunted_quarter.definite } като { $type_adjective }.
    }
citadels-event-game-ended = Играта свършва.
