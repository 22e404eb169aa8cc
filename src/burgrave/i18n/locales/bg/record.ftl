# Reading, replaying and verifying records; undoing moves.
# $line is the line of the file. $problem is a whole sentence, made from another key.

# -- the text

record-not-text = Ред { $line } не е текст в UTF-8, значи това не е запис на игра.
record-long = Файлът е по-голям от { $most } МБ. Това не е запис на игра.
record-not-one = Това не е запис на игра: първият ред трябва да е „{ $right }“.
record-newer-format = Този запис е във формат { $found }; тази програма чете формати до { $known }. По-нова програма ще го прочете.
record-newer-rules = Ред { $line }: играно е по правила версия { $found }; тази програма знае версии до { $known }. По-нова програма ще прочете записа.
record-newer-notation = Ред { $line }: действията са записани в нотация { $found }; тази програма знае нотации до { $known }. По-нова програма ще прочете записа.
record-truncated = Записът прекъсва на ред { $line }. Цял запис завършва с „end“ или „open“ и броя на действията.
record-check = Ред { $line } не следва от редовете преди него: контролният му код е „{ $found }“, а трябва да е „{ $right }“. Редът е променен или тук е добавен, махнат или преместен ред.
record-after-end = Ред { $line } стои след заключителния ред на записа; там не трябва да има нищо.
record-field-unknown = Ред { $line } започва с „{ $field }“, каквото няма в никой запис.{ $near ->
    [none] {""}
   *[other] {" "}Може би „{ $near }“?
 } Редовете започват с едно от: { $known }.
record-field-misplaced = Ред { $line } започва с „{ $field }“; тук се очаква: { $expected }.
record-number = Ред { $line }: „{ $text }“ трябва да е цяло число.
record-count =
    Ред { $line } казва „{ $field } { $found }“, но записът има { $right ->
        [one] { $right } действие
       *[other] { $right } действия
    }.
record-json = Ред { $line }: „{ $text }“ не може да се прочете; опциите се пишат като JSON в къдрави скоби, имената като JSON в двойни кавички.
record-score = Ред { $line }: „{ $text }“ не е резултат; тук редът гласи „{ $right }“.

# -- the head

record-game-unknown = Ред { $line }: няма игра „{ $id }“. Познати игри: { $known }.
record-options = Ред { $line }: опциите не могат да се използват. { $problem }
record-players = Ред { $line }: броят на играчите в опциите е { $players }, а на местата в записа – { $seats }.
record-components = Ред { $line }: играно е с други данни за компонентите (отпечатък { $found }; тук е { $right }). Дай файла, с който е играно: „--components ФАЙЛ“. Без него записът може да се гледа, но не и да се преиграе.
record-seat-order = Ред { $line } посочва място { $found }; следва място { $right }.
record-seed = Ред { $line }: „{ $text }“ не е начално число. То е цяло число или 0x и 64 шестнайсетични цифри.
record-shuffle = Ред { $line }: „{ $text }“ не е разбъркване. То е 64 шестнайсетични цифри и за всяко от местата (общо { $seats }) още 32 или минус.
record-shuffle-differs = Ред { $line }: от това разбъркване следва начално число 0x{ $right }, а записът посочва друго.

# -- moves, chance and events

record-line = Ред { $line }: { $problem }
record-move-unknown = Ред { $line }: няма действие „{ $text }“.{ $near ->
    [none] {""}
   *[other] {" "}Може би „{ $near }“?
 }
record-seat-unknown = Ред { $line }: няма място { $seat }; последното е { $last }.
record-not-record = „{ $type }“ не е запис. Прочети го с „burgrave.read_record(path)“.
record-pickle = Запис не може да се запази с „pickle“. Запази го във файл и го прочети с „burgrave.read_record(path)“.
record-move-refused = Ред { $line }: сегашните правила не позволяват тук „{ $move }“. { $why }
record-move-seat = Ред { $line }: място { $seat } играе „{ $move }“, но решава място { $acting }.
record-move-after-end = Ред { $line }: „{ $move }“ е изиграно след края на играта.
record-stream-unknown = Ред { $line }: случайността няма поток „{ $stream }“. Познати потоци: { $known }.
record-name-unknown = Ред { $line }: в речника „{ $vocabulary }“ няма „{ $id }“.{ $near ->
    [none] {""}
   *[other] {" "}Може би „{ $near }“?
 }
record-event-unknown = Ред { $line }: няма събитие „{ $event }“.{ $near ->
    [none] {""}
   *[other] {" "}Може би „{ $near }“?
 }
record-event-arguments = Ред { $line }: „{ $event }“ има повече данни, отколкото приема. Приема: { $right }.
record-audience = Ред { $line }: „{ $who }“ не е валиден получател; пиши места от 0 до 7 или „{ $spectators }“.
record-chance-missing = Ред { $line }: тук липсва резултат от „{ $stream }“.
record-chance-unused = Ред { $line }: тук нищо не зависи от случайността, значи „{ $found }“ не трябва да е там.
record-chance-impossible = Ред { $line }: „{ $stream }“ не може да даде „{ $found }“. Възможни: { $possible }.
record-chance-order = Ред { $line }: това не е подредба на онова, което „{ $stream }“ размесва. Излишни: { $extra }. Липсват: { $lacking }.
record-chance-differs = Ред { $line } казва „{ $found }“, а трябва да е „{ $right }“.

# -- the current rules and those of the record

record-differs-events = Ред { $line }: тогава се случи „{ $stored }“; по сегашните правила: „{ $today }“.
record-differs-score = Ред { $line }: тогава резултатът беше „{ $stored }“; по сегашните правила е „{ $today }“.
record-differs-end = Ред { $line }: играта свърши тук; по сегашните правила продължава.
record-differs-open = Ред { $line }: играта продължи тук; по сегашните правила е свършила.

# -- verifying, writing and continuing

record-no-seed = Записът не показва началното число, затова резултатите му не могат да се проверят. Дай числото, ако го знаеш.
record-needs-chance = Записът не показва началното число. Дай го, за да продължи играта със същото раздаване.
record-is-finished = Играта свърши (ред { $line }), няма какво да се продължи.
record-seats =
    { $given ->
        [one] Дадено е { $given } име, а играчите са { $players }; дай по едно за всяко място.
       *[other] Дадени са { $given } имена, а играчите са { $players }; дай по едно за всяко място.
    }

# -- undoing moves

undo-nothing = Няма какво да върнеш: още нямаш нито едно действие.
undo-game-over = След края на играта действията не се връщат.
undo-another-decided = Това действие не може да се върне: { $seat } вече реши след него.
undo-revealed = Това действие не може да се върне: разкри нещо скрито.
undo-sealed = Това действие не може да се върне: беше изиграно вместо теб, от бот или защото времето изтече.
