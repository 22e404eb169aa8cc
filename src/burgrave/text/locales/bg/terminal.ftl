# The terminal: help of the commands, the table, replays and cards. Whatever is typed stays as it is.

## Help

terminal-usage = Употреба:
terminal-usage-options = [ОПЦИИ]
terminal-usage-command = КОМАНДА …
terminal-arguments = Аргументи
terminal-options = Опции
terminal-options-of = Опции на играта „{ $game }“
terminal-game-options = Всяка игра има и свои опции: например „{ $command } --help“ показва и тези на „{ $game }“.
terminal-commands-play = Игра
terminal-commands-host = Поддръжка на сървър
terminal-commands-look-up = Справки
terminal-commands-bots = Ботове
terminal-commands-develop = Разработка
terminal-examples = Примери
terminal-exit-codes = Изходни кодове: 0 всичко е наред, 1 проверка намери несъответствие, 2 нещо зададено не може да се използва, 70 вътрешна грешка, 130 прекъснато.

terminal-more-play = Ако не кажеш друго, ти си на място 1, а на останалите места играят ботове. Ако сте повече хора, си предавате клавиатурата и завеса скрива картите от другите. Играта се записва след всяко действие, дори когато бъде прекъсната. Когато изходът не е терминал (канал, файл), играта се извежда като обикновен текст.
terminal-more-replay = Без място виждаш това, което е видял зрител. Записът се проверява: по днешните правила, а случайността – по началното число, ако записът го показва.
terminal-more-card = Името може да е на всеки от четирите езика или да е идентификатор; не е нужно да е точно.
terminal-more-check = Дай файлове или папки, в които да се проверят всички файлове .yaml.
terminal-more-simulate = От игра на игра ботовете се местят с едно място, така че местата са справедливи. Ctrl-C спира и показва преброеното дотук.
terminal-more-arena = Всяко раздаване се играе така, че ботовете минават през всички места: нито картите, нито местата облагодетелстват някого. Бот, който се провали, мисли твърде дълго или избере непозволен ход, губи това решение в полза на еталонния бот, а таблицата казва колко пъти. Ctrl-C спира и показва какво е известно дотук.
terminal-more-bots = Посочи бот или ниво след „--bots“; настройките стоят след двоеточие.
terminal-more-bench = Случайна игра, процесорно време, най-доброто от пет измервания. Другите двигатели играят други игри: отношенията сравняват двигатели, не игри.

terminal-completion = Изведи скрипт, с който обвивката довършва команди и имена.
terminal-rules = Прочети целта и хода на игра на една страница.

## Names of values

terminal-value-number = ЧИСЛО
terminal-value-file = ФАЙЛ
terminal-value-files = ФАЙЛ|ПАПКА
terminal-value-list = А,Б,…
terminal-value-game = ИГРА
terminal-value-edition = ИЗДАНИЕ
terminal-value-setting = ИМЕ=СТОЙНОСТ
terminal-value-seconds = СЕКУНДИ
terminal-value-address = ХОСТ:ПОРТ
terminal-value-language = ЕЗИК
terminal-value-folder = ПАПКА
terminal-value-days = ДНИ
terminal-value-name = ИМЕ
terminal-value-kind = ВИД
terminal-value-type = ТИП
terminal-value-word = ДУМА

## Arguments and options

terminal-argument-shell = твоята обвивка
terminal-argument-rules-game = „citadels“ или „praga“; иначе и двете
terminal-option-seats = място, на което играе човек, броено от 1; повтори го за повече хора
terminal-option-bots = ботовете на другите места, разделени със запетаи; къс списък се повтаря; „burgrave bots“ ги изброява
terminal-option-plain = обикновен текст вместо нарисувана маса, също за екранни четци
terminal-option-pause = колко остава показан ходът на бот преди следващия, 0 за никак; Enter или интервал прескача останалото
terminal-option-eyes = гледай през очите на играча на това място
terminal-option-open = покажи всичко, сякаш картите са открити
terminal-option-by = колко голяма е една стъпка: turn (ход), move (действие) или event (събитие)
terminal-option-known-seed = началното число на случайността, ако го знаеш, а записът не го показва
terminal-option-rulings = добави нашите тълкувания за играта като цяло
terminal-option-simulate-seed = началното число на всички игри: едно и също число играе едни и същи игри

