# The command line: what the commands do, and the table in the terminal.

## Commands

cli-about = Gry Cytadela i Praga Caput Regni w terminalu.
cli-play = Zagraj tutaj przeciw botom albo ze znajomymi przy jednej klawiaturze.
cli-replay = Pokaż zapisaną grę ruch po ruchu.
cli-card = Pokaż, co robi karta lub postać.
cli-cards = Wypisz karty i inne elementy gry.
cli-presets = Pokaż gotowe zestawy z ich postaciami i dzielnicami.
cli-check = Sprawdź scenariusze i wyjaśnij, co się nie zgadza.
cli-simulate = Niech boty rozegrają wiele gier; policz wyniki.
cli-arena = Zmierz siłę botów wraz z niepewnością.
cli-bots = Wypisz boty i poziomy gry.
cli-bench = Zmierz, jak szybko gra silnik.
cli-schema = Wypisz schemat JSON danych, którymi gra opisuje stół.
cli-serve = Uruchom stoły w przeglądarce: dla siebie, dla przyjaciół, dla klubu.
cli-version = Pokaż wersję i powiedz, czy silnik jest skompilowany.

## Arguments and options

cli-argument-game = citadels albo praga
cli-argument-preset = nazwa zestawu w dowolnym języku; bez niej wszystkie
cli-argument-file = plik z zapisaną grą
cli-argument-files = pliki ze scenariuszami
cli-argument-card = identyfikator lub nazwa karty albo postaci
cli-argument-cards-game = gra; jeśli jej brak, pierwsza z nich
cli-option-language = język: en, cs, bg lub pl (inaczej język systemu)
cli-option-players = liczba graczy
cli-option-seed = ziarno losowości: to samo ziarno rozdaje te same karty
cli-option-bots = jakie boty grają, miejsce po miejscu; krótka lista się powtarza
cli-option-names = imiona osób oddzielone przecinkami
cli-option-option = dowolna inna opcja gry
cli-option-save = gdzie zapisać przebieg gry
cli-option-resume = kontynuuj zapisaną grę
cli-option-components = plik z danymi elementów, z którymi grano
cli-option-games = liczba gier
cli-option-workers = liczba procesów; inaczej po jednym na rdzeń, jeśli to się opłaca
cli-option-fast = pokaż każdemu botowi wszystko, nawet takiemu, który mógłby podglądać
cli-option-json = wypisz wyniki jako JSON
cli-option-deals = liczba rozdań; każde to jedna gra na każde miejsce
cli-option-limit = jak długo bot może myśleć nad jedną decyzją
cli-option-stop = zakończ, gdy pierwszy bot jest wyraźnie lepszy lub gorszy od przypadku
cli-option-ray = graj na klastrze Ray pod tym adresem, HOST:PORT
cli-option-out = zapisuj każde rozdanie w tym pliku; to samo polecenie kontynuuje
cli-option-report = zapisz raport z wykresami, jeden plik HTML
cli-option-seconds = ile sekund mierzyć; inaczej 1, a obok innych silników tyle, ile mieści się w trzech minutach
cli-option-peers = interpreter Pythona, który ma inne silniki
cli-option-only = tylko silniki, których nazwy tak się zaczynają
cli-option-quiet = pomiń scenariusze, które się zgadzają
cli-option-host = adres, na którym nasłuchuje; 0.0.0.0 wpuszcza całą sieć
cli-option-port = port
cli-option-data = folder, w którym trzymane są stoły; domyślnie zwykły folder danych systemu
cli-option-base-url = adres, pod którym serwer widać z zewnątrz
cli-option-open = otwórz przeglądarkę
cli-option-open-game = w przeglądarce zacznij od nowego stołu tej gry
cli-option-own-components = własne dane elementów gry dla nowych stołów, na przykład z poprawionymi liczbami; można podać kilka razy
cli-option-allow-host = inna nazwa, pod którą wolno otwierać serwer; można podać kilka razy
cli-option-openapi = opisz, co serwer stołów mówi i słyszy, dla tych, którzy piszą klienta
cli-option-help = pokaż tę pomoc i zakończ
cli-filter-edition = wydanie
cli-filter-kind = tylko tej kategorii: { $choices }
cli-filter-type = tylko tego rodzaju: { $choices }
cli-filter-number = tylko z tą liczbą

## The table

cli-gold = Monety
cli-hand = Ręka
cli-city = Miasto
cli-city-empty = jeszcze nic nie stoi
cli-hand-empty = brak kart
cli-deck = Talia
cli-discard-pile = Stos kart odrzuconych
cli-character = Postać
cli-type = Rodzaj
cli-effect = Efekt
cli-player = Gracz
cli-you = ty
cli-round-of = Runda { $number }, { $phase }
cli-killed = Zabita postać
cli-robbed = Okradziona postać
cli-faceup = Odrzucone odkryte
cli-facedown = Odrzucone zakryte
cli-log = Co się stało
cli-refused = Czego nie możesz zrobić i dlaczego

## Talking with the player

cli-choose = Twój wybór (numer, ? pokazuje pomoc)
cli-choose-again = „{ $given }” nie ma na liście. Wpisz numer od { $low } do { $high } albo ?, żeby zobaczyć pomoc.
cli-hand-over = Przy klawiaturze siada teraz { $seat }.
cli-press-enter = Gdy patrzy już tylko { $seat }, naciśnij Enter.
cli-press-enter-next = Naciśnij Enter, żeby przejść dalej.
cli-undone = Cofnięto: { $move }
cli-saved = Zapisano w pliku { $file }.
cli-resume-hint = Kontynuuj poleceniem: { $command }
cli-unknown-card = Nie ma karty ani postaci „{ $name }”. Czy chodzi o „{ $near }”?

## The end

cli-game-over = Gra jest skończona.
cli-winner =
    { $number ->
        [one] Wygrywa { $winners }.
       *[other] Wygrywają { $winners }.
    }
cli-you-win = Wygrywasz!
cli-total = Razem
cli-place = Miejsce
cli-points-count =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
