# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = Единадесетте уникални карти са: { citadels-card-haunted_quarter }, { citadels-card-keep } (две), { citadels-card-laboratory }, { citadels-card-smithy }, { citadels-card-observatory }, { citadels-card-graveyard }, { citadels-card-library }, { citadels-card-school_of_magic }, { citadels-card-university } и { citadels-card-dragon_gate }.
citadels-ruling-a02 = В един град може да има две еднакви сгради; опцията „{ citadels-option-duplicates }“ може да го забрани.
citadels-ruling-a03 = При четирима играчи два персонажа се изчистват открити.
citadels-ruling-a04 = Когато тестето свърши, размесените изчистени карти стават ново тесте.
citadels-ruling-a05 = Веднъж на рунд значи веднъж на рунд, дори за играч с два хода в него.
citadels-ruling-a06 = Получаваш допълнителното злато и допълнителните карти автоматично в началото на хода, преди да избереш злато или карти.
citadels-ruling-a07 = Набавянето на ресурси е задължително: без него ходът не може да приключи.
citadels-ruling-a08 = { citadels-character-warlord.subject } може да разруши и сграда в своя град.
citadels-ruling-a09 = При равни точки и равна стойност на сградите победата е обща.
citadels-ruling-a10 = Може да се посочи само друг персонаж, никога този, с който играеш в момента.
citadels-ruling-a11 =
    { $edition ->
        [classic] Короната преминава автоматично в началото на хода.
       *[other] Короната преминава автоматично в началото на хода; заплахата се решава преди това.
    }
citadels-ruling-a12 = Не можеш да оставиш короната там, където е; златото или картата можеш и да не вземеш.
citadels-ruling-a13 =
    { $edition ->
        [deluxe] Банката ти плаща пред всички, щом съседът ти с 4-ти ранг започне хода си; така всички разбират у кого е Кралицата.
       *[other] Вземаш златото в собствения си ход.
    }
citadels-ruling-a14 = Ако 4-ти ранг е омагьосан, важи мястото на омагьосания играч, а не на Вещицата; вземаш златото в своя ход.
citadels-ruling-a15 = Допълнителното злато отива там, където и останалата цена: от { citadels-character-warlord.definite } в банката, от { citadels-character-diplomat.definite } и { citadels-character-marshal.definite } при собственика.
citadels-ruling-a16 =
    { $edition ->
        [classic] { citadels-character-warlord.subject } не може да разруши и собствената си сграда { citadels-card-keep }.
       *[other] { citadels-character-warlord.subject } не може да разруши и собствената си сграда { citadels-card-keep }, а { citadels-character-diplomat.subject } не може да я даде за размяна.
    }
citadels-ruling-a17 =
    { $edition ->
        [deluxe] Защитата трае целия рунд, също в ход с друг персонаж, и важи само срещу другите играчи.
       *[other] Защитата трае целия рунд и важи дори срещу собствения ти персонаж от 8-ми ранг.
    }
citadels-ruling-a18 = Можеш да пожертваш и сграда от собствения си завършен град.
citadels-ruling-a19 = Веднъж завършен град слага край на играта и носи точките си, дори после да намалее; в безопасност е само докато е завършен.
citadels-ruling-a20 = По-рано идва само краят на играта; кога един град е завършен, не се променя.
citadels-ruling-a21 = При 1-ви ранг не можеш да поставиш заповед; при собствения си втори персонаж можеш, но само за заблуда. Конфискуваш само сграда, която може да стои в твоя град.
citadels-ruling-a22 = Важи само първата платена сграда: ако се откажеш от нея или не можеш да я вземеш, шансът е пропуснат.
citadels-ruling-a23 = Не можеш да заплашиш 2-ри ранг: той вече е призован.
citadels-ruling-a24 = Можеш да построиш картата още преди да си набавиш ресурси, а вместо да плащаш, да използваш { citadels-card-framework.definite } или карти за { citadels-card-thieves_den.definite }.
citadels-ruling-a25 = В град с пет сгради не можеш да построиш { citadels-card-monument.definite }, дори като разрушиш { citadels-card-framework.definite }.
citadels-ruling-a26 = Вземаш назаем точно колкото липсва след твоето злато (а за { citadels-card-thieves_den.definite } и след картите ти), от един играч, който има толкова, и то веднъж на ход.
citadels-ruling-a27 = Вземаш златото от най-богатия веднъж на ход, когато решиш.
citadels-ruling-a28 = Златото никога не свършва; карти теглиш, колкото са останали.
citadels-ruling-a29 =
    { $edition ->
        [classic] { citadels-card-library } и { citadels-card-observatory } заедно: теглиш 3 карти и запазваш 2.
       *[other] { citadels-card-library } и { citadels-card-observatory } заедно: теглиш 3 карти и запазваш и трите.
    }
