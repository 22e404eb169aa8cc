# The terminal: help of the commands, the table, replays and cards. Words that people type are not translated.

## Help

cli-usage = Употреба:
cli-usage-options = [ОПЦИИ]
cli-usage-command = КОМАНДА …
cli-arguments = Аргументи
cli-options = Опции
cli-options-of = Опции на играта „{ $game }“
cli-game-options = Всяка игра има и свои опции: например „{ $command } --help“ показва и тези на „{ $game }“.
cli-commands-play = Игра
cli-commands-host = Поддръжка на сървър
cli-commands-look-up = Справки
cli-commands-bots = Ботове
cli-commands-develop = Разработка
cli-examples = Примери
cli-exit-codes = Изходни кодове: 0 успех, 1 проверка намери несъответствие, 2 невалидни данни, 70 вътрешна грешка, 130 прекъснато.

cli-more-play = Ако не кажеш друго, играеш на място 1, а на останалите места играят ботове. Повече хора се редуват на клавиатурата и ръката на всеки е скрита от другите. Играта се записва след всяко действие, дори когато бъде прекъсната. Когато изходът не е терминал (канал, файл), играта се извежда като обикновен текст.
cli-more-replay = Без място виждаш това, което е видял зрител. Записът се проверява по сегашните правила, а случайните резултати – по началното число, ако записът го показва.
cli-more-card = Името може да е на всеки от четирите езика или да е идентификатор; не е нужно да е точно.
cli-more-check = Дай файлове или папки, в които да се проверят всички файлове .yaml.
cli-more-simulate = След всяка игра ботовете се местят с едно място, така че местата са справедливи. Ctrl-C спира и показва резултатите дотук.
cli-more-arena = При всяко раздаване ботовете минават през всички места, така че нито картите, нито местата облагодетелстват някого. Ако бот се провали, мисли твърде дълго или избере непозволен ход, вместо него решава еталонният бот; таблицата казва колко пъти. Непозволен ход или грешка значи и служебна загуба на играта. Ctrl-C спира и показва резултатите дотук.
cli-more-bots = Посочи бот или ниво след „--bots“; настройките стоят след двоеточие.
cli-more-bench = Случайна игра, процесорно време, най-доброто от пет измервания. Другите двигатели играят други игри: отношенията сравняват двигатели, не игри.

cli-completion = Изведи скрипт, с който обвивката довършва команди и имена.
cli-rules = Покажи правилата на игра на една страница.

## Names of values

cli-value-number = ЧИСЛО
cli-value-file = ФАЙЛ
cli-value-files = ФАЙЛ|ПАПКА
cli-value-list = А,Б,…
cli-value-game = ИГРА
cli-value-edition = ИЗДАНИЕ
cli-value-setting = ИМЕ=СТОЙНОСТ
cli-value-seconds = СЕКУНДИ
cli-value-address = ХОСТ:ПОРТ
cli-value-language = ЕЗИК
cli-value-folder = ПАПКА
cli-value-days = ДНИ
cli-value-name = ИМЕ
cli-value-kind = ВИД
cli-value-type = ТИП
cli-value-word = ДУМА

## Arguments and options

cli-argument-shell = твоята обвивка
cli-argument-rules-game = „citadels“ или „praga“ [и двете]
cli-option-seats = място, на което играе човек, броено от 1; повтори го за повече хора
cli-option-play-bots = ботовете на другите места, разделени със запетаи; къс списък се повтаря; „burgrave bots“ ги изброява
cli-option-plain = обикновен текст вместо нарисувана маса, също за екранни четци
cli-option-bot-delay = колко секунди се вижда действието на бот, 0 без пауза; Enter или интервал прескача останалото
cli-option-viewer = покажи играта така, както я вижда това място
cli-option-show-all = покажи всичко, и скритите карти
cli-option-step = колко голяма е една стъпка: turn (ход), move (действие) или event (събитие)
cli-option-known-seed = началното число на случайността, ако го знаеш, а записът не го показва
cli-option-rulings = добави нашите тълкувания за играта като цяло
cli-option-simulate-seed = началното число на всички игри: едно и също число играе едни и същи игри

## Mistakes

cli-command-unknown = Няма команда „{ $name }“. { $near ->
    [none] Избери една от тези: { $known }.
   *[other] Може би „{ $near }“? Всички команди: { $known }.
 }
cli-option-unknown = Тук няма опция „{ $option }“. { $near ->
    [none] Всички опции показва „{ $command } --help“.
   *[other] Може би „{ $near }“? Всички опции показва „{ $command } --help“.
 }
