### Lekcje.

nav-learn = Nauka gry
learn-lead = Krótkie rozdziały z prawdziwymi kartami i zasadami. Próbuj wszystkiego: stół mówi, dlaczego coś jest niemożliwe, a nic nie przepada.
learn-coach = Przewodnik
learn-unfold = Pokaż przewodnika
learn-undone = Tak też można, ale nie prowadzi to do zadania. Stół jest taki jak przedtem.
learn-go-on = Dalej
learn-start = Zacznij
learn-finish = Zakończ rozdział
learn-show = Pokaż mi
learn-back = Wstecz
learn-count = { $number } z { $count }
learn-done = gotowe
learn-again = jeszcze raz
learn-minutes = { $minutes } min
learn-cards = Co już wiesz
learn-card = Do zapamiętania:
learn-next-chapter = Następny rozdział
learn-chapters = Wszystkie rozdziały
learn-leave = Wyjdź
home-learn = Naucz się grać
home-learn-sub = Cytadela w dwanaście minut, Praga w pół godziny
