# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# given; $have is the reader's gold, "none" if that is not given.

citadels-reason-not-now = Сега не можеш да направиш това.
citadels-reason-not-now-acrobat = Играе се, когато бъде призован 4-ти ранг и никой не отговори.
citadels-reason-not-now-rasputin = Играе се, когато бъде призован персонажът ти и някой е приложил умение върху него.
citadels-reason-already-gathered = В този ход вече си набави ресурси.
citadels-reason-gather-first = Първо си набави ресурси: злато или карти.
citadels-reason-no-card-to-draw = Няма повече карти за теглене.
citadels-reason-not-in-hand =
    { $edition ->
        [classic]
            { $card ->
                [none] Тази карта не е в ръката ти.
               *[other] Нямаш { $card } в ръката си.
            }
       *[other]
            { $card ->
                [none] Тази карта не е в ръката.
               *[other] В ръката няма { $card }.
            }
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Струва { $number }: нямаш толкова злато.
       *[other] Струва { $number }, имаш { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] В този ход не можеш да строиш повече.
       *[other] В един ход можеш да построиш само { part-districts }.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] Вече имаш такава сграда.
       *[other] Вече имаш { $card }.
    }
citadels-reason-ability-used = Можеш да използваш това умение само веднъж на ход.
citadels-reason-another-not-yourself =
    { $card ->
        [none] Избери друг играч, не себе си.
       *[other] Избери друга сграда.
    }
citadels-reason-rank-one-is-safe =
    { $edition ->
        [classic] Персонаж от 1-ви ранг не може да бъде ограбен.
       *[other] Умението ти не важи за персонаж от 1-ви ранг.
    }
citadels-reason-killed-is-safe =
    { $edition ->
        [classic] Убитият персонаж не може да бъде ограбен.
       *[other] Умението ти не важи за убития персонаж.
    }
citadels-reason-no-such-district =
    { $edition ->
        [classic] Нямаш сграда, която да ти носи злато.
       *[other] Нямаш сграда, която да ти носи нещо.
    }
citadels-reason-both-hands-empty = И двете ръце са празни: няма какво да се размени.
citadels-reason-city-completed =
    { $edition ->
        [classic] Този град е завършен: в него нищо не може да се разруши.
       *[other] Този град е завършен: сградите в него са в безопасност.
    }
citadels-reason-character-protects = В този рунд { citadels-character-bishop.subject } пази този град.
citadels-reason-district-protected =
    { $card ->
        [none] Умението на персонажа от 8-ми ранг не важи за тази сграда.
       *[other] Умението на персонажа от 8-ми ранг не важи за { $card_definite }.
    }
citadels-reason-nothing-to-target =
    { $edition ->
        [classic] В този град не можеш да разрушиш нищо.
       *[other] Няма какво да избереш.
    }
citadels-reason-nothing-to-target-living_cannonball = Нямаш с какво да замениш сграда: новата трябва да е по-скъпа и плащаш разликата.
citadels-reason-used-already =
    { $edition ->
        [classic] Можеш да използваш това само веднъж на рунд.
       *[other] Можеш да използваш това само веднъж на ход.
    }
citadels-reason-hand-empty =
    { $edition ->
        [classic] Нямаш карти в ръка.
       *[other] В ръката няма карти.
    }
citadels-reason-not-in-city =
    { $card ->
        [none] В града няма такава сграда.
       *[other] В града няма { $card }.
    }
citadels-reason-not-offered =
    { $card ->
        [none]
            { $character ->
                [none] Този персонаж не е сред подадените ти.
               *[other] { $character_subject } не е сред подадените ти персонажи.
            }
       *[other] В тестето няма { $card }.
    }
citadels-reason-choose-at-least-one = Избери поне една карта.
citadels-reason-not-drawn =
    { $card ->
        [none] Тази карта не е сред изтеглените.
       *[other] Сред изтеглените карти няма { $card }.
    }