cli-option-of-other-game = „{ $option }“ е опция на „{ $owner }“, а не на „{ $game }“. Всички опции показва „{ $command } --help“.
cli-option-value-missing = След „{ $option }“ трябва да има стойност. Виж „{ $command } --help“.
cli-option-without-value = „{ $option }“ няма стойност. Напиши само опцията (виж „{ $command } --help“).
cli-argument-missing = Липсва { $name }. Виж „{ $command } --help“.
cli-argument-extra = Неочакван аргумент „{ $argument }“. Виж „{ $command } --help“.
cli-internal-error = Това е грешка в самата програма: { $problem }. Съобщи за нея на { $address } заедно с командата и с това, което тя извежда, когато в средата има „{ $setting }“.
file-missing = Файлът „{ $file }“ не съществува. Дай пътя на съществуващ файл.
file-is-folder = „{ $file }“ е папка. Дай пътя на файл.
file-forbidden = Нямаш достъп до „{ $file }“. Дай файл, който можеш да четеш и пишеш.
file-error = „{ $file }“ не може да се използва ({ $why }). Дай друг файл.
file-exists = „{ $file }“ вече съществува. Избери ново име или продължи тази игра: --resume.
file-no-place = Няма къде да се запише играта. Кажи къде: --save ФАЙЛ.
folder-missing = „{ $file }“ не може да се запише: папката „{ $folder }“ не съществува. Дай път в съществуваща папка.
cli-game-missing = Коя игра? Избери една от тези: { $known }; или продължи записана: --resume ФАЙЛ.
cli-schema-game = Коя игра? Избери една от тези: { $known }; или дай „--openapi“ за описанието на сървъра.
cli-schema-both = „--openapi“ описва сървъра за всички игри. Пропусни „{ $game }“ или „--openapi“.
cli-editions-none = { $game }: тази игра няма издания. Пропусни „--edition“.
cli-card-closest = Няма карта с име „{ $typed }“. Най-близката е:
cli-seat-twice = Дай всяко място веднъж. Това е дадено два пъти: { $number }.
cli-presets-none = { $game }: тази игра няма готови варианти. „{ $command }“ изброява всички.
cli-cards-game = Коя игра? Избери една от тези: { $known }.
cli-resume-game = Записаната игра е „{ $saved }“, а не „{ $game }“. Пропусни името на играта.
cli-resume-fixed = „{ $option }“ не може да се промени в записана игра. Пропусни го.
match-seat-unknown = Няма място { $seat }. Местата са от 1 до { $last }.
names-number = Зададени имена: { $names }. Хора на масата: { $people }. За всяко „--seat“ трябва по едно име.
name-of-bot = „{ $name }“ е име на бот. Избери друго име за човек.
name-twice = Двама души се казват „{ $name }“. Избери различни имена.
bots-no-seats = На всички места има хора, за бот не остава място. Пропусни „--bots“.
viewer-both = Избери или „--seat“, или „--show-all“, не и двете.

## Playing

terminal-help-number = Номерът изпълнява съответния избор. Можеш да напишеш и:
terminal-help-rules = h (или „rules“): правилата на играта на една страница
terminal-help-card = h ИМЕ: какво означава карта, персонаж, плочка или дума (h корона, h яйца)
terminal-help-table = t: цялото положение на масата с думи
terminal-help-log = l: събитията досега
terminal-help-hint = a: подсказка от бот, който мисли напред
terminal-help-undo = u: върни последното си действие
terminal-help-save = s: показва къде е записана играта; s ФАЙЛ: записва копие там
terminal-help-quit = q: спри; играта се записва и можеш да продължиш по-късно
hint-thinking = Ботът мисли …
terminal-choices-above = на картината
terminal-press-enter-earlier = Натисни Enter за това, което се случи преди.
hint-heading =
    { $tried ->
        [one] Най-добрите действия в { $tried } симулирана игра:
       *[other] Най-добрите действия в { $tried } симулирани игри:
    }
hint-move = { $move }: печели { $share } % от тях
hint-then = { $move }: печели { $share } % от тях. После може би: { $after }
replay-hint = Виж я отново с: { $command }

## Cards

cli-heading-card = Карта
card-editions = { $editions ->
    [none] Никое издание, което може да се играе тук, няма тази карта.
   *[other] Няма я в това издание. Има я в: { $editions }.
 }
cards-none = Няма съвпадения.
cli-cards-rulings = Тълкувания: { $rulings }
cli-progress = { $what }: { $done } от { $total }

## Replays

replay-title =
    { $moves ->
        [one] { $game }, { $moves } действие.
       *[other] { $game }, { $moves } действия.
    }
replay-place = Действие { $number } от { $moves } · изглед: { $eyes }
replay-keys = → напред · ← назад · 0 начало · 9 край · { $m }: { $pace } · { $e } друг поглед · { $q } изход
replay-verified = Проверено: всички случайни резултати следват от началното число.
replay-shuffle = Проверено: началното число следва от тайната на сървъра и от случайните числа на играчите. Отпечатъкът, който масата е показвала преди играта, трябва да е { $commitment }.
replay-differs = Сегашните правила третират действие номер { $number } ({ $move }) различно. Играта се показва, както е записана.
replay-setup = подготовката
replay-undrawn = Оттук нататък сегашните правила не могат да нарисуват масата. Играта се показва, както е записана.
replay-unfinished = Играта не е свършила.
viewer-all = всичко открито
viewer-spectator = зрител
replay-step-turn = по ходове
replay-step-move = по действия
replay-step-event = по събития

## Citadels

citadels-group-gather = Ресурси
citadels-group-build = Строеж
citadels-group-ability = Персонаж
citadels-group-district = Сгради
citadels-group-action = Действия
terminal-citadels-legend-types = Типове: { $types }. Числото е цената.
terminal-citadels-legend = ▶ решава сега, ♛ корона, ✓ завършен град. Персонажи: † убит, $ ограбен, × изчистен открит, ▾ изчистен закрит (видян от теб), ·2 разкрит от място 2. В скоби: знаеш го само ти.
terminal-citadels-legend-more = ☽ омагьосан, § заповед, ! заплаха, * подписаната или тази с цветето (знаеш го), + защитен от Распутин. След сграда: + разкрасена.
