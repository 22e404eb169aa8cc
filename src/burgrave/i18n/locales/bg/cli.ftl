# The command line: what the commands do, and the table in the terminal.

## Commands

cli-about = „Цитадели“ и „Praga Caput Regni“ с приятели и ботове, в браузъра или в терминала.
cli-play = Играй тук срещу ботове или с приятели на една клавиатура.
cli-replay = Покажи записана игра ход по ход.
cli-review = Направи разбор на записана игра: шансове за победа, оценки и обрати.
cli-card = Покажи какво прави карта или персонаж.
cli-cards = Изброй картите и другите части на игра.
cli-presets = Покажи готовите варианти с персонажите и сградите им.
cli-check = Провери сценарии и обясни какво не съвпада.
cli-simulate = Нека ботове изиграят много игри; преброй резултатите.
cli-arena = Измери колко силни са ботовете и с каква точност.
cli-bots = Изброй ботовете и нивата на игра.
cli-bench = Измери колко бързо играе двигателят.
cli-schema = Изпиши JSON схемата на данните за състоянието на игра.
cli-serve = Пусни сървър с маси в браузъра: за теб, за приятели, за клуб.
cli-version = Покажи версията и дали двигателят е компилиран.

## Arguments and options

cli-argument-game = citadels или praga
cli-argument-preset = име на вариант на който и да е език [всички варианти]
cli-option-review-html = запиши в този файл и страница с графика на шансовете за победа
cli-option-review-quick = по-малко симулирани игри: по-бързо, но с по-големи отклонения
cli-argument-file = файл със записана игра
cli-argument-files = файлове със сценарии
cli-argument-card = идентификатор или име на карта или персонаж
cli-argument-cards-game = играта, която да се изброи
cli-option-language = език: en, cs, bg или pl [езикът на системата]
cli-option-players = брой играчи
cli-option-seed = начално число на случайността (seed): едно и също число раздава едни и същи карти
cli-option-bots = ботовете по места, разделени със запетаи; краткият списък се повтаря
cli-option-names = имената на хората, разделени със запетаи
cli-option-option = всяка друга опция на играта
cli-option-save = къде да се запише играта
cli-option-resume = продължи записана игра
cli-option-components = файл с данните за компонентите, с които е играно
cli-option-games = брой игри
cli-option-workers = брой процеси [при дълга работа по един на ядро]
cli-option-trust-bots = дай на ботовете цялото състояние вместо техния изглед; по-бързо, само за ботове, на които имаш доверие
cli-option-json = изведи резултатите като JSON
cli-option-deals = брой раздавания; всяко е по една игра за всяко място
cli-option-time-limit = колко дълго може да мисли над едно решение бот, който следи времето
cli-option-stop-early = спри, щом първият бот е явно по-добър или по-слаб от случайността
cli-option-ray = играй на клъстера Ray на този адрес, ХОСТ:ПОРТ
cli-option-run-file = записвай всяко раздаване в този файл; пусни командата отново, за да продължи
cli-option-report = запиши отчет с графики в един файл за браузър
cli-option-seconds = секунди за едно измерване [1; при --peers общо около три минути]
cli-option-peers = интерпретатор на Python, който има други двигатели
cli-option-only = само двигатели, чието име започва така [обичайните; „all“: всички]
cli-option-against = друг комит, който се мери до този, на редуващи се кръгове
cli-option-quiet = покажи само сценариите, които не са верни
cli-option-host = адрес, на който слуша сървърът; 0.0.0.0 го отваря за мрежата ти
cli-option-port = портът
cli-option-data-dir = папка за данните [обичайната за системата]
cli-option-store = база данни PostgreSQL за масите [файл в папката за данните]
cli-option-node = името на този сървър сред няколко с обща база данни [случайно]
cli-option-base-url = публичният адрес на сървъра
cli-option-show-record = покажи този запис на игра стъпка по стъпка на отделна страница
cli-option-open-browser = отвори браузъра
cli-option-open-game = отвори браузъра с нова маса на тази игра
cli-option-own-components = твои данни за компонентите за нови маси, например с поправени числа; може да се даде няколко пъти
cli-option-no-own-pieces = да не се играе с части, които играчите сами са въвели
cli-option-allow-host = друго име на този сървър; може да се даде няколко пъти
cli-option-openapi = изведи описанието OpenAPI за автори на клиенти
cli-option-help = покажи тази помощ и излез
cli-filter-edition = изданието
cli-filter-kind = само от този вид: { $choices }
cli-filter-type = само от този тип: { $choices }
cli-filter-rank = само персонажи от този ранг
cli-filter-cost = само сгради на тази цена
cli-filter-points = само сгради за толкова точки
cli-filter-copies = само карти с толкова екземпляра в кутията
cli-filter-era = само компоненти от тази епоха
cli-filter-level = само компоненти от това ниво

