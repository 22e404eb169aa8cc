### Масата на „Цитадели“: няколкото думи, които са на браузъра.

table-home = Моите маси
table-round = Рунд { $round }
table-deck = Тесте
table-log = Събития
table-know = Какво знам
table-chat = Чат
table-side = Събития, знания и чат
table-unread = непрочетени
table-list = Списъци
table-rules = Правила и карти
table-sound = Звук
table-theme = Тема
table-night = Тъмна тема
table-language = Език
table-menu = Меню
table-motion = Анимации
table-confirm = Потвърждавай края на хода
table-keys = Бързи клавиши
table-own-pieces = Собствени данни за компонентите:
table-keys-help = D решение · 1–9 избор · U връщане, Shift+U целия ход · E край · L събития · K какво знам · C чат · Esc затваря · Shift+стрелки подреждат ръката
table-pause = Пауза
table-resume = Продължи
table-paused = На пауза
table-hand-over = Нека играе бот
table-take-over = Върни ми мястото
table-close-game = Край без резултат
table-close = Затвори
table-clock = Часовник
table-characters = Персонажи по ранг
table-on-turn = на ход
table-aside = Настрана
table-nobody = никой
table-protected = Защитен
table-cities = Градове
table-city-of = { $name }: { $size }/{ $goal }
table-you = Ти
table-bot = бот
table-away = отсъства
table-cards = Карти
table-choose = Избери
table-under = { $count } отдолу
table-early = ранен край
table-price = за { $gold } злато
table-my-city = Твоят град
table-my-hand = Твоята ръка
table-points-now =
    { $points ->
        [one] засега { $points } точка
       *[other] засега { $points } точки
    }
table-sort = Подреди по тип и цена
table-your-turn = Твой ход
table-what-now = Какво правиш?
table-asked = Твое решение
table-waiting = Изчакване
table-gather = Набави ресурси
table-gathered = Ресурсите са взети
table-built = Построени { $built } от { $limit }
table-end-sure = Още можеш да играеш. Край на хода?
table-undo = Връщане
table-why-not = Защо не?
table-hint = Подсказка
table-hint-says = Подсказка от бот
table-hint-share = шанс за победа
table-hint-points = очакван резултат
table-hint-then = после
table-goes-to = Следва: { $name }
table-find = Намери карта
table-always = Отговаряй винаги така
table-standing = Винаги: { $answer }
table-standing-remove = Питай ме отново
table-back = Назад
table-point = посочи на масата или избери от списъка
table-aim = { $word } …
table-seconds = остават { $seconds } с
table-skip = Прескочи
table-skip-link = Към решението
table-notify = Извести ме за моя ход
table-offline = Връзката прекъсна. Свързваме отново…
table-offline-more = Играта е запазена.
table-filter = Покажи
table-filter-all = Всичко
table-filter-since = От моя ход
table-filter-tome = Засяга ме
table-earlier = По-рано …
table-nothing = Още нищо.
table-draft-saw = Видени при подбора
table-kept = твоя
table-put-away = отделена
table-at-least = поне { $sure } от тези { $seen }
table-rulings = Тълкувания
table-say = Напиши съобщение
table-send = Изпрати
table-chat-none = Още няма съобщения.
table-chat-off = На тази маса няма чат.
table-happened = Събития
table-table = Масата
table-end = Край на играта
table-first = Пръв завършен град
table-rematch = Реванш
table-to-rematch = Към реванша
table-record = Свали записа
table-verify = Провери разбъркването
table-verify-how = Преди някой да седне, сървърът обяви отпечатъка на тайната си. Тайната и случайните числа на всички играчи заедно дават началното число на всяко разбъркване, така че никой не е могъл да му влияе.
table-commitment = Отпечатък
table-commitment-same = както беше обявен в началото
table-secret = Тайна
table-seed = Начално число
table-set-kill = Убий
table-set-rob = Ограби
table-set-bewitch = Омагьосай
table-set-destroy = Разруши
table-set-seize = Превземи
table-set-exchange = Размени
table-set-spy = Шпионирай
table-set-look = Виж ръката на
table-set-ask = Поискай злато
table-set-sign = Подписана заповед за
table-set-flower = Заплаха с цвете за
table-set-crown = Дай короната на
table-set-swap = Размени ръката с
table-set-choose = Избери
table-tag-build = Построй
table-tag-play = Изиграй
table-tag-discard = Изчисти
table-tag-give = Дай
table-tag-put = Сложи
table-tag-use = Използвай
table-tag-keep = Задръж
table-tag-take = Вземи
table-tag-give-up = Пожертвай
table-tag-choose = Избери
table-choices =
    { $count ->
        [one] { $count } възможност.
       *[other] { $count } възможности.
    }
table-deck-known = { $count } в тестето, { $known ->
        [0] не знаеш нито една
       *[other] знаеш { $known }
    }
table-change-gold = злато
table-change-cards =
    { $count ->
        [one] карта
       *[other] карти
    }
table-change-points =
    { $count ->
        [one] точка
       *[other] точки
    }
