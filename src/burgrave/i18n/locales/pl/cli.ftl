# The command line: what the commands do, and the table in the terminal.

## Commands

cli-about = Gry Cytadela i Praga Caput Regni ze znajomymi i z botami, w przeglądarce albo w terminalu.
cli-play = Zagraj tutaj przeciw botom albo ze znajomymi przy jednej klawiaturze.
cli-replay = Pokaż zapisaną grę ruch po ruchu.
cli-review = Przeanalizuj zapisaną grę: szanse na wygraną, oceny i punkty zwrotne.
cli-card = Pokaż, co robi karta lub postać.
cli-cards = Wypisz karty i inne elementy gry.
cli-presets = Pokaż gotowe zestawy z ich postaciami i dzielnicami.
cli-check = Sprawdź scenariusze i wyjaśnij, co się nie zgadza.
cli-simulate = Niech boty rozegrają wiele gier; policz wyniki.
cli-arena = Zmierz siłę botów wraz z niepewnością.
cli-bots = Wypisz boty i poziomy gry.
cli-bench = Zmierz, jak szybko gra silnik.
cli-schema = Wypisz schemat JSON danych o stanie gry.
cli-serve = Uruchom serwer ze stołami w przeglądarce: dla siebie, dla przyjaciół, dla klubu.
cli-version = Pokaż wersję i to, czy silnik jest skompilowany.

## Arguments and options

cli-argument-game = citadels albo praga
cli-argument-preset = nazwa zestawu w dowolnym języku [wszystkie zestawy]
cli-option-review-html = zapisz do tego pliku także stronę z wykresem szans na wygraną
cli-option-review-quick = mniej symulowanych gier: szybciej, ale z większym błędem
cli-argument-file = plik z zapisaną grą
cli-argument-files = pliki ze scenariuszami
cli-argument-card = identyfikator lub nazwa karty albo postaci
cli-argument-cards-game = gra do wypisania
cli-option-language = język: en, cs, bg lub pl [język systemu]
cli-option-players = liczba graczy
cli-option-seed = ziarno losowości: to samo ziarno rozdaje te same karty
cli-option-bots = boty według miejsc, oddzielone przecinkami; krótka lista się powtarza
cli-option-names = imiona osób oddzielone przecinkami
cli-option-option = dowolna inna opcja gry
cli-option-save = gdzie zapisać przebieg gry
cli-option-resume = kontynuuj zapisaną grę
cli-option-components = plik z danymi elementów, z którymi grano
cli-option-games = liczba gier
cli-option-workers = liczba procesów [przy długich obliczeniach po jednym na rdzeń]
cli-option-trust-bots = daj botom cały stan gry zamiast ich widoku; szybciej, tylko dla botów, którym ufasz
cli-option-json = wypisz wyniki jako JSON
cli-option-deals = liczba rozdań; każde to jedna gra na każde miejsce
cli-option-time-limit = jak długo bot, który mierzy czas, może myśleć nad jedną decyzją
cli-option-stop-early = zakończ, gdy pierwszy bot jest wyraźnie lepszy lub gorszy od przypadku
cli-option-ray = graj na klastrze Ray pod tym adresem, HOST:PORT
cli-option-run-file = zapisuj każde rozdanie w tym pliku; uruchom polecenie ponownie, żeby kontynuować
cli-option-report = zapisz raport z wykresami, jeden plik HTML
cli-option-seconds = sekundy na jeden pomiar [1; przy --peers łącznie około trzech minut]
cli-option-peers = interpreter Pythona, który ma inne silniki
cli-option-only = tylko silniki, których nazwa tak się zaczyna [zwykłe; „all”: wszystkie]
cli-option-against = inny commit do zmierzenia obok tego, w rundach na przemian
cli-option-quiet = pokaż tylko scenariusze, które się nie zgadzają
cli-option-host = adres, na którym nasłuchuje serwer; 0.0.0.0 otwiera go dla twojej sieci
cli-option-port = port
cli-option-data-dir = folder danych [domyślny w systemie]
cli-option-store = baza danych PostgreSQL na stoły [plik w folderze danych]
cli-option-node = nazwa tego serwera wśród kilku ze wspólną bazą danych [losowa]
cli-option-base-url = publiczny adres serwera
cli-option-show-record = pokaż ten zapis partii krok po kroku na osobnej stronie
cli-option-open-browser = otwórz przeglądarkę
cli-option-open-game = otwórz przeglądarkę z nowym stołem tej gry
cli-option-own-components = własne dane elementów gry dla nowych stołów, na przykład z poprawionymi liczbami; można podać kilka razy
cli-option-no-own-pieces = nie pozwalaj grać elementami, które gracze sami wpisali
cli-option-allow-host = inna nazwa tego serwera; można podać kilka razy
cli-option-openapi = wypisz opis OpenAPI dla autorów klientów
cli-option-help = pokaż tę pomoc i zakończ
cli-filter-edition = wydanie
cli-filter-kind = tylko tej kategorii: { $choices }
cli-filter-type = tylko tego rodzaju: { $choices }
cli-filter-rank = tylko postacie o tej randze
cli-filter-cost = tylko dzielnice o tym koszcie
cli-filter-points = tylko dzielnice warte tyle punktów
cli-filter-copies = tylko karty o takiej liczbie egzemplarzy w pudełku
cli-filter-era = tylko elementy z tej epoki
cli-filter-level = tylko elementy z tego poziomu

