### My games.

nav-games = Моите игри
games-lead = { $count ->
    [one] { $count } игра.
   *[other] { $count } игри.
} Сървърът ги пази, докато пази и масите им. Намират се по ключовете в този браузър. Никому не трябва профил.
games-lead-none = Тук ще намериш завършените си игри. Намират се по ключовете в този браузър. Никому не трябва профил.
games-filter = Кои игри
games-all = Всички
games-any-edition = Всяко издание
games-against = Срещу
games-anybody = Срещу всеки
games-people = Хора
games-bots = Само ботове
games-result = Резултат
games-any-result = Всеки резултат
games-won = Спечелени
games-lost = Неспечелени
games-with-mistake = С грешка за разглеждане
games-branches = И игрите „Ами ако“
games-branch = ами ако
games-place = { $place }. място
games-alone = сам срещу играта
games-mistakes = { $count ->
    [one] { $count } грешка
   *[other] { $count } грешки
}
games-spark = Шансът ти за победа: { $from } % в началото, между { $least } % и { $most } % по време на играта, { $to } % накрая
games-not-reviewed = още без разбор
games-counting = { $count ->
    [one] Брои се още { $count } по-стара игра …
   *[other] Броят се още { $count } по-стари игри …
}
games-none = Още няма завършени игри.
games-none-fit = Няма игра, която отговаря на избора.
games-play = Изиграй игра
games-shown = Показани са { $shown } от { $total } игри.
games-more = Покажи още { $count } от { $left }
games-figures = Твоите числа
games-you-over = { $count ->
    [one] Ти в { $count } игра
   *[other] Ти в { $count } игри
}
games-few = Изиграй още няколко игри. Тогава тук ще има какво да се каже.
games-figure-won = победи
games-figure-points = точки средно в „{ $game }“
games-figure-row = победи поред, най-много
games-by-edition = Победи по издание
games-by-level = Победи по противник
games-won-of = { $won } от { $games }
games-share = Победи: { $won } от { $games }; случайността би дала { $chance }
games-chance-line = Червената черта показва колко би дала само случайността на тези маси.
games-picks-citadels = Твоите персонажи
games-picks-praga = Твоите технологии
games-picked = { $count } ×
games-picked-won = { $won } от { $games } победи
games-latest = { $count ->
    [one] Последната ти игра с разбор
   *[other] Последните ти { $count } игри с разбор
}
games-accuracy = Точност в последните игри: линията върви от { $from } до { $to } процента
games-accuracy-least = { $percent } %
games-accuracy-now = точност { $percent } %
games-save = Запази всички записи
games-saving = Записите се подготвят …
games-saved = { $count ->
    [one] Запазено в един файл.
   *[other] Запазено в { $count } файла.
}
