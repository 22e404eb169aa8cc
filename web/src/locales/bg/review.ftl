### Поглед назад към играта: запис и преглед.

nav-review = Преглед на играта
nav-record = Запис на игра
review-so-far = Играта дотук
review-not-possible = Тази игра не може да се покаже
review-back-to-table = Обратно към масата
review-parts = Части на прегледа
review-summary = Обобщение
review-moves = Стъпка по стъпка
review-timeline = Ход на играта
review-decision = Решението
review-viewer = Чий поглед
review-open-cards = Открити карти
review-open-cards-long = Открити карти, както никой не ги е виждал
review-as-you = Твоят поглед
review-as = Погледът на { $name }
review-as-spectator = Погледът на зрител

## Stepping

review-first = В началото
review-back = Назад
review-next = Напред
review-last = В края
review-play = Пусни
review-pause = Пауза
review-step-by = Стъпка по
review-by-event = Събитие
review-by-decision = Решение
review-by-turn = Ход
review-by-round = Рунд
review-by-era = Епоха
review-end = Край на играта
review-era = Епоха { $number }
review-move = стъпка { $at } от { $last }
review-own-decision = твое решение { $number } от { $count }
review-decision-of = решение { $number } от { $count }
review-slider = Стъпка { $at } от { $last }, { $round }
review-percent = { $share } %
review-chart = Шансове за победа на всички играчи
review-areas = Линии или площи
review-strip = Оценени решения: { $name }
review-strip-decision = Стъпка { $entry }: { $grade }, загубени { $loss } %
review-table-round = Рунд

## Grades

review-grade-best = Най-добро
review-grade-good = Добро
review-grade-doubtful = Съмнително
review-grade-mistake = Грешка
review-lost = загубени { $loss } от { $best } %
review-nothing-lost = нищо загубено
review-forced = Нямаше избор
review-your-decision = твое решение
review-whose-decision = решава { $name }
review-closed-choices = Изборите се виждат през погледа на { $name } или с открити карти.

## The panel

review-you-knew = Какво знаеше ти
review-knew = Какво знаеше { $name }
review-known-out = Извън играта
review-known-hand = Ръка
review-no-cards = няма карти
review-known-gold = злато: { $gold }
review-known-cities = Градове
review-chances = Шанс за победа при всеки избор
review-visits = Симулирани игри: { $visits }, стандартна грешка { $error } %
review-bot = Бот
review-second = Вторият по сила избор
review-tag-you = ти
review-tag-bot = бот
review-why = Защо: до какво доведоха симулираните игри ({ $count })
review-won = победи: { $won }
review-line = Как може да продължи
review-play-on = Играй оттук нататък
review-bot-line = Ходът на бота

## The summary

review-you-won = Ти печелиш, { $points } на { $second }
review-won-by = Победител: { $name }, { $points } на { $second }
review-points = Точки: { $points }
review-play-again = Играй отново
review-step-through = Разгледай стъпка по стъпка
review-how-it-went = Как вървя играта
review-moments = Ключови моменти
review-how-well = Колко добре се игра?
review-is-bot = бот
review-decisions = { $count ->
    [one] { $count } решение
   *[other] { $count } решения
}
review-compared = Сравнено с бот, който мисли напред и знае само това, което е знаел играчът. Късметът не се брои.
review-where-points = Откъде дойдоха точките

## Records from a file

record-open = Отвори запис на игра
record-open-sub = Пусни тук файл със запис или избери файл. Сървърът го показва и не запазва нищо.
record-choose = Избери файл
