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
review-not-over = Игра може да се разгледа след края ѝ.
review-differs = Тази игра не може да се разгледа: сегашните правила се различават при ход { $number }.
review-off = Този сървър не прави разбори.
review-entry-unknown = Ход { $entry } не е решение в тази игра.

review-round = Рунд { $number }
review-moment-title = Обрат: { $name }
review-moment-swing = { $name }: от { $before } на { $after } процента.
review-moment-better = По-добре: { $best }.
review-moment-hard = { $name }: намерен е единственият добър избор, шанс за победа { $share } процента.
review-sentence-swing = Най-големият обрат беше в рунд { $round }: { $name }, от { $before } на { $after } процента.
review-sentence-solo = { $points ->
    [one] { $points } точка.
   *[other] { $points } точки.
}
