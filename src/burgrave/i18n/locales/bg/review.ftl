# Разбори на завършени игри: шансове за победа, оценки и причини.

review-state-none = Още никой не е поискал разбор на тази игра.
review-state-queued = { $ahead ->
    [0] Разборът започва скоро.
    [one] Преди това се разбира { $ahead } друга игра.
   *[other] Преди това се разбират { $ahead } други игри.
}
review-state-thinking = Разгледани решения: { $done } от { $total }.
review-state-ready = Разборът е готов.
review-state-off = Този сървър не прави разбори.
review-state-differs = Тази игра е играна по други правила и не може да се разгледа.
review-state-unfinished = Тази игра е приключена без резултат и не може да се разгледа.
review-state-forced = Нямаше избор.
review-state-small = Това решение не се оценява: малко зависи от него.
review-not-over = Игра може да се разгледа след края ѝ.
review-differs = Тази игра не може да се разгледа: сегашните правила се различават при ход { $number }.
review-off = Този сървър не прави разбори.
review-entry-unknown = Ход { $entry } не е решение в тази игра.

review-round = { $game ->
    [praga] Ход { $number }
   *[other] Рунд { $number }
}
review-moment-title = Обрат: { $name }
review-moment-swing = { $name }: от { $before } на { $after } процента.
review-moment-lost = { $name }: { $after } вместо { $before } процента.
review-moment-better = По-добре: { $best }.
review-moment-hard = { $name }: намерен е единственият добър избор, шанс за победа { $share } процента.
review-sentence-swing = Най-големият обрат беше в рунд { $round }: { $name }, от { $before } на { $after } процента.
review-sentence-solo = { $points ->
    [one] { $points } точка.
   *[other] { $points } точки.
}

## Причини: до какво доведоха двата избора в едни и същи симулирани игри, по-добрият е пръв

review-why-completes-first = Градът е завършен пръв в { $best } от { $of } симулирани игри, иначе в { $chosen }.
review-why-rival-completes-first = { $name } завършва град по-рано в { $best } от { $of } симулирани игри, иначе в { $chosen }.
review-why-builds = Построено в { $best } от { $of } симулирани игри, иначе в { $chosen }: { $piece }.
review-why-builds-more = Построени сгради до края на следващия рунд: средно { $best }, иначе { $chosen }.
review-why-loses-district = Загубена сграда в { $best } от { $of } симулирани игри, иначе в { $chosen }.
review-why-is-killed = Собственият персонаж е убит в { $best } от { $of } симулирани игри, иначе в { $chosen }.
review-why-is-robbed = Собственото злато е откраднато в { $best } от { $of } симулирани игри, иначе в { $chosen }.
review-why-gold-left = Оставащо злато: средно { $best }, иначе { $chosen }.
review-why-stone-left = Оставащ камък: средно { $best }, иначе { $chosen }.
review-why-points-by = Точки дотогава: средно { $best }, иначе { $chosen }.
review-why-leads-plaza = Водачество в { $best } от { $of } симулирани игри, иначе в { $chosen }: { $piece }.
review-why-row-reached = Изкачени редове: средно { $best }, иначе { $chosen }.
review-why-token-times = Взети производствени жетони: средно { $best }, иначе { $chosen }.
review-why-walls-at-end = Построени стени: средно { $best }, иначе { $chosen }.
review-why-buildings-at-end = Построени сгради: средно { $best }, иначе { $chosen }.

## Printed

review-grade-best = Най-добри
review-grade-good = Добри
review-grade-doubtful = Съмнителни
review-grade-mistake = Грешки
review-points = Точки
review-accuracy = Точност
review-chart = Шансове за победа на всички играчи, ход по ход
review-progress = Разбор: { $done } от { $total }
review-seat-line = { $name }: точност { $accuracy } процента (най-добри { $best }, добри { $good }, съмнителни { $doubtful }, грешки { $mistake })
review-moment-line = Ход { $entry }: { $title } — { $text }
