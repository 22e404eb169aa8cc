# What a move does, as a label. $number is its price or what it brings, "none" if that is not told;
# $role is the character who plays it, by id, "none" if that is not told.

citadels-move-end-turn = Приключи хода си
citadels-move-take-gold =
    { $number ->
        [none] Вземи злато
       *[other] Вземи { part-gold }
    }
citadels-move-take-cards =
    { $number ->
        [none] Изтегли карти
       *[other] Изтегли { part-cards }
    }
citadels-move-take-income =
    { $number ->
        [none] Вземи злато за сградите си
       *[other] Вземи { part-gold } за сградите си
    }
citadels-move-redraw = Изчисти карти и изтегли толкова нови
citadels-move-done = Готово
citadels-move-pass = Пас
citadels-move-recover = Плати 1 злато и вземи разрушената сграда в ръката си
citadels-move-keep = Задръж { $card_definite }
citadels-move-build =
    { $number ->
        [none] Построй { $card }
       *[other] Построй { $card } ({ $number })
    }
citadels-move-discard = Изчисти { $card_definite }
citadels-move-destroy =
    { $number ->
        [none] Разруши { $card_definite }
       *[other] Разруши { $card_definite } ({ $number })
    }
citadels-move-use = Използвай { $card_definite }
citadels-move-pick = Избери { $character_definite }
citadels-move-put-away = Изчисти { $character_definite }
citadels-move-name =
    { $role ->
        [assassin] Убий { $character_definite }
        [thief] Ограби { $character_definite }
       *[other] Назови { $character_definite }
    }
citadels-move-swap-hand =
    { $who ->
        [you] Размени картите в ръката си: ти
       *[other] Размени картите в ръката си: { $seat }
    }
citadels-move-target =
    { $who ->
        [you]
            { $role ->
                [warlord] Разруши своя сграда
               *[other] Избери себе си
            }
       *[other]
            { $role ->
                [warlord] Разруши сграда на { $seat }
               *[other] Избери { $seat }
            }
    }
citadels-move-count-as = Брой { citadels-card-haunted_quarter.definite } като { $type_adjective }
