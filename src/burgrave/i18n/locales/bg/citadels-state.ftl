# The state of Citadels in words. $who is "you" or "other".

citadels-state-cast = Персонажи
citadels-state-unique = Уникални сгради
citadels-state-ending = последен рунд
citadels-state-tax = Събран данък: { $gold } злато
citadels-state-beautified = разкрасена
citadels-state-under =
    { $cards ->
        [one] { $cards } карта под нея
       *[other] { $cards } карти под нея
    }
citadels-state-early = играта свършва с една сграда по-рано
citadels-state-hand =
    { $who ->
        [you] В ръката ти
       *[other] В ръката на { $seat }
    }: { $cards }.
citadels-state-known =
    { $who ->
        [you] Карти, които знаеш в ръката си
       *[other] Карти, които знаеш в ръката на { $seat }
    }: { $cards }.
citadels-state-gold =
    { $who ->
        [you] Имаш
       *[other] { $seat } има
    } { $gold } злато и { $cards ->
        [one] { $cards } карта
       *[other] { $cards } карти
    } в ръка.
citadels-state-crowned =
    { $who ->
        [you] Короната е у теб.
       *[other] Короната е у { $seat }.
    }
citadels-state-phase-draft = фаза на подбор
citadels-state-phase-turn = фаза на действия
citadels-state-phase-theater = фаза на подбор, { citadels-card-theater }
citadels-state-phase-call = фаза на действия, при призоваване
citadels-state-phase-end_of_round = край на рунда
citadels-state-phase-scoring = точкуване
citadels-state-phase-over = край

## Headings and labels

citadels-state-heading-in-play = В играта
citadels-state-heading-characters = Персонажи в този рунд
citadels-state-heading-known = Какво знаеш само ти
citadels-state-heading-known-to-all = Карти, които видяха всички
citadels-state-first-pick = Първи подбор
citadels-state-called = Призовани
citadels-state-unanswered = никой
citadels-state-reshuffles = Колко пъти тестето е разбъркано отново
citadels-state-first-completed = Първи завършен град
citadels-state-faceup = Изчистени открити
citadels-state-facedown = Изчистен закрит
citadels-state-facedown-seen = Закрития изчистен персонаж знае
citadels-state-random-discard = Изчистен случайно
citadels-state-pack = Остават за подбор или са останали
citadels-state-swapped = Разменени персонажи
citadels-state-killed = Убит персонаж
citadels-state-robbed = Ограбен персонаж
citadels-state-bewitched = Омагьосан персонаж
citadels-state-warrants = Заповеди
citadels-state-threats = Маркери за заплаха
citadels-state-protected = Под закрилата на Распутин
citadels-state-face-signed = подписана
citadels-state-face-shown = подписана, показана на всички
citadels-state-face-blank = неподписана
citadels-state-face-flowered = с цветето
citadels-state-face-plain = без цветето
citadels-state-face-settled = свален
citadels-state-witch-played = { citadels-character-witch }: изиграна карта с действие преди хода, който продължава.
citadels-state-witch-builds = С колко сгради картата с действие повишава лимита ѝ
citadels-state-acrobat-played = В този рунд е изигран { citadels-card-acrobat }.
citadels-state-known-deck = Карти в тестето, които знаеш, броено отгоре
citadels-state-known-pile = Изчистени карти, които знаеш
# $number is the number of cards or characters that the reader does not know.
citadels-state-unknown = неизвестни: { $number }
citadels-state-cards =
    { $number ->
        [one] { $number } карта
       *[other] { $number } карти
    }
citadels-state-gold-amount = { $gold } злато
citadels-state-number-of = { $number } от { $limit }

## The turn

citadels-state-mode-witch_first = { citadels-character-witch }: само набавяне на ресурси и омагьосване.
citadels-state-mode-bewitched = Омагьосаният персонаж само набавя ресурси.
citadels-state-mode-witch_resumed = { citadels-character-witch }: продължава ходът на омагьосания персонаж.
citadels-state-mode-hospital = { citadels-card-hospital }: убитият персонаж само набавя ресурси.
citadels-state-restricted = Възможно е само набавяне на ресурси.
citadels-state-gathering =
    { $gold } злато или { $draws ->
        [one] { $draws } карта
       *[other] { $draws } карти
    }, от които за ръката { $keeps }
citadels-state-done = Направено в този ход
citadels-state-done-gathered = набавени ресурси
citadels-state-done-income_taken = взето злато за сгради
citadels-state-done-ability_used = използвана способност
citadels-state-done-bonus_taken = взети допълнително злато или карти
citadels-state-done-crown_passed = предадена корона
citadels-state-done-begged = поискано злато от най-богатия играч
citadels-state-done-borrowed = взето назаем злато
citadels-state-done-first_paid = платено за сграда
citadels-state-done-threat_settled = уредена заплаха
citadels-state-done-action_card_played = изиграна карта с действие
citadels-state-built = Построени сгради от лимита
citadels-state-extra-builds = Допълнителни строежи от карта с действие
citadels-state-spent = Платено злато за строеж
citadels-state-income = Сгради, които носят злато или карти
citadels-state-coins-placed = Разкрасени сгради
citadels-state-wagons-used = Използвани карти { citadels-card-cash_wagon }
citadels-state-laid-out = Действаща карта с действие
citadels-state-drawn = Карти за избор
citadels-state-destroyed = Напуска града си
citadels-state-building = Платена, още непостроена
citadels-state-paid = Платена цена
citadels-state-chosen = Избрана карта
citadels-state-owed = Карти или злато, които остава да се дадат
citadels-state-marked = Персонажи, които получават маркери

## Seats

citadels-state-character-revealed = разкрит
citadels-state-character-played = ходът започна
citadels-state-held-before = Персонаж отпреди
citadels-state-received = Персонажи при първия ти подбор
citadels-state-received-again = Персонажи при втория ти подбор
citadels-state-kept = Персонажи, които подбра
citadels-state-gave-away = Персонажи, които ти взеха
citadels-state-put-away = Изчистени закрити персонажи
citadels-state-city =
    { $who ->
        [you] Твоят град
       *[other] Градът на { $seat }
    } { $districts ->
        [none] е празен; за завършване са нужни { $completion } сгради.
       *[other] има { $built } от { $completion }: { $districts }.
    }
citadels-state-completed = Този град беше завършен.
# $type is a type of districts.
citadels-state-counts-as = брои се за: { $type }
citadels-state-wagon =
    { $who ->
        [you] Имаш
       *[other] { $seat } има
    } Каса на колела с { $gold } злато върху нея{ $used ->
        [yes] , използвана в този ход.
       *[no] .
    }
citadels-state-museum = Карти под Музея, които знаеш
citadels-state-built-this-round = Построени в този рунд
citadels-state-used = Сгради, които засега не могат да се използват отново
citadels-state-points = Точки, ако играта свършеше сега
# $place is a player whose hand it is, or the Museum. $number of the $cards may have left.
citadels-state-note =
    Видени карти, { $place }: { $cards }.{ $number ->
        [0] {""}
        [one] { " " }Може { $number } от тях вече да я няма.
       *[other] { " " }Може до { $number } от тях вече да ги няма.
    }