## The table

terminal-gold = Злато
terminal-hand = Ръка
terminal-city = Град
terminal-city-empty = още нищо не е построено
terminal-hand-empty = няма карти
terminal-deck = Тесте
terminal-discard-pile = Купчина за изчистени карти
terminal-character = Персонаж
cli-type = Тип
cli-effect = Ефект
terminal-player = Играч
seat-you = ти
terminal-round-of = Рунд { $number }, { $phase }
terminal-killed = Убит персонаж
terminal-robbed = Ограбен персонаж
terminal-faceup = Изчистени открити
terminal-facedown = Изчистени закрити
terminal-log = Събития
terminal-refused = Какво не може сега и защо

## Talking with the player

terminal-choose = Твоят избор (номер, ? за помощ)
terminal-choose-again = „{ $given }“ не е в списъка. Въведи номер от { $low } до { $high } или ? за помощ.
terminal-hand-over = Дай клавиатурата на { $seat }.
terminal-press-enter = Натисни Enter, когато гледа само { $seat }.
terminal-press-enter-next = Натисни Enter, за да продължиш.
terminal-undone = Върнато: { $move }
terminal-saved = Записано във файла { $file }.
terminal-resume-hint = Продължи с: { $command }
card-unknown = Няма карта или персонаж „{ $name }“. { $near ->
    [none] Всички изброява „burgrave cards“.
   *[other] Може би „{ $near }“?
 }

## The end

game-over = Играта свърши.
game-winner =
    { $number ->
        [one] Печели { $winners }.
       *[other] Печелят { $winners }.
    }
game-you-win = Печелиш!
game-own-place =
    { $place ->
        [2] Завършваш втори
        [3] Завършваш трети
        [4] Завършваш четвърти
        [5] Завършваш пети
        [6] Завършваш шести
        [7] Завършваш седми
       *[other] Завършваш осми
    } от { $seats }, { $points ->
        [0] с толкова точки, колкото победителя
        [one] на { $points } точка от победителя
       *[other] на { $points } точки от победителя
    }.
game-own-win =
    { $points ->
        [0] Завършваш първи от { $seats }, с толкова точки, колкото втория.
        [one] Завършваш първи от { $seats }, с { $points } точка пред втория.
       *[other] Завършваш първи от { $seats }, с { $points } точки пред втория.
    }
game-difference-you =
    Най-много реши това: { $item }. Там победителят има с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    } повече от теб.
game-difference-own =
    Най-много реши това: { $item }. Там имаш с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    } повече от втория.
game-difference =
    Най-много реши това: { $item }. Там победителят има с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    } повече от втория.
terminal-total = Общо
terminal-place = Място
points-count =
    { $number ->
        [one] { $number } точка
       *[other] { $number } точки
    }

cli-puzzles = Направи и провери задачи от игри на ботове.
cli-puzzles-make = Направи задачи от игри на ботове; същата команда продължава по-късно.
cli-puzzles-check = Провери отново задачите от файл с повече проби.
cli-option-puzzles-games = колко игри да се изиграят
cli-option-puzzles-run-file = работен файл; същата команда продължава с него
cli-option-puzzles-out = запиши задачите в този файл
cli-option-puzzles-most = най-много колко задачи да се запишат
cli-option-puzzles-samples = проби за всяка задача
cli-option-puzzles-confirmed = запиши потвърдените задачи в този файл
cli-commands-puzzles = Задачи
