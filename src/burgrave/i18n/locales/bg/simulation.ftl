# The commands `burgrave simulate`, `burgrave arena`, `burgrave bots` and `burgrave bench`.

## Mistakes

bot-unknown = Няма бот „{ $bot }“ за играта „{ $game }“. Избери един от: { $known }.
bot-option-form = „{ $text }“ не е настройка на бота { $bot }; напиши име=стойност, например { $example }.
bot-option-none = Ботът { $bot } няма настройки. Махни „{ $option }“.
bot-option-unknown = Ботът { $bot } няма настройка „{ $option }“. Избери една от: { $known }.
bot-option-whole = „{ $option }“ на бота { $bot } не може да е „{ $value }“. Въведи цяло число от { $low } до { $high }.
bot-option-number = „{ $option }“ на бота { $bot } не може да е „{ $value }“. Въведи число от { $low } до { $high }.
bot-option-word = „{ $option }“ на бота { $bot } не може да е „{ $value }“. Избери едно от: { $known }.
bot-class = Ботът { $bot } не може да се зареди: { $why }.
bot-no-class = { $bot } не е бот; посочи подклас на „burgrave.Bot“.
bot-long = Името на бота „{ $bot }…“ е твърде дълго: най-много { $most } знака.
bot-not-text = „{ $type }“ не е име на бот. Дай текст, например „h1“ или „search:ms=200“.
bot-not-bot = „{ $type }“ не е бот. Дай име или подклас на „burgrave.Bot“.
bot-not-object = „{ $type }“ не е обект „Bot“. Направи го с „burgrave.make_bot(game, name)“.
bot-other-game = Ботът { $bot } не играе { $game }. Той играе: { $games }.
bot-no-decision = В този изглед няма какво да се реши. Дай на бота „state.view(state.current_seat)“, преди играта да е свършила.
arena-bot-names = Арената приема ботове по име, а не „{ $type }“. Сложи класа в модул и го посочи като „module.Class“.
process-ended = Нов процес приключи, преди да започне работа. В скрипт извикай това под „{ $guard }“, защото всеки нов процес импортира скрипта.
bot-command = Програмата на бота „{ $command }“ не може да се стартира: { $why }.
bot-command-slow = Програмата на бота „{ $command }“ не отговори за { $seconds } с.
bot-command-answer = Програмата на бота „{ $command }“ отговори „{ $answer }“; очаква се { $expected } с позволен ход.
extra-missing = Пакетът { $package } не е инсталиран. Инсталирай го с: pip install { $extra }
ray-address = „{ $address }“ не е адрес на клъстер; напиши ХОСТ:ПОРТ, например { $example }.
ray-no-answer = На адрес { $address } не отговаря клъстер. Стартирай там Ray или пропусни „--ray“.
ray-refused = Клъстерът на адрес { $address } не може да се използва: { $why }.
ray-version = Клъстерът на адрес { $address } има burgrave { $there }, а тук е { $here }; инсталирай там същата версия.
arena-file-none = { $file } не е файл на арената; посочи нов файл.
arena-file-other = { $file } е от друго измерване: „{ $what }“ се различава. Посочи друг файл или повтори командата, която го е започнала.
arena-file-damaged = { $file } не може да се прочете като измерване; посочи нов файл.
number-whole =
    „{ $option }“ не може да бъде „{ $value }“. Въведи цяло число{ $low ->
        [none] {""}
       *[other] {" "}не по-малко от { $low }
    }.
number-large = „{ $option }“ не може да бъде „{ $value }“. Въведи число не по-голямо от { $high }.
number-seconds = „{ $option }“ не може да бъде „{ $value }“. Въведи брой секунди над 0.
number-pause = „{ $option }“ не може да бъде „{ $value }“. Въведи брой секунди, 0 за никаква пауза.
bots-number =
    { $bots ->
        [one] Посочен е { $bots } бот, а местата са { $players }. Посочи поне един и най-много по един за място; краткият списък се повтаря.
       *[other] Посочени са { $bots } бота, а местата са { $players }. Посочи поне един и най-много по един за място; краткият списък се повтаря.
    }
option-form = „{ $text }“ не е опция; пиши име=стойност, например players=4.
option-twice = Опцията { $option } е дадена два пъти; дай я веднъж.
bench-peers-python = { $python } не може да се стартира; дай интерпретатор на Python от среда с други двигатели, например от тази, която създава „make peers“.
bench-peers-broken = { $python } не можа да измери другите двигатели ({ $why }); „make peers“ създава среда, която може.
bench-peers-none = { $python } няма нито един от другите двигатели; „make peers“ създава среда, която ги има.
bench-peers-script = Скриптът { $script } липсва; другите двигатели се мерят само от изходния код на проекта.
bench-only-peers = --only избира измежду другите двигатели; добави --peers с интерпретатора, който ги има.
bench-only-unknown = Няма двигател с име „{ $only }“; имената започват с: { $known }.
bench-against-unknown = „git“ не познава тук комит „{ $ref }“; дай клон, етикет или хеш от това хранилище.
bench-against-broken = { $ref } не можа да се компилира и измери: { $why }

## simulate

