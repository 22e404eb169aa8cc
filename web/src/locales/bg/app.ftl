### Страниците около масата.

title = Burgrave
nav-label = Страници
nav-skip = Към съдържанието
nav-home = Моите маси
nav-new = Нова маса
nav-cards = Правила и карти
nav-settings = Настройки
nav-credits = Автори и лицензи
nav-privacy = Поверителност
theme-toggle = Тъмна тема
nav-language = Език
foot-credits = Автори и лицензи
foot-privacy = Поверителност
load-away = Сървърът не отговаря. Страницата ще се зареди, щом отново е достъпен.
load-upgraded = На сървъра има по-нова версия на Burgrave. Презареди страницата, за да я ползваш.
load-broken = Тази част от страницата не се зареди.
load-again = Опитай отново
load-reload = Презареди
page-broken = Страницата не може да се покаже заради грешка. Игрите ти са запазени.

## Home

home-kicker = Цитадели и Praga Caput Regni на твоята маса
home-lead = Строй градове срещу ботове или изпрати връзка на приятели. Никой няма нужда от регистрация.
home-play = Играй сега
home-play-sub = Цитадели · ти и три бота
home-praga = Играй Praga
home-praga-sub = Praga Caput Regni · ти и един бот
home-mine = Моите маси
home-none = Още няма маси. Натисни „Играй сега“, за да започнеш.
home-all = Всички маси ({ $count })
home-fewer = Покажи по-малко
home-join = Включи се в маса
home-watch = Гледай или седни
home-watch-none = В момента няма публични маси.
home-cards-sub = Всяка карта и плочка с текст и тълкувания
join-label = Постави връзка или въведи код
join-go = Влез
join-wrong = Това не е нито връзка към маса, нито код.
your-turn = Твой ход
table-with-bots = С ботове
table-free = { $count ->
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
table-comes = Масата се подрежда…
table-shut = Не можеш да отвориш тази маса
table-without-seat = Само гледай
status-open = изчаква
status-playing = играе се
status-paused = пауза
status-over = завършена
status-closed = затворена
status-frozen = замразена

## New table

new-game = Игра
game-players = { $low }–{ $high } играчи.
new-none = няма
new-place-side = Място { $place }: страна { $side }
new-usual = по подразбиране
new-seats = Места
new-options = Настройки
new-summary = Твоята маса
new-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
new-fits = Всички настройки са наред
new-make = Създай масата
seat-you = Ти
seat-you-sub = на това устройство
seat-open = Свободно място
seat-person-sub = заема се чрез връзката
seat-bot = Бот
seat-number = Място { $number }
seat-level = Ниво на бота на място { $number }
seat-add = Добави място
seat-remove = Махни място { $number }
your-name = Твоето име
your-name-none = животното на щита ти
your-name-sub = Как те виждат другите на нови маси
table-setting-listed = Публична маса
table-setting-listed-sub = всеки на този сървър може да я намери
table-setting-spectators = Зрители
table-setting-spectators-sub = виждат публичното
table-setting-chat = Чат
table-setting-chat-sub = отделно от събитията
table-setting-hints = Подсказки
table-setting-hints-sub = какво би направил бот
table-setting-clock = Часовник
table-setting-clock-sub = за едно решение
table-setting-takeover = Отсъстващи играчи
table-setting-takeover-sub = бот ги замества след
table-setting-reaction = Време за реакция
table-setting-reaction-sub = за всички, които могат да реагират
clock-none = без ограничение
clock-never = никога
clock-seconds = { $count } с
clock-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
clock-days = { $count ->
    [one] { $count } ден
   *[other] { $count } дни
}

## Lobby

lobby-waiting = Изчакваме играчи
lobby-ready = Всички са тук
lobby-link = Връзка за покана
lobby-local = Тази връзка работи само на този компютър. За да се включат и други, пусни сървъра отново така:
lobby-scan = или сканирай този код
lobby-qr = Връзката като QR код
lobby-start = Започни играта
lobby-start-sub = Свободните места заемат ботове
lobby-host-starts = Домакинът започва играта.
lobby-delete = Изтрий масата
lobby-leave = Освободи мястото ми
seat-host = домакин
seat-here = тук е
seat-away = отсъства
seat-link = Връзка за това място
seat-new-link = Нова връзка
seat-free = Освободи
join-sit = Седни на масата
join-take = Заеми място
join-full = Всички места са заети
join-watch = Можеш да гледаш, щом играта започне.
join-no-watch = Тази маса е без зрители.
copy = Копирай
close = Затвори
copied = Копирано
share = Сподели
server-away = Сървърът не отговаря. Провери дали още работи.
connection-away = Връзката прекъсна. Свързваме се отново…
connection-away-sub = Играта е запазена.
connection-closed = Масата е затворена.

## Rules and cards

cards-find = Търси
cards-all = Всички
cards-characters = Персонажи
cards-action = Карти с действие
cards-rules = Правила
cards-edition = Издание
cards-found = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
cards-none = Няма съвпадения.
cards-rank = Ранг
cards-cost = Цена
cards-points = Точки
cards-copies = В тестето
cards-text = Ефект
cards-rulings = Тълкувания
rules-course = Как се играе
rules-words = Речник

## Settings

settings-look = Външен вид
settings-theme = Тема
settings-system = Според системата
theme-light = Светла
theme-dark = Тъмна
settings-motion = Анимации
settings-motion-sub = картите и монетите пътуват
settings-on = Да
settings-off = Не
settings-turn = Когато си на ход
settings-sound = Звук
settings-sound-sub = два тихи тона
settings-notify = Известие
settings-notify-sub = когато прозорецът е на заден план
settings-notify-blocked = браузърът не го позволява
settings-confirm = Потвърждавай края на хода
settings-confirm-sub = натисни бутона два пъти
settings-reach = Достъпност
settings-keys = Бързи клавиши
settings-keys-sub = D решение, 1–9 избор, U връщане, E край на хода, L събития
settings-list = Списъци
settings-list-sub = масата като номерирани списъци и изречения

## Credits

credits-game = Игрите
credits-game-text = „Цитадели“ е игра на Бруно Файдути, „Praga Caput Regni“ е игра на Владимир Сухи. Burgrave е за хора, които притежават тези игри; не е направен или одобрен от авторите или издателите им. Всички текстове и картинки тук са наши.
credits-own = Картинки
credits-own-text = Burgrave рисува всички портрети, сцени, щитове и града. Силуетите са от иконите по-долу.
credits-icons = Икони
credits-icons-text = Иконите са направени от авторите по-долу, преоцветени и съчетани от нас.
credits-built-in = Използван софтуер

## What is stored

privacy-here = В този браузър
privacy-here-seats = Ключовете към твоите места, за да можеш да се върнеш на масите си.
privacy-here-settings = Настройките ти, името ти и последно подготвената маса.
privacy-here-cookies = Без бисквитки, без регистрация, без проследяване.
privacy-server = На сървъра на домакина
privacy-server-table = Масата: имена, ходове, чат.
privacy-server-token = Само отпечатък на ключа към мястото ти. Самият ключ никога не се изпраща в адрес.
privacy-server-seed = Случайните числа за разбъркването, и твоите също, за да може всеки да ги провери накрая.
privacy-server-delete = Домакинът може да изтрие масата с всичките ѝ данни.
privacy-nobody = Други сайтове
privacy-nobody-text = Тази страница не зарежда нищо от други сайтове и не им изпраща нищо.
privacy-forget = Забрави всичко тук
privacy-forget-text = Премахва ключовете към местата ти от този браузър. Без връзките към местата не можеш да се върнеш на масите си.
privacy-forget-do = Забрави
privacy-forgotten = Забравено
table-your-turn = Твой ход
table-waiting = Изчакване
