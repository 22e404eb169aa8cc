# Decisions: the question for the seat that decides, and what the others read.

citadels-decision-pick =
    { $who ->
        [you] Избери своя персонаж.
       *[other] { $seat } избира персонаж.
    }
citadels-decision-put-away =
    { $who ->
        [you] Изчисти един от останалите персонажи (закрит).
       *[other] { $seat } изчиства персонаж.
    }
citadels-decision-turn =
    { $who ->
        [you] На ход си. Какво правиш?
       *[other] На ход е { $seat }.
    }
citadels-decision-keep =
    { $who ->
        [you] Коя карта задържаш?
       *[other] { $seat } избира карта.
    }
citadels-decision-redraw =
    { $who ->
        [you] Коя карта изчистваш? Накрая теглиш същия брой нови.
       *[other] { $seat } избира карти за изчистване.
    }
citadels-decision-destroy =
    { $who ->
        [you] Коя сграда разрушаваш?
       *[other] { $seat } избира сграда за разрушаване.
    }
citadels-decision-graveyard =
    { $who ->
        [you] Плащаш ли 1 злато, за да вземеш разрушената сграда в ръката си?
       *[other] { $seat } решава дали да вземе разрушената сграда.
    }
citadels-decision-laboratory =
    { $who ->
        [you] Коя карта от ръката си изчистваш?
       *[other] { $seat } избира карта за изчистване.
    }
citadels-decision-haunted-quarter =
    { $who ->
        [you] Като какъв тип броиш { citadels-card-haunted_quarter.definite }?
       *[other] { $seat } избира типа на { citadels-card-haunted_quarter.definite }.
    }
citadels-decision-theater =
    { $who ->
        [you] Разменяш ли персонажа си с някого?
       *[other] { $seat } решава дали да размени персонажа си.
    }
citadels-decision-theater-card =
    { $who ->
        [you] Кой от персонажите си даваш?
       *[other] { $seat } избира кой персонаж да даде.
    }
citadels-decision-warrants =
    { $who ->
        [you] При кой персонаж поставяш неподписана заповед?{ part-left }
       *[other] { $seat } поставя заповедите.
    }
citadels-decision-confiscate =
    { $who ->
        [you] Разкриваш ли заповедта, за да конфискуваш сградата?
       *[other] { $seat } решава дали да конфискува сградата.
    }
citadels-decision-threats =
    { $who ->
        [you] При кой персонаж поставяш заплахата без цвете?
       *[other] { $seat } поставя заплахите.
    }
citadels-decision-threat =
    { $who ->
        [you] Заплашват те: плащаш подкуп или отказваш?
       *[other] { $seat } решава дали да плати подкуп.
    }
citadels-decision-threat-reveal =
    { $who ->
        [you] Разкриваш ли заплахата?
       *[other] { $seat } решава дали да разкрие заплахата.
    }
citadels-decision-spy =
    { $who ->
        [you] Какъв тип сгради търсиш?
       *[other] { $seat } избира тип сгради.
    }
citadels-decision-wizard-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Коя карта вземаш?
               *[other] Коя карта вземаш от { $seat2 }?
            }
       *[other] { $seat } избира карта.
    }
citadels-decision-wizard-use =
    { $who ->
        [you] Строиш ли картата веднага, или я вземаш в ръката си?
       *[other] { $seat } решава какво да прави с картата.
    }
citadels-decision-seer-return =
    { $who ->
        [you]
            { $who2 ->
                [none] Коя карта даваш в замяна?
               *[other] Коя карта получава в замяна { $seat2 }?{ part-left }
            }
       *[other] { $seat } избира карти в замяна.
    }
citadels-decision-emperor-resource =
    { $who ->
        [you] Какво вземаш: 1 злато или случайна карта?
       *[other] { $seat } решава какво да вземе.
    }
citadels-decision-emperor-crown =
    { $who ->
        [you] На кого даваш короната?
       *[other] { $seat } избира кой да получи короната.
    }
citadels-decision-lender =
    { $who ->
        [you] От кого вземаш липсващото злато?
       *[other] { $seat } избира кой да даде липсващото злато.
    }
citadels-decision-lend-cards =
    { $who ->
        [you]
            { $who2 ->
                [none] Коя карта даваш срещу златото?
               *[other] Коя карта получава { $seat2 } срещу златото?{ part-left }
            }
       *[other] { $seat } избира кои карти да даде срещу златото.
    }
