### Задачи
nav-puzzles = Задачи
puzzle-kinds = Видове задачи
puzzle-all = Всички
puzzle-question = Задача
puzzle-right = Това е най-добрият избор.
puzzle-wrong = Това не е най-доброто.
puzzle-why = Защо
puzzle-next = Следваща задача
puzzle-skip = Друга задача
puzzle-all-seen = Вече знаеш всички задачи от този вид.
puzzle-again = Започни отначало
puzzle-lead = Положения от игри на ботове, всяко с един ясно най-добър избор. Намери го, а числата казват защо.
