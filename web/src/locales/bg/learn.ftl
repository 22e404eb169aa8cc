### Уроци.

nav-learn = Научи се да играеш
learn-lead = Кратки глави с истински карти и правила. Опитай каквото искаш: масата казва защо нещо не може, и нищо не се губи.
learn-coach = Водачът
learn-unfold = Покажи водача
learn-undone = И това може, но не води към задачата. Масата е както преди.
learn-go-on = Напред
learn-start = Започни
learn-finish = Завърши главата
learn-show = Покажи ми
learn-back = Назад
learn-count = { $number } от { $count }
learn-done = готово
learn-again = отново
learn-minutes = { $minutes } мин
learn-cards = Какво вече знаеш
learn-card = Запомни:
learn-next-chapter = Следваща глава
learn-chapters = Всички глави
learn-leave = Излез
home-learn = Научи се да играеш
home-learn-sub = „Цитаделите“ за дванайсет минути, „Praga“ за половин час