citadels-decision-scholar =
    { $who ->
        [you] Коя карта задържаш? Останалите се размесват в тестето.
       *[other] { $seat } избира карта.
    }
citadels-decision-exchange-own =
    { $who ->
        [you] Коя своя сграда даваш?
       *[other] { $seat } избира коя сграда да даде.
    }
citadels-decision-exchange-other =
    { $who ->
        [you] Коя сграда вземаш срещу нея?
       *[other] { $seat } избира коя сграда да вземе.
    }
citadels-decision-seize =
    { $who ->
        [you] Коя сграда превземаш?
       *[other] { $seat } избира коя сграда да превземе.
    }
citadels-decision-armory-target =
    { $who ->
        [you] В чий град разрушаваш сграда?
       *[other] { $seat } избира град.
    }
citadels-decision-armory =
    { $who ->
        [you] Коя сграда разрушаваш?
       *[other] { $seat } избира сграда за разрушаване.
    }
citadels-decision-museum =
    { $who ->
        [you] Коя карта поставяш под { citadels-card-museum.definite }?
       *[other] { $seat } избира карта за { citadels-card-museum.definite }.
    }
citadels-decision-framework =
    { $who ->
        [you] Коя сграда строиш на мястото на { citadels-card-framework.definite }?
       *[other] { $seat } избира сграда за строеж.
    }
citadels-decision-sacrifice =
    { $who ->
        [you] Коя своя сграда жертваш?
       *[other] { $seat } избира коя сграда да пожертва.
    }
citadels-decision-den =
    { $who ->
        [you] Коя карта даваш вместо злато? Остатъкът се плаща в злато.
       *[other] { $seat } избира кои карти да даде вместо злато.
    }
citadels-decision-bell-tower =
    { $who ->
        [you] Кога свършва играта: както обикновено или с една сграда по-рано?
       *[other] { $seat } решава кога свършва играта.
    }
citadels-decision-lighthouse =
    { $who ->
        [you] Преглеждаш ли тестето?
       *[other] { $seat } решава дали да прегледа тестето.
    }
citadels-decision-lighthouse-card =
    { $who ->
        [you] Коя карта вземаш от тестето?
       *[other] { $seat } преглежда тестето.
    }
# Also asked of those who can only pass, so that silence betrays nobody.
citadels-decision-hospital =
    { $who ->
        [you] Призованият персонаж е убит: разкриваш ли го, за да си набавиш ресурси?
       *[other] { $seat } може да се разкрие.
    }
citadels-decision-rasputin =
    { $who ->
        [you] Изиграваш ли { citadels-card-rasputin.definite }?
       *[other] { $seat } решава дали да изиграе { citadels-card-rasputin.definite }.
    }
citadels-decision-acrobat =
    { $who ->
        [you] Изиграваш ли { citadels-card-acrobat.definite }, за да вземеш короната?
       *[other] { $seat } решава дали да изиграе { citadels-card-acrobat.definite }.
    }
citadels-decision-replace-old =
    { $who ->
        [you] Коя своя сграда заменяш?
       *[other] { $seat } избира коя сграда да замени.
    }
citadels-decision-replace-new =
    { $who ->
        [you] Коя сграда поставяш на нейно място?
       *[other] { $seat } избира новата сграда.
    }
citadels-decision-fortune-target =
    { $who ->
        [you] Чия ръка поглеждаш?
       *[other] { $seat } избира чия ръка да погледне.
    }
citadels-decision-fortune-card =
    { $who ->
        [you]
            { $who2 ->
                [none] Коя карта вземаш?
               *[other] Коя карта вземаш от { $seat2 }?
            }
       *[other] { $seat } избира карта.
    }
citadels-decision-wagon =
    { $who ->
        [you] Коя карта задържаш? Може и нито една.
       *[other] { $seat } избира карта.
    }
citadels-decision-wagon-collect =
    { $who ->
        [you] Вземаш ли златото от { citadels-card-cash_wagon.definite }? Тогава тя се изчиства.
       *[other] { $seat } решава дали да вземе златото от { citadels-card-cash_wagon.definite }.
    }
citadels-decision-copy =
    { $who ->
        [you] Коя от двете сгради имаш предвид?
       *[other] { $seat } избира една от две еднакви сгради.
    }