## Mistakes

terminal-command-unknown = Няма команда „{ $name }“. { $near ->
    [none] Избери една от тези: { $known }.
   *[other] Може би „{ $near }“? Всички команди: { $known }.
 }
terminal-option-unknown = Тук няма опция „{ $option }“. { $near ->
    [none] Какво има, показва „{ $command } --help“.
   *[other] Може би „{ $near }“? Какво има, показва „{ $command } --help“.
 }
terminal-option-elsewhere = „{ $option }“ е опция на „{ $owner }“, а не на „{ $game }“; какво има, показва „{ $command } --help“.
terminal-option-bare = След „{ $option }“ трябва да има стойност; каква, казва „{ $command } --help“.
terminal-option-flag = „{ $option }“ няма стойност; напиши само опцията (виж „{ $command } --help“).
terminal-argument-missing = Липсва { $name }; какво трябва да стои тук, казва „{ $command } --help“.
terminal-argument-extra = Неочакван аргумент „{ $argument }“. Виж „{ $command } --help“.
terminal-internal-error = Това е грешка в самата програма: { $problem }. Съобщи за нея на { $address } заедно с командата и с това, което тя извежда, когато в средата има „{ $setting }“.
terminal-file-missing = Няма файл „{ $file }“. Дай пътя на файл, който съществува.
terminal-file-folder = „{ $file }“ е папка. Дай пътя на файл.
terminal-file-forbidden = „{ $file }“ не може да се отвори. Дай файл, който имаш право да четеш и пишеш.
terminal-file-trouble = „{ $file }“ не може да се използва ({ $why }). Дай друг файл.
terminal-file-exists = „{ $file }“ вече съществува. Избери ново име или продължи тази игра: --resume.
terminal-file-nowhere = Няма къде да се запише играта. Кажи къде: --save ФАЙЛ.
terminal-folder-missing = „{ $file }“ не може да се запише: няма папка „{ $folder }“. Дай път в папка, която съществува.
terminal-game-missing = Коя игра? Избери една от тези: { $known }; или продължи записана: --resume ФАЙЛ.
terminal-schema-game = Коя игра? Избери една от тези: { $known }; или дай „--openapi“ за описанието на сървъра.
terminal-schema-both = „--openapi“ описва сървъра за всички игри. Пропусни „{ $game }“ или „--openapi“.
terminal-editions-none = { $game }: тази игра няма издания. Пропусни „--edition“.
terminal-resume-game = Записаната игра е „{ $saved }“, а не „{ $game }“. Пропусни името на играта.
terminal-resume-fixed = „{ $option }“ вече е решено в записаната игра. Пропусни го.
terminal-seat-unknown = Няма място { $seat }. Местата са от 1 до { $last }.
terminal-names-number = Зададени имена: { $names }. Хора на масата: { $people }. За всяко „--seat“ трябва по едно име.
terminal-name-bot = „{ $name }“ е име на бот. Избери друго име за човек.
terminal-name-twice = Двама души се казват „{ $name }“. Избери различни имена.
terminal-bots-none = На всички места има хора, за бот не остава място. Пропусни „--bots“.
terminal-eyes-both = Избери или „--seat“, или „--open“, не и двете.

## Playing

terminal-help-number = Номерът изпълнява съответния избор. Можеш да напишеш и:
terminal-help-rules = h (или „rules“): целта и ходът на играта на една страница
terminal-help-card = h ИМЕ: какво означава карта, персонаж, плочка или дума (h корона, h яйца)
terminal-help-table = t: цялото положение на масата с думи
terminal-help-log = l: всичко, което се случи досега
terminal-help-advice = a: какво би направил бот, който мисли напред
terminal-help-undo = u: върни последното си действие
terminal-help-save = s: показва къде е записана играта; s ФАЙЛ: записва копие там
terminal-help-quit = q: спри; играта се записва и можеш да продължиш по-късно
terminal-advice-thinking = Ботът мисли …
terminal-choices-above = на картината
terminal-press-enter-earlier = Натисни Enter за това, което се случи преди.
advice-heading =
    { $tried ->
        [one] Най-добрите ходове в { $tried } симулирана игра:
       *[other] Най-добрите ходове в { $tried } симулирани игри:
    }
