# Scenarios: what is wrong in a file, and where a game differs from what the file says.
# The place (file and line) is put before the sentence.

## A file

scenario-file = Файлът не може да се прочете: { $problem }.
scenario-not-regular = Това не е обикновен файл. Първо запази сценариите във файл.
scenario-encoding = Това не е текст в UTF-8. Запази файла като UTF-8.
scenario-yaml = Това не е YAML: { $problem }.
scenario-long = Файлът е по-дълъг от { $most } байта. Раздели го на няколко файла.
scenario-values = Във файла има повече от { $most } стойности, ако псевдонимите се разпишат. Раздели го или използвай по-малко псевдоними.
scenario-letters = Тази стойност е по-дълга от { $most } знака. Съкрати я.
scenario-deep = Тук списъците и полетата са вложени на повече от { $most } нива. На никой сценарий не му трябват толкова.
scenario-empty-file = В този файл няма сценарий. Сценарият започва със „scenario:“ и името си.
scenario-no-files = В „{ $folder }“ няма сценарии. Дай папка с файлове .yaml или файл.

## Values

scenario-type =
    { $wanted ->
        [number] Тук трябва да има цяло число
        [flag] Тук трябва да има „yes“ или „no“
        [mapping] Тук трябва да има полета („име: стойност“)
        [list] Тук трябва да има списък с поне един елемент
        [seat] Тук трябва да има номер на място
        [move] Тук трябва да има действие, например „1: take gold“
        [event] Тук трябва да има едно събитие, например „gold-gathered 1 2“
       *[text] Тук трябва да има дума или текст
    }, а не { $found ->
        [mapping] група полета
        [list] списък
        [nothing] празно
       *[other] „{ $found }“
    }.
scenario-range = { $number } е извън обхвата: дай число от { $low } до { $high }.
scenario-seat = Няма място { $seat }: местата са с номера от 0 до { $last }.
scenario-twice = „{ $field }“ е написано два пъти. Кажи го веднъж; няколко действия на едно място са списък.
scenario-missing = Тук липсва „{ $field }“.
scenario-unknown-word =
    Няма { $what ->
        [field] поле
        [move] действие
        [reason] причина
        [step] стъпка
        [card] карта
        [character] в този състав персонаж
        [stream] поток на случайността
        [outcome] резултат
        [event] събитие
        [kind] вид решение
       *[word] дума
    } „{ $word }“. { $near ->
        [none] { $known ->
            [none] Всички са изброени в документацията.
           *[other] Познати: { $known }.
        }
       *[other] Може би „{ $near }“?
    }
scenario-per-seat = Стойностите са { $count }, а местата са { $seats }: дай по една за всяко място или посочи местата.

## Steps

scenario-move-form = „{ $found }“ не е действие на място. Първо напиши мястото: „1 take gold“ или „1: take gold“.
scenario-step-empty = Тази стъпка не прави нищо. Стъпката е място с действие или едно от: { $known }.
scenario-reason-alone = Причината или числото обяснява какво е отказано, но тук нищо не се отказва.
scenario-refused-options-alone = Отказаните опции не започват игра: махни options, position и play.
scenario-event-arguments = Събитието „{ $event }“ има тези данни: { $arguments }. Не давай повече от тях и спази този ред.
scenario-no-positions = Позиции на „{ $game }“ не могат да се запишат: нека сценариите ѝ започват без позиция.
scenario-skip-target = „{ $text }“ не е точка, до която може да се прескочи. Посочи място, решение ({ $kinds }) или едно от: { $known }.

## Where the game differs

mismatch-fact = { $path }: очаквано { $expected }, намерено { $found }.
mismatch-view = място { $seat } вижда { $path }: очаквано { $expected }, намерено { $found }.
mismatch-seen = място { $seat } вижда „{ $word }“: не трябва да го има, а е в изгледа му.
mismatch-illegal =
    { $reason ->
        [not-your-decision] място { $seat } не може да играе „{ $move }“: сега решава място { $number }. То може да играе: { $legal }.
        [game-over] място { $seat } не може да играе „{ $move }“: играта свърши.
       *[other] място { $seat } не може да играе „{ $move }“: отказано, { $reason }{ $number ->
            [0] {""}
           *[other] {" "}({ $number })
        }. Може да се играе: { $legal }.
    }
mismatch-not-refused =
    място { $seat } може да играе „{ $move }“: очакван отказ{ $reason ->
        [any] {""}
       *[other] {" "}({ $reason })
    }, а е позволено.
mismatch-refusal-changed = „{ $move }“ беше отказано, но промени състоянието.
mismatch-reason = „{ $move }“ е отказано по друга причина: очаквано { $expected }, намерено { $found }.
mismatch-reason-number = числото на причината, поради която „{ $move }“ е отказано: очаквано { $expected }, намерено { $found }.
mismatch-legal = позволените действия се различават. Очаквани, но непозволени: { $missing }. Позволени, но неочаквани: { $more }.
mismatch-not-legal = „{ $move }“ не е позволено, а трябва да е. Може да се играе: { $legal }.
mismatch-is-legal = „{ $move }“ е позволено, а не трябва да е.
mismatch-never-came = „{ $place }“ така и не дойде.
mismatch-chance-unused = посоченият резултат „{ $outcome }“ така и не потрябва.
mismatch-option-reason = опциите са отказани по друга причина: очаквано { $expected }, намерено { $found }.
mismatch-options-accepted = опциите { $options } са приети, а трябва да бъдат отказани.
chance-impossible = „{ $outcome }“ не може да се падне тук ({ $stream }). Възможни: { $possible }.