## The table

terminal-gold = Monety
terminal-hand = Ręka
terminal-city = Miasto
terminal-city-empty = jeszcze nic nie stoi
terminal-hand-empty = brak kart
terminal-deck = Talia
terminal-discard-pile = Stos kart odrzuconych
terminal-character = Postać
cli-type = Rodzaj
cli-effect = Efekt
terminal-player = Gracz
seat-you = ty
terminal-round-of = Runda { $number }, { $phase }
terminal-killed = Zabita postać
terminal-robbed = Okradziona postać
terminal-faceup = Odrzucone odkryte
terminal-facedown = Odrzucone zakryte
terminal-log = Przebieg
terminal-refused = Czego nie można teraz zrobić i dlaczego

## Talking with the player

terminal-choose = Twój wybór (numer, ? pokazuje pomoc)
terminal-choose-again = „{ $given }” nie ma na liście. Wpisz numer od { $low } do { $high } albo ?, żeby zobaczyć pomoc.
terminal-hand-over = Przy klawiaturze siada teraz { $seat }.
terminal-press-enter = Gdy patrzy już tylko { $seat }, naciśnij Enter.
terminal-press-enter-next = Naciśnij Enter, żeby przejść dalej.
terminal-undone = Cofnięto: { $move }
terminal-saved = Zapisano w pliku { $file }.
terminal-resume-hint = Kontynuuj poleceniem: { $command }
card-unknown = Nie ma karty ani postaci „{ $name }”. { $near ->
    [none] Wszystkie wypisuje „burgrave cards”.
   *[other] Czy chodzi o „{ $near }”?
 }

## The end

game-over = Gra jest skończona.
game-winner =
    { $number ->
        [one] Wygrywa { $winners }.
       *[other] Wygrywają { $winners }.
    }
game-you-win = Wygrywasz!
game-own-place =
    { $place ->
        [2] Zajmujesz drugie miejsce
        [3] Zajmujesz trzecie miejsce
        [4] Zajmujesz czwarte miejsce
        [5] Zajmujesz piąte miejsce
        [6] Zajmujesz szóste miejsce
        [7] Zajmujesz siódme miejsce
       *[other] Zajmujesz ósme miejsce
    } z { $seats }, { $points ->
        [0] z taką samą liczbą punktów jak zwycięzca
        [one] { $points } punkt za zwycięzcą
        [few] { $points } punkty za zwycięzcą
       *[other] { $points } punktów za zwycięzcą
    }.
game-own-win =
    { $points ->
        [0] Zajmujesz pierwsze miejsce z { $seats }, z taką samą liczbą punktów jak drugi gracz.
        [one] Zajmujesz pierwsze miejsce z { $seats }, { $points } punkt przed drugim graczem.
        [few] Zajmujesz pierwsze miejsce z { $seats }, { $points } punkty przed drugim graczem.
       *[other] Zajmujesz pierwsze miejsce z { $seats }, { $points } punktów przed drugim graczem.
    }
game-difference-you =
    Najwięcej zdecydowało to: { $item }. Zwycięzca ma tu o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } więcej niż ty.
game-difference-own =
    Najwięcej zdecydowało to: { $item }. Masz tu o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } więcej niż drugi gracz.
game-difference =
    Najwięcej zdecydowało to: { $item }. Zwycięzca ma tu o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } więcej niż drugi gracz.
terminal-total = Razem
terminal-place = Miejsce
points-count =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }

cli-puzzles = Przygotuj i sprawdź zagadki z gier botów.
cli-puzzles-make = Przygotuj zagadki z gier botów; to samo polecenie podejmie pracę później.
cli-puzzles-check = Sprawdź ponownie zagadki z pliku na większej liczbie próbek.
cli-option-puzzles-games = ile gier rozegrać
cli-option-puzzles-run-file = plik roboczy; to samo polecenie podejmie pracę
cli-option-puzzles-out = zapisz zagadki w tym pliku
cli-option-puzzles-most = ile zagadek najwyżej zapisać
cli-option-puzzles-samples = próbek na zagadkę
cli-option-puzzles-confirmed = zapisz potwierdzone zagadki w tym pliku
cli-commands-puzzles = Zagadki