citadels-reason-not-in-cast =
    { $character ->
        [none] Този персонаж не участва в играта.
       *[other] { $character_subject } не участва в играта.
    }
citadels-reason-no-such-seat = Там не седи никой.
citadels-reason-not-your-ability = Твоят персонаж не може това.
citadels-reason-bewitched-is-safe = Умението ти не важи за омагьосания персонаж.
citadels-reason-already-marked = При всеки персонаж поставяш само един маркер.
citadels-reason-settle-threat-first = Първо се справи със заплахата: набави си ресурси, после плати подкуп или откажи.
citadels-reason-name-first = Първо назови персонаж.
citadels-reason-pass-crown-first = Първо дай короната на друг играч.
citadels-reason-not-to-yourself = Не можеш да дадеш короната на себе си.
citadels-reason-has-the-crown =
    { $seat ->
        [none] Короната вече е у този играч.
       *[other] Короната вече е у { $seat }.
    }
citadels-reason-nothing-to-take = Няма какво да се вземе.
citadels-reason-not-richest =
    { $seat ->
        [none] Този играч не е сред най-богатите.
       *[other] { $seat } не е сред най-богатите.
    }
citadels-reason-among-the-richest = И ти си сред най-богатите.
citadels-reason-too-dear-to-seize = Можеш да превземеш само сграда с цена до 3.
citadels-reason-too-many-districts =
    { $card ->
        [none] Това може да се построи само в град с най-много 4 сгради.
       *[other] Можеш да построиш { $card_definite } само в град с най-много 4 сгради.
    }
citadels-reason-cannot-be-built =
    { $card ->
        [none] Това не може да се построи.
       *[other] Не можеш да построиш { $card_definite }.
    }
citadels-reason-not-in-play = Това не е на масата.
citadels-reason-cannot-give =
    { $card ->
        [none] Нямаш какво да сложиш на това място.
       *[other] Нямаш какво да сложиш на мястото на { $card_definite }.
    }
citadels-reason-no-lender =
    { $seat ->
        [none] Този играч няма { part-gold }.
       *[other] { $seat } няма { part-gold }.
    }
citadels-reason-second-copy-there =
    { $card ->
        [none] Градът, който трябва да я получи, вече има такава сграда.
       *[other] Градът, който трябва да получи { $card_definite }, вече има такава сграда.
    }
citadels-reason-warrant-blank = Тази заповед не е подписана.
citadels-reason-cannot-confiscate = Тази сграда не може да стои в твоя град.
citadels-reason-one-action-card = Можеш да изиграеш само една карта с действие на ход.
citadels-reason-not-holding-it = Този персонаж не е твой.
citadels-reason-own-wagon = Твоята Каса на колела могат да използват само другите.
citadels-reason-not-higher = Новата сграда трябва да струва повече от старата.
citadels-reason-already-beautified = Всяка сграда може да се разкраси само веднъж.
citadels-reason-no-gold = Няма злато.
citadels-reason-action-card = Това е карта с действие, а не сграда.
citadels-reason-no-district-to-give = Нямаш подходяща сграда.
citadels-reason-not-killed = Убитият персонаж не е твой.
citadels-reason-too-many-cards =
    { $number ->
        [0] Картите са твърде много.
       *[other] Картите са твърде много: може най-много { $number }.
    }
citadels-reason-restricted-turn = В този ход можеш само да си набавиш ресурси.
citadels-reason-cannot-build-at-all = Твоят персонаж не може да строи.
citadels-reason-not-beside-rank-four = Не седиш до играча, разкрил персонажа от 4-ти ранг.
citadels-reason-paid-with-rank-four = Получаваш златото, когато съседът ти с персонаж от 4-ти ранг започне хода си, а не в своя ход.
citadels-reason-city-is-full = Градът ти е завършен: в него може да строи още само { citadels-character-architect.subject }.
