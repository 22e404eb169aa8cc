### Zagadki
nav-puzzles = Zagadki
puzzle-kinds = Rodzaje zagadek
puzzle-all = Wszystkie
puzzle-question = Zagadka
puzzle-right = To najlepszy wybór.
puzzle-wrong = To nie jest najlepsze.
puzzle-why = Dlaczego
puzzle-next = Następna zagadka
puzzle-skip = Inna zagadka
puzzle-all-seen = Znasz już wszystkie zagadki tego rodzaju.
puzzle-again = Zacznij od nowa
puzzle-lead = Sytuacje z gier botów, każda z jednym wyraźnie najlepszym wyborem. Znajdź go, a liczby powiedzą dlaczego.