simulate-progress = Играе се
simulate-forfeits = { $bot } загуби служебно: непозволен ход { $illegal }×, грешка { $raised }×. Първи проблем: { $problem }
simulate-objects = Обектите ботове играят само в този процес. Използвай „workers=1“ или задай ботовете по име: { $bots }.
simulate-stopped = Прекъснато. Преброени игри: { $games } от { $asked }.
simulate-title = { $game } – { $options }; начално число { $seed }
simulate-bot = бот × места
simulate-seat = място
simulate-turn-order = ред на ходовете
simulate-wins = победи
simulate-interval = 95-процентен интервал
simulate-chance = случайност
simulate-points = точки
simulate-spread = 10 · 50 · 90 %
simulate-measure = { $label }: { $mean } (от { $low } до { $high })
simulate-measure-rounds = Рундове
simulate-measure-turns = Ходове
simulate-measure-decisions = Решения на игра
simulate-ties =
    { $ties ->
        [0] Няма споделена победа
        [one] { $ties } победа е споделена
       *[other] { $ties } победи са споделени
    }
simulate-time =
    Игри: { $games }, време: { $seconds } с, { $workers ->
        [one] { $workers } процес
       *[other] { $workers } процеса
    }: { $pace } игри/с

## arena

arena-progress = Играе се
arena-stopped = Прекъснато. Преброени раздавания: { $deals } от { $asked }.
arena-decided = Решено (раздавания: { $deals } от { $asked }): първият бот печели повече или по-малко от равния си дял.
arena-rating = рейтинг
arena-thinking = решение
arena-failed = грешки
arena-ahead-of = завършва преди
arena-pair = двойка
arena-difference = разлика
arena-entry = участник
arena-run = Дял на победите според броя на раздаванията
arena-deals = раздавания
arena-cross = Кой завършва преди кого
arena-paired = Разлики в дяловете на победите, раздаване по раздаване
arena-page = Сила на ботовете
arena-report = Записано: { $file }
arena-faults = { $bot } загуби решения в полза на еталонния бот: грешка в програмата { $raised }×, твърде дълго мислене { $slow }×, непозволен ход { $illegal }×.
arena-problem = Първият проблем: { $problem }
arena-chance = Дяловете на победите са за едно място; случайността дава { $chance }. Рейтинг: { $anchor } има 1000.
arena-time =
    Раздавания: { $deals }, игри: { $games }, време: { $seconds } с, { $workers ->
        [one] { $workers } процес
       *[other] { $workers } процеса
    }.
arena-method = Всяко раздаване се играе от всяко място; интервалите са 95-процентни, чрез повторни извадки от раздаванията.

## bots

level-apprentice = Чирак
level-builder = Строител
level-master = Майстор
level-burgrave = Бургграф
level-about-apprentice = Играе просто и често греши: за първите игри.
level-about-builder = Играе разумно и отговаря веднага.
level-about-master = Мисли малко напред; равностоен за повечето хора.
level-about-burgrave = Мисли задълбочено напред, най-дълго от всички нива.
level-about-offered = Предлага го операторът на този сървър.
bots-level = ниво
bots-typed = пише се
bots-plays = играе като
bots-thinks = мисли
bots-ms = { $ms } мс
bots-instant = веднага
bots-bot = бот
bots-about = как играе
bots-about-random = Избира случайно сред позволените действия.
bots-about-greedy = Взема това, което е най-добро сега, без планове.
bots-about-h1 = Следва прости правила; другите ботове се сравняват с него.
bots-about-h2 = Преценява кой какво държи и спира водача; не пресмята напред.
bots-about-script = Следва прости правила; другите ботове се сравняват с него.
bots-about-s1 = Предишен търсещ бот, който не се променя; новите се сравняват с него.
bots-about-search = Изпробва действията си в много симулирани игри.
bots-options = настройки
bots-option = настройка
bots-option-about = какво задава
bots-option-default = по подразбиране
bots-option-random_moves = процент случайни решения
bots-option-ms = милисекунди за едно решение
bots-option-playouts = симулирани игри за едно решение, без ограничение на времето
bots-option-noise = процент случайни решения в симулираните игри
bots-option-min_playouts = най-малък брой симулирани игри, дори времето да е изтекло

## bench

bench-round = Кръг { $number } от { $rounds }
bench-compiled = Компилиран двигател, случайна игра, най-доброто от 5
bench-interpreted = Интерпретиран двигател, случайна игра, най-доброто от 5
bench-table = маса
bench-python = решения от Python
bench-inside = решения отвътре
bench-games = игри отвътре
bench-clone = копие µs
bench-sample = извадка µs
bench-calibration = постоянен цикъл
bench-other-games = Другите двигатели играят други игри: отношенията сравняват двигатели, не игри. Над 1 нашият е по-бърз.
bench-beside = Други двигатели до { $name }, най-доброто от 5
bench-best = Нашият спрямо най-добрия от другите
bench-against = Колко пъти по-бързо от { $ref }, най-доброто от 5
bench-peer = двигател
bench-decisions = решения
bench-ratio = нашият
bench-python-best = от Python
bench-inside-social = отвътре, социална дедукция
bench-inside-best = отвътре
bench-clone-best = копие
bench-skipped = Неизмерено: { $peer } ({ $why })
