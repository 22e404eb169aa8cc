# Zagadki: sytuacje z jednym wyraźnie najlepszym wyborem.

puzzle-unknown = Nie ma zagadki „{ $puzzle }”.
puzzle-choice-unknown = W tej zagadce nie ma wyboru „{ $choice }”. Możliwości: { $known }.
puzzle-game-none = Dla „{ $game }” nie ma zagadek. Wybierz jedną z: { $known }.
puzzle-run-other = { $file } nie jest plikiem roboczym zagadek dla „{ $game }”. Wybierz inny plik.
puzzle-file-none = { $file } nie jest plikiem zagadek. Tworzy go „burgrave puzzles make”.

puzzle-kind-best = Najlepszy ruch
puzzle-kind-who = Kto jest kim
puzzle-kind-finish = Ostatnia tura
puzzle-level-easy = łatwa
puzzle-level-medium = średnia
puzzle-level-hard = trudna
puzzle-question-best = Który wybór wygrywa najczęściej?
puzzle-question-who = Jaką postać ma { $name }?
puzzle-question-finish = To twoja ostatnia tura. Który wybór da najwięcej punktów?
puzzle-result-best = Wygrywa w { $count } z { $of } symulowanych gier.
puzzle-result-who = Zgadza się w { $count } z { $of } możliwych sytuacji.
puzzle-result-finish = Punkty: średnio { $points }. W { $count } z { $of } symulowanych gier nic nie daje więcej.
puzzle-hint-best = Inny wybór wygrywa wyraźnie częściej. Co się stanie, zanim znów będzie twoja kolej?
puzzle-hint-who = Inna postać jest bardziej prawdopodobna. Kto wybierał przed kim i komu przyda się złoto, karty albo szybka budowa?
puzzle-hint-finish = Inny wybór da więcej punktów. Co jeszcze liczy się na końcu?

puzzle-games = gry
puzzle-puzzles = zagadki
puzzle-made = { $count ->
    [one] { $count } zagadka: { $kinds }
    [few] { $count } zagadki: { $kinds }
   *[other] { $count } zagadek: { $kinds }
}
puzzle-written = Zapisano: { $file }
puzzle-not-confirmed = Niepotwierdzona: { $puzzle } ({ $kind })
puzzle-confirmed = Potwierdzono { $count } z { $of } zagadek, próbek na zagadkę: { $samples }.
