# Why a move is refused. $tile, $technology, $seal and the like are what the move names, "none" if that is not
# given; $number is how much of it is needed, $have how much of it the reader has, "none" if that is not given.

praga-reason-not-now = Сега не можеш да направиш това.
praga-reason-tile-already-taken = Вече имаш плочка за действие за този ход.
praga-reason-take-tile-first = Първо вземи плочка за действие.
praga-reason-too-little-gold =
    { $number ->
        [0] Нямаш достатъчно злато.
       *[other]
            { $have ->
                [none] Струва { praga-amount-gold }: нямаш толкова.
               *[other] Струва { praga-amount-gold }, имаш { $have }.
            }
    }
praga-reason-too-little-stone =
    { $number ->
        [0] Нямаш достатъчно камък.
       *[other]
            { $have ->
                [none] Струва { praga-amount-stone }: нямаш толкова.
               *[other] Струва { praga-amount-stone }, имаш { $have }.
            }
    }
praga-reason-too-few-eggs =
    { $number ->
        [0] Нямаш достатъчно яйца.
       *[other]
            { $have ->
                [none] Струва { praga-amount-egg }: нямаш толкова.
               *[other] Струва { praga-amount-egg }, имаш { $have }.
            }
    }
praga-reason-too-few-silver-windows =
    { $number ->
        [0] Нямаш достатъчно сребърни прозорци.
       *[other]
            { $have ->
                [none] Струва { praga-amount-silver }: нямаш толкова.
               *[other] Струва { praga-amount-silver }, имаш { $have }.
            }
    }
praga-reason-too-few-gold-windows =
    { $number ->
        [0] Нямаш достатъчно златни прозорци.
       *[other]
            { $have ->
                [none] Струва { praga-amount-goldwin }: нямаш толкова.
               *[other] Струва { praga-amount-goldwin }, имаш { $have }.
            }
    }
praga-reason-not-on-tile = Това действие не е на твоята плочка.
praga-reason-main-action-done = Действието от твоята плочка вече е извършено.
praga-reason-main-action-first = Първо извърши едно от действията на своята плочка.
praga-reason-already-bought = Можеш да купиш само едно допълнително действие на ход.
praga-reason-no-extra-action = Нямаш допълнително действие. Първо го купи за прозорци.
praga-reason-no-wheel-bonus = Сега нямаш бонус от крана на действията.
praga-reason-not-owned =
    { $technology ->
        [none] Нямаш това.
       *[other] Нямаш { $technology }.
    }
praga-reason-already-refreshed = Можеш да обновиш само една редица на ход.
praga-reason-row-too-short = В тази редица има твърде малко плочки за обновяване.
praga-reason-top-row = Маркерът ти вече е на най-горния ред.
praga-reason-no-sideways-credit = Нямаш преместване встрани там.
praga-reason-no-claim =
    { $tile ->
        [none] В този ход нямаш такъв бонус.
       *[other] В този ход нямаш бонус от { $tile }.
    }
praga-reason-no-seal-right = За да заемеш печат, стигни края на скалата на златните мини или на каменоломните.
praga-reason-seal-taken =
    { $seal ->
        [none] Този печат вече е зает.
       *[other] Вече е зает { $seal }.
    }
praga-reason-no-road-effect = В този ход нямаш такъв ефект на Кралския път.
praga-reason-settle-claim-first = Първо избери бонуса на подобреното действие.
praga-reason-no-tile-possible = Сред предлаганите няма плочка, която можеш да вземеш.
praga-reason-not-in-row =
    { $tile ->
        [none] Тази плочка не се предлага.
       *[other] Сред предлаганите няма { $tile }.
    }
praga-reason-special-tile = Можеш да вземеш специална плочка само със съответния бонус от крана и само с действието от плочката за действие.
praga-reason-no-free-plot = Няма свободен парцел, на който можеш да я платиш.
praga-reason-not-a-plot = Там не може да се строи.
praga-reason-plot-taken = Там вече има сграда.
praga-reason-slot-taken = Там вече има стена.
praga-reason-end-of-road = Фигурката ти вече е в края на Кралския път.
praga-reason-end-of-track = Маркерът ти вече е в края на тази скала.
praga-reason-token-gone =
    { $token ->
        [none] Този производствен жетон не е на реката.
       *[other] На реката няма { $token }.
    }
praga-reason-not-drawn = Това не е сред плочките за избор.
praga-reason-place-taken = На това място на моста вече има плочка.
praga-reason-no-plaza-tile = Там няма плочка на площад.
praga-reason-no-effect =
    { $technology ->
        [none] Сега това няма да даде нищо.
       *[other] Сега нищо няма да даде { $technology }.
    }
praga-reason-not-on-wheel = Тази плочка не е на крана на действията.
praga-reason-not-at-pawn = Този парцел не е до площада, на който стои пионката на Парлер.
praga-reason-no-corner-match = Докато е възможно, трябва да съвпадне син ъгъл.
praga-reason-settle-road-first = Първо приложи ефекта на Кралския път.
praga-reason-no-action-possible = Нито едно от действията ѝ не е възможно, а друга плочка предлага възможно действие.
