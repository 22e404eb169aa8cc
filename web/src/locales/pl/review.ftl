### Spojrzenie wstecz na partię: zapis i analiza.

nav-review = Analiza partii
nav-record = Zapis partii
review-so-far = Dotychczasowy przebieg partii
review-not-possible = Tej partii nie można pokazać
review-back-to-table = Wróć do stołu
review-parts = Części analizy
review-summary = Podsumowanie
review-moves = Krok po kroku
review-timeline = Przebieg partii
review-decision = Decyzja
review-viewer = Czyimi oczami
review-open-cards = Odkryte karty
review-open-cards-long = Odkryte karty, tak jak nikt ich nie widział
review-as-you = Twoimi oczami
review-as = Oczami gracza { $name }
review-as-spectator = Oczami widza

## Stepping

review-first = Na początek
review-back = Wstecz
review-next = Naprzód
review-last = Na koniec
review-play = Odtwarzaj
review-pause = Wstrzymaj
review-step-by = Krok co
review-by-event = Zdarzenie
review-by-decision = Decyzja
review-by-turn = Tura
review-by-round = Runda
review-by-era = Era
review-end = Koniec gry
review-era = Era { $number }
review-move = krok { $at } z { $last }
review-own-decision = twoja decyzja { $number } z { $count }
review-decision-of = decyzja { $number } z { $count }
review-slider = Krok { $at } z { $last }, { $round }
review-percent = { $share }%
review-chart = Szanse wszystkich graczy na zwycięstwo
review-areas = Linie lub pola
review-strip = Ocenione decyzje: { $name }
review-strip-decision = Krok { $entry }: { $grade }, strata { $loss }%
review-table-round = Runda

## Grades

review-grade-best = Najlepsza
review-grade-good = Dobra
review-grade-doubtful = Wątpliwa
review-grade-mistake = Błąd
review-lost = strata { $loss } z { $best }%
review-nothing-lost = bez straty
review-forced = Nie było wyboru
review-your-decision = twoja decyzja
review-whose-decision = decyduje { $name }
review-closed-choices = Możliwości zobaczysz oczami gracza { $name } albo z odkrytymi kartami.

## The panel

review-you-knew = Co było ci wiadomo
review-knew = Co wiedział gracz { $name }
review-known-out = Odrzucone
review-known-hand = Ręka
review-no-cards = brak kart
review-known-gold = złoto: { $gold }
review-known-cities = Miasta
review-chances = Szansa na zwycięstwo przy każdym wyborze
review-visits = Symulowane partie: { $visits }, błąd standardowy { $error }%
review-bot = Bot
review-second = Drugi najlepszy wybór
review-tag-you = ty
review-tag-bot = bot
review-why = Dlaczego: wynik symulowanych partii ({ $count })
review-won = wygrane: { $won }
review-line = Jak może to pójść dalej
review-play-on = Graj dalej stąd
review-bot-line = Jak zagrałby bot

## The summary

review-you-won = Wygrywasz { $points } do { $second }
review-won-by = Wygrywa { $name }, { $points } do { $second }
review-points = Punkty: { $points }
review-play-again = Zagraj ponownie
review-step-through = Przejdź krok po kroku
review-how-it-went = Jak przebiegała partia
review-moments = Kluczowe momenty
review-how-well = Jak dobrze grano?
review-is-bot = bot
review-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
review-compared = W porównaniu z botem, który myśli naprzód i wie tylko to, co wiedział gracz. Szczęście się nie liczy.
review-where-points = Skąd wzięły się punkty

## Records from a file

record-open = Otwórz zapis partii
record-open-sub = Upuść tu plik z zapisem albo wybierz plik. Serwer go pokaże i niczego nie zapisze.
record-choose = Wybierz plik
