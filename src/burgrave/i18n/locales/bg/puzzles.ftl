# Задачи: положения с един избор, който е ясно най-добър.

puzzle-unknown = Няма задача „{ $puzzle }“.
puzzle-choice-unknown = В тази задача няма избор „{ $choice }“. Възможности: { $known }.
puzzle-game-none = За „{ $game }“ няма задачи. Избери едно от: { $known }.
puzzle-run-other = { $file } не е работен файл със задачи за „{ $game }“. Избери друг файл.
puzzle-file-none = { $file } не е файл със задачи. „burgrave puzzles make“ прави такъв.

puzzle-kind-best = Най-добър ход
puzzle-kind-who = Кой кой е
puzzle-kind-finish = Последен ход
puzzle-level-easy = лесна
puzzle-level-medium = средна
puzzle-level-hard = трудна
puzzle-question-best = Кой избор печели най-често?
puzzle-question-who = Кой персонаж има { $name }?
puzzle-question-finish = Това е последният ти ход. Кой избор носи най-много точки?
puzzle-result-best = Печели в { $count } от { $of } симулирани игри.
puzzle-result-who = Вярно в { $count } от { $of } възможни положения.
puzzle-result-finish = Точки: средно { $points }. В { $count } от { $of } симулирани игри нищо не носи повече.
puzzle-hint-best = Друг избор печели ясно по-често. Какво ще стане, преди да дойде пак твоят ред?
puzzle-hint-who = Друг персонаж е по-вероятен. Кой избира преди кого и на кого трябват злато, карти или бърз строеж?
puzzle-hint-finish = Друг избор носи повече точки. Какво още се брои накрая?

puzzle-games = игри
puzzle-puzzles = задачи
puzzle-made = { $count ->
    [one] { $count } задача: { $kinds }
   *[other] { $count } задачи: { $kinds }
}
puzzle-written = Записано: { $file }
puzzle-not-confirmed = Непотвърдена: { $puzzle } ({ $kind })
puzzle-confirmed = Потвърдени { $count } от { $of } задачи, проби за задача: { $samples }.
