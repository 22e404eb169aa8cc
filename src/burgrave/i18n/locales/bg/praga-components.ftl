# The components file: what is wrong in it, in which entry, and what would be right.
# $entry is a path like “walls[3] W1-04: cost.stone”; $found is what stands there, as JSON.

## The file

components-file = Файлът с компонентите „{ $file }“ не може да се прочете: { $problem }.
components-encoding = { $file } не е текст в UTF-8. Запази го като UTF-8.
components-json = { $file }, ред { $line }: това не е JSON ({ $problem }). Сравни го с редовете около него.
components-endless = В { $file } има скоби в скоби или цифри без край. Сравни го с оригиналния файл.
components-large = { $file } има над { $most } КБ, а на никой файл с компоненти не са нужни толкова. Сравни го с оригиналния файл.
components-twice = { $file }: „{ $entry }“: полето „{ $field }“ е написано два пъти. Напиши го веднъж.
components-version = { $file }: „{ $entry }“ е { $found }; този Burgrave чете версия { $right } на формата. Използвай Burgrave, който е записал файла, или започни от ново копие.

## Fields and values

components-missing-field = { $file }: „{ $entry }“ липсва. Трябва да има всички полета на оригиналния файл.
components-unknown-field =
    { $file }: „{ $entry }“: тук няма такова поле. { $near ->
        [none] { $known ->
            [none] Тук не трябва да има нищо.
           *[other] Познати: { $known }.
        }
       *[other] Може би „{ $near }“?
    }
components-type =
    { $file }: „{ $entry }“ е { $found }; там трябва да стои { $wanted ->
        [integer] цяло число
        [boolean] „true“ или „false“
        [object] група полета в къдрави скоби
        [array] списък в квадратни скоби
        [null] „null“
       *[string] текст в кавички
    }.
components-should-be = { $file }: „{ $entry }“ е { $found }; трябва да е { $right }.
components-choice = { $file }: „{ $entry }“ е { $found }; избери едно от: { $known }.
components-range = { $file }: „{ $entry }“ е { $found }; трябва да е от { $low } до { $high }.
components-form = { $file }: „{ $entry }“ е { $found }; пише се така: { $examples }.
components-length = { $file }: „{ $entry }“: елементите са { $found }, а трябва да са { $right }.
components-repeated = { $file }: „{ $entry }“: { $found } вече е там. Посочи всяко нещо веднъж.
components-empty = { $file }: „{ $entry }“ е { $found }; трябва да има поне едно количество, например „"vp": 1“.
components-only-one = { $file }: „{ $entry }“: там стоят заедно { $found }; може да има само едно от тях.
components-rising = { $file }: „{ $entry }“: никое число не може да е по-малко от предишното; намерено: { $found }.
components-rising-steeply = { $file }: „{ $entry }“: всяко число трябва да е по-голямо от предишното; намерено: { $found }.
components-permutation = { $file }: „{ $entry }“ трябва да посочи по веднъж всяко от: { $known }.

## Pieces

components-id-unknown =
    { $file }: „{ $entry }“: няма компонент с такова означение. { $near ->
        [none] Използвай означенията от оригиналния файл.
       *[other] Може би „{ $near }“?
    }
components-id-twice = { $file }: „{ $entry }“: „{ $id }“ вече е там. Всяко означение стои там веднъж.
components-id-missing = { $file }: „{ $entry }“: липсват: { $missing }. Всяко означение стои там веднъж.
components-id-order = { $file }: „{ $entry }“ не е на мястото си: тук трябва да е „{ $right }“. Запази реда на оригиналния файл.
components-count = { $file }: „{ $entry }“: { $special ->
        [true] специални
       *[false] обикновени
    } { $kind ->
        [walls] стени
        [buildings] сгради
       *[upgrades] подобрения
    } от епоха { $era }: сега са { $found }; според правилата трябва да са { $right }.
components-exchange = { $file }: епохата или рядкостта на „{ $entry }“ и „{ $other }“ са разменени спрямо номерата им. Размени стойностите им.
components-same-action = { $file }: „{ $entry }“ показва „{ $action }“ два пъти; двете действия на една плочка са различни.
components-action-count = { $file }: „{ $entry }“: действието „{ $action }“ е там { $found }×; всяко действие е точно на две плочки от една страна.

## Crane and calendar

components-zones = { $file }: „{ $entry }“: зоните са { $found }; от позиция 0 нататък трябва да са червена, после зелена, после синя („red“, „green“, „blue“) и да ги има и трите.
components-zones-red = { $file }: „{ $entry }“: червените позиции са { $found }; може да са най-много { $most }, за да може винаги да се вземе плочка.
components-zones-blue = { $file }: „{ $entry }“: червените и зелените позиции са { $found }; трябва да са поне { $least }, за да има там място за всяка плочка.
components-calendar-end =
    { $file }: „{ $entry }“: при { $players ->
        [one] един играч
       *[other] { $players } играчи
    } играта би свършила след ход { $found }; трябва да свърши след ход { $right }. Началото на блокирания сектор, началото на брояча и позицията, на която се брои, трябва да си съответстват.
components-calendar-era =
    { $file }: „{ $entry }“: при { $players ->
        [one] един играч
       *[other] { $players } играчи
    } { $found ->
        [0] втората епоха никога не би започнала
       *[other] втората епоха би започнала след ход { $found }
    }; трябва да започне след ход { $right }.

## Boards

components-token = { $file }: „{ $entry }“ трябва да показва производствения жетон точно веднъж, на { $right }.
components-ring = { $file }: „{ $entry }“: разстоянието до центъра е { $found }; трябва да е { $right }.
components-hex-twice = { $file }: „{ $entry }“ лежи там, където „{ $other }“. Дай на всяко поле собствено място.
components-hex-missing = { $file }: „{ $entry }“: липсват тези полета (ред, колона): { $missing }.
components-plot-plazas =
    { $file }: „{ $entry }“ { $number ->
        [0] не докосва никой площад
       *[other] докосва няколко площада ({ $found })
    }; парцелът докосва точно един.
components-plaza-plots = { $file }: „{ $entry }“: площадът „{ $plaza }“ няма парцел. Дай му поне един.
components-plazas-in-play = { $file }: „{ $entry }“: брой играчи { $players }: площадите с плочка са { $found }, а трябва да са { $right }. Виж „min_players“ на площадите.
components-plaza-tiles = { $file }: „{ $entry }“: плочките с цвят „{ $colour }“ са { $found }, а площадите с този цвят на картата са { $needed }.
components-prefilled = { $file }: „{ $entry }“: брой играчи { $players }: застроените от началото парцели са { $found }; плочките стигат за { $most }.
components-prefilled-plaza = { $file }: „{ $entry }“: брой играчи { $players }: всички парцели на „{ $plaza }“ са застроени от началото. Остави един свободен.
components-corner-twice = { $file }: „{ $entry }“ е същият ъгъл като „{ $other }“. Посочи всеки ъгъл веднъж.
components-corner-alone = { $file }: „{ $entry }“: на този парцел никой син ъгъл не може да носи точки. Той трябва да докосва друг парцел или отпечатан син ъгъл.

## Projects and bridge

components-gold-tiles = { $file }: „{ $entry }“: златните плочки при моста и при катедралата са общо { $found }; трябва да са { $right }.
components-arrow-up = { $file }: „{ $entry }“ е { $found }; в най-горния ред няма стрелка нагоре.
components-arrow-sideways = { $file }: „{ $entry }“ е { $found }; в последната колона няма стрелка настрани.