## Positions of Citadels

position-too-many-cards =
    { $copies ->
        [0] В тестето на тази игра няма карта „{ $card }“.
        [one] В тази игра има само една карта „{ $card }“ и тя вече е поставена.
       *[other] В тази игра има само { $copies } карти „{ $card }“ и те вече са поставени.
    }
position-no-cards-left = В тази игра няма достатъчно карти за толкова непознати.
position-deck-size = Тесте с големина { $size } не е възможно: посочените карти са { $named }, а свободните са най-много { $most }.
position-no-discard-pile = Това издание няма купчина за изчистени карти: изчистените карти отиват под тестето.
position-characters =
    { $most ->
        [one] При този брой играчи място { $seat } може да има един персонаж.
       *[other] При този брой играчи място { $seat } може да има най-много { $most } персонажа.
    }
position-held-twice = Персонажът „{ $character }“ вече е на място { $seat }: всеки персонаж е само един.
position-not-held = Място { $seat } няма персонаж „{ $character }“, затова не може да го е разкрило.
position-faceup-held = Персонаж, изчистен открит, не е у никого и не е подаван на никого.
position-received = Място { $seat } трябва да е получило това, което е задържало: посочи всички персонажи, които са му подадени.
position-facedown-held = Персонажът „{ $character }“ лежи закрит, затова не е у никого.
position-faceup = При този брой играчи откритите изчистени персонажи са { $wanted }, а не { $count }.
position-is-completed = Място { $seat } има { $size } сгради: градът е завършен.
position-not-in-city = Място { $seat } няма „{ $card }“ в града си.
position-first-not-completed = Място { $seat } първо е завършило град: напиши там „completed: yes“ или му дай сградите.
position-who-was-first = Места { $seats } са завършили градовете си: кажи чрез „first completed“ кое е било първо.
position-knows-itself = Място { $seat } вижда собствената си ръка: „knows“ е за другите.
position-knows-wrong = Познатите карти в ръката на място { $seat } са { $cards }, но само { $there } от тях са там.
position-thief-of-whom = Персонаж трябва да бъде ограбен, но никой няма ранг 2: кажи чрез „thief“ кое място получава златото.
position-phase = „{ $found }“ не е фаза. Напиши едно от: { $known }; „call“ и „turn“ с персонаж.
position-turn-without-turn = Данните за ход не са за фаза „{ $phase }“.
position-turn-of-whom = Не е ясно чий е ходът: посочи персонажа, който е на ход.
position-nobody-holds = Персонажът „{ $character }“ не може да е на ход: дай го на мястото, което е на ход.
position-witch-has-named = Ходът на Вещица, която вече е назовала персонаж, е спрян: махни „ability used“ или напиши в „bewitched“ кого е омагьосала.
position-drawn-and-gathered = Изтеглените карти чакат избор, затова набавянето не е свършило: махни „gathered“.
position-not-in-draft = „{ $field }“ не е за подбора: идва по-късно или се решава от самия подбор.
position-draft-impossible = Място { $seat } не може да е направило това при подбора: { $move }.
position-draft-order = Място { $seat } не може да е избирало, докато място { $before } още не е: избира се поред от короната.
position-not-in-cast = За „{ $field }“ е нужен персонажът „{ $character }“, който не е в тази игра: посочи го в опциите или махни полето.
position-whose-markers = „{ $field }“: никой няма персонажа, който прави това. Кажи чрез „{ $owner }“ кое място е било.
position-cannot-be-marked = На персонажа „{ $character }“ не може да има такъв маркер.
position-warrants = Заповедите са три на три персонажа и точно една е подписана; тук са { $count }.
position-threats = Заплахите са две на два персонажа и точно една е с цвете; тук са { $count }.
position-detail = „{ $field }“ може да се каже само за картата „{ $card }“.
position-mode = Този ход не може да е „{ $mode }“. Напиши: { $known }.
position-mode-gathered = Ход от вида „{ $mode }“ свършва с набавянето: махни „gathered“.
position-no-random-discard = Само трима играчи с девет персонажа изчистват един на случаен принцип между изборите си.
position-swapped = „swapped“ посочва двете места, разменили персонаж: собственика на театъра, после другото. При по два персонажа кажи чрез „kept“ какво са избрали двете.

## burgrave check

check-passed = ок
check-failed = НЕ
check-unusable = ГРЕШКА
check-step = стъпка { $step }
check-before = преди първата стъпка
check-why = защо: { $why }
check-progress = Файл { $file } от { $files }, сценарии дотук: { $scenarios }
check-summary = верни: { $passed }, неверни: { $failed }
check-summary-unusable = верни: { $passed }, неверни: { $failed }, неизползваеми: { $unusable }
