# What a move does, as a label. $number is its price or what it brings, "none" if that is not given;
# $role is the character or the card whose effect it is, by id, "none" if that is not given.

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
    { $role ->
        [cardinal] { part-income-in-cards }
        [patrician] { part-income-in-cards }
       *[other]
            { $number ->
                [none] Вземи злато за сградите си
               *[other] Вземи { part-gold } за сградите си
            }
    }
citadels-move-redraw = Изчисти карти и изтегли същия брой
citadels-move-done = Готово
citadels-move-pass = Пас
citadels-move-recover = Вземи я за 1 злато
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
        [witch] Омагьосай { $character_definite }
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
                [armory] Разруши своя сграда
                [warlord] Разруши своя сграда
               *[other] Избери себе си
            }
       *[other]
            { $role ->
                [abbot] Поискай 1 злато от { $seat }
                [armory] Разруши сграда на { $seat }
                [cardinal] Вземи липсващото злато от { $seat }
                [diplomat] Размени сграда: { $seat }
                [fortune_teller] Погледни ръката на { $seat }
                [marshal] Превземи сграда на { $seat }
                [spy] Погледни ръката на { $seat }
                [theater] Размени персонаж: { $seat }
                [warlord] Разруши сграда на { $seat }
                [wizard] Погледни ръката на { $seat }
               *[other] Избери { $seat }
            }
    }
citadels-move-count-as = Брой { citadels-card-haunted_quarter.definite } като { $type_adjective }
citadels-move-take-bonus =
    { $role ->
        [architect] Вземи още 2 карти
        [merchant] Вземи още 1 злато
        [queen] Вземи 3 злато
       *[other] Вземи каквото ти носи персонажът
    }
citadels-move-collect-tax =
    { $number ->
        [none] Вземи целия данък
       *[other] Вземи { part-gold } данък
    }
citadels-move-study = Изтегли 7 карти и задръж 1
citadels-move-divine = Вземи от всеки по 1 случайна карта
citadels-move-navigate-gold = Вземи 4 злато
citadels-move-navigate-cards = Вземи 4 карти
citadels-move-bribe =
    { $number ->
        [none] Плати подкуп
       *[other] Плати подкуп ({ part-gold })
    }
citadels-move-refuse = Откажи да платиш
citadels-move-reveal = Разкрий заплахата
citadels-move-confiscate = Разкрий заповедта и конфискувай сградата
citadels-move-demand-gold = Вземи 1 злато
citadels-move-demand-card = Вземи случайна карта
citadels-move-collect-wagon =
    { $number ->
        [none] Вземи златото от { citadels-card-cash_wagon.definite }
       *[other] Вземи { part-gold } от { citadels-card-cash_wagon.definite }
    }
citadels-move-come-forward = Разкрий убития и си набави ресурси
citadels-move-declare-normal = Играта свършва както обикновено
citadels-move-declare-early = Играта свършва с една сграда по-рано
citadels-move-look = Прегледай тестето
citadels-move-plain-copy = Тази без монета
citadels-move-beautified-copy = Разкрасената
citadels-move-give = Дай { $card_definite }
citadels-move-take =
    { $number ->
        [none] Вземи { $card_definite }
       *[other] Вземи { $card_definite } ({ $number })
    }
citadels-move-sacrifice = Пожертвай { $card_definite }
citadels-move-beautify = Разкраси { $card_definite }
citadels-move-put =
    { $number ->
        [none] Постави { $card_definite }
       *[other] Постави { $card_definite } ({ $number })
    }
citadels-move-play = Изиграй { $card_definite }
citadels-move-sign = Подписаната заповед: { $character }
citadels-move-warrant = Неподписана заповед: { $character }
citadels-move-flower = Заплахата с цвете: { $character }
citadels-move-threaten = Заплахата без цвете: { $character }
citadels-move-hand-over = Дай { $character_definite }
citadels-move-crown =
    { $who ->
        [you] Дай короната на себе си
       *[other] Дай короната на { $seat }
    }
citadels-move-spy = Търси карти от тип „{ $type }“

## Cards whose use needs other words

citadels-move-use-armory = Разруши { citadels-card-armory.definite } и друга сграда
citadels-move-use-framework = Построй сграда вместо { citadels-card-framework.definite }
citadels-move-use-necropolis = Построй { citadels-card-necropolis }, като пожертваш сграда
citadels-move-use-thieves_den = Построй { citadels-card-thieves_den }, плати с карти
citadels-move-use-laboratory =
    { citadels-card-laboratory }: изчисти карта за { $edition ->
        [classic] 1 злато
       *[other] 2 злато
    }
citadels-move-use-museum = { citadels-card-museum }: сложи карта под него (1 точка)
citadels-move-use-smithy = { citadels-card-smithy }: плати 2 злато за 3 карти
citadels-move-use-wagon-0 = Използвай първата Каса на колела
citadels-move-use-wagon-1 = Използвай втората Каса на колела
citadels-move-use-wagon-2 = Използвай третата Каса на колела

## Income partly in cards: $cards of them; $number is the gold

part-income-in-number-of-cards =
    { $cards ->
        [one] Вземи { $cards } карта
       *[other] Вземи { $cards } карти
    }
part-income-in-gold =
    { $number ->
        [none] и останалото в злато
        [0] за сградите си
       *[other] и { part-gold } за сградите си
    }
citadels-move-take-income-cards = { part-income-in-number-of-cards } { part-income-in-gold }

## Verbs alone: on a card that can be chosen, or above choices that differ only in a player or a character.
## $role is the character or card as which the player decides.

citadels-verb-build = Построй
citadels-verb-crown = Дай короната на
citadels-verb-destroy = Разруши
citadels-verb-discard = Изчисти
citadels-verb-flower = Заплаха с цвете за
citadels-verb-give = Дай
citadels-verb-keep = Задръж
citadels-verb-name =
    { $role ->
        [assassin] Убий
        [thief] Ограби
        [witch] Омагьосай
       *[other] Избери
    }
citadels-verb-play = Изиграй
citadels-verb-put = Сложи
citadels-verb-sacrifice = Пожертвай
citadels-verb-sign = Подписана заповед за
citadels-verb-swap-hand = Размени ръката с
citadels-verb-take = Вземи
citadels-verb-target =
    { $role ->
        [abbot] Поискай злато
        [diplomat] Размени
        [marshal] Превземи
        [spy] Шпионирай
        [warlord] Разруши
        [wizard] Виж ръката на
       *[other] Избери
    }
citadels-verb-use = Използвай

## What to know of a choice before it is made

citadels-note-faceup = Отстранен с лицето нагоре: никой не може да го има в този рунд
citadels-note-own-character = Този персонаж е твой
citadels-note-own-city = Твоят собствен град
citadels-note-emperor-pass = Короната се предава и така; не вземаш нищо
citadels-note-refuse = Ако заплахата е с цвете, може да загубиш цялото си злато
citadels-note-spy = За всяка такава карта вземаш 1 злато от този играч и теглиш 1 карта
citadels-note-lender = { part-gold } за { part-cards }
citadels-note-seize = Плащаш цената ѝ на собственика
citadels-note-exchange = Ако сградата на другия играч е по-скъпа, доплащаш разликата
citadels-note-theater = Получаваш персонажа на този играч и му даваш своя; никой друг не ги вижда
citadels-note-everyone-asked = Питат се всички, които биха могли да действат, за да не издаде въпросът нищо