advice-move = { $move }: печели { $share } % от тях
advice-then = { $move }: печели { $share } % от тях. После може би: { $after }
terminal-replay-hint = Виж я отново с: { $command }
terminal-plain-fact = { $label }: { $value }.

## Cards

terminal-heading-card = Карта
terminal-card-elsewhere = { $editions ->
    [none] Никое издание, което може да се играе тук, няма тази карта.
   *[other] Няма я в това издание. Има я в: { $editions }.
 }
terminal-cards-none = Няма съвпадения.
terminal-cards-rulings = Тълкувания: { $rulings }
terminal-progress = { $what }: { $done } от { $total }

## Replays

terminal-replay-title =
    { $moves ->
        [one] { $game }, { $moves } действие.
       *[other] { $game }, { $moves } действия.
    }
terminal-replay-place = Действие { $number } от { $moves } · гледа: { $eyes }
terminal-replay-keys = → напред · ← назад · 0 начало · 9 край · { $m }: { $pace } · { $e } друг поглед · { $q } изход
terminal-replay-verified = Проверено: всяка случайност следва от началното число.
terminal-replay-shuffle = Проверено: началното число следва от тайната и от приноса на местата. Преди играта масата трябва да е показвала обещанието { $commitment }.
terminal-replay-differs = Сегашните правила третират действие номер { $number } ({ $move }) различно. Играта се показва, както е записана.
terminal-replay-setup = подготовката
terminal-replay-undrawn = Оттук нататък сегашните правила не могат да нарисуват масата. Играта се показва, както е записана.
terminal-replay-unfinished = Играта не е свършила.
terminal-eyes-open = всички едновременно (всичко е открито)
terminal-eyes-spectator = зрител
terminal-pace-turn = по ходове
terminal-pace-move = по действия
terminal-pace-event = по събития

## Citadels

terminal-citadels-gather = Ресурси
terminal-citadels-build = Строеж
terminal-citadels-ability = Персонаж
terminal-citadels-district = Сгради
terminal-citadels-action = Действия
terminal-citadels-phase-draft = фаза на подбор
terminal-citadels-phase-turn = фаза на действия
terminal-citadels-phase-theater = фаза на подбор
terminal-citadels-phase-call = фаза на действия
terminal-citadels-phase-end_of_round = край на рунда
terminal-citadels-phase-scoring = точкуване
terminal-citadels-phase-over = край
terminal-citadels-legend-types = Типове: { $types }. Числото е цената.
terminal-citadels-legend = ▶ решава сега, ♛ корона, ✓ завършен град. Персонажи: † убит, $ ограбен, × изчистен открит, ▾ изчистен закрит (видян от теб), ·2 разкрит от място 2. В скоби: знаеш го само ти.
terminal-citadels-legend-more = ☽ омагьосан, § заповед, ! заплаха, * подписаната или тази с цветето (знаеш го), + защитен от Распутин. След сграда: + разкрасена.
terminal-citadels-purse =
    { $who ->
        [you] Имаш
       *[other] { $seat } има
    } { $gold } злато и { $cards ->
        [one] { $cards } карта
       *[other] { $cards } карти
    } в ръка.
terminal-citadels-city =
    { $who ->
        [you] Твоят град
       *[other] Градът на { $seat }
    } { $built ->
        [0] е празен; за завършване са нужни { $completion } сгради.
       *[other] има { $built } от { $completion }: { $districts }.
    }
terminal-citadels-crowned =
    { $who ->
        [you] Короната е у теб.
       *[other] Короната е у { $seat }.
    }
terminal-citadels-character =
    { $who ->
        [you] Твоят персонаж
       *[other] { $seat }, персонаж
    }: { $characters }.
terminal-citadels-hand =
    { $who ->
        [you] В ръката ти
       *[other] В ръката на { $seat }
    }: { $cards }.
terminal-citadels-known =
    { $who ->
        [you] Карти, които знаеш в ръката си
       *[other] Карти, които знаеш в ръката на { $seat }
    }: { $cards }.
