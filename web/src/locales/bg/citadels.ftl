### Масата на „Цитадели“: няколкото думи, които са на браузъра.

citadels-cast = Персонажи
citadels-cast-sub = Персонажите и уникалните сгради в тази игра
citadels-cast-own = Собствен състав
citadels-cast-own-sub = По един от всеки ранг и четиринайсет уникални сгради
citadels-cast-random = Случаен състав
citadels-cast-random-sub = Случайни персонажи и сгради
citadels-cast-random-again = Тегли отново
citadels-cast-rank = Ранг { $rank }
citadels-cast-nobody = Никой
citadels-cast-districts = Уникални сгради: { $count } от 14
citadels-cast-unique = { $count ->
    [one] { $count } уникална сграда
   *[other] { $count } уникални сгради
}
citadels-edition-about-classic = 8 персонажа, 65 сгради, 2–7 играчи. Градът е завършен с 8 сгради.
citadels-edition-about-2016 = 27 персонажа, 30 уникални сгради, 2–8 играчи.
citadels-edition-about-deluxe = Още шест сгради и, ако искаш, 15 карти с действие.
citadels-deck = Тесте
citadels-know = Какво знам
citadels-keys-help = D решение · 1–9 избор · U връщане, Shift+U целия ход · E край · L събития · K какво знам · C чат · Esc затваря · Shift+стрелки подреждат ръката
citadels-characters = Персонажи по ранг
citadels-aside = Настрана
citadels-nobody = никой
citadels-protected = Защитен
citadels-cities = Градове
citadels-city-of = { $name }: { $size }/{ $goal }
citadels-cards = Карти
citadels-under = { $count } отдолу
citadels-early = ранен край
citadels-price = за { $gold } злато
citadels-my-city = Твоят град
citadels-my-hand = Твоята ръка
citadels-points-now =
    { $points ->
        [one] засега { $points } точка
       *[other] засега { $points } точки
    }
citadels-sort = Подреди по тип и цена
citadels-gather = Набави ресурси
citadels-gathered = Ресурсите са взети
citadels-built = Построени { $built } от { $limit }
citadels-goes-to = Следва: { $name }
citadels-aim = { $word } …
citadels-draft-saw = Видени при подбора
citadels-kept = твоя
citadels-put-away = отделена
citadels-at-least = поне { $sure } от тези { $seen }
citadels-first = Пръв завършен град
citadels-deck-known = { $count } в тестето, { $known ->
        [0] не знаеш нито една
       *[other] знаеш { $known }
    }
citadels-change-gold = злато
citadels-change-cards =
    { $count ->
        [one] карта
       *[other] карти
    }
citadels-change-points =
    { $count ->
        [one] точка
       *[other] точки
    }
