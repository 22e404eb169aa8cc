# Why a move is refused. $card, $character, $seat and $type are what the move names, "none" if that is not
# told; $have is the reader's gold, "none" if that is not told.

citadels-reason-not-now = Сега не можеш да направиш това.
citadels-reason-already-gathered = Вече имаш ресурсите за този ход.
citadels-reason-gather-first = Първо си набави ресурси: злато или карти.
citadels-reason-no-card-to-draw = Няма повече карти за теглене.
citadels-reason-not-in-hand =
    { $card ->
        [none] Тази карта не е в ръката ти.
       *[other] Нямаш { $card } в ръката си.
    }
citadels-reason-too-expensive =
    { $have ->
        [none] Струва { $number }: нямаш толкова злато.
       *[other] Струва { $number }, имаш { $have }.
    }
citadels-reason-limit-reached =
    { $number ->
        [0] В този ход не можеш да строиш.
       *[other] В един ход можеш да построиш само { part-districts }.
    }
citadels-reason-already-in-city =
    { $card ->
        [none] Вече имаш такава сграда.
       *[other] Вече имаш { $card }.
    }
citadels-reason-ability-used = Можеш да използваш това умение само веднъж на ход.
citadels-reason-another-not-yourself = Избери друг, не себе си.
citadels-reason-rank-one-is-safe = Персонаж от 1-ви ранг не може да бъде ограбен.
citadels-reason-killed-is-safe = Убитият персонаж не може да бъде ограбен.
citadels-reason-no-such-district = Нямаш сграда, която да ти носи злато.
citadels-reason-both-hands-empty = И двете ръце са празни: няма какво да се размени.
citadels-reason-city-completed = Този град е завършен: в него нищо не може да се разруши.
citadels-reason-character-protects = В този рунд персонаж пази този град.
citadels-reason-district-protected =
    { $card ->
        [none] Умението на персонажа от 8-ми ранг не важи за тази сграда.
       *[other] Умението на персонажа от 8-ми ранг не важи за { $card_definite }.
    }
citadels-reason-nothing-to-target = В този град не можеш да разрушиш нищо.
citadels-reason-used-already =
    { $edition ->
        [classic] Можеш да използваш това само веднъж на рунд.
       *[other] Можеш да използваш това само веднъж на ход.
    }
citadels-reason-hand-empty = Нямаш карти в ръка.
citadels-reason-not-in-city =
    { $card ->
        [none] В града няма такава сграда.
       *[other] В града няма { $card }.
    }
citadels-reason-not-offered =
    { $character ->
        [none] Този персонаж не е сред подадените ти.
       *[other] { $character_subject } не е сред подадените ти персонажи.
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