citadels-ruling-a30 = Правилата не показват тези карти. Цените са като в другите издания; сребърни монети: { citadels-card-dragon_gate } 2, { citadels-card-university } 2, { citadels-card-secret_vault } 3.
citadels-ruling-a31 = { citadels-card-wishing_well.subject } брои и себе си.
citadels-ruling-a32 = Карта с действие никога не е строеж: без данък, без Магистрат, извън лимита, и може да я изиграе и { citadels-character-navigator.subject }.
citadels-ruling-a33 = Срещу { citadels-character-witch.definite }: ходът се играе както обикновено, а { citadels-character-witch.subject } не продължава своя.
citadels-ruling-a34 = Не се брои за едната карта с действие на ход.
citadels-ruling-a35 = Брои се към големината на града и така помага и за безопасността му, щом е завършен.
citadels-ruling-a36 = Разкриваш персонажа си и си набавяш ресурси, нищо повече.
citadels-ruling-a37 = Важи само когато разрушава { citadels-character-warlord.subject }, и { citadels-card-graveyard.subject } не може да спаси себе си.
citadels-ruling-a38 = За сграда, която само минава в друг град, не се плаща данък.
citadels-ruling-a39 = Златото от разрушена разкрасена сграда отива в банката.
citadels-ruling-a40 = При равенство играч, който не е разкрил персонаж в последния рунд, се брои за ранг 0.
citadels-ruling-a41 = Само една размяна на рунд. Кой с кого разменя, виждат всички, картите – никой друг.
citadels-ruling-a42 = При двама или трима играчи можеш да посочиш и собствения си втори персонаж.
citadels-ruling-a43 =
    { $edition ->
        [classic] Коронованият играч поглежда закрития изчистен персонаж; при седем играчи го поглежда и последният и може да го задържи.
       *[other] Никой не поглежда закрития изчистен персонаж, освен последния от седем играчи с осем персонажа (или от осем с девет), който може да го задържи.
    }
citadels-ruling-a44 = При трима играчи никой не вижда персонажа, който се изчиства на случаен принцип след първите избори.
citadels-ruling-a45 = Кой започва с короната, се определя случайно, освен ако играчите решат друго.
citadels-ruling-a46 = Можеш по всяко време да погледнеш картите под своя Музей.
citadels-ruling-a47 = Важи сегашната цена заедно със златото върху разкрасена сграда.
citadels-ruling-a48 = Ако имаш { citadels-card-factory }, { citadels-card-thieves_den.subject } струва 5, в злато или в карти.
citadels-ruling-a49 = Името на картата е по немското издание, а ефектът по чешките правила.
citadels-ruling-a50 = „В този рунд“ в правилата значи твоя ход.
citadels-ruling-a51 = При осем играчи винаги се играе с девет персонажа.
citadels-ruling-a52 = Ефектът настъпва автоматично; никой не би се отказал от него.
citadels-ruling-a53 = В края на хода първо идва { citadels-card-poor_house.subject }, после { citadels-card-park.subject }, накрая { citadels-character-alchemist.subject }.
citadels-ruling-a54 = Две еднакви сгради не могат да се разменят, дори ако някой има { citadels-card-quarry }.
citadels-ruling-a55 = Докато един играч решава, другите чакат.
citadels-ruling-a56 = Картата с действие е карта от ръката без тип и служи навсякъде, където се иска карта от ръката.
citadels-ruling-a57 =
    { $edition ->
        [classic] Действа и докато персонажът на собственика е убит.
       *[other] Действа и докато персонажът на собственика е убит или омагьосан.
    }
citadels-ruling-a58 = В първата част от хода на Вещицата могат да се играят карти с действие, но не { citadels-card-big_top } и { citadels-card-living_cannonball }; двете части са един ход. Не могат в омагьосан ход, с Болницата и преди да се реши заплаха.
citadels-ruling-a59 = Ако картите не стигат, вземаш колкото има. Когато няма нито една, не можеш да избереш карти вместо злато, нито да платиш за теглене.
citadels-ruling-a60 = При двама или трима играчи можеш за заблуда да заплашиш и собствения си втори персонаж; при призоваването му маркерът се маха, без да се разкрие.
citadels-ruling-a61 = Собственикът избира типа при точкуването; първо се предлага най-изгодният.
citadels-ruling-a62 = Важи цената заедно със златото върху разкрасена сграда, но без сребърните монети.
citadels-ruling-a63 = Първо идва златото за { citadels-card-throne_room.definite }, после { citadels-character-emperor.subject } взема злато или карта.
citadels-ruling-a64 = { citadels-card-acrobat.definite } може да изиграе и този, у когото е короната, и я запазва. Решава се преди Болницата; убитият 4-ти ранг се разкрива в края на рунда, но короната остава.
citadels-ruling-a65 = Ако разкрасена карта се върне в ръка или в тестето, златото ѝ отива в банката; построена отново, може пак да се разкраси.
citadels-ruling-a66 = { citadels-ruling-a42 }
citadels-ruling-a67 = В град с осем сгради може да строи още само { citadels-character-architect.subject }.
